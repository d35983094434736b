"""Tables in use, and what those around them are sent."""
