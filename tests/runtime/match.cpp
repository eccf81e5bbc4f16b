// Matches: how they begin, who acts, chance, stand-ins, copies.
#include "runtime/match.hpp"

#include <gtest/gtest.h>

#include "conformance/sample.hpp"
#include "runtime/toits_match.hpp"

namespace ville::tests {

namespace {

Answer try_create(const MatchConfig &config) {
    MatchPtr match;
    const Answer answer = Match::create(config, match);
    EXPECT_EQ(answer.ok(), match != nullptr);
    return answer;
}

} // namespace

TEST(MatchCreation, RefusesATableThatTheGameDoesNotKnow) {
    for (const int players : {0, 1, 5, 255}) {
        const Answer answer = try_create(toits_config(players));
        EXPECT_EQ(answer.status, Status::argument) << players;
        EXPECT_EQ(answer.text, "players must be 2 to 4");
    }
    for (const int first : {3, 4, 255}) {
        MatchConfig config = toits_config(3);
        config.table.first = static_cast<std::uint8_t>(first);
        EXPECT_EQ(try_create(config).status, Status::argument) << first;
    }
}

TEST(MatchCreation, RefusesOptionsOutOfRangeAndNamesThem) {
    for (std::size_t i = 0; i < toits_ops().options.size(); ++i)
        for (const std::int32_t value : {-1, toits_ops().options[i].max + 1, INT32_MAX, INT32_MIN}) {
            MatchConfig config = toits_config();
            config.options[i] = value;
            const Answer answer = try_create(config);
            EXPECT_EQ(answer.status, Status::option);
            EXPECT_EQ(answer.place, static_cast<int>(i));
            EXPECT_NE(answer.text.find(toits_ops().options[i].name), std::string::npos) << answer.text;
        }
}

TEST(MatchCreation, RefusesOptionsThatDoNotGoWithTheEdition) {
    auto memory = edition_memory(toits_ops());
    auto edition = toits::standard;
    edition.id = "endless";
    edition.cards[0].bonus = edition.cards[0].alarm = 1;
    std::memcpy(memory.get(), &edition, sizeof edition);
    MatchConfig config = toits_config();
    ASSERT_EQ(check_and_box(toits_ops(), std::move(memory), config.edition).status, Status::ok);
    EXPECT_EQ(try_create(config).status, Status::ok);
    config.options[7] = 1; // empty_supply = reshuffle, with raided_bonus = draws
    const Answer answer = try_create(config);
    EXPECT_EQ(answer.status, Status::option);
    EXPECT_NE(answer.text.find("empty_supply"), std::string::npos) << answer.text;
}

TEST(MatchCreation, UndoNeedsTheLog) {
    MatchConfig config = toits_config();
    config.keep = {.log = false, .undo = true, .events = true};
    const Answer answer = try_create(config);
    EXPECT_EQ(answer.status, Status::argument);
    EXPECT_EQ(answer.text, "undo needs the log");
}

TEST(MatchCreation, KeepsItsConfiguration) {
    MatchConfig config = toits_config(4, 77);
    config.table.first = 2;
    config.index = 9;
    config.options[8] = 1;
    config.undo_rule = UndoRule::one_seat;
    const MatchPtr match = make_match(config);
    const MatchConfig told = match->config();
    EXPECT_EQ(told.table.players, 4);
    EXPECT_EQ(told.table.first, 2);
    EXPECT_EQ(told.seed, 77u);
    EXPECT_EQ(told.index, 9u);
    EXPECT_EQ(told.options, config.options);
    EXPECT_EQ(told.undo_rule, UndoRule::one_seat);
    EXPECT_EQ(told.edition, config.edition) << "matches share the edition";
    EXPECT_GT(match->memory(), toits_ops().state_size);
}

TEST(MatchChance, ActsAtOnceWhenAutomatic) {
    const MatchPtr match = make_match(toits_config());
    EXPECT_EQ(match->actor(), 0);
    EXPECT_EQ(match->ply(), 1u) << "the first card has been revealed";
    act(*match, {draw_on});
    EXPECT_GE(match->actor(), 0);
}

TEST(MatchChance, WaitsForTheHost) {
    const MatchPtr match = make_match(by_host(toits_config()));
    EXPECT_EQ(match->actor(), chance);
    EXPECT_EQ(match->ply(), 0u);
    EXPECT_EQ(match->apply(0, draw_on).reason, Reason::chance_must_act);
    EXPECT_EQ(match->apply(chance, draw_on).reason, Reason::wrong_phase);
    act(*match, {reveal(2, 13)});
    EXPECT_EQ(state_of(*match).board[0], 14 * 2 + 13) << "the host's card lies on the board";
    EXPECT_EQ(match->apply(chance, reveal(0, 0)).reason, Reason::player_must_act);
    EXPECT_EQ(match->apply(1, draw_on).reason, Reason::not_your_turn);
    ActionWord drawn = 0;
    EXPECT_EQ(match->draw(drawn).reason, Reason::player_must_act);
}

TEST(MatchChance, ByHostAndAutomaticAreOneWhenTheHostLetsDraw) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        MatchConfig config = toits_config(2 + static_cast<int>(seed % 3), seed);
        config.index = static_cast<std::uint32_t>(seed * 3);
        const MatchPtr automatic = make_match(config);
        const MatchPtr host = make_match(by_host(config));
        Rng rng = test_rng(static_cast<std::uint32_t>(seed));
        while (!automatic->over()) {
            while (host->actor() == chance) play_once(*host, rng);
            ASSERT_EQ(hash_of(*automatic), hash_of(*host));
            ASSERT_EQ(automatic->ply(), host->ply());
            Rng same = rng;
            play_once(*automatic, rng);
            play_once(*host, same);
        }
        play(*host, rng); // the luck that followed the last decision
        EXPECT_EQ(hash_of(*automatic), hash_of(*host));
        EXPECT_EQ(events_of(*automatic), events_of(*host));
        EXPECT_EQ(words_of(automatic->log()), words_of(host->log()));
    }
}

