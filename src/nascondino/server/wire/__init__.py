"""What goes over the wire: the messages, and the protocol in writing."""
