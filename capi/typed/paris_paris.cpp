// The typed C face of Paris Paris: values of the rules into plain structs. What a viewer may see is decided
// by paris_paris::observe and nowhere here.
#include <algorithm>
#include <array>
#include <cstring>
#include <span>

#include <ville/games/paris_paris/game.hpp>
#include <ville/games/paris_paris/text.hpp>
#include <ville/paris_paris.h>

#include "typed.hpp"

using namespace ville;
using namespace ville::capi;

namespace rules = ville::paris_paris;

namespace {

using ActionMember = Member<ville_paris_paris_action>;
constexpr std::array<ActionMember, 4> members{{
    {"place", &ville_paris_paris_action::place},
    {"line", &ville_paris_paris_action::line},
    {"owner", &ville_paris_paris_action::owner},
    {"player", &ville_paris_paris_action::player},
}};

using Asking = Asked<rules::Game>;

} // namespace

// ---- The numbers of the header are those of the rules

static_assert(VILLE_PARIS_PARIS_MAX_LINES == rules::max_lines &&
              VILLE_PARIS_PARIS_MAX_STOPS == rules::max_stops);
static_assert(VILLE_PARIS_PARIS_MAX_PLACES == rules::max_places &&
              VILLE_PARIS_PARIS_MAX_SORTS == rules::max_sorts);
static_assert(VILLE_PARIS_PARIS_MAX_OFFER == max_players + 1 &&
              VILLE_PARIS_PARIS_MAX_HUTS == max_players * rules::max_places);
static_assert(VILLE_PARIS_PARIS_MAX_ACTIONS == rules::max_actions);

static_assert(same(VILLE_PARIS_PARIS_PHASE_DEAL_LINES, rules::Phase::deal_lines));
static_assert(same(VILLE_PARIS_PARIS_PHASE_DEAL_OPEN_LINE, rules::Phase::deal_open_line));
static_assert(same(VILLE_PARIS_PARIS_PHASE_REVEAL, rules::Phase::reveal));
static_assert(same(VILLE_PARIS_PARIS_PHASE_BUILD, rules::Phase::build));
static_assert(same(VILLE_PARIS_PARIS_PHASE_REMOVE, rules::Phase::remove));
static_assert(same(VILLE_PARIS_PARIS_PHASE_OVER, rules::Phase::over));

static_assert(same(VILLE_PARIS_PARIS_ACTION_TAKE_TILE, rules::ActionKind::take_tile));
static_assert(same(VILLE_PARIS_PARIS_ACTION_REMOVE_HUT, rules::ActionKind::remove_hut));
static_assert(same(VILLE_PARIS_PARIS_ACTION_DEAL_LINE, rules::ActionKind::deal_line));
static_assert(same(VILLE_PARIS_PARIS_ACTION_DEAL_OPEN_LINE, rules::ActionKind::deal_open_line));
static_assert(same(VILLE_PARIS_PARIS_ACTION_REVEAL_TILE, rules::ActionKind::reveal_tile));

static_assert(same(VILLE_PARIS_PARIS_REASON_NO_SUCH_TILE, rules::reason::no_such_tile));
static_assert(same(VILLE_PARIS_PARIS_REASON_NO_HUT_OF_OWNER, rules::reason::no_hut_of_owner));

static_assert(VILLE_PARIS_PARIS_EVENT_LINE_DEALT == rules::event::line_dealt);
static_assert(VILLE_PARIS_PARIS_EVENT_OPEN_LINE_DEALT == rules::event::open_line_dealt);
static_assert(VILLE_PARIS_PARIS_EVENT_ROUND_STARTED == rules::event::round_started);
static_assert(VILLE_PARIS_PARIS_EVENT_TILE_REVEALED == rules::event::tile_revealed);
static_assert(VILLE_PARIS_PARIS_EVENT_TILE_TAKEN == rules::event::tile_taken);
static_assert(VILLE_PARIS_PARIS_EVENT_HUT_REMOVED == rules::event::hut_removed);
static_assert(VILLE_PARIS_PARIS_EVENT_HUT_BUILT == rules::event::hut_built);
static_assert(VILLE_PARIS_PARIS_EVENT_NO_HUT_LEFT == rules::event::no_hut_left);
static_assert(VILLE_PARIS_PARIS_EVENT_SMALL_TRIP_STARTED == rules::event::small_trip_started);
static_assert(VILLE_PARIS_PARIS_EVENT_TILE_PARKED == rules::event::tile_parked);
static_assert(VILLE_PARIS_PARIS_EVENT_BIG_TRIP_STARTED == rules::event::big_trip_started);
static_assert(VILLE_PARIS_PARIS_EVENT_BUS_STOPPED == rules::event::bus_stopped);
static_assert(VILLE_PARIS_PARIS_EVENT_PAIR_DISCARDED == rules::event::pair_discarded);
static_assert(VILLE_PARIS_PARIS_EVENT_BUS_PASSED == rules::event::bus_passed);
static_assert(VILLE_PARIS_PARIS_EVENT_LINE_SHOWN == rules::event::line_shown);
static_assert(VILLE_PARIS_PARIS_EVENT_SACK_TIED == rules::event::sack_tied);

