"""Bad input of every kind: an error that says where, never a traceback, never a hang."""
