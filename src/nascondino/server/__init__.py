"""The table on the network: tables, seats, the protocol, the log that is the truth, and the processes bots think in."""
