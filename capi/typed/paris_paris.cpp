// The typed C face of Paris Paris: values of the rules into plain structs. What a viewer may see is decided
// by paris_paris::observe and nowhere here.
#include <algorithm>
#include <cstring>

#include <ville/games/paris_paris/game.hpp>
#include <ville/games/paris_paris/text.hpp>
#include <ville/paris_paris.h>

#include "../fence.hpp"

using namespace ville;
using namespace ville::capi;

namespace rules = ville::paris_paris;

// ---- The numbers of the header are those of the rules

namespace {

template <class Enum>
constexpr bool same(int c, Enum cpp) {
    return c == static_cast<int>(cpp);
}

constexpr bool is_option(int c, std::string_view name) {
    return rules::option_specs[static_cast<std::size_t>(c)].name == name;
}

} // namespace

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

static_assert(is_option(VILLE_PARIS_PARIS_OPTION_SMALL_TRIP, "small_trip"));
static_assert(is_option(VILLE_PARIS_PARIS_OPTION_FINAL_TRIPS, "final_trips"));
static_assert(is_option(VILLE_PARIS_PARIS_OPTION_BIG_TRIP_HUTS, "big_trip_huts"));
static_assert(is_option(VILLE_PARIS_PARIS_OPTION_SCORE_HUT, "score_hut"));
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

