// docs/rules/ticket_paris.md, chapter 9: maps of one's own, and what is refused.
#include "support.hpp"

#include <algorithm>
#include <array>
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
    EXPECT_EQ(faults_with([](Edition &e) { e.connections[4].tracks[0] = 6; }),
              Places{"/connections/4/tracks"})
        << "a track for buses alone there is not";
    EXPECT_EQ(faults_with([](Edition &e) { e.connections[4].tracks.clear(); }),
              Places{"/connections/4/tracks"});
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
    EXPECT_EQ(faults_with([](Edition &e) {
                  e.tickets[0].a = e.tickets[0].b = e.tickets[1].a = e.tickets[1].b = 255;
              }),
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
    match.hand(
        ada,
        "red red blue blue white white yellow yellow green green green purple purple purple bus bus bus");
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
    for (std::uint8_t place = 0; place < max_places; ++place)
        most.places.push_back({Key(("p" + std::to_string(place)).c_str()), {}, place, 0});
    most.connections.clear();
    for (const int step : {1, 2})
        for (std::uint8_t place = 0; place < max_places; ++place) {
            Connection connection{static_cast<std::uint8_t>(most.connections.size() + 1),
                                  place,
                                  static_cast<std::uint8_t>((place + step) % max_places),
                                  max_length,
                                  {}};
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
    EXPECT_EQ(
        faults_with([](Edition &e) { e.tickets[2].a = e.tickets[1].b, e.tickets[2].b = e.tickets[1].a; }),
        Places{"/tickets/2/b"})
        << "the same the other way round";
    EXPECT_EQ(faults_with([](Edition &e) {
                  e.connections[2].a = e.connections[1].a, e.connections[2].b = e.connections[1].b;
              }),
              Places{"/connections/2/b"});
}

TEST(TicketParisEditions, EveryPlaceCanBeReached) {
    covers("TIC-9.4");
    EXPECT_EQ(faults_with([](Edition &e) {
                  e.places.push_back({"île_seguin", {}, 0, 60});
              }),
              Places{"/places/17"});
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
    EXPECT_EQ(faults_with([](Edition &e) { e.flag_colours[1] = e.flag_colours[0]; }),
              Places{"/flag_colours/1"});
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

// ---- What the rules page says about the reconstructed map

/// Fewest spaces between all places.
std::array<std::array<int, max_places>, max_places> distances(const Edition &edition) {
    std::array<std::array<int, max_places>, max_places> spaces{};
    for (auto &row : spaces) row.fill(99);
    for (std::size_t place = 0; place < edition.places.size(); ++place) spaces[place][place] = 0;
    for (const Connection &c : edition.connections) spaces[c.a][c.b] = spaces[c.b][c.a] = c.length;
    const std::size_t places = edition.places.size();
    for (std::size_t by = 0; by < places; ++by)
        for (std::size_t a = 0; a < places; ++a)
            for (std::size_t b = 0; b < places; ++b)
                spaces[a][b] = std::min(spaces[a][b], spaces[a][by] + spaces[by][b]);
    return spaces;
}

/// Which side of the line from p to q the place r lies on.
int side_of(const Place &p, const Place &q, const Place &r) {
    return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
}

bool cross(const Edition &edition, const Connection &one, const Connection &other) {
    if (one.a == other.a || one.a == other.b || one.b == other.a || one.b == other.b) return false;
    const Place &p = edition.places[one.a], &q = edition.places[one.b], &u = edition.places[other.a],
                &v = edition.places[other.b];
    return side_of(p, q, u) * side_of(p, q, v) < 0 && side_of(u, v, p) * side_of(u, v, q) < 0;
}

TEST(TicketParisMap, NoTwoConnectionsCrossAndLosingOneCutsNothingOff) {
    covers("TIC-1.6");
    std::array<int, max_places> neighbours{};
    for (std::size_t i = 0; i < standard.connections.size(); ++i) {
        const Connection &connection = standard.connections[i];
        ++neighbours[connection.a];
        ++neighbours[connection.b];
        for (std::size_t k = 0; k < i; ++k)
            EXPECT_FALSE(cross(standard, connection, standard.connections[k])) << i << ' ' << k;
        Edition without = standard;
        without.connections.erase_at(i);
        EXPECT_LT(distances(without)[connection.a][connection.b], 99) << i;
    }
    for (std::size_t place = 0; place < standard.places.size(); ++place) {
        EXPECT_GE(neighbours[place], 2) << place;
        EXPECT_LE(neighbours[place], 5) << place;
    }
}

TEST(TicketParisMap, TicketsAreWorthTheFewestSpaces) {
    covers("TIC-1.6");
    const auto spaces = distances(standard);
    std::array<int, max_places> ends{};
    for (const Ticket &ticket : standard.tickets) {
        EXPECT_EQ(ticket.points, spaces[ticket.a][ticket.b]) << int{ticket.id};
        EXPECT_GE(ticket.points, 3);
        EXPECT_LE(ticket.points, 9);
        for (const Connection &c : standard.connections)
            EXPECT_FALSE((c.a == ticket.a && c.b == ticket.b) || (c.a == ticket.b && c.b == ticket.a))
                << "neighbours: " << int{ticket.id};
        ++ends[ticket.a];
        ++ends[ticket.b];
    }
    for (std::size_t place = 0; place < standard.places.size(); ++place)
        EXPECT_TRUE(ends[place] == 2 || ends[place] == 3) << place;
}

TEST(TicketParisMap, TracksByColour) {
    covers("TIC-1.6");
    std::array<int, 6> tracks{};
    for (const Connection &connection : standard.connections)
        for (const std::uint8_t colour : connection.tracks) ++tracks[colour];
    EXPECT_EQ(tracks, (std::array<int, 6>{12, 11, 11, 11, 6, 6}));
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
    ASSERT_EQ(
        ville_edition_from_json(game, text.data(), static_cast<uint32_t>(text.size()), &edition, &error),
        VILLE_OK)
        << error.text;
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

/// The place of the first fault of a file.
std::string place_of_fault(const std::string &text) {
    std::string answer(4096, ' ');
    uint32_t needed = 0;
    EXPECT_EQ(ville_edition_faults_json(ville_game_find("ticket_paris"), text.data(),
                                        static_cast<uint32_t>(text.size()), answer.data(),
                                        static_cast<uint32_t>(answer.size()), &needed),
              VILLE_OK);
    const std::size_t begin = answer.find("\"place\":\"");
    return begin == std::string::npos ? ""
                                      : answer.substr(begin + 9, answer.find('"', begin + 9) - begin - 9);
}

TEST(TicketParisEditions, AFileBeyondTheBoundsIsRefusedWithItsPlace) {
    covers("TIC-9.2", "TIC-9.1");
    const std::string text = file("ticket_paris_islands.json");
    EXPECT_EQ(place_of_fault(text), "");
    const auto with = [&](std::string_view old, const std::string &put) {
        std::string changed = text;
        return changed.replace(changed.find(old), old.size(), put);
    };
    const auto rows = [&](std::string_view first, int count) {
        std::string list(first);
        for (int i = 0; i < count; ++i) list += std::string(first);
        return list;
    };
    constexpr std::string_view colour =
        R"({"key": "sand", "labels": [{"language": "en", "text": "sand"}, {"language": "fr", "text": "sable"}], "cards": 12},)";
    constexpr std::string_view place = R"({"key": "harbour", "labels": [], "x": 10, "y": 50},)";
    constexpr std::string_view connection =
        R"({"id": 1, "a": "harbour", "b": "lighthouse", "length": 2, "tracks": ["sea"]},)";
    constexpr std::string_view ticket = R"({"id": 1, "a": "harbour", "b": "cove", "points": 4},)";
    EXPECT_EQ(place_of_fault(with(colour, rows(colour, max_colours))), "/colours");
    EXPECT_EQ(place_of_fault(with(place, rows(place, max_places))), "/places");
    EXPECT_EQ(place_of_fault(with(connection, rows(connection, max_connections))), "/connections");
    EXPECT_EQ(place_of_fault(with(ticket, rows(ticket, max_tickets))), "/tickets");
    EXPECT_EQ(place_of_fault(with(R"(["sand", "sea"]},
    {"id": 5)",
                                  R"(["sand", "sea", "sea"]},
    {"id": 5)")),
              "/connections/3/tracks");
    EXPECT_EQ(place_of_fault(with(R"(["sand", "sea"]},
    {"id": 5)",
                                  R"(["sand", "see"]},
    {"id": 5)")),
              "/connections/3/tracks");
    EXPECT_EQ(place_of_fault(with(R"("a": "chapel", "b": "cove", "length": 3)",
                                  R"("a": "chapel", "b": "bay", "length": 3)")),
              "/connections/4/b");
    EXPECT_EQ(place_of_fault(with(R"("length": 4)", R"("length": 7)")), "/connections/2/length");
    EXPECT_EQ(place_of_fault(with(R"("start_cards": 3, )", "")), "");
}

} // namespace
} // namespace ville::ticket_paris::tests
