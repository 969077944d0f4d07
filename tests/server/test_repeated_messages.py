"""Double clicks: a repeated message is executed once, and only one of two moves in a position wins."""

import asyncio
import json

import pytest

from oneleft.client import Lobby
from tests.support.raw_socket import SHORT, open_table_for_two, play_to_end, sit

pytestmark = pytest.mark.slow


def with_two_connections(server, visit):
    """Two connections of the player whose turn it is."""

    async def run():
        async with Lobby(server.address) as lobby:
            table, tokens = await open_table_for_two(lobby, SHORT)
            async with sit(server.address, table) as spectator:
                view = json.loads(spectator.heard[0])["view"]
            token = tokens[view["turn"]]
            async with sit(server.address, table, token) as one, sit(server.address, table, token) as other:
                legal = json.loads(one.heard[0])["view"]["legal"]
                moves = [move for move in legal if not move.endswith("uno")]
                await visit(one, other, moves)
                async with sit(server.address, table) as spectator:
                    assert json.loads(spectator.heard[0])["view"]["number"] == 1  # one move was made
            await play_to_end(server.address, table, tokens)

    asyncio.run(run())


def test_a_repeated_message_is_executed_once_and_answered_twice(server):
    async def visit(one, other, moves):
        asked = {"type": "move", "id": "click", "number": 0, "move": moves[0]}
        await asyncio.gather(one.say(asked), one.say(asked), other.say(asked))
        answers = [await one.hear("done", "refused"), await one.hear("done", "refused")]
        answers.append(await other.hear("done", "refused"))
        assert answers == [answers[0]] * 3
        assert answers[0]["type"] == "done"
        assert await one.ask(asked) == answers[0]

    with_two_connections(server, visit)


def test_only_one_of_two_moves_in_a_position_wins(server):
    async def visit(one, other, moves):
        asked = [{"type": "move", "id": f"click {i}", "number": 0, "move": moves[-i]} for i in range(2)]
        await asyncio.gather(one.say(asked[0]), other.say(asked[1]), one.say(asked[1] | {"id": "third"}))
        answers = [await one.hear("done", "refused"), await one.hear("done", "refused")]
        answers.append(await other.hear("done", "refused"))
        assert sorted(answer.get("code", "done") for answer in answers) == ["done", "stale", "stale"]

    with_two_connections(server, visit)


def test_a_refused_message_may_be_repeated_with_the_same_id(server):
    async def visit(one, other, moves):
        asked = {"type": "move", "id": "click", "number": 5, "move": moves[0]}
        assert await one.refused(asked) == "stale"
        assert (await one.ask(asked | {"number": 0}))["type"] == "done"

    with_two_connections(server, visit)
