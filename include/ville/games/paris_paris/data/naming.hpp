// Paris Paris: an edition as it stands in a file, where places and lines go by their keys, and as the rules
// want it, by their rows and with the tables that follow.
#pragma once

#include <cstdint>

#include <ville/games/paris_paris/data/edition.hpp>

namespace ville::paris_paris {

namespace detail {

/// Takes over what both forms have: `place(ref)` and `line(ref)` translate one reference.
template <class To, class Ref, class From, class PlaceOf, class LineOfRef>
constexpr void rewrite(const From &from, To &to, PlaceOf &&place, LineOfRef &&line_of) {
    to.id = from.id;
    to.certainty = from.certainty;
    to.huts = from.huts;
    to.rounds = from.rounds;
    to.places = from.places;
    to.lines.clear();
    to.tiles.clear();
    for (const auto &line : from.lines) {
        LineOf<Ref> rewritten{.key = line.key, .labels = line.labels};
        for (const auto &stop : line.stops) rewritten.stops.push_back(place(stop));
        to.lines.push_back(rewritten);
    }
    for (const auto &tile : from.tiles)
        to.tiles.push_back({place(tile.place), line_of(tile.line), tile.count});
}

template <class Things>
constexpr Key key_at(const Things &things, Row row) {
    return row < things.size() ? things[row].key : Key{};
}

template <class Things>
constexpr Row row_of(const Things &things, const Key &key) {
    for (std::size_t row = 0; row < things.size(); ++row)
        if (things[row].key == key) return static_cast<Row>(row);
    return no_row;
}

} // namespace detail

/// The edition as a file has it.
constexpr PrintedEdition print_edition(const Edition &edition) {
    PrintedEdition printed;
    detail::rewrite<PrintedEdition, Key>(
        edition, printed, [&](Row row) { return detail::key_at(edition.places, row); },
        [&](Row row) { return detail::key_at(edition.lines, row); });
    return printed;
}

/// The edition as the rules want it. A key that names nothing becomes `no_row`: check_edition says where.
constexpr void read_edition(const PrintedEdition &printed, Edition &edition) {
    detail::rewrite<Edition, Row>(
        printed, edition, [&](const Key &key) { return detail::row_of(printed.places, key); },
        [&](const Key &key) { return detail::row_of(printed.lines, key); });
    make_tables(edition);
}

} // namespace ville::paris_paris
