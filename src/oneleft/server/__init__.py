"""The game server: tables over HTTP and sockets. Every table's state is rebuilt from its log.

Whether a move counts is decided in `oneleft.room.commands`. What is here receives it, writes it and tells everyone.
"""
