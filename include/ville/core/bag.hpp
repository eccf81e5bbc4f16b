// Things of which only the number counts: unseen cards, a discard pile, a hand by kinds.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace ville {

/// A multiset over the rows 0 .. Rows-1 of a table, as one count per row. At most 255 things in all.
///
/// Drawing at random from a shuffled pile whose order nobody knows is the same as drawing from a bag,
/// so the rules keep bags and no order. The counts are read eight at a time; Rows is a multiple of 8.
template <std::size_t Rows>
class Bag {
public:
    static_assert(Rows % 8 == 0);

    static constexpr std::size_t rows() { return Rows; }
    constexpr int operator[](std::size_t row) const { return counts_[row]; }
    constexpr int total() const { return total_; }
    constexpr bool empty() const { return total_ == 0; }

    /// Precondition: total() + n <= 255.
    constexpr void add(std::size_t row, int n = 1) {
        counts_[row] = static_cast<std::uint8_t>(counts_[row] + n);
        total_ = static_cast<std::uint8_t>(total_ + n);
    }

    /// Precondition: at least n things of this row are here.
    constexpr void remove(std::size_t row, int n = 1) { add(row, -n); }

    /// Calls f(row, count) for each row that is not empty, rows ascending.
    template <class F>
    constexpr void for_each(F &&f) const {
        for (std::size_t block = 0; block < Rows; block += 8) {
            std::uint64_t word = load(block);
            while (word != 0) {
                const auto byte = static_cast<std::size_t>(std::countr_zero(word)) / 8;
                f(block + byte, static_cast<int>(counts_[block + byte]));
                word &= ~(std::uint64_t{0xff} << (byte * 8));
            }
        }
    }

    /// The row of the index-th thing when all are laid out, rows ascending. Precondition: index < total().
    constexpr std::size_t row_of(std::uint32_t index) const {
        std::size_t block = 0;
        for (;; block += 8) { // whole blocks first: the product's top byte is the sum of eight counts
            const auto sum = static_cast<std::uint32_t>((load(block) * ones) >> 56);
            if (index < sum) break;
            index -= sum;
        }
        // Byte i of the product is the sum of the first i + 1 counts; count the bytes that do not exceed index.
        const std::uint64_t sums = load(block) * ones;
        std::size_t row = block;
        for (int shift = 0; index >= ((sums >> shift) & 0xff); shift += 8) ++row;
        return row;
    }

    /// One byte per row, for field walkers.
    constexpr const std::array<std::uint8_t, Rows> &counts() const { return counts_; }

    /// Takes over counts that come from outside. Answers false, and changes nothing, if they exceed 255 in all.
    constexpr bool assign(const std::array<std::uint8_t, Rows> &counts) {
        unsigned sum = 0;
        for (const std::uint8_t n : counts) sum += n;
        if (sum > 255) return false;
        counts_ = counts;
        total_ = static_cast<std::uint8_t>(sum);
        return true;
    }

    friend constexpr bool operator==(const Bag &, const Bag &) = default;

private:
    static constexpr std::uint64_t ones = 0x0101010101010101u;

    // Byte i of the answer, from the lowest on, is counts_[block + i]: on every platform.
    constexpr std::uint64_t load(std::size_t block) const {
        std::uint64_t word = 0;
        if (std::endian::native == std::endian::little && !std::is_constant_evaluated()) {
            std::memcpy(&word, counts_.data() + block, sizeof word);
            return word;
        }
        for (std::size_t i = 0; i < 8; ++i) word |= std::uint64_t{counts_[block + i]} << (8 * i);
        return word;
    }

    std::array<std::uint8_t, Rows> counts_{};
    std::uint8_t total_ = 0;
};

} // namespace ville
