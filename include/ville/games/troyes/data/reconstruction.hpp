// Troyes: the built-in edition. Costs, points, divisors, half of the effects and most events are a reconstruction, not the
// printed ones.
//
// Known are the names of the 27 activity cards and what two thirds of them do, five events, how many cards there are, the
// characters and what they count, and nearly all numbers of the economy. docs/rules/troyes.md tells which figure comes
// from where; `certainty` tells it group by group.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <ville/games/troyes/data/edition.hpp>

namespace ville::troyes {

namespace detail {

struct ActivityRow {
    std::string_view code, english, french;
    Effect effect;
    std::uint8_t cost;
    std::array<std::uint8_t, tradesman_spaces> points;
    std::uint8_t divisor, spend, gain, also;
};

struct EventRow {
    std::string_view code, english, french;
    Disaster effect;
    std::uint8_t amount;
    Building building;
    std::uint8_t pips, spaces, first, second;
    Colour deck;
};

struct CharacterRow {
    std::string_view english, french;
    Criterion criterion;
    std::array<std::uint8_t, 3> steps;
};

// clang-format off
//   code   name                                effect                  cost  points      divisor, spend, gain, also
inline constexpr std::array<ActivityRow, activity_cards> activity_rows{{
    {"R1a", "Archer",         "Archer",         Effect::archer,         4, {2, 1, 0, 0}, 2, 0, 3, 0},
    {"R1b", "Diplomat",       "Diplomate",      Effect::diplomat,       3, {1, 1, 0, 0}, 3, 2, 0, 0},
    {"R1c", "Knight",         "Chevalier",      Effect::knight,         3, {1, 1, 0, 0}, 4, 0, 0, 0},
    {"R2a", "Hunt",           "Chasse",         Effect::hunt,           4, {2, 1, 0, 0}, 2, 0, 1, 0},
    {"R2b", "Mercenary",      "Mercenaire",     Effect::mercenary,      4, {2, 1, 0, 0}, 3, 0, 3, 0},
    {"R2c", "Tax Collector",  "Percepteur",     Effect::tax_collector,  5, {3, 1, 0, 0}, 6, 0, 1, 0},
    {"R3a", "Joust",          "Joutes",         Effect::joust,          6, {3, 2, 0, 0}, 6, 0, 1, 0},
    {"R3b", "Captain",        "Capitaine",      Effect::captain,        6, {3, 2, 0, 0}, 6, 0, 1, 0},
    {"R3c", "Troubadour",     "Troubadour",     Effect::troubadour,     5, {3, 1, 0, 0}, 3, 1, 1, 0},
    {"W1a", "Tithing",        "Dîme",           Effect::tithing,        3, {1, 1, 0, 0}, 3, 0, 0, 0},
    {"W1b", "Monk",           "Moine",          Effect::monk,           4, {2, 1, 0, 0}, 4, 0, 3, 0},
    {"W1c", "Priest",         "Prêtre",         Effect::priest,         3, {1, 1, 0, 0}, 3, 0, 3, 0},
    {"W2a", "Apprenticeship", "Apprentissage",  Effect::apprenticeship, 5, {2, 1, 0, 0}, 4, 0, 5, 0},
    {"W2b", "Confession",     "Confession",     Effect::confession,     4, {2, 1, 0, 0}, 4, 0, 2, 0},
    {"W2c", "Templar",        "Templier",       Effect::templar,        5, {3, 1, 0, 0}, 4, 0, 2, 0},
    {"W3a", "Pilgrimage",     "Pèlerinage",     Effect::pilgrimage,     5, {3, 1, 0, 0}, 3, 0, 1, 0},
    {"W3b", "Procession",     "Procession",     Effect::procession,     6, {3, 2, 0, 0}, 9, 0, 1, 0},
    {"W3c", "Glassblower",    "Verrier",        Effect::glassblower,    7, {4, 2, 0, 0}, 6, 2, 1, 0},
    {"Y1a", "Artisan",        "Artisan",        Effect::artisan,        4, {2, 1, 0, 0}, 4, 1, 6, 0},
    {"Y1b", "Merchant",       "Marchand",       Effect::merchant,       3, {1, 1, 0, 0}, 3, 0, 2, 0},
    {"Y1c", "Miller",         "Meunier",        Effect::miller,         4, {2, 1, 0, 0}, 6, 0, 2, 0},
    {"Y2a", "Innkeeper",      "Aubergiste",     Effect::innkeeper,      4, {2, 1, 0, 0}, 3, 1, 1, 0},
    {"Y2b", "Blacksmith",     "Forgeron",       Effect::blacksmith,     5, {3, 1, 0, 0}, 5, 0, 5, 0},
    {"Y2c", "Militia",        "Milice",         Effect::militia,        5, {2, 1, 0, 0}, 4, 0, 0, 0},
    {"Y3a", "Journeyman",     "Compagnon",      Effect::journeyman,     6, {3, 1, 0, 0}, 4, 3, 2, 0},
    {"Y3b", "Goldsmith",      "Orfèvre",        Effect::goldsmith,      6, {3, 2, 0, 0}, 5, 0, 1, 2},
    {"Y3c", "Sculptor",       "Sculpteur",      Effect::sculptor,       5, {3, 1, 0, 0}, 4, 0, 1, 0},
}};

//   code   name                                            effect  amount  building     pips, spaces, first, second, deck
inline constexpr std::array<EventRow, event_cards> event_rows{{
    {"M",   "Marauding",           "Maraudage",             Disaster::black_dice,      1, Building::palace,    4, 3, 2, 1, Colour::white},
    {"ER1", "War",                 "Guerre",                Disaster::black_dice,      2, Building::palace,    4, 5, 4, 1, Colour::white},
    {"ER2", "War",                 "Guerre",                Disaster::black_dice,      2, Building::palace,    4, 5, 4, 1, Colour::yellow},
    {"ER3", "Skirmish",            "Escarmouche",           Disaster::black_dice,      1, Building::palace,    3, 4, 3, 1, Colour::white},
    {"ER4", "Succession Conflict", "Conflit de succession", Disaster::neutral_citizen, 0, Building::palace,    4, 5, 4, 2, Colour::yellow},
    {"ER5", "Succession Conflict", "Conflit de succession", Disaster::neutral_citizen, 0, Building::palace,    4, 5, 4, 2, Colour::white},
    {"ER6", "Desertion",           "Désertion",             Disaster::event_cube,      0, Building::palace,    3, 4, 3, 1, Colour::yellow},
    {"ER7", "Pillage",             "Pillage",               Disaster::deniers,         2, Building::palace,    3, 4, 3, 1, Colour::white},
    {"ER8", "Treason",             "Trahison",              Disaster::influence,       1, Building::palace,    3, 4, 3, 1, Colour::yellow},
    {"EW1", "Heresy",              "Hérésie",               Disaster::influence,       1, Building::palace,    3, 4, 3, 1, Colour::white},
    {"EW2", "Excommunication",     "Excommunication",       Disaster::neutral_citizen, 0, Building::bishopric, 4, 5, 4, 2, Colour::white},
    {"EW3", "Iconoclasm",          "Iconoclasme",           Disaster::cathedral_cube,  0, Building::palace,    4, 4, 4, 1, Colour::white},
    {"EW4", "Schism",              "Schisme",               Disaster::gray_cube,       0, Building::palace,    3, 4, 3, 1, Colour::white},
    {"EY1", "Drought",             "Sécheresse",            Disaster::deniers,         2, Building::palace,    3, 4, 3, 1, Colour::white},
    {"EY2", "Revolt",              "Révolte",               Disaster::neutral_citizen, 0, Building::city_hall, 4, 5, 4, 2, Colour::white},
    {"EY3", "Fire",                "Incendie",              Disaster::cathedral_cube,  0, Building::palace,    4, 4, 4, 1, Colour::white},
    {"EY4", "Plague",              "Peste",                 Disaster::deniers,         3, Building::palace,    3, 4, 3, 1, Colour::white},
}};

inline constexpr std::array<CharacterRow, characters> character_rows{{
    {"Henri I",            "Henri Ier",          Criterion::events_taken,    {2, 3, 5}},
    {"Urbain IV",          "Urbain IV",          Criterion::cathedral_cubes, {2, 4, 6}},
    {"Hugues de Payns",    "Hugues de Payns",    Criterion::influence,       {5, 10, 15}},
    {"Thibaut II",         "Thibaut II",         Criterion::deniers,         {6, 12, 18}},
    {"Chrétien de Troyes", "Chrétien de Troyes", Criterion::citizens,        {3, 5, 7}},
    {"The Florentine",     "Le Florentin",       Criterion::tradesmen,       {2, 4, 6}},
}};

/// The six neutral citizens of a match of two. [TRO-2.6]
inline constexpr std::array<Position, 6> neutral_positions{{
    {Building::palace, 1, 0},    {Building::palace, 4, 0},
    {Building::bishopric, 0, 1}, {Building::bishopric, 2, 1},
    {Building::city_hall, 0, 2}, {Building::city_hall, 1, 2},
}};
// clang-format on

constexpr LocalNames labels_of(std::string_view english, std::string_view french) {
    LocalNames labels;
    labels.push_back({"en", english});
    labels.push_back({"fr", french});
    return labels;
}

constexpr void put_numbers(Edition &edition) {
    edition.rounds = {4, 5, 6};
    edition.citizens = {6, 5, 4};
    edition.citizens_in_all = 12;
    edition.neutral_citizens = 8;
    edition.cubes = 20;
    edition.gray_cubes = 10;
    edition.black_dice = 6;
    edition.start_deniers = 5;
    edition.start_influence = 4;
    edition.max_influence = 20;
    edition.characters_with_two = 2;
    edition.income = 10;
    edition.wages = {2, 1, 0};
    edition.die_prices = {2, 4, 6};
    edition.reroll_cost = 1;
    edition.recruit_cost = 2;
    edition.turn_cost = 4;
    edition.dice_per_turn = 3;
    edition.agriculture_divisor = 2;
    edition.pass_first = 2;
    edition.pass_later = 1;
    edition.wages_penalty = 2;
    edition.event_penalty = 2;
    edition.black_penalty = 2;
    edition.black_influence = 1;
    edition.red_factor = 2;
    edition.event_cube_influence = 1;
    edition.event_in_play_points = 1;
    edition.rows = {6, 3, 2};
    edition.cathedral_points = 1;
    edition.cathedral_influence = {1, 1, 1, 2, 2, 2};
    edition.level_penalty = 2;
    edition.step_points = {1, 3, 6};
}

constexpr Edition make_standard() {
    Edition edition;
    edition.id = "troyes_reconstruction_1";
    put_numbers(edition);
    for (const Position &position : neutral_positions) edition.neutrals.push_back(position);
    for (std::size_t i = 0; i < activity_rows.size(); ++i) {
        const ActivityRow &row = activity_rows[i];
        edition.activities[i] = {row.code,   labels_of(row.english, row.french),
                                 row.effect, row.cost,
                                 row.points, row.divisor,
                                 row.spend,  row.gain,
                                 row.also};
    }
    for (std::size_t i = 0; i < event_rows.size(); ++i) {
        const EventRow &row = event_rows[i];
        edition.events[i] = {row.code,     labels_of(row.english, row.french),
                             row.effect,   row.amount,
                             row.building, row.pips,
                             row.spaces,   row.first,
                             row.second,   row.deck};
    }
    for (std::size_t i = 0; i < character_rows.size(); ++i) {
        const CharacterRow &row = character_rows[i];
        edition.people[i] = {labels_of(row.english, row.french), row.criterion, row.steps};
    }
    return edition;
}

} // namespace detail

/// The built-in edition.
inline constexpr Edition standard = detail::make_standard();

namespace detail {

struct Totals {
    int costs = 0, points = 0, divisors = 0, black_dice = 0, event_spaces = 0, event_points = 0;
    std::array<int, colours> second_decks{}; ///< How many red events point to each deck.
    friend constexpr bool operator==(const Totals &, const Totals &) = default;
};

constexpr Totals totals_of(const Edition &edition) {
    Totals sum;
    for (const Activity &card : edition.activities) {
        sum.costs += card.cost;
        sum.divisors += card.divisor;
        for (const std::uint8_t points : card.points) sum.points += points;
    }
    for (const EventCard &card : edition.events) {
        sum.black_dice += card.effect == Disaster::black_dice ? card.amount : 0;
        sum.event_spaces += card.spaces;
        sum.event_points += card.first + card.second;
    }
    for (std::size_t row = first_of_deck[0]; row < first_of_deck[1]; ++row)
        ++sum.second_decks[static_cast<std::size_t>(edition.events[row].deck)];
    return sum;
}

static_assert(totals_of(standard) == Totals{.costs = 124,
                                            .points = 94,
                                            .divisors = 113,
                                            .black_dice = 6,
                                            .event_spaces = 73,
                                            .event_points = 79,
                                            .second_decks = {0, 4, 4}});

} // namespace detail

} // namespace ville::troyes
