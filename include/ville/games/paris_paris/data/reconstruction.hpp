// Paris Paris: the built-in edition. Its map is a reconstruction, not the printed one.
//
// Known are the structure (five lines of seven stops, any two of which meet once, so 25 places and 60 tiles),
// 13 of the names, the four intersections of the green line, and a few neighbours. Which place lies where,
// twelve names and four colours are filled in. Coordinates follow the real city. docs/rules/paris_paris.md,
// "The reconstructed map", tells how.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <ville/games/paris_paris/data/edition.hpp>

namespace ville::paris_paris {

namespace detail {

// clang-format off
enum PlaceRow : std::uint8_t {
    montmartre, pompidou, hotel_de_ville, quartier_latin, notre_dame, st_nicolas,
    pont_neuf, luxembourg, odeon, opera, louvre, les_halles,
    montparnasse, bourse, republique, bastille, concorde, arc_de_triomphe,
    tour_eiffel, gare_du_nord, invalides, denfert, pantheon, st_germain,
    st_lazare,
};

struct PlaceLine {
    std::string_view key, name;
    std::uint8_t x, y;
};

// Names are printed in French in every edition.
inline constexpr std::array<PlaceLine, 25> place_lines{{
    {"montmartre",      "Montmartre",       65,   0},
    {"pompidou",        "Pompidou",         77,  54},
    {"hotel_de_ville",  "Hôtel de Ville",   78,  62},
    {"quartier_latin",  "Quartier Latin",   68,  75},
    {"notre_dame",      "Notre-Dame",       74,  69},
    {"st_nicolas",      "St-Nicolas",       82,  44},
    {"pont_neuf",       "Pont Neuf",        63,  61},
    {"luxembourg",      "Luxembourg",       54,  83},
    {"odeon",           "Odéon",            60,  72},
    {"opera",           "Opéra",            50,  33},
    {"louvre",          "Louvre",           56,  53},
    {"les_halles",      "Les Halles",       68,  51},
    {"montparnasse",    "Montparnasse",     36,  92},
    {"bourse",          "Bourse",           62,  37},
    {"republique",      "République",       93,  40},
    {"bastille",        "Bastille",        100,  69},
    {"concorde",        "Concorde",         36,  43},
    {"arc_de_triomphe", "Arc de Triomphe",   1,  26},
    {"tour_eiffel",     "Tour Eiffel",       0,  59},
    {"gare_du_nord",    "Gare du Nord",     81,  14},
    {"invalides",       "Invalides",        24,  61},
    {"denfert",         "Denfert",          50, 108},
    {"pantheon",        "Panthéon",         69,  84},
    {"st_germain",      "St-Germain",       53,  67},
    {"st_lazare",       "St-Lazare",        41,  22},
}};

// In French the colours go with "la ligne" and "la tuile".
struct RouteLine {
    std::string_view key, english, french;
    std::array<PlaceRow, 7> stops;
};

inline constexpr std::array<RouteLine, 5> route_lines{{
    {"green",  "green",  "verte",  {montmartre, bourse, les_halles, pompidou, hotel_de_ville, notre_dame, quartier_latin}},
    {"orange", "orange", "orange", {republique, st_nicolas, pompidou, pont_neuf, odeon, luxembourg, montparnasse}},
    {"blue",   "blue",   "bleue",  {bastille, hotel_de_ville, pont_neuf, louvre, concorde, arc_de_triomphe, tour_eiffel}},
    {"red",    "red",    "rouge",  {gare_du_nord, montmartre, opera, concorde, invalides, montparnasse, denfert}},
    {"violet", "violet", "violette", {pantheon, quartier_latin, odeon, st_germain, louvre, opera, st_lazare}},
}};
// clang-format on

constexpr LocalNames named(std::string_view english, std::string_view french) {
    LocalNames names;
    names.push_back({"en", english});
    names.push_back({"fr", french});
    return names;
}

constexpr Edition make_standard() {
    Edition edition;
    edition.id = "paris_paris_reconstruction_1";
    edition.rounds = {20, 15, 12};
    for (const PlaceLine &line : place_lines) {
        LocalNames names;
        names.push_back({"fr", line.name});
        edition.places.push_back({line.key, names, line.x, line.y});
    }
    for (const RouteLine &route : route_lines) {
        Line line{.key = route.key, .labels = named(route.english, route.french)};
        for (const PlaceRow stop : route.stops) line.stops.push_back(stop);
        edition.lines.push_back(line);
    }
    make_tables(edition);
    return edition;
}

} // namespace detail

/// The built-in edition.
inline constexpr Edition standard = detail::make_standard();

namespace detail {

struct Totals {
    int tiles = 0, room = 0;
    std::array<int, 5> places_by_tiles{}; ///< How many places have 0, 1, 2, 3, 4 tiles.
    friend constexpr bool operator==(const Totals &, const Totals &) = default;
};

constexpr Totals totals_of(const Edition &edition) {
    Totals sum;
    sum.tiles = edition.tile_total();
    for (std::size_t place = 0; place < edition.places.size(); ++place) {
        sum.room += edition.room(place);
        int tiles = 0;
        for (const Sort &sort : edition.sorts) tiles += sort.place == place ? sort.count : 0;
        ++sum.places_by_tiles[static_cast<std::size_t>(tiles)];
    }
    return sum;
}

static_assert(totals_of(standard) == Totals{.tiles = 60, .room = 35, .places_by_tiles = {0, 7, 8, 3, 7}});
static_assert(standard.sorts.size() == 35);

} // namespace detail

} // namespace ville::paris_paris
