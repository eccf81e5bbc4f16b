#include <ville/core/rng.hpp>

#include <array>
#include <cstdint>
#include <set>

#include <gtest/gtest.h>

namespace ville {
namespace {

using Key = std::array<std::uint32_t, 2>;

TEST(Philox, GivesThePublishedBlocks) { // Random123, tests/kat_vectors: the three lines of philox4x32 10
    constexpr std::uint32_t ones = 0xffffffffu;
    static_assert(philox4x32_10({0, 0, 0, 0}, {0, 0}) ==
                  PhiloxBlock{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});
    EXPECT_EQ(philox4x32_10({0, 0, 0, 0}, {0, 0}),
              (PhiloxBlock{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
    EXPECT_EQ(philox4x32_10({ones, ones, ones, ones}, {ones, ones}),
              (PhiloxBlock{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
    EXPECT_EQ(philox4x32_10({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
              (PhiloxBlock{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

TEST(Rng, DrawsFromThePhiloxBlockOfItsCoordinates) {
    constexpr std::uint64_t seed = 0x0123456789abcdefu;
    Rng rng(seed, 5, 64, 17);
    for (std::uint32_t attempt = 0; attempt < 4; ++attempt) {
        const PhiloxBlock block = philox4x32_10({17, attempt, 64, 5}, {0x89abcdef, 0x01234567});
        EXPECT_EQ(rng.next(), block[0] | std::uint64_t{block[1]} << 32) << "attempt " << attempt;
    }
}

TEST(Rng, EveryCoordinateMatters) {
    std::set<std::uint64_t> first_draws;
    for (std::uint64_t seed : {0ull, 1ull, 1ull << 32})
        for (std::uint32_t index : {0u, 1u})
            for (std::uint32_t which :
                 {stream::chance, stream::bot(0), stream::bot(3), stream::determinization, stream::stand_in})
                for (std::uint32_t ply : {0u, 1u}) first_draws.insert(Rng(seed, index, which, ply).next());
    EXPECT_EQ(first_draws.size(), 3u * 2 * 5 * 2);
}

TEST(Rng, StaysBelowItsBound) {
    Rng rng(1, 0, 0, 0);
    for (const std::uint32_t bound : {1u, 2u, 3u, 90u, 1u << 31, 0xffffffffu})
        for (int i = 0; i < 200; ++i) ASSERT_LT(rng.below(bound), bound);
    std::set<std::uint32_t> seen;
    for (int i = 0; i < 200; ++i) seen.insert(rng.below(6));
    EXPECT_EQ(seen.size(), 6u);
}

// A bounded draw multiplies 64 random bits with the bound: the high part is the answer, and bits whose low part
// lies below 2^64 mod bound are rejected, so that the same number of bits is left for every answer. Random bits
// never come that close to the border, so the tests below choose the bits, and look for a generator that gives them.

/// The odd number whose product with `odd` is 1, for numbers of 32 bits.
constexpr std::uint32_t inverse(std::uint32_t odd) {
    std::uint32_t x = odd;
    for (int i = 0; i < 5; ++i) x *= 2 - odd * x;
    return x;
}

/// The counter whose block this is.
PhiloxBlock philox_backwards(PhiloxBlock block, Key key) {
    for (std::uint32_t round = 10; round-- > 0;) {
        const std::uint32_t c0 = block[3] * inverse(0xD2511F53u);
        const std::uint32_t c2 = block[1] * inverse(0xCD9E8D57u);
        const auto high_a = static_cast<std::uint32_t>(std::uint64_t{0xD2511F53u} * c0 >> 32);
        const auto high_b = static_cast<std::uint32_t>(std::uint64_t{0xCD9E8D57u} * c2 >> 32);
        block = {c0, block[0] ^ high_b ^ (key[0] + round * 0x9E3779B9u), c2,
                 block[2] ^ high_a ^ (key[1] + round * 0xBB67AE85u)};
    }
    return block;
}

/// A generator that draws these bits next.
Rng about_to_draw(std::uint64_t bits) {
    for (std::uint32_t i = 0;; ++i) {
        const PhiloxBlock counter = philox_backwards(
            {static_cast<std::uint32_t>(bits), static_cast<std::uint32_t>(bits >> 32), i, 0}, {1, 0});
        if (counter[1] >= 100000) continue; // too many attempts to play through
        Rng rng(1, counter[3], counter[2], counter[0]);
        for (std::uint32_t attempt = 0; attempt < counter[1]; ++attempt) rng.next();
        return rng;
    }
}

struct Border {
    std::uint32_t bound;
    std::uint64_t bits;
    bool accepted;
    std::uint32_t answer; ///< Where accepted.
};

// 2^64 mod bound is 0 for 1, 2 and 2^31, 1 for 3, 4 for 6, 6 for 10, and 16 for 90. Low parts are multiples of the
// bound's factor of two. 0xAAAAAAAAAAAAAAAB is 1/3, 0xCCCCCCCCCCCCCCCD is 1/5, modulo 2^64.
// clang-format off
constexpr Border borders[] = {
    {1, 0, true, 0},                          // nothing is rejected where the bound divides 2^64
    {2, 0, true, 0},                          //
    {1u << 31, 0, true, 0},                   //
    {3, 0, false, 0},                         // low part 0
    {3, 0xAAAAAAAAAAAAAAABu, true, 2},        // low part 1
    {3, 0x5555555555555556u, true, 1},        // low part 2
    {6, 0, false, 0},                         // low part 0
    {6, 0x8000000000000000u, false, 3},       // low part 0 again
    {6, 0xAAAAAAAAAAAAAAABu, false, 4},       // low part 2
    {6, 0x2AAAAAAAAAAAAAABu, false, 1},       // low part 2 again
    {6, 0xD555555555555556u, true, 5},        // low part 4
    {6, 0x5555555555555556u, true, 2},        // low part 4 again
    {10, 0x999999999999999Au, false, 6},      // low part 4
    {10, 0x6666666666666667u, true, 4},       // low part 6
    {90, 0, false, 0},                        // low part 0
    {0xffffffffu, 0, false, 0},               // low part 0
};
// clang-format on

TEST(Rng, RejectsExactlyTheBitsThatWouldFavourAnAnswer) {
    for (const Border &border : borders) {
        Rng drawing = about_to_draw(border.bits);
        Rng behind = drawing;
        ASSERT_EQ(behind.next(), border.bits);
        const std::uint32_t answer = drawing.below(border.bound);
        const std::uint32_t expected = border.accepted ? border.answer : behind.below(border.bound);
        EXPECT_EQ(answer, expected) << "bound " << border.bound << ", bits " << border.bits;
        EXPECT_EQ(drawing.next(), behind.next())
            << "bound " << border.bound << ", bits " << border.bits << ": attempts used";
    }
}

} // namespace
} // namespace ville
