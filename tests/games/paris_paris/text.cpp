// Paris Paris in words: every text in every language.
#include "support.hpp"

#include <ville/games/paris_paris/text.hpp>

#include <string>
#include <vector>

#include "support/texts.hpp"

namespace ville::paris_paris::tests {
namespace {

/// A whole text: not empty, no place left open, nothing missing between its parts.
void expect_whole(const std::string &text, std::string_view of_what) {
    EXPECT_FALSE(text.empty()) << of_what;
    for (const std::string_view scar : {"{", "}", "  ", ", ,", " .", "()", "?"})
        EXPECT_EQ(text.find(scar), std::string::npos) << of_what << ": " << text;
}

TEST(ParisParisText, IsThereInEveryLanguage) { ville::tests::expect_complete_texts(text_rows); }

TEST(ParisParisText, HasEveryKeyThatTheTablesNeed) {
    std::vector<std::string> keys{"game.title", "game.about", "option.score_hut.0", "option.score_hut.1"};
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
        need(key + ".", spec.names);
    }
    for (const std::string &key : keys)
        for (const std::string_view language : languages)
            EXPECT_NE(find_text_of_game(text_rows, key, language), "") << key;
}

TEST(ParisParisText, ActionsReadWell) {
    const Match match(3);
    for (const std::string_view language : languages)
        for (const ActionSpec &spec : action_specs)
            expect_whole(Text::action(standard, {static_cast<ActionKind>(spec.number), 1, 2}, language),
                         spec.name);
    const Action take = match.tile(ActionKind::take_tile, "hotel_de_ville green");
    EXPECT_EQ(Text::action(standard, take, "en"), "build at Hôtel de Ville (green tile)");
    EXPECT_EQ(Text::action(standard, take, "fr"), "bâtir : Hôtel de Ville (tuile verte)");
    EXPECT_EQ(Text::action(standard, {ActionKind::remove_hut, bao}, "en"), "remove a hut of Player 2");
    EXPECT_EQ(Text::action(standard, {ActionKind::deal_line, bao, 3}, "fr"),
              "la ligne secrète de Joueur 2 : rouge");
    EXPECT_EQ(Text::action(standard, {ActionKind::deal_open_line, 4}, "en"), "the open line: violet");
}

TEST(ParisParisText, EventsReadWell) {
    const auto say = [](std::uint16_t type, Player player, std::array<std::int32_t, max_event_args> args,
                        std::string_view language = "en") {
        return Text::event(standard, {.type = type, .player = player, .arg = args}, language);
    };
    EXPECT_EQ(say(event::line_dealt, ada, {3}), "Player 1 drew the hidden line: red.");
    EXPECT_EQ(say(event::line_dealt, ada, {-1}), "Player 1 drew a hidden line.");
    EXPECT_EQ(say(event::hut_removed, ada, {1, 8, 1}),
              "Player 1 removed a hut of Player 2 at Odéon: it goes into the sack.");
    EXPECT_EQ(say(event::hut_removed, ada, {1, 8, 0}),
              "Player 1 removed a hut of Player 2 at Odéon: it goes back to the supply.");
    EXPECT_EQ(say(event::small_trip_started, nobody, {7, 1, 1}),
              "Small trip to Luxembourg (orange tile): no hut there, the nearest score.");
    EXPECT_EQ(say(event::big_trip_started, nobody, {0, 0, -1}), "Big trip, line green.");
    EXPECT_EQ(say(event::big_trip_started, nobody, {0, 1, -1}), "Final trip, line green.");
    EXPECT_EQ(say(event::big_trip_started, nobody, {0, 1, 2}), "Final trip, line green, drawn by Player 3.");
    EXPECT_EQ(say(event::points_scored, bao, {1, 3, 1}), "Player 2 scored 3 points at Pompidou: big trips.");
    EXPECT_EQ(say(event::points_scored, bao, {0, 1, 1}), "Player 2 scored 1 point at Pompidou: small trips.");
    EXPECT_EQ(say(event::points_scored, bao, {3, 4, -1}), "Player 2 scored 4 points: sack.");
    EXPECT_EQ(say(event::points_scored, bao, {3, 1, -1}, "fr"), "Joueur 2 a marqué 1 point : sac.");
}

TEST(ParisParisText, PlayersAreCalledByTheirNames) {
    const SeatNames names{"Ada", "Bao", "Chloé"};
    EXPECT_EQ(Text::action(standard, {ActionKind::remove_hut, bao}, "en", names), "remove a hut of Bao");
    const Event removed{.type = event::hut_removed, .player = ada, .arg = {1, 8, 1}};
    EXPECT_EQ(Text::event(standard, removed, "en", names),
              "Ada removed a hut of Bao at Odéon: it goes into the sack.");
    const Event trip{.type = event::big_trip_started, .player = nobody, .arg = {0, 1, 2}};
    EXPECT_EQ(Text::event(standard, trip, "fr", names), "Circuit final, ligne verte, tirée par Chloé.");
    const Event over{.type = event::match_over, .player = nobody, .arg = {5, 0}};
    EXPECT_EQ(Text::event(standard, over, "en", names),
              "The match is over. Ada and Chloé share the victory.");
}

TEST(ParisParisText, EventsOfAMatchReadWell) {
    for (std::uint32_t seed = 0; seed < 6; ++seed) {
        Match match(Match::FromTheStart{}, 2 + static_cast<int>(seed % 3),
                    {.final_trips = static_cast<FinalTrips>(seed / 3)});
        Rng rng(seed, 0, 77, 0);
        while (match.state.phase != Phase::over) match.at_random(rng);
        for (const Event &event : match.story)
            for (const std::string_view language : languages)
                for (const Viewer viewer : every_viewer) {
                    Event seen = event;
                    if (redact(seen, visibility(seen), viewer))
                        expect_whole(Text::event(standard, seen, language), language);
                }
    }
}

} // namespace
} // namespace ville::paris_paris::tests
