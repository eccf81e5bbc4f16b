// docs/rules/ticket_paris.md, chapter 9: maps of one's own, and what is refused.
#include "support.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>

#include <ville.h>
#include <ville/ticket_paris.h>

#include "support/tier.hpp"

namespace ville::ticket_paris::tests {
namespace {

/// A fault as "/connections/3/a".
std::string place_of(const Fault &fault) {
    std::string place = "/" + std::string(fault.group);
    if (fault.row >= 0) place += "/" + std::to_string(fault.row);
    return fault.member.empty() ? place : place + "/" + std::string(fault.member);
}

/// The built-in edition with a change, and where the faults are then.
template <class Change>
std::vector<std::string> faults_with(Change &&change) {
    Edition edition = standard;
    change(edition);
    std::vector<std::string> places;
    for (const Fault &fault : check_edition(edition)) {
        EXPECT_FALSE(fault.what.empty());
        places.push_back(place_of(fault));
    }
    return places;
}

using Places = std::vector<std::string>;

TEST(TicketParisEditions, KeysAreTheirOwn) {
    covers("TIC-9.1");
    EXPECT_EQ(faults_with([](Edition &) {}), Places{});
    EXPECT_EQ(faults_with([](Edition &e) { e.places[3].key = ""; }), Places{"/places/3/key"});
    EXPECT_EQ(faults_with([](Edition &e) { e.places[3].key = e.places[0].key; }), Places{"/places/3/key"});
    EXPECT_EQ(faults_with([](Edition &e) { e.colours[2].key = "bus"; }), Places{"/colours/2/key"});
    EXPECT_EQ(faults_with([](Edition &e) { e.colours[2].key = "red"; }), Places{"/colours/2/key"});
    EXPECT_EQ(faults_with([](Edition &e) { e.connections[4].a = 17; }), Places{"/connections/4/a"});
    EXPECT_EQ(faults_with([](Edition &e) { e.tickets[4].b = 99; }), Places{"/tickets/4/b"});
    EXPECT_EQ(faults_with([](Edition &e) { e.connections[4].tracks[0] = 6; }), Places{"/connections/4/tracks"}) << "a track for buses alone there is not";
    EXPECT_EQ(faults_with([](Edition &e) { e.connections[4].tracks.clear(); }), Places{"/connections/4/tracks"});
}

TEST(TicketParisEditions, ThereAndBack) {
    covers("TIC-9.1");
    const PrintedEdition printed = print_edition(standard);
    EXPECT_EQ(printed.connections[0].a.view(), "notre_dame");
    EXPECT_EQ(printed.connections[12].tracks[1].view(), "yellow");
    EXPECT_EQ(printed.tickets[0].b.view(), "tour_eiffel");
    EXPECT_EQ(printed.flag_colours[2].view(), "red");
    Edition again;
    read_edition(printed, again);
    EXPECT_EQ(again, standard);
    PrintedEdition typo = printed;
    typo.tickets[2].a = "notre dame";
    typo.connections[7].tracks[0] = "rde";
    read_edition(typo, again);
    Places places;
    for (const Fault &fault : check_edition(again)) places.push_back(place_of(fault));
    EXPECT_EQ(places, (Places{"/connections/7/tracks", "/tickets/2/a"})) << "every fault with its place";
    EXPECT_EQ(faults_with([](Edition &e) { e.tickets[0].a = e.tickets[0].b = e.tickets[1].a = e.tickets[1].b = 255; }),
              (Places{"/tickets/0/a", "/tickets/0/b", "/tickets/1/a", "/tickets/1/b"}))
        << "what names nothing is not compared";
}

TEST(TicketParisEditions, Bounds) {
    covers("TIC-9.2");
    EXPECT_EQ(max_places, 40);
    EXPECT_EQ(max_connections, 80);
    EXPECT_EQ(max_tracks, 2);
    EXPECT_EQ(max_tickets, 60);
    EXPECT_EQ(max_colours, 8);
    EXPECT_EQ(max_length, 6);
    EXPECT_EQ(faults_with([](Edition &e) { e.buses = 61; }), Places{"/buses"});
    EXPECT_EQ(faults_with([](Edition &e) { e.face_up_cards = 6; }), Places{"/face_up_cards"});
    EXPECT_EQ(faults_with([](Edition &e) { e.flag_points = 100; }), Places{"/flag_points"});
    EXPECT_EQ(faults_with([](Edition &e) { e.route_points[1] = 100; }), Places{"/route_points/1"});
    EXPECT_EQ(faults_with([](Edition &e) { e.tickets[1].points = 100; }), Places{"/tickets/1/points"});
    EXPECT_EQ(faults_with([](Edition &e) { e.colours[0].cards = 163; }), Places{"/colours"}) << "201 cards";
    EXPECT_EQ(faults_with([](Edition &e) { e.colours[0].cards = 162; }), Places{});
    EXPECT_EQ(faults_with([](Edition &e) { e.drawn_tickets = 7; }), Places{"/drawn_tickets"});
    EXPECT_EQ(faults_with([](Edition &e) { e.connections[0].length = 0; }), Places{"/connections/0/length"});
}

TEST(TicketParisEditions, TheLongestListOfActions) {
    covers("TIC-9.2");
    Match match(2, {.flag_timing = FlagTiming::action_instead_of_turn});
    match.hand(ada, "red red blue blue white white yellow yellow green green green purple purple purple bus bus bus");
    EXPECT_EQ(match.legal().size(), 212u);

    Edition most = standard;
    most.buses = 60;
    most.colours.clear();
    most.flag_colours.clear();
    for (std::uint8_t colour = 0; colour < max_colours; ++colour) {
        most.colours.push_back({Key(std::string(1, static_cast<char>('a' + colour)).c_str()), {}, 20});
        most.flag_colours.push_back(colour);
    }
    most.bus_cards = 30;
    while (most.route_points.size() < max_length) most.route_points.push_back(9);
    most.places.clear();
    for (std::uint8_t place = 0; place < max_places; ++place) most.places.push_back({Key(("p" + std::to_string(place)).c_str()), {}, place, 0});
    most.connections.clear();
    for (const int step : {1, 2})
        for (std::uint8_t place = 0; place < max_places; ++place) {
            Connection connection{static_cast<std::uint8_t>(most.connections.size() + 1), place, static_cast<std::uint8_t>((place + step) % max_places), max_length, {}};
            connection.tracks.push_back(static_cast<std::uint8_t>(place % max_colours));
            connection.tracks.push_back(static_cast<std::uint8_t>((place + 1) % max_colours));
            most.connections.push_back(connection);
        }
    for (Ticket &ticket : most.tickets) ticket.b = static_cast<std::uint8_t>(ticket.a + 1 + ticket.id);
    ASSERT_TRUE(check_edition(most).empty()) << place_of(check_edition(most)[0]);
    Match large(Match::FromTheStart{}, 2, {}, most);
    large.luck();
    large.play(keep_all).play(keep_all);
    State &state = large.state;
    for (std::size_t kind = 0; kind <= max_colours; ++kind)
        for (int i = 0; i < 6; ++i) {
            state.deck.remove(kind);
            state.seats[ada].hand.add(kind);
        }
    for (std::uint8_t slot = 0; slot < max_slots; ++slot) {
        state.deck.add(state.market[slot]);
        state.market[slot] = slot;
        state.deck.remove(slot);
    }
    ASSERT_STREQ(check(large.edition, state), nullptr);
    EXPECT_EQ(large.legal().size(), 80u * 2 * 13 + 5 + 1 + 1);
    EXPECT_LE(large.legal().size(), Game::max_actions);
}

TEST(TicketParisEditions, NumbersAndPairs) {
    covers("TIC-9.3");
    EXPECT_EQ(faults_with([](Edition &e) { e.connections[2].id = 9; }), Places{"/connections/2/id"});
    EXPECT_EQ(faults_with([](Edition &e) { e.tickets[2].id = 0; }), Places{"/tickets/2/id"});
    EXPECT_EQ(faults_with([](Edition &e) { e.tickets[2].b = e.tickets[2].a; }), Places{"/tickets/2/b"});
    EXPECT_EQ(faults_with([](Edition &e) { e.tickets[2].a = e.tickets[1].b, e.tickets[2].b = e.tickets[1].a; }), Places{"/tickets/2/b"}) << "the same the other way round";
    EXPECT_EQ(faults_with([](Edition &e) { e.connections[2].a = e.connections[1].a, e.connections[2].b = e.connections[1].b; }), Places{"/connections/2/b"});
}

TEST(TicketParisEditions, EveryPlaceCanBeReached) {
    covers("TIC-9.4");
    EXPECT_EQ(faults_with([](Edition &e) { e.places.push_back({"île_seguin", {}, 0, 60}); }), Places{"/places/17"});
}

TEST(TicketParisEditions, EveryLengthHasAValue) {
    covers("TIC-9.5");
    const Places places = faults_with([](Edition &e) { e.route_points.pop_back(); });
    EXPECT_EQ(places.size(), 8u) << "the connections of three spaces";
    EXPECT_EQ(places[0], "/connections/24/length");
}

TEST(TicketParisEditions, EnoughForFourPlayers) {
    covers("TIC-9.6");
    EXPECT_EQ(faults_with([](Edition &e) { e.start_cards = 9; }), Places{});
    EXPECT_EQ(faults_with([](Edition &e) { e.start_cards = 10; }), Places{"/colours"});
    EXPECT_EQ(faults_with([](Edition &e) { e.start_tickets = 5; }), Places{});
    EXPECT_EQ(faults_with([](Edition &e) { e.start_tickets = 6; }), Places{"/tickets"});
}

TEST(TicketParisEditions, NumbersOfTicketsToKeep) {
    covers("TIC-9.7");
    EXPECT_EQ(faults_with([](Edition &e) { e.drawn_tickets_kept = 0; }), Places{"/drawn_tickets_kept"});
    EXPECT_EQ(faults_with([](Edition &e) { e.drawn_tickets_kept = 3; }), Places{"/drawn_tickets_kept"});
    EXPECT_EQ(faults_with([](Edition &e) { e.start_tickets_kept = 0; }), Places{});
    EXPECT_EQ(faults_with([](Edition &e) { e.start_tickets_kept = 3; }), Places{"/start_tickets_kept"});
}

TEST(TicketParisEditions, TheFlagHasAnyNumberOfColours) {
    covers("TIC-9.8");
    EXPECT_EQ(faults_with([](Edition &e) { e.flag_colours[1] = e.flag_colours[0]; }), Places{"/flag_colours/1"});
    EXPECT_EQ(faults_with([](Edition &e) { e.flag_colours[1] = 6; }), Places{"/flag_colours/1"});
    Edition none = standard;
    none.flag_colours.clear();
    ASSERT_TRUE(check_edition(none).empty());
    Match match(2, {}, none);
    match.hand(ada, "red");
    EXPECT_EQ(match.why(claim_of(1, 0, {.keep = 1})), "bad_keep");
    EXPECT_EQ(match.why(flag), "flag_incomplete");
}

TEST(TicketParisEditions, BusesAndSweeps) {
    covers("TIC-9.9");
    EXPECT_EQ(faults_with([](Edition &e) { e.final_round_buses = 15; }), Places{"/final_round_buses"});
    EXPECT_EQ(faults_with([](Edition &e) { e.refresh_buses = 6; }), Places{"/refresh_buses"});
    EXPECT_EQ(faults_with([](Edition &e) { e.refresh_buses = 0; }), Places{"/refresh_buses"});
    EXPECT_EQ(coloured_cards_needed(standard), 3);
    Edition other = standard;
    other.refresh_buses = 5;
    EXPECT_EQ(coloured_cards_needed(other), 1);
}

TEST(TicketParisEditions, CertaintyAndName) {
    covers("TIC-9.10");
    EXPECT_EQ(standard.id.view(), "ticket_paris_reconstruction_1");
    EXPECT_EQ(standard.certainty.rules, Certainty::sourced);
    EXPECT_EQ(standard.certainty.cards, Certainty::inferred);
    EXPECT_EQ(standard.certainty.map, Certainty::reconstruction);
    EXPECT_EQ(faults_with([](Edition &e) { e.id = ""; }), Places{"/id"});
}

// ---- A map of one's own, in a file and nowhere else

std::string file(const std::string &name) {
    std::ifstream in(std::string(VILLE_SOURCE_ROOT) + "/tests/data/" + name);
    std::ostringstream text;
    text << in.rdbuf();
    EXPECT_FALSE(text.str().empty()) << name;
    return text.str();
}

TEST(TicketParisEditions, AMapNeedsNoCompiler) {
    covers("TIC-9.1");
    const std::string text = file("ticket_paris_islands.json");
    const int32_t game = ville_game_find("ticket_paris");
    ville_edition *edition = nullptr;
    ville_error error{};
    ville_error_init(&error, sizeof error);
    ASSERT_EQ(ville_edition_from_json(game, text.data(), static_cast<uint32_t>(text.size()), &edition, &error), VILLE_OK) << error.text;
    ville_ticket_paris_edition figures{};
    figures.struct_size = sizeof figures;
    ASSERT_EQ(ville_ticket_paris_get_edition(edition, &figures), VILLE_OK);
    EXPECT_EQ(figures.place_count, 5u);
    EXPECT_EQ(figures.colour_count, 2u);
    EXPECT_EQ(figures.routes[2].length, 4);
    for (uint64_t seed = 0; seed < static_cast<uint64_t>(ville::tests::how_many(20, 500)); ++seed) {
        ville_match_config config;
        ville_match_config_init(&config, sizeof config);
        config.game = game;
        config.players = 2 + static_cast<int32_t>(seed % 3);
        config.seed = seed;
        ville_match *match = nullptr;
        ASSERT_EQ(ville_match_create(&config, edition, &match, &error), VILLE_OK) << error.text;
        for (int32_t seat = ville_match_actor(match); seat >= 0; seat = ville_match_actor(match)) {
            ville_action actions[VILLE_TICKET_PARIS_MAX_ACTIONS];
            uint32_t count = 0;
            ASSERT_EQ(ville_match_legal_actions(match, seat, actions, std::size(actions), &count), VILLE_OK);
            ASSERT_GT(count, 0u);
            ASSERT_EQ(ville_match_apply(match, seat, actions[(seed * 7 + count) % count], &error), VILLE_OK);
        }
        EXPECT_EQ(ville_match_actor(match), VILLE_NOBODY);
        ville_match_destroy(match);
    }
    ville_edition_destroy(edition);
}

} // namespace
} // namespace ville::ticket_paris::tests