TEST(MatchChance, DependsOnSeedIndexAndPlyAlone) {
    const auto first_cards = [](std::uint64_t seed, std::uint32_t index) {
        MatchConfig config = toits_config(3, seed);
        config.index = index;
        return state_of(*make_match(config)).board[0];
    };
    int other_seed = 0, other_index = 0;
    for (std::uint32_t i = 0; i < 64; ++i) {
        EXPECT_EQ(first_cards(i, 5), first_cards(i, 5));
        other_seed += first_cards(i, 0) != first_cards(i + 1, 0);
        other_index += first_cards(7, i) != first_cards(7, i + 1);
    }
    EXPECT_GT(other_seed, 48);
    EXPECT_GT(other_index, 48);
}

TEST(MatchPlaying, SaysWhenItIsOver) {
    const MatchPtr match = make_match(toits_config(2));
    Rng rng = test_rng(1);
    play(*match, rng);
    for (const Player player : {Player{0}, Player{1}, chance, nobody}) {
        const Answer answer = match->apply(player, draw_on);
        EXPECT_EQ(answer.status, Status::over);
        EXPECT_EQ(answer.reason, Reason::match_over);
    }
    ActionWord drawn = 0;
    EXPECT_EQ(match->draw(drawn).status, Status::over);
    std::uint32_t applied = 1;
    EXPECT_EQ(match->apply_list(std::vector<ActionWord>{draw_on}, applied).status, Status::over);
    EXPECT_EQ(applied, 0u);
}

