// The typed C face of Ticket to Ride: Paris: values of the rules into plain structs. What a viewer may see is decided by
// ticket_paris::observe and nowhere here.
#include <algorithm>
#include <array>
#include <cstring>
#include <span>

#include <ville/games/ticket_paris/game.hpp>
#include <ville/games/ticket_paris/text.hpp>
#include <ville/ticket_paris.h>

#include "typed.hpp"

using namespace ville;
using namespace ville::capi;

namespace rules = ville::ticket_paris;

namespace {

using ActionMember = Member<ville_ticket_paris_action>;
constexpr std::array<ActionMember, 6> members{{
    {"card", &ville_ticket_paris_action::card},
    {"route", &ville_ticket_paris_action::route},
    {"track", &ville_ticket_paris_action::track},
    {"buses", &ville_ticket_paris_action::buses},
    {"keep", &ville_ticket_paris_action::keep},
    {"ticket", &ville_ticket_paris_action::ticket},
}};

} // namespace

// ---- The numbers of the header are those of the rules

static_assert(VILLE_TICKET_PARIS_MAX_PLACES == rules::max_places &&
              VILLE_TICKET_PARIS_MAX_ROUTES == rules::max_connections);
static_assert(VILLE_TICKET_PARIS_MAX_OWNERS == rules::Owners{}.size() &&
              VILLE_TICKET_PARIS_MAX_TRACKS == rules::max_tracks &&
              VILLE_TICKET_PARIS_MAX_TICKETS == rules::max_tickets);
static_assert(VILLE_TICKET_PARIS_MAX_COLOURS == rules::max_colours &&
              VILLE_TICKET_PARIS_MAX_KINDS == rules::max_colours + 1);
static_assert(VILLE_TICKET_PARIS_MAX_LENGTH == rules::max_length &&
              VILLE_TICKET_PARIS_MAX_MARKET == rules::max_slots);
static_assert(VILLE_TICKET_PARIS_MAX_CHOICE == rules::max_choice &&
              VILLE_TICKET_PARIS_MAX_ACTIONS == rules::max_actions);

static_assert(same(VILLE_TICKET_PARIS_PHASE_DEAL_START_CARDS, rules::Phase::deal_start_cards));
static_assert(same(VILLE_TICKET_PARIS_PHASE_REVEAL_CARD, rules::Phase::reveal_card));
static_assert(same(VILLE_TICKET_PARIS_PHASE_DEAL_START_TICKETS, rules::Phase::deal_start_tickets));
static_assert(same(VILLE_TICKET_PARIS_PHASE_KEEP_START_TICKETS, rules::Phase::keep_start_tickets));
static_assert(same(VILLE_TICKET_PARIS_PHASE_TURN, rules::Phase::turn));
static_assert(same(VILLE_TICKET_PARIS_PHASE_DEAL_CARD, rules::Phase::deal_card));
static_assert(same(VILLE_TICKET_PARIS_PHASE_SECOND_CARD, rules::Phase::second_card));
static_assert(same(VILLE_TICKET_PARIS_PHASE_DEAL_TICKETS, rules::Phase::deal_tickets));
static_assert(same(VILLE_TICKET_PARIS_PHASE_KEEP_TICKETS, rules::Phase::keep_tickets));
static_assert(same(VILLE_TICKET_PARIS_PHASE_FLAG, rules::Phase::flag));
static_assert(same(VILLE_TICKET_PARIS_PHASE_OVER, rules::Phase::over));

static_assert(same(VILLE_TICKET_PARIS_NEXT_START_TICKETS, rules::Next::start_tickets));
static_assert(same(VILLE_TICKET_PARIS_NEXT_SECOND_CARD, rules::Next::second_card));
static_assert(same(VILLE_TICKET_PARIS_NEXT_END_OF_ACTION, rules::Next::end_of_action));
static_assert(same(VILLE_TICKET_PARIS_NEXT_END_OF_TURN, rules::Next::end_of_turn));

