"""`TextEnv` tells the rules, and what its seat heard since its last decision."""

import pytest

from oneleft.envs import TextEnv
from oneleft.lang import say
from oneleft.table import events as e
from oneleft.table.move import move_text
from oneleft.table.narrate import tell
from oneleft.table.single_round import SingleRound

pytestmark = pytest.mark.slow

RULES = ["classic+jump_in+seven_zero", "jam+progressive+mercy=10", "international+multi_play"]


def news_of(env: TextEnv, text: str) -> str:
    """What stands before the view."""
    row = env.seat_env._games.outputs.rows[0]
    return text.partition(env.seat_env.explain(row, env.language))[0]


@pytest.mark.parametrize("seats", [{1}, {0, 1}])
@pytest.mark.parametrize("rules", RULES)
def test_a_seat_is_told_what_it_would_hear_at_a_table(rules, seats):
    """The same game at a table: every event as the seat hears it, once, and nothing else, whoever else is asked."""
    env = TextEnv(rules, 3, seat=seats, policies=("steady",))
    text, told = env.reset(seed=6)
    game = SingleRound(rules, 3, env.seat_env._games.batch.key_of(0))
    assert text.startswith(env.rules_text + "\n")
    news, over, played = news_of(env, text).removeprefix(env.rules_text + "\n"), False, 0
    heard = dict.fromkeys(seats, "")
    asked = set()
    while True:
        log, moves = env.seat_env.stepper.log, int(env.seat_env.stepper.arrays.episodes[0]["moves"])
        for _, chair, code in log.moves[played:moves].tolist():
            game.push(move_text(game.rules.edition, chair, code, range(3)))
            for seat in seats:
                names = tuple(f"left_{(player - seat) % 3}" for player in range(3))
                for event in game.events_for(seat):
                    if not isinstance(event, e.Won | e.Scored):
                        heard[seat] += tell(event, "en", game.rules.edition, names, seat) + "\n"
        played = moves
        asked.add(int(told["seat"]))
        assert news == heard[told["seat"]]
        heard[told["seat"]] = ""
        assert env.observation_space.contains(text)
        if over:
            break
        text, _, over, _, told = env.step(told["moves"][0])
        assert env.rules_text not in text
        news = news_of(env, text)
    assert game.over
    assert asked == seats
    assert played > 20


def test_a_match_tells_its_scores():
    env = TextEnv("classic+lowest+target=150", 3, policies=("steady",), matches=True, language="de")
    text, told = env.reset(seed=6)
    texts, over = [text], False
    while not over:
        assert text.count(say("env-your-turn", "de")) <= 1
        text, _, over, _, told = env.step(told["moves"][0])
        texts.append(text)
    played = env.seat_env.stepper.arrays.standings[0]["played"]
    assert "".join(texts).count("Punkte in dieser Runde") == played > 1
    text, _ = env.reset()
    assert text.startswith(env.rules_text)
    assert "Punkte in dieser Runde" not in news_of(env, text)
