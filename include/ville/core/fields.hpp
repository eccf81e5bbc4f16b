// One list of fields per struct. Saving, loading, JSON, hashing, comparing and differences all walk it.
//
//     struct Detective { std::uint8_t space = 8; std::uint8_t caught = 0; };
//     VILLE_FIELDS(Detective, space, caught)
//
// A field that is missing from the list does not compile.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include <ville/core/bag.hpp>
#include <ville/core/enum_names.hpp>
#include <ville/core/fixed_string.hpp>
#include <ville/core/hash.hpp>
#include <ville/core/static_vector.hpp>

namespace ville {

/// A member of a struct and its name.
template <class Owner, class Member>
struct Field {
    std::string_view name;
    Member Owner::*member;
};
template <class Owner, class Member>
Field(const char *, Member Owner::*) -> Field<Owner, Member>;

namespace detail {

struct AnyMember {
    template <class T>
    constexpr operator T() const;
};

template <class T, std::size_t... I>
constexpr bool takes_members(std::index_sequence<I...>) {
    return requires { T{(static_cast<void>(I), AnyMember{})...}; };
}

/// The number of members of an aggregate: the most values that its braces take.
template <class T, std::size_t N = 0>
constexpr std::size_t member_count() {
    if constexpr (takes_members<T>(std::make_index_sequence<N + 1>{})) return member_count<T, N + 1>();
    else return N;
}

} // namespace detail

/// A struct with a field list.
template <class T>
concept Struct = requires(const T *t) {
    ville_fields(t);
};

/// Calls f(name, member) for each field, in the order of the list.
template <class T, class F>
    requires Struct<std::remove_const_t<T>>
constexpr void for_each_field(T &value, F &&f) {
    std::apply([&](const auto &...field) { (f(field.name, value.*field.member), ...); },
               ville_fields(static_cast<const std::remove_const_t<T> *>(nullptr)));
}

/// The kinds of value that a field may have.
template <class T>
inline constexpr bool is_sequence = false;
template <class T, std::size_t N>
inline constexpr bool is_sequence<StaticVector<T, N>> = true;
template <class T>
inline constexpr bool is_array = false;
template <class T, std::size_t N>
inline constexpr bool is_array<std::array<T, N>> = true;
template <class T>
inline constexpr bool is_text = false;
template <std::size_t N>
inline constexpr bool is_text<FixedString<N>> = true;
template <class T>
inline constexpr bool is_bag = false;
template <std::size_t N>
inline constexpr bool is_bag<Bag<N>> = true;

/// True for types whose value is one byte: runs of them are written as one block.
template <class T>
inline constexpr bool is_byte = sizeof(T) == 1 && (std::integral<T> || std::is_enum_v<T>);

/// Feeds a value into a hash: numbers as little-endian bytes of their size, sequences and texts with
/// their length first, structs field by field. Padding is never looked at.
template <class T>
constexpr void hash_value(Xxh64 &hash, const T &value) {
    if constexpr (std::integral<T> || std::is_enum_v<T>) {
        hash.number(static_cast<std::uint64_t>(value), sizeof(T));
    } else if constexpr (is_text<T>) {
        hash.number(value.size(), 1);
        for (const char c : value.view()) hash.byte(static_cast<std::uint8_t>(c));
    } else if constexpr (is_bag<T>) {
        hash.bytes(value.counts().data(), T::rows());
    } else if constexpr (is_sequence<T> || is_array<T>) {
        if constexpr (is_sequence<T>) hash.number(value.size(), 2);
        for (const auto &item : value) hash_value(hash, item);
    } else {
        for_each_field(value, [&](std::string_view, const auto &member) { hash_value(hash, member); });
    }
}

/// The hash of one value.
template <class T>
constexpr std::uint64_t hash_of(const T &value) {
    Xxh64 hash;
    hash_value(hash, value);
    return hash.digest();
}

/// Calls f(name, a, b) for each field in which two values differ. A field that is a struct is entered; a
/// sequence is one field.
template <Struct T, class F>
void for_each_difference(const T &a, const T &b, F &&f) {
    const auto fields = ville_fields(static_cast<const T *>(nullptr));
    std::apply(
        [&](const auto &...field) {
            (
                [&](const auto &one) {
                    const auto &x = a.*one.member;
                    const auto &y = b.*one.member;
                    if (x == y) return;
                    if constexpr (Struct<std::remove_cvref_t<decltype(x)>>) for_each_difference(x, y, f);
                    else f(one.name, x, y);
                }(field),
                ...);
        },
        fields);
}

} // namespace ville

// The preprocessor part: VILLE_FIELDS(Type, a, b, c) lists the members, and checks that none is missing.
#define VILLE_FIELDS(Type, ...)                                                                              \
    constexpr auto ville_fields(const Type *) {                                                              \
        return std::tuple{VILLE_EXPAND(VILLE_EACH(Type, __VA_ARGS__))};                                      \
    }                                                                                                        \
    static_assert(std::tuple_size_v<decltype(ville_fields(static_cast<const Type *>(nullptr)))> ==           \
                      ::ville::detail::member_count<Type>(),                                                 \
                  "a member of " #Type " is missing from its field list");

#define VILLE_EACH(Type, name, ...)                                                                          \
    ::ville::Field{#name, &Type::name} __VA_OPT__(, VILLE_AGAIN VILLE_PARENS(Type, __VA_ARGS__))
#define VILLE_AGAIN() VILLE_EACH
#define VILLE_PARENS ()
// Each level scans four times as often as the one below: enough for 85 fields.
#define VILLE_EXPAND(...) VILLE_EXPAND3(VILLE_EXPAND3(VILLE_EXPAND3(VILLE_EXPAND3(__VA_ARGS__))))
#define VILLE_EXPAND3(...) VILLE_EXPAND2(VILLE_EXPAND2(VILLE_EXPAND2(VILLE_EXPAND2(__VA_ARGS__))))
#define VILLE_EXPAND2(...) VILLE_EXPAND1(VILLE_EXPAND1(VILLE_EXPAND1(VILLE_EXPAND1(__VA_ARGS__))))
#define VILLE_EXPAND1(...) __VA_ARGS__
