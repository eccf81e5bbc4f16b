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

TEST(CommonText, CallsPlayersAsTheHostDoes) {
    const SeatNames names{"Ada", "", "Chloé {n}"};
    EXPECT_EQ(player_name(0, "en", names), "Ada");
    EXPECT_EQ(player_name(1, "fr", names), "Joueur 2");
    EXPECT_EQ(player_name(2, "fr", names), "Chloé {n}") << "a name is no text with places";
    EXPECT_EQ(player_name(chance, "en", names), "chance");
    EXPECT_EQ(player_name(-128, "en", names), "Player -127") << "an event that nobody handed out";
    EXPECT_EQ(player_list(0b0111, "fr", names), "Ada, Joueur 2 et Chloé {n}");
}

TEST(CommonText, EachLanguageHasItsOwnSingular) {
    for (const std::string_view language : {"en", "fr", "xx"})
        for (const int n : {-1000, -2, -1, 1, 2, 1000})
            EXPECT_EQ(is_singular(n, language), n == 1 || n == -1) << n << ' ' << language;
    EXPECT_FALSE(is_singular(0, "en"));
    EXPECT_TRUE(is_singular(0, "fr"));
    EXPECT_FALSE(is_singular(0, "xx")) << "told in English";
    for (std::size_t i = 0; i < languages.size(); ++i) EXPECT_EQ(plurals[i].language, languages[i]);
}

TEST(CommonText, ListsPlayers) {
    EXPECT_EQ(player_list(0, "en"), "");
    EXPECT_EQ(player_list(0b0100, "en"), "Player 3");
    EXPECT_EQ(player_list(0b0101, "en"), "Player 1 and Player 3");
    EXPECT_EQ(player_list(0b1101, "en"), "Player 1, Player 3 and Player 4");
    EXPECT_EQ(player_list(0b1111, "fr"), "Joueur 1, Joueur 2, Joueur 3 et Joueur 4");
}

constexpr std::array fields_of_a_deal{FieldSpec{.name = "player", .max = 3},
                                      FieldSpec{.name = "card", .min = 1, .max = 9},
                                      FieldSpec{.name = "slot", .max = 4}};
constexpr EventSpec deal{64, "deal", fields_of_a_deal};
constexpr std::array<TextRow, 3> words_of_a_deal{{
    {"event.deal", "en", "{player}: {card}"},
    {"event.deal.hidden", "en", "{player}: a card"},
    {"event.deal.one", "en", "{player}: the one"},
}};

TEST(EventText, ReadsArgumentsByName) {
    const Event event{.type = 64, .player = 2, .arg = {7, 3}};
    EXPECT_EQ(event_argument(deal, event, "card"), 7);
    EXPECT_EQ(event_argument(deal, event, "slot"), 3);
    EXPECT_EQ(event_argument(deal, event, "nothing"), 0);
    EXPECT_EQ(event_argument(deal, {.type = 64, .arg = {-1, 5}}, "card"), 1) << "one that it could be";
    EXPECT_EQ(event_argument(deal, {.type = 64, .arg = {-1, 5}}, "slot"), 0);
}

TEST(EventText, WhatAViewerDoesNotGetHasASentenceOfItsOwn) {
    const Event whole{.type = 64, .player = 2, .arg = {7, 3}};
    EXPECT_FALSE(lacks_arguments(deal, whole));
    EXPECT_EQ(event_sentence(words_of_a_deal, deal, whole, "", "en"), "{player}: {card}");
    EXPECT_EQ(event_sentence(words_of_a_deal, deal, whole, ".one", "en"), "{player}: the one");
    EXPECT_EQ(event_sentence(words_of_a_deal, deal, whole, ".two", "en"), "{player}: {card}")
        << "there is no such variant";
    Event redacted = whole;
    ASSERT_TRUE(redact(redacted, {.seats = 1 << 2, .hidden = 1}, public_viewer));
    EXPECT_TRUE(lacks_arguments(deal, redacted));
    EXPECT_EQ(event_sentence(words_of_a_deal, deal, redacted, ".one", "en"), "{player}: a card");
    redacted.flags = 0; // a host keeps events in a form of its own
    EXPECT_EQ(event_sentence(words_of_a_deal, deal, redacted, "", "fr"), "{player}: a card");
    redacted = whole;
    redacted.flags = event_flag::partial;
    EXPECT_EQ(event_sentence(words_of_a_deal, deal, redacted, "", "en"), "{player}: a card");
}

} // namespace
} // namespace ville
