/* Plain UNO in C, the yardstick for the arena: the classic sheet without house rules, a random player in every seat.
 *
 * Written for speed and for nothing else: no house rules, no challenge, no catch, no other edition, no match, no log,
 * a generator that no card player should be trusted with. Rounds only; seat 0 begins.
 *
 *   reference PLAYERS GAMES SEED
 *
 * prints one JSON object: the sums over all games and the CPU seconds they took.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SKIP = 10, REVERSE, DRAW_TWO, WILD, DRAW_FOUR, DECK = 108, SEATS = 10 };

typedef uint64_t word;

static const word COLOR = 0x1FFF, RANK = 0x0001000100010001, WILDS = 0x6000 * (word)0x00010001;

/* A card is copy * 64 + colour * 16 + rank; the four copies of a wild use colours 0 and 1. A hand is two words. */
static int8_t fresh[DECK];
static int8_t pile[DECK], discards[DECK];
static int in_pile, in_discards;
static word hands[SEATS][2];
static int players, turn, direction, color, passes;
static word seed;

static inline word next(void) { /* splitmix64 */
    word z = seed += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

static inline int below(int bound) { return (int)((next() >> 32) * (word)bound >> 32); }

static void shuffle(int size) {
    for (int i = size - 1; i > 0; i--) {
        int j = below(i + 1);
        int8_t card = pile[i];
        pile[i] = pile[j];
        pile[j] = card;
    }
}

static void make_deck(void) {
    int n = 0;
    for (int c = 0; c < 4; c++)
        for (int rank = 0; rank < WILD; rank++)
            for (int copy = 0; copy < (rank ? 2 : 1); copy++) fresh[n++] = (int8_t)(copy * 64 + c * 16 + rank);
    for (int rank = WILD; rank <= DRAW_FOUR; rank++)
        for (int copy = 0; copy < 4; copy++) fresh[n++] = (int8_t)((copy & 1) * 64 + (copy >> 1) * 16 + rank);
}

static inline int seat_after(int seat, int steps) {
    seat += steps * direction;
    return seat < 0 ? seat + players : seat >= players ? seat - players : seat;
}

static inline void give(int seat, int card) { hands[seat][card >> 6] |= (word)1 << (card & 63); }

static int draw(int seat) {
    if (in_pile == 0) {
        if (in_discards == 1) return -1;
        in_pile = in_discards - 1;
        for (int i = 0; i < in_pile; i++) pile[i] = discards[i];
        discards[0] = discards[in_pile];
        in_discards = 1;
        shuffle(in_pile);
    }
    int card = pile[--in_pile];
    give(seat, card);
    return card;
}

static inline void draw_many(int seat, int cards) {
    while (cards-- > 0) draw(seat);
}

static inline word matching(void) {
    int rank = discards[in_discards - 1] & 15;
    return COLOR << color * 16 | (rank < WILD ? RANK << rank : 0) | WILDS;
}

static inline int nth_bit(word bits, int n) {
    while (n--) bits &= bits - 1;
    return __builtin_ctzll(bits);
}

/* Any card that fits, all equally likely; -1 if none does. */
static inline int choose(word types) {
    word first = hands[turn][0] & types, second = hands[turn][1] & types;
    int ones = __builtin_popcountll(first), all = ones + __builtin_popcountll(second);
    if (all == 0) return -1;
    int n = below(all);
    return n < ones ? nth_bit(first, n) : 64 + nth_bit(second, n - ones);
}

/* Lay a card; the moves that were made, 0 when the player is out. */
static inline int lay(int card) {
    int rank = card & 15, penalty = rank == DRAW_TWO ? 2 : rank == DRAW_FOUR ? 4 : 0;
    hands[turn][card >> 6] ^= (word)1 << (card & 63);
    discards[in_discards++] = (int8_t)card;
    color = rank < WILD ? card >> 4 & 3 : below(4);
    passes = 0;
    if (!(hands[turn][0] | hands[turn][1])) {
        draw_many(seat_after(turn, 1), penalty);
        return 0;
    }
    if (penalty) {
        draw_many(seat_after(turn, 1), penalty);
        turn = seat_after(turn, 2);
        return 2;
    }
    if (rank == REVERSE) direction = -direction;
    turn = seat_after(turn, rank == SKIP || (rank == REVERSE && players == 2) ? 2 : 1);
    return 1;
}

/* Shuffle, deal, turn up the first card and carry it out; the moves that this took. */
static int deal(void) {
    for (int i = 0; i < DECK; i++) pile[i] = fresh[i];
    for (int seat = 0; seat < players; seat++) hands[seat][0] = hands[seat][1] = 0;
    direction = 1;
    passes = turn = 0;
    shuffle(DECK);
    in_pile = DECK;
    for (int i = 0; i < 7; i++)
        for (int seat = 0; seat < players; seat++) give(seat, pile[--in_pile]);
    while ((pile[in_pile - 1] & 15) == DRAW_FOUR) shuffle(in_pile);
    int card = pile[--in_pile], rank = card & 15;
    discards[0] = (int8_t)card;
    in_discards = 1;
    color = card >> 4 & 3;
    if (rank == WILD) color = below(4);
    if (rank == DRAW_TWO) draw_many(0, 2);
    if (rank == DRAW_TWO || rank == SKIP) turn = seat_after(turn, 1);
    if (rank == REVERSE) {
        direction = -1;
        turn = players - 1;
    }
    return rank == WILD || rank == DRAW_TWO;
}

/* Play a round; the moves it took. Who went out is in *out, -1 if nobody could. */
static int play(int *out) {
    int moves = deal(), made;
    for (;;) {
        int card = choose(matching());
        if (card < 0) {
            moves++;
            card = draw(turn);
            if (card < 0 && ++passes == players) {
                *out = -1;
                return moves;
            }
            if (card < 0 || !(matching() >> (card & 63) & 1)) {
                turn = seat_after(turn, 1);
                continue;
            }
        }
        int seat = turn;
        made = lay(card);
        moves += made ? made : 1;
        if (!made) {
            *out = seat;
            return moves;
        }
    }
}

static int points(void) {
    int sum = 0;
    for (int seat = 0; seat < players; seat++)
        for (int copy = 0; copy < 2; copy++)
            for (word left = hands[seat][copy]; left; left &= left - 1) {
                int rank = __builtin_ctzll(left) & 15;
                sum += rank >= WILD ? 50 : rank >= SKIP ? 20 : rank;
            }
    return sum;
}

int main(int argc, char **argv) {
    if (argc != 4 || (players = atoi(argv[1])) < 2 || players > SEATS || atol(argv[2]) < 1) {
        fprintf(stderr, "usage: reference PLAYERS GAMES SEED\n");
        return 2;
    }
    long games = atol(argv[2]), blocked = 0, wins[SEATS] = {0};
    double moves = 0, moves_squared = 0, sum = 0, squared = 0;
    seed = strtoull(argv[3], NULL, 10);
    make_deck();
    clock_t start = clock();
    for (long game = 0; game < games; game++) {
        int out, made = play(&out);
        moves += made;
        moves_squared += (double)made * made;
        if (out < 0) {
            blocked++;
            continue;
        }
        int worth = points();
        wins[out]++;
        sum += worth;
        squared += (double)worth * worth;
    }
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("{\"games\": %ld, \"blocked\": %ld, \"moves\": %.0f, \"moves_squared\": %.0f, \"points\": %.0f, ", games, blocked,
           moves, moves_squared, sum);
    printf("\"points_squared\": %.0f, \"seconds\": %f, \"wins\": [", squared, seconds);
    for (int seat = 0; seat < players; seat++) printf("%s%ld", seat ? ", " : "", wins[seat]);
    printf("]}\n");
    return 0;
}
