"""No bot: whoever imports it is told so."""

raise ImportError("there is no such \x1b[2Jlibrary")
