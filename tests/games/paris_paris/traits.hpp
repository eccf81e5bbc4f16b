// Paris Paris, for the laws of tests/conformance: maps of every size, and who keeps what secret.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>

#include <ville/games/paris_paris/game.hpp>

#include "conformance/traits.hpp"

namespace ville::tests {

template <>
struct Traits<paris_paris::Game> : DefaultTraits<paris_paris::Game> {
    /// Lines from two to twelve stops, at places that one or two lines share, and tiles for one to four times
    /// sixty.
    static paris_paris::Edition random_edition(Rng &rng) {
        namespace pp = paris_paris;
        const auto below = [&](int bound) {
            return static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(bound)));
        };
        pp::Edition edition;
        edition.id.assign("une carte \"" + std::to_string(rng.below(1000)) + '"');
        edition.huts = static_cast<std::uint8_t>(2 + below(30));
        edition.certainty = {};
        add_map(edition, below);
        const int sixties = 1 + below(pp::max_tiles / 60);
        edition.rounds = {static_cast<std::uint8_t>(20 * sixties), static_cast<std::uint8_t>(15 * sixties),
                          static_cast<std::uint8_t>(12 * sixties)};
        add_tiles(edition, 60 * sixties, below);
        pp::make_tables(edition);
        return edition;
    }

    /// Somebody else's line could be another one.
    static bool has_secret(const paris_paris::Edition &edition, const paris_paris::State &state,
                           Viewer viewer) {
        int hidden = 0;
        for (std::size_t p = 0; p < state.players; ++p)
            hidden +=
                state.seats[p].line != paris_paris::no_line && !paris_paris::knows_line(state, viewer, p);
        return hidden > 1 || (hidden == 1 && paris_paris::lines_left(edition, state) != 0);
    }

    /// What an event said of a line.
    static bool contradicts(const paris_paris::Edition &, const paris_paris::State &state, Viewer,
                            const Event &event) {
        const auto line_of = [&] { return state.seats[static_cast<std::size_t>(event.player)].line; };
        switch (event.type) {
        case paris_paris::event::line_dealt: return event.arg[0] >= 0 && line_of() != event.arg[0];
        case paris_paris::event::line_shown: return line_of() != event.arg[0];
        case paris_paris::event::open_line_dealt: return state.open_line != event.arg[0];
        default: return false;
        }
    }

private:
    /// Places where a line that has these stops can stop too, as bits; the next new place is one of them.
    static std::uint64_t candidates(const paris_paris::Edition &edition, std::uint64_t stops) {
        namespace pp = paris_paris;
        std::array<int, pp::max_places> through{};
        for (const pp::Line &line : edition.lines)
            for (const std::uint8_t place : line.stops) ++through[place];
        std::uint64_t open = 0;
        for (std::size_t place = 0; place < edition.places.size(); ++place)
            if (through[place] < pp::max_room && (stops >> place & 1) == 0) open |= pp::place_bit(place);
        return open;
    }

    /// With eight lines of twelve stops and 48 places, two places at least are open to the last line too.
    template <class Below>
    static void add_map(paris_paris::Edition &edition, Below below) {
        namespace pp = paris_paris;
        const int shared = below(10); // how often of ten a line comes by a place that is there
        for (int lines = max_players + below(pp::max_lines - max_players + 1); lines > 0; --lines) {
            const std::string name = "line " + std::to_string(lines);
            pp::Line line{.key = name.c_str(), .labels = {}, .stops = {}};
            std::uint64_t here = 0;
            for (int stops = 2 + below(pp::max_stops - 1); stops > 0; --stops) {
                std::uint64_t open = candidates(edition, here);
                if (edition.places.full() && open == 0) break;
                if (open == 0 || (!edition.places.full() && below(10) >= shared)) {
                    const std::string key = "place " + std::to_string(edition.places.size());
                    open = pp::place_bit(edition.places.size());
                    edition.places.push_back({key.c_str(), {}, below(100), below(100)});
                }
                for (int skip = below(std::popcount(open)); skip > 0; --skip) open &= open - 1;
                line.stops.push_back(static_cast<std::uint8_t>(std::countr_zero(open)));
                here |= pp::place_bit(line.stops.back());
            }
            edition.lines.push_back(line);
        }
    }

    template <class Below>
    static void add_tiles(paris_paris::Edition &edition, int tiles, Below below) {
        std::array<int, paris_paris::max_sorts> counts{};
        std::size_t sorts = 0;
        for (const paris_paris::Line &line : edition.lines) sorts += line.stops.size();
        for (; tiles > 0; --tiles) ++counts[below(static_cast<int>(sorts))];
        std::size_t sort = 0;
        for (std::uint8_t row = 0; row < edition.lines.size(); ++row)
            for (const std::uint8_t place : edition.lines[row].stops)
                if (const int count = counts[sort++]; count > 0)
                    edition.tiles.push_back({place, row, static_cast<std::uint8_t>(count)});
    }
};

} // namespace ville::tests
