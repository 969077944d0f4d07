"""The tables of the database. `migrations` brings an older database up to them."""

from __future__ import annotations

import re

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table

METADATA = MetaData()
ROOM_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")  # what else somebody may ask for, no table is called so

# The log of every table: two nodes can never both write the same number.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("room", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("stamp", String(24), nullable=False),  # who wrote it, to know one's own entry again after a lost answer
    Column("body", LargeBinary, nullable=False),
)

# What follows from the logs and is asked across tables: when to look at which, and which to list.
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
    Column("player", String(120), nullable=False),  # the name as names are compared
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

# The servers that are alive say so.
NODES = Table(
    "nodes",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("seen", Float, nullable=False),
)
