#include <ville/core/fields.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace ville::fields_test {

enum class Colour : std::uint8_t { red, green };

struct Inner {
    std::uint8_t small = 1;
    std::int16_t medium = -2;
    friend constexpr bool operator==(const Inner &, const Inner &) = default;
};
VILLE_FIELDS(Inner, small, medium)

struct Outer {
    std::uint32_t number = 0x01020304;
    Colour colour = Colour::green;
    FixedString<6> text = "ab";
    std::array<std::uint16_t, 2> pair{5, 6};
    StaticVector<Inner, 3> list;
    Bag<8> bag;
    Inner inner;
    std::uint64_t big = 9;
    friend constexpr bool operator==(const Outer &, const Outer &) = default;
};
VILLE_FIELDS(Outer, number, colour, text, pair, list, bag, inner, big)

// The count behind the check that no member is missing: every kind of member counts as one.
struct NoMembers {};
struct Nested {
    Inner inner;
    std::array<Inner, 3> array;
    StaticVector<std::uint8_t, 7> list;
    Bag<16> bag;
    FixedString<3> text;
    bool flag;
};
static_assert(detail::member_count<NoMembers>() == 0);
static_assert(detail::member_count<Inner>() == 2);
static_assert(detail::member_count<Nested>() == 6);
static_assert(detail::member_count<Outer>() == 8);

// A struct with many members: the macro reaches as far as its comment says, and further than any game needs.
struct Many {
    std::uint8_t a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, c0, c1, c2,
        c3, c4, c5, c6, c7, c8, c9, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9;
};
VILLE_FIELDS(Many, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, c0, c1, c2,
             c3, c4, c5, c6, c7, c8, c9, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9)

static_assert(Struct<Outer> && Struct<Inner> && !Struct<int> && !Struct<Nested>);
static_assert(is_byte<std::uint8_t> && is_byte<Colour> && is_byte<bool> && !is_byte<std::uint16_t> &&
              !is_byte<Inner>);

Outer example() {
    Outer value;
    value.list.push_back({7, 8});
    value.bag.add(2, 3);
    return value;
}

template <class T>
std::vector<std::string> names_in(T &value) {
    std::vector<std::string> names;
    for_each_field(value, [&](std::string_view name, const auto &) { names.emplace_back(name); });
    return names;
}

TEST(Fields, AreWalkedInTheOrderOfTheList) {
    const Outer value;
    EXPECT_EQ(names_in(value),
              (std::vector<std::string>{"number", "colour", "text", "pair", "list", "bag", "inner", "big"}));
    Many many{};
    EXPECT_EQ(names_in(many).size(), 40u);
    EXPECT_EQ(names_in(many).back(), "d9");
}

TEST(Fields, CanBeChangedOnTheWalk) {
    Inner value;
    for_each_field(value, [](std::string_view, auto &member) { member = 4; });
    EXPECT_EQ(value, (Inner{4, 4}));
}

TEST(Fields, HashIsThatOfTheWrittenOutBytes) {
    Xxh64 hash;
    // clang-format off
    for (const int byte : {
             0x04, 0x03, 0x02, 0x01,    // number, little-endian
             1,                         // colour
             2, 0x61, 0x62,             // text: length, bytes
             5, 0, 6, 0,                // pair: no length, it is fixed
             1, 0, 7, 8, 0,             // list: length in two bytes, then its one struct
             0, 0, 3, 0, 0, 0, 0, 0,    // bag: one byte a row
             1, 0xFE, 0xFF,             // inner
             9, 0, 0, 0, 0, 0, 0, 0})   // big
        hash.byte(static_cast<std::uint8_t>(byte));
    // clang-format on
    EXPECT_EQ(hash_of(example()), hash.digest());
}

TEST(Fields, HashTellsValuesApart) {
    const Outer value = example();
    const auto expect_other_hash = [&](auto change) {
        Outer changed = value;
        change(changed);
        EXPECT_NE(hash_of(changed), hash_of(value));
        EXPECT_NE(changed, value);
    };
    expect_other_hash([](Outer &o) { ++o.number; });
    expect_other_hash([](Outer &o) { o.colour = Colour::red; });
    expect_other_hash([](Outer &o) { o.text = "abc"; });
    expect_other_hash([](Outer &o) { o.pair[1] = 0; });
    expect_other_hash([](Outer &o) { o.list.push_back({0, 0}); });
    expect_other_hash([](Outer &o) { o.bag.add(3); });
    expect_other_hash([](Outer &o) { o.inner.medium = 2; });
    expect_other_hash([](Outer &o) { o.big = std::uint64_t{9} << 56; });
}

TEST(Fields, HashDoesNotSeePaddingOrStaleSlots) {
    Outer detour = example();
    detour.list.push_back({1, 1});
    detour.list.pop_back();
    detour.text = "abcdef";
    detour.text = "ab";
    EXPECT_EQ(hash_of(detour), hash_of(example()));
}

TEST(Fields, DifferencesAreNamed) {
    const Outer before = example();
    Outer after = before;
    after.colour = Colour::red;
    after.list[0].small = 0;
    after.inner.medium = 5;
    std::vector<std::string> names;
    for_each_difference(before, after,
                        [&](std::string_view name, const auto &, const auto &) { names.emplace_back(name); });
    EXPECT_EQ(names, (std::vector<std::string>{"colour", "list", "medium"}));

    for_each_difference(before, before,
                        [](std::string_view name, const auto &, const auto &) { FAIL() << name; });
}

} // namespace ville::fields_test
