"""Match formats: who scores what, who wins, who may sit down at all."""

import random
from collections import Counter
from itertools import combinations

import pytest

import oneleft
from oneleft.match.match import Match, leading
from oneleft.match.score_board import board
from tests.support.rule_tables import EDITIONS, KEY, after_moves, left_over, nth_key, play_round, points_left, refused

every_edition = pytest.mark.parametrize("edition", EDITIONS)
ALL_HOUSE = "progressive+seven_zero+jump_in"


def standing(rules, *rows):
    """A match after rounds that gave each player these points."""
    match = Match(oneleft.Rules.parse(rules), len(rows[0]))
    for row in rows:
        match.standing.gained[: len(row)] = row
        match.close_round()
    return match


def told(game, event):
    return [happened for happened in game.events if type(happened).__name__ == event]


def rounds_of(rules, players, seed, at_most=200):
    """Play a match with random moves; the game is handed out after each round that was scored."""
    rng = random.Random(seed)
    game = oneleft.Game(rules, players, key=nth_key(seed))
    for _ in range(at_most):
        play_round(game, rng)
        if told(game, "Scored"):
            yield game
        if game.over:
            return
        game.push("deal")
    raise AssertionError(f"no winner in {at_most} rounds")


def gained(game):
    return list(told(game, "Scored")[0].points)


def went_out(game):
    """Who has no cards left: one at each table."""
    return [seat for seat, hand in left_over(game).items() if not hand]


# MATCH-1 to MATCH-3


@every_edition
def test_match_1_scores_of_a_whole_match(edition):
    """MATCH-1, SCORE-2: a player who goes out scores what the others hold; the first to reach 500 wins."""
    totals = [0, 0, 0]
    for game in rounds_of(edition, 3, seed=1):
        assert max(totals) < 500
        (out,) = went_out(game)
        expected = [sum(points_left(game).values()) if seat == out else 0 for seat in range(3)]
        assert gained(game) == expected
        totals = [total + points for total, points in zip(totals, expected, strict=True)]
        assert list(game.scores) == totals
        assert game.winners == tuple(seat for seat in range(3) if totals[seat] >= 500)
    assert max(totals) >= 500
    assert told(game, "Won")[0].seats == [totals.index(max(totals))]


@pytest.mark.parametrize(
    ("rows", "winners"),
    [
        ([(499, 0, 0)], ()),
        ([(500, 0, 0)], (0,)),
        ([(0, 501, 0)], (1,)),
        ([(250, 0, 0), (0, 400, 0), (249, 0, 0)], ()),
        ([(250, 0, 0), (0, 400, 0), (249, 0, 0), (0, 0, 30), (1, 0, 0)], (0,)),
    ],
)
def test_match_1_the_first_to_reach_500(rows, winners):
    """MATCH-1: 500 is enough, 499 is not."""
    assert standing("classic", *rows).winners == winners


def test_match_1_it_is_over():
    """MATCH-1: after the match nobody moves and nobody deals."""
    *_, game = rounds_of("classic+target=50", 2, seed=2)
    assert game.over
    assert not any(game.legal_moves(seat) for seat in range(2))
    for move in ("deal", "0 draw"):
        with pytest.raises(oneleft.IllegalMove) as refusal:
            game.push(move)
        assert refusal.value.rule in ("MATCH-1", "OUT-1")


def test_match_1_nobody_wins_before():
    """MATCH-1: no winner at the start."""
    game = oneleft.Game("classic", 3, key=KEY)
    assert (game.winners, game.over, game.scores) == ((), False, (0, 0, 0))


@every_edition
def test_match_2_scores_of_a_whole_match(edition):
    """MATCH-2: players pay for their own leftover cards; when someone reaches 500, the lowest total wins."""
    totals = [0, 0, 0, 0]
    for game in rounds_of(f"{edition}+lowest", 4, seed=3):
        left = points_left(game)
        assert gained(game) == [left[seat] for seat in range(4)]
        (out,) = went_out(game)
        assert gained(game)[out] == 0
        totals = [totals[seat] + left[seat] for seat in range(4)]
        assert list(game.scores) == totals
        if not game.over:
            assert max(totals) < 500 or totals.count(min(totals)) > 1
    assert max(totals) >= 500
    assert game.winners == (totals.index(min(totals)),)


