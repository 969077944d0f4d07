"""Tests of the server, the client and the protocol."""
