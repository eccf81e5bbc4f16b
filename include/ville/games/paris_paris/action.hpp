// Paris Paris: the vocabulary. Decisions, chance outcomes, why they are refused, and the events they cause.
//
//     bit  52        45 44                                  0
//          +-----------+------------------------------------+
//          |   kind    |   fields, the first on top         |
//          +-----------+------------------------------------+
//
//     kind               fields, with their widths
//      1 take_tile        place 6, line 3
//      2 remove_hut       owner 2
//      3 deal_line        player 2, line 3   (chance)
//      4 deal_open_line   line 3             (chance)
//      5 reveal_tile      place 6, line 3    (chance)
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include <ville/core/action_word.hpp>
#include <ville/core/event.hpp>
#include <ville/core/reason.hpp>
#include <ville/core/schema.hpp>
#include <ville/games/paris_paris/state.hpp>

namespace ville::paris_paris {

enum class ActionKind : std::uint8_t {
    take_tile = 1,
    remove_hut = 2,
    deal_line = 3,
    deal_open_line = 4,
    reveal_tile = 5,
};

/// One decision. `value` is the kind's first field: a place, an owner, a player, or the line that is laid
/// open. `line` belongs to the kinds with a second field, and is 0 elsewhere.
struct Action {
    ActionKind kind = ActionKind::take_tile;
    std::uint8_t value = 0;
    std::uint8_t line = 0;
    friend constexpr bool operator==(const Action &, const Action &) = default;
};

// The lists of words that an edition gives: see edition_word. Events have a third, of places and "nowhere".
inline constexpr int place_words = 1;
inline constexpr int line_words = 2;
inline constexpr int place_or_nowhere_words = 3;

/// The key of a place or line in one of the lists, or an empty text: for numbers that are none, and for
/// nowhere.
constexpr std::string_view word_of(const Edition &edition, int list, int value) {
    const int row = list == place_or_nowhere_words ? value - 1 : value;
    const auto key = [&](const auto &things) {
        const bool exists = row >= 0 && row < static_cast<int>(things.size());
        return exists ? things[static_cast<std::size_t>(row)].key.view() : std::string_view{};
    };
    return list == line_words ? key(edition.lines) : key(edition.places);
}

inline constexpr FieldSpec place_field{
    .name = "place", .max = max_places - 1, .bits = 6, .words = place_words};
inline constexpr FieldSpec line_field{.name = "line", .max = max_lines - 1, .bits = 3, .words = line_words};
inline constexpr FieldSpec owner_field{.name = "owner", .max = max_players - 1, .bits = 2};
inline constexpr FieldSpec dealt_to_field{.name = "player", .max = max_players - 1, .bits = 2};

inline constexpr std::array tile_fields{place_field, line_field};
inline constexpr std::array owner_fields{owner_field};
inline constexpr std::array deal_fields{dealt_to_field, line_field};
inline constexpr std::array open_fields{line_field};

inline constexpr std::array<ActionSpec, 5> action_specs{{
    {.number = 1, .name = "take_tile", .fields = tile_fields},
    {.number = 2, .name = "remove_hut", .fields = owner_fields},
    {.number = 3, .name = "deal_line", .by_chance = true, .fields = deal_fields},
    {.number = 4, .name = "deal_open_line", .by_chance = true, .fields = open_fields},
    {.number = 5, .name = "reveal_tile", .by_chance = true, .fields = tile_fields},
}};

/// Width of the first and of the second field of a kind, indexed by kind.
inline constexpr std::array<std::uint8_t, 6> value_bits{0, 6, 2, 2, 3, 6};
inline constexpr std::array<std::uint8_t, 6> line_bits{0, 3, 0, 3, 0, 3};

constexpr ActionWord pack(Action action) {
    const auto kind = static_cast<std::size_t>(action.kind);
    const int shift = kind_shift - value_bits[kind];
    return ActionWord{kind} << kind_shift | ActionWord{action.value} << shift |
           ActionWord{action.line} << (shift - line_bits[kind]);
}

/// The reverse of pack. Any other word is answered with the reason.
constexpr Reason unpack(ActionWord word, Action &action) {
    FlatAction flat;
    if (const Reason reason = unpack_flat(action_specs, word, flat); reason != Reason::none) return reason;
    action = {static_cast<ActionKind>(flat.spec->number), static_cast<std::uint8_t>(flat.value[0]),
              static_cast<std::uint8_t>(flat.value[1])};
    return Reason::none;
}

// ---- Why an action is refused, after the reasons common to all games

namespace reason {
inline constexpr Reason no_such_tile{64};    ///< No such tile is on offer.
inline constexpr Reason no_hut_of_owner{65}; ///< This owner has no hut at the pending place.
} // namespace reason

inline constexpr std::array<std::string_view, 2> reason_names{"no_such_tile", "no_hut_of_owner"};

// ---- Events

namespace event {
using namespace ville::event_type;
inline constexpr std::uint16_t line_dealt = 64;
inline constexpr std::uint16_t open_line_dealt = 65;
inline constexpr std::uint16_t round_started = 66;
inline constexpr std::uint16_t tile_revealed = 67;
inline constexpr std::uint16_t tile_taken = 68;
inline constexpr std::uint16_t hut_removed = 69;
inline constexpr std::uint16_t hut_built = 70;
inline constexpr std::uint16_t no_hut_left = 71;
inline constexpr std::uint16_t small_trip_started = 72;
inline constexpr std::uint16_t tile_parked = 73;
inline constexpr std::uint16_t big_trip_started = 74;
inline constexpr std::uint16_t bus_stopped = 75;
inline constexpr std::uint16_t pair_discarded = 76;
inline constexpr std::uint16_t bus_passed = 77;
inline constexpr std::uint16_t line_shown = 78;
inline constexpr std::uint16_t sack_tied = 79;
} // namespace event

inline constexpr int nowhere = -1;   ///< The place of points that are not scored at a place.
inline constexpr int no_holder = -1; ///< The holder of a line that is nobody's hidden one.

namespace detail {

inline constexpr FieldSpec player_field{.name = "player", .max = max_players - 1};
inline constexpr FieldSpec place_of_event{.name = "place", .max = max_places - 1, .words = place_words};
inline constexpr FieldSpec line_of_event{.name = "line", .max = max_lines - 1, .words = line_words};

inline constexpr std::array player_line{player_field, line_of_event};
inline constexpr std::array line_only{line_of_event};
inline constexpr std::array player_only{player_field};
inline constexpr std::array place_line{place_of_event, line_of_event};
inline constexpr std::array player_place{player_field, place_of_event};
inline constexpr std::array round_started{FieldSpec{.name = "round", .min = 1, .max = max_tiles},
                                          player_field};
inline constexpr std::array turn_started{player_field, FieldSpec{.name = "turn", .min = 1, .max = 9999}};
inline constexpr std::array tile_taken{player_field, place_of_event, line_of_event};
inline constexpr std::array hut_removed{player_field, FieldSpec{.name = "owner", .max = max_players - 1},
                                        place_of_event, FieldSpec{.name = "sack", .max = 1}};
inline constexpr std::array small_trip_started{place_of_event, line_of_event,
                                               FieldSpec{.name = "empty", .max = 1}};
inline constexpr std::array big_trip_started{
    line_of_event, FieldSpec{.name = "final", .max = 1},
    FieldSpec{.name = "holder", .min = no_holder, .max = max_players - 1}};
inline constexpr std::array bus_stopped{line_of_event, place_of_event};
inline constexpr std::array points_scored{
    player_field, FieldSpec{.name = "source", .max = 3, .names = score_line_names},
    FieldSpec{.name = "points", .min = -9999, .max = 9999}, // as in every game; here 1 or more
    FieldSpec{.name = "place", .min = nowhere, .max = max_places - 1, .words = place_or_nowhere_words}};
inline constexpr std::array match_over{FieldSpec{.name = "winners", .max = 15},
                                       FieldSpec{.name = "reason", .max = 0, .names = end_reason_names}};

} // namespace detail

inline constexpr std::array<EventSpec, 19> event_specs{{
    {event::turn_started, "turn_started", detail::turn_started},
    {event::points_scored, "points_scored", detail::points_scored},
    {event::match_over, "match_over", detail::match_over},
    {event::line_dealt, "line_dealt", detail::player_line},
    {event::open_line_dealt, "open_line_dealt", detail::line_only},
    {event::round_started, "round_started", detail::round_started},
    {event::tile_revealed, "tile_revealed", detail::place_line},
    {event::tile_taken, "tile_taken", detail::tile_taken},
    {event::hut_removed, "hut_removed", detail::hut_removed},
    {event::hut_built, "hut_built", detail::player_place},
    {event::no_hut_left, "no_hut_left", detail::player_place},
    {event::small_trip_started, "small_trip_started", detail::small_trip_started},
    {event::tile_parked, "tile_parked", detail::place_line},
    {event::big_trip_started, "big_trip_started", detail::big_trip_started},
    {event::bus_stopped, "bus_stopped", detail::bus_stopped},
    {event::pair_discarded, "pair_discarded", detail::line_only},
    {event::bus_passed, "bus_passed", detail::player_only},
    {event::line_shown, "line_shown", detail::player_line},
    {event::sack_tied, "sack_tied"},
}};

// ---- Options as a host lists them

inline constexpr std::array<OptionSpec, 4> option_specs{{
    {.name = "small_trip", .max = 2, .names = small_trip_names},
    {.name = "final_trips", .max = 1, .names = final_trips_names},
    {.name = "big_trip_huts", .max = 1, .names = big_trip_huts_names},
    {.name = "score_hut", .max = 1},
}};

} // namespace ville::paris_paris
