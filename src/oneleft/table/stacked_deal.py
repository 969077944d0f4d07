"""A deal from a stacked deck, as the referee takes it."""

from __future__ import annotations

import msgspec

from oneleft.rules.config import (
    Rules,
)
from oneleft.rules.deal import deal
from oneleft.rules.round import (
    Round,
)

from .deck_inventory import DeckInventory, lay_pile
from .documents import check_seat, check_size


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stacked deck: its cards from the top, unnamed cards shuffled beneath."""

    players: int
    dealer: int | None = None
    deck: list[str] = []


def deal_stacked(rules: Rules, doc: Deal, r: Round) -> None:
    """Deal from a stacked deck to an empty table that has its key."""
    check_size(doc.players, "deal.players")
    r.players = doc.players
    r.dealer = check_seat(doc.dealer, doc.players, "deal.dealer", doc.players - 1)
    inventory = DeckInventory(rules.edition)
    named = inventory.take_all(doc.deck, "deal.deck")
    lay_pile(r, named, inventory.left)
    deal(r)
