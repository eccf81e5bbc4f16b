// Les Toits de Paris in words: every text in every language.
#include "support.hpp"

#include <ville/games/toits/text.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "support/texts.hpp"

namespace ville::toits::tests {
namespace {

/// A whole text: not empty, no place left open, nothing missing between its parts.
void expect_whole(const std::string &text, std::string_view of_what) {
    EXPECT_FALSE(text.empty()) << of_what;
    for (const std::string_view scar : {"{", "}", "  ", ", ,", ", .", "« »", "?"})
        EXPECT_EQ(text.find(scar), std::string::npos) << of_what << ": " << text;
    EXPECT_FALSE(text.ends_with(", ") || text.ends_with(' ')) << of_what << ": " << text;
}

TEST(ToitsText, IsThereInEveryLanguage) { ville::tests::expect_complete_texts(text_rows); }

TEST(ToitsText, HasEveryKeyThatTheTablesNeed) {
    std::vector<std::string> keys{"game.title", "game.about", "character.in_hand", "character.lost",
                                  "character.placed"};
    const auto need = [&](std::string_view prefix, const auto &names) {
        for (const std::string_view name : names) keys.push_back(std::string(prefix) + std::string(name));
    };
    need("phase.", step_names);
    need("reason.", reason_names);
    need("reason.", Names(common_reason_names).subspan(1));
    need("good.", good_names);
    need("set.", set_names);
    need("pile.", pile_names);
    need("result.", result_names);
    need("token.", token_names);
    need("score.", score_line_names);
    need("end_reason.", end_reason_names);
    for (const ActionSpec &spec : action_specs)
        for (const char *prefix : {"action.", "kind."}) keys.push_back(prefix + std::string(spec.name));
    for (const EventSpec &spec : event_specs) {
        keys.push_back("kind." + std::string(spec.name));
        if (spec.type != event::stealing_ended) keys.push_back("event." + std::string(spec.name));
    }
    need("event.stealing_ended.", Names(result_names).first(3));
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

TEST(ToitsText, CardsSayWhatTheyBear) {
    struct {
        std::string_view card, english, french;
    } constexpr rows[] = {
        {"gold.arrow1", "gold, 1 arrow", "or, 1 flèche"},
        {"gold.arrow2!", "gold, 2 arrows, alarm", "or, 2 flèches, alarme"},
        {"jewels.feather", "jewels, feather", "bijoux, plume"},
        {"paintings.vp1!", "paintings, 1 point, alarm", "tableaux, 1 point, alarme"},
        {"gems.vp2!", "gems, 2 points, alarm", "pierres précieuses, 2 points, alarme"},
        {"statues.bonus", "statues, bonus card", "statues, carte bonus"},
        {"gold.laurel", "gold, laurel, 1 point", "or, laurier, 1 point"},
        {"gold.plain!", "gold, alarm", "or, alarme"},
    };
    for (const auto &row : rows) {
        EXPECT_EQ(Text::card(standard, card(row.card), "en"), row.english);
        EXPECT_EQ(Text::card(standard, card(row.card), "fr"), row.french);
    }
    const Edition odd = with("gold.vp1", [](Card &c) {
        c.points = 0;
        c.feathers = 2;
    });
    EXPECT_EQ(Text::card(odd, card("gold.vp1", odd), "en"), "gold, 2 feathers");
    EXPECT_EQ(Text::card(with("gold.vp1", [](Card &c) { c.points = 0; }), card("gold.vp1"), "en"), "gold");
    EXPECT_EQ(Text::card(standard, 70, "en"), "?") << "no such card";
}

TEST(ToitsText, GoodsAreCalledAsTheEditionCallsThem) {
    Edition edition = standard;
    edition.good_labels[1].clear();
    edition.good_labels[1].push_back({"de", "Gold"});
    EXPECT_EQ(Text::card(edition, card("gold.plain!"), "de"), "Gold, alarm")
        << "other words fall back on English";
    EXPECT_EQ(Text::good(edition, Good::gold, "fr"), "Gold") << "the only name there is";
    edition.good_labels[1].clear();
    EXPECT_EQ(Text::good(edition, Good::gold, "fr"), "or");
}

TEST(ToitsText, EveryActionReadsWell) {
    for (const std::string_view language : languages)
        for (const ActionSpec &spec : action_specs) {
            const int most = spec.fields.empty() ? 0 : std::min(spec.fields[0].max, 69);
            for (int value = spec.fields.empty() ? 0 : spec.fields[0].min; value <= most; ++value)
                expect_whole(
                    Text::action(standard,
                                 {static_cast<ActionKind>(spec.number), static_cast<std::uint8_t>(value)},
                                 language),
                    spec.name);
        }
    EXPECT_EQ(Text::action(standard, {ActionKind::take, 3}, "en"), "take the card on space 3");
    EXPECT_EQ(Text::action(standard, {ActionKind::place_character, 1}, "fr"),
              "placer le Personnage dans la collection « or »");
    EXPECT_EQ(Text::action(standard, {ActionKind::reveal, card("gold.laurel")}, "en"),
              "the card revealed: gold, laurel, 1 point");
}

/// Calls f(event) for the events of a kind: each field at its bounds, beside them and, where it has names, everywhere.
template <class F>
void for_every_event(const EventSpec &spec, F &&f, Event event = {}, std::size_t field = 0,
                     std::size_t arg = 0) {
    event.type = spec.type;
    if (field == spec.fields.size()) return f(event);
    const FieldSpec &here = spec.fields[field];
    const int most = here.name == "card" ? 69 : here.max;
    const bool all = !here.names.empty() || here.name == "player" || here.name == "winners";
    for (int value = here.min; value <= most; ++value) {
        if (!all && value > here.min + 2 && value < most) continue;
        Event next = event;
        if (here.name == "player") next.player = static_cast<Player>(value);
        else next.arg[arg] = value;
        for_every_event(spec, f, next, field + 1, here.name == "player" ? arg : arg + 1);
    }
}

TEST(ToitsText, EveryEventReadsWell) {
    int sentences = 0;
    for (const std::string_view language : languages)
        for (const EventSpec &spec : event_specs)
            for_every_event(spec, [&](const Event &event) {
                if (event.type == event::match_over && event.arg[0] == 0) return; // somebody always wins
                const std::string text = Text::event(standard, event, language);
                expect_whole(text, spec.name);
                EXPECT_TRUE(text.ends_with('.')) << text;
                ++sentences;
            });
    EXPECT_GT(sentences, 500);
}

std::string english(Event event) { return Text::event(standard, event, "en"); }

TEST(ToitsText, SentencesHaveTheVariantsTheyNeed) {
    EXPECT_EQ(english({.type = event::card_revealed, .player = 0, .arg = {card("gold.laurel"), 2, 0}}),
              "Player 1 revealed on space 2: gold, laurel, 1 point.");
    EXPECT_EQ(english({.type = event::card_revealed, .player = 0, .arg = {card("gold.laurel"), 2, 1}}),
              "Player 1 revealed from the supply, on space 2: gold, laurel, 1 point.");
    EXPECT_EQ(english({.type = event::detective_moved, .arg = {8, 5}}), "The detective moved to space 5.");
    EXPECT_EQ(english({.type = event::detective_moved, .arg = {5, 8}}),
              "The detective went back to his start.");
    EXPECT_EQ(english({.type = event::raid, .player = 1, .arg = {1, 4}}),
              "The police raided the gold collection of Player 2: 4 cards.");
    EXPECT_EQ(english({.type = event::raid, .player = 1, .arg = {1, 1}}),
              "The police raided the gold collection of Player 2: 1 card.");
    EXPECT_EQ(english({.type = event::token_awarded, .player = 0, .arg = {5, 0, 5}}),
              "Player 1 received the high token for feathers: 5 points.");
    EXPECT_EQ(english({.type = event::token_awarded, .player = 0, .arg = {1, 1, 1}}),
              "Player 1 received a low token for gold: 1 point.");
    EXPECT_EQ(english({.type = event::points_scored, .player = 2, .arg = {6, 1}}),
              "Player 3 scored 1 point: points on cards.");
    EXPECT_EQ(english({.type = event::match_over, .arg = {0b10, 0}}), "The match is over. Player 2 won.");
    EXPECT_EQ(english({.type = event::match_over, .arg = {0b11, 0}}),
              "The match is over. Player 1 and Player 2 share the victory.");
}

TEST(ToitsText, NoneOfAThingIsToldAsItsLanguageDoes) {
    const Event nothing{.type = event::points_scored, .player = 2, .arg = {6, 0}};
    EXPECT_EQ(english(nothing), "Player 3 scored 0 points: points on cards.");
    EXPECT_EQ(Text::event(standard, nothing, "fr"), "Joueur 3 a marqué 0 point : points des cartes.");
}

TEST(ToitsText, PlayersAreCalledByTheirNames) {
    const SeatNames names{"Ada", "Bao"};
    EXPECT_EQ(Text::event(standard, {.type = event::raid, .player = 1, .arg = {1, 4}}, "en", names),
              "The police raided the gold collection of Bao: 4 cards.");
    EXPECT_EQ(Text::event(standard, {.type = event::match_over, .arg = {0b101, 0}}, "fr", names),
              "La partie est terminée. Victoire partagée : Ada et Joueur 3.");
}

TEST(ToitsText, TheCountSpeaksOfTheGoodsOfTheEdition) {
    for (const std::string_view language : languages)
        for (std::size_t line = 0; line < score_line_names.size(); ++line)
            EXPECT_EQ(Text::score_line(standard, static_cast<int>(line), language),
                      Text::find("score." + std::string(score_line_names[line]), language));
    Edition edition = standard;
    edition.good_labels[1].clear();
    edition.good_labels[1].push_back({"en", "coins"});
    edition.good_labels[1].push_back({"fr", "pièces"});
    EXPECT_EQ(Text::score_line(edition, 1, "fr"), "jeton pièces");
    const Event scored{.type = event::points_scored, .player = 0, .arg = {1, 5}};
    EXPECT_EQ(Text::event(edition, scored, "en"), "Player 1 scored 5 points: token for coins.");
}

TEST(ToitsText, HowAPhaseEndedIsToldApart) {
    std::set<std::string> sentences;
    for (int result = 0; result < 3; ++result)
        for (int forced = 0; forced < 2; ++forced)
            sentences.insert(english({.type = event::stealing_ended, .player = 0, .arg = {result, forced}}));
    EXPECT_EQ(sentences.size(), 5u) << "a catch is always forced";
}

TEST(ToitsText, FieldsOutOfRangeDoNoHarm) {
    for (const EventSpec &spec : event_specs)
        for (const int wild : {-1, 1 << 30, -(1 << 30)}) {
            Event event{.type = spec.type, .player = 1};
            event.arg.fill(wild);
            for (const std::string_view language : languages)
                EXPECT_NE(Text::event(standard, event, language), "") << spec.name;
        }
    EXPECT_EQ(english({.type = 63}), "") << "no event of this game";
}

} // namespace
} // namespace ville::toits::tests
