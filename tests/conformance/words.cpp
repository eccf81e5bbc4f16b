// Every text that leaves through the C layer is UTF-8, and ends where it says, whatever comes in.
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <ville.h>

#include "conformance/sample.hpp"
#include "io/utf8.hpp"
#include "support/tier.hpp"

namespace ville::tests {

namespace {

/// A text of the library: it is UTF-8, and its only zero byte is the last.
template <class Ask>
std::string text_from(Ask &&ask) {
    std::uint32_t needed = 0;
    EXPECT_EQ(ask(nullptr, std::uint32_t{0}, &needed), VILLE_OK);
    std::string text(needed, '?');
    EXPECT_EQ(ask(text.data(), needed, &needed), VILLE_OK);
    EXPECT_EQ(text.back(), '\0');
    text.pop_back();
    EXPECT_TRUE(io::is_proper_text(text)) << text;
    return text;
}

struct Error {
    ville_error c{};
    Error() { ville_error_init(&c, sizeof c); }
    ~Error() { EXPECT_TRUE(io::is_utf8(c.text)) << c.text; }
    operator ville_error *() { return &c; }
};

// Pieces that make trouble: halves of characters, written out and as bytes; characters that a cut would split; ends.
constexpr std::string_view pieces[] = {
    "\\udc00",
    "\\ud800",
    "\\ud83c\\udfb2",
    "\\udfff\\ud800",
    "\\u0000",
    "\\u00e9",
    "\xed\xa0\x80",
    "\xed\xb0\x80",
    "\xc3",
    "\xc3\xa9",
    "\xf0\x9f\x8e\xb2",
    "\xff",
    "\xc0\x80",
    "\"",
    "\\",
    "{",
    "}",
    "\n",
    "~",
    "/",
    "\xe2\x82\xac\xe2\x82\xac\xe2\x82\xac\xe2\x82\xac\xe2\x82\xac",
};

/// A text with some pieces put into it, most of them into its strings.
std::string troubled(std::string text, Rng &rng) {
    for (std::uint32_t changes = 1 + rng.below(3); changes > 0; --changes) {
        std::size_t at = rng.below(static_cast<std::uint32_t>(text.size() + 1));
        if (rng.below(4) != 0 && text.find('"', at) != text.npos) at = text.find('"', at) + 1;
        std::string put(pieces[rng.below(std::size(pieces))]);
        for (std::uint32_t times = rng.below(8) == 0 ? 100 : 0; times > 0; --times) put += put.substr(0, 4);
        text.insert(at, put);
    }
    return text;
}

} // namespace

TEST(Words, AreUtf8WhateverComesIn) {
    Rng rng = test_rng(1, 60);
    for (std::int32_t game = 0; game < ville_game_count(); ++game) {
        ville_edition *edition = nullptr;
        ASSERT_EQ(ville_edition_builtin(game, 0, &edition, nullptr), VILLE_OK);
        const std::string printed =
            text_from([&](auto... room) { return ville_edition_to_json(edition, room...); });
        ville_match_config config;
        ville_match_config_init(&config, sizeof config);
        config.game = game;
        ville_match *match = nullptr;
        ASSERT_EQ(ville_match_create(&config, nullptr, &match, nullptr), VILLE_OK);
        const std::string record =
            text_from([&](auto... room) { return ville_match_record(match, 0, room...); });
        const std::string header = record.substr(0, record.find('\n'));
        std::vector<ville_action> legal(4096);
        std::uint32_t count = 0;
        ASSERT_EQ(ville_match_legal_actions(match, VILLE_OMNISCIENT, legal.data(),
                                            static_cast<std::uint32_t>(legal.size()), &count),
                  VILLE_OK);
        const std::string action =
            text_from([&](auto... room) { return ville_action_to_json(edition, legal[0], room...); });
        for (int round = 0; round < how_many(300, 20'000); ++round) {
            const auto read = [&](const std::string &text, auto &&call) {
                const std::string changed = troubled(text, rng);
                return call(changed.data(), static_cast<std::uint32_t>(changed.size()));
            };
            ville_match *made = nullptr;
            ville_edition *other = nullptr;
            ville_action word = 0;
            read(header, [&](auto... text) { return ville_match_create_json(text..., &made, Error()); });
            ville_match_destroy(made);
            made = nullptr;
            read(record, [&](auto... text) { return ville_match_from_record(text..., &made, Error()); });
            ville_match_destroy(made);
            read(action,
                 [&](auto... text) { return ville_action_from_json(edition, text..., &word, Error()); });
            const std::string changed = troubled(printed, rng);
            const auto size = static_cast<std::uint32_t>(changed.size());
            text_from(
                [&](auto... room) { return ville_edition_faults_json(game, changed.data(), size, room...); });
            if (ville_edition_from_json(game, changed.data(), size, &other, Error()) != VILLE_OK) continue;
            text_from([&](auto... room) { return ville_edition_to_json(other, room...); });
            text_from([&](auto... room) { return ville_edition_id(other, room...); });
            ville_edition_destroy(other);
        }
        ville_match_destroy(match);
        ville_edition_destroy(edition);
        ASSERT_FALSE(testing::Test::HasFailure()) << "game " << game;
    }
}

} // namespace ville::tests