static_assert(same(VILLE_PARIS_PARIS_SCORE_SMALL_TRIPS, rules::ScoreSource::small_trips));
static_assert(same(VILLE_PARIS_PARIS_SCORE_BIG_TRIPS, rules::ScoreSource::big_trips));
static_assert(same(VILLE_PARIS_PARIS_SCORE_FINAL_TRIPS, rules::ScoreSource::final_trips));
static_assert(same(VILLE_PARIS_PARIS_SCORE_SACK, rules::ScoreSource::sack));

static_assert(rules::end_reason_names[VILLE_PARIS_PARIS_END_REASON_LAST_ROUND] == "last_round");

static_assert(is_option<rules::Game>(VILLE_PARIS_PARIS_OPTION_SMALL_TRIP, "small_trip"));
static_assert(is_option<rules::Game>(VILLE_PARIS_PARIS_OPTION_FINAL_TRIPS, "final_trips"));
static_assert(is_option<rules::Game>(VILLE_PARIS_PARIS_OPTION_BIG_TRIP_HUTS, "big_trip_huts"));
static_assert(is_option<rules::Game>(VILLE_PARIS_PARIS_OPTION_SCORE_HUT, "score_hut"));
static_assert(VILLE_PARIS_PARIS_OPTION_COUNT == rules::option_specs.size());

static_assert(same(VILLE_PARIS_PARIS_SMALL_TRIP_ALL_LINES, rules::SmallTrip::all_lines));
static_assert(same(VILLE_PARIS_PARIS_SMALL_TRIP_EACH_LINE, rules::SmallTrip::each_line));
static_assert(same(VILLE_PARIS_PARIS_SMALL_TRIP_TILE_LINE, rules::SmallTrip::tile_line));
static_assert(same(VILLE_PARIS_PARIS_FINAL_TRIPS_HIDDEN, rules::FinalTrips::hidden));
static_assert(same(VILLE_PARIS_PARIS_FINAL_TRIPS_ALL, rules::FinalTrips::all));
static_assert(same(VILLE_PARIS_PARIS_BIG_TRIP_HUTS_EACH_INTERSECTION, rules::BigTripHuts::each_intersection));
static_assert(same(VILLE_PARIS_PARIS_BIG_TRIP_HUTS_ONCE, rules::BigTripHuts::once));

static_assert(same(VILLE_PARIS_PARIS_CERTAINTY_SEED, Certainty::seed));
static_assert(same(VILLE_PARIS_PARIS_CERTAINTY_SOURCED, Certainty::sourced));
static_assert(same(VILLE_PARIS_PARIS_CERTAINTY_INFERRED, Certainty::inferred));
static_assert(same(VILLE_PARIS_PARIS_CERTAINTY_RECONSTRUCTION, Certainty::reconstruction));

// No padding: every byte of these structs is a member.
static_assert(sizeof(ville_paris_paris_view) == 4 * (12 + VILLE_MAX_OPTIONS + 2 + 3 * 5 + 8) + 192 + 96 +
                                                    VILLE_MAX_PLAYERS * sizeof(ville_paris_paris_seat));
static_assert(sizeof(ville_paris_paris_line) == 4 + 12 + 28 &&
              sizeof(ville_paris_paris_place) == 4 * 4 + 4 + 28);
static_assert(sizeof(ville_paris_paris_edition) == 4 * 12 + 8 * 44 + 48 * 48 + 96 * 12);
static_assert(rules::Key::capacity() < sizeof(ville_paris_paris_place::key));
static_assert(are_complete<rules::Game>(std::span<const ActionMember>{members}));

