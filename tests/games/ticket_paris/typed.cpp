// Ticket to Ride: Paris through its C header: the view, the actions, and the answers for front ends.
#include "support.hpp"

#include <array>
#include <memory>

#include <ville.h>
#include <ville/ticket_paris.h>

namespace ville::ticket_paris::tests {
namespace {

/// A match that chance has led to its first turn, or further.
class TicketParisTyped : public testing::Test {
protected:
    void SetUp() override {
        ville_match_config config;
        ville_match_config_init(&config, sizeof config);
        config.game = ville_game_find("ticket_paris");
        config.players = 3;
        config.seed = 11;
        ASSERT_EQ(ville_match_create(&config, nullptr, &match, nullptr), VILLE_OK);
    }
    void TearDown() override { ville_match_destroy(match); }

    /// Plays on with the index-th action each time.
    void play(int plies, uint32_t index = 3) {
        for (; plies > 0 && ville_match_actor(match) >= 0; --plies) {
            const int32_t seat = ville_match_actor(match);
            std::array<ville_action, VILLE_TICKET_PARIS_MAX_ACTIONS> actions;
            uint32_t count = 0;
            ASSERT_EQ(ville_match_legal_actions(match, seat, actions.data(), actions.size(), &count),
                      VILLE_OK);
            ASSERT_EQ(ville_match_apply(match, seat, actions[index % count], nullptr), VILLE_OK);
        }
    }
    ville_ticket_paris_view view(int32_t viewer) const {
        ville_ticket_paris_view seen{};
        seen.struct_size = sizeof seen;
        EXPECT_EQ(ville_ticket_paris_get_view(match, viewer, &seen), VILLE_OK);
        return seen;
    }

