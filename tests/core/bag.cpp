#include <ville/core/bag.hpp>

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <ville/core/rng.hpp>

#include "support/tier.hpp"

namespace ville {
namespace {

using Counts = std::vector<std::pair<std::size_t, int>>;

template <std::size_t Rows>
Counts listed(const Bag<Rows> &bag) {
    Counts list;
    bag.for_each([&](std::size_t row, int count) { list.emplace_back(row, count); });
    return list;
}

/// The same by looking at every row.
template <std::size_t Rows>
Counts scanned(const Bag<Rows> &bag) {
    Counts list;
    for (std::size_t row = 0; row < Rows; ++row)
        if (bag[row] > 0) list.emplace_back(row, bag[row]);
    return list;
}

/// All things of a bag laid out, rows ascending.
template <std::size_t Rows>
std::vector<std::size_t> laid_out(const Bag<Rows> &bag) {
    std::vector<std::size_t> things;
    for (std::size_t row = 0; row < Rows; ++row)
        things.insert(things.end(), static_cast<std::size_t>(bag[row]), row);
    return things;
}

template <std::size_t Rows>
void expect_consistent(const Bag<Rows> &bag) {
    const auto things = laid_out(bag);
    ASSERT_EQ(static_cast<std::size_t>(bag.total()), things.size());
    ASSERT_EQ(bag.empty(), things.empty());
    ASSERT_EQ(listed(bag), scanned(bag));
    for (std::size_t i = 0; i < things.size(); ++i)
        ASSERT_EQ(bag.row_of(static_cast<std::uint32_t>(i)), things[i]);
}

/// A bag of `total` things: `crowd` makes them crowd into the rows from `first` on.
template <std::size_t Rows>
Bag<Rows> random_bag(Rng &rng, int total, std::uint32_t first, std::uint32_t crowd) {
    Bag<Rows> bag;
    for (int i = 0; i < total; ++i) bag.add((first + rng.below(crowd)) % Rows);
    return bag;
}

TEST(Bag, AddsAndRemoves) {
    Bag<16> bag;
    EXPECT_TRUE(bag.empty());
    bag.add(3);
    bag.add(12, 4);
    bag.remove(12);
    EXPECT_EQ(bag[3], 1);
    EXPECT_EQ(bag[12], 3);
    EXPECT_EQ(bag.total(), 4);
    bag.remove(12, 3);
    EXPECT_EQ(listed(bag), (Counts{{3, 1}}));
}

TEST(Bag, EqualBagsHoldTheSame) {
    Bag<8> one;
    Bag<8> two;
    one.add(1);
    one.add(2);
    two.add(2);
    EXPECT_NE(one, two);
    two.add(1);
    EXPECT_EQ(one, two);
}

TEST(Bag, FindsTheRowOfEveryThing) {
    expect_consistent(Bag<128>{});
    for (int i = 0; i < tests::how_many(300, 20000); ++i) {
        Rng rng(1, static_cast<std::uint32_t>(i), stream::chance, 0);
        const int total = static_cast<int>(rng.below(256));
        const std::uint32_t crowd = 1 + rng.below(1 + rng.below(128));
        expect_consistent(random_bag<128>(rng, total, rng.below(128), crowd));
        expect_consistent(random_bag<8>(rng, total, 0, 8));
    }
}

TEST(Bag, HoldsAsManyAsAByteCounts) {
    for (const std::size_t row : {0u, 7u, 8u, 63u, 127u}) { // all of them in one block, and in one row
        Bag<128> bag;
        bag.add(row, 255);
        expect_consistent(bag);
    }
    Bag<8> spread;
    for (std::size_t row = 0; row < 8; ++row) spread.add(row, row == 7 ? 31 : 32);
    EXPECT_EQ(spread.total(), 255);
    expect_consistent(spread);
}

TEST(Bag, TakesOverCountsUpToItsBound) {
    std::array<std::uint8_t, 8> counts{200, 0, 0, 0, 55, 0, 0, 0};
    Bag<8> bag;
    EXPECT_TRUE(bag.assign(counts));
    EXPECT_EQ(bag.total(), 255);
    EXPECT_EQ(bag.counts(), counts);

    const Bag<8> before = bag;
    ++counts[7];
    EXPECT_FALSE(bag.assign(counts)) << "256 things";
    counts.fill(255);
    EXPECT_FALSE(bag.assign(counts)) << "a sum that wraps around";
    EXPECT_EQ(bag, before) << "unchanged";

    EXPECT_TRUE(bag.assign({}));
    EXPECT_TRUE(bag.empty());
}

} // namespace
} // namespace ville
