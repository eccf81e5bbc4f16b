// Ticket to Ride: Paris: the built-in edition. Its map and its tickets are a reconstruction, not the printed ones.
//
// Known are the lengths and their numbers (12 of one space, 12 of two, 8 of three), the colours by length, and that
// 25 connections are double and 7 single; seven of the names are certain. Which places are joined, by which length,
// and what the tickets ask for and are worth, is filled in within these limits. Coordinates follow the real city.
// docs/rules/ticket_paris.md, "The reconstructed map", tells how.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <ville/games/ticket_paris/data/edition.hpp>

namespace ville::ticket_paris {

namespace detail {

enum ColourRow : std::uint8_t { red, blue, white, yellow, green, purple };

struct ColourLine {
    std::string_view key, english, french;
    std::uint8_t cards;
};

// Six of each in every game of the series whose leaflet could be read.
inline constexpr std::array<ColourLine, 6> colour_lines{{
    {"red", "red", "rouge", 6},
    {"blue", "blue", "bleu", 6},
    {"white", "white", "blanc", 6},
    {"yellow", "yellow", "jaune", 6},
    {"green", "green", "vert", 6},
    {"purple", "purple", "violet", 6},
}};

enum PlaceRow : std::uint8_t {
    arc_de_triomphe,
    bastille,
    batignolles,
    belleville,
    champs_elysees,
    invalides,
    louvre,
    montmartre,
    montparnasse,
    notre_dame,
    opera,
    pere_lachaise,
    place_d_italie,
    quartier_latin,
    republique,
    saint_germain,
    tour_eiffel,
};

struct PlaceLine {
    std::string_view key, name;
    std::uint8_t x, y;
};

// Names are printed in French in every edition.
inline constexpr std::array<PlaceLine, 17> place_lines{{
    {"arc_de_triomphe", "Arc de Triomphe", 9, 20},
    {"bastille", "Bastille", 74, 43},
    {"batignolles", "Batignolles", 27, 5},
    {"belleville", "Belleville", 86, 20},
    {"champs_elysees", "Champs-Élysées", 24, 26},
    {"invalides", "Invalides", 25, 40},
    {"louvre", "Louvre", 46, 34},
    {"montmartre", "Montmartre", 50, 6},
    {"montparnasse", "Montparnasse", 30, 55},
    {"notre_dame", "Notre-Dame", 57, 42},
    {"opera", "Opéra", 41, 22},
    {"pere_lachaise", "Père Lachaise", 94, 34},
    {"place_d_italie", "Place d'Italie", 62, 66},
    {"quartier_latin", "Quartier Latin", 51, 51},
    {"republique", "République", 69, 27},
    {"saint_germain", "Saint-Germain", 39, 44},
    {"tour_eiffel", "Tour Eiffel", 8, 38},
}};

struct ConnectionLine {
    PlaceRow a, b;
    std::uint8_t length;
    ColourRow first;
    bool single;
};

// The second track of a double has the other colour of its length.
inline constexpr std::array<ConnectionLine, 32> connection_lines{{
    {notre_dame, quartier_latin, 1, red, false},       // 1
    {louvre, saint_germain, 1, red, false},            // 2
    {louvre, opera, 1, red, false},                    // 3
    {louvre, notre_dame, 1, red, false},               // 4
    {quartier_latin, saint_germain, 1, red, false},    // 5
    {champs_elysees, invalides, 1, red, false},        // 6
    {montparnasse, saint_germain, 1, red, false},      // 7
    {invalides, saint_germain, 1, red, false},         // 8
    {invalides, montparnasse, 1, red, false},          // 9
    {belleville, pere_lachaise, 1, red, true},         // 10
    {arc_de_triomphe, champs_elysees, 1, red, false},  // 11
    {bastille, republique, 1, red, false},             // 12
    {bastille, notre_dame, 2, white, false},           // 13
    {invalides, tour_eiffel, 2, white, false},         // 14
    {champs_elysees, opera, 2, white, false},          // 15
    {arc_de_triomphe, tour_eiffel, 2, white, false},   // 16
    {montmartre, opera, 2, white, false},              // 17
    {belleville, republique, 2, white, false},         // 18
    {place_d_italie, quartier_latin, 2, white, false}, // 19
    {notre_dame, republique, 2, white, false},         // 20
    {montparnasse, quartier_latin, 2, yellow, true},   // 21
    {bastille, pere_lachaise, 2, white, false},        // 22
    {batignolles, opera, 2, white, false},             // 23
    {batignolles, montmartre, 2, white, true},         // 24
    {champs_elysees, louvre, 3, green, false},         // 25
    {arc_de_triomphe, batignolles, 3, green, true},    // 26
    {bastille, place_d_italie, 3, green, false},       // 27
    {montparnasse, tour_eiffel, 3, purple, true},      // 28
    {montmartre, republique, 3, green, false},         // 29
    {opera, republique, 3, green, false},              // 30
    {montparnasse, place_d_italie, 3, green, true},    // 31
    {belleville, montmartre, 3, purple, true},         // 32
}};

struct TicketLine {
    PlaceRow a, b;
    std::uint8_t points;
};

// Worth the fewest spaces between the two ends.
inline constexpr std::array<TicketLine, 20> ticket_lines{{
    {pere_lachaise, tour_eiffel, 9},    // 1
    {arc_de_triomphe, belleville, 8},   // 2
    {champs_elysees, pere_lachaise, 8}, // 3
    {montmartre, place_d_italie, 7},    // 4
    {bastille, tour_eiffel, 7},         // 5
    {belleville, invalides, 7},         // 6
    {arc_de_triomphe, republique, 6},   // 7
    {bastille, batignolles, 6},         // 8
    {pere_lachaise, saint_germain, 6},  // 9
    {batignolles, quartier_latin, 5},   // 10
    {montmartre, montparnasse, 5},      // 11
    {arc_de_triomphe, notre_dame, 5},   // 12
    {belleville, louvre, 5},            // 13
    {champs_elysees, notre_dame, 4},    // 14
    {louvre, place_d_italie, 4},        // 15
    {bastille, opera, 4},               // 16
    {montmartre, saint_germain, 4},     // 17
    {montparnasse, opera, 3},           // 18
    {invalides, notre_dame, 3},         // 19
    {quartier_latin, republique, 3},    // 20
}};

constexpr LocalNames named(std::string_view english, std::string_view french) {
    LocalNames names;
    names.push_back({"en", english});
    names.push_back({"fr", french});
    return names;
}

/// The other colour of a length: red and blue, white and yellow, green and purple.
constexpr std::uint8_t partner(std::uint8_t colour) { return colour ^ 1u; }

constexpr Edition make_standard() {
    Edition edition;
    edition.id = "ticket_paris_reconstruction_1";
    for (const std::uint8_t colour : {blue, white, red}) edition.flag_colours.push_back(colour);
    for (const std::uint8_t points : std::array<std::uint8_t, 3>{1, 2, 4})
        edition.route_points.push_back(points);
    edition.bus_labels = named("bus", "bus");
    for (const ColourLine &line : colour_lines)
        edition.colours.push_back({line.key, named(line.english, line.french), line.cards});
    for (const PlaceLine &line : place_lines) {
        LocalNames names;
        names.push_back({"fr", line.name});
        edition.places.push_back({line.key, names, line.x, line.y});
    }
    for (const ConnectionLine &line : connection_lines) {
        Connection connection{.id = static_cast<std::uint8_t>(edition.connections.size() + 1),
                              .a = line.a,
                              .b = line.b,
                              .length = line.length};
        connection.tracks.push_back(line.first);
        if (!line.single) connection.tracks.push_back(partner(line.first));
        edition.connections.push_back(connection);
    }
    for (const TicketLine &line : ticket_lines)
        edition.tickets.push_back(
            {static_cast<std::uint8_t>(edition.tickets.size() + 1), line.a, line.b, line.points});
    return edition;
}

} // namespace detail

/// The built-in edition.
inline constexpr Edition standard = detail::make_standard();

namespace detail {

struct Totals {
    int cards = 0, ticket_points = 0;
    std::array<int, 3> connections{}, singles{}; ///< By length.
    std::array<int, 6> tracks{};                 ///< By colour.
    friend constexpr bool operator==(const Totals &, const Totals &) = default;
};

constexpr Totals totals_of(const Edition &edition) {
    Totals sum;
    sum.cards = edition.card_total();
    for (const Ticket &ticket : edition.tickets) sum.ticket_points += ticket.points;
    for (const Connection &connection : edition.connections) {
        ++sum.connections[connection.length - 1u];
        if (connection.tracks.size() == 1) ++sum.singles[connection.length - 1u];
        for (const std::uint8_t colour : connection.tracks) ++sum.tracks[colour];
    }
    return sum;
}

static_assert(totals_of(standard) == Totals{.cards = 44,
                                            .ticket_points = 109,
                                            .connections = {12, 12, 8},
                                            .singles = {1, 2, 4},
                                            .tracks = {12, 11, 11, 11, 6, 6}});
static_assert(standard.places.size() == 17 && standard.connections.size() == 32 &&
              standard.tickets.size() == 20);

} // namespace detail

} // namespace ville::ticket_paris
