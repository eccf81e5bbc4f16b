// Philox4x32-10: a random generator without a state. A draw is a pure function of its coordinates.
//
// J. K. Salmon, M. A. Moraes, R. O. Dror, D. E. Shaw: "Parallel random numbers: as easy as 1, 2, 3",
// SC 2011. Written out here, and bounded draws too, because the distributions of standard libraries
// give different numbers on different platforms.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace ville {

/// The name under which saves remember the algorithm.
inline constexpr std::string_view rng_name = "philox4x32-10";

using PhiloxBlock = std::array<std::uint32_t, 4>;

/// The block of four random words at `counter` for `key`.
constexpr PhiloxBlock philox4x32_10(PhiloxBlock counter, std::array<std::uint32_t, 2> key) {
    auto [c0, c1, c2, c3] = counter; // plain numbers, so that compilers keep them in registers
    auto [k0, k1] = key;
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t a = std::uint64_t{0xD2511F53u} * c0;
        const std::uint64_t b = std::uint64_t{0xCD9E8D57u} * c2;
        c0 = static_cast<std::uint32_t>(b >> 32) ^ c1 ^ k0;
        c1 = static_cast<std::uint32_t>(b);
        c2 = static_cast<std::uint32_t>(a >> 32) ^ c3 ^ k1;
        c3 = static_cast<std::uint32_t>(a);
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
    }
    return {c0, c1, c2, c3};
}

/// Streams of one seed never meet: luck, each seat's bot, and guesses at hidden cards draw apart.
namespace stream {
inline constexpr std::uint32_t chance = 0;
constexpr std::uint32_t bot(int seat) { return 1u + static_cast<std::uint32_t>(seat); }
inline constexpr std::uint32_t determinization = 64;
inline constexpr std::uint32_t stand_in = 128;
} // namespace stream

/// The random numbers of one ply in one stream of one match. Small, copied freely.
///
/// Counter words: (ply, attempt, stream, index); key: the 64-bit seed. A second draw at the same ply is
/// the next attempt.
class Rng {
public:
    constexpr Rng(std::uint64_t seed, std::uint32_t index, std::uint32_t stream, std::uint32_t ply)
        : seed_(seed), index_(index), stream_(stream), ply_(ply) {}

    /// 64 random bits.
    constexpr std::uint64_t next() {
        const PhiloxBlock block =
            philox4x32_10({ply_, attempt_++, stream_, index_},
                          {static_cast<std::uint32_t>(seed_), static_cast<std::uint32_t>(seed_ >> 32)});
        return std::uint64_t{block[0]} | std::uint64_t{block[1]} << 32;
    }

    /// A number 0 .. bound-1, each exactly as likely (multiply-shift with rejection). Precondition: bound > 0.
    constexpr std::uint32_t below(std::uint32_t bound) {
        // The product of 64 random bits and the bound: its high part is the answer, its low part tells
        // whether this draw belongs to the few that would make some answers likelier.
        for (;;) {
            const std::uint64_t bits = next();
            const std::uint64_t low_product = (bits & 0xffffffffu) * bound;
            const std::uint64_t high_product = (bits >> 32) * bound + (low_product >> 32);
            const std::uint64_t fraction = (high_product << 32) | (low_product & 0xffffffffu);
            if (fraction >= bound || fraction >= (0 - std::uint64_t{bound}) % bound)
                return static_cast<std::uint32_t>(high_product >> 32);
        }
    }

private:
    std::uint64_t seed_;
    std::uint32_t index_;
    std::uint32_t stream_;
    std::uint32_t ply_;
    std::uint32_t attempt_ = 0;
};

} // namespace ville
