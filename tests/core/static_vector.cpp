#include <ville/core/static_vector.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

#include <gtest/gtest.h>

namespace ville {
namespace {

using Numbers = StaticVector<std::uint8_t, 5>;

Numbers numbers(std::initializer_list<int> values) {
    Numbers list;
    for (const int value : values) list.push_back(static_cast<std::uint8_t>(value));
    return list;
}

std::vector<int> values_of(const Numbers &list) { return {list.begin(), list.end()}; }

/// Every slot, those behind the end included.
std::vector<int> slots_of(const Numbers &list) { return {list.data(), list.data() + Numbers::capacity()}; }

static_assert(std::is_trivially_copyable_v<Numbers>);
static_assert(sizeof(StaticVector<std::uint8_t, 7>) == 8);
static_assert(sizeof(StaticVector<std::uint8_t, 255>::Count) == 1);
static_assert(sizeof(StaticVector<std::uint8_t, 256>::Count) == 2);

TEST(StaticVector, BeginsEmptyAndFillsUp) {
    Numbers list;
    EXPECT_TRUE(list.empty());
    EXPECT_EQ(list.size(), 0u);
    for (std::uint8_t i = 1; i <= 5; ++i) {
        EXPECT_FALSE(list.full());
        list.push_back(i);
        EXPECT_EQ(list.back(), i);
        EXPECT_EQ(list.size(), i);
    }
    EXPECT_TRUE(list.full());
    EXPECT_EQ(values_of(list), (std::vector<int>{1, 2, 3, 4, 5}));
}

TEST(StaticVector, EraseClosesTheGap) {
    for (std::size_t at = 0; at < 4; ++at) {
        Numbers list = numbers({1, 2, 3, 4});
        std::vector<int> expected{1, 2, 3, 4};
        list.erase_at(at);
        expected.erase(expected.begin() + static_cast<std::ptrdiff_t>(at));
        EXPECT_EQ(values_of(list), expected) << "erased at " << at;
    }
}

TEST(StaticVector, WhatIsRemovedLeavesNoTrace) {
    Numbers erased = numbers({7, 8, 9});
    erased.erase_at(0);
    EXPECT_EQ(slots_of(erased), (std::vector<int>{8, 9, 0, 0, 0}));

    Numbers popped = numbers({7, 8, 9});
    popped.pop_back();
    EXPECT_EQ(slots_of(popped), (std::vector<int>{7, 8, 0, 0, 0}));

    Numbers cleared = numbers({7, 8, 9});
    cleared.clear();
    EXPECT_EQ(slots_of(cleared), (std::vector<int>{0, 0, 0, 0, 0}));
    EXPECT_TRUE(cleared.empty());

    Numbers shrunk = numbers({7, 8, 9});
    shrunk.resize(1);
    EXPECT_EQ(slots_of(shrunk), (std::vector<int>{7, 0, 0, 0, 0}));
    shrunk.resize(3);
    EXPECT_EQ(values_of(shrunk), (std::vector<int>{7, 0, 0})) << "grows with fresh values";
}

TEST(StaticVector, EqualListsAreEqualByteForByte) {
    Numbers detour = numbers({1, 2, 3, 4, 5});
    detour.erase_at(3);
    detour.pop_back();
    const Numbers straight = numbers({1, 2, 3});
    EXPECT_EQ(detour, straight);
    EXPECT_EQ(std::memcmp(&detour, &straight, sizeof straight), 0);
}

TEST(StaticVector, ComparesLengthAndValues) {
    EXPECT_EQ(numbers({}), numbers({}));
    EXPECT_NE(numbers({1}), numbers({1, 0}));
    EXPECT_NE(numbers({1, 2}), numbers({2, 1}));
}

TEST(StaticVector, WorksAtCompileTime) {
    constexpr int sum = [] {
        StaticVector<int, 4> list;
        list.push_back(1);
        list.push_back(20);
        list.push_back(300);
        list.erase_at(1);
        int total = 0;
        for (const int n : list) total += n;
        return total;
    }();
    EXPECT_EQ(sum, 301);
}

TEST(ScratchList, HoldsWhatIsPushed) {
    ScratchList<int, 200> list;
    EXPECT_TRUE(list.empty());
    for (int i = 0; i < 200; ++i) list.push_back(i * i);
    ASSERT_EQ(list.size(), 200u);
    EXPECT_EQ(list[199], 199 * 199);
    EXPECT_TRUE(std::is_sorted(list.begin(), list.end()));
    list.clear();
    EXPECT_TRUE(list.empty());
    EXPECT_EQ(list.begin(), list.end());
}

} // namespace
} // namespace ville