TEST(MatchPlaying, AListStopsAtTheFirstRefusal) {
    const MatchPtr match = make_match(by_host(toits_config()));
    std::uint32_t applied = 9;
    const std::vector<ActionWord> words{reveal(0, 13), draw_on, reveal(1, 13), take(1), stop_here};
    const Answer answer = match->apply_list(words, applied);
    EXPECT_EQ(answer.status, Status::illegal);
    EXPECT_EQ(answer.reason, Reason::wrong_phase);
    EXPECT_EQ(answer.place, 3);
    EXPECT_EQ(applied, 3u);
    EXPECT_EQ(match->ply(), 3u) << "what came before stays";
    EXPECT_EQ(match->apply_list({}, applied).status, Status::ok);
    EXPECT_EQ(applied, 0u);
}

TEST(MatchStandIns, ActAtOnceAndAsLongAsTheyAreSeated) {
    const MatchPtr match = make_match(toits_config(3));
    ASSERT_EQ(match->actor(), 0);
    ASSERT_EQ(match->set_stand_in(0, true).status, Status::ok);
    EXPECT_NE(match->actor(), 0);
    EXPECT_EQ(match->stand_ins(), 1u);
    Rng rng = test_rng(2);
    for (int i = 0; i < 50 && !match->over(); ++i) {
        play_once(*match, rng);
        EXPECT_NE(match->actor(), 0);
    }
    ASSERT_EQ(match->set_stand_in(0, false).status, Status::ok);
    EXPECT_EQ(match->stand_ins(), 0u);
    bool came_back = false;
    while (!match->over() && !came_back) {
        play_once(*match, rng);
        came_back = match->actor() == 0;
    }
    EXPECT_TRUE(came_back);
}

TEST(MatchStandIns, PlayAWholeMatchAndAlwaysTheSame) {
    const auto end = [](std::initializer_list<int> order) {
        const MatchPtr match = make_match(toits_config(4, 5));
        for (const int seat : order) EXPECT_EQ(match->set_stand_in(seat, true).status, Status::ok);
        EXPECT_TRUE(match->over());
        return hash_of(*match);
    };
    EXPECT_EQ(end({0, 1, 2, 3}), end({3, 2, 1, 0}));
}

TEST(MatchStandIns, NeedASeat) {
    const MatchPtr match = make_match(toits_config(3));
    for (const int seat : {-1, 3, 4, 31, 32, 64})
        EXPECT_EQ(match->set_stand_in(seat, true).status, Status::argument) << seat;
    EXPECT_EQ(match->stand_ins(), 0u);
}

TEST(MatchStandIns, WaitForChanceByHost) {
    const MatchPtr match = make_match(by_host(toits_config(2)));
    for (const int seat : {0, 1}) ASSERT_EQ(match->set_stand_in(seat, true).status, Status::ok);
    while (!match->over()) {
        ASSERT_EQ(match->actor(), chance);
        ActionWord drawn = 0;
        ASSERT_EQ(match->draw(drawn).status, Status::ok);
    }
}

TEST(MatchCopies, AreOfTheSameGameAndTakeEverything) {
    const MatchPtr source = make_match(toits_config(4, 3));
    Rng rng = test_rng(3);
    play(*source, rng, 30);
    ASSERT_EQ(source->set_stand_in(2, true).status, Status::ok);
    MatchConfig small = toits_config(2);
    small.keep = {.log = false, .undo = false, .events = false};
    for (const MatchConfig &config : {toits_config(2), small}) {
        const MatchPtr copy = make_match(config);
        ASSERT_EQ(copy->assign(*source), Status::ok);
        expect_same(*source, *copy);
        EXPECT_EQ(events_of(*source), events_of(*copy));
        const MatchPtr back = make_match(toits_config(3));
        ASSERT_EQ(back->assign(*make_match(small)), Status::ok);
        EXPECT_FALSE(back->keep().log || back->keep().events);
        play(*back, rng);
        EXPECT_TRUE(back->over());
        EXPECT_EQ(back->log().size(), 0u);
    }
    ASSERT_EQ(source->assign(*source), Status::ok);
}

} // namespace ville::tests
