// Pockets: a small game for tests of the tests. It has what a game can have: secrets in hands, draws that only one
// player sees, a fact that events tell and views do not, points that stay hidden until the end.
//
// Every player is dealt a hand. In turn he plays a card, which scores its row, or puts one back unseen and draws
// another. Who has one card left keeps it; when all do, the kept cards score too.
//
// Each value of Wrong makes it the game with one mistake, which a law must find.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include <ville/core/common_text.hpp>
#include <ville/core/game.hpp>
#include <ville/core/printed.hpp>

#include "conformance/traits.hpp"

namespace ville::pockets {

/// The mistakes.
enum class Wrong {
    nothing,
    // lists and legality
    unsorted_list,
    double_entry,
    long_list,
    empty_list,
    too_strict,
    too_lax,
    stray_bits,
    // chance
    zero_weight,
    wrong_total,
    shifted_draw,
    // applying
    moody,
    events_matter,
    lost_card,
    changed_options,
    endless,
    // events
    unknown_event,
    wild_argument,
    too_many_events,
    miscounted_turn,
    silent_points,
    wrong_end,
    // the rest of the rules
    wrong_winner,
    early_winner,
    illegal_stand_in,
    progress_back,
    // secrets
    leaky_view,
    leaky_list,
    leaky_reason,
    leaky_score,
    leaky_progress,
    true_guess,
    broken_guess,
    dead_guess,
    forgetful_guess,
    open_event,
    telling_words,
    misread_blank,
};

/// The mistake that the game makes at present.
inline Wrong mistake = Wrong::nothing;
inline bool makes(Wrong w) { return mistake == w; }

inline constexpr int rows = 8;
using Cards = Bag<rows>;

struct Edition {
    FixedString<48> id = "pockets_1";
    std::array<std::uint8_t, rows> copies{3, 3, 3, 3, 2, 2, 2, 2};
    std::uint8_t hand = 3;
    friend constexpr bool operator==(const Edition &, const Edition &) = default;
};
VILLE_FIELDS(Edition, id, copies, hand)
inline constexpr Edition standard{};
inline constexpr std::array<const Edition *, 1> builtin_editions{&standard};

struct Options {
    std::uint8_t swaps = 1; ///< How often each player may put a card back.
    friend constexpr bool operator==(const Options &, const Options &) = default;
};
VILLE_FIELDS(Options, swaps)
inline constexpr std::array<OptionSpec, 1> option_specs{{{.name = "swaps", .max = 2, .fallback = 1}}};

enum class Step : std::uint8_t { deal, turn, draw, over };
inline constexpr std::array<std::string_view, 4> step_names{"deal", "turn", "draw", "over"};
constexpr Names names_of(Step) { return step_names; }

struct Seat {
    Cards hand;
    std::uint8_t first_card = 0; ///< The first that was dealt to him: told by an event, shown by no view.
    std::uint8_t swaps = 0;
    std::uint16_t points = 0;
    friend constexpr bool operator==(const Seat &, const Seat &) = default;
};
VILLE_FIELDS(Seat, hand, first_card, swaps, points)

struct State {
    Options options;
    std::uint8_t players = 0;
    std::uint8_t first = 0;
    Step step = Step::deal;
    std::uint8_t active = 0;
    std::uint16_t turn = 0;
    Cards deck;
    Cards played;
    std::array<Seat, max_players> seats{};
    friend constexpr bool operator==(const State &, const State &) = default;
};
VILLE_FIELDS(State, options, players, first, step, active, turn, deck, played, seats)

struct Observation {
    Step step = Step::deal;
    std::uint8_t active = 0;
    std::uint16_t turn = 0;
    std::uint8_t deck = 0;
    Cards unseen; ///< The deck and the hands of the others, as far as this viewer is concerned.
    Cards played;
    std::array<std::uint8_t, max_players> sizes{};
    std::array<std::uint16_t, max_players> points{};
    Cards hand;
    std::uint8_t leak = 0;
    friend constexpr bool operator==(const Observation &, const Observation &) = default;
};
VILLE_FIELDS(Observation, step, active, turn, deck, unseen, played, sizes, points, hand, leak)

enum class Kind : std::uint8_t { play = 1, swap, deal, draw };
struct Action {
    Kind kind = Kind::play;
    std::uint8_t card = 0;
};

inline constexpr std::array<FieldSpec, 1> card_fields{{{.name = "card", .max = rows - 1, .bits = 3}}};
inline constexpr std::array<ActionSpec, 4> action_specs{{
    {.number = 1, .name = "play", .fields = card_fields},
    {.number = 2, .name = "swap", .fields = card_fields},
    {.number = 3, .name = "deal", .by_chance = true, .fields = card_fields},
    {.number = 4, .name = "draw", .by_chance = true, .fields = card_fields},
}};

namespace event {
using namespace ville::event_type;
inline constexpr std::uint16_t dealt = 64;       ///< player, card: hidden from the others
inline constexpr std::uint16_t first_dealt = 65; ///< likewise
inline constexpr std::uint16_t played = 66;
inline constexpr std::uint16_t swapped = 67; ///< player, card: hidden from the others
inline constexpr std::uint16_t drawn = 68;   ///< likewise
inline constexpr std::uint16_t counted = 69; ///< player, sum of his hand: the others do not get it at all
} // namespace event

inline constexpr FieldSpec player_field{.name = "player", .max = max_players - 1};
inline constexpr FieldSpec card_field{.name = "card", .max = rows - 1};
inline constexpr std::array player_card{player_field, card_field};
inline constexpr std::array turn_fields{player_field, FieldSpec{.name = "turn", .min = 1, .max = 999}};
inline constexpr std::array<std::string_view, 2> line_names{"played", "kept"};
inline constexpr std::array<std::string_view, 1> end_names{"hands"};
inline constexpr std::array point_fields{player_field,
                                         FieldSpec{.name = "source", .max = 1, .names = line_names},
                                         FieldSpec{.name = "points", .max = 999}};
inline constexpr std::array over_fields{FieldSpec{.name = "winners", .max = 15},
                                        FieldSpec{.name = "reason", .max = 0, .names = end_names}};
inline constexpr std::array sum_fields{player_field, FieldSpec{.name = "sum", .max = 99}};
inline constexpr std::array<EventSpec, 9> event_specs{{
    {event::turn_started, "turn_started", turn_fields},
    {event::points_scored, "points_scored", point_fields},
    {event::match_over, "match_over", over_fields},
    {event::dealt, "dealt", player_card},
    {event::first_dealt, "first_dealt", player_card},
    {event::played, "played", player_card},
    {event::swapped, "swapped", player_card},
    {event::drawn, "drawn", player_card},
    {event::counted, "counted", sum_fields},
}};

inline constexpr Reason no_such_card{64};
inline constexpr Reason no_swap_left{65};
inline constexpr std::array<std::string_view, 2> reason_names{"no_such_card", "no_swap_left"};

inline int sum_of(const Cards &hand) {
    int sum = 0;
    hand.for_each([&](std::size_t row, int count) { sum += static_cast<int>(row) * count; });
    return sum;
}

struct Game {
    using State = pockets::State;
    using Action = pockets::Action;
    using Edition = pockets::Edition;
    using Options = pockets::Options;
    using Observation = pockets::Observation;

