// Ticket to Ride: Paris in words: every text in every language.
#include "support.hpp"

#include <ville/games/ticket_paris/text.hpp>

#include <string>
#include <vector>

#include "support/texts.hpp"

namespace ville::ticket_paris::tests {
namespace {

/// A whole text: not empty, no place left open, nothing missing between its parts.
void expect_whole(const std::string &text, std::string_view of_what) {
    EXPECT_FALSE(text.empty()) << of_what;
    for (const std::string_view scar : {"{", "}", "  ", ", ,", " .", "()", "?"})
        EXPECT_EQ(text.find(scar), std::string::npos) << of_what << ": " << text;
}

TEST(TicketParisText, IsThereInEveryLanguage) { ville::tests::expect_complete_texts(text_rows); }

TEST(TicketParisText, HasEveryKeyThatTheTablesNeed) {
    std::vector<std::string> keys{"game.title", "game.about"};
    const auto need = [&](std::string_view prefix, const auto &names) {
        for (const std::string_view name : names) keys.push_back(std::string(prefix) + std::string(name));
    };
    need("phase.", phase_names);
    need("reason.", reason_names);
    need("score.", score_line_names);
    need("end_reason.", end_reason_names);
    for (const ActionSpec &spec : action_specs) keys.push_back("action." + std::string(spec.name));
    for (const EventSpec &spec : event_specs) keys.push_back("event." + std::string(spec.name));
    for (const OptionSpec &spec : option_specs) {
        const std::string key = "option." + std::string(spec.name);
        keys.insert(keys.end(), {key, key + ".help"});
        for (int value = spec.min; value <= spec.max; ++value)
            keys.push_back(key + "." +
                           (spec.names.empty() ? std::to_string(value)
                                               : std::string(spec.names[static_cast<std::size_t>(value)])));
    }
    for (const std::string &key : keys)
        for (const std::string_view language : languages)
            EXPECT_NE(find_text_of_game(text_rows, key, language), "") << key;
}

TEST(TicketParisText, ActionsReadWell) {
    Match match;
    match.hand(ada, "white bus bus red green green purple yellow blue");
    for (const std::string_view language : languages) {
        for (const Action &action : match.legal())
            expect_whole(Text::action(standard, action, language), language);
        for (const ActionSpec &spec : action_specs)
            expect_whole(Text::action(standard, {static_cast<ActionKind>(spec.number), 1, 0, 0, 0}, language),
                         spec.name);
    }
    EXPECT_EQ(Text::action(standard, claim_of(13, 0, {.buses = 1, .keep = 1}), "en"),
              "claim Bastille – Notre-Dame (white): 1 × white + 1 × bus, and keep a card for the flag");
    EXPECT_EQ(Text::action(standard, claim_of(25, 1, {.buses = 3}), "fr"),
              "prendre Champs-Élysées – Louvre (violet) : 3 × bus");
    EXPECT_EQ(Text::action(standard, give_back(18), "en"), "return the ticket Montparnasse – Opéra (3)");
}

TEST(TicketParisText, WhatIsHiddenIsNotTold) {
    covers("TIC-3.12", "TIC-5.7");
    Match match;
    match.play(draw_blind).deal("purple");
    Event seen = match.event_of(event::card_dealt);
    EXPECT_EQ(Text::event(standard, seen, "en"), "Player 1 drew from the deck: purple.");
    ASSERT_TRUE(redact(seen, visibility(seen), bao));
    EXPECT_EQ(Text::event(standard, seen, "en"), "Player 1 drew a card from the deck.");
    EXPECT_EQ(Text::event(standard, seen, "fr"), "Joueur 1 a pioché une carte.");
}

TEST(TicketParisText, NoneOfAThingIsToldAsItsLanguageDoes) {
    const Event none{.type = event::deck_reshuffled, .arg = {0}};
    EXPECT_EQ(Text::event(standard, none, "en"), "The discard pile was shuffled into a new deck: 0 cards.");
    EXPECT_EQ(Text::event(standard, none, "fr"), "La défausse est devenue la pioche : 0 carte.");
    const Event nothing{.type = event::points_scored, .player = bao, .arg = {1, 0}};
    EXPECT_EQ(Text::event(standard, nothing, "fr", {"Ada", "Bao"}), "Bao a marqué 0 point : drapeaux.");
    EXPECT_EQ(Text::event(standard, nothing, "en", {"Ada", "Bao"}), "Bao scored 0 points: flags.");
}

TEST(TicketParisText, EventsOfAMatchReadWell) {
    for (std::uint32_t seed = 0; seed < 6; ++seed) {
        Match match(Match::FromTheStart{}, 2 + static_cast<int>(seed % 3),
                    {.flag_timing = static_cast<FlagTiming>(seed % 2)});
        Rng rng(seed, 0, 77, 0);
        while (match.state.phase != Phase::over) match.at_random(rng);
        for (const std::string_view language : languages)
            for (Event event : match.story) {
                expect_whole(Text::event(standard, event, language), language);
                redact(event, visibility(event), public_viewer);
                expect_whole(Text::event(standard, event, language), language);
            }
    }
}

} // namespace
} // namespace ville::ticket_paris::tests