namespace {

// ---- From the rules into the structs

/// 255 stands for none inside.
int32_t row_or_none(std::uint8_t row) { return row == rules::no_row ? VILLE_PARIS_PARIS_NONE : row; }
static_assert(rules::no_place == rules::no_row && rules::no_line == rules::no_row);

ville_paris_paris_seat seat_from(const rules::SeatView &seen) {
    ville_paris_paris_seat seat{};
    seat.supply = seen.supply;
    seat.on_board = seen.on_board;
    seat.sack = seen.sack;
    seat.small_trips = seen.small_trips;
    seat.big_trips = seen.big_trips;
    seat.final_trips = seen.final_trips;
    seat.has_line = seen.has_line;
    seat.line = row_or_none(seen.line);
    return seat;
}

void copy(const rules::Edition &edition, const rules::Observation &seen, ville_paris_paris_view &view) {
    view.players = seen.players;
    view.first = seen.first;
    view.phase = static_cast<int32_t>(seen.phase);
    view.actor = seen.actor;
    view.active = seen.active;
    view.round = seen.round;
    view.rounds = seen.rounds;
    view.turn = seen.turn;
    view.bus = seen.bus;
    view.pending = row_or_none(seen.pending);
    view.open_line = row_or_none(seen.open_line);
    copy_options(seen.options, view.option);
    for (const rules::Tile &tile : seen.unseen) {
        view.tiles_left += tile.count;
        view.unseen[rules::sort_of(edition, tile.place, tile.line)] = tile.count;
    }
    for (const rules::Tile &tile : seen.offer)
        view.offer[view.offer_count++] = {tile.place, tile.line, tile.count};
    std::fill(std::begin(view.parked), std::end(view.parked), VILLE_PARIS_PARIS_NONE);
    for (const rules::Tile &tile : seen.parked) view.parked[tile.line] = tile.place;
    for (const rules::HutsSeen &huts : seen.huts)
        view.huts[max_players * huts.place + huts.player] = huts.count;
    std::transform(seen.seats.begin(), seen.seats.end(), view.seats, seat_from);
}

template <std::size_t N>
void copy(const rules::Key &from, char (&to)[N]) {
    std::memcpy(to, from.view().data(), from.size());
}

ville_paris_paris_place place_from(const rules::Edition &edition, std::size_t row) {
    const rules::Place &place = edition.places[row];
    ville_paris_paris_place out{};
    out.x = place.x;
    out.y = place.y;
    out.room = edition.room(row);
    rules::for_each_place(edition.nodes[row].neighbours,
                          [&](std::uint8_t neighbour) { out.neighbours[out.neighbour_count++] = neighbour; });
    copy(place.key, out.key);
    return out;
}

void copy(const rules::Edition &from, ville_paris_paris_edition &to) {
    to.certainty_rounds = static_cast<int32_t>(from.certainty.rounds);
    to.certainty_huts = static_cast<int32_t>(from.certainty.huts);
    to.certainty_map = static_cast<int32_t>(from.certainty.map);
    to.certainty_tiles = static_cast<int32_t>(from.certainty.tiles);
    to.huts = from.huts;
    std::copy(from.rounds.begin(), from.rounds.end(), to.rounds);
    to.line_count = static_cast<uint32_t>(from.lines.size());
    to.place_count = static_cast<uint32_t>(from.places.size());
    to.sort_count = static_cast<uint32_t>(from.sorts.size());
    for (std::size_t row = 0; row < from.lines.size(); ++row) {
        const rules::Line &line = from.lines[row];
        to.lines[row].stop_count = static_cast<uint32_t>(line.stops.size());
        std::copy(line.stops.begin(), line.stops.end(), to.lines[row].stops);
        copy(line.key, to.lines[row].key);
    }
    for (std::size_t row = 0; row < from.places.size(); ++row) to.places[row] = place_from(from, row);
    for (std::size_t row = 0; row < from.sorts.size(); ++row)
        to.sorts[row] = {from.sorts[row].place, from.sorts[row].line, from.sorts[row].count};
}

/// Rows of a trip, into the caller's memory as far as they fit.
struct TripRows {
    const rules::State &state;
    ville_paris_paris_scoring *rows;
    uint32_t capacity;
    uint32_t count = 0;

