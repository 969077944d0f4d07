"""A game of the environments by the same functions, interpreted: every seat is asked."""

from oneleft.arena.batch import Batch
from oneleft.arena.game_kernel import POLICY_BITS
from oneleft.envs.actions import ACTIONS, OFFERED_WORDS, offer, write_mask
from oneleft.envs.episode import NO_LOG, Episode, begin_game, play_on
from oneleft.envs.memory import Memory
from oneleft.envs.observation import row_length, write_observation
from oneleft.match.standing import Standing
from oneleft.rules.config import Rules
from oneleft.rules.round import MAX_PLAYERS, Round
from oneleft.table.fairness import key_words


class InterpretedTable:
    def __init__(self, batch: Batch, number: int) -> None:
        rules, players = batch.rules, batch.players
        self.players = players
        self.episode = Episode()
        self.episode.number, self.episode.matches = number, int(batch.matches)
        self.episode.lineup = (1 << POLICY_BITS * MAX_PLAYERS) - 1
        self.records = [rules.new_round(players) for _ in range(2)]
        self.standing = Standing(rules if batch.matches else Rules(), players)
        self.memories = [Memory(player) for player in range(players)]
        key = key_words(batch.key)
        begin_game(self.episode, self.records, self.standing, self.memories, None, key, [0] * 16)
        self._play_on()

    def _play_on(self) -> None:
        play_on(self.episode, self.records, self.standing, self.memories, None, None, NO_LOG)

    def answer(self, code: int) -> None:
        self.episode.answer = code
        self._play_on()

    @property
    def round(self) -> Round:
        """The table that plays now."""
        return self.records[self.episode.table]

    def row(self, player: int) -> list[int]:
        row = [0] * row_length(self.players)
        write_observation(self.episode, self.round, self.standing, self.memories[player], row)
        return row

    def mask(self, automatic: bool = False) -> list[int]:
        mask, offered = [0] * ACTIONS, [0] * OFFERED_WORDS
        offer(self.round, self.episode.chair, automatic, offered)
        write_mask(offered, mask)
        return mask
