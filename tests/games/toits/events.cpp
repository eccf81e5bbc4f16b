// Les Toits de Paris: the events of every kind of action, in their order.
#include "support.hpp"

#include <array>
#include <map>
#include <set>
#include <string>

#include "support/tier.hpp"

namespace ville::toits::tests {
namespace {

TEST(ToitsEvents, NumbersAreFixed) {
    constexpr std::array<std::string_view, 21> names{
        "turn_started",    "points_scored",  "match_over",     "card_revealed",     "draw_pile_emptied",
        "detective_moved", "stealing_ended", "card_discarded", "card_taken",        "passed",
        "card_gained",     "raid",           "card_lost",      "character_placed",  "character_declined",
        "character_lost",  "bonus_drawn",    "bonus_missed",   "supply_reshuffled", "turn_ended",
        "token_awarded"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        EXPECT_EQ(event_specs[i].name, names[i]);
        EXPECT_EQ(event_specs[i].type, i < 3 ? i + 1 : 64 + i - 3) << names[i];
    }
}

TEST(ToitsEvents, OfSetUp) { expect_events(Match(3, {}, standard, chloe), {"turn_started chloe 1"}); }

TEST(ToitsEvents, OfDrawAndStop) {
    Match match(2);
    match.lay("gold.vp1 gems.vp1").play("draw");
    expect_events(match, {});
    match.lay("gold.feather").play("stop");
    expect_events(match, {"stealing_ended ada ordinary 0"});
}

TEST(ToitsEvents, OfAReveal) {
    Match match(3); // the last card of the draw pile, and the one that catches
    match.face_down("gold.laurel jewels.arrow2 statues.feather! gems.arrow3 gold.vp1", 4, 1);
    match.lay("gold.laurel jewels.arrow2 statues.feather!").play("draw, reveal gems.arrow3");
    expect_events(match, {"card_revealed ada gems.arrow3 4 draw_pile", "draw_pile_emptied",
                          "detective_moved 6 3", "stealing_ended ada caught 1",
                          "card_discarded statues.feather! 3", "card_discarded gems.arrow3 4"});
}

TEST(ToitsEvents, OfATake) {
    Match match(2);
    match.holds(ada, "gold.plain! gold.arrow1! gold.laurel").character(ada, Character::gold);
    match.lay("gold.vp1! gems.vp1 gems.bonus").play("stop");
    match.play("take 1");
    expect_events(match, {"card_taken ada gold.vp1! 1", "card_gained ada gold.vp1!", "raid ada gold 4",
                          "card_lost ada gold.arrow1!", "card_lost ada gold.vp1!",
                          "card_lost ada gold.laurel", "card_lost ada gold.plain!", "character_lost ada"});
}

TEST(ToitsEvents, OfATakeThatEndsTheTurn) {
    Match match(2);
    match.lay("gold.arrow1 gems.vp1 gems.laurel gold.feather").play("stop, take 2, take 3, take 4");
    expect_events(
        match, "card_taken passed card_discarded turn_ended detective_moved turn_started",
        {"card_taken ada gems.vp1 2", "card_taken ada gems.laurel 3", "card_taken bao gold.feather 4"});
    match.play("take 1");
    expect_events(match, {"card_taken ada gold.arrow1 1", "card_gained ada gold.arrow1", "turn_ended ada",
                          "detective_moved 7 8", "turn_started bao 2"});
}

TEST(ToitsEvents, OfAPass) {
    Match match(2);
    match.lay("gold.arrow3 gems.arrow1 gold.feather").play("pass");
    expect_events(match, {"passed ada"});
    match.play("take 2, pass");
    expect_events(match, {"card_taken bao gems.arrow1 2", "card_gained bao gems.arrow1", "passed ada",
                          "card_discarded gold.arrow3 1", "card_discarded gold.feather 3", "turn_ended ada",
                          "detective_moved 4 8", "turn_started bao 2"});
}

TEST(ToitsEvents, OfABonusDraw) {
    Match match(2);
    match.holds(ada, "gems.plain! gems.arrow1!").lay("gold.bonus statues.vp1").play("stop, take 1");
    expect_events(match, "card_taken card_gained bonus_drawn",
                  {"card_taken ada gold.bonus 1", "card_gained ada gold.bonus"});
    match.play("draw_bonus gems.vp2!");
    expect_events(match,
                  {"bonus_drawn ada gems.vp2!", "card_gained ada gems.vp2!", "raid ada gems 3",
                   "card_lost ada gems.arrow1!", "card_lost ada gems.vp2!", "card_lost ada gems.plain!"});
}

TEST(ToitsEvents, OfTheCharacter) {
    Match match(3, {.declined_character = DeclinedCharacter::lost});
    match.holds(ada, "gems.plain! gems.arrow1!")
        .lay("gems.vp2! statues.vp1 statues.laurel gold.vp1")
        .play("stop, take 1");
    Match placed = match;
    placed.play("place_character paintings");
    expect_events(placed, {"character_placed ada paintings"});
    match.play("decline_character");
    expect_events(match, {"character_declined ada", "character_lost ada"});
}

TEST(ToitsEvents, OneMissedDrawForEach) {
    Match match(2, {.several_cards = SeveralCards::all_at_once},
                deck("gold.bonus gems.bonus jewels.bonus gold.vp1 gold.feather", 0));
    match.lay("gold.bonus gems.bonus jewels.bonus gold.vp1").play("stop, take 1, take 2");
    expect_events(
        match, "card_gained bonus_missed",
        {"card_gained ada gold.bonus", "card_gained ada gems.bonus", "bonus_missed ada", "bonus_missed ada"});
}

TEST(ToitsEvents, OfTheEnd) {
    Match match(3);
    match.holds(ada, "gold.laurel gold.vp1").holds(bao, "gold.feather").holds(chloe, "jewels.vp1");
    match.face_down("statues.plain!", 1, 0).lay("statues.plain!");
    expect_events(match, {"card_revealed ada statues.plain! 1 draw_pile", "draw_pile_emptied",
                          "stealing_ended ada ordinary 1", "card_taken ada statues.plain! 1",
                          "card_gained ada statues.plain!", "turn_ended ada",
                          // sets in order, the high token first, seats ascending
                          "token_awarded chloe jewels high 5", "token_awarded ada gold high 5",
                          "token_awarded bao gold low 2", "token_awarded ada statues high 5",
                          "token_awarded bao feathers high 5",
                          // seats ascending, lines in order, none that is 0
                          "points_scored ada token_gold 5", "points_scored ada token_statues 5",
                          "points_scored ada card_points 2", "points_scored bao token_gold 2",
                          "points_scored bao token_feathers 5", "points_scored chloe token_jewels 5",
                          "points_scored chloe card_points 1", "match_over ada draw_pile"});
}

TEST(ToitsEvents, LowTokensOfTwo) {
    Match match(3);
    match.holds(bao, "gold.vp1").holds(chloe, "gold.laurel gold.bonus").character(ada, Character::gold);
    match.face_down("statues.plain!", 1, 0).lay("statues.plain!");
    expect_events(match, "token_awarded",
                  {"token_awarded chloe gold high 5", "token_awarded ada gold low 2",
                   "token_awarded bao gold low 2", "token_awarded ada statues high 5"});
}

// ---- Laws over the events of a whole match

/// Random matches under random options, with a supply that runs out; f(match) after every action.
template <class F>
void play_matches(int matches, F &&f) {
    Edition edition = standard;
    edition.supply_cards = 2;
    for (int i = 0; i < matches; ++i) {
        Rng rng(5, static_cast<std::uint32_t>(i), stream::chance, 0);
        Match match(2 + i % 3, random_options(rng), edition);
        while (match.step() != Step::over) {
            match.play_at_random(rng);
            f(match);
        }
    }
}

TEST(ToitsEvents, CardsAddUp) {
    std::map<int, int> count;
    int gained_before = 0;
    play_matches(ville::tests::how_many(30, 3000), [&](const Match &match) {
        for (const Event &event : match.events) ++count[event.type];
        if (match.step() != Step::over) return;
        const int in_collections = [&] {
            int cards = 0;
            for (const Seat &seat : match.state.seats) cards += seat.cards.total();
            return cards;
        }();
        EXPECT_EQ(count[event::card_taken] + count[event::bonus_drawn], count[event::card_gained]);
        EXPECT_EQ(count[event::card_revealed], count[event::card_taken] + count[event::card_discarded]);
        EXPECT_EQ(count[event::card_gained] - count[event::card_lost] - gained_before, in_collections);
        gained_before += in_collections;
    });
}

TEST(ToitsEvents, FieldsStayInTheirRanges) {
    std::set<std::uint16_t> seen;
    play_matches(ville::tests::how_many(60, 3000), [&](const Match &match) {
        for (const Event &event : match.events) {
            seen.insert(event.type);
            const EventSpec *spec = find_event(event_specs, event.type);
            ASSERT_NE(spec, nullptr);
            bool has_player = false;
            std::size_t next = 0;
            for (const FieldSpec &field : spec->fields) {
                const bool is_player = field.name == "player";
                has_player = has_player || is_player;
                const int value = is_player ? event.player : event.arg[next++];
                ASSERT_TRUE(value >= field.min && value <= field.max)
                    << spec->name << '.' << field.name << " = " << value;
            }
            for (; next < max_event_args; ++next) ASSERT_EQ(event.arg[next], 0) << spec->name;
            if (!has_player) {
                ASSERT_EQ(event.player, nobody) << spec->name;
            }
        }
    });
    EXPECT_EQ(seen.size(), event_specs.size()) << "every kind has come up";
}

TEST(ToitsEvents, PointsAddUpToTheScore) {
    play_matches(ville::tests::how_many(30, 3000), [&](const Match &match) {
        if (match.step() != Step::over) return;
        std::array<int, max_players> points{};
        std::array<int, max_players> token_points{};
        for (const Event &event : match.events) {
            const auto player = static_cast<std::size_t>(event.player);
            if (event.type == event::points_scored) points[player] += event.arg[1];
            if (event.type == event::token_awarded) token_points[player] += event.arg[2];
        }
        for (std::size_t p = 0; p < match.state.players; ++p) {
            EXPECT_EQ(points[p], match.total(static_cast<int>(p)));
            EXPECT_EQ(points[p] - token_points[p], tally(match.edition, match.state.seats[p]).points);
        }
        EXPECT_EQ(match.events.back().type, event::match_over);
        EXPECT_EQ(match.events.back().arg[0], outcome(match.edition, match.state).winners);
    });
}

TEST(ToitsEvents, NobodyNeedsThem) {
    for (int i = 0; i < 5; ++i) { // the same match with and without
        Rng rng(6, static_cast<std::uint32_t>(i), stream::chance, 0);
        Rng again = rng;
        Match told(3);
        NoEvents quiet;
        State silent = setup(standard, {}, {.players = 3, .first = 0}, quiet);
        while (told.step() != Step::over) {
            told.play_at_random(rng);
            const bool luck = actor(silent) == chance;
            const Action action = luck ? draw_outcome<Game>(standard, silent, again)
                                       : random_action<Game>(standard, silent, again);
            apply(standard, silent, action, quiet);
            ASSERT_EQ(silent, told.state);
        }
    }
}

} // namespace
} // namespace ville::toits::tests
