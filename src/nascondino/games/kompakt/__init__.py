"""Scotland Yard, pocket edition: Mister X flees in the open, goes under by black ticket, and earns what he costs."""