static_assert(same(VILLE_TICKET_PARIS_ACTION_TAKE_FACE_UP, rules::ActionKind::take_face_up));
static_assert(same(VILLE_TICKET_PARIS_ACTION_DRAW_BLIND, rules::ActionKind::draw_blind));
static_assert(same(VILLE_TICKET_PARIS_ACTION_CLAIM_ROUTE, rules::ActionKind::claim_route));
static_assert(same(VILLE_TICKET_PARIS_ACTION_STOP_DRAWING, rules::ActionKind::stop_drawing));
static_assert(same(VILLE_TICKET_PARIS_ACTION_DRAW_TICKETS, rules::ActionKind::draw_tickets));
static_assert(same(VILLE_TICKET_PARIS_ACTION_MAKE_FLAG, rules::ActionKind::make_flag));
static_assert(same(VILLE_TICKET_PARIS_ACTION_SKIP_FLAG, rules::ActionKind::skip_flag));
static_assert(same(VILLE_TICKET_PARIS_ACTION_KEEP_TICKETS, rules::ActionKind::keep_tickets));
static_assert(same(VILLE_TICKET_PARIS_ACTION_RETURN_TICKET, rules::ActionKind::return_ticket));
static_assert(same(VILLE_TICKET_PARIS_ACTION_PASS, rules::ActionKind::pass));
static_assert(same(VILLE_TICKET_PARIS_ACTION_DEAL_CARD, rules::ActionKind::deal_card));
static_assert(same(VILLE_TICKET_PARIS_ACTION_REVEAL_CARD, rules::ActionKind::reveal_card));
static_assert(same(VILLE_TICKET_PARIS_ACTION_DEAL_TICKET, rules::ActionKind::deal_ticket));

static_assert(same(VILLE_TICKET_PARIS_REASON_NOT_FACE_UP, rules::reason::not_face_up));
static_assert(same(VILLE_TICKET_PARIS_REASON_BUS_IS_THE_WHOLE_ACTION,
                   rules::reason::bus_is_the_whole_action));
static_assert(same(VILLE_TICKET_PARIS_REASON_SECOND_CARD_COMPULSORY, rules::reason::second_card_compulsory));
static_assert(same(VILLE_TICKET_PARIS_REASON_DECK_EMPTY, rules::reason::deck_empty));
static_assert(same(VILLE_TICKET_PARIS_REASON_NO_TICKETS_LEFT, rules::reason::no_tickets_left));
static_assert(same(VILLE_TICKET_PARIS_REASON_NO_SUCH_ROUTE, rules::reason::no_such_route));
static_assert(same(VILLE_TICKET_PARIS_REASON_NO_SUCH_TRACK, rules::reason::no_such_track));
static_assert(same(VILLE_TICKET_PARIS_REASON_TRACK_TAKEN, rules::reason::track_taken));
static_assert(same(VILLE_TICKET_PARIS_REASON_OWNS_OTHER_TRACK, rules::reason::owns_other_track));
static_assert(same(VILLE_TICKET_PARIS_REASON_CLOSED_WITH_TWO_PLAYERS,
                   rules::reason::closed_with_two_players));
static_assert(same(VILLE_TICKET_PARIS_REASON_TOO_FEW_BUSES_LEFT, rules::reason::too_few_buses_left));
static_assert(same(VILLE_TICKET_PARIS_REASON_BAD_PAYMENT, rules::reason::bad_payment));
static_assert(same(VILLE_TICKET_PARIS_REASON_TOO_FEW_CARDS, rules::reason::too_few_cards));
static_assert(same(VILLE_TICKET_PARIS_REASON_BAD_KEEP, rules::reason::bad_keep));
static_assert(same(VILLE_TICKET_PARIS_REASON_FLAG_INCOMPLETE, rules::reason::flag_incomplete));
static_assert(same(VILLE_TICKET_PARIS_REASON_TICKET_NOT_OFFERED, rules::reason::ticket_not_offered));
static_assert(same(VILLE_TICKET_PARIS_REASON_AN_ACTION_IS_POSSIBLE, rules::reason::an_action_is_possible));

