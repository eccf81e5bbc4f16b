#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "io/utf8.hpp"

namespace ville::io {
namespace {

constexpr std::string_view operator""_bytes(const char *text, std::size_t size) { return {text, size}; }

TEST(Utf8, LengthsOfCharacters) {
    EXPECT_EQ(utf8_length("a"), 1u);
    EXPECT_EQ(utf8_length("\xc3\xa9t\xc3\xa9"), 2u);
    EXPECT_EQ(utf8_length("\xe2\x82\xac"), 3u);
    EXPECT_EQ(utf8_length("\xf0\x9f\x8e\xb2"), 4u);
    EXPECT_EQ(utf8_length("\xf4\x8f\xbf\xbf"), 4u); // the last one
}

TEST(Utf8, WhatIsNone) {
    for (const std::string_view text : {
             "\x80"_bytes, "\xbf"_bytes,                           // in the middle of one
             "\xc3"_bytes, "\xe2\x82"_bytes, "\xf0\x9f\x8e"_bytes, // cut short
             "\xc3x"_bytes, "\xe2\x82x"_bytes, "\xc0\x80"_bytes, "\xc1\xbf"_bytes, "\xe0\x9f\xbf"_bytes,
             "\xf0\x8f\xbf\xbf"_bytes,                                         // has a shorter form
             "\xed\xa0\x80"_bytes, "\xed\xbf\xbf"_bytes,                       // surrogates
             "\xf4\x90\x80\x80"_bytes, "\xf5\x80\x80\x80"_bytes, "\xff"_bytes, // beyond the last
         })
        EXPECT_EQ(utf8_length(text), 0u) << text;
}

// Every sequence of up to three bytes, against the definition: decode, encode again, compare.
TEST(Utf8, AgreesWithEncoding) {
    const auto encode = [](unsigned point) {
        std::string text;
        if (point < 0x80) return text += static_cast<char>(point);
        if (point < 0x800) text += static_cast<char>(0xc0 | point >> 6);
        else text = {static_cast<char>(0xe0 | point >> 12), static_cast<char>(0x80 | (point >> 6 & 0x3f))};
        return text += static_cast<char>(0x80 | (point & 0x3f));
    };
    std::size_t proper = 0;
    for (unsigned bytes = 0; bytes < 0x1000000; bytes += bytes < 0x800000 ? 0x10000 : 1) {
        const char raw[] = {static_cast<char>(bytes >> 16), static_cast<char>(bytes >> 8),
                            static_cast<char>(bytes)};
        proper += utf8_length({raw, 3}) == 3;
    }
    std::size_t points = 0;
    for (unsigned point = 0; point < 0x10000; ++point) {
        if (point >= 0xd800 && point < 0xe000) continue;
        const std::string text = encode(point);
        EXPECT_EQ(utf8_length(text), text.size()) << point;
        points += text.size() == 3;
    }
    EXPECT_EQ(proper, points); // so there are no others
}

TEST(Utf8, ProperText) {
    EXPECT_TRUE(is_proper_text(""));
    EXPECT_TRUE(is_proper_text("pierres pr\xc3\xa9"
                               "cieuses"));
    EXPECT_FALSE(is_proper_text("a\0b"_bytes));
    EXPECT_FALSE(is_proper_text("\0"_bytes));
    EXPECT_FALSE(is_proper_text("ab\xff"));
}

} // namespace
} // namespace ville::io
