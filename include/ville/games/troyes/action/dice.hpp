// Troyes: how dice are written down. A die as a number and as three characters, a group of them, and a set of black ones.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <ville/core/schema.hpp>
#include <ville/core/static_vector.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

// ---- A die of the square: district * 18 + colour * 6 + value, 1 .. 90. In JSON "1r6".

using DieCode = std::uint8_t;
inline constexpr int die_codes = districts * colours * faces;
inline constexpr std::string_view colour_letters = "rwy";

constexpr DieCode die_code(std::size_t district, std::size_t colour, int value) {
    return static_cast<DieCode>(district * colours * faces + colour * faces +
                                static_cast<std::size_t>(value));
}
constexpr std::size_t district_of(DieCode die) { return (die - 1u) / (colours * faces); }
constexpr std::size_t colour_of(DieCode die) { return (die - 1u) / faces % colours; }
constexpr int value_of(DieCode die) { return (die - 1) % faces + 1; }

// ---- A group of one to three dice, ascending. As a number: seven bits a die, the first on top, 0 for none.

using Group = StaticVector<DieCode, max_group>;
inline constexpr int die_bits = 7;
inline constexpr int group_bits = max_group * die_bits;
inline constexpr int max_group_code = (1 << group_bits) - 1;

constexpr std::uint32_t group_code(const Group &group) {
    std::uint32_t code = 0;
    for (std::size_t i = 0; i < max_group; ++i)
        code = code << die_bits | (i < group.size() ? group[i] : std::uint32_t{0});
    return code;
}

/// The dice of a number; none if it is not the number of a group.
constexpr Group group_of(std::uint32_t code) {
    Group group;
    bool ended = false;
    for (int i = max_group - 1; i >= 0; --i) {
        const auto die = static_cast<DieCode>(code >> (i * die_bits) & ((1u << die_bits) - 1));
        const bool fits = die == 0 || (!ended && die <= die_codes && (group.empty() || group.back() <= die));
        if (!fits) return {};
        ended = ended || die == 0;
        if (die != 0) group.push_back(die);
    }
    return group;
}

namespace detail {

constexpr std::size_t spell_group(int value, std::span<char, max_spelled> room) {
    std::size_t length = 0;
    for (const DieCode die : group_of(static_cast<std::uint32_t>(value))) {
        if (length > 0) room[length++] = ',';
        room[length++] = static_cast<char>('0' + district_of(die));
        room[length++] = colour_letters[colour_of(die)];
        room[length++] = static_cast<char>('0' + value_of(die));
    }
    return length;
}

constexpr int read_group(std::string_view word) {
    Group group;
    for (std::size_t at = 0; at < word.size(); at += 4) {
        const std::string_view die = word.substr(at, 4);
        const bool last = at + 3 == word.size();
        if (group.full() || die.size() < 3 ||
            (!last && (die.size() < 4 || die[3] != ',' || at + 4 == word.size())))
            return -1;
        const std::size_t colour = colour_letters.find(die[1]);
        const int district = die[0] - '0', value = die[2] - '0';
        if (colour == colour_letters.npos || district < 0 || district >= districts || value < 1 ||
            value > faces)
            return -1;
        group.push_back(die_code(static_cast<std::size_t>(district), colour, value));
    }
    const std::uint32_t code = group_code(group);
    return group.empty() || group_of(code).size() != group.size() ? -1 : static_cast<int>(code);
}

} // namespace detail

inline constexpr Spelling group_spelling{
    .form = "1 to 3 dice, ascending, joined by commas: district, colour (r, w, y) and value of each, such as "
            "0r3,4r5",
    .write = detail::spell_group,
    .read = detail::read_group,
};

// ---- A set of black dice, the highest first. As a number: a digit to the base 7 for each of six dice, 0 for none.

inline constexpr int black_base = faces + 1;
inline constexpr int max_black_code = 117'648; // 7^6 - 1

constexpr std::uint32_t black_code(const Values &chosen) {
    std::uint32_t code = 0;
    int digits = 0;
    for (int value = faces; value >= 1; --value)
        for (int i = 0; i < chosen[static_cast<std::size_t>(value - 1)]; ++i, ++digits)
            code = code * black_base + static_cast<std::uint32_t>(value);
    for (; digits < max_dice; ++digits) code *= black_base;
    return code;
}

/// The dice of a number; none if it is not the number of a set.
constexpr Values black_of(std::uint32_t code) {
    Values chosen{};
    std::uint32_t above = 0; // digits from the last one up, which must not fall
    for (int i = 0; i < max_dice; ++i, code /= black_base) {
        const std::uint32_t value = code % black_base;
        if (value < above) return {};
        above = value;
        if (value > 0) ++chosen[value - 1];
    }
    return chosen;
}

namespace detail {

constexpr std::size_t spell_black(int code, std::span<char, max_spelled> room) {
    const Values chosen = black_of(static_cast<std::uint32_t>(code));
    std::size_t length = 0;
    for (int value = faces; value >= 1; --value)
        for (int i = 0; i < chosen[static_cast<std::size_t>(value - 1)]; ++i)
            room[length++] = static_cast<char>('0' + value);
    return length;
}

constexpr int read_black(std::string_view word) {
    if (word.empty() || word.size() > max_dice) return -1;
    Values chosen{};
    char above = '6';
    for (const char digit : word) {
        if (digit < '1' || digit > above) return -1;
        above = digit;
        ++chosen[static_cast<std::size_t>(digit - '1')];
    }
    return static_cast<int>(black_code(chosen));
}

} // namespace detail

inline constexpr Spelling black_spelling{
    .form = "the digits of the black dice, the highest first, such as 652",
    .write = detail::spell_black,
    .read = detail::read_black,
};

} // namespace ville::troyes
