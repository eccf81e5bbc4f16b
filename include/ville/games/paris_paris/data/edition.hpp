// Paris Paris: what an edition is made of. Bus lines as ordered stops, places, tiles and counts as one plain
// value, and the tables that follow from them.
//
// Places and lines are numbered by their rows, from 0. A tile shows a place and a line; equal tiles are of
// one sort, and sorts are numbered by place and then by line, as lists of actions are.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include <ville/core/fields.hpp>
#include <ville/core/fixed_string.hpp>
#include <ville/core/player.hpp>
#include <ville/core/printed.hpp>
#include <ville/core/static_vector.hpp>

namespace ville::paris_paris {

// Upper bounds of any edition. [PAR-9.2]
inline constexpr int max_lines = 8;
inline constexpr int max_stops = 12; ///< Of one line.
inline constexpr int max_places = 48;
inline constexpr int max_sorts = max_lines * max_stops; ///< Of tiles: one for each stop of each line.
inline constexpr int max_tiles = 240;
inline constexpr int max_room = 2; ///< Huts at one place.
inline constexpr int max_huts = 99;
inline constexpr int min_players = 2;

using Key = FixedString<24>;

/// A place on the map. The coordinates are for drawing, x to the right and y down; no rule reads them.
struct Place {
    Key key;
    LocalNames labels;
    std::uint8_t x = 0;
    std::uint8_t y = 0;
    friend constexpr bool operator==(const Place &, const Place &) = default;
};
VILLE_FIELDS(Place, key, labels, x, y)

// Lines and tiles name places and lines. The rules do so by rows, a file by keys: `Ref` is one or the other.
using Row = std::uint8_t;

inline constexpr Row no_row = 255; ///< What a key becomes that names nothing.

/// A bus line, from one end to the other.
template <class Ref>
struct LineOf {
    Key key;
    LocalNames labels;
    StaticVector<Ref, max_stops> stops{};
    friend constexpr bool operator==(const LineOf &, const LineOf &) = default;
};
using Line = LineOf<Row>;
VILLE_FIELDS(LineOf<Row>, key, labels, stops)
VILLE_FIELDS(LineOf<Key>, key, labels, stops)

/// Equal stop tiles.
template <class Ref>
struct TileOf {
    Ref place{};
    Ref line{};
    std::uint8_t count = 0; ///< How many there are: 1 .. 240.
    friend constexpr bool operator==(const TileOf &, const TileOf &) = default;
};
using Tile = TileOf<Row>;
VILLE_FIELDS(TileOf<Row>, place, line, count)
VILLE_FIELDS(TileOf<Key>, place, line, count)

/// How sure each group of figures is.
struct Sources {
    Certainty rounds = Certainty::seed;
    Certainty huts = Certainty::sourced;
    Certainty map = Certainty::reconstruction; ///< Places, lines and what they are called.
    Certainty tiles =
        Certainty::inferred; ///< That there is one for each end of a road, in the road's colour.
    friend constexpr bool operator==(const Sources &, const Sources &) = default;
};
VILLE_FIELDS(Sources, rounds, huts, map, tiles)

/// Rounds of a match with 2, 3 and 4 players. [PAR-1.7]
using Rounds = std::array<std::uint8_t, max_players - min_players + 1>;

/// An edition as it stands in a file.
struct PrintedEdition {
    FixedString<48> id;
    Sources certainty;
    std::uint8_t huts = 20; ///< Of each player. [PAR-1.6]
    Rounds rounds{};
    StaticVector<LineOf<Key>, max_lines> lines{};
    StaticVector<Place, max_places> places{};
    StaticVector<TileOf<Key>, max_sorts> tiles{}; ///< None: one for each end of a road. [PAR-1.5]
    friend constexpr bool operator==(const PrintedEdition &, const PrintedEdition &) = default;
};
VILLE_FIELDS(PrintedEdition, id, certainty, huts, rounds, lines, places, tiles)

// ---- What follows from lines and tiles

/// A set of places: bit p = the place in row p.
using PlaceSet = std::uint64_t;
static_assert(max_places <= 64);

constexpr PlaceSet place_bit(std::size_t place) { return PlaceSet{1} << place; }

/// How a place lies on the map.
struct Node {
    PlaceSet neighbours = 0;     ///< The next stops along all its roads. [PAR-1.4]
    std::uint8_t lines = 0;      ///< Bit l = line l stops here.
    std::uint8_t first_sort = 0; ///< Its tiles are this sort and, at an intersection, the next one.
    friend constexpr bool operator==(const Node &, const Node &) = default;
};
VILLE_FIELDS(Node, neighbours, lines, first_sort)

/// A sort of tiles.
struct Sort {
    std::uint8_t place = 0;
    std::uint8_t line = 0;
    std::uint8_t position = 0; ///< Of the place on the line, from 0.
    std::uint8_t count = 0;    ///< How many tiles there are of it.
    friend constexpr bool operator==(const Sort &, const Sort &) = default;
};
VILLE_FIELDS(Sort, place, line, position, count)

struct Edition {
    FixedString<48> id;
    Sources certainty;
    std::uint8_t huts = 20;
    Rounds rounds{};
    StaticVector<Line, max_lines> lines{};
    StaticVector<Place, max_places> places{};
    StaticVector<Tile, max_sorts> tiles{};
    StaticVector<Node, max_places> nodes{}; ///< Place by place.
    StaticVector<Sort, max_sorts> sorts{};  ///< By place, then by line.