    ville_match *match = nullptr;
};

TEST_F(TicketParisTyped, ViewsHideWhatTheViewerMayNotKnow) {
    covers("TIC-3.12", "TIC-3.13", "TIC-5.7");
    play(30);
    const ville_ticket_paris_view all = view(VILLE_OMNISCIENT);
    const ville_ticket_paris_view open = view(VILLE_PUBLIC);
    int cards = 0;
    for (int kind = 0; kind < VILLE_TICKET_PARIS_MAX_KINDS; ++kind) {
        EXPECT_EQ(open.deck[kind], 0);
        cards += all.deck[kind];
    }
    EXPECT_EQ(cards, all.deck_size);
    for (int seat = 0; seat < 3; ++seat) {
        const ville_ticket_paris_seat &mine = view(seat).seats[seat];
        EXPECT_EQ(mine.sees_hand, 1);
        EXPECT_EQ(open.seats[seat].sees_hand, 0);
        EXPECT_EQ(open.seats[seat].hand_size, mine.hand_size);
        EXPECT_EQ(open.seats[seat].ticket_count, mine.ticket_count);
        int held = 0;
        for (int kind = 0; kind < VILLE_TICKET_PARIS_MAX_KINDS; ++kind) {
            held += mine.hand[kind];
            EXPECT_EQ(open.seats[seat].hand[kind], 0);
        }
        EXPECT_EQ(held, mine.hand_size);
        for (uint32_t i = 0; i < mine.ticket_count; ++i) {
            EXPECT_NE(mine.tickets[i], VILLE_TICKET_PARIS_HIDDEN);
            EXPECT_EQ(open.seats[seat].tickets[i], VILLE_TICKET_PARIS_HIDDEN);
        }
    }
}

TEST_F(TicketParisTyped, ActionsThereAndBack) {
    covers("TIC-4.7");
    const ville_ticket_paris_action claim{VILLE_TICKET_PARIS_ACTION_CLAIM_ROUTE, 0, 13, 1, 2, 0, 0};
    ville_action word = 0;
    ASSERT_EQ(ville_ticket_paris_pack_action(&claim, &word), VILLE_OK);
    EXPECT_EQ(word, pack(claim_of(13, 1, {.buses = 2})));
    ville_ticket_paris_action again{};
    ASSERT_EQ(ville_ticket_paris_unpack_action(word, &again), VILLE_OK);
    EXPECT_EQ(again.route, 13);
    EXPECT_EQ(again.track, 1);
    EXPECT_EQ(again.buses, 2);
    for (const ville_ticket_paris_action &wrong : {ville_ticket_paris_action{0, 0, 0, 0, 0, 0, 0},
                                                   {14, 0, 0, 0, 0, 0, 0},
                                                   {3, 0, 81, 0, 0, 0, 0},
                                                   {3, 1, 13, 0, 0, 0, 0},
                                                   {1, 9, 0, 0, 0, 0, 0},
                                                   {2, 1, 0, 0, 0, 0, 0},
                                                   {9, 0, 0, 0, 0, 0, 61}})
        EXPECT_EQ(ville_ticket_paris_pack_action(&wrong, &word), VILLE_ERR_ARGUMENT) << wrong.kind;
    EXPECT_EQ(ville_ticket_paris_unpack_action(0, &again), VILLE_ERR_ARGUMENT);
}

TEST_F(TicketParisTyped, ClaimsAreThoseOfTheLegalList) {
    covers("TIC-4.2");
    for (int step = 0; step < 60 && ville_match_actor(match) >= 0; ++step) {
        const int32_t seat = ville_match_actor(match);
        std::array<ville_action, VILLE_TICKET_PARIS_MAX_ACTIONS> legal;
        std::array<ville_action, VILLE_TICKET_PARIS_MAX_ACTIONS> claims;
        uint32_t count = 0;
        uint32_t claim_count = 0;
        ASSERT_EQ(ville_match_legal_actions(match, seat, legal.data(), legal.size(), &count), VILLE_OK);
        ASSERT_EQ(ville_ticket_paris_claims(match, seat, seat, claims.data(), claims.size(), &claim_count),
                  VILLE_OK);
        if (view(seat).phase == VILLE_TICKET_PARIS_PHASE_TURN) {
            uint32_t found = 0;
            for (uint32_t i = 0; i < count; ++i)
                if (legal[i] >> kind_shift == VILLE_TICKET_PARIS_ACTION_CLAIM_ROUTE) {
                    ASSERT_LT(found, claim_count);
                    EXPECT_EQ(legal[i], claims[found++]);
                }
            EXPECT_EQ(found, claim_count);
        }
        for (const int32_t viewer : {(seat + 1) % 3, int32_t{VILLE_PUBLIC}}) {
            ASSERT_EQ(
                ville_ticket_paris_claims(match, viewer, seat, claims.data(), claims.size(), &claim_count),
                VILLE_OK);
            EXPECT_EQ(claim_count, 0u) << "somebody else's hand";
        }
        play(1, static_cast<uint32_t>(step));
    }
}

TEST_F(TicketParisTyped, AMissingWayIsToldAndThenTheWay) {
    covers("TIC-7.6");
    ville_ticket_paris_ticket_state hint{};
    hint.struct_size = sizeof hint;
    ASSERT_EQ(ville_ticket_paris_get_ticket_state(match, 0, 18, &hint), VILLE_OK);
    EXPECT_EQ(hint.completed, 0);
    EXPECT_EQ(hint.possible, 1);
    EXPECT_EQ(hint.spaces, 3);
    ASSERT_EQ(hint.route_count, 3u);
    EXPECT_EQ(hint.routes[0], 7) << "from Montparnasse";
    EXPECT_EQ(hint.routes[1], 2);
    EXPECT_EQ(hint.routes[2], 3) << "to the Opéra";
    EXPECT_EQ(hint.missing[0] + hint.missing[1] + hint.missing[2], 3);
    EXPECT_EQ(ville_ticket_paris_get_ticket_state(match, 0, 21, &hint), VILLE_ERR_UNKNOWN);
    EXPECT_EQ(ville_ticket_paris_get_ticket_state(match, 3, 18, &hint), VILLE_ERR_ARGUMENT);
}

TEST(TicketParisWays, ByOwnTracksOrByOpenOnes) {
    covers("TIC-7.6", "TIC-4.6");
    Match match;
    const Ticket &ticket = match.edition.tickets[17]; // Montparnasse - Opéra
    match.owns(ada, 7).owns(bao, 2); // with two players the Louvre - Saint-Germain is closed now
    Way way = missing_way(match.edition, match.state, ada, ticket);
    EXPECT_TRUE(way.found);
    EXPECT_EQ(way.spaces, 4) << "by way of the Quartier Latin and Notre-Dame";
    EXPECT_FALSE(completed_way(match.edition, match.state, ada, ticket).found);
    match.owns(ada, 5).owns(ada, 1).owns(ada, 4).owns(ada, 3);
    way = completed_way(match.edition, match.state, ada, ticket);
    ASSERT_TRUE(way.found);
    EXPECT_EQ(way.connections.size(), 5u);
    EXPECT_EQ(way.spaces, 0);
    Match cut; // Opéra: routes 3, 15, 17, 23, 30
    for (const int route : {3, 15, 17, 23, 30}) cut.owns(bao, route);
    EXPECT_FALSE(missing_way(cut.edition, cut.state, ada, ticket).found);
}

TEST(TicketParisTypedEdition, TellsWhatTheBoxPrints) {
    covers("TIC-1.2", "TIC-1.4");
    ville_edition *edition = nullptr;
    ASSERT_EQ(ville_edition_builtin(ville_game_find("ticket_paris"), 0, &edition, nullptr), VILLE_OK);
    const std::unique_ptr<ville_edition, void (*)(ville_edition *)> owner(edition, ville_edition_destroy);
    ville_ticket_paris_edition box{};
    box.struct_size = sizeof box;
    ASSERT_EQ(ville_ticket_paris_get_edition(edition, &box), VILLE_OK);
    EXPECT_EQ(box.place_count, 17u);
    EXPECT_EQ(box.route_count, 32u);
    EXPECT_EQ(box.ticket_count, 20u);
    EXPECT_STREQ(box.colours[5].key, "purple");
    EXPECT_STREQ(box.places[16].key, "tour_eiffel");
    EXPECT_EQ(box.flag_colour[0] + box.flag_colour[1] + box.flag_colour[2], 3);
    EXPECT_EQ(box.certainty_map, VILLE_TICKET_PARIS_CERTAINTY_RECONSTRUCTION);
    char text[64];
    ASSERT_EQ(ville_ticket_paris_card_label(edition, 6, "fr", text, sizeof text, nullptr), VILLE_OK);
    EXPECT_STREQ(text, "bus");
    ASSERT_EQ(ville_ticket_paris_card_label(edition, 2, "fr", text, sizeof text, nullptr), VILLE_OK);
    EXPECT_STREQ(text, "blanc");
    ASSERT_EQ(ville_ticket_paris_route_text(edition, 3, "en", text, sizeof text, nullptr), VILLE_OK);
    EXPECT_STREQ(text, "Louvre – Opéra");
    ASSERT_EQ(ville_ticket_paris_ticket_text(edition, 18, "en", text, sizeof text, nullptr), VILLE_OK);
    EXPECT_STREQ(text, "Montparnasse – Opéra (3)");
    ASSERT_EQ(ville_ticket_paris_place_label(edition, 10, nullptr, text, sizeof text, nullptr), VILLE_OK);
    EXPECT_STREQ(text, "Opéra");
    EXPECT_EQ(ville_ticket_paris_card_label(edition, 7, "en", text, sizeof text, nullptr), VILLE_ERR_UNKNOWN);
    EXPECT_EQ(ville_ticket_paris_route_text(edition, 0, "en", text, sizeof text, nullptr), VILLE_ERR_UNKNOWN);
}

} // namespace
} // namespace ville::ticket_paris::tests
