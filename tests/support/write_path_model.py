"""The way of an entry into the log, as a small state machine, and a search through every order of its steps.

Two nodes share the log of one table. Each has a guest with one message; the guest sends it again, to either node, until
it is acknowledged. Once, anything may fail: a node crashes, the answer to a commit is lost, or a node gives up waiting
for one. What was sent to the database by then may still be written, or not. The steps are those of `Node.write`,
`Node.catch_up`, `Store.append` and `Writer.commit`, each as coarse as the database's transactions allow.

The database itself loses nothing here.

``Faults`` leaves out one precaution at a time: the search must find what it prevents.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

NODES = (0, 1)
AnyWorld = TypeVar("AnyWorld", bound=Any)


class Entry(NamedTuple):
    stamp: str  # of the write that made it
    message: str  # the id of the guest's message


class Write(NamedTuple):
    """An entry on its way, with its place in the log and the stamp of the entry before it."""

    number: int
    after: str
    entry: Entry


Log = tuple[Entry, ...]


class Node(NamedTuple):
    room: Log = ()  # what the room was folded from
    shown: Log = ()  # what the connections here were told
    stale: bool = False
    writing: Write | None = None
    is_up: bool = True
    issued: int = 0  # stamps


class World(NamedTuple):
    log: Log = ()
    nodes: tuple[Node, ...] = (Node(), Node())
    asked: tuple[str, ...] = ("a", "b")  # the messages that wait at each node; "" is none
    acknowledged: frozenset[str] = frozenset()
    orphans: tuple[Write, ...] = ()  # sent to the database by someone who no longer waits for the answer
    may_fail: bool = True


@dataclass(frozen=True)
class Faults:
    """Precautions that are left out."""

    shows_early: bool = False  # before the commit
    keeps_room: bool = False  # after a write that may have failed: the log is not read again
    ignores_number: bool = False  # an entry is appended wherever the log ends
    forgets_ids: bool = False  # a repeated message is not recognised


def commit(log: Log, write: Write, faults: Faults) -> tuple[Log, bool]:
    """`Store.append`: the log after it, and whether the entry is in its place."""
    if faults.ignores_number:
        return (*log, write.entry), True
    before = log[write.number - 1].stamp if 0 < write.number <= len(log) else ""
    if len(log) == write.number and before == write.after:
        return (*log, write.entry), True
    return log, len(log) > write.number and log[write.number] == write.entry


def steps(world: World, faults: Faults) -> Iterator[World]:
    """Every world that may come next."""
    for orphan in world.orphans:
        rest = tuple(one for one in world.orphans if one != orphan)
        yield world._replace(log=commit(world.log, orphan, faults)[0], orphans=rest)
        yield world._replace(orphans=rest)  # it was never written
    for number in NODES:
        node = world.nodes[number]
        if not node.is_up:
            yield with_node(world, number, Node(world.log, world.log, issued=node.issued))
        elif node.writing is not None:
            yield from writing_steps(world, number, node, node.writing, faults)
        else:
            if node.stale or len(node.shown) < len(world.log):
                yield caught_up(world, number, node)
            if world.asked[number] and not node.stale:
                yield decided(world, number, node, faults)
        if world.may_fail and node.is_up:
            yield crashed(world, number, node)


def with_node(world: World, number: int, node: Node) -> World:
    return world._replace(nodes=tuple(node if i == number else one for i, one in enumerate(world.nodes)))


def caught_up(world: World, number: int, node: Node) -> World:
    """`Node.catch_up`: what others wrote is read, and shown."""
    shown = node.shown + world.log[len(node.shown) :]
    return with_node(world, number, node._replace(room=world.log, shown=shown, stale=False))


def decided(world: World, number: int, node: Node, faults: Faults) -> World:
    """`Node.write` up to the commit: the room has the entry before the log has it."""
    message = world.asked[number]
    if message in [entry.message for entry in node.room] and not faults.forgets_ids:
        return answered(world, number, message)
    entry = Entry(f"{number}:{node.issued}", message)
    write = Write(len(node.room), node.room[-1].stamp if node.room else "", entry)
    room = (*node.room, entry)
    shown = room if faults.shows_early else node.shown
    node = node._replace(room=room, shown=shown, stale=not faults.keeps_room, writing=write, issued=node.issued + 1)
    return with_node(world, number, node)


def writing_steps(world: World, number: int, node: Node, write: Write, faults: Faults) -> Iterator[World]:
    log, is_written = commit(world.log, write, faults)
    after = world._replace(log=log)
    done = node._replace(writing=None)
    if is_written:
        shown = with_node(after, number, done._replace(shown=node.room, stale=False))
        yield answered(shown, number, write.entry.message)
    else:
        yield with_node(after, number, done)  # it reads the log, and decides again
    if world.may_fail:
        yield after._replace(may_fail=False)  # the answer was lost, and the same is written again
        gave_up = with_node(world._replace(may_fail=False), number, done)
        yield gave_up._replace(orphans=(*world.orphans, write))  # its guest is told to send it again


def answered(world: World, number: int, message: str) -> World:
    asked = tuple("" if i == number else one for i, one in enumerate(world.asked))
    return world._replace(asked=asked, acknowledged=world.acknowledged | {message})


def crashed(world: World, number: int, node: Node) -> World:
    """Its guest goes to the other node if nobody asks there, or waits until this one is back."""
    orphans = world.orphans if node.writing is None else (*world.orphans, node.writing)
    asked, other = list(world.asked), 1 - number
    if not asked[other]:
        asked[other], asked[number] = asked[number], ""
    down = with_node(world, number, Node(is_up=False, issued=node.issued))
    return down._replace(orphans=orphans, asked=tuple(asked), may_fail=False)


def problem(world: World) -> str:
    """What must never be so, in words; empty if all is well."""
    messages = [entry.message for entry in world.log]
    for message in world.acknowledged:
        if messages.count(message) != 1:
            return f"{message} was acknowledged and is in the log {messages.count(message)} times"
    for node in world.nodes:
        if node.shown != world.log[: len(node.shown)]:
            return f"someone saw {node.shown} and the log is {world.log}"
    return ""


def search(faults: Faults) -> tuple[int, str]:
    return explore(World(), lambda world: steps(world, faults), problem)


def explore(
    first: AnyWorld, following: Callable[[AnyWorld], Iterator[AnyWorld]], wrong: Callable[[AnyWorld], str]
) -> tuple[int, str]:
    """How many worlds there are, and the first problem in any of them."""
    seen, ahead = {first}, [first]
    while ahead:
        world = ahead.pop()
        next_worlds = list(following(world))
        found = wrong(world)
        if not found and not next_worlds and world.acknowledged != {"a", "b"}:
            found = f"nothing can happen any more, and only {sorted(world.acknowledged)} were acknowledged"
        if found:
            return len(seen), found
        fresh = [one for one in next_worlds if one not in seen]
        seen.update(fresh)
        ahead += fresh
    return len(seen), ""
