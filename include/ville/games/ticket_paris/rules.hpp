// Ticket to Ride: Paris: the rules as pure functions over plain values. The door of the rooms in rules/.
//
// Rules and their sources: docs/rules/ticket_paris.md. Points on which sources differ are options of the match
// (chapter 8); the map and the tickets of the built-in edition are a reconstruction.
#pragma once

#include <bit>
#include <cstdint>

#include <ville/core/event.hpp>
#include <ville/core/player.hpp>
#include <ville/core/reason.hpp>
#include <ville/core/rng.hpp>
#include <ville/games/ticket_paris/action.hpp>
#include <ville/games/ticket_paris/data.hpp>
#include <ville/games/ticket_paris/rules/checking.hpp>
#include <ville/games/ticket_paris/rules/claiming.hpp>
#include <ville/games/ticket_paris/rules/market.hpp>
#include <ville/games/ticket_paris/rules/network.hpp>
#include <ville/games/ticket_paris/rules/scoring.hpp>
#include <ville/games/ticket_paris/rules/tickets.hpp>
#include <ville/games/ticket_paris/rules/turn.hpp>
#include <ville/games/ticket_paris/state.hpp>

namespace ville::ticket_paris {

/// The longest list of legal actions, for any edition: every payment of every track of a flag's colour, every face-up
/// card, the deck, tickets and the flag.
inline constexpr std::size_t max_actions = 2100;
static_assert(max_connections * max_tracks * (2 * max_length + 1) + max_slots + 3 <= max_actions);

/// The table before the first card is dealt. [TIC-2]
template <EventSink Sink>
constexpr State setup(const Edition &edition, const Options &options, Table table, Sink &events) {
    State state;
    state.options = options;
    state.players = table.players;
    state.first = table.first;
    state.active = table.first;
    for (std::size_t kind = 0; kind <= edition.bus(); ++kind) state.deck.add(kind, edition.cards_of(kind));
    state.unseen = all_tickets(edition);
    for (std::size_t p = 0; p < table.players; ++p) state.seats[p].buses = edition.buses;
    if (edition.start_cards == 0) go_on(edition, state, events);
    return state;
}

/// Who must act now.
constexpr Player actor(const State &state) {
    switch (state.phase) {
    case Phase::deal_start_cards:
    case Phase::reveal_card:
    case Phase::deal_start_tickets:
    case Phase::deal_card:
    case Phase::deal_tickets: return chance;
    case Phase::over: return nobody;
    default: return static_cast<Player>(state.active);
    }
}

// ---- Luck

/// The kind of the outcomes. Precondition: luck must act.
constexpr ActionKind chance_kind(const State &state) {
    switch (state.phase) {
    case Phase::reveal_card: return ActionKind::reveal_card;
    case Phase::deal_start_tickets:
    case Phase::deal_tickets: return ActionKind::deal_ticket;
    default: return ActionKind::deal_card;
    }
}

constexpr std::uint32_t chance_total(const Edition &, const State &state) {
    if (chance_kind(state) == ActionKind::deal_ticket)
        return static_cast<std::uint32_t>(std::popcount(state.unseen));
    return static_cast<std::uint32_t>(state.deck.total());
}

constexpr Action chance_at(const Edition &, const State &state, std::uint32_t draw) {
    const ActionKind kind = chance_kind(state);
    if (kind == ActionKind::deal_ticket)
        return {kind, static_cast<std::uint8_t>(ticket_at(state.unseen, draw) + 1)};
    return {kind, static_cast<std::uint8_t>(state.deck.row_of(draw))};
}

constexpr std::uint32_t chance_weight(const Edition &, const State &state, Action outcome) {
    if (outcome.kind == ActionKind::deal_ticket)
        return static_cast<std::uint32_t>(state.unseen >> (outcome.value - 1) & 1);
    return static_cast<std::uint32_t>(state.deck[outcome.value]);
}

// ---- What is legal

/// Whether a player has anything to do but to pass.
constexpr bool may_act(const Edition &edition, const State &state) {
    if (!state.deck.empty() || tickets_in_deck(state) > 0) return true;
    for (const std::uint8_t card : state.market)
        if (card != no_card) return true;
    if (state.options.flag_timing == FlagTiming::action_instead_of_turn &&
        flag_complete(edition, active_seat(state)))
        return true;
    bool claim = false;
    for_each_claim(edition, state, state.active, [&](Action) { claim = true; });
    return claim;
}

/// Kinds of cards that can be taken face up now, as bits.
constexpr unsigned kinds_to_take(const Edition &edition, const State &state) {
    unsigned kinds = 0;
    for (const std::uint8_t card : state.market)
        if (card != no_card) kinds |= 1u << card;
    return state.phase == Phase::second_card ? kinds & ~(1u << edition.bus()) : kinds;
}

/// Every legal action of the actor, or every outcome of a chance node, ascending. Nothing when the match is over.
template <class List>
constexpr void legal_actions(const Edition &edition, const State &state, List &list) {
    switch (state.phase) {
    case Phase::over: return;
    case Phase::deal_start_tickets:
    case Phase::deal_tickets:
        for (TicketSet left = state.unseen; left != 0; left &= left - 1)
            list.push_back(
                Action{ActionKind::deal_ticket, static_cast<std::uint8_t>(std::countr_zero(left) + 1)});
        return;
    case Phase::deal_start_cards:
    case Phase::reveal_card:
    case Phase::deal_card: {
        const ActionKind kind = chance_kind(state);
        state.deck.for_each([&](std::size_t row, int) {
            list.push_back(Action{kind, static_cast<std::uint8_t>(row)});
        });
        return;
    }
    case Phase::flag:
        list.push_back(Action{ActionKind::make_flag});
        list.push_back(Action{ActionKind::skip_flag});
        return;
    case Phase::keep_start_tickets:
    case Phase::keep_tickets: {
        list.push_back(Action{ActionKind::keep_tickets});
        TicketSet offered = 0;
        for (const HiddenTicket ticket : active_seat(state).undecided) offered |= ticket_bit(ticket.row);
        for (; offered != 0; offered &= offered - 1)
            list.push_back(
                Action{ActionKind::return_ticket, static_cast<std::uint8_t>(std::countr_zero(offered) + 1)});
        return;
    }
    case Phase::turn:
    case Phase::second_card: break;
    }
    bool any = false;
    const auto add = [&](Action action) {
        list.push_back(action);
        any = true;
    };
    for (unsigned kinds = kinds_to_take(edition, state); kinds != 0; kinds &= kinds - 1)
        add({ActionKind::take_face_up, static_cast<std::uint8_t>(std::countr_zero(kinds))});
    if (!state.deck.empty()) add({ActionKind::draw_blind});
    if (state.phase == Phase::second_card) {
        if (may_stop_drawing(state)) add({ActionKind::stop_drawing});
        return;
    }
    for_each_claim(edition, state, state.active, add);
    if (tickets_in_deck(state) > 0) add({ActionKind::draw_tickets});
    if (state.options.flag_timing == FlagTiming::action_instead_of_turn &&
        flag_complete(edition, active_seat(state)))
        add({ActionKind::make_flag});
    if (!any) add({ActionKind::pass}); // [TIC-3.11]
}

/// Whether a kind belongs to the phase.
constexpr bool fits_phase(const State &state, ActionKind kind) {
    const Phase phase = state.phase;
    switch (kind) {
    case ActionKind::take_face_up:
    case ActionKind::draw_blind: return phase == Phase::turn || phase == Phase::second_card;
    case ActionKind::claim_route:
    case ActionKind::draw_tickets:
    case ActionKind::pass: return phase == Phase::turn;
    case ActionKind::stop_drawing: return phase == Phase::second_card;
    case ActionKind::make_flag:
        return phase == Phase::flag ||
               (phase == Phase::turn && state.options.flag_timing == FlagTiming::action_instead_of_turn);
    case ActionKind::skip_flag: return phase == Phase::flag;
    case ActionKind::keep_tickets:
    case ActionKind::return_ticket: return phase == Phase::keep_start_tickets || phase == Phase::keep_tickets;
    default: return actor(state) == chance && chance_kind(state) == kind;
    }
}

/// Whether the edition has what the action names. A route that it has not has a reason of its own.
constexpr bool exists(const Edition &edition, Action action) {
    switch (action.kind) {
    case ActionKind::take_face_up:
    case ActionKind::deal_card:
    case ActionKind::reveal_card: return action.value <= edition.bus();
    case ActionKind::return_ticket:
    case ActionKind::deal_ticket: return action.value <= edition.tickets.size();
    default: return true;
    }
}

/// Why the actor may not do this, or Reason::none. The first reason that applies, in the order of the table.
constexpr Reason why_illegal(const Edition &edition, const State &state, Action action) {
    if (!exists(edition, action)) return Reason::bad_fields;
    if (!fits_phase(state, action.kind)) return Reason::wrong_phase;
    switch (action.kind) {
    case ActionKind::take_face_up:
        if (face_up(state, action.value) == 0) return reason::not_face_up;
        return state.phase == Phase::second_card && action.value == edition.bus()
                   ? reason::bus_is_the_whole_action
                   : Reason::none;
    case ActionKind::draw_blind: return state.deck.empty() ? reason::deck_empty : Reason::none;
    case ActionKind::claim_route: return why_no_claim(edition, state, action);
    case ActionKind::stop_drawing:
        return may_stop_drawing(state) ? Reason::none : reason::second_card_compulsory;
    case ActionKind::draw_tickets:
        return tickets_in_deck(state) == 0 ? reason::no_tickets_left : Reason::none;
    case ActionKind::make_flag:
        return flag_complete(edition, active_seat(state)) ? Reason::none : reason::flag_incomplete;
    case ActionKind::return_ticket:
        return offered_at(state, static_cast<std::uint8_t>(action.value - 1)) < 0 ? reason::ticket_not_offered
                                                                                  : Reason::none;
    case ActionKind::pass: return may_act(edition, state) ? reason::an_action_is_possible : Reason::none;
    case ActionKind::deal_card:
    case ActionKind::reveal_card:
    case ActionKind::deal_ticket:
        return chance_weight(edition, state, action) == 0 ? Reason::not_an_outcome : Reason::none;
    default: return Reason::none;
    }
}

// ---- What happens

/// Carries out a legal action, and everything that follows by itself. Precondition: why_illegal says none.
template <EventSink Sink>
constexpr void apply(const Edition &edition, State &state, Action action, Sink &events) {
    const bool first_card = state.phase == Phase::turn;
    if (first_card && action.kind != ActionKind::pass) state.passes = 0;
    switch (action.kind) {
    case ActionKind::take_face_up:
        take_face_up(state, action.value, events);
        return go_on_with(
            edition, state,
            first_card && action.value != edition.bus() ? Next::second_card : Next::end_of_action, events);
    case ActionKind::draw_blind:
        state.next = first_card ? Next::second_card : Next::end_of_action;
        if (first_card) state.first_blind = 1;
        state.phase = Phase::deal_card;
        return;
    case ActionKind::claim_route:
        claim_route(edition, state, action, events);
        return go_on_with(edition, state, Next::end_of_action, events);
    case ActionKind::stop_drawing:
        emit(events, event::drawing_stopped, static_cast<Player>(state.active));
        return end_action(edition, state, events);
    case ActionKind::draw_tickets: return draw_on_tickets(edition, state, events);
    case ActionKind::make_flag:
        state.passes = 0; // three cards come back: others may be able to draw again. [TIC-7.5]
        make_flag(edition, state, events);
        return go_on_with(edition, state, first_card ? Next::end_of_action : Next::end_of_turn, events);
    case ActionKind::skip_flag: return end_turn(edition, state, events);
    case ActionKind::keep_tickets: keep_tickets(state, events); return after_keeping(edition, state, events);
    case ActionKind::return_ticket:
        return_ticket(state, static_cast<std::uint8_t>(action.value - 1), events);
        if (active_seat(state).undecided.size() > least_to_keep(edition, state)) return;
        keep_tickets(state, events);
        return after_keeping(edition, state, events);
    case ActionKind::pass:
        ++state.passes;
        emit(events, event::passed, static_cast<Player>(state.active));
        return end_action(edition, state, events);
    case ActionKind::deal_card:
        deal_card(state, action.value, events);
        return after_deal(edition, state, events);
    case ActionKind::reveal_card:
        reveal_card(edition, state, action.value, events);
        return go_on(edition, state, events);
    case ActionKind::deal_ticket:
        deal_ticket(state, static_cast<std::uint8_t>(action.value - 1), events);
        return after_ticket(edition, state, events);
    }
}

/// What is done for a seat whose player has left: he keeps all tickets and draws blind; else anything legal, each with
/// the same chance.
template <class Rng>
Action stand_in(const Edition &edition, const State &state, Player, Rng &rng) {
    if (state.phase == Phase::keep_start_tickets || state.phase == Phase::keep_tickets)
        return {ActionKind::keep_tickets};
    if ((state.phase == Phase::turn || state.phase == Phase::second_card) && !state.deck.empty())
        return {ActionKind::draw_blind};
    ScratchList<Action, max_actions> list;
    legal_actions(edition, state, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

/// How far the match is, in thousandths: by the buses of the player who has placed most, then by the final round.
constexpr int progress(const Edition &edition, const State &state) {
    if (state.phase == Phase::over) return 1000;
    if (state.turns_left > 0) return 900 + 99 * (state.players - state.turns_left) / state.players;
    int fewest = edition.buses;
    for (std::size_t p = 0; p < state.players; ++p)
        if (state.seats[p].buses < fewest) fewest = state.seats[p].buses;
    const int until_final_round = edition.buses - edition.final_round_buses;
    const int placed = edition.buses - fewest;
    return 899 * (placed < until_final_round ? placed : until_final_round) / until_final_round;
}

/// Every combination of options goes with every edition.
constexpr const char *check_options(const Edition &, const Options &) { return nullptr; }

} // namespace ville::ticket_paris
