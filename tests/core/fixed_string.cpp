#include <ville/core/fixed_string.hpp>

#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

#include <gtest/gtest.h>

namespace ville {
namespace {

using Short = FixedString<5>;
static_assert(std::is_trivially_copyable_v<Short> && sizeof(Short) == 6);

TEST(FixedString, TakesATextThatFits) {
    Short text;
    EXPECT_TRUE(text.empty());
    EXPECT_TRUE(text.assign("Paris"));
    EXPECT_EQ(text.view(), "Paris");
    EXPECT_EQ(text.size(), 5u);
    EXPECT_TRUE(text.assign(""));
    EXPECT_TRUE(text.empty());
}

TEST(FixedString, RefusesATextThatIsTooLong) {
    Short text = "Paris";
    EXPECT_FALSE(text.assign("Troyes"));
    EXPECT_EQ(text.view(), "Paris") << "unchanged";
}

TEST(FixedString, CountsBytesNotLetters) {
    Short text;
    EXPECT_TRUE(text.assign("é€"));
    EXPECT_EQ(text.size(), 5u);
    EXPECT_FALSE(text.assign("éé€"));
}

TEST(FixedString, KeepsNothingOfAnEarlierText) {
    Short reused = "roofs";
    reused.assign("a");
    const Short fresh = "a";
    EXPECT_EQ(reused, fresh);
    EXPECT_EQ(std::memcmp(&reused, &fresh, sizeof fresh), 0);
}

TEST(FixedString, MayHoldZeroBytes) {
    const std::string_view with_zero("a\0b", 3);
    const Short text = with_zero;
    EXPECT_EQ(text.view(), with_zero);
    EXPECT_NE(text, Short("a"));
}

} // namespace
} // namespace ville
