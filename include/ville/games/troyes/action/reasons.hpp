// Troyes: why an action is refused, after the reasons common to all games, and the options as a host lists them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <ville/core/reason.hpp>
#include <ville/core/schema.hpp>

namespace ville::troyes {

namespace reason {
inline constexpr Reason space_taken{64};
inline constexpr Reason no_own_cube_there{65};
inline constexpr Reason highest_must_be_countered{66};
inline constexpr Reason not_on_the_table{67}; ///< No such black dice.
inline constexpr Reason out_of_reach{68};     ///< Their total is more than the own dice.
inline constexpr Reason able_to_counter{69};  ///< Giving up on purpose is forbidden. [TRO-4.11]
inline constexpr Reason no_such_die{70};
inline constexpr Reason total_not_reached{71};
inline constexpr Reason card_not_in_play{72};
inline constexpr Reason no_free_space{73}; ///< For a tradesman.
inline constexpr Reason no_such_citizen{74};
inline constexpr Reason no_citizen_in_supply{75};
inline constexpr Reason expulsion_barred{76}; ///< One of that colour lies on the picture. [TRO-3.4]
inline constexpr Reason not_in_the_queue{77};
inline constexpr Reason no_cube_left{78};
inline constexpr Reason column_full{79};
inline constexpr Reason level_taken{80};
inline constexpr Reason cube_not_usable{81};
inline constexpr Reason wrong_dice{82}; ///< Too many, of another colour, or of two colours.
inline constexpr Reason group_too_weak{83};
inline constexpr Reason too_few_deniers{84};
inline constexpr Reason too_little_influence{85};
inline constexpr Reason too_many_activations{86};
inline constexpr Reason event_used_before{87}; ///< The Knight goes to a different event each time.
inline constexpr Reason die_turned_before{88};
inline constexpr Reason nothing_turned{89};
} // namespace reason

inline constexpr std::array<std::string_view, 26> reason_names{
    "space_taken",          "no_own_cube_there",    "highest_must_be_countered",
    "not_on_the_table",     "out_of_reach",         "able_to_counter",
    "no_such_die",          "total_not_reached",    "card_not_in_play",
    "no_free_space",        "no_such_citizen",      "no_citizen_in_supply",
    "expulsion_barred",     "not_in_the_queue",     "no_cube_left",
    "column_full",          "level_taken",          "cube_not_usable",
    "wrong_dice",           "group_too_weak",       "too_few_deniers",
    "too_little_influence", "too_many_activations", "event_used_before",
    "die_turned_before",    "nothing_turned"};

inline constexpr std::array<OptionSpec, 4> option_specs{{
    {.name = "pass_is_final", .max = 1, .fallback = 1},
    {.name = "cathedral_stacking", .max = 1, .fallback = 1},
    {.name = "hire_lying_citizens", .max = 1, .fallback = 1},
    {.name = "hidden_vp", .max = 1, .fallback = 1},
}};

} // namespace ville::troyes
