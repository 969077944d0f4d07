"""How many players a table seats."""

from oneleft.errors import SetupError
from oneleft.rules.config import OPTIONS, Rules
from oneleft.rules.editions import Edition
from oneleft.rules.formats import ANY_PLAYERS

DEFAULT_PLAYERS = 4
LEAST_PILE = 20  # DEAL-1: cards of the draw pile once the first one is turned


def fits(rules: Rules, players: int) -> bool:
    return players in rules.format.players


def usual_players(rules: Rules) -> int:
    """The number of players where nobody says how many."""
    return DEFAULT_PLAYERS if fits(rules, DEFAULT_PLAYERS) else rules.format.players[0]


def check_table(rules: Rules, players: int) -> None:
    """Refuse a number of players that one table of the format cannot seat: in `eight` each has four (PARTNERS-3)."""
    if fits(rules, players * rules.format.tables):
        return check_deal(rules, players)
    check_players(rules, players)
    raise SetupError(f"setup-players-{rules.format}-table", rules.format.rules[0], players=players)


def check_players(rules: Rules, players: int) -> None:
    """Refuse a number of players that the format cannot seat."""
    if players not in ANY_PLAYERS:
        raise SetupError("setup-players", "PLAYERS-1", players=players)
    if not fits(rules, players):
        raise SetupError(f"setup-players-{rules.format}", rules.format.rules[0], players=players)
    check_deal(rules, players // rules.format.tables)


def check_deal(rules: Rules, players: int) -> None:
    """DEAL-1: refuse to deal more cards than leaves enough to draw."""
    most = most_cards(rules.edition, players)
    if rules.cards > most:
        raise SetupError("setup-cards", "DEAL-1", cards=rules.cards, players=players, most=most)


def most_cards(edition: Edition, players: int) -> int:
    """DEAL-1: how many cards a table of this many players can deal to each."""
    return min((edition.deck_size - 1 - LEAST_PILE) // players, OPTIONS["cards"].most)
