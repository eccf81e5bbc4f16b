// Troyes: what an edition is made of. Activity cards, events, characters and every number that a rule reads, as one plain
// value.
//
// Cards are numbered by their rows: activity cards by colour, round and letter, events with Marauding first, then red,
// white, yellow. What a card does is named by its `effect`; the numbers that the effect needs stand beside it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <ville/core/fields.hpp>
#include <ville/core/fixed_string.hpp>
#include <ville/core/player.hpp>
#include <ville/core/printed.hpp>
#include <ville/core/static_vector.hpp>

namespace ville::troyes {

inline constexpr int min_players = 2;
inline constexpr int colours = 3; ///< Red, white, yellow: of dice, cards and buildings.
inline constexpr int faces = 6;
inline constexpr int spaces_of_building = 6;
inline constexpr int max_dice = 6; ///< Of one colour, the black ones too.
inline constexpr int max_group = 3;
inline constexpr int last_activity_round = 3;
inline constexpr int letters = 3; ///< Activity cards of one colour and round.
inline constexpr int activity_cards = colours * last_activity_round * letters;
inline constexpr int tradesman_spaces = 4;
inline constexpr int event_cards = 17; ///< Marauding included.
inline constexpr int characters = 6;
inline constexpr int levels = 3;        ///< Of the cathedral.
inline constexpr int max_citizens = 12; ///< Of one player.
inline constexpr int max_neutrals = 18;
inline constexpr int max_rounds = 6;

enum class Colour : std::uint8_t { red, white, yellow };
inline constexpr std::array<std::string_view, 4> colour_names{"red", "white", "yellow", "black"};
constexpr Names names_of(Colour) { return Names(colour_names).first(colours); }
inline constexpr int black_colour = 3; ///< The colour of black dice, in events.

/// The building of a colour has the number of that colour.
enum class Building : std::uint8_t { palace, bishopric, city_hall };
inline constexpr std::array<std::string_view, 3> building_names{"palace", "bishopric", "city_hall"};
constexpr Names names_of(Building) { return building_names; }

// ---- Activity cards

/// What an activity card does. `spend` and `gain` are the numbers of the card. [TRO-8]
enum class Effect : std::uint8_t {
    archer,
    diplomat,
    knight,
    hunt,
    mercenary,
    tax_collector,
    joust,
    captain,
    troubadour,
    tithing,
    monk,
    priest,
    apprenticeship,
    confession,
    templar,
    pilgrimage,
    procession,
    glassblower,
    artisan,
    merchant,
    miller,
    innkeeper,
    blacksmith,
    militia,
    journeyman,
    goldsmith,
    sculptor,
};
inline constexpr std::array<std::string_view, activity_cards> effect_names{
    "archer",    "diplomat",   "knight",     "hunt",        "mercenary", "tax_collector",  "joust",
    "captain",   "troubadour", "tithing",    "monk",        "priest",    "apprenticeship", "confession",
    "templar",   "pilgrimage", "procession", "glassblower", "artisan",   "merchant",       "miller",
    "innkeeper", "blacksmith", "militia",    "journeyman",  "goldsmith", "sculptor"};
constexpr Names names_of(Effect) { return effect_names; }

struct Activity {
    FixedString<4> code; ///< R1a .. Y3c: colour, round, letter; that of its row.
    LocalNames labels{};
    Effect effect = Effect::archer;
    std::uint8_t cost = 0;                               ///< Deniers to hire a tradesman.
    std::array<std::uint8_t, tradesman_spaces> points{}; ///< Of the spaces for tradesmen. [TRO-7.3]
    std::uint8_t divisor = 1;                            ///< Pips of an activation.
    std::uint8_t spend = 0; ///< What an activation takes, or the number of things that count once.
    std::uint8_t gain = 0;  ///< What it brings, or the number that the effect needs.
    std::uint8_t also = 0;  ///< What it brings besides.
    friend constexpr bool operator==(const Activity &, const Activity &) = default;
};
VILLE_FIELDS(Activity, code, labels, effect, cost, points, divisor, spend, gain, also)

// ---- Events

/// What an event does in every round. [TRO-9]
enum class Disaster : std::uint8_t {
    black_dice,      ///< `amount` of them.
    neutral_citizen, ///< One enters `building`.
    event_cube,      ///< Each player takes one of his cubes off an event.
    cathedral_cube,  ///< Each player takes one of his cubes out of the cathedral.
    deniers,         ///< Each player loses `amount`.
    influence,       ///< Each player loses `amount`.
    gray_cube,       ///< One enters the cathedral.
};
inline constexpr std::array<std::string_view, 7> disaster_names{
    "black_dice", "neutral_citizen", "event_cube", "cathedral_cube", "deniers", "influence", "gray_cube"};
constexpr Names names_of(Disaster) { return disaster_names; }

struct EventCard {
    FixedString<4> code; ///< M, ER1 .. ER8, EW1 .. EW4, EY1 .. EY4; that of its row.
    LocalNames labels{};
    Disaster effect = Disaster::black_dice;
    std::uint8_t amount = 0;
    Building building = Building::palace; ///< Of `neutral_citizen`.
    std::uint8_t pips = 1;                ///< Red pips of a cube.
    std::uint8_t spaces = 1;              ///< For cubes.
    std::uint8_t first = 0;               ///< Points of who has most cubes when it is full.
    std::uint8_t second = 0;
    Colour deck = Colour::white; ///< Of a red card: from where the second event of the round comes.
    friend constexpr bool operator==(const EventCard &, const EventCard &) = default;
};
VILLE_FIELDS(EventCard, code, labels, effect, amount, building, pips, spaces, first, second, deck)

// ---- Characters

/// What a character counts. [TRO-10]
enum class Criterion : std::uint8_t {
    events_taken,
    cathedral_cubes,
    influence,
    deniers,
    citizens,
    tradesmen
};
inline constexpr std::array<std::string_view, 6> criterion_names{
    "events_taken", "cathedral_cubes", "influence", "deniers", "citizens", "tradesmen"};
constexpr Names names_of(Criterion) { return criterion_names; }

struct Character {
    LocalNames labels{};
    Criterion criterion = Criterion::events_taken;
    std::array<std::uint8_t, 3> steps{}; ///< At least so many for each step.
    friend constexpr bool operator==(const Character &, const Character &) = default;
};
VILLE_FIELDS(Character, labels, criterion, steps)

// ---- The board and the numbers

/// A space of a building, where a neutral citizen stands before the players place theirs. [TRO-2.6]
struct Position {
    Building building = Building::palace;
    std::uint8_t row = 0;
    std::uint8_t space = 0;
    friend constexpr bool operator==(const Position &, const Position &) = default;
};
VILLE_FIELDS(Position, building, row, space)

/// How sure each group of figures is.
struct Sources {
    Certainty setup = Certainty::seed;
    Certainty economy = Certainty::sourced;
    Certainty buildings = Certainty::inferred;
    Certainty cathedral = Certainty::reconstruction;
    Certainty neutrals = Certainty::reconstruction;
    Certainty activities = Certainty::reconstruction; ///< Costs, points, divisors and half of the effects.
    Certainty events = Certainty::reconstruction;
    Certainty characters = Certainty::reconstruction; ///< The lower steps.
    friend constexpr bool operator==(const Sources &, const Sources &) = default;
};
VILLE_FIELDS(Sources, setup, economy, buildings, cathedral, neutrals, activities, events, characters)

using ByPlayers = std::array<std::uint8_t, max_players - min_players + 1>;
using ByColour = std::array<std::uint8_t, colours>;

struct Edition {
    FixedString<48> id;
    Sources certainty;