static_assert(VILLE_TICKET_PARIS_EVENT_CARD_DEALT == rules::event::card_dealt);
static_assert(VILLE_TICKET_PARIS_EVENT_CARD_REVEALED == rules::event::card_revealed);
static_assert(VILLE_TICKET_PARIS_EVENT_CARD_TAKEN == rules::event::card_taken);
static_assert(VILLE_TICKET_PARIS_EVENT_DECK_RESHUFFLED == rules::event::deck_reshuffled);
static_assert(VILLE_TICKET_PARIS_EVENT_MARKET_SWEPT == rules::event::market_swept);
static_assert(VILLE_TICKET_PARIS_EVENT_ROUTE_CLAIMED == rules::event::route_claimed);
static_assert(VILLE_TICKET_PARIS_EVENT_CARD_KEPT == rules::event::card_kept);
static_assert(VILLE_TICKET_PARIS_EVENT_FLAG_MADE == rules::event::flag_made);
static_assert(VILLE_TICKET_PARIS_EVENT_DRAWING_STOPPED == rules::event::drawing_stopped);
static_assert(VILLE_TICKET_PARIS_EVENT_TICKET_DEALT == rules::event::ticket_dealt);
static_assert(VILLE_TICKET_PARIS_EVENT_TICKET_RETURNED == rules::event::ticket_returned);
static_assert(VILLE_TICKET_PARIS_EVENT_TICKETS_KEPT == rules::event::tickets_kept);
static_assert(VILLE_TICKET_PARIS_EVENT_PASSED == rules::event::passed);
static_assert(VILLE_TICKET_PARIS_EVENT_FINAL_ROUND_STARTED == rules::event::final_round_started);
static_assert(VILLE_TICKET_PARIS_EVENT_TICKET_SCORED == rules::event::ticket_scored);

static_assert(same(VILLE_TICKET_PARIS_SCORE_ROUTES, rules::ScoreSource::routes));
static_assert(same(VILLE_TICKET_PARIS_SCORE_FLAGS, rules::ScoreSource::flags));
static_assert(same(VILLE_TICKET_PARIS_SCORE_TICKETS_COMPLETED, rules::ScoreSource::tickets_completed));
static_assert(same(VILLE_TICKET_PARIS_SCORE_TICKETS_FAILED, rules::ScoreSource::tickets_failed));

static_assert(same(VILLE_TICKET_PARIS_END_REASON_FINAL_ROUND, rules::EndReason::final_round));
static_assert(same(VILLE_TICKET_PARIS_END_REASON_ALL_PASSED, rules::EndReason::all_passed));

static_assert(is_option<rules::Game>(VILLE_TICKET_PARIS_OPTION_FLAG_TIMING, "flag_timing"));
static_assert(is_option<rules::Game>(VILLE_TICKET_PARIS_OPTION_FLAG_KEEP, "flag_keep"));
static_assert(is_option<rules::Game>(VILLE_TICKET_PARIS_OPTION_SECOND_CARD, "second_card"));
static_assert(is_option<rules::Game>(VILLE_TICKET_PARIS_OPTION_FINAL_TIE, "final_tie"));
static_assert(is_option<rules::Game>(VILLE_TICKET_PARIS_OPTION_BUS_REFRESH_STOP, "bus_refresh_stop"));

static_assert(VILLE_TICKET_PARIS_OPTION_COUNT == rules::option_specs.size());

static_assert(same(VILLE_TICKET_PARIS_FLAG_TIMING_ACTION_INSTEAD_OF_TURN,
                   rules::FlagTiming::action_instead_of_turn));
static_assert(same(VILLE_TICKET_PARIS_FLAG_TIMING_OPTIONAL_AT_END_OF_OWN_TURN,
                   rules::FlagTiming::optional_at_end_of_own_turn));
static_assert(same(VILLE_TICKET_PARIS_FLAG_KEEP_MAY_DECLINE, rules::FlagKeep::may_decline));
static_assert(same(VILLE_TICKET_PARIS_FLAG_KEEP_ALWAYS, rules::FlagKeep::always));
static_assert(same(VILLE_TICKET_PARIS_SECOND_CARD_COMPULSORY, rules::SecondCard::compulsory));
static_assert(same(VILLE_TICKET_PARIS_SECOND_CARD_OPTIONAL_AFTER_BLIND,
                   rules::SecondCard::optional_after_blind));
static_assert(same(VILLE_TICKET_PARIS_FINAL_TIE_COMPLETED_TICKETS, rules::FinalTie::completed_tickets));
static_assert(same(VILLE_TICKET_PARIS_FINAL_TIE_CLAIMED_ROUTES, rules::FinalTie::claimed_routes));