@pytest.mark.parametrize(
    ("rows", "winners"),
    [
        ([(499, 3, 2)], ()),
        ([(500, 3, 2)], (2,)),
        ([(3, 500, 600)], (0,)),
        ([(500, 3, 3)], ()),  # a tie for lowest is played on
        ([(500, 3, 3), (0, 10, 20)], (1,)),
        ([(500, 3, 3), (0, 10, 10)], ()),
        ([(500, 500, 3)], (2,)),  # a tie above does not matter
    ],
)
def test_match_2_the_lowest_wins(rows, winners):
    """MATCH-2: a tie for lowest is played on."""
    assert standing("classic+lowest", *rows).winners == winners


@pytest.mark.parametrize("form", ["points", "lowest", "partners", "challenge"])
def test_match_3_the_target_can_be_set(form):
    """MATCH-3: 500 unless the table says otherwise."""
    usual, short = oneleft.Rules(format=form), oneleft.Rules(format=form, target=120)
    assert (usual.target, short.target) == (500, 120)
    row = {"points": (0, 120, 0, 0), "lowest": (120, 20, 5, 9), "partners": (120, 0, 120, 0)}
    under = {"points": (0, 119, 0, 0), "lowest": (119, 20, 5, 9), "partners": (119, 0, 119, 0)}
    winners = {"points": (1,), "lowest": (2,), "partners": (0, 2), "challenge": (3,)}
    rows = row.get(form, (120, 130, 120, 0))
    assert standing(str(short), rows).winners == winners[form]
    assert standing(str(short), under.get(form, (120, 119, 120, 0))).winners == ()
    assert standing(str(usual), rows).winners == ()


@pytest.mark.parametrize("target", [0, -500, 1.5, "500", None])
def test_match_3_a_target_that_nobody_could_mean(target):
    """MATCH-3: a target is a whole number above zero."""
    with pytest.raises(oneleft.SetupError):
        oneleft.Rules(target=target)


# TWO-1


@every_edition
@pytest.mark.parametrize("card", ["RR", "RS"])
@pytest.mark.parametrize("direction", ["left", "right"])
def test_two_1_reverse_acts_as_skip(edition, card, direction):
    """TWO-1: with two players the same player plays again after a Reverse or a Skip."""
    hands = f"{card} R1 B1 | R2 B2"
    after = after_moves(hands, "R5", f"0 play {card}", edition=edition, direction=direction)
    assert (after.turn, after.phase, after.counts) == (0, "turn", [2, 2])
    then = after_moves(hands, "R5", f"0 play {card}", "0 play R1 uno", edition=edition, direction=direction)
    assert then.turn == 1
    assert refused(hands, "R5", f"0 play {card}", "1 play R2", edition=edition, direction=direction) == "SETUP-4"


@every_edition
@pytest.mark.parametrize(("card", "drawn"), [("R+2", 2), ("W+4:R", 4)])
def test_two_1_after_a_penalty_the_same_player_plays_again(edition, card, drawn):
    """TWO-1: after a Draw Two or a Wild Draw Four the same player plays again."""
    hands = f"{card.partition(':')[0]} R1 B1 | R2 B2"
    after = after_moves(hands, "R5", f"0 play {card}", "1 take", edition=edition)
    assert (after.turn, after.phase, after.counts) == (0, "turn", [2, 2 + drawn])


def test_two_1_challenges():
    """TWO-1, WD4-5, WD4-6: guilty, the challenger plays; innocent, the challenged player plays again."""
    assert after_moves("W+4 R1 B1 | R2 B2", "R5", "0 play W+4:B", "1 challenge").turn == 1
    assert after_moves("W+4 Y1 B1 | R2 B2", "R5", "0 play W+4:B", "1 challenge").turn == 0


def test_two_1_seat_one_as_well():
    """TWO-1: for either of the two."""
    assert after_moves("R1 B1 | RR R2 B2", "R5", "1 play RR", turn=1).turn == 1
    assert after_moves("R1 B1 | R+2 R2 B2", "R5", "1 play R+2", "0 take", turn=1).turn == 1


def test_two_1_not_with_three():
    """TWO-1: with three players a Reverse is no Skip."""
    assert after_moves("RR R1 B1 | R2 B2 | R3 B3", "R5", "0 play RR").turn == 2


# PARTNERS-1 to PARTNERS-3


