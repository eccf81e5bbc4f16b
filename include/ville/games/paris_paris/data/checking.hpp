// Paris Paris: what an edition must keep to, and what in it is unlike the printed game.
//
// Refused is only what the rules cannot be played with: sources that tell how the board is built may be
// wrong, and whoever owns the board must be able to enter it. All else is reported as a warning. Rules:
// docs/rules/paris_paris.md, chapter 9.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include <ville/core/fault.hpp>
#include <ville/core/player.hpp>
#include <ville/games/paris_paris/data/edition.hpp>

namespace ville::paris_paris {

namespace detail {

template <class Things>
constexpr void check_keys(const Things &things, std::string_view group, Faults &faults) {
    for (std::size_t i = 0; i < things.size(); ++i) {
        const int row = static_cast<int>(i);
        if (things[i].key.empty()) report(faults, {group, row, "key", "must not be empty"});
        for (std::size_t k = 0; k < i; ++k)
            if (things[k].key == things[i].key)
                report(faults, {group, row, "key", "is the key of an earlier one"});
        check_names(things[i].labels, {group, row, "labels", ""}, faults);
    }
}

/// The stops of one line. `through` counts the lines through each place so far.
constexpr void check_stops(const Edition &edition, std::size_t row, std::array<int, max_places> &through,
                           Faults &faults) {
    const auto &stops = edition.lines[row].stops;
    const int line = static_cast<int>(row);
    if (stops.size() < 2) report(faults, {"lines", line, "stops", "must be two or more"});
    for (std::size_t i = 0; i < stops.size(); ++i) {
        const auto fault = [&](std::string_view what) {
            report(faults, {"lines", line, "stops", what, static_cast<int>(i)});
        };
        bool again = false;
        for (std::size_t k = 0; k < i; ++k) again = again || stops[k] == stops[i];
        if (stops[i] >= edition.places.size()) fault("is not a place");
        else if (again) fault("is a stop of this line already");
        else if (++through[stops[i]] > max_room) fault("is on two lines already");
    }
}

constexpr void check_map(const Edition &edition, Faults &faults) {
    check_keys(edition.lines, "lines", faults);
    check_keys(edition.places, "places", faults);
    if (edition.lines.size() < max_players)
        report(faults, {"lines", -1, "", "must be one for each of four players"});
    std::array<int, max_places> through{};
    for (std::size_t row = 0; row < edition.lines.size(); ++row) check_stops(edition, row, through, faults);
    for (std::size_t place = 0; place < edition.places.size(); ++place)
        if (through[place] == 0)
            report(faults, {"places", static_cast<int>(place), "", "is a stop of no line"});
}

constexpr bool stops_at(const Line &line, Row place) {
    for (const Row stop : line.stops)
        if (stop == place) return true;
    return false;
}

constexpr void check_tiles(const Edition &edition, Faults &faults) {
    for (std::size_t i = 0; i < edition.tiles.size(); ++i) {
        const Tile &tile = edition.tiles[i];
        const int row = static_cast<int>(i);
        const bool known = tile.place < edition.places.size() && tile.line < edition.lines.size();
        if (tile.place >= edition.places.size()) report(faults, {"tiles", row, "place", "is not a place"});
        if (tile.line >= edition.lines.size()) report(faults, {"tiles", row, "line", "is not a line"});
        if (known && !stops_at(edition.lines[tile.line], tile.place))
            report(faults, {"tiles", row, "line", "does not stop at this place"});
        if (tile.count < 1 || tile.count > max_tiles)
            report(faults, {"tiles", row, "count", "must be 1 to 240"});
        for (std::size_t k = 0; known && k < i; ++k)
            if (edition.tiles[k].place == tile.place && edition.tiles[k].line == tile.line)
                report(faults, {"tiles", row, "line", "has tiles for this place in an earlier row"});
    }
}

constexpr void check_counts(const Edition &edition, Faults &faults) {
    if (edition.id.empty()) report(faults, {"id", -1, "", "must not be empty"});
    if (edition.huts < 2 || edition.huts > max_huts) report(faults, {"huts", -1, "", "must be 2 to 99"});
}

/// The tiles are used up exactly, whatever the number of players. Precondition: lines and tiles are sound.
/// [PAR-9.5]
constexpr void check_rounds(const Edition &edition, Faults &faults) {
    const int tiles = edition.tile_total();
    if (tiles > max_tiles) report(faults, {"tiles", -1, "", "must be 240 or fewer in all"});
    for (int players = min_players; players <= max_players; ++players) {
        const int row = players - min_players;
        const int rounds = edition.rounds_of(players);
        if (rounds < 1) report(faults, {"rounds", row, "", "must be 1 or more"});
        else if (rounds * (players + 1) != tiles)
            report(faults, {"rounds", row, "", "times one more than players must be the number of tiles"});
    }
}

/// Tables come from a save with the rest, and must be those that follow from it.
constexpr void check_tables(const Edition &edition, Faults &faults) {
    Edition made = edition;
    make_tables(made);
    if (!(made.nodes == edition.nodes && made.sorts == edition.sorts))
        report(faults, {"lines", -1, "", "must agree with the tables made from them"});
}

/// What is known of how the printed board is built. [PAR-1.1, PAR-1.2, PAR-1.5]
struct Structure {
    std::size_t lines, stops, places;
    int intersections; ///< Of one line.
    int meetings;      ///< Of any two lines.
    int tiles;         ///< Of one line.
};
inline constexpr Structure printed{
    .lines = 5, .stops = 7, .places = 25, .intersections = 4, .meetings = 1, .tiles = 12};

constexpr PlaceSet stops_of(const Line &line) {
    PlaceSet set = 0;
    for (const Row stop : line.stops) set |= place_bit(stop);
    return set;
}

constexpr void warn_of_lines(const Edition &edition, Faults &warnings) {
    if (edition.lines.size() != printed.lines)
        report(warnings, {"lines", -1, "", "are five in the printed game"});
    for (std::size_t row = 0; row < edition.lines.size(); ++row) {
        const Line &line = edition.lines[row];
        const auto warn = [&](std::string_view member, std::string_view what) {
            report(warnings, {"lines", static_cast<int>(row), member, what});
        };
        if (line.stops.size() != printed.stops) warn("stops", "are seven in the printed game");
        int intersections = 0;
        for (const Row stop : line.stops) intersections += edition.is_intersection(stop);
        if (intersections != printed.intersections)
            warn("stops", "have four intersections in the printed game");
        bool meets_once = true;
        for (std::size_t other = 0; other < row; ++other)
            meets_once = meets_once &&
                         std::popcount(stops_of(line) & stops_of(edition.lines[other])) == printed.meetings;
        if (!meets_once) warn("stops", "meet every earlier line once in the printed game");
        int tiles = 0;
        for (const Sort &sort : edition.sorts) tiles += sort.line == row ? sort.count : 0;
        if (tiles != printed.tiles) warn("", "has twelve tiles in the printed game");
    }
}

constexpr void warn_of_places(const Edition &edition, Faults &warnings) {
    if (edition.places.size() != printed.places)
        report(warnings, {"places", -1, "", "are 25 in the printed game"});
    for (std::size_t place = 0; place < edition.places.size(); ++place) {
        const int row = static_cast<int>(place);
        int tiles = 0, roads = 0;
        for (const Sort &sort : edition.sorts) {
            if (sort.place != place) continue;
            tiles += sort.count;
            roads += road_ends(edition.lines[sort.line], sort.position);
        }
        if (tiles != roads)
            report(warnings, {"places", row, "", "has a tile for each of its roads in the printed game"});
        if (std::popcount(edition.nodes[place].neighbours) != roads)
            report(warnings,
                   {"places", row, "", "has a road of its own to each neighbour in the printed game"});
    }
    PlaceSet reached = 1;
    for (PlaceSet before = 0; before != reached;) {
        before = reached;
        for (PlaceSet left = reached; left != 0; left &= left - 1)
            reached |= edition.nodes[static_cast<std::size_t>(std::countr_zero(left))].neighbours;
    }
    for (std::size_t place = 0; place < edition.places.size(); ++place)
        if ((reached & place_bit(place)) == 0)
            report(warnings,
                   {"places", static_cast<int>(place), "", "cannot be reached from the first place"});
}

/// Tiles of a place are coloured like its roads. [PAR-1.5]
constexpr void warn_of_tiles(const Edition &edition, Faults &warnings) {
    for (std::size_t i = 0; i < edition.tiles.size(); ++i) {
        const Tile &tile = edition.tiles[i];
        const Sort &sort = edition.sorts[sort_of(edition, tile.place, tile.line)];
        if (tile.count != road_ends(edition.lines[sort.line], sort.position))
            report(warnings, {"tiles", static_cast<int>(i), "count",
                              "is the number of roads of this line there, in the printed game"});
    }
}

} // namespace detail

/// Every fault of an edition; none means that it can be played. [PAR-9]
constexpr Faults check_edition(const Edition &edition) {
    Faults faults;
    detail::check_map(edition, faults);
    detail::check_tiles(edition, faults);
    if (faults.empty()) detail::check_rounds(edition, faults);
    detail::check_counts(edition, faults);
    if (faults.empty()) detail::check_tables(edition, faults);
    return faults;
}

/// Everything in which an edition departs from how the printed board is known to be built; it can be played
/// all the same. Precondition: no faults. [PAR-9.6]
constexpr Faults edition_warnings(const Edition &edition) {
    Faults warnings;
    detail::warn_of_lines(edition, warnings);
    detail::warn_of_places(edition, warnings);
    detail::warn_of_tiles(edition, warnings);
    return warnings;
}

} // namespace ville::paris_paris