static_assert(same(VILLE_TICKET_PARIS_CERTAINTY_SEED, Certainty::seed));
static_assert(same(VILLE_TICKET_PARIS_CERTAINTY_SOURCED, Certainty::sourced));
static_assert(same(VILLE_TICKET_PARIS_CERTAINTY_INFERRED, Certainty::inferred));
static_assert(same(VILLE_TICKET_PARIS_CERTAINTY_RECONSTRUCTION, Certainty::reconstruction));

// No padding: every byte of these structs is a member.
static_assert(sizeof(ville_ticket_paris_seat) == 4 * (6 + 2 * 9 + 8 + 2) + 60 + 6 + 2);
static_assert(sizeof(ville_ticket_paris_view) == 4 * (15 + VILLE_MAX_OPTIONS + 1 + 5 + 2 * 9) + 160 + 3 * 60 +
                                                     VILLE_MAX_PLAYERS * sizeof(ville_ticket_paris_seat));
static_assert(sizeof(ville_ticket_paris_ticket_state) == 5 * 4 + 2 * 40);
static_assert(sizeof(ville_ticket_paris_edition) ==
              4 * (16 + 8 + 6 + 5) + 8 * 32 + 40 * 36 + 80 * 8 + 60 * 4);
static_assert(rules::Key::capacity() < sizeof(ville_ticket_paris_place::key));
static_assert(are_complete<rules::Game>(std::span<const ActionMember>{members}));

