// Drawing without putting back, with few random numbers.
#pragma once

#include <cstdint>

namespace ville {

/// Draws from one pool that shrinks by a thing with each draw. Four draws at a time come out of one random number, which
/// is drawn below the product of the four sizes: so each is as likely as by itself.
template <class Rng>
class Dealing {
public:
    constexpr explicit Dealing(Rng &rng) : rng_(rng) {}

    /// A number 0 .. pool-1, each exactly as likely. Precondition: 0 < pool < 256, and one less than at the last call.
    constexpr std::uint32_t draw(std::uint32_t pool) {
        if (pool == 1) return 0; // nothing to draw
        if (left_ == 0) {
            std::uint32_t choices = 1;
            for (; left_ < 4 && left_ < pool; ++left_) choices *= pool - left_;
            value_ = rng_.below(choices);
        }
        --left_;
        const std::uint32_t drawn = value_ % pool;
        value_ /= pool;
        return drawn;
    }

private:
    Rng &rng_;
    std::uint32_t value_ = 0; ///< Holds the draws that are left, as digits to the bases of the pool's sizes.
    std::uint32_t left_ = 0;
};

} // namespace ville
