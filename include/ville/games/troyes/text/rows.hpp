// Troyes: every text that a player reads, by key and language. Names of cards, events and characters stand in the edition.
//
// {Named} places are filled in by text.hpp. Variants of a text end in .one (the number is 1), .less (it is negative), .hidden
// (this viewer does not get to know the character) and the like; where a variant is missing the plain text is taken.
#pragma once

#include <array>
#include <cstddef>

#include <ville/core/text_table.hpp>
#include <ville/games/troyes/text/actions.hpp>
#include <ville/games/troyes/text/events.hpp>
#include <ville/games/troyes/text/words.hpp>

namespace ville::troyes {

namespace detail {

template <std::size_t... N>
constexpr auto joined(const std::array<TextRow, N> &...parts) {
    std::array<TextRow, (N + ...)> all{};
    std::size_t row = 0;
    const auto append = [&](const auto &part) {
        for (const TextRow &text : part) all[row++] = text;
    };
    (append(parts), ...);
    return all;
}

} // namespace detail

inline constexpr auto text_rows = detail::joined(actions_rows, events_rows, words_rows);

} // namespace ville::troyes