namespace {

// ---- From the rules into the structs

void copy(const rules::Cards &from, int32_t (&to)[VILLE_TICKET_PARIS_MAX_KINDS]) {
    std::copy_n(from.counts().begin(), std::size(to), to);
}

template <class List, std::size_t N>
void copy(const List &from, uint8_t (&to)[N]) {
    for (const rules::PlacedTicket &known : from) to[known.place] = known.ticket; // the others stay hidden
}

void copy(const rules::TicketIds &from, uint8_t (&to)[VILLE_TICKET_PARIS_MAX_TICKETS]) {
    for (const uint8_t id : from) to[id - 1] = 1;
}

void copy(const rules::SeatView &from, bool sees_hand, ville_ticket_paris_seat &to) {
    to.buses = from.buses;
    to.route_points = from.route_points;
    to.flag_points = from.flag_points;
    to.flags = from.flags;
    to.hand_size = from.hand_size;
    to.sees_hand = sees_hand ? 1 : 0;
    copy(from.hand, to.hand);
    copy(from.known, to.known);
    for (const uint8_t colour : from.kept) to.kept[colour] = 1;
    to.ticket_count = from.ticket_count;
    to.undecided_count = from.undecided_count;
    copy(from.tickets, to.tickets);
    copy(from.undecided, to.undecided);
}

void copy(const rules::Observation &seen, Viewer viewer, ville_ticket_paris_view &view) {
    view.players = seen.players;
    view.first = seen.first;
    view.phase = static_cast<int32_t>(seen.phase);
    view.next = static_cast<int32_t>(seen.next);
    view.actor = seen.actor;
    view.active = seen.active;
    view.turn = seen.turn;
    view.first_blind = seen.first_blind;
    view.sweeps = seen.sweeps;
    view.passes = seen.passes;
    view.turns_left = seen.turns_left;
    view.deck_size = seen.deck_size;
    view.ticket_deck = seen.ticket_deck;
    view.returned_count = seen.returned_count;
    copy_options(seen.options, view.option);
    view.market_count = static_cast<uint32_t>(seen.market.size());
    for (std::size_t slot = 0; slot < seen.market.size(); ++slot)
        view.market[slot] =
            seen.market[slot] == rules::no_card ? VILLE_TICKET_PARIS_NO_CARD : seen.market[slot];
    copy(seen.deck, view.deck);
    copy(seen.discard, view.discard);
    std::memset(view.owner, VILLE_TICKET_PARIS_NO_SEAT, sizeof view.owner);
    for (const rules::ClaimedTrack &claimed : seen.tracks)
        view.owner[rules::track_number(claimed.route - 1u, claimed.track)] =
            static_cast<int8_t>(claimed.player);
    copy(seen.unseen, view.unseen);
    copy(seen.returned, view.returned);
    copy(seen.seen, view.seen);
    for (std::size_t p = 0; p < seen.seats.size(); ++p)
        copy(seen.seats[p], rules::knows_hand(viewer, p), view.seats[p]);
}

template <std::size_t N>
void copy(const rules::Key &from, char (&to)[N]) {
    std::memcpy(to, from.view().data(), from.size());
}

ville_ticket_paris_route route_from(const rules::Connection &connection) {
    ville_ticket_paris_route out{};
    out.a = connection.a;
    out.b = connection.b;
    out.length = connection.length;
    out.track_count = static_cast<uint8_t>(connection.tracks.size());
    std::copy(connection.tracks.begin(), connection.tracks.end(), out.colour);
    return out;
}

void copy(const rules::Edition &from, ville_ticket_paris_edition &to) {
    to.certainty_rules = static_cast<int32_t>(from.certainty.rules);
    to.certainty_cards = static_cast<int32_t>(from.certainty.cards);
    to.certainty_route_points = static_cast<int32_t>(from.certainty.route_points);
    to.certainty_map = static_cast<int32_t>(from.certainty.map);
    to.certainty_tickets = static_cast<int32_t>(from.certainty.tickets);
    to.buses = from.buses;
    to.final_round_buses = from.final_round_buses;
    to.face_up_cards = from.face_up_cards;
    to.refresh_buses = from.refresh_buses;
    to.start_cards = from.start_cards;
    to.start_tickets = from.start_tickets;
    to.start_tickets_kept = from.start_tickets_kept;
    to.drawn_tickets = from.drawn_tickets;
    to.drawn_tickets_kept = from.drawn_tickets_kept;
    to.flag_points = from.flag_points;
    for (const uint8_t colour : from.flag_colours) to.flag_colour[colour] = 1;
    std::copy(from.route_points.begin(), from.route_points.end(), to.route_points);
    to.bus_cards = from.bus_cards;
    to.colour_count = static_cast<uint32_t>(from.colours.size());
    to.place_count = static_cast<uint32_t>(from.places.size());
    to.route_count = static_cast<uint32_t>(from.connections.size());
    to.ticket_count = static_cast<uint32_t>(from.tickets.size());
    for (std::size_t i = 0; i < from.colours.size(); ++i) {
        to.colours[i].cards = from.colours[i].cards;
        copy(from.colours[i].key, to.colours[i].key);
    }
    for (std::size_t i = 0; i < from.places.size(); ++i) {
        to.places[i].x = from.places[i].x;
        to.places[i].y = from.places[i].y;
        copy(from.places[i].key, to.places[i].key);
    }
    std::transform(from.connections.begin(), from.connections.end(), to.routes, route_from);
    for (std::size_t i = 0; i < from.tickets.size(); ++i)
        to.tickets[i] = {from.tickets[i].a, from.tickets[i].b, from.tickets[i].points, 0};
}

/// The way of a ticket, with what is missing of it.
void copy(const rules::Edition &edition, const rules::State &state, std::uint8_t seat,
          const rules::Ticket &ticket, ville_ticket_paris_ticket_state &to) {
    rules::Way way = rules::completed_way(edition, state, seat, ticket);
    to.completed = way.found ? 1 : 0;
    if (!way.found) way = rules::missing_way(edition, state, seat, ticket);
    to.possible = way.found ? 1 : 0;
    to.spaces = way.spaces;
    to.route_count = static_cast<uint32_t>(way.connections.size());
    for (std::size_t i = 0; i < way.connections.size(); ++i) {
        to.routes[i] = edition.connections[way.connections[i]].id;
        to.missing[i] = rules::own_track(edition, state, seat, way.connections[i]) < 0 ? 1 : 0;
    }
}

} // namespace

