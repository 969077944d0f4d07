"""The game server: tables over HTTP and sockets. Every table's state is rebuilt from its log."""
