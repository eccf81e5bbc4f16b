// Tables that say what a game's actions, events and options are called and made of.
//
// From them alone come the JSON forms, the records, the checks of words from outside, and the lists with
// which a host builds its screens: no file outside a game's folder knows the name of a kind.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <ville/core/enum_names.hpp>

namespace ville {

/// The longest word that a spelling makes.
inline constexpr std::size_t max_spelled = 24;

/// How values are spelled that are too many for a table of names.
struct Spelling {
    std::string_view form; ///< For hosts, in English, such as "the digits of the dice, highest first".
    /// Writes the word of a value and answers its length; 0 for values that have none.
    std::size_t (*write)(int value, std::span<char, max_spelled> room);
    /// The value of a word; -1 for words that have none.
    int (*read)(std::string_view word);
};

constexpr bool has_word(const Spelling &spelling, int value) {
    std::array<char, max_spelled> room{};
    return spelling.write(value, room) > 0;
}

/// A field of an action or an event. In JSON it is the name from `names`, a word, or a number when there are none.
struct FieldSpec {
    std::string_view name;
    int min = 0;      ///< Smallest value; for named values 0.
    int max = 0;      ///< Largest value; for named values the last name.
    int bits = 0;     ///< Width in an action's word; 0 in events.
    Names names = {}; ///< Names of min, min + 1, …; empty for plain numbers.
    int words = 0;    ///< Above 0: the edition names the values from min on, see edition_word in game.hpp.
    const Spelling *spelling = nullptr; ///< Of values with neither.
};

/// A kind of action or chance outcome. `number` is part of the word and thereby of the ABI.
struct ActionSpec {
    std::uint8_t number = 0;
    std::string_view name;
    bool by_chance = false;
    std::span<const FieldSpec> fields = {};
};

/// A kind of event. A field called `player` is the event's player, the others are its arguments in order.
struct EventSpec {
    std::uint16_t type = 0;
    std::string_view name;
    std::span<const FieldSpec> fields = {};
};

/// A rule switch of a match: a number in a range, or one of several names.
struct OptionSpec {
    std::string_view name;
    int min = 0;
    int max = 0;
    int fallback = 0; ///< The default.
    Names names = {}; ///< Names of the values 0 .. max; empty for plain numbers.
};

/// The row with this name, or nullptr.
template <class Spec>
constexpr const Spec *find_spec(std::span<const Spec> specs, std::string_view name) {
    for (const Spec &spec : specs)
        if (spec.name == name) return &spec;
    return nullptr;
}

/// The row of an event type, or nullptr.
constexpr const EventSpec *find_event(std::span<const EventSpec> specs, std::uint16_t type) {
    for (const EventSpec &spec : specs)
        if (spec.type == type) return &spec;
    return nullptr;
}

} // namespace ville
