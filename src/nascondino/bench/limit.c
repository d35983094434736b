/* Scotland Yard Venice at full rules in C: the limit that compiled rules are measured against.

   It follows rules.py and engine/bulk.py function by function and draws the same random numbers, so that it plays the
   same seeded matches: same tallies, same number of moves, same last random word. Events are written, as there.
   Records are packed as NumPy's are. Unlike there, no index is checked. */

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { STATIONS = 256, REACH = 4096, TILES = 32, PAWNS = 6, KINDS = 4 };
enum { GONDOLA = 1, MOTORBOAT, JET_SKI, BLACK };
enum { SETUP, FLEE, FIRST_HALF, SECOND_HALF, SEEK, OVER };
enum { CAUGHT = 1, CORNERED, ESCAPED, STRANDED };
enum { PLACED = 1, HID, BEGUN, DOUBLED, FLED, SHOWN, MOVED, SKIPPED, ENDED };
enum { SEEKERS_FROM = BLACK * STATIONS, DOUBLE = SEEKERS_FROM + 5 * JET_SKI * STATIONS };
enum { ROUNDS = 22, CHANCE_BIT = 1 << 30 };

static const int IN_THE_BOX[] = {0, 57, 45, 23}, DEALT[] = {0, 11, 8, 4};

#pragma pack(push, 1)
typedef struct {
    int16_t stations, first[STATIONS][BLACK + 2], target[REACH], ticket[REACH];
    int16_t detective_tiles[TILES], mister_x_tiles[TILES];
} Board;

typedef struct { int8_t players, mister_x, stuck_rule; } Options;

typedef struct {
    int8_t players, mister_x, stuck_rule, detectives, seekers, phase, reason, rounds, moves, black, doubles;
    int8_t supply[KINDS], tickets[PAWNS][KINDS], moved[PAWNS];
    int16_t pawns[PAWNS];
} State;

typedef struct { int8_t kind, pawn, ticket, number, reason; int16_t station; } Event;
#pragma pack(pop)

typedef const Board *B;

const int64_t sizes[] = {sizeof(Board), sizeof(Options), sizeof(State), sizeof(Event)};

static int64_t below(uint64_t *word, int64_t n) {
    uint64_t x = *word;
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    *word = x;
    return (x >> 32) * (uint64_t)n >> 32;
}

static int tell(Event *events, int n, int kind, int pawn, int ticket, int number, int reason, int station) {
    events[n] = (Event){kind, pawn, ticket, number, reason, station};
    return n + 1;
}

static int purse(const State *s, int pawn) { return s->players == 2 ? 1 : pawn; }
static bool is_police(const State *s, int pawn) { return pawn > s->detectives; }
static bool shown(const State *s) { int m = s->moves; return m == 3 || m == 8 || m == 13 || m == 18 || m == 24; }
static int flight(int ticket, int station) { return (ticket - 1) * STATIONS + station; }
static int pursuit(int pawn, int ticket, int station) {
    return SEEKERS_FROM + ((pawn - 1) * JET_SKI + ticket - 1) * STATIONS + station;
}

static bool occupied(const State *s, int station) {
    for (int pawn = 1; pawn < PAWNS; pawn++)
        if (s->pawns[pawn] == station) return true;
    return false;
}

static void begin(const Options *options, State *s) {
    s->players = options->players, s->mister_x = options->mister_x, s->stuck_rule = options->stuck_rule;
    s->detectives = options->players == 2 ? 2 : options->players - 1;
    s->seekers = s->detectives > 4 ? s->detectives : 4;
    s->black = 5, s->doubles = 2;
    for (int kind = GONDOLA; kind <= JET_SKI; kind++) {
        s->supply[kind] = IN_THE_BOX[kind] - s->detectives * DEALT[kind];
        for (int pawn = 1; pawn <= s->detectives; pawn++) s->tickets[purse(s, pawn)][kind] += DEALT[kind];
    }
}

static int next_to_place(const State *s) {
    for (int pawn = 1; pawn <= s->seekers; pawn++)
        if (s->pawns[pawn] == 0) return pawn;
    return 0;
}

static int chance(B board, const State *s, int64_t *actions, int64_t *weights) {
    const int16_t *deck = next_to_place(s) == 0 ? board->mister_x_tiles : board->detective_tiles;
    int n = 0;
    for (int i = 0; i < TILES; i++)
        if (deck[i] != 0 && !occupied(s, deck[i])) actions[n] = deck[i], weights[n++] = 1;
    return n;
}