    static constexpr std::string_view id = "pockets";
    static constexpr int min_players = 2;
    static constexpr int max_players = 4;
    static constexpr std::uint32_t rules_version = 1;
    static constexpr std::uint32_t state_version = 1;
    static constexpr std::size_t max_actions = 16;
    static constexpr std::uint32_t max_plies = 60;
    static constexpr std::uint32_t max_events = 16;
    static constexpr std::span<const ActionSpec> actions = action_specs;
    static constexpr std::span<const EventSpec> events = event_specs;
    static constexpr std::span<const OptionSpec> options = option_specs;
    static constexpr Names reasons = reason_names;
    static constexpr Names phases = step_names;
    static constexpr Names score_lines = line_names;
    static constexpr Names end_reasons = end_names;
    static constexpr std::span<const Edition *const> editions = builtin_editions;

    template <class Sink>
    static State setup(const Edition &edition, const Options &chosen, Table table, Sink &) {
        State state;
        state.options = chosen;
        state.players = table.players;
        state.first = state.active = table.first;
        for (std::size_t row = 0; row < rows; ++row) state.deck.add(row, edition.copies[row]);
        return state;
    }

    static Player actor(const State &state) {
        if (state.step == Step::over) return nobody;
        return state.step == Step::turn ? static_cast<Player>(state.active) : chance;
    }
    static int phase(const State &state) { return static_cast<int>(state.step); }
    static Table table(const State &state) { return {state.players, state.first}; }
    static const Options &options_of(const State &state) { return state.options; }
    static const char *check_options(const Edition &, const Options &) { return nullptr; }
    static Faults check_edition(const Edition &) { return {}; }

