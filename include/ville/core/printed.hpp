// What every printed group carries: how sure it is, and how things are called.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <ville/core/enum_names.hpp>
#include <ville/core/fault.hpp>
#include <ville/core/fields.hpp>
#include <ville/core/fixed_string.hpp>
#include <ville/core/static_vector.hpp>
#include <ville/core/text_table.hpp>

namespace ville {

/// From the description that the library implements, from published sources, derived from those, or
/// invented to fill a gap and within all known bounds.
enum class Certainty : std::uint8_t { seed, sourced, inferred, reconstruction };

inline constexpr std::array<std::string_view, 4> certainty_names{"seed", "sourced", "inferred",
                                                                 "reconstruction"};
constexpr Names names_of(Certainty) { return certainty_names; }

/// A name in one language: goods, places and cards are called differently on the tables of the world.
struct LocalName {
    FixedString<2> language;
    FixedString<40> text;
    friend constexpr bool operator==(const LocalName &, const LocalName &) = default;
};
VILLE_FIELDS(LocalName, language, text)

/// The names of one thing, at most one a language.
using LocalNames = StaticVector<LocalName, 4>;

/// The name in the language of a tag, else the first there is, else an empty text.
constexpr std::string_view local_name(const LocalNames &names, std::string_view language) {
    for (const LocalName &name : names)
        if (asks_for(language, name.language)) return name.text.view();
    return names.empty() ? std::string_view{} : names[0].text.view();
}

/// What is wrong with the names of one thing: nothing, or an empty text.
constexpr std::string_view fault_of(const LocalNames &names) {
    const auto is_small_letter = [](char c) { return c >= 'a' && c <= 'z'; };
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string_view language = names[i].language;
        if (language.size() != 2 || !is_small_letter(language[0]) || !is_small_letter(language[1]))
            return "names a language by something else than two small letters";
        if (names[i].text.empty()) return "holds an empty name";
        for (std::size_t k = 0; k < i; ++k)
            if (names[k].language == names[i].language) return "has two names in one language";
    }
    return {};
}

/// Notes what is wrong with the names at a place.
constexpr void check_names(const LocalNames &names, Fault place, Faults &faults) {
    place.what = fault_of(names);
    if (!place.what.empty()) report(faults, place);
}

} // namespace ville
