"""The tables of the database. `migrations` brings an older database up to them."""

from __future__ import annotations

import re

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table

METADATA = MetaData()
ROOM_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")  # anything else is not looked up

# The log of every table. The primary key ensures that two nodes never both write the same number.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("room", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("stamp", String(24), nullable=False),  # of its write, to recognise it when the answer to a commit was lost
    Column("body", LargeBinary, nullable=False),
)

# Derived from the logs for queries across tables: when each is due, and which are listed.
ROOMS = Table(
    "rooms",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("due", Float, nullable=True),
    Column("listed", Boolean, nullable=False),
    Column("opened", Float, nullable=False),
    Column("shown", LargeBinary, nullable=False),
    Index("rooms_due", "due"),
    Index("rooms_listed", "listed", "opened"),
)

# One row for each seat of a finished match.
RESULTS = Table(
    "results",
    METADATA,
    Column("room", String(24), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("ended", Float, nullable=False),
    Column("name", String(60), nullable=False),
    Column("player", String(120), nullable=False),  # the name as names are compared: `player_key`
    Column("bot", Boolean, nullable=False),
    Column("rules", String(200), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("rounds_won", Integer, nullable=False),
    Column("uno_missed", Integer, nullable=False),
    Column("challenges", Integer, nullable=False),
    Column("challenges_won", Integer, nullable=False),
    Index("results_player", "player"),
    Index("results_ended", "ended"),
)

# The heartbeats of the nodes.
NODES = Table(
    "nodes",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("seen", Float, nullable=False),
)
