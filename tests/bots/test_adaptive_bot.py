"""The bot that matches people: its number, and that everyone wins their share in the long run."""

from collections import defaultdict
from contextlib import suppress

import pytest

from oneleft import Rules
from oneleft.arena.batch import Batch
from oneleft.bots.adaptive_bot import (
    CHANGE,
    FIRST_NUMBER,
    SCALE,
    STEP,
    STRONGEST,
    AdaptiveBot,
    after_round,
    number_of,
    with_number,
)
from oneleft.bots.factory import new_bot
from oneleft.bots.policy import new_policy_bot
from oneleft.errors import BotError
from oneleft.ladder.bot_stats import BotStats
from oneleft.ladder.table_runner import play_at_table
from tests.support.bot_games import played_among

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "bot", ["adaptive@501", "adaptive@-1", "adaptive@", "adaptive@1000", "adaptive@2.5", "adaptive@ 1", "adaptive@２"]
)
def test_other_numbers_are_refused(bot):
    with pytest.raises(BotError) as refused:
        new_bot(bot, "seed")
    assert "500" in str(refused.value)


def test_number_stays_within_its_scale():
    assert after_round(STRONGEST, won=1, share=0.5) == STRONGEST
    assert after_round(0, won=0, share=0.5) == 0
    assert number_of(with_number(after_round(number_of("adaptive"), won=1, share=0.5))) == FIRST_NUMBER + CHANGE // 2


@pytest.mark.parametrize("place", range(len(SCALE)))
def test_at_a_whole_step_it_plays_like_that_policy(place):
    name = SCALE[place]
    one, other = new_bot(with_number(place * STEP), "seed"), new_policy_bot(name, f"seed {name}")
    watched = played_among(Rules(), 3, f"match {name}", 60, [one, other])
    with suppress(StopIteration):
        game = next(watched)
        while True:
            answer = one.answer(game.view(0))
            assert other.answer(game.view(0)) == answer
            game = watched.send(answer)


def test_between_two_steps_it_plays_like_either():
    for number, names in ((350, ["steady", "sharp"]), (430, ["sharp", "keen"])):
        bot = AdaptiveBot(with_number(number), "seed")
        assert [one.name for one in bot.bots] == names
        assert bot.chance == pytest.approx(number % STEP / STEP)


@pytest.mark.parametrize(("person", "place"), [("random", 100), ("easy", 200), ("sharp", 400)])
def test_people_of_any_strength_win_their_share(person, place):
    """And the number comes to rest near the place of the policy that the person plays by."""
    rounds = 120
    batch = Batch("classic", 2, "33" * 32)
    number, won, numbers = FIRST_NUMBER, 0, []
    for game in range(rounds):
        seat = game % 2
        names = [person, with_number(number)]
        row = play_at_table(batch, game, names[::-1] if seat else names, defaultdict(BotStats))
        wins = int(row["winners"][0]) >> seat & 1
        won += wins
        number = after_round(number, wins, share=0.5)
        numbers.append(number)
    assert won / rounds == pytest.approx(0.5, abs=0.06)
    assert sum(numbers[rounds // 2 :]) / (rounds // 2) == pytest.approx(place, abs=110)
