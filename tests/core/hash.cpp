#include <ville/core/hash.hpp>

#include <array>
#include <cstdint>
#include <string_view>

#include <gtest/gtest.h>

namespace ville {
namespace {

constexpr std::uint64_t prime32 = 2654435761u;

/// The bytes on which the xxHash project publishes its results.
constexpr auto sanity_bytes = [] {
    std::array<std::uint8_t, 1000> bytes{};
    std::uint64_t generator = prime32;
    for (std::uint8_t &byte : bytes) {
        byte = static_cast<std::uint8_t>(generator >> 56);
        generator *= 11400714785074694797u;
    }
    return bytes;
}();

std::uint64_t hash_bytes(std::size_t size, std::uint64_t seed = 0) {
    Xxh64 hash(seed);
    hash.bytes(sanity_bytes.data(), size);
    return hash.digest();
}

std::uint64_t hash_text(std::string_view text) {
    Xxh64 hash;
    for (const char c : text) hash.byte(static_cast<std::uint8_t>(c));
    return hash.digest();
}

TEST(Xxh64, GivesThePublishedResults) { // xxHash 0.8, cli/xsum_sanity_check.c
    struct {
        std::size_t size;
        std::uint64_t seed, result;
    } constexpr published[] = {
        {0, 0, 0xEF46DB3751D8E999u},         {0, prime32, 0xAC75FDA2929B17EFu},
        {1, 0, 0xE934A84ADB052768u},         {1, prime32, 0x5014607643A9B4C3u},
        {4, 0, 0x9136A0DCA57457EEu},         {14, 0, 0x8282DCC4994E35C8u},
        {14, prime32, 0xC3BD6BF63DEB6DF0u},  {222, 0, 0xB641AE8CB691C174u},
        {222, prime32, 0x20CB8AB7AE10C14Au},
    };
    for (const auto &row : published)
        EXPECT_EQ(hash_bytes(row.size, row.seed), row.result) << row.size << " bytes, seed " << row.seed;
    // longer than the buffer: from a plain implementation that gives all of the above
    EXPECT_EQ(hash_bytes(256), 0x5E3F5BF94D574981u);
    EXPECT_EQ(hash_bytes(1000), 0x52BD1358F22E9EF7u);
    EXPECT_EQ(hash_bytes(1000, prime32), 0x72751A2408017E26u);
    EXPECT_EQ(hash_text("a"), 0xD24EC4F1A98C6E5Bu);
    EXPECT_EQ(hash_text("abc"), 0x44BC2CF5AD770999u);
}

TEST(Xxh64, PiecesGiveWhatTheWholeGives) {
    for (std::size_t size = 0; size <= 600; size += size < 100 ? 1 : 37) {
        const std::uint64_t whole = hash_bytes(size);
        for (std::size_t split = 0; split <= size; ++split) {
            Xxh64 hash;
            hash.bytes(sanity_bytes.data(), split);
            hash.bytes(sanity_bytes.data() + split, size - split);
            ASSERT_EQ(hash.digest(), whole) << size << " bytes, split after " << split;
        }
        Xxh64 hash;
        for (std::size_t i = 0; i < size; ++i) hash.byte(sanity_bytes[i]);
        ASSERT_EQ(hash.digest(), whole) << size << " bytes one by one";
    }
}

TEST(Xxh64, AskingDoesNotDisturb) {
    Xxh64 hash;
    for (std::size_t i = 0; i < sanity_bytes.size(); ++i) {
        ASSERT_EQ(hash.digest(), hash_bytes(i));
        hash.byte(sanity_bytes[i]);
    }
}

TEST(Xxh64, NumbersAreLittleEndianBytes) {
    Xxh64 number;
    number.number(0x0A0B0C0D, 4);
    number.number(0x1122, 2);
    number.number(0x33, 1);
    Xxh64 bytes;
    for (const int b : {0x0D, 0x0C, 0x0B, 0x0A, 0x22, 0x11, 0x33}) bytes.byte(static_cast<std::uint8_t>(b));
    EXPECT_EQ(number.digest(), bytes.digest());
}

TEST(Xxh64, NumbersMayLieAcrossABlock) {
    for (std::size_t before = 0; before <= 520; ++before)
        for (const int size : {1, 2, 4, 8}) {
            Xxh64 number;
            Xxh64 bytes;
            for (std::size_t i = 0; i < before; ++i) {
                number.byte(sanity_bytes[i]);
                bytes.byte(sanity_bytes[i]);
            }
            number.number(0x1122334455667788u, static_cast<std::size_t>(size));
            for (int i = 0; i < size; ++i) bytes.byte(static_cast<std::uint8_t>(0x88 - 0x11 * i));
            EXPECT_EQ(number.digest(), bytes.digest()) << size << " bytes after " << before;
        }
}

TEST(Xxh64, WorksAtCompileTime) {
    static_assert(Xxh64().digest() == 0xEF46DB3751D8E999u);
    constexpr std::uint64_t all = [] {
        Xxh64 hash;
        hash.bytes(sanity_bytes.data(), sanity_bytes.size());
        return hash.digest();
    }();
    EXPECT_EQ(all, 0x52BD1358F22E9EF7u);
}

} // namespace
} // namespace ville
