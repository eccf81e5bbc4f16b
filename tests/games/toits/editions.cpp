// docs/rules/toits.md, chapter 8: which editions can be played.
#include "support.hpp"

#include <set>
#include <string>
#include <vector>

#include "games/toits/traits.hpp"
#include "io/json.hpp"
#include "support/tier.hpp"

namespace ville::toits::tests {
namespace {

/// The faults of an edition as "/cards/3/arrows must be 0 to 3".
std::vector<std::string> faults_of(const Edition &edition) {
    std::vector<std::string> faults;
    for (const Fault &fault : check_edition(edition)) {
        std::string line = "/" + std::string(fault.group);
        if (fault.row >= 0) line += "/" + std::to_string(fault.row);
        if (!fault.member.empty()) line += "/" + std::string(fault.member);
        faults.push_back(line + " " + std::string(fault.what));
    }
    return faults;
}

/// The built-in edition, changed.
template <class Change>
Edition changed(Change change) {
    Edition edition = standard;
    change(edition);
    return edition;
}

void expect_accepted(const Edition &edition, Where where = Where::here()) {
    const testing::ScopedTrace trace(where.file, where.line, "expected here");
    EXPECT_EQ(faults_of(edition), std::vector<std::string>{});
}

void expect_refused(const Edition &edition, const std::string &fault, Where where = Where::here()) {
    const testing::ScopedTrace trace(where.file, where.line, "expected here");
    EXPECT_EQ(faults_of(edition), std::vector<std::string>{fault});
}

/// The built-in edition with a number of one card changed.
Edition with_card(std::size_t row, std::uint8_t Card::*member, int value) {
    return changed([&](Edition &e) { e.cards[row].*member = static_cast<std::uint8_t>(value); });
}

std::string json_of(const Edition &edition) {
    io::JsonBuffer buffer;
    io::JsonWriter writer(buffer);
    io::put(writer, edition);
    return std::string(io::text_of(buffer));
}

/// What is wrong with a text as an edition; empty when it can be read.
std::string fault_in(const std::string &text, Edition *read = nullptr) {
    const io::JsonText parsed(text);
    if (!parsed.ok()) return parsed.fault().text();
    io::JsonFault fault;
    Edition edition;
    if (!io::get(io::JsonReader(parsed.root(), fault), edition)) return fault.text();
    if (read != nullptr) *read = edition;
    return {};
}

std::string replaced(std::string text, std::string_view old, std::string_view by) {
    const std::size_t at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return at == std::string::npos ? text : text.replace(at, old.size(), by);
}

TEST(ToitsEditions, TheBuiltInOneIsAccepted) {
    covers("TOI-8.11");
    expect_accepted(standard);
    EXPECT_EQ(standard.id.view(), "toits_reconstruction_1");
}

TEST(ToitsEditions, GoodsAndSetsAreFixedTheirNamesAreNot) {
    covers("TOI-8.1");
    const std::string text = json_of(standard);
    Edition read;
    EXPECT_EQ(fault_in(text, &read), "");
    EXPECT_EQ(read, standard);
    EXPECT_EQ(fault_in(replaced(text, R"("good":"gold")", R"("good":"silk")")),
              "/cards/14/good: is not a known name");
    expect_refused(changed([](Edition &e) { e.cards[3].good = static_cast<Good>(goods); }),
                   "/cards/3/good is none of the five goods");
    EXPECT_EQ(fault_in(replaced(text, R"("tokens":[)", R"("tokens":[{"high":5,"low":2},)")),
              "/tokens: must have 6 items");
    EXPECT_EQ(fault_in(replaced(text, R"("tokens":[{"high":5,"low":2},)", R"("tokens":[)")),
              "/tokens: must have 6 items");
    EXPECT_EQ(fault_in(replaced(text, R"("high":5,"low":2)", R"("high":5,"low":2,"third":1)")),
              "/tokens/0/third: is not a known key");

    const std::string german =
        replaced(text, R"({"language":"fr","text":"bijoux"})", R"({"language":"de","text":"Schmuck"})");
    EXPECT_EQ(fault_in(german, &read), "");
    expect_accepted(read);
    EXPECT_EQ(local_name(read.good_labels[0], "de"), "Schmuck");
}

TEST(ToitsEditions, NumbersOfRowsAndCards) {
    covers("TOI-8.2");
    Edition full = changed([](Edition &e) {
        e.cards.clear();
        for (int i = 0; i < max_rows; ++i)
            e.cards.push_back({.copies = 1, .kind = std::string_view("k" + std::to_string(i))});
    });
    expect_accepted(full);
    const std::string text = json_of(full);
    const std::size_t row = text.find(R"({"good")");
    const std::string one_more =
        std::string(text).insert(row, text.substr(row, text.find('}', row) + 1 - row) + ",");
    EXPECT_EQ(fault_in(one_more), "/cards: has more than 128 items");

    full.cards[0].copies = 200 - 127;
    expect_accepted(full);
    ++full.cards[0].copies;
    expect_refused(full, "/cards must be 200 cards or fewer in all");

    expect_refused(with_card(3, &Card::copies, 0), "/cards/3/copies must be 1 to 200");
    const Edition one_row = changed([](Edition &e) { e.cards.resize(1); });
    const auto copies = [&](int n) {
        Edition edition = one_row;
        edition.cards[0].copies = static_cast<std::uint8_t>(n);
        return edition;
    };
    expect_accepted(copies(200));
    EXPECT_EQ(faults_of(copies(201)), (std::vector<std::string>{"/cards/0/copies must be 1 to 200",
                                                                "/cards must be 200 cards or fewer in all"}));
}

TEST(ToitsEditions, EqualCardsAreOneRow) {
    covers("TOI-8.2");
    const auto repeat = [](auto change) {
        return changed([&](Edition &e) {
            e.cards.push_back(e.cards[5]);
            change(e.cards.back());
        });
    };
    const std::string fault = "/cards/70/copies repeats an earlier row: equal cards share one row";
    expect_refused(repeat([](Card &) {}), fault);
    expect_refused(repeat([](Card &card) { card.copies = 3; }), fault);
    expect_accepted(repeat([](Card &card) { card.kind = "other"; }));
    expect_accepted(repeat([](Card &card) { card.points = 1; }));
}

TEST(ToitsEditions, ArrowsOfACard) {
    covers("TOI-8.3");
    expect_accepted(with_card(0, &Card::arrows, 0));
    expect_accepted(with_card(0, &Card::arrows, 3));
    expect_refused(with_card(0, &Card::arrows, 4), "/cards/0/arrows must be 0 to 3");
}

TEST(ToitsEditions, OtherMarksOfACard) {
    covers("TOI-8.4");
    struct {
        std::uint8_t Card::*member;
        int most;
        std::string fault;
    } const marks[] = {
        {&Card::alarm, 1, "/cards/12/alarm must be 0 or 1"},
        {&Card::bonus, 1, "/cards/12/bonus must be 0 or 1"},
        {&Card::feathers, 9, "/cards/12/feathers must be 0 to 9"},
        {&Card::points, 9, "/cards/12/points must be 0 to 9"},
    };
    for (const auto &mark : marks) {
        expect_accepted(with_card(12, mark.member, mark.most));
        expect_refused(with_card(12, mark.member, mark.most + 1), mark.fault);
        expect_refused(with_card(12, mark.member, 255), mark.fault);
    }
    expect_refused(with_card(card("gold.laurel"), &Card::laurel, 2), "/cards/26/laurel must be 0 or 1");
    expect_accepted(with_card(card("gold.laurel"), &Card::points, 0));
}

TEST(ToitsEditions, OneLaurelOfAGoodAtMost) {
    covers("TOI-8.5");
    expect_accepted(with_card(card("gold.laurel"), &Card::laurel, 0));
    expect_refused(with_card(card("gold.laurel"), &Card::copies, 2),
                   "/cards/26/laurel is a second laurel of its good");
    expect_refused(with_card(card("gold.vp1!"), &Card::laurel, 1),
                   "/cards/26/laurel is a second laurel of its good");
}

/// The built-in edition on a board with these numbers.
Edition with_board(std::initializer_list<int> leader_takes) {
    return changed([&](Edition &e) {
        e.leader_takes.clear();
        for (const int n : leader_takes) e.leader_takes.push_back(static_cast<std::uint8_t>(n));
        e.detective_start = static_cast<std::uint8_t>(leader_takes.size() + 1);
    });
}

TEST(ToitsEditions, TheBoardAndTheStartOfTheDetective) {
    covers("TOI-8.6");
    expect_accepted(with_board({1}));
    expect_accepted(with_board({1, 1, 2, 2}));
    expect_refused(with_board({}), "/leader_takes must name at least one space");
    EXPECT_EQ(fault_in(replaced(json_of(standard), R"("leader_takes":[)", R"("leader_takes":[1,)")),
              "/leader_takes: has more than 7 items");
    for (const int start : {0, 1, 7, 9, 255})
        expect_refused(changed([&](Edition &e) { e.detective_start = static_cast<std::uint8_t>(start); }),
                       "/detective_start must be the space after the last one");
}

TEST(ToitsEditions, ASmallerBoardIsPlayedByTheSameRules) {
    covers("TOI-8.6");
    Match full(2, {}, with_board({1, 1}));
    full.lay("gold.vp1 gold.feather");
    expect_events(full, "stealing_ended", {"stealing_ended ada achievement 1"});

    Match caught(2, {}, with_board({1, 1, 1})); // three arrows from space 4
    caught.lay("gold.arrow3");
    expect_events(caught, "detective_moved stealing_ended card_discarded turn_ended",
                  {"detective_moved 4 1", "stealing_ended ada caught 1", "card_discarded gold.arrow3 1",
                   "turn_ended ada", "detective_moved 1 4"});

    Match edge(2, {}, with_board({1, 1})); // from space 3 he stops at the edge
    edge.lay("gold.arrow3");
    expect_events(edge, "detective_moved stealing_ended",
                  {"detective_moved 3 1", "stealing_ended ada caught 1", "detective_moved 1 3"});
}

TEST(ToitsEditions, ThePrintedNumbers) {
    covers("TOI-8.7");
    expect_accepted(with_board({0, 7, 0, 7, 0, 7, 0}));
    expect_refused(with_board({1, 1, 8}), "/leader_takes/2 must be 0 to 7");

    Match all(3, {}, with_board({1, 7, 7, 7, 7, 7, 7}));
    all.lay("gold.vp1 gems.vp1 gems.laurel").play("stop, take 1, take 2");
    expect_holds(all, ada, "gold.vp1 gems.vp1 gems.laurel");

    Match nothing(2, {}, with_board({1, 0, 0, 0, 0, 0, 0}));
    nothing.lay("gold.vp1 gems.vp1").play("stop");
    expect_asked(nothing, bao, "take 1, take 2");
    nothing.play("take 1");
    expect_asked(nothing, ada, "take 2, pass"); // the extra card
}

TEST(ToitsEditions, TheSupplyLeavesADrawPile) {
    covers("TOI-8.8");
    expect_accepted(changed([](Edition &e) { e.supply_cards = 0; }));
    expect_accepted(changed([](Edition &e) { e.supply_cards = 89; }));
    expect_refused(changed([](Edition &e) { e.supply_cards = 90; }),
                   "/cards must be more than the cards of the supply");
    expect_refused(changed([](Edition &e) { e.cards.clear(); }),
                   "/cards must be more than the cards of the supply");

    Match last(2, {}, changed([](Edition &e) { e.supply_cards = 89; }));
    last.lay("gold.vp1 gems.vp1");
    expect_events(last, "card_revealed draw_pile_emptied",
                  {"card_revealed ada gold.vp1 1 draw_pile", "draw_pile_emptied",
                   "card_revealed ada gems.vp1 2 supply"});
}

TEST(ToitsEditions, ValuesOfTokens) {
    covers("TOI-8.9");
    const auto tokens = [](int high, int low) {
        return changed([&](Edition &e) {
            e.tokens[4] = {static_cast<std::uint8_t>(high), static_cast<std::uint8_t>(low)};
        });
    };
    expect_accepted(tokens(99, 0));
    expect_accepted(tokens(3, 3));
    expect_accepted(tokens(0, 0));
    expect_refused(tokens(100, 2), "/tokens/4/high must be 0 to 99");
    expect_refused(tokens(2, 3), "/tokens/4/low must not exceed the high token");

    Match match(2, {}, tokens(9, 4));
    match.holds(ada, "statues.vp1 gold.plain!").holds(bao, "statues.bonus statues.laurel");
    EXPECT_EQ(match.total(ada), 4 + 5 + 1) << "statues have tokens of their own value";
    EXPECT_EQ(match.total(bao), 9 + 1);
}

TEST(ToitsEditions, BonusAndAlarmOnOneCardDoNotGoWithAnEndlessSupply) {
    covers("TOI-8.10");
    const Edition both = with("gold.bonus", [](Card &card) { card.alarm = 1; });
    expect_accepted(both);
    for (const EmptySupply supply : {EmptySupply::nothing, EmptySupply::reshuffle})
        for (const RaidedBonus bonus : {RaidedBonus::draws, RaidedBonus::lost}) {
            const Options options{.raided_bonus = bonus, .empty_supply = supply};
            const bool endless = supply == EmptySupply::reshuffle && bonus == RaidedBonus::draws;
            EXPECT_EQ(check_options(both, options) != nullptr, endless);
            EXPECT_EQ(check_options(standard, options), nullptr) << "the built-in cards go with everything";
        }
}

TEST(ToitsEditions, EveryGroupSaysHowSureItIs) {
    covers("TOI-8.11");
    std::set<std::string> groups;
    for_each_field(standard.certainty, [&](std::string_view name, Certainty) { groups.emplace(name); });
    EXPECT_EQ(groups, (std::set<std::string>{"board", "cards", "components", "tokens"}));
    EXPECT_EQ(standard.certainty.cards, Certainty::reconstruction);
    EXPECT_EQ(standard.certainty.tokens, Certainty::reconstruction);
    EXPECT_EQ(standard.certainty.board, Certainty::sourced);
    EXPECT_EQ(standard.certainty.components, Certainty::seed);
    EXPECT_EQ(fault_in(replaced(json_of(standard), R"("cards":"reconstruction")", R"("cards":"sure")")),
              "/certainty/cards: is not a known name");
    expect_refused(changed([](Edition &e) { e.id = ""; }), "/id must not be empty");
}

TEST(ToitsEditions, TheNumberOfAlarmsThatBringsThePolice) {
    covers("TOI-8.12", "TOI-5.1");
    const auto limit = [](int alarms) {
        return changed([&](Edition &e) { e.alarm_limit = static_cast<std::uint8_t>(alarms); });
    };
    EXPECT_EQ(standard.alarm_limit, 3);
    expect_accepted(limit(1));
    expect_accepted(limit(255));
    expect_refused(limit(0), "/alarm_limit must be 1 or more");
    for (int alarms = 1; alarms <= 4; ++alarms) {
        Match match(2, {}, limit(alarms));
        const auto owned = cards("gold.plain! gold.arrow1! gold.arrow2!");
        for (int i = 0; i < alarms - 1; ++i) {
            const Card &one = standard.cards[owned[static_cast<std::size_t>(i)]];
            match.holds(ada, std::string("gold.") + std::string(one.kind.view()) + "!");
        }
        match.lay("gold.vp1!").play("stop");
        EXPECT_EQ(match.told("raid").size(), 1u) << "the last of " << alarms;
    }
}

TEST(ToitsEditions, AllFaultsAreReportedAtOnce) {
    covers("TOI-8.3", "TOI-8.9");
    const Edition wrong = changed([](Edition &e) {
        e.id = "";
        e.tokens[0].high = 200;
        e.cards[2].arrows = 9;
        e.cards[3].alarm = 2;
    });
    EXPECT_EQ(faults_of(wrong),
              (std::vector<std::string>{"/id must not be empty", "/tokens/0/high must be 0 to 99",
                                        "/cards/2/arrows must be 0 to 3", "/cards/3/alarm must be 0 or 1"}));
}

TEST(ToitsEditions, GoodsHaveOneNameInEachLanguage) {
    const auto renamed = [](std::string_view language) {
        return faults_of(changed([&](Edition &e) { e.good_labels[2][0].language = language; }));
    };
    EXPECT_EQ(renamed("de"), std::vector<std::string>{});
    EXPECT_EQ(renamed("FR"),
              (std::vector<std::string>{
                  "/good_labels/2 names a language by something else than two small letters"}));
    EXPECT_EQ(renamed("fr"), (std::vector<std::string>{"/good_labels/2 has two names in one language"}));
}

// ---- Whatever is accepted can be played

TEST(ToitsEditions, WhateverIsAcceptedCanBePlayedToTheEnd) {
    covers("TOI-8.2", "TOI-8.3", "TOI-8.4", "TOI-8.6", "TOI-8.7", "TOI-8.8", "TOI-8.10", "TOI-8.12");
    int played = 0;
    for (int i = 0; i < ville::tests::how_many(100, 10000); ++i) {
        Rng rng(80, static_cast<std::uint32_t>(i), stream::chance, 0);
        const Edition edition = i % 4 == 0 ? standard : ville::tests::Traits<Game>::random_edition(rng);
        const Options options = random_options(rng);
        expect_accepted(edition);
        if (check_options(edition, options) != nullptr) continue;
        Match match(2 + i % 3, options, edition, i % 2);
        int plies = 0;
        for (; match.step() != Step::over && plies < 5000; ++plies)
            match.play_at_random(rng); // which checks every state
        ASSERT_EQ(match.step(), Step::over) << "match " << i;
        if (i % 4 == 0) {
            EXPECT_LE(plies, static_cast<int>(Game::max_plies));
        }
        ASSERT_FALSE(testing::Test::HasFailure()) << "match " << i;
        ++played;
    }
    EXPECT_GT(played, 50);
}

} // namespace
} // namespace ville::toits::tests