    void add(std::uint8_t stop, std::uint8_t place, std::uint8_t seat) {
        if (count < capacity) rows[count] = {stop, place, seat, rules::huts_at(state.seats[seat], place)};
        ++count;
    }
};

/// Answers with the rows that `drive(asked, rows)` adds, if `exists(edition)`.
template <class Exists, class Drive>
ville_status give_trip(const ville_match *match, ville_paris_paris_scoring *rows, uint32_t capacity,
                       uint32_t *count, Exists &&exists, Drive &&drive) {
    return ask_match<rules::Game>(match, [&](const Asking &asked) {
        if (count == nullptr || (rows == nullptr && capacity != 0)) return Status::argument;
        if (!exists(asked.edition)) return Status::unknown;
        TripRows trip{asked.state, rows, capacity};
        drive(asked, trip);
        *count = trip.count;
        return list_status(trip.count, rows, capacity);
    });
}

} // namespace

extern "C" {

ville_status ville_paris_paris_get_view(const ville_match *match, int32_t viewer,
                                        ville_paris_paris_view *view) {
    return give_view<rules::Game>(match, viewer, view,
                                  [&](const rules::Observation &seen, ville_paris_paris_view &ours) {
                                      copy(edition_of<rules::Game>(*match->match->edition()), seen, ours);
                                  });
}

ville_status ville_paris_paris_pack_action(const ville_paris_paris_action *action, ville_action *word) {
    return pack_action<rules::Game, ville_paris_paris_action>(members, action, word);
}

ville_status ville_paris_paris_unpack_action(ville_action word, ville_paris_paris_action *action) {
    return unpack_action<rules::Game, ville_paris_paris_action>(members, word, action);
}

ville_status ville_paris_paris_small_trip(const ville_match *match, int32_t place, int32_t line,
                                          ville_paris_paris_scoring *rows, uint32_t capacity,
                                          uint32_t *count) {
    const auto sort_in = [&](const rules::Edition &edition) {
        if (place < 0 || line < 0) return rules::no_sort;
        return rules::sort_of(edition, static_cast<std::size_t>(place), static_cast<std::size_t>(line));
    };
    return give_trip(
        match, rows, capacity, count,
        [&](const rules::Edition &edition) { return sort_in(edition) != rules::no_sort; },
        [&](const Asking &asked, TripRows &trip) {
            rules::small_trip(asked.edition, asked.state, sort_in(asked.edition),
                              [&](std::uint8_t seat, std::uint8_t where, int) {
                                  trip.add(static_cast<std::uint8_t>(place), where, seat);
                              });
        });
}

ville_status ville_paris_paris_big_trip(const ville_match *match, int32_t line,
                                        ville_paris_paris_scoring *rows, uint32_t capacity, uint32_t *count) {
    return give_trip(
        match, rows, capacity, count,
        [&](const rules::Edition &edition) { return has_number(0, line, edition.lines.size()); },
        [&](const Asking &asked, TripRows &trip) {
            rules::big_trip(
                asked.edition, asked.state, static_cast<std::size_t>(line), [](std::uint8_t) {},
                [&](std::uint8_t seat, std::uint8_t stop, rules::PlaceSet scoring) {
                    rules::for_each_place(scoring, [&](std::uint8_t where) { trip.add(stop, where, seat); });
                });
        });
}

ville_status ville_paris_paris_get_edition(const ville_edition *edition, ville_paris_paris_edition *figures) {
    return give_edition<rules::Game>(
        edition, figures,
        [](const rules::Edition &box, ville_paris_paris_edition &ours) { copy(box, ours); });
}

ville_status ville_paris_paris_place_label(const ville_edition *edition, int32_t place, const char *language,
                                           char *buffer, uint32_t capacity, uint32_t *needed) {
    return give_words<rules::Game>(
        edition, {language, buffer, capacity, needed},
        [&](const rules::Edition &box) { return has_number(0, place, box.places.size()); },
        [&](const rules::Edition &box, std::string_view spoken) {
            return rules::Text::place(box, place, spoken);
        });
}

ville_status ville_paris_paris_line_label(const ville_edition *edition, int32_t line, const char *language,
                                          char *buffer, uint32_t capacity, uint32_t *needed) {
    return give_words<rules::Game>(
        edition, {language, buffer, capacity, needed},
        [&](const rules::Edition &box) { return has_number(0, line, box.lines.size()); },
        [&](const rules::Edition &box, std::string_view spoken) {
            return rules::Text::line(box, line, spoken);
        });
}

} // extern "C"
