// docs/rules/toits.md, chapter 6: the end and the score.
#include "support.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "io/json.hpp"
#include "support/words.hpp"

namespace ville::toits::tests {
namespace {

/// How many cards of a good each seat has, and which seat has its laurel.
struct Case {
    std::vector<int> counts;
    int laurel = -1;
    Options options = {};
};

/// One good is enough for a contest: a laurel, and as many other cards as anyone can hold.
Edition contest_edition() {
    Edition edition = standard;
    edition.cards.clear();
    edition.cards.push_back({.good = Good::gold, .laurel = 1, .copies = 1, .kind = "laurel"});
    edition.cards.push_back({.good = Good::gold, .copies = 180, .kind = "plain"});
    return edition;
}

constexpr int gold = static_cast<int>(Good::gold);

/// Who gets which token, decided by real cards; and the score lines say the same.
std::string tokens_for(const Case &contest) {
    static const Edition edition = contest_edition();
    Match match(static_cast<int>(contest.counts.size()), contest.options, edition);
    for (std::size_t p = 0; p < contest.counts.size(); ++p) {
        const bool owner = static_cast<int>(p) == contest.laurel;
        if (owner) match.state.seats[p].cards.add(0);
        match.state.seats[p].cards.add(1, contest.counts[p] - (owner ? 1 : 0));
    }
    const std::string tokens = match.tokens(gold);
    const auto words = ville::tests::split(tokens, ' ');
    const Scores found = scores(edition, match.state, omniscient);
    for (std::size_t p = 0; p < words.size(); ++p)
        EXPECT_EQ(found[p].lines[gold].points, words[p] == "high" ? 5 : words[p] == "low" ? 2 : 0);
    return tokens;
}

struct Row {
    std::vector<int> counts;
    int laurel; ///< Its owner, or -1.
    std::string_view tokens;
};

void expect_tokens(const std::vector<Row> &rows, Options options = {}) {
    for (const Row &row : rows)
        EXPECT_EQ(tokens_for({row.counts, row.laurel, options}), row.tokens)
            << "counts " << testing::PrintToString(row.counts) << ", laurel " << row.laurel;
}

// ---- The end

TEST(ToitsEnd, TheTurnThatEmptiesTheDrawPileIsTheLast) {
    covers("TOI-6.1");
    Match match(2);
    match.face_down("gold.vp1 gems.vp1 gems.laurel gold.laurel jewels.vp1", 2, 3);
    match.lay("gold.vp1").finish_turn();
    EXPECT_EQ(match.state.leader, bao) << "one card is left for a last turn";
    match.lay("gems.vp1");
    expect_events(match, {"card_revealed bao gems.vp1 1 draw_pile", "draw_pile_emptied"});
    expect_asked(match, bao, "draw, stop"); // he may draw on as he likes, from the supply
    match.lay("gold.laurel");
    expect_events(match, "card_revealed draw_pile_emptied", {"card_revealed bao gold.laurel 2 supply"});
    match.finish_turn();
    EXPECT_EQ(match.step(), Step::over) << "no turn begins with an empty draw pile";
    expect_asked(match, nobody, "");
}

TEST(ToitsEnd, CardsRevealedFromTheSupplyAreMissingForBonusDraws) {
    covers("TOI-6.1");
    Match match(2);
    match.face_down("gold.bonus gems.vp1 gems.laurel", 1, 2);
    match.lay("gold.bonus gems.vp1").play("stop, take 1");
    expect_luck(match, "draw_bonus"); // one card is left
    EXPECT_EQ(chance_total(match.edition, match.state), 1u);
    match.play("draw_bonus gems.laurel");
    EXPECT_EQ(match.step(), Step::over);

    Match nothing_left(2);
    nothing_left.face_down("gold.bonus gems.vp1", 1, 1);
    nothing_left.lay("gold.bonus gems.vp1").play("take 1");
    expect_events(nothing_left, "bonus_missed", {"bonus_missed ada"});
}

TEST(ToitsEnd, StoppingOnTheLastTurnLeavesTheSupplyAlone) {
    covers("TOI-6.1");
    Match match(2);
    match.face_down("gold.vp1 gems.laurel", 1, 1).lay("gold.vp1").play("stop");
    EXPECT_EQ(match.step(), Step::over);
    EXPECT_EQ(match.state.supply, 1);
}

TEST(ToitsEnd, WithBothPilesEmptyThePhaseEndsByItself) {
    covers("TOI-6.2");
    Match ordinary(3);
    ordinary.face_down("gold.vp1 gems.vp1 gems.laurel gold.laurel", 3, 1)
        .lay("gold.vp1 gems.vp1 gems.laurel gold.laurel");
    expect_events(ordinary, "stealing_ended", {"stealing_ended ada ordinary 1"});
    EXPECT_EQ(ordinary.state.owed, 2) << "the number under the last card, on space 4";

    Match achievement(3);
    achievement.face_down("gold.arrow3 gems.arrow1 gems.laurel", 2, 1)
        .lay("gold.arrow3 gems.arrow1 gems.laurel");
    expect_events(achievement, "stealing_ended", {"stealing_ended ada achievement 1"});

    Match caught(3);
    caught.face_down("gold.arrow3 gems.arrow3", 1, 1).lay("gold.arrow3 gems.arrow3");
    expect_events(caught, "stealing_ended", {"stealing_ended ada caught 1"});
}

// ---- Majorities

TEST(ToitsMajority, FirstAndSecondGetTokens) {
    covers("TOI-6.3");
    expect_tokens({
        {{5, 3}, -1, "high low"},
        {{3, 5}, -1, "low high"},
        {{1, 3, 2}, -1, "- high low"},
        {{4, 3, 2, 1}, -1, "high low - -"},
        {{1, 2, 3, 4}, -1, "- - low high"},
    });
}

TEST(ToitsMajority, TheCharacterCountsInTheMajority) {
    covers("TOI-6.3");
    Match match(2);
    match.holds(ada, "gold.plain!").holds(bao, "gold.vp1 gold.feather").character(ada, Character::gold);
    EXPECT_EQ(match.tokens(gold), "low low");
}

TEST(ToitsMajority, TheLaurelRanksAloneAmongEquals) {
    covers("TOI-6.4");
    expect_tokens({
        {{3, 3}, 0, "high low"},
        {{3, 3}, 1, "low high"},
        {{3, 3, 1}, 1, "low high -"},
        {{5, 3, 3}, 2, "high - low"}, // for second place
        {{5, 3, 3, 3}, 2, "high - low -"},
        {{3, 3, 3}, 1, "low high low"},  // the others share the next place
        {{3, 3, 3, 3}, 1, "- high - -"}, // and are three there
        {{3, 3, 3, 1}, 0, "high low low -"},
        {{4, 3, 2}, 2, "high low -"}, // outside a tie it does nothing
        {{4, 3}, 1, "high low"},
        {{3, 3, 2}, 2, "low low -"},
        {{3, 3, 3, 2}, 3, "- - - -"},
        {{5, 3, 3}, 0, "high low low"},
    });
}

TEST(ToitsMajority, TwoFirstsGetLowTokensAndNobodyElse) {
    covers("TOI-6.5");
    expect_tokens({
        {{3, 3}, -1, "low low"},
        {{3, 3, 2}, -1, "low low -"},
        {{2, 3, 3, 1}, -1, "- low low -"},
        {{3, 3, 1, 1}, -1, "low low - -"},
    });
}

TEST(ToitsMajority, TwoSecondsGetLowTokensMoreThanTwoGetNone) {
    covers("TOI-6.6");
    expect_tokens({
        {{5, 3, 3}, -1, "high low low"},
        {{3, 5, 1, 3}, -1, "low high - low"},
        {{5, 3, 3, 3}, -1, "high - - -"},
        {{3, 3, 3}, -1, "- - -"},
        {{3, 3, 3, 3}, -1, "- - - -"},
    });
}

TEST(ToitsMajority, NobodyIsSecondBehindThree) {
    covers("TOI-6.7");
    expect_tokens({
        {{3, 3, 3, 2}, -1, "- - - -"},
        {{2, 3, 3, 3}, -1, "- - - -"},
    });
}

TEST(ToitsMajority, WithoutACardThereIsNoToken) {
    covers("TOI-6.8");
    expect_tokens({
        {{3, 0}, -1, "high -"},
        {{1, 0, 0}, -1, "high - -"},
        {{3, 3, 0}, -1, "low low -"},
        {{3, 2, 0, 0}, -1, "high low - -"},
        {{0, 0}, -1, "- -"},
        {{0, 0, 0, 0}, -1, "- - - -"},
    });
}

TEST(ToitsMajority, WhiteTokensGoByFeathers) {
    covers("TOI-6.9");
    Match match(4);
    match
        .holds(ada, "gold.feather gems.feather jewels.feather!") // three, of different goods
        .holds(bao, "gold.feather gold.laurel gems.laurel")      // one: a laurel breaks no tie here
        .holds(chloe, "gems.feather")                            // one
        .character(dan, Character::gold);                        // none: a Character has no feather
    EXPECT_EQ(match.tokens(feathers_set), "high low low -");
    EXPECT_EQ(scores(match.edition, match.state, bao)[ada].lines[5].points, 5);
    match.holds(dan, "statues.feather");
    EXPECT_EQ(match.tokens(feathers_set), "high - - -") << "three seconds";
}

TEST(ToitsMajority, FeathersAreCountedNotCards) {
    covers("TOI-6.9");
    Match match(2, {}, with("gold.feather", [](Card &c) { c.feathers = 3; }));
    match.holds(ada, "gems.feather gems.feather").holds(bao, "gold.feather");
    EXPECT_EQ(match.tokens(feathers_set), "low high");
}

TEST(ToitsMajority, ManyFeathersCountToo) {
    covers("TOI-6.9", "TOI-8.4");
    Edition edition = standard; // 100 cards of 9 feathers each, and 100 others
    edition.cards.clear();
    edition.cards.push_back({.good = Good::gold, .feathers = 9, .copies = 100, .kind = "plume"});
    edition.cards.push_back({.good = Good::gems, .copies = 100, .kind = "plain"});
    ASSERT_TRUE(check_edition(edition).empty());
    Match match(3, {}, edition);
    const std::uint8_t plume = card("gold.plume", edition);
    match.state.seats[ada].cards.add(plume, 60); // 540 feathers
    match.state.seats[bao].cards.add(plume, 30); // 270
    match.state.seats[chloe].cards.add(plume, 1);
    EXPECT_EQ(match.tokens(feathers_set), "high low -");
}

/// A file of the test data.
std::string read_data(const std::string &name) {
    std::ifstream file(std::string(VILLE_SOURCE_ROOT) + "/tests/data/" + name);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// Checks every row of a table of the data; answers how many there were.
int expect_tokens_of_table(std::string_view name) {
    const io::JsonText json(read_data("toits_majority.json"));
    EXPECT_TRUE(json.ok());
    if (!json.ok()) return 0;
    const auto &rows = json.root()[std::string(name).c_str()];
    for (const auto &row : rows.GetArray()) {
        Case contest;
        for (const auto &count : row["counts"].GetArray()) contest.counts.push_back(count.GetInt());
        if (row["laurel_holder"].IsInt()) contest.laurel = row["laurel_holder"].GetInt();
        if (row.HasMember("options"))
            for (const auto &option : row["options"].GetObject()) {
                const std::string_view value = option.value.GetString();
                const std::string_view key = option.name.GetString();
                if (key == "empty_majority")
                    contest.options.empty_majority =
                        static_cast<EmptyMajority>(index_of(empty_majority_names, value));
                if (key == "behind_triple_tie")
                    contest.options.behind_triple_tie =
                        static_cast<BehindTripleTie>(index_of(behind_triple_tie_names, value));
            }
        std::string tokens;
        for (const auto &token : row["result"].GetArray()) {
            const std::string_view word = token.GetString();
            tokens += (tokens.empty() ? "" : " ") + std::string(word == "none" ? "-" : word);
        }
        EXPECT_EQ(static_cast<int>(contest.counts.size()), row["players"].GetInt());
        EXPECT_EQ(tokens_for(contest), tokens)
            << "counts " << testing::PrintToString(contest.counts) << ", laurel " << contest.laurel;
    }
    return static_cast<int>(rows.Size());
}

TEST(ToitsMajority, EveryPatternOfTies) {
    covers("TOI-6.12");
    EXPECT_EQ(expect_tokens_of_table("cases"), 76);
}

TEST(ToitsMajority, EveryPatternOfTiesUnderTheOptions) {
    covers("TOI-7.6", "TOI-7.7");
    EXPECT_EQ(expect_tokens_of_table("option_cases"), 40);
}

/// A second way to the same tokens: the seats sorted into places, then the rules read from top to bottom.
std::string tokens_by_places(const Case &contest) {
    std::vector<std::vector<std::size_t>> places;
    for (int count = 8; count >= 0; --count) {
        std::vector<std::size_t> tied;
        for (std::size_t p = 0; p < contest.counts.size(); ++p)
            if (contest.counts[p] == count) tied.push_back(p);
        const auto owner = std::ranges::find(tied, static_cast<std::size_t>(contest.laurel));
        if (contest.laurel >= 0 && tied.size() > 1 && owner != tied.end()) {
            places.push_back({*owner});
            tied.erase(owner);
        }
        if (!tied.empty()) places.push_back(tied);
    }
    std::vector<std::string> tokens(contest.counts.size(), "-");
    const auto cards_at = [&](std::size_t place) { return contest.counts[places[place][0]]; };
    if (cards_at(0) > 0) {
        const std::size_t firsts = places[0].size();
        if (firsts == 1) tokens[places[0][0]] = "high";
        if (firsts == 2) tokens[places[0][0]] = tokens[places[0][1]] = "low";
        const bool second_is_open =
            firsts == 1 || (firsts == 3 && contest.options.behind_triple_tie == BehindTripleTie::low_token);
        if (second_is_open && places.size() > 1 && places[1].size() <= 2 &&
            (cards_at(1) > 0 || contest.options.empty_majority == EmptyMajority::runner_up))
            for (const std::size_t p : places[1]) tokens[p] = "low";
    }
    std::string words;
    for (const std::string &token : tokens) words += (words.empty() ? "" : " ") + token;
    return words;
}

TEST(ToitsMajority, EveryContestOfFewCards) {
    covers("TOI-6.3", "TOI-6.4", "TOI-6.5", "TOI-6.6", "TOI-6.7", "TOI-6.8", "TOI-7.6", "TOI-7.7");
    for (int players = 2; players <= 4; ++players)
        for (int code = 0; code < 1 << (2 * players); ++code)
            for (int laurel = -1; laurel < players; ++laurel)
                for (const auto empty : {EmptyMajority::no_token, EmptyMajority::runner_up})
                    for (const auto triple : {BehindTripleTie::no_token, BehindTripleTie::low_token}) {
                        Case contest{{}, laurel, {.empty_majority = empty, .behind_triple_tie = triple}};
                        for (int p = 0; p < players; ++p) contest.counts.push_back(code >> (2 * p) & 3);
                        if (laurel >= 0 && contest.counts[static_cast<std::size_t>(laurel)] == 0) continue;
                        ASSERT_EQ(tokens_for(contest), tokens_by_places(contest))
                            << "counts " << testing::PrintToString(contest.counts) << ", laurel " << laurel
                            << ", " << name_of(empty) << ", " << name_of(triple);
                    }
}

// ---- The score

TEST(ToitsScore, TokensAndPointsAddUpAndTheHighestWins) {
    covers("TOI-6.10");
    Match match(3);
    match.holds(ada, "gold.laurel gold.vp2! gems.vp1")
        .holds(bao, "gold.feather jewels.vp1")
        .holds(chloe, "statues.plain!");
    match.face_down("paintings.arrow1", 1, 0).lay("paintings.arrow1");
    ASSERT_EQ(match.step(), Step::over);
    EXPECT_EQ(match.total(ada), 5 + 5 + 5 + 4) << "gold, gems, paintings; four points, the laurel's included";
    EXPECT_EQ(match.total(bao), 2 + 5 + 5 + 1) << "second with gold, jewels, feathers; one point";
    EXPECT_EQ(match.total(chloe), 5) << "statues";
    const Outcome result = outcome(match.edition, match.state);
    EXPECT_TRUE(result.over);
    EXPECT_EQ(result.winners, 1u << ada);
    EXPECT_EQ(match.told("match_over").at(0), "match_over ada draw_pile");
}

TEST(ToitsScore, EqualScoresShareTheVictory) {
    covers("TOI-6.10");
    Match two_of_three(3);
    two_of_three.holds(ada, "gold.feather").holds(chloe, "gems.feather");
    two_of_three.face_down("gold.plain!", 1, 0).lay("gold.plain!");
    EXPECT_EQ(two_of_three.total(ada), two_of_three.total(chloe));
    EXPECT_EQ(outcome(two_of_three.edition, two_of_three.state).winners, 1u << ada | 1u << chloe);
    EXPECT_EQ(two_of_three.told("match_over").at(0), "match_over ada+chloe draw_pile");

    Match all(4); // one card, which brings the police: nobody has anything
    all.holds(ada, "gold.arrow1! gold.plain!")
        .face_down("gold.plain!", 1, 0)
        .lay("gold.plain!")
        .play("decline_character");
    EXPECT_EQ(outcome(all.edition, all.state).winners, 0b1111);
}

TEST(ToitsScore, BuiltInTokensAreWorthFiveAndTwo) {
    covers("TOI-6.11");
    for (const Tokens &set : standard.tokens) EXPECT_EQ(set, (Tokens{.high = 5, .low = 2}));
}

TEST(ToitsScore, SevenLinesAtAnyTime) {
    covers("TOI-6.13");
    constexpr std::array<std::string_view, 7> names{"token_jewels", "token_gold",    "token_paintings",
                                                    "token_gems",   "token_statues", "token_feathers",
                                                    "card_points"};
    EXPECT_TRUE(std::ranges::equal(score_line_names, names));
    Match match(2);
    match.holds(ada, "gold.vp1").holds(bao, "gold.laurel gems.feather");
    for (const std::string_view next : {"reveal statues.vp1", "draw, reveal gems.vp1", "stop, take 1"}) {
        for (const Viewer viewer : {Viewer{0}, Viewer{1}, public_viewer, omniscient})
            for (const Score &score : scores(match.edition, match.state, viewer)) {
                ASSERT_EQ(score.lines.size(), 7u);
                for (std::size_t line = 0; line < 7; ++line) EXPECT_EQ(score.lines[line].source, line);
                EXPECT_TRUE(score.complete);
            }
        EXPECT_EQ(match.total(ada), 2 + 1) << "what the score would be now";
        EXPECT_EQ(match.total(bao), 5 + 5 + 5 + 1);
        EXPECT_FALSE(outcome(match.edition, match.state).over);
        EXPECT_EQ(outcome(match.edition, match.state).winners, 0) << "named only at the end";
        match.play(next);
    }
    EXPECT_EQ(match.total(ada), 2 + 5 + 2) << "the card just taken counts";
}

} // namespace
} // namespace ville::toits::tests
