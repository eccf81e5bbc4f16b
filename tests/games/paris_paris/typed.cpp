// Paris Paris through its typed C header, beside the rules themselves.
#include "support.hpp"

#include <cstring>
#include <memory>
#include <vector>

#include <ville/paris_paris.h>

#include "../../../capi/handles.hpp"
#include "registry.hpp"

namespace ville::paris_paris::tests {
namespace {

/// A match of the runtime in the position of a match of these tests.
ville_match handle_of(const Match &match) {
    MatchConfig config;
    config.edition = builtin_edition(*find_game("paris_paris"), 0);
    config.options[0] = static_cast<std::int32_t>(match.state.options.small_trip);
    config.options[2] = static_cast<std::int32_t>(match.state.options.big_trip_huts);
    config.table = Game::table(match.state);
    std::unique_ptr<ville::Match> made;
    EXPECT_EQ(ville::Match::create(config, made).status, Status::ok);
    ville_match handle{std::move(made)};
    std::memcpy(const_cast<void *>(handle.match->state()), &match.state, sizeof match.state);
    return handle;
}

struct Row {
    int stop, place, player, points;
    friend bool operator==(const Row &, const Row &) = default;
};

std::vector<Row> rows_of(const ville_paris_paris_scoring *rows, std::uint32_t count) {
    std::vector<Row> found;
    for (std::uint32_t i = 0; i < count; ++i)
        found.push_back({rows[i].stop, rows[i].place, rows[i].player, rows[i].points});
    return found;
}

TEST(ParisParisTypedTrips, AreToldHutByHut) {
    covers("PAR-5.2", "PAR-4.2");
    Match match(4);
    match.board({{"pompidou", "ad"}, {"st_nicolas", "d"}, {"pont_neuf", "dd"}, {"montmartre", "b"}});
    const ville_match handle = handle_of(match);
    ville_paris_paris_scoring rows[VILLE_PARIS_PARIS_MAX_TRIP];
    std::uint32_t count = 0;
    ASSERT_EQ(
        ville_paris_paris_big_trip(&handle, match.line("green"), rows, VILLE_PARIS_PARIS_MAX_TRIP, &count),
        VILLE_OK);
    const int montmartre = match.place("montmartre"), pompidou = match.place("pompidou");
    EXPECT_EQ(rows_of(rows, count), (std::vector<Row>{{montmartre, montmartre, bao, 1},
                                                      {pompidou, pompidou, ada, 1},
                                                      {pompidou, pompidou, dan, 1},
                                                      {pompidou, match.place("st_nicolas"), dan, 1},
                                                      {pompidou, match.place("pont_neuf"), dan, 2}}));
    const int republique = match.place("republique");
    ASSERT_EQ(ville_paris_paris_small_trip(&handle, republique, match.line("orange"), rows,
                                           VILLE_PARIS_PARIS_MAX_TRIP, &count),
              VILLE_OK);
    EXPECT_EQ(rows_of(rows, count), (std::vector<Row>{{republique, match.place("st_nicolas"), dan, 1}}));
}

TEST(ParisParisTypedEdition, TellsWhatTheBoxPrints) {
    covers("PAR-1.1", "PAR-1.4");
    ville_edition *edition = nullptr;
    ASSERT_EQ(ville_edition_builtin(ville_game_find("paris_paris"), 0, &edition, nullptr), VILLE_OK);
    const std::unique_ptr<ville_edition, void (*)(ville_edition *)> owner(edition, ville_edition_destroy);
    ville_paris_paris_edition box{};
    box.struct_size = sizeof box;
    ASSERT_EQ(ville_paris_paris_get_edition(edition, &box), VILLE_OK);
    EXPECT_EQ(box.line_count, 5u);
    EXPECT_EQ(box.place_count, 25u);
    EXPECT_EQ(box.sort_count, 35u);
    EXPECT_STREQ(box.lines[4].key, "violet");
    EXPECT_STREQ(box.places[24].key, "st_lazare");
    EXPECT_EQ(box.places[1].room, 2);
    EXPECT_EQ(box.places[1].neighbour_count, 4u);
    EXPECT_EQ(box.certainty_map, VILLE_PARIS_PARIS_CERTAINTY_RECONSTRUCTION);
    char text[64];
    ASSERT_EQ(ville_paris_paris_line_label(edition, 0, "fr", text, sizeof text, nullptr), VILLE_OK);
    EXPECT_STREQ(text, "verte");
    ASSERT_EQ(ville_paris_paris_place_label(edition, 8, "en", text, sizeof text, nullptr), VILLE_OK);
    EXPECT_STREQ(text, "Odéon");
    EXPECT_EQ(ville_paris_paris_place_label(edition, 25, "en", text, sizeof text, nullptr),
              VILLE_ERR_UNKNOWN);
    EXPECT_EQ(ville_paris_paris_line_label(edition, -1, "en", text, sizeof text, nullptr), VILLE_ERR_UNKNOWN);
}

} // namespace
} // namespace ville::paris_paris::tests
