"""The tables of the database. `migrations` brings an older database up to them."""

from __future__ import annotations

import re

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
    true,
)

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

# The entries of a log from the second on, as many as `number` says, packed: `packed_logs`. Those after them are rows.
PACKED_LOGS = Table(
    "packed_logs",
    METADATA,
    Column("room", String(24), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# The fold of each long log as far as an entry, to open its table sooner. Read only by the code that wrote it.
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("room", String(24), primary_key=True),
    Column("number", Integer, nullable=False),  # of entries
    Column("stamp", String(24), nullable=False),  # of the last of them
    Column("code", String(16), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# Derived from the logs for queries across tables: when each is due, which are listed, and which can be deleted.
ROOMS = Table(
    "rooms",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("due", Float, nullable=True),
    Column("listed", Boolean, nullable=False),
    Column("opened", Float, nullable=False),
    Column("shown", LargeBinary, nullable=False),
    Column("changed", Float, nullable=False, server_default="0"),  # the last time, by more than moves and visits
    Column("finished", Integer, nullable=False, server_default="0"),  # matches
    Column("opener", String(8), nullable=False, server_default=""),  # of whom it is, as far as `opener_of` tells
    Column("code", String(4), nullable=False, server_default=""),  # `code_of` its id
    Column("public", Boolean, nullable=False, server_default=false()),  # listed, if only while a match is not over
    Column("packed", Boolean, nullable=False, server_default=false()),  # or not worth it, since it changed last
    Index("rooms_code", "code"),
    Index("rooms_changed", "finished", "changed"),
    Index("rooms_due", "due"),
    Index("rooms_listed", "listed", "opened"),
    Index("rooms_packed", "packed", "changed"),
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
    Column("rules", String(400), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("rounds_won", Integer, nullable=False),
    Column("uno_missed", Integer, nullable=False),
    Column("challenges", Integer, nullable=False),
    Column("challenges_won", Integer, nullable=False),
    Column("person", String(32), nullable=False, server_default=""),  # the rated player, if this seat was one
    Column("rating", String(12), nullable=False, server_default=""),  # what it means for the rating: `rating_results`
    Column("luck", Integer),  # the next five once the match is analysed, as in the report: millionths
    Column("luck_error", Integer),
    Column("own", Integer),
    Column("decisions", Integer),  # that were judged
    Column("faults", Integer),  # among them
    Column("public", Boolean, nullable=False, server_default=false()),  # of a table that was public
    Column("new_rating", Float),  # after this match, if it was rated
    Column("new_deviation", Float),
    Index("results_player", "player", "ended"),
    Index("results_person", "person", "ended"),
    Index("results_public", "public", "ended"),
    Index("results_ended", "ended"),
)

# The analyses of finished matches.
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("room", String(24), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("node", String(24), nullable=False),  # that works on it; if it is dead, nobody does
    Column("state", String(8), nullable=False),
    Column("progress", Float, nullable=False),
    Column("rough", LargeBinary),  # a `RoughCurve` as JSON, compressed
    Column("packed", LargeBinary),  # the whole answer once it is done, compressed
)

# Follow from the results, and are kept up as matches end.
RATINGS = Table(
    "ratings",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("player", String(120), nullable=False),  # the name as names are compared
    Column("name", String(60), nullable=False),
    Column("matches", Integer, nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("bound", Float, nullable=False),  # a rating that its player very likely deserves
    Index("ratings_bound", "bound"),
    Index("ratings_player", "player"),
)

# Nicknames that are claimed. Of everything secret about them there are keyed digests alone.
NAMES = Table(
    "names",
    METADATA,
    Column("person", String(32), primary_key=True),  # the rated player from then on: `claimed_person`
    Column("before", String(32), nullable=False),  # and until then
    Column("player", String(120), nullable=False),  # the name as names are compared
    Column("look", String(32), nullable=False),  # a digest of what it looks like: `skeleton`
    Column("capitals", String(32), nullable=False),  # the same in capitals, where other letters look alike
    Column("name", String(60), nullable=False),
    Column("claimed", Float, nullable=False),
    Column("recovery", String(32), nullable=False),  # a digest of the recovery code; empty if there is none
    Index("names_player", "player", unique=True),
    Index("names_look", "look", unique=True),
    Index("names_capitals", "capitals", unique=True),
)

# The devices that are signed in under a name, each as the player who would be rated there if nobody had claimed it.
DEVICES = Table(
    "devices",
    METADATA,
    Column("device", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("since", Float, nullable=False),
    Index("devices_person", "person", "since"),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(32), primary_key=True),  # a digest of the credential's
    Column("person", String(32), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),  # of its uses, if it counts them
    Column("added", Float, nullable=False),
    Index("passkeys_person", "person", "added"),
)

# The challenges for passkeys that were answered, until they expire: none is answered twice.
ANSWERED = Table(
    "answered",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

# The logs of tournaments. The primary key ensures that two nodes never both draw the same round.
TOURNAMENT_ENTRIES = Table(
    "tournament_entries",
    METADATA,
    Column("tournament", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

# Derived from these logs: which tournaments are under way, and which never began.
TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("changed", Float, nullable=False),
    Index("tournaments_status", "status", "changed"),
)

# Keys of this server that are in no log.
SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(24), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# The operator's orders to all nodes: `orders`.
ORDERS = Table(
    "orders",
    METADATA,
    Column("kind", String(8), primary_key=True),
    Column("value", String(300), primary_key=True),
    Column("given", Float, nullable=False),
)

# The heartbeats of the nodes, and what they report of themselves: `figures`.
NODES = Table(
    "nodes",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("seen", Float, nullable=False),
    Column("reads_packed", Boolean, nullable=False, server_default=false()),  # logs; earlier versions do not
    Column("figures", LargeBinary, nullable=True),
    Column("address", String(80), nullable=False, server_default=""),  # where other nodes reach it; empty: nowhere
    Column("listens", Boolean, nullable=False, server_default=true()),  # it has to hear of every entry
)

# The node that serves each live table. It holds for as long as the node is alive by its heartbeats.
HOMES = Table(
    "homes",
    METADATA,
    Column("room", String(24), primary_key=True),
    Column("node", String(24), nullable=False),
    Index("homes_node", "node"),
)
