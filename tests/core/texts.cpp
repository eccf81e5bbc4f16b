// text_table and common_text.
#include <ville/core/common_text.hpp>
#include <ville/core/reason.hpp>
#include <ville/core/text_table.hpp>

#include <array>
#include <string>

#include <gtest/gtest.h>

#include "support/texts.hpp"

namespace ville {
namespace {

constexpr std::array<TextRow, 3> rows{{
    {"hello", "en", "Hello"},
    {"hello", "fr", "Bonjour"},
    {"only", "en", "Only in English"},
}};

TEST(TextTable, FindsTheLanguageAskedFor) {
    EXPECT_EQ(find_text(rows, "hello", "en"), "Hello");
    EXPECT_EQ(find_text(rows, "hello", "fr"), "Bonjour");
}

TEST(TextTable, FallsBackOnEnglish) {
    EXPECT_EQ(find_text(rows, "only", "fr"), "Only in English");
    EXPECT_EQ(find_text(rows, "hello", "de"), "Hello");
    EXPECT_EQ(find_text(rows, "hello", ""), "Hello");
}

TEST(TextTable, AnswersNothingForAnUnknownKey) {
    EXPECT_EQ(find_text(rows, "hell", "en"), "");
    EXPECT_EQ(find_text({}, "hello", "en"), "");
}

TEST(CommonText, IsThereInEveryLanguage) { tests::expect_complete_texts(common_text_rows); }

TEST(CommonText, HasEveryCommonReason) {
    for (const std::string_view reason : common_reason_names) {
        if (reason == "none") continue;
        EXPECT_NE(find_text(common_text_rows, "reason." + std::string(reason), "en"), "") << reason;
    }
}

TEST(CommonText, TheTextOfAGameComesFirst) {
    constexpr std::array<TextRow, 1> own{{{"total", "en", "sum"}}};
    EXPECT_EQ(find_text_of_game(own, "total", "en"), "sum");
    EXPECT_EQ(find_text_of_game(own, "chance", "fr"), "hasard");
    EXPECT_EQ(find_text_of_game(own, "no such key", "en"), "");
}

TEST(CommonText, FillsANamedPlace) {
    EXPECT_EQ(fill("Player {n} wins", "{n}", "3"), "Player 3 wins");
    EXPECT_EQ(fill("no place", "{n}", "3"), "no place");
}

TEST(CommonText, CallsPlayersByNumbersFromOne) {
    EXPECT_EQ(player_name(0, "en"), "Player 1");
    EXPECT_EQ(player_name(3, "fr"), "Joueur 4");
    EXPECT_EQ(player_name(chance, "en"), "chance");
    EXPECT_EQ(player_name(nobody, "fr"), "personne");
}

TEST(CommonText, ListsPlayers) {
    EXPECT_EQ(player_list(0, "en"), "");
    EXPECT_EQ(player_list(0b0100, "en"), "Player 3");
    EXPECT_EQ(player_list(0b0101, "en"), "Player 1 and Player 3");
    EXPECT_EQ(player_list(0b1101, "en"), "Player 1, Player 3 and Player 4");
    EXPECT_EQ(player_list(0b1111, "fr"), "Joueur 1, Joueur 2, Joueur 3 et Joueur 4");
}

} // namespace
} // namespace ville
