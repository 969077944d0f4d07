"""The entries of a log about matches: how one is set up and shuffled, its moves, and what is taken back."""

from __future__ import annotations

from oneleft.errors import SaveError
from oneleft.match.match import Seating
from oneleft.table.events import TakenBack
from oneleft.table.game import Game
from oneleft.table.move import DEAL, Move
from oneleft.table.old_moves import OldMoves

from . import entries as n
from .adaptive_bots import adapt_bots
from .checkpoints import Checkpoint
from .recent import RecentEntry
from .seat import Seat
from .seat_entries import SeatEntries
from .shuffle_exchange import ShuffleExchange
from .stopwatch import Stopwatch
from .tally import Score, Tally

NO_SEATINGS: list[Seating] = []  # with one table nobody needs to be told who sits where
LAYING_VERBS = ("play", "jump", "discard")  # the moves that can leave a player with one card


class MatchEntries(SeatEntries):
    """The part of a `Room` that knows its match."""

    def apply_agreed(self, entry: n.Agreed) -> None:
        if not self.again:
            self.again_since = entry.at
        self.again.append(entry.by)
        self.remember_id(entry.by, entry.id)

    def apply_rematch(self, entry: n.Rematch) -> None:
        if entry.by >= 0:
            self.remember_id(entry.by, entry.id)
        self.set_up_match(entry.secret, set(), entry.order)
        self.begins, self.begins_since = entry.begins, entry.at

    def apply_reshuffled(self, entry: n.Reshuffled) -> None:
        self.set_up_match(entry.secret, self.reshuffles | {entry.seat}, entry.order)
        self.match -= 1
        self.begin_when_full(entry.at)

    def set_up_match(self, secret: str, reshuffles: set[int], order: tuple[int, ...]) -> None:
        self.game, self.secret, self.exchange, self.reshuffles = None, secret, ShuffleExchange(), reshuffles
        self.again, self.begins = [], False
        self.checkpoints.clear()
        self.seats = [Seat() if seat.abandoned else seat for seat in self.seats]
        for seat in self.seats:
            seat.words = ""  # they were known before the new secret was drawn, so they would prove nothing
            seat.votes.clear()
        self.reseat(order)

    def apply_reseated(self, entry: n.Reseated) -> None:
        self.reseat(entry.order)
        self.begins, self.begins_since = True, entry.at

    def apply_committed(self, entry: n.Committed) -> None:
        self.exchange.sent[entry.seat] = entry.hash
        self.remember_id(entry.seat, entry.id)

    def apply_starting(self, entry: n.Starting) -> None:
        self.remove_empty_seats()
        self.exchange.fix([not seat.is_person for seat in self.seats], entry.at)

    def apply_revealed(self, entry: n.Revealed) -> None:
        self.exchange.reveals[entry.seat] = entry.reveal
        self.remember_id(entry.seat, entry.id)

    def apply_begun(self, entry: n.Begun) -> None:
        if not self.exchange.fixed:
            self.remove_empty_seats()
        seats = self.seats[: self.dealt]
        names = [seat.name or "" for seat in seats]
        words = self.exchange.words or entry.words or [seat.words for seat in seats if seat.words]
        self.game = Game(self.settings.rules, names, self.secret, words, hashes=self.exchange.fixed or entry.hashes)
        self.has_person_moved = self.begins = False
        self.old_moves = OldMoves()
        self.began = self.number
        self.match += 1
        self.tally = Tally(
            [
                Score(
                    seat.name or "", seat.bot, seat.player_id, seat.device, seat.network, present=bool(seat.connections)
                )
                for seat in seats
            ]
        )
        people = [i for i, seat in enumerate(seats) if not seat.bot]
        has_rivals = len(people) != 1 or self.settings.listed or self.daily or self.tournament
        self.lone_person = None if has_rivals else people[0]
        self.stopwatches = [Stopwatch(self.at, self.at) for _ in self.game.tables]
        for seat in self.seats:
            seat.missed_turns = 0
        self.remember_events(self.game)

    def apply_move(self, entry: n.Moved) -> None:
        game = self.game
        if game is None:
            raise SaveError("log-move-before-deal")
        mover = None if entry.move == DEAL else Move(entry.move).seat
        if entry.made_by != "grace":  # which carries out an earlier decision, the catch
            self.keep_checkpoint(mover)
        turns = [table.seating[table.round.turn] for table in game.tables]
        self.old_moves.push(game, entry.move)
        self.tally.count(game.events)
        if mover is not None:
            self.note_mover(mover, entry)
        elif self.host is not None:  # only the host deals before the pause is over
            self.remember_id(self.host, entry.id)
        lays_card = mover is not None and Move(entry.move).verb in LAYING_VERBS
        for i, table in enumerate(game.tables):
            if mover is None or mover in table.seating:
                self.stopwatches[i].note_move(table, len(game.log), self.at, mover, turns[i], lays_card)
        self.remember_events(game)
        if adapt_bots(self.seats, game):
            self.table_changed = True
        if game.over:
            self.table_changed = True
            self.checkpoints.clear()
            for seat in self.seats:
                seat.votes.clear()

    def keep_checkpoint(self, mover: int | None) -> None:
        """Before a decision that can be taken back, until the next deal. The first changes what the table offers."""
        if self.lone_person is None or self.game is None or mover not in (None, self.lone_person):
            return
        self.table_changed |= (mover is None) == bool(self.checkpoints)
        if mover is None:
            self.checkpoints.clear()
        else:
            self.checkpoints.append(Checkpoint.of(self.game, self.tally, self.stopwatches, self.seats[: self.dealt]))

    def apply_taken_back(self, entry: n.TakenBack) -> None:
        game = self.game
        if game is None or not self.checkpoints:
            raise SaveError("log-nothing-taken-back")
        scored = len(game.match.history)
        self.tally, self.stopwatches = self.checkpoints.pop().restore(game, self.seats, self.at)
        game.taken_back += 1
        self.old_moves = OldMoves()
        seat = self.seats[entry.seat]
        seat.missed_turns, seat.stood_in = 0, False
        self.remember_id(entry.seat, entry.id)
        event = TakenBack(seat=entry.seat, unscored=len(game.match.history) < scored)
        self.recent.append(RecentEntry(self.number, [[event] for _ in game.tables], NO_SEATINGS))

    def apply_caught(self, entry: n.Caught) -> None:
        self.keep_checkpoint(entry.by)
        self.stopwatch_of(entry.seat).caught_by = entry.by
        self.note_mover(entry.by, entry)

    def note_mover(self, mover: int, entry: n.Moved | n.Caught) -> None:
        seat = self.seats[mover]
        self.remember_id(mover, entry.id)
        self.tally.note_mover(mover, entry.made_by)
        if entry.made_by == "clock":
            stopwatch = self.stopwatch_of(mover)
            if stopwatch.clock_moved_for != mover or not seat.missed_turns:  # drawing and keeping the card is one turn
                seat.missed_turns += 1
            stopwatch.clock_moved_for = mover
        elif entry.made_by == "player":
            seat.missed_turns = 0
            self.has_person_moved = True
            self.table_changed |= seat.stood_in
            seat.stood_in = False

    def remember_events(self, game: Game) -> None:
        seatings = [table.seating for table in game.tables] if len(game.tables) > 1 else NO_SEATINGS
        self.recent.append(RecentEntry(self.number, game.events_at, seatings))
