// docs/rules/toits.md, chapter 1: the box and the table before the first card.
#include "support.hpp"

#include <algorithm>

#include "support/tier.hpp"

namespace ville::toits::tests {
namespace {

constexpr Viewer every_viewer[] = {0, 1, 2, 3, public_viewer, omniscient};

TEST(ToitsSetup, WhatIsInTheBox) {
    covers("TOI-1.1");
    const Match match(4);
    EXPECT_EQ(standard.card_total(), 90);
    EXPECT_EQ(match.state.seats.size(), 4u);
    for (const Seat &seat : match.state.seats)
        EXPECT_EQ(seat.character, Character::in_hand) << "four Characters";
    EXPECT_EQ(sets * (1 + low_tokens), 18);
    EXPECT_EQ(standard.spaces(), 7);
    EXPECT_EQ(match.state.detective, 8);
}

/// Calls f(contenders) for every way in which four players can hold 0 to 3 cards of a good, and its laurel.
template <class F>
void for_every_contest(F &&f) {
    for (int code = 0; code < 4 * 4 * 4 * 4; ++code)
        for (int owner = -1; owner < 4; ++owner) {
            Contenders contenders{};
            for (int p = 0; p < 4; ++p)
                contenders[static_cast<std::size_t>(p)] = {(code >> (2 * p)) & 3, p == owner};
            if (owner >= 0 && contenders[static_cast<std::size_t>(owner)].count == 0) continue;
            f(contenders);
        }
}

TEST(ToitsSetup, SixSetsOfOneHighAndTwoLowTokens) {
    covers("TOI-1.2");
    EXPECT_TRUE(std::ranges::equal(
        set_names,
        std::to_array<std::string_view>({"jewels", "gold", "paintings", "gems", "statues", "feathers"})));
    EXPECT_EQ(standard.tokens.size(), 6u);
    for (const auto empty : {EmptyMajority::no_token, EmptyMajority::runner_up})
        for (const auto triple : {BehindTripleTie::no_token, BehindTripleTie::low_token})
            for_every_contest([&](const Contenders &contenders) {
                const Awards awards =
                    award_tokens(contenders, 4, {.empty_majority = empty, .behind_triple_tie = triple});
                EXPECT_LE(std::ranges::count(awards, Token::high), 1);
                EXPECT_LE(std::ranges::count(awards, Token::low), 2);
            });
}

TEST(ToitsSetup, FifteenCardsAreTheSupplyAndTheRestTheDrawPile) {
    covers("TOI-1.3");
    const Match match;
    EXPECT_EQ(match.state.supply, 15);
    EXPECT_EQ(match.state.draw_pile, 75);
    for (std::size_t row = 0; row < standard.cards.size(); ++row)
        EXPECT_EQ(match.state.unseen[row], standard.cards[row].copies) << "one bag holds all of them";
    EXPECT_EQ(match.state.unseen.total(), 90);
    EXPECT_TRUE(match.state.discard.empty());
    expect_board(match, "");
}

TEST(ToitsSetup, DiscardedCardsAreOutOfTheGame) {
    covers("TOI-1.4");
    for (int i = 0; i < ville::tests::how_many(20, 2000); ++i) {
        Rng rng(14, static_cast<std::uint32_t>(i), stream::chance, 0);
        Match match(2 + i % 3);
        while (match.step() != Step::over) {
            const State before = match.state;
            match.play_at_random(rng);
            for (std::size_t row = 0; row < max_rows; ++row) {
                ASSERT_GE(match.state.discard[row], before.discard[row]) << "nothing comes back";
                ASSERT_LE(match.state.unseen[row], before.unseen[row]) << "nothing is shuffled in";
            }
        }
        ASSERT_EQ(match.state.reshuffled, 0);
    }
}

TEST(ToitsSetup, EveryPlayerHasACharacterInHandWithoutChoosing) {
    covers("TOI-1.5");
    for (int players = 2; players <= 4; ++players) {
        const Match match(players);
        expect_luck(match, "reveal"); // the first thing that happens: no choice comes before
        for (int seat = 0; seat < players; ++seat) {
            EXPECT_EQ(match.seat(seat).character, Character::in_hand);
            expect_holds(match, seat, "");
        }
    }
}

TEST(ToitsSetup, TheLeadBeginsWhereTheCallerSaysAndGoesRound) {
    covers("TOI-1.6");
    for (int players = 2; players <= 4; ++players)
        for (int first = 0; first < players; ++first) {
            Match match(players, {}, standard, first);
            ASSERT_EQ(match.events.size(), 1u);
            for (int turn = 1; turn <= 2 * players; ++turn) {
                const int leader = (first + turn - 1) % players;
                const Event &started = match.events.back();
                EXPECT_EQ(started.type, event::turn_started);
                EXPECT_EQ(started.player, leader);
                EXPECT_EQ(started.arg[0], turn);
                EXPECT_EQ(match.state.leader, leader);
                match.finish_turn();
            }
        }
}

TEST(ToitsSetup, TheNumberOfPlayersChangesNothing) {
    covers("TOI-1.7");
    for (int players = 3; players <= 4; ++players) {
        State state = Match(players).state;
        state.players = 2;
        EXPECT_EQ(state, Match(2).state) << "same piles, same board, same detective";
    }
}

TEST(ToitsSetup, EverythingIsOpenButTheOrderOfThePiles) {
    covers("TOI-1.8");
    Match match(4, {.several_cards = SeveralCards::all_at_once});
    match.holds(ada, "gems.feather gems.vp1!").holds(chloe, "gold.laurel").character(dan, Character::statues);
    match.lay("gold.arrow3 gems.arrow1 gold.feather").play("take 2");
    const Observation seen = observe(match.edition, match.state, bao);
    for (const Viewer viewer : every_viewer)
        EXPECT_EQ(observe(match.edition, match.state, viewer), seen) << int{viewer};

    ASSERT_EQ(seen.seats.size(), 4u);
    EXPECT_EQ(seen.seats[ada].cards, match.seat(ada).cards) << "every collection";
    EXPECT_EQ(seen.seats[dan].character, Character::statues) << "every Character";
    EXPECT_EQ(seen.seats[chloe].character, Character::in_hand);
    EXPECT_EQ(seen.draw_pile, match.state.draw_pile) << "the sizes of the piles";
    EXPECT_EQ(seen.supply, 15);
    EXPECT_EQ(seen.detective, 4);
    ASSERT_EQ(seen.board.size(), 2u) << "the board";
    EXPECT_EQ(seen.board[0], (BoardCard{1, card("gold.arrow3")}));
    EXPECT_EQ(seen.board[1], (BoardCard{3, card("gold.feather")}));
    ASSERT_EQ(seen.chosen.size(), 1u) << "a card that waits";
    EXPECT_EQ(seen.unseen, match.state.unseen) << "what lies face down, but not in which order";
}

TEST(ToitsSetup, EveryEventIsPublic) {
    covers("TOI-1.8");
    for (const EventSpec &spec : event_specs)
        for (const Viewer viewer : every_viewer) {
            Event event{.type = spec.type, .player = bao, .arg = {1, 2, 3}};
            const Event sent = event;
            EXPECT_TRUE(redact(event, visibility(event), viewer)) << spec.name;
            EXPECT_EQ(event, sent) << spec.name;
        }
}

TEST(ToitsSetup, ThereIsNothingToGuess) {
    covers("TOI-1.8");
    Match match;
    match.holds(ada, "gold.laurel").lay("gems.vp1 gold.arrow3");
    Rng rng(1, 0, stream::determinization, 0);
    for (const Viewer viewer : every_viewer) {
        State guess = match.state;
        determinize(match.edition, guess, viewer, rng);
        EXPECT_EQ(guess, match.state) << "which card comes next is not in the state, so nobody can peek";
    }
}

/// A view shows the table as it is.
void expect_view(const Match &match) {
    const State &state = match.state;
    const Observation seen = observe(match.edition, state, public_viewer);
    EXPECT_EQ(seen.options, state.options);
    EXPECT_EQ(seen.players, state.players);
    EXPECT_EQ(seen.first, state.first);
    EXPECT_EQ(seen.step, match.step());
    EXPECT_EQ(seen.phase, phase_of(match.step()));
    EXPECT_EQ(seen.actor, actor(state));
    EXPECT_EQ(seen.turn, state.turn);
    EXPECT_EQ(seen.leader, state.leader);
    EXPECT_EQ(seen.detective, state.detective);
    EXPECT_EQ(seen.placed, state.placed);
    EXPECT_EQ(seen.result, state.result);
    EXPECT_EQ(seen.must_take != 0, match.why("pass") == "must_take");
    EXPECT_EQ(seen.still_owed, state.result == Result::ordinary ? state.owed : 0);
    EXPECT_EQ(static_cast<int>(seen.board.size()), cards_on_board(state));
    for (const BoardCard &lying : seen.board) EXPECT_EQ(state.board[lying.space - 1u], lying.card);
    EXPECT_EQ(seen.chosen, state.chosen);
    EXPECT_EQ(seen.pending, state.pending);
    EXPECT_EQ(seen.draw_pile, state.draw_pile);
    EXPECT_EQ(seen.supply, state.supply);
    EXPECT_EQ(seen.unseen, state.unseen);
    EXPECT_EQ(seen.supply_cards, state.supply_cards);
    EXPECT_EQ(seen.discard, state.discard);
    ASSERT_EQ(seen.seats.size(), state.players);
    for (std::size_t p = 0; p < state.players; ++p) {
        EXPECT_EQ(seen.seats[p].character, state.seats[p].character);
        EXPECT_EQ(seen.seats[p].cards, state.seats[p].cards);
    }
}

TEST(ToitsSetup, AViewShowsTheWholeTable) {
    covers("TOI-1.8");
    Edition scarce = standard;
    scarce.supply_cards = 2;
    for (int i = 0; i < ville::tests::how_many(12, 500); ++i) {
        Rng rng(18, static_cast<std::uint32_t>(i), stream::chance, 0);
        Match match(2 + i % 3, random_options(rng), scarce, i % 2);
        for (expect_view(match); match.step() != Step::over; expect_view(match)) match.play_at_random(rng);
        ASSERT_FALSE(HasFailure()) << "match " << i;
    }
}

TEST(ToitsSetup, AViewCountsWhatPlayersCount) {
    covers("TOI-1.8");
    Match match(2);
    match.holds(ada, "gold.laurel gold.vp2! gold.feather! gems.feather gems.feather")
        .character(ada, Character::gold);
    const SeatView view = observe(match.edition, match.state, public_viewer).seats[ada];
    EXPECT_EQ(view.counts, (std::array<std::uint8_t, 5>{0, 4, 0, 2, 0}))
        << "the Character is one of the four";
    EXPECT_EQ(view.alarms, (std::array<std::uint8_t, 5>{0, 2, 0, 0, 0}));
    EXPECT_EQ(view.feathers, 3);
    EXPECT_EQ(view.points, 3);

    match.holds(bao, "jewels.plain!"); // his Character is in hand and counts nowhere
    const SeatView other = observe(match.edition, match.state, public_viewer).seats[bao];
    EXPECT_EQ(other.counts, (std::array<std::uint8_t, 5>{1, 0, 0, 0, 0}));
    EXPECT_EQ(other.alarms, (std::array<std::uint8_t, 5>{1, 0, 0, 0, 0}));
}

} // namespace
} // namespace ville::toits::tests
