"""The protocol between a server and its clients: documents over HTTP, messages over a socket."""