    constexpr int rounds_of(int players) const {
        return rounds[static_cast<std::size_t>(players - min_players)];
    }
    /// An intersection holds two huts, any other place one. [PAR-1.3]
    constexpr int room(std::size_t place) const { return std::popcount(nodes[place].lines); }
    constexpr bool is_intersection(std::size_t place) const { return room(place) == 2; }
    constexpr int tile_total() const {
        int total = 0;
        for (const Sort &sort : sorts) total += sort.count;
        return total;
    }
    friend constexpr bool operator==(const Edition &, const Edition &) = default;
};
VILLE_FIELDS(Edition, id, certainty, huts, rounds, lines, places, tiles, nodes, sorts)

inline constexpr std::uint8_t no_sort = 255;

/// The sort of the tiles that show a place and a line, or `no_sort` where the line does not stop there.
constexpr std::uint8_t sort_of(const Edition &edition, std::size_t place, std::size_t line) {
    if (place >= edition.nodes.size() || line >= max_lines) return no_sort;
    const Node &node = edition.nodes[place];
    if ((node.lines >> line & 1) == 0) return no_sort;
    const unsigned before = node.lines & ((1u << line) - 1);
    return static_cast<std::uint8_t>(node.first_sort + std::popcount(before));
}

namespace detail {

/// How many roads of a line end at a stop. [PAR-1.5]
constexpr std::uint8_t road_ends(const Line &line, std::size_t position) {
    return static_cast<std::uint8_t>((position > 0) + (position + 1 < line.stops.size()));
}

/// The place of a stop, or nullptr for a row that is none.
constexpr Node *node_at(Edition &edition, Row place) {
    return place < edition.nodes.size() ? &edition.nodes[place] : nullptr;
}

constexpr void make_nodes(Edition &edition) {
    edition.nodes.clear();
    edition.nodes.resize(edition.places.size());
    for (std::size_t row = 0; row < edition.lines.size(); ++row) {
        const auto &stops = edition.lines[row].stops;
        for (std::size_t i = 0; i < stops.size(); ++i) {
            Node *node = node_at(edition, stops[i]);
            if (node == nullptr) continue;
            node->lines = static_cast<std::uint8_t>(node->lines | 1u << row);
            if (i > 0 && stops[i - 1] < max_places) node->neighbours |= place_bit(stops[i - 1]);
            if (i + 1 < stops.size() && stops[i + 1] < max_places)
                node->neighbours |= place_bit(stops[i + 1]);
        }
    }
}

/// The number of tiles of a sort: what the edition says, or if it is silent one for each end of a road.
constexpr std::uint8_t count_of(const Edition &edition, std::uint8_t place, std::uint8_t line,
                                std::size_t position) {
    if (edition.tiles.empty()) return road_ends(edition.lines[line], position);
    for (const Tile &tile : edition.tiles)
        if (tile.place == place && tile.line == line) return tile.count;
    return 0;
}

constexpr void make_sorts(Edition &edition) {
    edition.sorts.clear();
    for (std::uint8_t place = 0; place < edition.places.size(); ++place) {
        edition.nodes[place].first_sort = static_cast<std::uint8_t>(edition.sorts.size());
        for (std::uint8_t line = 0; line < edition.lines.size(); ++line) {
            const auto &stops = edition.lines[line].stops;
            std::uint8_t position = 0;
            while (position < stops.size() && stops[position] != place) ++position;
            if (position == stops.size()) continue;
            edition.sorts.push_back({place, line, position, count_of(edition, place, line, position)});
        }
    }
}

} // namespace detail

/// Fills in what follows from lines, places and tiles. Whether these are sound is asked by check_edition.
constexpr void make_tables(Edition &edition) {
    detail::make_nodes(edition);
    detail::make_sorts(edition);
}

} // namespace ville::paris_paris