    template <class List>
    static void legal_actions(const Edition &, const State &state, List &list) {
        if (state.step == Step::over) return;
        if (state.step != Step::turn) {
            const Kind kind = state.step == Step::deal ? Kind::deal : Kind::draw;
            state.deck.for_each([&](std::size_t row, int) {
                list.push_back({kind, static_cast<std::uint8_t>(row)});
            });
            return;
        }
        if (makes(Wrong::empty_list) && state.turn == 3) return;
        const Seat &seat = state.seats[state.active];
        const auto add = [&](Kind kind) {
            seat.hand.for_each([&](std::size_t row, int) {
                if (makes(Wrong::leaky_list) && row == 3 &&
                    state.seats[(state.active + 1u) % state.players].hand[5] > 0)
                    return;
                list.push_back({kind, static_cast<std::uint8_t>(row)});
                if (makes(Wrong::double_entry) && row == 2)
                    list.push_back({kind, static_cast<std::uint8_t>(row)});
            });
        };
        if (makes(Wrong::unsorted_list) && seat.swaps > 0) add(Kind::swap);
        add(Kind::play);
        if (makes(Wrong::long_list))
            for (int i = 0; i < 20; ++i) add(Kind::play);
        if (!makes(Wrong::unsorted_list) && seat.swaps > 0) add(Kind::swap);
    }

    static Reason why_illegal(const Edition &, const State &state, Action action) {
        const bool luck = action.kind == Kind::deal || action.kind == Kind::draw;
        const Step needed = action.kind == Kind::deal   ? Step::deal
                            : action.kind == Kind::draw ? Step::draw
                                                        : Step::turn;
        if (state.step != needed) return Reason::wrong_phase;
        if (luck) return state.deck[action.card] == 0 ? Reason::not_an_outcome : Reason::none;
        const Seat &seat = state.seats[state.active];
        if (makes(Wrong::empty_list) && state.turn == 3) return no_such_card;
        if (makes(Wrong::too_strict) && action.card == 6) return no_such_card;
        if (makes(Wrong::too_lax) && action.card == 6) return Reason::none;
        if (makes(Wrong::leaky_list) && action.card == 3 &&
            state.seats[(state.active + 1u) % state.players].hand[5] > 0)
            return no_such_card;
        if (seat.hand[action.card] == 0) {
            const bool elsewhere = makes(Wrong::leaky_reason) && state.deck[action.card] == 0;
            return elsewhere ? no_swap_left : no_such_card;
        }
        return action.kind == Kind::swap && seat.swaps == 0 ? no_swap_left : Reason::none;
    }

