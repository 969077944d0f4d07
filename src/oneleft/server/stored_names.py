"""Claimed names in the database: whose they are, on which devices, and with which keys. Every call blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, delete, func, literal, or_, select, update
from sqlalchemy.exc import IntegrityError

from .schema import ANSWERED, DEVICES, NAMES, PASSKEYS, RATINGS, RESULTS
from .store import Store
from .stored_ratings import results_of

MOST_DEVICES = 50  # that are signed in under a name; then the first one is signed out
MOST_PASSKEYS = 10
NOBODY = {"person": "", "player": "", "name": ""}  # in place of a player whose data was deleted


class Owned(NamedTuple):
    """Everything about a claimed name that its owner sees."""

    name: Any
    passkeys: Sequence[Any]  # the oldest first
    devices: Sequence[Any]
    matches: int


def name_of_device(store: Store, device: str) -> Any:
    """The name under which a device is signed in, or None."""
    found = select(NAMES).join(DEVICES, DEVICES.c.person == NAMES.c.person).where(DEVICES.c.device == device)
    with store.begin() as connection:
        return connection.execute(found).one_or_none()


def find_name(store: Store, player: str, looks: dict[str, str]) -> Any:
    """The claimed name that is the same or looks the same, or None."""
    found = select(NAMES).where(or_(NAMES.c.player == player, *(NAMES.c[key] == look for key, look in looks.items())))
    with store.begin() as connection:
        return connection.execute(found.order_by(NAMES.c.player != player).limit(1)).one_or_none()


def find_passkey(store: Store, passkey: str) -> Any:
    """A passkey with the name that it is for, or None."""
    found = select(PASSKEYS, NAMES.c.player, NAMES.c.name).join(NAMES, NAMES.c.person == PASSKEYS.c.person)
    with store.begin() as connection:
        return connection.execute(found.where(PASSKEYS.c.id == passkey)).one_or_none()


def read_owned(store: Store, person: str) -> Owned | None:
    """A name with all that is its owner's, or None if it is released meanwhile."""
    with store.begin() as connection:
        name = connection.execute(select(NAMES).where(NAMES.c.person == person)).one_or_none()
        if name is None:
            return None
        return Owned(
            name,
            connection.execute(select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.added)).all(),
            connection.execute(select(DEVICES).where(DEVICES.c.person == person).order_by(DEVICES.c.since)).all(),
            connection.execute(select(func.count()).where(*results_of("", person, name.before))).scalar_one(),
        )


def claim(store: Store, name: dict[str, Any], passkey: dict[str, Any] | None) -> bool:
    """Claim a name for the device on which it was played under; whether it was free."""
    try:
        with store.begin() as connection:
            connection.execute(NAMES.insert(), name)
            add_device(connection, name["before"], name["person"], name["claimed"])
            if passkey:
                connection.execute(PASSKEYS.insert(), passkey)
            rename(connection, name["before"], name["person"])
    except IntegrityError:
        return False
    return True


def rename(connection: Connection, person: str, to: str) -> None:
    """Let all that a player has go over to another one."""
    for table in (RESULTS, RATINGS):
        connection.execute(update(table).where(table.c.person == person).values(person=to))


def add_device(connection: Connection, device: str, person: str, now: float) -> None:
    connection.execute(delete(DEVICES).where(DEVICES.c.device == device))
    insert_for_name(connection, DEVICES, {"device": device, "person": person, "since": now})
    own = select(DEVICES.c.device).where(DEVICES.c.person == person).order_by(DEVICES.c.since.desc())
    kept = list(connection.execute(own.limit(MOST_DEVICES)).scalars())
    connection.execute(delete(DEVICES).where(DEVICES.c.person == person, DEVICES.c.device.not_in(kept)))


