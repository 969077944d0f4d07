"""What a server and its guests say to each other, defined once: documents over HTTP, messages over a socket."""