    static std::uint32_t chance_weight(const Edition &, const State &state, Action outcome) {
        if (makes(Wrong::zero_weight) && outcome.card == 4) return 0;
        return static_cast<std::uint32_t>(state.deck[outcome.card]);
    }
    static std::uint32_t chance_total(const Edition &, const State &state) {
        const auto total = static_cast<std::uint32_t>(state.deck.total());
        return makes(Wrong::wrong_total) && total > 3 ? total - 1 : total;
    }
    static Action chance_at(const Edition &, const State &state, std::uint32_t draw) {
        const auto total = static_cast<std::uint32_t>(state.deck.total());
        if (makes(Wrong::shifted_draw)) draw = (draw + 1) % total;
        const Kind kind = state.step == Step::deal ? Kind::deal : Kind::draw;
        return {kind, static_cast<std::uint8_t>(state.deck.row_of(draw))};
    }

    template <class Sink>
    static void next_turn(const Edition &edition, State &state, Sink &sink) {
        state.step = Step::turn;
        for (int tried = 0; tried < state.players; ++tried) {
            state.active = static_cast<std::uint8_t>((state.active + 1) % state.players);
            if (state.seats[state.active].hand.total() == 1) continue;
            const int turn = makes(Wrong::miscounted_turn) && state.turn == 2 ? 4 : state.turn + 1;
            state.turn = static_cast<std::uint16_t>(turn);
            emit(sink, event::turn_started, static_cast<Player>(state.active), turn);
            return;
        }
        state.step = Step::over;
        for (std::size_t p = 0; p < state.players; ++p) {
            const int kept = sum_of(state.seats[p].hand);
            emit(sink, event::points_scored, static_cast<Player>(p), 1, kept);
        }
        const int winners = outcome(edition, state).winners;
        emit(sink, event::match_over, nobody, makes(Wrong::wrong_end) ? winners ^ 1 : winners, 0);
    }

    template <class Sink>
    static void apply(const Edition &edition, State &state, Action action, Sink &sink) {
        static int calls = 0;
        Seat &seat = state.seats[state.active];
        const auto player = static_cast<Player>(state.active);
        switch (action.kind) {
        case Kind::deal:
            state.deck.remove(action.card);
            if (seat.hand.empty()) {
                seat.first_card = action.card;
                seat.swaps = state.options.swaps;
                emit(sink, event::first_dealt, player, action.card);
            }
            seat.hand.add(action.card);
            emit(sink, event::dealt, player, action.card);
            if (seat.hand.total() < edition.hand) return;
            state.active = static_cast<std::uint8_t>((state.active + 1) % state.players);
            if (state.active != state.first) return;
            state.active = static_cast<std::uint8_t>((state.first + state.players - 1) % state.players);
            return next_turn(edition, state, sink);
        case Kind::play:
            seat.hand.remove(action.card);
            if (!makes(Wrong::lost_card) || action.card != 2) state.played.add(action.card);
            seat.points = static_cast<std::uint16_t>(seat.points + action.card);
            emit(sink, event::played, player, action.card);
            if (!makes(Wrong::silent_points)) emit(sink, event::points_scored, player, 0, action.card);
            if (makes(Wrong::unknown_event)) emit(sink, 99, nobody);
            if (makes(Wrong::wild_argument)) emit(sink, event::played, player, 70);
            if (makes(Wrong::too_many_events))
                for (int i = 0; i < 20; ++i) emit(sink, event::played, player, 0);
            if (makes(Wrong::moody) && ++calls % 7 == 0) seat.points = 0;
            if (makes(Wrong::events_matter) && Sink::wanted) seat.swaps = 0;
            if (makes(Wrong::changed_options)) state.options.swaps = 2;
            if (makes(Wrong::endless) && state.turn == 5) {
                state.turn = 4;
                seat.hand.add(action.card);
                state.played.remove(action.card);
                seat.points = 0;
            }
            return next_turn(edition, state, sink);
        case Kind::swap:
            seat.hand.remove(action.card);
            state.deck.add(action.card);
            --seat.swaps;
            emit(sink, event::swapped, player, action.card);
            state.step = Step::draw;
            return;
        case Kind::draw:
            state.deck.remove(action.card);
            seat.hand.add(action.card);
            emit(sink, event::drawn, player, action.card);
            emit(sink, event::counted, player, sum_of(seat.hand));
            return next_turn(edition, state, sink);
        }
    }

