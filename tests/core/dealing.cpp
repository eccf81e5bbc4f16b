// Drawing without putting back: every order of a pool comes out of exactly one random number.
#include <cstdint>
#include <map>
#include <vector>

#include <gtest/gtest.h>

#include <ville/core/dealing.hpp>
#include <ville/core/rng.hpp>

namespace ville::tests {
namespace {

/// Answers a number that the test chooses, and notes below which bound it was asked for.
struct Chosen {
    std::uint32_t value = 0;
    std::uint32_t bound = 0;
    int asked = 0;
    std::uint32_t below(std::uint32_t limit) {
        bound = limit;
        ++asked;
        return value;
    }
};

std::vector<std::uint32_t> deal(Chosen &rng, std::uint32_t pool, int draws) {
    Dealing<Chosen> dealing(rng);
    std::vector<std::uint32_t> drawn;
    for (int i = 0; i < draws; ++i) drawn.push_back(dealing.draw(pool--));
    return drawn;
}

TEST(Dealing, EveryOrderComesOutOfOneNumber) {
    for (std::uint32_t pool = 2; pool <= 9; ++pool) {
        const int draws = pool < 4 ? static_cast<int>(pool) : 4;
        Chosen rng;
        deal(rng, pool, draws);
        const std::uint32_t numbers = rng.bound;
        std::uint32_t orders = 1;
        for (int i = 0; i < draws; ++i) orders *= pool - static_cast<std::uint32_t>(i);
        ASSERT_EQ(numbers, orders);
        std::map<std::vector<std::uint32_t>, int> times;
        for (rng.value = 0; rng.value < numbers; ++rng.value) {
            const auto drawn = deal(rng, pool, draws);
            for (int i = 0; i < draws; ++i)
                ASSERT_LT(drawn[static_cast<std::size_t>(i)], pool - static_cast<std::uint32_t>(i));
            ++times[drawn];
        }
        EXPECT_EQ(times.size(), numbers);
    }
}

TEST(Dealing, FourDrawsCostOneNumber) {
    Chosen rng;
    deal(rng, 255, 8);
    EXPECT_EQ(rng.asked, 2);
    EXPECT_EQ(rng.bound, 251u * 250u * 249u * 248u);
}

TEST(Dealing, TheLastOfAPoolCostsNothing) {
    Chosen rng;
    EXPECT_EQ(deal(rng, 1, 1), std::vector<std::uint32_t>{0});
    EXPECT_EQ(rng.asked, 0);
}

// Five draws: the fifth comes out of a number of its own, and is as even as the others.
TEST(Dealing, NothingIsLikelier) {
    constexpr std::uint32_t pool = 6;
    std::vector<std::vector<int>> times(pool, std::vector<int>(pool));
    for (std::uint32_t i = 0; i < 60'000; ++i) {
        Rng rng(3, i, 0, 0);
        Dealing<Rng> dealing(rng);
        std::vector<std::size_t> things{0, 1, 2, 3, 4, 5};
        for (std::size_t place = 0; place < pool; ++place) {
            const std::uint32_t at = dealing.draw(pool - static_cast<std::uint32_t>(place));
            ++times[place][things[at]];
            things.erase(things.begin() + at);
        }
    }
    for (const auto &row : times)
        for (const int count : row) EXPECT_NEAR(count, 10'000, 500); // five standard deviations
}

} // namespace
} // namespace ville::tests