def partner(seating, seat):
    """Across the table."""
    return seating[(seating.index(seat) + len(seating) // 2) % len(seating)]


def team_points(game, number):
    """What a table gives its players: the team of who went out scores the cards of the opposing teams."""
    seating = list(game.view(table=number).table)
    left = points_left(game)
    (out,) = (seat for seat in went_out(game) if seat in seating)
    team = {out, partner(seating, out)}
    points = sum(left[seat] for seat in seating if seat not in team)
    return {seat: points if seat in team else 0 for seat in seating}


@pytest.mark.parametrize("players", [4, 6, 8, 10])
@pytest.mark.parametrize("edition", ["international", "jam"])
def test_partners_1_scores_of_a_whole_match(edition, players):
    """PARTNERS-1: the team scores all cards in the opposing teams' hands, not those of the partner."""
    spared = 0
    totals = [0] * players
    for game in rounds_of(f"{edition}+partners", players, seed=players):
        assert game.view().table == list(range(players))
        points = team_points(game, 0)
        assert gained(game) == [points[seat] for seat in range(players)]
        assert len(went_out(game)) == 1
        spared += sum(points_left(game).values()) > max(points.values())
        totals = [totals[seat] + points[seat] for seat in range(players)]
        assert list(game.scores) == totals
    assert spared > 0, "no partner was left with a card"
    team = game.winners
    assert team == (team[0], team[0] + players // 2)
    assert all(totals[seat] >= 500 for seat in team)
    assert all(totals[seat] < 500 for seat in range(players) if seat not in team)


@pytest.mark.parametrize("players", [2, 3, 5, 7, 9])
def test_partners_1_an_even_number(players):
    """PARTNERS-1: an odd number has no partners across; two have nobody to play against."""
    with pytest.raises(oneleft.SetupError) as refusal:
        oneleft.Game("classic+partners", players)
    assert refusal.value.rule == "PARTNERS-1"


def test_partners_1_first_team_to_the_target():
    """PARTNERS-1: the first team to the target."""
    assert standing("classic+partners", (499, 0, 499, 0)).winners == ()
    assert standing("classic+partners", (499, 0, 499, 0), (0, 500, 0, 500)).winners == (1, 3)
    assert standing("classic+partners", (0, 0, 500, 0, 0, 500)).winners == (2, 5)


@pytest.mark.parametrize("edition", ["international", "graduation"])
def test_partners_2_four_hands(edition):
    """PARTNERS-2: everyone keeps the points that their partnerships scored; after four hands the highest wins."""
    pairings, totals, dealers = [], [0] * 4, []
    for game in rounds_of(f"{edition}+rotating", 4, seed=11):
        seating = list(game.view().table)
        dealers.append(game.view().dealer)
        assert sorted(seating) == [0, 1, 2, 3]
        pairings.append({frozenset((seat, partner(seating, seat))) for seat in seating})
        points = team_points(game, 0)
        assert gained(game) == [points[seat] for seat in range(4)]
        totals = [totals[seat] + points[seat] for seat in range(4)]
    assert len(pairings) == 4
    assert pairings[0] == pairings[3]
    assert {frozenset(pair) for pair in combinations(range(4), 2)} == set.union(*pairings[:3])
    assert list(game.scores) == totals
    assert game.winners == tuple(seat for seat in range(4) if totals[seat] == max(totals))
    assert sorted(dealers) == [0, 1, 2, 3], "everyone deals once"


@pytest.mark.parametrize("hands", [1, 3, 6])
def test_partners_2_the_number_of_hands_can_be_set(hands):
    """PARTNERS-2: four hands unless the table says otherwise; the target does not matter."""
    assert len(list(rounds_of(f"classic+rotating+target=1+hands={hands}", 4, seed=12))) == hands
    assert oneleft.Rules(format="rotating").rounds == 4
    with pytest.raises(oneleft.SetupError):
        oneleft.Rules(format="rotating", hands=0)


@pytest.mark.parametrize("players", [2, 3, 5, 6, 8, 10])
def test_partners_2_four_players(players):
    """PARTNERS-2: four players, no more and no fewer."""
    with pytest.raises(oneleft.SetupError) as refusal:
        oneleft.Game("classic+rotating", players)
    assert refusal.value.rule == "PARTNERS-2"


def test_partners_2_the_highest_total_wins():
    """PARTNERS-2: not before the last hand, however high; equal totals share the win."""
    three = [(600, 0, 600, 0), (10, 10, 0, 0), (0, 5, 5, 0)]
    assert standing("classic+rotating", *three).winners == ()
    assert standing("classic+rotating", *three, (0, 20, 0, 20)).winners == (0,)
    assert standing("classic+rotating", *three, (1, 0, 6, 0)).winners == (0, 2)


def test_partners_3_each_partners_each_other_once():
    """PARTNERS-3: 28 partnerships over seven rounds of two tables, each exactly once."""
    met: Counter[frozenset[int]] = Counter()
    totals = [0] * 8
    rounds = 0
    for game in rounds_of("international+eight", 8, seed=13):
        rounds += 1
        seatings = [list(game.view(table=number).table) for number in range(2)]
        assert [len(seating) for seating in seatings] == [4, 4]
        assert sorted(seatings[0] + seatings[1]) == list(range(8))
        for seating in seatings:
            met.update({frozenset((seat, partner(seating, seat))) for seat in seating})
        points = team_points(game, 0) | team_points(game, 1)
        assert gained(game) == [points[seat] for seat in range(8)]
        totals = [totals[seat] + points[seat] for seat in range(8)]
        assert list(game.scores) == totals
        assert game.over is (rounds == 7)
    assert rounds == 7
    assert met == Counter({frozenset(pair): 1 for pair in combinations(range(8), 2)})
    assert game.winners == tuple(seat for seat in range(8) if totals[seat] == max(totals))


def test_partners_3_the_tables_play_at_the_same_time():
    """PARTNERS-3: one table waits for the other before anything is scored or dealt."""
    rng = random.Random(14)
    game = oneleft.Game("classic+eight", 8, key=KEY)
    first, second = (list(game.view(table=number).table) for number in range(2))
    while not game.tables[0].over:
        seat = rng.choice([seat for seat in first if game.legal_moves(seat)])
        game.push(rng.choice(game.legal_moves(seat)))
    if game.tables[0].blocked:
        pytest.skip("a blocked round")
    assert game.scores == (0,) * 8
    assert not game.round_over
    assert not any(game.legal_moves(seat) for seat in first)
    assert any(game.legal_moves(seat) for seat in second)
    with pytest.raises(oneleft.IllegalMove):
        game.push("deal")
    play_round(game, rng)
    assert len(game.match.history) == 1


def block(game, seats):
    """Nobody at this table ever plays a card."""
    table = game.table_of(seats[0])
    while not table.over:
        moves = [str(move) for seat in seats for move in game.legal_moves(seat)]
        game.push(next(m for verb in ("draw", "keep", "take", "color") for m in moves if m.split()[1] == verb))


def test_partners_3_one_table_is_blocked():
    """PARTNERS-3, PILE-2: the blocked table is dealt again by the same dealer, the other one is left alone."""
    game = oneleft.Game("classic+eight", 8, key=KEY)
    first, second = (list(game.view(table=number).table) for number in range(2))
    untouched = game.view(second[0])
    dealer = game.view(first[0]).dealer
    block(game, first)
    assert game.round_over
    assert game.view(first[0]).round_over
    assert not game.view(second[0]).round_over, "it plays on"
    game.push("deal")
    again = game.view(first[0])
    assert (again.dealer, again.counts) == (dealer, dict.fromkeys(again.table, 7))
    view = game.view(second[0])
    assert (view.hand, view.table, view.dealer, view.turn) == (
        untouched.hand,
        untouched.table,
        untouched.dealer,
        untouched.turn,
    )
    assert game.match.history == []


def test_partners_2_a_blocked_round_is_no_hand():
    """PARTNERS-2, PILE-2: a round that nobody won is dealt again, and the partners stay."""
    game = oneleft.Game("classic+rotating+hands=2", 4, key=KEY)
    block(game, [0, 1, 2, 3])
    before = game.view().table
    game.push("deal")
    assert (game.view().table, game.view().round, game.over) == (before, 0, False)


@pytest.mark.parametrize("players", [2, 4, 6, 7, 9, 10])
def test_partners_3_eight_players(players):
    """PARTNERS-3: eight players."""
    with pytest.raises(oneleft.SetupError) as refusal:
        oneleft.Game("classic+eight", players)
    assert refusal.value.rule == "PARTNERS-3"


@pytest.mark.parametrize("hands", [1, 14])
def test_partners_3_the_number_of_hands_can_be_set(hands):
    """PARTNERS-3: seven rounds unless the table says otherwise: 14 or 28 by other readings of the sheet."""
    assert len(list(rounds_of(f"classic+eight+hands={hands}", 8, seed=12))) == hands
    assert [oneleft.Rules(format="eight", hands=given).rounds for given in (None, 7, 28)] == [7, 7, 28]
    assert str(oneleft.Rules(format="eight", hands=7)) == "classic+eight"
    assert oneleft.Rules(format="rotating", hands=4).with_(format="eight").rounds == 7


def test_partners_3_the_highest_total_wins():
    """PARTNERS-3: after the seventh round, not before."""
    rows = [(100, 0, 0, 100, 30, 30, 0, 0)] * 6
    assert standing("classic+eight", *rows).winners == ()
    assert standing("classic+eight", *rows, (5, 0, 0, 0, 0, 5, 0, 0)).winners == (0,)
    assert standing("classic+eight", *rows, (0, 0, 0, 0, 0, 0, 0, 0)).winners == (0, 3)


# CHALLENGE-1


@pytest.mark.parametrize("edition", ["international", "jam", "graduation"])
@pytest.mark.parametrize("players", [3, 5])
def test_challenge_1_scores_of_a_whole_match(edition, players):
    """CHALLENGE-1: a running total of what each is caught with; who reaches the limit is out; one is left."""
    totals = [0] * players
    sizes = []
    dealer = None
    for game in rounds_of(f"{edition}+challenge", players, seed=21):
        seated = list(game.view().table)
        sizes.append(len(seated))
        assert seated == [seat for seat in range(players) if totals[seat] < 500]
        if dealer is not None:  # SETUP-5: the next one to the left who is still in
            assert game.view().dealer == next(
                seat % players for seat in range(dealer + 1, dealer + 1 + players) if seat % players in seated
            )
        dealer = game.view().dealer
        left = points_left(game)
        assert gained(game) == [left.get(seat, 0) for seat in range(players)]
        totals = [totals[seat] + left.get(seat, 0) for seat in range(players)]
        out_now = [seat for seat in seated if totals[seat] >= 500]
        if not game.over:
            assert [event.seat for event in told(game, "Eliminated")] == out_now
    still = [seat for seat in range(players) if totals[seat] < 500]
    assert game.winners == tuple(still)
    assert len(still) == 1
    assert sizes[0] == players
    assert sizes == sorted(sizes, reverse=True)


def test_challenge_1_the_last_two_play_head_to_head():
    """CHALLENGE-1, TWO-1: when two are left, a Reverse acts as a Skip."""
    rng = random.Random(22)
    game = oneleft.Game("classic+challenge+target=150", 4, key=KEY)
    reverses = 0
    for _ in range(60):
        while not game.round_over:
            seat = rng.choice([seat for seat in range(4) if game.legal_moves(seat)])
            move = rng.choice(game.legal_moves(seat))
            game.push(move)
            if len(game.view().table) == 2 and move.verb == "play" and move.card[1:] == "R" and not game.round_over:
                assert game.turn == seat
                reverses += 1
        if game.over:
            break
        game.push("deal")
    assert game.over
    assert reverses > 0


def test_challenge_1_who_is_out_stays_out():
    """CHALLENGE-1: no cards, no moves, and a polite refusal."""
    rounds = rounds_of("classic+challenge+target=100", 4, seed=23)
    game = next(game for game in rounds if not game.over and len(told(game, "Eliminated")) == 1)
    (event,) = told(game, "Eliminated")
    game.push("deal")
    assert event.seat not in game.view().table
    assert event.seat not in game.view().counts
    assert game.legal_moves(event.seat) == []
    assert len(game.view().table) < 4
    with pytest.raises(oneleft.IllegalMove) as refusal:
        game.push(f"{event.seat} draw")
    assert refusal.value.rule == "CHALLENGE-1"


@pytest.mark.parametrize(
    ("rows", "winners"),
    [
        ([(499, 499, 0)], ()),
        ([(500, 0, 0)], ()),  # two are left
        ([(500, 0, 400), (0, 0, 99)], ()),
        ([(500, 0, 400), (0, 0, 100)], (1,)),
        ([(500, 700, 0)], (2,)),  # two at once
    ],
)
def test_challenge_1_who_reaches_the_limit_first_loses(rows, winners):
    """CHALLENGE-1: of the last two, who reaches the limit first loses."""
    assert standing("classic+challenge", *rows).winners == winners


def test_challenge_1_two_players_from_the_start():
    """CHALLENGE-1: two players are the last two already."""
    assert standing("classic+challenge", (499, 0)).winners == ()
    assert standing("classic+challenge", (499, 0), (1, 0)).winners == (1,)


# BOARD-1


@pytest.mark.parametrize("rows", [2, 3, 5, 10])
def test_board_1_wiped_when_it_is_full(rows):
    """BOARD-1: a fixed number of rows; when it is full the subtotals move to the top row, and nothing is lost."""
    history = [(n, 1000 - n, n * n) for n in range(1, 4 * rows)]
    carried_from = 0
    for played in range(1, len(history) + 1):
        shown = board(history[:played], rows)
        lines = len(shown.rounds) + (shown.carried is not None)
        assert lines <= rows
        assert shown.totals == tuple(map(sum, zip(*history[:played], strict=True)))
        assert list(shown.rounds) == history[played - len(shown.rounds) : played]
        if shown.carried is None:
            assert played <= rows
        else:
            assert shown.carried == tuple(map(sum, zip(*history[: played - len(shown.rounds)], strict=True)))
            assert played - len(shown.rounds) >= carried_from, "what was wiped does not come back"
            carried_from = played - len(shown.rounds)
            assert (carried_from - rows) % (rows - 1) == 0, "it is wiped when it is full, not before"


def test_board_1_an_example():
    """BOARD-1: three rows: the fourth round needs a wiped board, and so does the sixth."""
    history = [(1, 10), (2, 20), (3, 30), (4, 40), (5, 50), (6, 60)]
    full, fourth, fifth, sixth = (board(history[:n], 3) for n in (3, 4, 5, 6))
    assert (full.carried, full.rounds) == (None, ((1, 10), (2, 20), (3, 30)))  # a full board can still be read
    assert (fourth.carried, fourth.rounds) == ((6, 60), ((4, 40),))
    assert (fifth.carried, fifth.rounds) == ((6, 60), ((4, 40), (5, 50)))
    assert (sixth.carried, sixth.rounds) == ((15, 150), ((6, 60),))


@every_edition
def test_board_1_in_a_game(edition):
    """BOARD-1: the board of a game shows its totals, however often it was wiped."""
    wiped = 0
    for game in rounds_of(f"{edition}+target=900+rows=3", 2, seed=31):
        assert game.score_board.totals == game.scores
        assert len(game.score_board.rounds) + (game.score_board.carried is not None) <= 3
        wiped += game.score_board.carried is not None
    assert wiped > 0


@pytest.mark.parametrize("rows", [0, 1, -3])
def test_board_1_a_board_needs_rows(rows):
    """BOARD-1: with fewer than two rows the subtotals would leave no room for a round."""
    with pytest.raises(oneleft.SetupError):
        oneleft.Rules(rows=rows)


# Everything with everything


@every_edition
@pytest.mark.parametrize(
    ("form", "players"),
    [("points", 10), ("lowest", 2), ("partners", 6), ("rotating", 4), ("eight", 8), ("challenge", 4)],
)
def test_house_1_formats_and_house_rules_combine_with_every_edition(edition, form, players):
    """HOUSE-1: house rules and match formats combine with every edition: a match goes to its end."""
    *_, game = rounds_of(f"{edition}+{ALL_HOUSE}+{form}+target=200", players, seed=41)
    assert game.winners
    assert told(game, "Won")[0].seats == list(game.winners)
    again = oneleft.Game(game.rules, game.names, game.key, log=game.log)
    assert (again.scores, again.winners) == (game.scores, game.winners)


@pytest.mark.parametrize(
    ("format_", "ahead"),
    [
        ("points", (2,)),
        ("partners", (2,)),
        ("rotating", (2,)),
        ("eight", (2,)),
        ("lowest", (0, 3)),
        ("challenge", (0, 3)),
    ],
)
def test_who_leads_has_most_points_or_where_they_are_bad_the_fewest(format_, ahead):
    assert leading(oneleft.Rules(format=format_), (10, 30, 90, 10)) == ahead