    static Scores scores(const Edition &, const State &state, Viewer viewer) {
        Scores result;
        for (std::size_t p = 0; p < state.players; ++p) {
            Score score;
            score.lines.push_back({0, static_cast<std::int16_t>(state.seats[p].points)});
            const bool knows =
                state.step == Step::over || viewer == omniscient || viewer == static_cast<Viewer>(p);
            if (knows || makes(Wrong::leaky_score))
                score.lines.push_back({1, static_cast<std::int16_t>(sum_of(state.seats[p].hand))});
            score.complete = knows;
            result.push_back(score);
        }
        return result;
    }

    static Outcome outcome(const Edition &edition, const State &state) {
        if (state.step != Step::over) {
            if (makes(Wrong::early_winner) && state.turn > 3) return {.winners = 1};
            return {};
        }
        const Scores count = scores(edition, state, omniscient);
        int best = 0;
        for (const Score &score : count) best = std::max(best, score.total());
        unsigned winners = 0;
        for (std::size_t p = 0; p < count.size(); ++p)
            if ((count[p].total() == best) != (makes(Wrong::wrong_winner))) winners |= 1u << p;
        return {.over = true, .winners = static_cast<std::uint8_t>(winners), .reason = 0};
    }

    static Observation observe(const Edition &, const State &state, Viewer viewer) {
        Observation seen;
        seen.step = state.step;
        seen.active = state.active;
        seen.turn = state.turn;
        seen.deck = static_cast<std::uint8_t>(state.deck.total());
        seen.played = state.played;
        seen.unseen = state.deck;
        for (std::size_t p = 0; p < state.players; ++p) {
            const Seat &seat = state.seats[p];
            seen.sizes[p] = static_cast<std::uint8_t>(seat.hand.total());
            seen.points[p] = seat.points;
            if (viewer == static_cast<Viewer>(p)) seen.hand = seat.hand;
            else if (viewer != omniscient)
                seat.hand.for_each([&](std::size_t row, int n) { seen.unseen.add(row, n); });
        }
        if (makes(Wrong::leaky_view) && viewer == public_viewer)
            seen.leak = static_cast<std::uint8_t>(state.deck[7]);
        return seen;
    }

    static Visibility visibility(const Event &event) {
        const auto own = static_cast<std::uint8_t>(event.player < 0 ? 0u : 1u << event.player);
        switch (event.type) {
        case event::first_dealt:
            return makes(Wrong::open_event) ? Visibility{} : Visibility{.seats = own, .hidden = 1};
        case event::dealt:
        case event::swapped:
        case event::drawn: return {.seats = own, .hidden = 1};
        case event::counted: return {.seats = own};
        default: return {};
        }
    }

    template <class Random>
    static void determinize(const Edition &, State &state, Viewer viewer, Random &rng) {
        if (viewer == omniscient || state.step == Step::over || makes(Wrong::true_guess)) return;
        std::array<int, max_players> sizes{};
        for (std::size_t p = 0; p < state.players; ++p) {
            if (viewer == static_cast<Viewer>(p)) continue;
            sizes[p] = state.seats[p].hand.total();
            state.seats[p].hand.for_each([&](std::size_t row, int n) { state.deck.add(row, n); });
            state.seats[p].hand = {};
        }
        for (std::size_t p = 0; p < state.players; ++p)
            for (; sizes[p] > 0; --sizes[p]) {
                const std::size_t row =
                    state.deck.row_of(rng.below(static_cast<std::uint32_t>(state.deck.total())));
                if (!makes(Wrong::broken_guess)) state.deck.remove(row);
                if (!makes(Wrong::dead_guess)) state.seats[p].hand.add(row);
            }
        for (std::size_t p = 0; p < state.players; ++p)
            if (viewer != static_cast<Viewer>(p) || makes(Wrong::forgetful_guess))
                state.seats[p].first_card = static_cast<std::uint8_t>(rng.below(rows));
    }

