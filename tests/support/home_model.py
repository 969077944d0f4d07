"""Homes for tables as a small state machine, and a search through every order of their steps.

The steps are those of `Homes` and `TableCache`. Two nodes share the log of one table. The one with the lease is its
home: it alone serves the table. The other passes the messages of its guests on. A lease ends if its node does not renew
it, and then either node may take it and read the log. The log is written as before: an entry only after the very entry
that its writer knows (`write_path_model.commit`).

So many times something fails: a node crashes; it hangs, with all that it believed, and goes on later; it is cut off
from the database and still talks to its guests; or the answer to a commit is lost. Once, someone without a lease
writes into the log, as a program of the operator may. What was sent to the database may arrive at any
later time.

It is assumed that a node looks at its clock and answers in one step, and that its clock does not run slower than the
database's by more than the margin, so that it stops to serve before its lease can be another's.

``Faults`` leaves out one precaution at a time: the search must find what it prevents.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from tests.support import write_path_model as path
from tests.support.write_path_model import NODES, Entry, Log, Write, explore

NOBODY = -1


class Node(NamedTuple):
    state: Literal["up", "hung", "cut off", "down"] = "up"
    serves: bool = False  # it believes that it has the lease
    room: Log = ()
    is_stale: bool = True
    writing: Write | None = None
    issued: int = 0  # stamps


class World(NamedTuple):
    log: Log = ()
    holder: int = NOBODY  # of the lease, by the database
    nodes: tuple[Node, ...] = (Node(), Node())
    asked: tuple[int, ...] = (0, 1)  # at which node the messages "a" and "b" wait
    acknowledged: frozenset[str] = frozenset()
    orphans: tuple[Write, ...] = ()  # sent to the database by someone who no longer waits for the answer
    seen: Log = ()  # what some guest was shown
    wrong: str = ""
    failures: int = 1  # that are still to come
    strangers: int = 1  # writes by someone without a lease


@dataclass(frozen=True)
class Faults:
    """Precautions that are left out."""

    no_fence: bool = False  # an entry is appended wherever the log ends
    serves_after_its_lease: bool = False  # the clock is not looked at
    trusts_its_memory: bool = False  # who takes the lease does not read the log
    shows_early: bool = False  # before the commit
    forgets_ids: bool = False  # a repeated message is not recognised


def commit(log: Log, write: Write, faults: Faults) -> tuple[Log, bool]:
    return path.commit(log, write, path.Faults(ignores_number=faults.no_fence))


def changed(world: World, number: int, **changes: object) -> World:
    node = world.nodes[number]._replace(**changes)
    return world._replace(nodes=tuple(node if i == number else one for i, one in enumerate(world.nodes)))


def shown(world: World, room: Log) -> World:
    """Guests are shown a room. They were never shown more, or anything else."""
    if room[: len(world.seen)] != world.seen:
        return world._replace(wrong=f"someone was shown {room} after {world.seen}")
    return world._replace(seen=room)


def steps(world: World, faults: Faults) -> Iterator[World]:
    """Every world that may come next."""
    for orphan in world.orphans:
        rest = tuple(one for one in world.orphans if one != orphan)
        yield world._replace(log=commit(world.log, orphan, faults)[0], orphans=rest)
        yield world._replace(orphans=rest)  # it was never written
    if world.strangers:
        entry = Entry("stranger", "a stranger's")
        yield world._replace(log=(*world.log, entry), strangers=0)
    if world.holder != NOBODY and may_end(world.nodes[world.holder], faults):
        yield world._replace(holder=NOBODY)
    for number in NODES:
        node = world.nodes[number]
        if node.state == "up":
            yield from working_steps(world, number, node, faults)
            yield from failures(world, number, node)
        else:
            yield from returning_steps(world, number, node, faults)
        if node.serves and not node.is_stale and node.state in ("up", "cut off"):
            yield shown(world, node.room)  # a guest comes


def may_end(node: Node, faults: Faults) -> bool:
    """Whether a lease may end in the database: its node does not renew it, and by its clock it is over, if that runs.

    A node that was started again does not know that it had one.
    """
    return node.state in ("hung", "down") or not node.serves or (node.state != "up" and faults.serves_after_its_lease)


def working_steps(world: World, number: int, node: Node, faults: Faults) -> Iterator[World]:
    if not node.serves:
        if world.holder == NOBODY:
            yield changed(world._replace(holder=number), number, serves=True, is_stale=not faults.trusts_its_memory)
        elif world.holder != number and world.nodes[world.holder].serves:
            yield passed_on(world, number, world.holder)
        return
    if node.writing is not None:
        yield from writing_steps(world, number, node, node.writing, faults)
        return
    if node.is_stale or node.room != world.log:  # someone told it
        yield changed(shown(world, world.log), number, room=world.log, is_stale=False)
    if not node.is_stale:
        for index, message in enumerate("ab"):
            if world.asked[index] == number:
                yield decided(world, number, node, message, faults)


def passed_on(world: World, number: int, home: int) -> World:
    return world._replace(asked=tuple(home if at == number else at for at in world.asked))


def decided(world: World, number: int, node: Node, message: str, faults: Faults) -> World:
    if message in [entry.message for entry in node.room] and not faults.forgets_ids:
        return answered(world, message)
    entry = Entry(f"{number}:{node.issued}", message)
    write = Write(len(node.room), node.room[-1].stamp if node.room else "", entry)
    room = (*node.room, entry)
    if faults.shows_early:
        world = shown(world, room)
    return changed(world, number, room=room, is_stale=True, writing=write, issued=node.issued + 1)


def writing_steps(world: World, number: int, node: Node, write: Write, faults: Faults) -> Iterator[World]:
    log, is_written = commit(world.log, write, faults)
    after = world._replace(log=log)
    if is_written:
        done = changed(shown(after, node.room), number, writing=None, is_stale=False)
        yield answered(done, write.entry.message)
    else:
        yield changed(after, number, writing=None)  # it reads the log, and decides again
    if world.failures:
        yield after._replace(failures=world.failures - 1)  # the answer was lost, and the same is written again


def answered(world: World, message: str) -> World:
    index = "ab".index(message)
    asked = tuple(NOBODY if i == index else at for i, at in enumerate(world.asked))
    return world._replace(asked=asked, acknowledged=world.acknowledged | {message})


def failures(world: World, number: int, node: Node) -> Iterator[World]:
    if not world.failures:
        return
    world = world._replace(failures=world.failures - 1)
    orphans = world.orphans if node.writing is None else (*world.orphans, node.writing)
    down = Node("down", issued=node.issued)
    yield changed(world._replace(orphans=orphans), number, **down._asdict())
    yield changed(world, number, state="hung")
    yield changed(world._replace(orphans=orphans), number, state="cut off", writing=None)


def returning_steps(world: World, number: int, node: Node, faults: Faults) -> Iterator[World]:
    """Its guests go elsewhere, or it goes on."""
    if number in world.asked:
        yield passed_on(world, number, 1 - number)
    serves = node.serves and (world.holder == number or faults.serves_after_its_lease)
    if node.state == "cut off" and node.serves and not faults.serves_after_its_lease:
        yield changed(world, number, serves=False)  # by its clock
    yield changed(world, number, state="up", serves=serves, writing=node.writing if serves else None)
    if node.writing is None:
        return
    yield world._replace(log=commit(world.log, node.writing, faults)[0])  # it had sent that before it hung
    if not serves:
        late = changed(world, number, state="up", serves=False, writing=None)
        yield late._replace(orphans=(*world.orphans, node.writing))


def problem(world: World) -> str:
    """What must never be so, in words; empty if all is well."""
    messages = [entry.message for entry in world.log]
    for message in world.acknowledged:
        if messages.count(message) != 1:
            return f"{message} was acknowledged and is in the log {messages.count(message)} times"
    if world.seen != world.log[: len(world.seen)]:
        return f"someone saw {world.seen} and the log is {world.log}"
    return world.wrong


def search(faults: Faults, failures: int = 1) -> tuple[int, str]:
    return explore(World(failures=failures), lambda world: steps(world, faults), problem)
