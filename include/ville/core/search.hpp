// What a search is given, and what it tells.
#pragma once

#include <cstdint>

#include <ville/core/action_word.hpp>

namespace ville {

/// How long to think: until either is used up, whichever comes first. At least one iteration is always made, unless
/// there is one legal action only.
struct SearchBudget {
    std::uint32_t iterations = 1000;
    std::uint32_t milliseconds = 0; ///< Above 0: by the clock too, and the choice is no longer reproducible.
};

/// What a bot thinks of one of its actions.
struct Thought {
    ActionWord action = 0;
    std::uint32_t visits = 0; ///< How often it was tried; 0 when it is the only one.
    std::int32_t value = 0;   ///< What it is worth on average, 0 (lost) .. 1,000,000 (won).
    friend constexpr bool operator==(const Thought &, const Thought &) = default;
};

} // namespace ville
