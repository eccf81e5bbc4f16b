// Troyes: the full truth of a match as one plain value.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <ville/core/fields.hpp>
#include <ville/core/player.hpp>
#include <ville/core/static_vector.hpp>
#include <ville/games/troyes/data.hpp>

namespace ville::troyes {

// ---- Options: rules on which sources differ or are silent. 1 is the default of each. [TRO-12]

struct Options {
    std::uint8_t pass_is_final = 1;      ///< 0 = who has passed may act again when the turn comes back.
    std::uint8_t cathedral_stacking = 1; ///< 0 = any free level of the column.
    std::uint8_t hire_lying_citizens = 1;
    std::uint8_t hidden_vp = 1; ///< Others see no totals of points before the end.
    friend constexpr bool operator==(const Options &, const Options &) = default;
};
VILLE_FIELDS(Options, pass_is_final, cathedral_stacking, hire_lying_citizens, hidden_vp)

// ---- Where a match stands

/// The part of the round that goes on. Those in which nobody decides and nothing is rolled pass by themselves.
enum class Stage : std::uint8_t {
    dealing,
    placing,
    reveal,
    workforce,
    new_events,
    resolving,
    black_dice,
    countering,
    actions,
    over,
};
inline constexpr std::array<std::string_view, 10> stage_names{
    "dealing",   "placing",    "reveal",     "workforce", "new_events",
    "resolving", "black_dice", "countering", "actions",   "over"};
constexpr Names names_of(Stage) { return stage_names; }

/// The decision in front.
enum class Phase : std::uint8_t {
    deal_character,
    setup_citizen,
    reveal_activity,
    roll_die,
    reveal_event,
    return_event_cube,
    return_cathedral_cube,
    counter,
    counter_die,
    turn,
    hire_tradesman,
    use_dice,
    activations,
    miller,
    place_cube,
    cathedral_level,
    turn_die,
    over,
};
inline constexpr std::array<std::string_view, 18> phase_names{"deal_character",
                                                              "setup_citizen",
                                                              "reveal_activity",
                                                              "roll_die",
                                                              "reveal_event",
                                                              "return_event_cube",
                                                              "return_cathedral_cube",
                                                              "counter",
                                                              "counter_die",
                                                              "turn",
                                                              "hire_tradesman",
                                                              "use_dice",
                                                              "activations",
                                                              "miller",
                                                              "place_cube",
                                                              "cathedral_level",
                                                              "turn_die",
                                                              "over"};
constexpr Names names_of(Phase) { return phase_names; }

/// What a die is rolled for.
enum class Roll : std::uint8_t { workforce, reroll, neutral, gray_cube, black, archer };
inline constexpr std::array<std::string_view, 6> roll_names{"workforce", "reroll", "neutral",
                                                            "gray_cube", "black",  "archer"};
constexpr Names names_of(Roll) { return roll_names; }

inline constexpr std::array<std::string_view, 1> end_reason_names{"last_round"};

/// The final count. [TRO-7]
enum class ScoreSource : std::uint8_t { tokens, events_in_play, tradesmen, cathedral, first_character };
inline constexpr std::array<std::string_view, 10> score_line_names{
    "tokens",    "events_in_play",  "tradesmen",  "cathedral",          "henri_i",
    "urbain_iv", "hugues_de_payns", "thibaut_ii", "chretien_de_troyes", "florentine"};

// ---- Who and what is where

inline constexpr int districts = max_players + 1;
inline constexpr std::uint8_t neutral =
    max_players; ///< Owner of gray citizens and cubes, and the gray district.
inline constexpr int owners = max_players + 1;
inline constexpr std::uint8_t no_owner = 255; ///< Of an empty space.
inline constexpr std::uint8_t no_card = 255;
inline constexpr std::uint8_t no_seat = 255;

using Owners6 = std::array<std::uint8_t, spaces_of_building>;
using Values = std::array<std::uint8_t, faces>; ///< How many dice show 1, 2, … 6.
using District = std::array<Values, colours>;

constexpr Owners6 nobody_there() { return {no_owner, no_owner, no_owner, no_owner, no_owner, no_owner}; }

struct Seat {
    std::uint16_t deniers = 0;
    std::uint16_t points = 0; ///< Tokens.
    std::uint8_t influence = 0;
    std::uint8_t district_deniers = 0; ///< For passing; not to be spent before the end of the round.
    std::uint8_t people = 0;           ///< Bit c = holds character c.
    std::uint8_t personal = 0;         ///< Citizens in the personal supply.
    std::uint8_t general = 0;          ///< Citizens in the general supply.
    std::uint8_t cubes = 0;            ///< In the supply.
    std::uint8_t passes = 0;           ///< Of this round.
    std::uint32_t events = 0;          ///< Bit e = has taken event e.
    friend constexpr bool operator==(const Seat &, const Seat &) = default;
};
VILLE_FIELDS(Seat, deniers, points, influence, district_deniers, people, personal, general, cubes, passes,
             events)

/// A principal building: its spaces row by row, and who lies on its picture.
struct House {
    Owners6 spaces = nobody_there();
    std::uint8_t lying = 0; ///< Bit o = a citizen of owner o.
    friend constexpr bool operator==(const House &, const House &) = default;
};
VILLE_FIELDS(House, spaces, lying)

/// An activity card that may be turned up.
struct Workshop {
    std::array<std::uint8_t, tradesman_spaces> tradesmen{no_owner, no_owner, no_owner, no_owner};
    std::array<std::uint8_t, max_players> cubes{}; ///< Delayed ones, by player.
    friend constexpr bool operator==(const Workshop &, const Workshop &) = default;
};
VILLE_FIELDS(Workshop, tradesmen, cubes)

/// The cubes on an event.
struct Battle {
    std::array<std::uint8_t, max_players> cubes{};
    StaticVector<std::uint8_t, max_players>
        order; ///< Seats with cubes here, in the order of their first. [TRO-6.10]
    friend constexpr bool operator==(const Battle &, const Battle &) = default;
};
VILLE_FIELDS(Battle, cubes, order)

// ---- What is being done

/// An interrupted step: what is to be decided before the rest goes on.
struct Frame {
    Phase phase = Phase::over;
    std::uint8_t player = 0; ///< Whose decision, or for whom a die is rolled.
    Roll roll = Roll::reroll;
    std::uint8_t colour = 0;
    std::uint8_t was = 0;  ///< Value before a reroll.
    std::uint8_t card = 0; ///< The event that rolls.
    friend constexpr bool operator==(const Frame &, const Frame &) = default;
};
VILLE_FIELDS(Frame, phase, player, roll, colour, was, card)

enum class Deed : std::uint8_t { none, activate, fight, build, place, farm };
inline constexpr std::array<std::string_view, 6> deed_names{
    "none", "activate", "fight_event", "build_cathedral", "place_citizen", "agriculture"};
constexpr Names names_of(Deed) { return deed_names; }

/// The action of a turn, once begun.
struct Act {
    Deed deed = Deed::none;
    Phase phase = Phase::use_dice;
    std::uint8_t target = 0;                         ///< The activity card, event or building.
    std::uint8_t value = 0;                          ///< Of the group of dice.
    std::uint8_t left = 0;                           ///< Activations or cubes still to be done.
    std::uint32_t used = 0;                          ///< Bit e = the Knight has been to event e.
    StaticVector<std::uint8_t, max_group> columns{}; ///< Of cathedral cubes still to be placed, ascending.
    friend constexpr bool operator==(const Act &, const Act &) = default;
};
VILLE_FIELDS(Act, deed, phase, target, value, left, used, columns)

/// Own dice against black ones.
struct Fight {
    Values chosen{};          ///< Black dice that are to be countered.
    std::uint8_t needed = 0;  ///< Their total.
    std::uint8_t reached = 0; ///< By own dice so far.
    friend constexpr bool operator==(const Fight &, const Fight &) = default;
};
VILLE_FIELDS(Fight, chosen, needed, reached)

/// Dice turned in one use of influence, as they lie now.
struct Turning {
    StaticVector<std::uint8_t, max_group> dice; ///< colour * 6 + value - 1
    friend constexpr bool operator==(const Turning &, const Turning &) = default;
};
VILLE_FIELDS(Turning, dice)

inline constexpr std::size_t max_pending = 3;

struct State {
    Options options;
    std::uint8_t players = 0;
    std::uint8_t first = 0; ///< Seat that began the match.
    std::uint8_t start = 0; ///< Start player of the round.
    Stage stage = Stage::dealing;
    std::uint8_t active = 0; ///< Whose turn it is in countering and in the action phase.
    std::uint8_t round = 0;  ///< Counted from 1; 0 during set-up.
    std::uint16_t turn = 0;  ///< Turns of the action phases, counted from 1 over the match.
    std::uint8_t cursor = 0; ///< How far the stage has come: what it counts depends on the stage.
    std::uint8_t left =
        0; ///< Dice still to be rolled at the cursor, or players an event has still to strike.
    std::uint8_t passes = 0; ///< In a row.
    StaticVector<Frame, max_pending> pending;
    Act act;
    Fight fight;
    Turning turning;
    std::array<Seat, max_players> seats{};
    std::uint8_t neutral_citizens = 0; ///< In the supply.
    std::uint8_t gray_cubes = 0;       ///< In the supply.
    std::uint8_t hidden_people = 0;    ///< Bit c = nobody holds character c.
    std::uint32_t shown = 0;           ///< Bit c = activity card c is turned up.
    std::uint32_t hidden_events = 0;   ///< Bit e = event e has not come up.
    std::array<House, colours> houses{};
    std::array<Owners6, levels> cathedral{nobody_there(), nobody_there(), nobody_there()};
    std::array<District, districts> dice{}; ///< The square.
    Values black{};                         ///< Black dice on the table.
    std::array<Workshop, activity_cards> workshops{};
    StaticVector<std::uint8_t, event_cards> queue; ///< Events in play, from the left.
    std::array<Battle, event_cards> battles{};
    friend constexpr bool operator==(const State &, const State &) = default;
};
VILLE_FIELDS(State, options, players, first, start, stage, active, round, turn, cursor, left, passes, pending,
             act, fight, turning, seats, neutral_citizens, gray_cubes, hidden_people, shown, hidden_events,
             houses, cathedral, dice, black, workshops, queue, battles)

static_assert(sizeof(State) <= 1024);

// ---- Small questions to a state

constexpr Phase phase_of(const State &state) {
    if (!state.pending.empty()) return state.pending.back().phase;
    if (state.act.deed != Deed::none) return state.act.phase;
    switch (state.stage) {
    case Stage::dealing: return Phase::deal_character;
    case Stage::placing: return Phase::setup_citizen;
    case Stage::reveal: return Phase::reveal_activity;
    case Stage::new_events: return Phase::reveal_event;
    case Stage::countering: return Phase::counter;
    case Stage::actions: return Phase::turn;
    case Stage::over: return Phase::over;
    default: return Phase::roll_die;
    }
}

/// The seat at a place of the turn order, counted from `from`.
constexpr std::uint8_t seat_at(const State &state, int from, int place) {
    return static_cast<std::uint8_t>((from + place) % state.players);
}

/// Who places the next citizen: from the first player on, then back, and so on. [TRO-2.7]
constexpr std::uint8_t placing_seat(const State &state) {
    const int round = state.cursor / state.players, place = state.cursor % state.players;
    return seat_at(state, state.first, round % 2 == 0 ? place : state.players - 1 - place);
}

constexpr Player actor(const State &state) {
    switch (phase_of(state)) {
    case Phase::deal_character:
    case Phase::reveal_activity:
    case Phase::roll_die:
    case Phase::reveal_event: return chance;
    case Phase::over: return nobody;
    case Phase::setup_citizen: return static_cast<Player>(placing_seat(state));
    default: return static_cast<Player>(state.pending.empty() ? state.active : state.pending.back().player);
    }
}

constexpr int dice_in(const Values &values) {
    int sum = 0;
    for (const std::uint8_t count : values) sum += count;
    return sum;
}

constexpr bool any_die(const State &state) {
    for (const District &district : state.dice)
        for (const Values &values : district)
            for (const std::uint8_t count : values)
                if (count > 0) return true;
    return false;
}

constexpr bool any_own_die(const State &state, std::size_t seat) {
    for (const Values &values : state.dice[seat])
        if (dice_in(values) > 0) return true;
    return false;
}

/// Own dice against black ones: red ones count more. [TRO-4.9]
constexpr int strength(const Edition &edition, const State &state, std::size_t seat) {
    int sum = 0;
    for (std::size_t colour = 0; colour < colours; ++colour)
        for (int value = 1; value <= faces; ++value)
            sum += state.dice[seat][colour][static_cast<std::size_t>(value - 1)] * value *
                   (colour == 0 ? edition.red_factor : 1);
    return sum;
}

/// The highest black die on the table, or 0.
constexpr int highest_black(const State &state) {
    int value = faces;
    while (value > 0 && state.black[static_cast<std::size_t>(value - 1)] == 0) --value;
    return value;
}

constexpr int standing(const State &state, std::size_t building, std::uint8_t owner) {
    int count = 0;
    for (const std::uint8_t there : state.houses[building].spaces) count += there == owner;
    return count;
}

constexpr bool has_tradesman(const State &state, std::size_t card, std::uint8_t seat) {
    for (const std::uint8_t there : state.workshops[card].tradesmen)
        if (there == seat) return true;
    return false;
}

constexpr int cathedral_cubes(const State &state, std::uint8_t owner) {
    int count = 0;
    for (const Owners6 &level : state.cathedral)
        for (const std::uint8_t there : level) count += there == owner;
    return count;
}

constexpr int cubes_on(const Battle &battle) {
    int sum = 0;
    for (const std::uint8_t cubes : battle.cubes) sum += cubes;
    return sum;
}

/// Events in play with a cube of this player, Marauding included.
constexpr int events_with_cube(const State &state, std::size_t seat) {
    int count = 0;
    for (const std::uint8_t event : state.queue) count += state.battles[event].cubes[seat] > 0;
    return count;
}

constexpr bool in_queue(const State &state, std::size_t event) {
    for (const std::uint8_t there : state.queue)
        if (there == event) return true;
    return false;
}

} // namespace ville::troyes
