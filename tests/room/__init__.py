"""Tests of a live table: its commands, timers and what each seat is shown."""