namespace {

// ---- What is behind the handles

bool is_paris_paris(const GameOps &ops) { return ops.id == rules::Game::id; }

const rules::Edition &edition_of(const EditionBox &box) {
    return *static_cast<const rules::Edition *>(box.data());
}
const rules::Edition &edition_of(const Match &match) { return edition_of(*match.edition()); }
const rules::State &state_of(const Match &match) { return *static_cast<const rules::State *>(match.state()); }

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
    std::size_t option = 0;
    for_each_field(seen.options, [&](std::string_view, const auto &value) {
        view.option[option++] = static_cast<int32_t>(value);
    });
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

ville_paris_paris_action action_from(rules::Action action) {
    ville_paris_paris_action out{};
    out.kind = static_cast<int32_t>(action.kind);
    out.line = action.line;
    switch (action.kind) {
    case rules::ActionKind::take_tile:
    case rules::ActionKind::reveal_tile: out.place = action.value; break;
    case rules::ActionKind::remove_hut: out.owner = action.value; break;
    case rules::ActionKind::deal_line: out.player = action.value; break;
    case rules::ActionKind::deal_open_line: out.line = action.value; break;
    }
    return out;
}

/// The fields of a flat action by the names of the table: what the kind does not have must be 0.
bool flatten(const ville_paris_paris_action &action, FlatAction &flat) {
    if (action.kind < 1 || action.kind > static_cast<int32_t>(rules::action_specs.size())) return false;
    flat.spec = &rules::action_specs[static_cast<std::size_t>(action.kind - 1)];
    ville_paris_paris_action rest = action;
    for (std::size_t i = 0; i < flat.spec->fields.size(); ++i) {
        const FieldSpec &field = flat.spec->fields[i];
        int32_t &from = field.name == "place"   ? rest.place
                        : field.name == "line"  ? rest.line
                        : field.name == "owner" ? rest.owner
                                                : rest.player;
        if (from < field.min || from > field.max) return false;
        flat.value[i] = from;
        from = 0;
    }
    return (rest.place | rest.line | rest.owner | rest.player) == 0;
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

/// Answers with the rows that `drive(edition, state, rows)` adds, if `exists(edition)`.
template <class Exists, class Drive>
ville_status give_trip(const ville_match *match, ville_paris_paris_scoring *rows, uint32_t capacity,
                       uint32_t *count, Exists &&exists, Drive &&drive) {
    return fence([&] {
        if (match == nullptr || count == nullptr || (rows == nullptr && capacity != 0))
            return Status::argument;
        const Match &m = *match->match;
        if (!is_paris_paris(m.ops())) return Status::game;
        if (!exists(edition_of(m))) return Status::unknown;
        TripRows trip{state_of(m), rows, capacity};
        drive(edition_of(m), trip.state, trip);
        *count = trip.count;
        return list_status(trip.count, rows, capacity);
    });
}

/// The label of one of the things that an edition numbers.
template <class Things, class Words>
ville_status give_label(const ville_edition *edition, Things rules::Edition::*things, int32_t row,
                        const char *language, char *buffer, uint32_t capacity, uint32_t *needed,
                        Words &&words) {
    return fence([&] {
        if (edition == nullptr) return Status::argument;
        if (!is_paris_paris(edition->box->ops())) return Status::game;
        const rules::Edition &box = edition_of(*edition->box);
        if (row < 0 || row >= static_cast<int32_t>((box.*things).size())) return Status::unknown;
        return give_text(words(box, row, text_or_empty(language)), buffer, capacity, needed);
    });
}

} // namespace

extern "C" {

ville_status ville_paris_paris_get_view(const ville_match *match, int32_t viewer,
                                        ville_paris_paris_view *view) {
    return fence([&] {
        if (match == nullptr || view == nullptr) return Status::argument;
        const Match &m = *match->match;
        if (!is_paris_paris(m.ops())) return Status::game;
        if (!is_viewer(m, viewer)) return Status::argument;
        ville_paris_paris_view ours{};
        copy(edition_of(m), rules::observe(edition_of(m), state_of(m), static_cast<Viewer>(viewer)), ours);
        return give_struct(ours, view, sizeof ours);
    });
}

ville_status ville_paris_paris_pack_action(const ville_paris_paris_action *action, ville_action *word) {
    return fence([&] {
        FlatAction flat;
        if (action == nullptr || word == nullptr || !flatten(*action, flat)) return Status::argument;
        *word = pack_flat(flat);
        return Status::ok;
    });
}

ville_status ville_paris_paris_unpack_action(ville_action word, ville_paris_paris_action *action) {
    return fence([&] {
        rules::Action ours;
        if (action == nullptr || rules::unpack(word, ours) != Reason::none) return Status::argument;
        *action = action_from(ours);
        return Status::ok;
    });
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
        [&](const rules::Edition &edition, const rules::State &state, TripRows &trip) {
            rules::small_trip(edition, state, sort_in(edition),
                              [&](std::uint8_t seat, std::uint8_t where, int) {
                                  trip.add(static_cast<std::uint8_t>(place), where, seat);
                              });
        });
}

ville_status ville_paris_paris_big_trip(const ville_match *match, int32_t line,
                                        ville_paris_paris_scoring *rows, uint32_t capacity, uint32_t *count) {
    return give_trip(
        match, rows, capacity, count,
        [&](const rules::Edition &edition) {
            return line >= 0 && line < static_cast<int32_t>(edition.lines.size());
        },
        [&](const rules::Edition &edition, const rules::State &state, TripRows &trip) {
            rules::big_trip(
                edition, state, static_cast<std::size_t>(line), [](std::uint8_t) {},
                [&](std::uint8_t seat, std::uint8_t stop, rules::PlaceSet scoring) {
                    rules::for_each_place(scoring, [&](std::uint8_t where) { trip.add(stop, where, seat); });
                });
        });
}

ville_status ville_paris_paris_get_edition(const ville_edition *edition, ville_paris_paris_edition *figures) {
    return fence([&] {
        if (edition == nullptr || figures == nullptr) return Status::argument;
        if (!is_paris_paris(edition->box->ops())) return Status::game;
        ville_paris_paris_edition ours{};
        copy(edition_of(*edition->box), ours);
        return give_struct(ours, figures, sizeof ours);
    });
}

ville_status ville_paris_paris_place_label(const ville_edition *edition, int32_t place, const char *language,
                                           char *buffer, uint32_t capacity, uint32_t *needed) {
    return give_label(edition, &rules::Edition::places, place, language, buffer, capacity, needed,
                      rules::Text::place);
}

ville_status ville_paris_paris_line_label(const ville_edition *edition, int32_t line, const char *language,
                                          char *buffer, uint32_t capacity, uint32_t *needed) {
    return give_label(edition, &rules::Edition::lines, line, language, buffer, capacity, needed,
                      rules::Text::line);
}

} // extern "C"