extern "C" {

ville_status ville_ticket_paris_get_view(const ville_match *match, int32_t viewer,
                                         ville_ticket_paris_view *view) {
    return give_view<rules::Game>(match, viewer, view,
                                  [&](const rules::Observation &seen, ville_ticket_paris_view &ours) {
                                      copy(seen, static_cast<Viewer>(viewer), ours);
                                  });
}

ville_status ville_ticket_paris_pack_action(const ville_ticket_paris_action *action, ville_action *word) {
    return pack_action<rules::Game, ville_ticket_paris_action>(members, action, word);
}

ville_status ville_ticket_paris_unpack_action(ville_action word, ville_ticket_paris_action *action) {
    return unpack_action<rules::Game, ville_ticket_paris_action>(members, word, action);
}

ville_status ville_ticket_paris_claims(const ville_match *match, int32_t viewer, int32_t seat,
                                       ville_action *actions, uint32_t capacity, uint32_t *count) {
    return ask_match<rules::Game>(match, [&](const Asked<rules::Game> &asked) {
        if (count == nullptr || (actions == nullptr && capacity != 0)) return Status::argument;
        if (!is_viewer(asked.match, viewer) || !asked.has_seat(seat)) return Status::argument;
        *count = 0;
        if (!rules::knows_hand(static_cast<Viewer>(viewer), static_cast<std::size_t>(seat)))
            return Status::ok;
        rules::for_each_claim(asked.edition, asked.state, static_cast<std::uint8_t>(seat),
                              [&](rules::Action claim) {
                                  if (*count < capacity) actions[*count] = rules::pack(claim);
                                  ++*count;
                              });
        return list_status(*count, actions, capacity);
    });
}

ville_status ville_ticket_paris_get_ticket_state(const ville_match *match, int32_t seat, int32_t ticket,
                                                 ville_ticket_paris_ticket_state *state) {
    return ask_match<rules::Game>(match, [&](const Asked<rules::Game> &asked) {
        if (state == nullptr || !asked.has_seat(seat)) return Status::argument;
        if (!has_number(1, ticket, asked.edition.tickets.size())) return Status::unknown;
        ville_ticket_paris_ticket_state ours{};
        copy(asked.edition, asked.state, static_cast<std::uint8_t>(seat),
             asked.edition.tickets[static_cast<std::size_t>(ticket - 1)], ours);
        return give_struct(ours, state, sizeof ours);
    });
}

ville_status ville_ticket_paris_get_edition(const ville_edition *edition,
                                            ville_ticket_paris_edition *figures) {
    return give_edition<rules::Game>(
        edition, figures,
        [](const rules::Edition &box, ville_ticket_paris_edition &ours) { copy(box, ours); });
}

ville_status ville_ticket_paris_card_label(const ville_edition *edition, int32_t kind, const char *language,
                                           char *buffer, uint32_t capacity, uint32_t *needed) {
    return give_words<rules::Game>(
        edition, {language, buffer, capacity, needed},
        [&](const rules::Edition &box) { return has_number(0, kind, box.colours.size() + 1); },
        [&](const rules::Edition &box, std::string_view spoken) {
            return rules::Text::card(box, kind, spoken);
        });
}

ville_status ville_ticket_paris_place_label(const ville_edition *edition, int32_t place, const char *language,
                                            char *buffer, uint32_t capacity, uint32_t *needed) {
    return give_words<rules::Game>(
        edition, {language, buffer, capacity, needed},
        [&](const rules::Edition &box) { return has_number(0, place, box.places.size()); },
        [&](const rules::Edition &box, std::string_view spoken) {
            return rules::Text::place(box, place, spoken);
        });
}

ville_status ville_ticket_paris_route_text(const ville_edition *edition, int32_t route, const char *language,
                                           char *buffer, uint32_t capacity, uint32_t *needed) {
    return give_words<rules::Game>(
        edition, {language, buffer, capacity, needed},
        [&](const rules::Edition &box) { return has_number(1, route, box.connections.size()); },
        [&](const rules::Edition &box, std::string_view spoken) {
            return rules::Text::route(box, route, spoken);
        });
}

ville_status ville_ticket_paris_ticket_text(const ville_edition *edition, int32_t ticket,
                                            const char *language, char *buffer, uint32_t capacity,
                                            uint32_t *needed) {
    return give_words<rules::Game>(
        edition, {language, buffer, capacity, needed},
        [&](const rules::Edition &box) { return has_number(1, ticket, box.tickets.size()); },
        [&](const rules::Edition &box, std::string_view spoken) {
            return rules::Text::ticket(box, ticket, spoken);
        });
}

} // extern "C"
