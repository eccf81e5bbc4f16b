// Names of enumerators: the words of JSON, records and texts.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

namespace ville {

/// The names of the values 0, 1, 2, … of an enumeration, in that order.
using Names = std::span<const std::string_view>;

/// An enumeration that says how its values are called: a function `names_of(E)` stands beside it.
template <class E>
concept NamedEnum = std::is_enum_v<E> && requires(E e) {
    { names_of(e) } -> std::convertible_to<Names>;
};

/// The name of a value, or an empty text for a number that is none.
template <NamedEnum E>
constexpr std::string_view name_of(E value) {
    const Names names = names_of(value);
    const auto i = static_cast<std::size_t>(value);
    return i < names.size() ? names[i] : std::string_view{};
}

/// The place of `name` in `names`, or -1.
constexpr int index_of(Names names, std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return static_cast<int>(i);
    return -1;
}

} // namespace ville