    // set-up [TRO-1, TRO-2]
    ByPlayers rounds{};   ///< With 2, 3 and 4 players.
    ByPlayers citizens{}; ///< In each personal supply at the start.
    std::uint8_t citizens_in_all = 0;
    std::uint8_t neutral_citizens = 0;
    std::uint8_t cubes = 0;
    std::uint8_t gray_cubes = 0;
    std::uint8_t black_dice = 0;
    std::uint8_t start_deniers = 0;
    std::uint8_t start_influence = 0;
    std::uint8_t max_influence = 0;
    std::uint8_t characters_with_two = 0; ///< Of each player, with two players; else one.

    // economy [TRO-4, TRO-5]
    std::uint8_t income = 0;
    ByColour wages{};      ///< By building, for each citizen.
    ByColour die_prices{}; ///< Of a foreign die in a group of 1, 2 and 3.
    std::uint8_t reroll_cost = 0;
    std::uint8_t recruit_cost = 0;
    std::uint8_t turn_cost = 0;
    std::uint8_t dice_per_turn = 0; ///< Turned by one use.
    std::uint8_t agriculture_divisor = 1;
    std::uint8_t pass_first = 0; ///< Deniers for the first pass of a round.
    std::uint8_t pass_later = 0;

    // losses, black dice, events [TRO-4, TRO-6]
    std::uint8_t wages_penalty = 0;   ///< Points lost by who cannot pay.
    std::uint8_t event_penalty = 0;   ///< Points lost by who cannot suffer an event in full.
    std::uint8_t black_penalty = 0;   ///< Points lost by who cannot counter.
    std::uint8_t black_influence = 0; ///< For each black die countered.
    std::uint8_t red_factor = 1;      ///< What red dice count against black ones.
    std::uint8_t event_cube_influence = 0;
    std::uint8_t event_in_play_points = 0; ///< At the end, for each event in play with an own cube.