def insert_for_name(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Insert a row, unless the name is gone; whether it was there. On PostgreSQL it cannot go before the commit."""
    values = [literal(value, table.c[column].type) for column, value in row.items()]
    there = select(*values).select_from(NAMES).where(NAMES.c.person == row["person"]).with_for_update(read=True)
    inserted = table.insert().from_select(list(row), there).returning(table.c.person)
    return connection.execute(inserted).one_or_none() is not None


def sign_in(store: Store, device: str, person: str, now: float) -> None:
    with store.begin() as connection:
        add_device(connection, device, person, now)


def sign_out(store: Store, device: str) -> None:
    with store.begin() as connection:
        connection.execute(delete(DEVICES).where(DEVICES.c.device == device))


def sign_out_others(store: Store, device: str, person: str) -> None:
    with store.begin() as connection:
        connection.execute(delete(DEVICES).where(DEVICES.c.person == person, DEVICES.c.device != device))


def answer_once(store: Store, challenge: str, until: float, now: float) -> bool:
    """Whether nobody has answered a challenge before. Challenges that have expired are forgotten."""
    try:
        with store.begin() as connection:
            connection.execute(delete(ANSWERED).where(ANSWERED.c.until < now))
            connection.execute(ANSWERED.insert().values(id=challenge, until=until))
    except IntegrityError:
        return False
    return True


def note_use(store: Store, passkey: str, counter: int) -> None:
    with store.begin() as connection:
        connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == passkey).values(counter=counter))


def add_passkey(store: Store, passkey: dict[str, Any]) -> bool:
    """Whether it could be added: not one too many, nor one that somebody has already, nor to a name that is gone."""
    own = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.person == passkey["person"])
    try:
        with store.begin() as connection:
            if connection.execute(own).scalar_one() >= MOST_PASSKEYS:
                return False
            return insert_for_name(connection, PASSKEYS, passkey)
    except IntegrityError:
        return False


def remove_passkey(store: Store, person: str, passkey: str) -> bool:
    """Whether it could be removed: not the last key of a name."""
    own, other = PASSKEYS.c.person == person, PASSKEYS.alias()
    has_other = select(other.c.id).where(other.c.person == person, other.c.id != passkey).exists()
    name = select(NAMES.c.recovery).where(NAMES.c.person == person)
    has_code = name.where(NAMES.c.recovery != "").exists()
    with store.begin() as connection:
        connection.execute(name.with_for_update())  # on PostgreSQL; on SQLite the deletion locks the database
        removed = delete(PASSKEYS).where(own, PASSKEYS.c.id == passkey, has_other | has_code)
        return bool(connection.execute(removed).rowcount)


def set_recovery(store: Store, person: str, recovery: str) -> None:
    with store.begin() as connection:
        connection.execute(update(NAMES).where(NAMES.c.person == person).values(recovery=recovery))


def read_results(store: Store, person: str) -> tuple[Any, list[Any]]:
    """The rating of a player, or None, and all results."""
    with store.begin(patience=60) as connection:
        results = select(RESULTS).where(played_by(connection, person))
        rating = connection.execute(select(RATINGS).where(RATINGS.c.person == person)).one_or_none()
        return rating, list(connection.execute(results.order_by(RESULTS.c.ended, RESULTS.c.room)))


def release(store: Store, person: str, keep_rating: bool = False) -> None:
    """Give a name up. Its results are those of the player who claimed it, as before.

    The owner loses the rating: else one could release the name before a match is lost, and claim it again.
    """
    with store.begin() as connection:
        before = connection.execute(select(NAMES.c.before).where(NAMES.c.person == person)).scalar()
        if before is None:
            return  # somebody was faster
        forget_keys(connection, person)
        if not keep_rating:
            connection.execute(delete(RATINGS).where(RATINGS.c.person == person))
        rename(connection, person, before)


def delete_data(store: Store, person: str) -> None:
    """Delete a name with all that is known of its owner. What others made of the same matches stays true."""
    with store.begin(patience=60) as connection:
        own = played_by(connection, person)
        forget_keys(connection, person)
        connection.execute(delete(RATINGS).where(RATINGS.c.person == person))
        connection.execute(update(RESULTS).where(own).values(NOBODY))


def played_by(connection: Connection, person: str) -> Any:
    """Which results are the owner's: also those of seats that were taken before the name was claimed."""
    before = connection.execute(select(NAMES.c.before).where(NAMES.c.person == person)).scalar()
    return RESULTS.c.person.in_((person, before or person))


def forget_keys(connection: Connection, person: str) -> None:
    for table in (NAMES, DEVICES, PASSKEYS):
        connection.execute(delete(table).where(table.c.person == person))


def release_for_host(store: Store, player: str) -> bool:
    """Release a name without its owner; whether it was claimed."""
    with store.begin() as connection:
        person = connection.execute(select(NAMES.c.person).where(NAMES.c.player == player)).scalar()
    if person is not None:
        release(store, person, keep_rating=True)
    return person is not None
