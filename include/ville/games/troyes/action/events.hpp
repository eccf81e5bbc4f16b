// Troyes: what can happen. The numbers are ABI: new ones come at the end.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <ville/core/event.hpp>
#include <ville/core/schema.hpp>
#include <ville/games/troyes/action/kinds.hpp>

namespace ville::troyes {

namespace event {
using namespace ville::event_type;
inline constexpr std::uint16_t character_dealt = 64;
inline constexpr std::uint16_t round_started = 65;
inline constexpr std::uint16_t activity_revealed = 66;
inline constexpr std::uint16_t event_revealed = 67;
inline constexpr std::uint16_t event_resolved = 68;
inline constexpr std::uint16_t die_rolled = 69;
inline constexpr std::uint16_t die_turned = 70;
inline constexpr std::uint16_t die_used = 71;
inline constexpr std::uint16_t black_die_countered = 72;
inline constexpr std::uint16_t black_die_discarded = 73;
inline constexpr std::uint16_t citizen_placed = 74;
inline constexpr std::uint16_t citizen_expelled = 75;
inline constexpr std::uint16_t citizen_returned = 76;
inline constexpr std::uint16_t citizen_recruited = 77;
inline constexpr std::uint16_t tradesman_hired = 78;
inline constexpr std::uint16_t activity_activated = 79;
inline constexpr std::uint16_t delayed_cubes_placed = 80;
inline constexpr std::uint16_t delayed_cube_spent = 81;
inline constexpr std::uint16_t event_cubes_placed = 82;
inline constexpr std::uint16_t event_completed = 83;
inline constexpr std::uint16_t event_taken = 84;
inline constexpr std::uint16_t event_cube_returned = 85;
inline constexpr std::uint16_t cathedral_cube_placed = 86;
inline constexpr std::uint16_t cathedral_cube_returned = 87;
inline constexpr std::uint16_t deniers_changed = 88;
inline constexpr std::uint16_t district_deniers_added = 89;
inline constexpr std::uint16_t influence_changed = 90;
inline constexpr std::uint16_t passed = 91;
inline constexpr std::uint16_t actions_ended = 92;
inline constexpr std::uint16_t round_ended = 93;
} // namespace event

/// Why somebody's deniers change.
enum class Cash : std::uint8_t {
    income,
    wages,
    event,
    hire,
    dice,
    sale,
    agriculture,
    activity,
    tax,
    district
};
inline constexpr std::array<std::string_view, 10> cash_names{
    "income", "wages", "event", "hire", "dice", "sale", "agriculture", "activity", "tax", "district"};

/// Why somebody's influence changes.
enum class Fame : std::uint8_t { event, black_die, event_cube, cathedral, activity, reroll, recruit, turn };
inline constexpr std::array<std::string_view, 8> fame_names{
    "event", "black_die", "event_cube", "cathedral", "activity", "reroll", "recruit", "turn"};

/// Where points come from: tokens while playing, then the final count.
enum class Gain : std::uint8_t {
    wages,
    event,
    black_die,
    cathedral, ///< Of a cube; at the end the levels without one.
    activity,
    events_in_play,
    tradesmen,
    first_character,
};
inline constexpr std::array<std::string_view, 13> gain_names{
    "wages",     "event",   "black_die", "cathedral",       "activity",   "events_in_play",
    "tradesmen", "henri_i", "urbain_iv", "hugues_de_payns", "thibaut_ii", "chretien_de_troyes",
    "florentine"};

enum class ActionsEnd : std::uint8_t { all_passed, no_dice };
inline constexpr std::array<std::string_view, 2> actions_end_names{"all_passed", "no_dice"};

namespace detail {

// clang-format off
inline constexpr FieldSpec player_arg{.name = "player", .max = max_players - 1};
inline constexpr FieldSpec owner_arg{.name = "owner", .max = neutral};
inline constexpr FieldSpec building_arg{.name = "building", .max = colours - 1, .names = building_names};
inline constexpr FieldSpec row_arg{.name = "row", .max = 5};
inline constexpr FieldSpec space_arg{.name = "space", .max = tradesman_spaces - 1};
inline constexpr FieldSpec card_arg{.name = "card", .max = activity_cards - 1, .names = activity_codes};
inline constexpr FieldSpec event_arg{.name = "event", .max = event_cards - 1, .names = event_codes};
inline constexpr FieldSpec count_arg{.name = "count", .min = 1, .max = 99};
inline constexpr FieldSpec district_arg{.name = "district", .max = neutral};
inline constexpr FieldSpec colour_arg{.name = "colour", .max = colours, .names = colour_names};
inline constexpr FieldSpec value_arg{.name = "value", .min = 1, .max = faces};
inline constexpr FieldSpec level_arg{.name = "level", .min = 1, .max = levels};
inline constexpr FieldSpec column_arg{.name = "column", .min = 1, .max = faces};
inline constexpr FieldSpec change_arg{.name = "change", .min = -9999, .max = 9999};
inline constexpr FieldSpec round_arg{.name = "round", .min = 1, .max = max_rounds};
inline constexpr FieldSpec first_arg{.name = "first", .max = max_players - 1};

inline constexpr std::array turn_args{player_arg, FieldSpec{.name = "turn", .min = 1, .max = 9999}};
inline constexpr std::array points_args{player_arg, FieldSpec{.name = "source", .max = 12, .names = gain_names},
                                        FieldSpec{.name = "points", .min = -9999, .max = 9999}};
inline constexpr std::array over_args{FieldSpec{.name = "winners", .max = 15},
                                      FieldSpec{.name = "reason", .max = 0, .names = end_reason_names}};
inline constexpr std::array character_args{player_arg, FieldSpec{.name = "character", .max = characters - 1, .names = character_codes}};
inline constexpr std::array round_args{round_arg, first_arg};
inline constexpr std::array card_args{card_arg};
inline constexpr std::array revealed_args{event_arg, FieldSpec{.name = "position", .max = event_cards - 1}};
inline constexpr std::array event_args{event_arg};
inline constexpr std::array rolled_args{FieldSpec{.name = "roll", .max = 5, .names = roll_names}, district_arg, colour_arg, value_arg,
                                        FieldSpec{.name = "was", .max = faces}};
inline constexpr std::array turned_args{district_arg, colour_arg, value_arg, FieldSpec{.name = "to", .min = 1, .max = faces}};
inline constexpr std::array used_args{district_arg, colour_arg, value_arg};
inline constexpr std::array black_args{player_arg, value_arg};
inline constexpr std::array placed_args{owner_arg, building_arg, row_arg, space_arg};
inline constexpr std::array expelled_args{owner_arg, building_arg, row_arg};
inline constexpr std::array returned_args{owner_arg, building_arg};
inline constexpr std::array player_args{player_arg};
inline constexpr std::array hired_args{player_arg, card_arg, space_arg,
                                       FieldSpec{.name = "from", .max = sources - 1, .names = source_names}, row_arg,
                                       FieldSpec{.name = "from_space", .max = 2}};
inline constexpr std::array card_count_args{player_arg, card_arg, count_arg};
inline constexpr std::array player_card_args{player_arg, card_arg};
inline constexpr std::array event_count_args{player_arg, event_arg, count_arg};
inline constexpr std::array completed_args{event_arg, first_arg, FieldSpec{.name = "second", .max = max_players - 1}};
inline constexpr std::array player_event_args{player_arg, event_arg};
inline constexpr std::array cathedral_args{owner_arg, level_arg, column_arg};
inline constexpr std::array cathedral_back_args{player_arg, level_arg, column_arg};
inline constexpr std::array deniers_args{player_arg, change_arg, FieldSpec{.name = "reason", .max = 9, .names = cash_names}};
inline constexpr std::array district_args{player_arg, FieldSpec{.name = "amount", .min = 1, .max = 99}};
inline constexpr std::array influence_args{player_arg, change_arg, FieldSpec{.name = "reason", .max = 7, .names = fame_names}};
inline constexpr std::array ended_args{FieldSpec{.name = "reason", .max = 1, .names = actions_end_names}};
// clang-format on

} // namespace detail

inline constexpr std::array<EventSpec, 33> event_specs{{
    {event::turn_started, "turn_started", detail::turn_args},
    {event::points_scored, "points_scored", detail::points_args},
    {event::match_over, "match_over", detail::over_args},
    {event::character_dealt, "character_dealt", detail::character_args},
    {event::round_started, "round_started", detail::round_args},
    {event::activity_revealed, "activity_revealed", detail::card_args},
    {event::event_revealed, "event_revealed", detail::revealed_args},
    {event::event_resolved, "event_resolved", detail::event_args},
    {event::die_rolled, "die_rolled", detail::rolled_args},
    {event::die_turned, "die_turned", detail::turned_args},
    {event::die_used, "die_used", detail::used_args},
    {event::black_die_countered, "black_die_countered", detail::black_args},
    {event::black_die_discarded, "black_die_discarded", detail::black_args},
    {event::citizen_placed, "citizen_placed", detail::placed_args},
    {event::citizen_expelled, "citizen_expelled", detail::expelled_args},
    {event::citizen_returned, "citizen_returned", detail::returned_args},
    {event::citizen_recruited, "citizen_recruited", detail::player_args},
    {event::tradesman_hired, "tradesman_hired", detail::hired_args},
    {event::activity_activated, "activity_activated", detail::card_count_args},
    {event::delayed_cubes_placed, "delayed_cubes_placed", detail::card_count_args},
    {event::delayed_cube_spent, "delayed_cube_spent", detail::player_card_args},
    {event::event_cubes_placed, "event_cubes_placed", detail::event_count_args},
    {event::event_completed, "event_completed", detail::completed_args},
    {event::event_taken, "event_taken", detail::player_event_args},
    {event::event_cube_returned, "event_cube_returned", detail::player_event_args},
    {event::cathedral_cube_placed, "cathedral_cube_placed", detail::cathedral_args},
    {event::cathedral_cube_returned, "cathedral_cube_returned", detail::cathedral_back_args},
    {event::deniers_changed, "deniers_changed", detail::deniers_args},
    {event::district_deniers_added, "district_deniers_added", detail::district_args},
    {event::influence_changed, "influence_changed", detail::influence_args},
    {event::passed, "passed", detail::player_args},
    {event::actions_ended, "actions_ended", detail::ended_args},
    {event::round_ended, "round_ended", detail::round_args},
}};

} // namespace ville::troyes