    // the board [TRO-3, TRO-6]
    ByColour rows{};                                       ///< Of each building.
    StaticVector<Position, max_neutrals> neutrals{};       ///< With two players.
    std::uint8_t cathedral_points = 0;                     ///< Of each cube.
    std::array<std::uint8_t, faces> cathedral_influence{}; ///< By column.
    std::uint8_t level_penalty = 0;            ///< Points lost at the end for each level without an own cube.
    std::array<std::uint8_t, 3> step_points{}; ///< Of the steps of a character.

    std::array<Activity, activity_cards> activities{};
    std::array<EventCard, event_cards> events{};
    std::array<Character, characters> people{};

    constexpr int rounds_of(int players) const {
        return rounds[static_cast<std::size_t>(players - min_players)];
    }
    constexpr int citizens_of(int players) const {
        return citizens[static_cast<std::size_t>(players - min_players)];
    }
    /// The row of a building that a die value opens. [TRO-3.1]
    constexpr int row_of(std::size_t building, int value) const {
        return (value - 1) * rows[building] / faces;
    }
    constexpr int spaces_of_row(std::size_t building) const { return spaces_of_building / rows[building]; }
    friend constexpr bool operator==(const Edition &, const Edition &) = default;
};
VILLE_FIELDS(Edition, id, certainty, rounds, citizens, citizens_in_all, neutral_citizens, cubes, gray_cubes,
             black_dice, start_deniers, start_influence, max_influence, characters_with_two, income, wages,
             die_prices, reroll_cost, recruit_cost, turn_cost, dice_per_turn, agriculture_divisor, pass_first,
             pass_later, wages_penalty, event_penalty, black_penalty, black_influence, red_factor,
             event_cube_influence, event_in_play_points, rows, neutrals, cathedral_points,
             cathedral_influence, level_penalty, step_points, activities, events, people)

// ---- Numbers of cards

constexpr std::size_t row_of_activity(Colour colour, int round, int letter) {
    return static_cast<std::size_t>((static_cast<int>(colour) * last_activity_round + round - 1) * letters +
                                    letter);
}
constexpr Colour colour_of_activity(std::size_t card) {
    return static_cast<Colour>(card / (last_activity_round * letters));
}
constexpr int round_of_activity(std::size_t card) {
    return static_cast<int>(card) / letters % last_activity_round + 1;
}

inline constexpr std::size_t marauding = 0;
inline constexpr std::array<std::uint8_t, colours + 1> first_of_deck{1, 9, 13,
                                                                     17}; ///< Rows of the decks of events.

inline constexpr std::array<std::string_view, activity_cards> activity_codes{
    "R1a", "R1b", "R1c", "R2a", "R2b", "R2c", "R3a", "R3b", "R3c", "W1a", "W1b", "W1c", "W2a", "W2b",
    "W2c", "W3a", "W3b", "W3c", "Y1a", "Y1b", "Y1c", "Y2a", "Y2b", "Y2c", "Y3a", "Y3b", "Y3c"};
inline constexpr std::array<std::string_view, event_cards> event_codes{
    "M",   "ER1", "ER2", "ER3", "ER4", "ER5", "ER6", "ER7", "ER8",
    "EW1", "EW2", "EW3", "EW4", "EY1", "EY2", "EY3", "EY4"};
inline constexpr std::array<std::string_view, characters> character_codes{"C1", "C2", "C3", "C4", "C5", "C6"};

} // namespace ville::troyes