static bool has_way_out(B board, const State *s, int here, int ticket) {
    for (int i = board->first[here][ticket]; i < board->first[here][ticket + 1]; i++)
        if (!occupied(s, board->target[i])) return true;
    return false;
}

static int held(const State *s, int ticket) { return ticket == BLACK ? s->black : s->supply[ticket]; }

static bool can_flee(B board, const State *s, int here) {
    for (int ticket = GONDOLA; ticket <= BLACK; ticket++)
        if (held(s, ticket) > 0 && has_way_out(board, s, here, ticket)) return true;
    return false;
}

static bool second_is_possible(B board, const State *s, int first, int here) {
    for (int ticket = GONDOLA; ticket <= BLACK; ticket++)
        if (held(s, ticket) - (ticket == first) > 0 && has_way_out(board, s, here, ticket)) return true;
    return false;
}

static bool may_double(B board, const State *s, int here) {
    if (s->doubles == 0) return false;
    for (int ticket = GONDOLA; ticket <= BLACK; ticket++)
        if (held(s, ticket) > 0)
            for (int i = board->first[here][ticket]; i < board->first[here][ticket + 1]; i++) {
                int station = board->target[i];
                if (!occupied(s, station) && second_is_possible(board, s, ticket, station)) return true;
            }
    return false;
}

static bool may_travel(const State *s, int pawn, int ticket) {
    return is_police(s, pawn) || s->tickets[purse(s, pawn)][ticket] > 0;
}

static bool may_move(B board, const State *s, int pawn) {
    if (s->moved[pawn]) return false;
    for (int ticket = GONDOLA; ticket <= JET_SKI; ticket++)
        if (may_travel(s, pawn, ticket) && has_way_out(board, s, s->pawns[pawn], ticket)) return true;
    return false;
}

static bool any_may_move(B board, const State *s) {
    for (int pawn = 1; pawn <= s->seekers; pawn++)
        if (may_move(board, s, pawn)) return true;
    return false;
}

static int owner(const State *s, int pawn) {
    int detective = s->players == 2 ? 0 : pawn - 1;
    return detective < s->mister_x ? detective : detective + 1;
}

static int actors(B board, const State *s) {
    if (s->phase == SETUP) return CHANCE_BIT;
    if (s->phase == OVER) return 0;
    if (s->phase != SEEK) return 1 << s->mister_x;
    int seats = 0;
    for (int pawn = 1; pawn <= s->seekers; pawn++)
        if (may_move(board, s, pawn)) {
            if (is_police(s, pawn)) return (1 << s->players) - 1 - (1 << s->mister_x);
            seats |= 1 << owner(s, pawn);
        }
    return seats;
}

static int seekers_moves(B board, const State *s, int seat, int64_t *actions) {
    int n = 0;
    for (int pawn = 1; pawn <= s->seekers; pawn++) {
        if (s->moved[pawn] || seat == s->mister_x || !(is_police(s, pawn) || owner(s, pawn) == seat)) continue;
        int here = s->pawns[pawn];
        for (int i = board->first[here][GONDOLA]; i < board->first[here][BLACK]; i++) {
            int ticket = board->ticket[i], station = board->target[i];
            if (may_travel(s, pawn, ticket) && !occupied(s, station)) actions[n++] = pursuit(pawn, ticket, station);
        }
    }
    return n;
}

static int legal(B board, const State *s, int seat, int64_t *actions) {
    if (s->phase == SEEK) return seekers_moves(board, s, seat, actions);
    int n = 0, here = s->pawns[0];
    for (int i = board->first[here][GONDOLA]; i < board->first[here][BLACK + 1]; i++) {
        int ticket = board->ticket[i], station = board->target[i];
        if (held(s, ticket) > 0 && !occupied(s, station) &&
            (s->phase != FIRST_HALF || second_is_possible(board, s, ticket, station)))
            actions[n++] = flight(ticket, station);
    }
    if (s->phase == FLEE && may_double(board, s, here)) actions[n++] = DOUBLE;
    return n;
}

static int end(State *s, int reason, int pawn, Event *events, int n) {
    s->phase = OVER, s->reason = reason;
    return tell(events, n, ENDED, pawn, 0, 0, reason, s->pawns[0]);
}

static int begin_round(B board, State *s, Event *events, int n) {
    if (!can_flee(board, s, s->pawns[0])) return end(s, CORNERED, 0, events, n);
    s->rounds++, s->phase = FLEE;
    for (int pawn = 1; pawn <= s->seekers; pawn++) s->moved[pawn] = 0;
    return tell(events, n, BEGUN, 0, 0, s->rounds, 0, 0);
}

