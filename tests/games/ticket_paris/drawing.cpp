// docs/rules/ticket_paris.md, chapters 1 to 3: the box, set-up, the market and drawing cards.
#include "support.hpp"

#include <algorithm>
#include <array>

#include "support/tier.hpp"

namespace ville::ticket_paris::tests {
namespace {

// ---- The box

TEST(TicketParisBox, FifteenBusesForEachOfTwoToFourPlayers) {
    covers("TIC-1.1");
    EXPECT_EQ(Game::min_players, 2);
    EXPECT_EQ(Game::max_players, 4);
    for (int players = 2; players <= 4; ++players) {
        const Match match(players);
        for (int seat = 0; seat < 4; ++seat)
            EXPECT_EQ(match.state.seats[static_cast<std::size_t>(seat)].buses, seat < players ? 15 : 0);
    }
}

TEST(TicketParisBox, SixColoursInOrderAndTheBusLast) {
    covers("TIC-1.2");
    constexpr std::array<std::string_view, 7> words{"red",   "blue",   "white", "yellow",
                                                    "green", "purple", "bus"};
    for (int kind = 0; kind < 7; ++kind)
        EXPECT_EQ(Game::edition_word(standard, card_words, kind), words[static_cast<std::size_t>(kind)]);
    EXPECT_EQ(Game::edition_word(standard, card_words, 7), "");
    EXPECT_EQ(Game::edition_word(standard, card_words, -1), "");
    EXPECT_EQ(standard.bus(), 6);
}

TEST(TicketParisBox, FortyFourCards) {
    covers("TIC-1.3");
    EXPECT_EQ(standard.card_total(), 44);
    for (std::size_t kind = 0; kind < 6; ++kind) EXPECT_EQ(standard.cards_of(kind), 6);
    EXPECT_EQ(standard.cards_of(6), 8);
    EXPECT_EQ(standard.cards_of(7), 0);
}

TEST(TicketParisBox, TheLengthDecidesTheColours) {
    covers("TIC-1.4");
    for (const Connection &connection : standard.connections) {
        ASSERT_GE(connection.length, 1);
        ASSERT_LE(connection.length, 3);
        for (const std::uint8_t colour : connection.tracks)
            EXPECT_EQ(colour / 2 + 1, connection.length) << int{connection.id};
    }
}

TEST(TicketParisBox, ThirtyTwoConnections) {
    covers("TIC-1.5");
    std::array<int, 4> all{};
    std::array<int, 4> singles{};
    for (const Connection &connection : standard.connections) {
        ++all[connection.length];
        singles[connection.length] += connection.tracks.size() == 1;
    }
    EXPECT_EQ(all, (std::array<int, 4>{0, 12, 12, 8}));
    EXPECT_EQ(singles, (std::array<int, 4>{0, 1, 2, 4}));
}

TEST(TicketParisBox, MapAndTicketsSayThatTheyAreReconstructed) {
    covers("TIC-1.6");
    EXPECT_EQ(standard.certainty.map, Certainty::reconstruction);
    EXPECT_EQ(standard.certainty.tickets, Certainty::reconstruction);
    EXPECT_EQ(standard.places.size(), 17u);
    EXPECT_EQ(standard.tickets.size(), 20u);
}

// ---- Set-up

TEST(TicketParisSetup, TheCallerNamesTheFirstPlayerAndPlayGoesRound) {
    covers("TIC-2.1");
    for (int players = 2; players <= 4; ++players)
        for (int first = 0; first < players; ++first) {
            Match match(Match::FromTheStart{}, players, {}, standard, first);
            Rng rng(1, static_cast<std::uint32_t>(players * 4 + first), 77, 0);
            for (int turn = 1; turn <= 2 * players; ++turn) {
                while (match.state.turn < turn) match.at_random(rng);
                EXPECT_EQ(match.state.active, (first + turn - 1) % players);
            }
        }
}

TEST(TicketParisSetup, CardsThenMarketThenTickets) {
    covers("TIC-2.2", "TIC-2.3", "TIC-2.4", "TIC-2.6");
    Match match(Match::FromTheStart{}, 3, {}, standard, bao);
    std::vector<Player> served;
    for (int i = 0; i < 6; ++i) {
        EXPECT_EQ(match.asked(), "deal_start_cards: chance");
        match.deal("red");
        served.push_back(match.event_of(event::card_dealt).player);
    }
    EXPECT_EQ(served, (std::vector<Player>{1, 1, 2, 2, 0, 0})) << "each seat in full";
    for (int slot = 0; slot < 5; ++slot) {
        EXPECT_EQ(match.asked(), "reveal_card: chance");
        match.reveal("blue");
        EXPECT_EQ(match.event_of(event::card_revealed).arg[0], slot);
    }
    served.clear();
    for (int ticket = 1; ticket <= 6; ++ticket) {
        EXPECT_EQ(match.asked(), "deal_start_tickets: chance");
        match.deal_ticket(ticket);
        served.push_back(match.event_of(event::ticket_dealt).player);
    }
    EXPECT_EQ(served, (std::vector<Player>{1, 1, 2, 2, 0, 0}));
    EXPECT_EQ(match.asked(), "keep_start_tickets: bao");
}

TEST(TicketParisSetup, ThreeBusesAreSweptInSetUpToo) {
    covers("TIC-2.3", "TIC-3.3");
    Match match(Match::FromTheStart{}, 2);
    for (int i = 0; i < 4; ++i) match.deal("red");
    match.reveal("bus bus bus blue");
    EXPECT_EQ(match.told(event::market_swept), 0) << "not before the fifth card";
    match.reveal("blue");
    EXPECT_EQ(match.event_of(event::market_swept).arg[0], 3);
    EXPECT_EQ(match.asked(), "reveal_card: chance");
    EXPECT_EQ(match.face_up_cards(), "- - - - -");
    EXPECT_EQ(match.state.discard.total(), 5);
    match.reveal("green green green green green");
    EXPECT_EQ(match.asked(), "deal_start_tickets: chance");
}

TEST(TicketParisSetup, EachKeepsOneOrBoth) {
    covers("TIC-2.5");
    Match match(Match::FromTheStart{}, 3);
    match.luck();
    EXPECT_EQ(match.asked(), "keep_start_tickets: ada");
    EXPECT_EQ(match.legal(), (std::vector<Action>{keep_all, give_back(1), give_back(2)}));
    match.play(give_back(2));
    EXPECT_EQ(match.event_of(event::tickets_kept).arg[0], 1) << "the last one is kept at once";
    EXPECT_EQ(match.state.returned.size(), 1u) << "under the deck at once";
    EXPECT_EQ(match.asked(), "keep_start_tickets: bao");
    EXPECT_EQ(match.why(give_back(1)), "ticket_not_offered");
    match.play(keep_all);
    EXPECT_EQ(observe(match.edition, match.state, public_viewer).seats[bao].ticket_count, 2)
        << "how many is public";
    match.play(keep_all);
    EXPECT_EQ(match.asked(), "turn: ada");
}

TEST(TicketParisSetup, NothingIsAskedWhereNothingCanBeReturned) {
    covers("TIC-2.5");
    Edition literal = standard;
    literal.start_tickets_kept = 2;
    Match match(Match::FromTheStart{}, 4, {}, literal);
    match.luck();
    EXPECT_EQ(match.asked(), "turn: ada");
    EXPECT_EQ(match.told(event::tickets_kept), 4);
    EXPECT_EQ(match.state.held.size(), 8u);
}

// ---- The market

TEST(TicketParisMarket, ThreeBusesSweepIt) {
    covers("TIC-3.1");
    Match match;
    match.market("bus bus red blue white").take("red").reveal("bus");
    EXPECT_EQ(match.told(event::market_swept), 1);
    EXPECT_EQ(match.asked(), "reveal_card: chance");
    match.reveal("green green green green green");
    EXPECT_EQ(match.asked(), "second_card: ada");
    EXPECT_EQ(match.state.discard[match.kind("bus")], 3);
}

TEST(TicketParisMarket, ReshuffleFillTest) {
    covers("TIC-3.2", "TIC-3.3");
    Match match;
    match.hand(ada, "red white white");
    match.market("bus bus red blue white").deck("bus", bao); // one card in the deck, none discarded
    match.forget().take("red");
    EXPECT_EQ(match.asked(), "reveal_card: chance");
    match.reveal("bus"); // the deck is empty now, and the market full of buses
    EXPECT_EQ(match.told(event::market_swept), 0) << "nothing would be turned up";
    EXPECT_EQ(match.face_up_cards(), "bus bus bus blue white");
    match.take("blue"); // ends ada's action: the place cannot be filled
    EXPECT_EQ(match.face_up_cards(), "bus bus bus - white");
    EXPECT_EQ(match.asked(), "turn: bao");
    match.claim(1, 0); // a card comes back: the deck, the free place, then the buses
    EXPECT_EQ(match.told(event::deck_reshuffled), 1);
    EXPECT_EQ(match.asked(), "reveal_card: chance");
    match.reveal("red");
    EXPECT_EQ(match.told(event::market_swept), 0) << "deck and discard pile are empty again";
    EXPECT_EQ(match.face_up_cards(), "bus bus bus red white");
}

TEST(TicketParisMarket, TheDeckTakesTheSweptCardsInTheMiddleOfASweep) {
    covers("TIC-3.3");
    Match match;
    match.market("bus bus red blue white").deck("bus green", bao).forget();
    match.take("red").reveal("bus");
    EXPECT_EQ(match.told(event::market_swept), 1);
    match.reveal("green");
    EXPECT_EQ(match.told(event::deck_reshuffled), 1);
    EXPECT_EQ(match.state.deck.total(), 5) << "the five cards just discarded";
    match.reveal("blue white bus bus");
    EXPECT_EQ(match.face_up_cards(), "green blue white bus bus");
    EXPECT_EQ(match.state.deck.total(), 1);
}

/// The market has four buses and a white card, the deck three buses, a red and a blue one; all other cards are in bao's
/// hand: swept by the letter of the rule, two sets of five cards would change places without end.
Match endless_position(Options options = {}) {
    Match match(2, options);
    match.market("bus bus bus bus white").deck("bus bus bus red blue", bao);
    return match;
}

TEST(TicketParisMarket, SweepsComeToAnEnd) {
    covers("TIC-3.4", "TIC-3.5");
    for (std::uint8_t stop = 1; stop <= 10; ++stop) {
        Match match = endless_position({.bus_refresh_stop = stop});
        EXPECT_EQ(coloured_cards_about(match.edition, match.state), 3);
        match.state.sweeps = stop; // as it stands there, it has been swept as often as may be
        EXPECT_STREQ(check(match.edition, match.state), nullptr);
        match.state.sweeps = 0;
        match.state.phase = Phase::reveal_card;
        match.state.next = Next::end_of_action;
        match.state.market[4] = no_card;
        match.state.deck.add(match.kind("white"));
        match.forget().reveal("white");
        int reveals = 0;
        while (match.state.phase == Phase::reveal_card) { // the same ten cards, five and five in turn
            match.play(chance_at(match.edition, match.state, 0));
            ASSERT_LT(++reveals, 100);
        }
        EXPECT_EQ(match.told(event::market_swept), stop);
        EXPECT_EQ(match.state.sweeps, stop);
        EXPECT_GE(face_up(match.state, match.kind("bus")), 3) << "it stands as it is";
        EXPECT_EQ(match.asked(), "turn: bao");
    }
}

TEST(TicketParisMarket, TheCountGoesBack) {
    covers("TIC-3.5");
    Match match = endless_position({.bus_refresh_stop = 3});
    match.state.sweeps = 3;
    match.blind("bus").play(draw_blind).deal("bus"); // blind draws do not change it
    EXPECT_EQ(match.state.sweeps, 3);
    EXPECT_EQ(match.asked(), "turn: bao");
    match.claim(1, 0);
    EXPECT_EQ(match.state.sweeps, 3) << "nor does a claim";
    match.take("bus"); // a face-up card does: then the market may be swept again
    EXPECT_EQ(match.state.sweeps, 0);
}

TEST(TicketParisMarket, TooFewColouredCardsStopASweep) {
    covers("TIC-3.4");
    Match match;
    match.market("bus bus bus bus white").deck("bus bus red", bao);
    EXPECT_EQ(coloured_cards_about(match.edition, match.state), 2);
    EXPECT_STREQ(check(match.edition, match.state), nullptr) << "it stands";
    match.state.seats[bao].hand.remove(match.kind("blue"));
    match.state.deck.add(match.kind("blue"));
    EXPECT_STREQ(check(match.edition, match.state), "the market is out of order")
        << "with a third it would be swept";
}

TEST(TicketParisMarket, AShortMarketIsNeverSwept) {
    covers("TIC-3.4");
    Match match;
    match.market("bus bus bus red blue").deck("", bao).forget();
    match.take("red");
    EXPECT_EQ(match.face_up_cards(), "bus bus bus - blue");
    EXPECT_EQ(match.told(event::market_swept), 0);
    EXPECT_EQ(match.asked(), "second_card: ada");
}

// ---- Drawing

TEST(TicketParisDrawing, TwoCardsFromMarketOrDeckInAnyMix) {
    covers("TIC-3.6");
    for (const bool first_blind : {false, true})
        for (const bool second_blind : {false, true}) {
            Match match;
            first_blind ? match.blind("purple") : match.take("red");
            match.luck();
            EXPECT_EQ(match.asked(), "second_card: ada");
            second_blind ? match.blind("purple") : match.take("blue");
            match.luck();
            EXPECT_EQ(match.asked(), "turn: bao");
            EXPECT_EQ(match.state.seats[ada].hand.total(), 2);
        }
}

TEST(TicketParisDrawing, ABlindCardIsWeighedByTheDeck) {
    covers("TIC-3.6");
    Match match;
    match.deck("red red bus", bao).play(draw_blind);
    EXPECT_EQ(chance_total(match.edition, match.state), 3u);
    EXPECT_EQ(chance_weight(match.edition, match.state, {ActionKind::deal_card, match.kind("red")}), 2u);
    EXPECT_EQ(chance_weight(match.edition, match.state, {ActionKind::deal_card, match.kind("bus")}), 1u);
    EXPECT_EQ(match.why({ActionKind::deal_card, match.kind("blue")}), "not_an_outcome");
    EXPECT_EQ(match.why({ActionKind::deal_card, 7}), "bad_fields") << "the edition has no such card";
}

TEST(TicketParisDrawing, ACardIsLuckEvenIfItCanBeButOne) {
    covers("TIC-3.6", "TIC-3.2");
    Match match;
    match.market("red blue white green yellow").deck("purple purple", bao).play(draw_blind);
    EXPECT_EQ(match.asked(), "deal_card: chance");
    EXPECT_EQ(match.legal(), (std::vector<Action>{{ActionKind::deal_card, match.kind("purple")}}));
    match.deal("purple").take("red");
    EXPECT_EQ(match.asked(), "reveal_card: chance");
    EXPECT_EQ(match.legal(), (std::vector<Action>{{ActionKind::reveal_card, match.kind("purple")}}));
}

TEST(TicketParisDrawing, AFaceUpCardIsNamedByItsKind) {
    covers("TIC-3.7");
    Match match;
    match.market("blue red blue red green").take("red");
    EXPECT_EQ(match.event_of(event::card_taken).arg[0], 1) << "the lowest place";
    EXPECT_EQ(match.face_up_cards(), "blue - blue red green");
    EXPECT_EQ(match.asked(), "reveal_card: chance") << "in order before the second card";
    match.reveal("purple");
    EXPECT_EQ(match.count(ActionKind::take_face_up), 4) << "equal cards are one choice";
    EXPECT_EQ(match.why({ActionKind::take_face_up, match.kind("white")}), "not_face_up");
}

TEST(TicketParisDrawing, AFaceUpBusIsTheWholeAction) {
    covers("TIC-3.8");
    Match match;
    match.market("bus red blue white green").take("bus").reveal("bus");
    EXPECT_EQ(match.asked(), "turn: bao");
    match.take("red").luck();
    EXPECT_EQ(match.asked(), "second_card: bao");
    EXPECT_EQ(match.why({ActionKind::take_face_up, match.kind("bus")}), "bus_is_the_whole_action");
    match.blind("bus");
    EXPECT_EQ(match.in_hand(bao, "bus"), 1);
    EXPECT_EQ(match.asked(), "turn: ada");
    match.blind("bus");
    EXPECT_EQ(match.asked(), "second_card: ada") << "a bus drawn blind is a card like any other";
}

TEST(TicketParisDrawing, TheSecondCardIsCompulsoryUnlessNoneCanBeHad) {
    covers("TIC-3.9");
    Match match;
    match.market("bus bus red blue white");
    match.blind("green");
    EXPECT_EQ(match.why(stop_drawing), "second_card_compulsory");
    EXPECT_EQ(match.why(pass_turn), "wrong_phase");
    Match dry;
    dry.market("bus bus bus red bus").deck("", bao);
    dry.take("red");
    EXPECT_EQ(dry.asked(), "turn: bao") << "only buses lie face up, and no deck";
    EXPECT_EQ(dry.state.seats[ada].hand.total(), 1);
    EXPECT_EQ(dry.why(draw_blind), "deck_empty");
}

TEST(TicketParisDrawing, AHandHasNoLimit) {
    covers("TIC-3.10");
    Match match;
    match.deck("red blue white", ada);
    EXPECT_EQ(match.state.seats[ada].hand.total(), 36);
    match.blind("red").blind("blue");
    EXPECT_EQ(match.state.seats[ada].hand.total(), 38);
}

/// Nobody can have a card or a ticket any more; bao holds all cards.
Match empty_table(Options options = {}, int players = 2) {
    Match match(players, options);
    match.tickets_left({}, bao).market("").deck("", bao);
    return match;
}

TEST(TicketParisDrawing, OnlyThoseWhoCanDoNothingPass) {
    covers("TIC-3.11");
    Match match = empty_table();
    EXPECT_EQ(match.legal(), std::vector<Action>{pass_turn});
    match.play(pass_turn);
    EXPECT_EQ(match.event_of(event::passed).player, ada);
    EXPECT_EQ(match.asked(), "turn: bao");
    EXPECT_EQ(match.why(pass_turn), "an_action_is_possible");
    EXPECT_EQ(match.count(ActionKind::pass), 0);

    Match tickets(2);
    tickets.tickets_left({7}, bao).market("").deck("", bao);
    EXPECT_EQ(tickets.legal(), std::vector<Action>{draw_tickets}) << "an unwelcome action, but the only one";
    EXPECT_EQ(tickets.why(pass_turn), "an_action_is_possible");
    Match flags = empty_table();
    for (const char *colour : {"blue", "white", "red"})
        flags.state.seats[bao].hand.remove(flags.kind(colour));
    flags.state.seats[ada].kept = flags.edition.flag_mask();
    EXPECT_EQ(flags.legal(), std::vector<Action>{flag});
}

TEST(TicketParisDrawing, EverybodyKnowsWhatWasTakenFaceUp) {
    covers("TIC-3.12");
    Match match;
    match.market("white white red blue green").take("white").luck().take("white").luck();
    const auto known = [&](std::string_view card) {
        return observe(match.edition, match.state, bao).seats[ada].known[match.kind(card)];
    };
    EXPECT_EQ(known("white"), 2);
    match.blind("purple").blind("purple"); // bao
    EXPECT_EQ(observe(match.edition, match.state, ada).seats[bao].known.total(), 0)
        << "a blind draw is secret";
    match.blind("white").blind("white");
    EXPECT_EQ(known("white"), 2) << "four in hand, two of them known";
    match.play(draw_blind).luck().play(draw_blind).luck();
    match.claim(13, 0).luck(); // two white cards are paid
    EXPECT_EQ(known("white"), 0) << "it may be those: never below 0";
    EXPECT_EQ(match.in_hand(ada, "white"), 2);
    for (const Viewer viewer : every_viewer) {
        const SeatView seen = observe(match.edition, match.state, viewer).seats[ada];
        EXPECT_EQ(seen.hand_size, 2) << "public";
        EXPECT_EQ(seen.hand.total(), viewer == ada || viewer == omniscient ? 2 : 0) << int{viewer};
    }
}

TEST(TicketParisDrawing, WhatLiesInTheDeckIsToldToNobody) {
    covers("TIC-3.13");
    Match match;
    match.hand(bao, "red red bus");
    for (const Viewer viewer : every_viewer) {
        const Observation seen = observe(match.edition, match.state, viewer);
        EXPECT_EQ(seen.deck_size, 36);
        EXPECT_EQ(seen.deck.total(), viewer == omniscient ? 36 : 0) << int{viewer};
        EXPECT_EQ(seen.market.size(), 5u);
    }
}

TEST(TicketParisDrawing, AStandingMarketTellsSomethingAboutTheDeck) {
    covers("TIC-3.13");
    Match match;
    match.market("bus bus bus bus white").deck("bus bus red", bao);
    for (std::uint32_t i = 0; i < 200; ++i) {
        Rng rng(5, i, stream::determinization, 0);
        State guess = match.state;
        determinize(match.edition, guess, ada, rng);
        ASSERT_STREQ(check(match.edition, guess), nullptr);
        ASSERT_LE(guess.deck.total() - guess.deck[match.kind("bus")], 1) << "else it would have been swept";
    }
}

} // namespace
} // namespace ville::ticket_paris::tests
