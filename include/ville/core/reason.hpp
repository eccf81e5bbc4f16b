// Why an action, or taking one back, is refused. Rules answer with a reason, never with an exception.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <ville/core/enum_names.hpp>

namespace ville {

/// 1 to 63 are common to all games, those from 64 on belong to the game, in the order of its table.
/// Where several apply, the first is given.
enum class Reason : std::uint8_t {
    none = 0,
    match_over = 1,
    not_your_turn = 2,
    chance_must_act = 3,
    player_must_act = 4,
    unknown_kind = 5,
    bad_fields = 6,
    wrong_phase = 7,
    not_an_outcome = 8,
    // why undo stops
    luck_decided = 9,
    secret_shown = 10,
    others_decided = 11,
    acts_by_itself = 12, ///< Nobody decides this: luck that the library draws, or a seat with a stand-in.
    first_of_game = 64,
};

inline constexpr std::array<std::string_view, 13> common_reason_names{
    "none",         "match_over",     "not_your_turn", "chance_must_act", "player_must_act",
    "unknown_kind", "bad_fields",     "wrong_phase",   "not_an_outcome",  "luck_decided",
    "secret_shown", "others_decided", "acts_by_itself"};

/// The key of a reason, or an empty text when the number is none.
constexpr std::string_view reason_name(Names game_reasons, Reason reason) {
    const auto number = static_cast<std::size_t>(reason);
    constexpr auto first = static_cast<std::size_t>(Reason::first_of_game);
    if (number < common_reason_names.size()) return common_reason_names[number];
    return number >= first && number - first < game_reasons.size() ? game_reasons[number - first]
                                                                   : std::string_view{};
}

} // namespace ville