static int place(B board, State *s, int station, Event *events) {
    int pawn = next_to_place(s);
    s->pawns[pawn] = station;
    if (pawn) return tell(events, 0, PLACED, pawn, 0, 0, 0, station);
    return begin_round(board, s, events, tell(events, 0, HID, 0, 0, 0, 0, station));
}

static bool holds_usable_ticket(B board, const State *s, int pawn) {
    int here = s->pawns[pawn];
    for (int ticket = GONDOLA; ticket <= JET_SKI; ticket++)
        if (s->tickets[purse(s, pawn)][ticket] > 0 && board->first[here][ticket] < board->first[here][ticket + 1])
            return true;
    return false;
}

static bool stranded(B board, const State *s) {
    if (!any_may_move(board, s)) return true;
    if (s->stuck_rule != 0 && s->seekers > s->detectives) return false;
    for (int pawn = 1; pawn <= s->detectives; pawn++)
        if (holds_usable_ticket(board, s, pawn)) return false;
    return true;
}

static int flee(B board, State *s, int action, Event *events) {
    int ticket = action / STATIONS + 1, station = action % STATIONS;
    s->pawns[0] = station;
    if (ticket == BLACK) s->black--; else s->supply[ticket]--;
    s->moves++;
    s->phase = s->phase == FIRST_HALF ? SECOND_HALF : SEEK;
    int n = tell(events, 0, FLED, 0, ticket, s->moves, 0, station);
    if (shown(s)) n = tell(events, n, SHOWN, 0, 0, s->moves, 0, station);
    return s->phase == SEEK && stranded(board, s) ? end(s, STRANDED, 0, events, n) : n;
}

static int end_round(B board, State *s, Event *events, int n) {
    for (int pawn = 1; pawn <= s->seekers; pawn++)
        if (!s->moved[pawn]) n = tell(events, n, SKIPPED, pawn, 0, 0, 0, 0);
    return s->rounds == ROUNDS ? end(s, ESCAPED, 0, events, n) : begin_round(board, s, events, n);
}

static int pursue(B board, State *s, int action, Event *events) {
    int move = action - SEEKERS_FROM, station = move % STATIONS;
    int pawn = move / STATIONS / JET_SKI + 1, ticket = move / STATIONS % JET_SKI + 1;
    s->pawns[pawn] = station, s->moved[pawn] = 1;
    if (!is_police(s, pawn)) s->tickets[purse(s, pawn)][ticket]--, s->supply[ticket]++;
    int n = tell(events, 0, MOVED, pawn, ticket, 0, 0, station);
    if (station == s->pawns[0]) return end(s, CAUGHT, pawn, events, n);
    return any_may_move(board, s) ? n : end_round(board, s, events, n);
}

static int apply(B board, State *s, int action, Event *events) {
    if (s->phase == SETUP) return place(board, s, action, events);
    if (s->phase == SEEK) return pursue(board, s, action, events);
    if (action != DOUBLE) return flee(board, s, action, events);
    s->doubles--, s->phase = FIRST_HALF;
    return tell(events, 0, DOUBLED, 0, 0, 0, 0, 0);
}

static int any_seat(int actors, uint64_t *word) {
    int count = __builtin_popcount(actors), skip = count > 1 ? below(word, count) : 0, seat = 0;
    while (!(actors >> seat & 1) || skip > 0) skip -= actors >> seat++ & 1;
    return seat;
}

static int weighted(const int64_t *weights, int n, uint64_t *word) {
    int64_t total = 0;
    for (int i = 0; i < n; i++) total += weights[i];
    int64_t left = below(word, total);
    int i = 0;
    while (left >= weights[i]) left -= weights[i++];
    return i;
}

/* Play matches at random, as the template of the same name does; return the moves made. */
int64_t playouts(B board, const Options *options, uint64_t *word, int64_t *tally, int64_t count) {
    static _Thread_local int64_t actions[STATIONS], weights[STATIONS];
    static _Thread_local Event events[8];
    int64_t moves = 0;
    for (int64_t match = 0; match < count; match++) {
        State s;
        memset(&s, 0, sizeof s);
        begin(options, &s);
        for (int who = actors(board, &s); who; who = actors(board, &s)) {
            if (who == CHANCE_BIT) {
                int n = chance(board, &s, actions, weights);
                apply(board, &s, actions[weighted(weights, n, word)], events);
            } else {
                int n = legal(board, &s, any_seat(who, word), actions);
                apply(board, &s, actions[below(word, n)], events);
                moves++;
            }
        }
        tally[s.reason]++;
    }
    return moves;
}
