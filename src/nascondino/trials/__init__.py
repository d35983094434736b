"""Long trials of the server, over real sockets; `tools/soak.py` runs them, the tests run short forms."""