    static const char *check(const Edition &edition, const State &state) {
        if (makes(Wrong::dead_guess)) return nullptr;
        for (std::size_t row = 0; row < rows; ++row) {
            int found = state.deck[row] + state.played[row];
            for (const Seat &seat : state.seats) found += seat.hand[row];
            if (found != edition.copies[row]) return "the cards do not add up";
        }
        return nullptr;
    }

    template <class Random>
    static Action stand_in(const Edition &edition, const State &state, Player, Random &) {
        if (makes(Wrong::illegal_stand_in)) return {Kind::swap, 7};
        struct {
            Action action;
            bool found = false;
            void push_back(const Action &each) {
                if (!found) action = each;
                found = true;
            }
        } first;
        legal_actions(edition, state, first);
        return first.action;
    }

    static int progress(const Edition &, const State &state) {
        if (state.step == Step::over) return 1000;
        if (makes(Wrong::leaky_progress)) return state.seats[0].hand[5] > 0 ? 1 : 0;
        return makes(Wrong::progress_back) ? 900 - state.turn : state.turn;
    }

    static ActionWord pack(Action action) {
        return ActionWord{static_cast<std::uint8_t>(action.kind)} << kind_shift | ActionWord{action.card}
                                                                                      << (kind_shift - 3);
    }
    static Reason unpack(ActionWord word, Action &action) {
        FlatAction flat;
        const Reason reason =
            unpack_flat(action_specs, makes(Wrong::stray_bits) ? word & ~ActionWord{1} : word, flat);
        if (reason == Reason::none)
            action = {static_cast<Kind>(flat.spec->number), static_cast<std::uint8_t>(flat.value[0])};
        return reason;
    }
};

static_assert(ville::Game<Game>);

inline constexpr auto text_rows{std::to_array<TextRow>({
    {"game.title", "en", "Pockets"},
    {"game.title", "fr", "Poches"},
})};

struct Text {
    static constexpr std::span<const TextRow> rows = text_rows;
    static std::string action(const Edition &, Action action, std::string_view, const SeatNames & = {}) {
        return "card " + std::to_string(action.card);
    }
    static std::string event(const Edition &, const Event &event, std::string_view, const SeatNames & = {}) {
        const EventSpec &spec = *find_event(event_specs, event.type);
        const bool lacks = makes(Wrong::misread_blank) ? (event.flags & event_flag::partial) != 0
                                                       : lacks_arguments(spec, event);
        const std::string name(spec.name);
        return lacks && !makes(Wrong::telling_words) ? name : name + ' ' + std::to_string(event.arg[0]);
    }
};

} // namespace ville::pockets

namespace ville::tests {

template <>
struct Traits<pockets::Game> : DefaultTraits<pockets::Game> {
    static bool has_secret(const pockets::Edition &, const pockets::State &state, Viewer viewer) {
        if (viewer == omniscient || state.step == pockets::Step::over) return false;
        int hidden = 0; // cards in hands that he does not see
        for (std::size_t p = 0; p < state.players; ++p)
            if (viewer != static_cast<Viewer>(p)) hidden += state.seats[p].hand.total();
        return hidden > 1;
    }

    /// The first card stays what it was, for whoever was told.
    static bool contradicts(const pockets::Edition &, const pockets::State &state, Viewer,
                            const Event &event) {
        return event.type == pockets::event::first_dealt && event.arg[0] >= 0 &&
               state.seats[static_cast<std::size_t>(event.player)].first_card != event.arg[0];
    }
};

} // namespace ville::tests
