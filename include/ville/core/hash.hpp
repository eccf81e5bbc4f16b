// XXH64: the hash of states, editions and files. Not cryptographic: it finds damage, not malice.
//
// Written from the published specification (xxHash, doc/xxhash_spec.md), because a hash that saves depend
// on must not change with a dependency.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace ville {

/// XXH64, fed piece by piece. Numbers are taken as little-endian bytes on every platform.
class Xxh64 {
public:
    constexpr explicit Xxh64(std::uint64_t seed = 0)
        : lanes_{seed + p1 + p2, seed + p2, seed, seed - p1}, seed_(seed) {}

    constexpr void byte(std::uint8_t b) {
        buffer_[fill_++] = b;
        if (fill_ >= full) flush();
    }

    /// `bytes` bytes of `value`, lowest first.
    constexpr void number(std::uint64_t value, std::size_t bytes) {
        for (std::size_t i = 0; i < bytes; ++i)
            buffer_[fill_ + i] = static_cast<std::uint8_t>(value >> (8 * i));
        fill_ += bytes;
        if (fill_ >= full) flush();
    }

    constexpr void bytes(const std::uint8_t *data, std::size_t size) {
        while (size > 0) {
            const std::size_t part = std::min(size, full - fill_);
            std::copy_n(data, part, buffer_.data() + fill_);
            fill_ += part;
            data += part;
            size -= part;
            if (fill_ >= full) flush();
        }
    }

    constexpr std::uint64_t digest() const {
        const std::uint64_t length = length_ + fill_;
        std::uint64_t h = seed_ + p5;
        std::size_t i = 0;
        if (length >= block_size) {
            Lanes lanes = lanes_;
            for (; i + block_size <= fill_; i += block_size) mix(lanes, &buffer_[i]);
            h = rotl(lanes[0], 1) + rotl(lanes[1], 7) + rotl(lanes[2], 12) + rotl(lanes[3], 18);
            for (const std::uint64_t lane : lanes) h = (h ^ round(0, lane)) * p1 + p4;
        }
        h += length;
        for (; i + 8 <= fill_; i += 8) h = rotl(h ^ round(0, word(&buffer_[i], 8)), 27) * p1 + p4;
        if (i + 4 <= fill_) {
            h = rotl(h ^ (word(&buffer_[i], 4) * p1), 23) * p2 + p3;
            i += 4;
        }
        for (; i < fill_; ++i) h = rotl(h ^ (buffer_[i] * p5), 11) * p1;
        h = (h ^ (h >> 33)) * p2;
        h = (h ^ (h >> 29)) * p3;
        return h ^ (h >> 32);
    }

private:
    using Lanes = std::array<std::uint64_t, 4>;
    static constexpr std::size_t block_size = 32;
    /// Most fields are a byte or two: they wait for each other.
    static constexpr std::size_t full = 8 * block_size;

    static constexpr std::uint64_t p1 = 0x9E3779B185EBCA87u;
    static constexpr std::uint64_t p2 = 0xC2B2AE3D27D4EB4Fu;
    static constexpr std::uint64_t p3 = 0x165667B19E3779F9u;
    static constexpr std::uint64_t p4 = 0x85EBCA77C2B2AE63u;
    static constexpr std::uint64_t p5 = 0x27D4EB2F165667C5u;

    static constexpr std::uint64_t rotl(std::uint64_t x, int n) { return (x << n) | (x >> (64 - n)); }
    static constexpr std::uint64_t round(std::uint64_t lane, std::uint64_t input) {
        return rotl(lane + input * p2, 31) * p1;
    }

    static constexpr std::uint64_t word(const std::uint8_t *at, std::size_t size) {
        std::uint64_t value = 0;
        if (std::endian::native == std::endian::little && !std::is_constant_evaluated()) {
            std::memcpy(&value, at, size);
            return value;
        }
        for (std::size_t i = 0; i < size; ++i) value |= std::uint64_t{at[i]} << (8 * i);
        return value;
    }

    static constexpr void mix(Lanes &lanes, const std::uint8_t *block) {
        for (std::size_t lane = 0; lane < 4; ++lane)
            lanes[lane] = round(lanes[lane], word(block + 8 * lane, 8));
    }

    /// Mixes in the blocks of the buffer when it is full, and keeps what sticks out.
    constexpr void flush() {
        Lanes lanes = lanes_;
        for (std::size_t i = 0; i < full; i += block_size) mix(lanes, &buffer_[i]);
        lanes_ = lanes;
        length_ += full;
        fill_ -= full;
        std::copy_n(&buffer_[full], fill_, buffer_.data());
    }

    Lanes lanes_;
    std::array<std::uint8_t, full + 8> buffer_; ///< The last number may stick out behind the blocks.
    std::uint64_t seed_;
    std::uint64_t length_ = 0;
    std::size_t fill_ = 0;
};

} // namespace ville
