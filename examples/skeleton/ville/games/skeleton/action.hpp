// Skeleton: what can be done, as words, and what can happen. The numbers here are ABI: new ones come at the end.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <ville/core/action_word.hpp>
#include <ville/core/event.hpp>
#include <ville/core/reason.hpp>
#include <ville/core/schema.hpp>
#include <ville/games/skeleton/data.hpp>
#include <ville/games/skeleton/state.hpp>

namespace ville::skeleton {

/// Those of players first, then the outcomes of chance.
enum class ActionKind : std::uint8_t { roll = 1, stop, rolled };

//     bit  52      45 44  42 41                0
//          +---------+------+------------------+
//          | rolled  | face |        0         |
//          +---------+------+------------------+
struct Action {
    ActionKind kind = ActionKind::roll;
    std::uint8_t face = 0; ///< 1 .. 6 of `rolled`, else 0.
    friend constexpr bool operator==(const Action &, const Action &) = default;
};

inline constexpr std::array<FieldSpec, 1> rolled_fields{
    {{.name = "face", .min = 1, .max = faces, .bits = 3}}};
inline constexpr std::array<ActionSpec, 3> action_specs{{
    {.number = 1, .name = "roll"},
    {.number = 2, .name = "stop"},
    {.number = 3, .name = "rolled", .by_chance = true, .fields = rolled_fields},
}};

constexpr ActionWord pack(Action action) {
    FlatAction flat{.spec = &action_specs[static_cast<std::size_t>(action.kind) - 1]};
    flat.value[0] = action.face;
    return pack_flat(flat);
}

/// The reverse of pack. Any other word is answered with the reason.
constexpr Reason unpack(ActionWord word, Action &action) {
    FlatAction flat;
    const Reason reason = unpack_flat(action_specs, word, flat);
    if (reason == Reason::none)
        action = {static_cast<ActionKind>(flat.spec->number), static_cast<std::uint8_t>(flat.value[0])};
    return reason;
}

// ---- Why an action is refused, after the reasons common to all games

namespace reason {
inline constexpr Reason nothing_rolled{64}; ///< A turn begins with a roll.
} // namespace reason

inline constexpr std::array<std::string_view, 1> reason_names{"nothing_rolled"};

// ---- Events

namespace event {
using namespace ville::event_type;
inline constexpr std::uint16_t die_rolled = 64;
inline constexpr std::uint16_t stumbled = 65;
} // namespace event

inline constexpr std::array<std::string_view, 1> score_line_names{"steps"};

enum class EndReason : std::uint8_t { goal, turns };
inline constexpr std::array<std::string_view, 2> end_reason_names{"goal", "turns"};

namespace detail {

inline constexpr FieldSpec player_field{.name = "player", .max = max_players - 1};
inline constexpr std::array turn_started{player_field, FieldSpec{.name = "turn", .min = 1, .max = 9999}};
inline constexpr std::array points_scored{player_field,
                                          FieldSpec{.name = "source", .max = 0, .names = score_line_names},
                                          FieldSpec{.name = "points", .min = -9999, .max = 9999}};
inline constexpr std::array match_over{FieldSpec{.name = "winners", .max = 15},
                                       FieldSpec{.name = "reason", .max = 1, .names = end_reason_names}};
inline constexpr std::array die_rolled{player_field, FieldSpec{.name = "face", .min = 1, .max = faces}};
inline constexpr std::array stumbled{player_field, FieldSpec{.name = "lost", .max = 9999}};

} // namespace detail

inline constexpr std::array<EventSpec, 5> event_specs{{
    {event::turn_started, "turn_started", detail::turn_started},
    {event::points_scored, "points_scored", detail::points_scored},
    {event::match_over, "match_over", detail::match_over},
    {event::die_rolled, "die_rolled", detail::die_rolled},
    {event::stumbled, "stumbled", detail::stumbled},
}};

inline constexpr std::array<OptionSpec, 1> option_specs{
    {{.name = "stumble", .max = 1, .names = stumble_names}}};

} // namespace ville::skeleton
