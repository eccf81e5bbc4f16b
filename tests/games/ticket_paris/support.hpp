// Ticket to Ride: Paris in short words: positions laid out by hand, and actions as a player would call them.
//
//     Match match(3);                                        // ada, bao and chloe; ada's first turn
//     match.hand(ada, "white white bus").market("red red blue green bus");
//     match.claim(13, 0, {.buses = 1, .keep = 1});
//     EXPECT_EQ(match.why(pass_action), "an_action_is_possible");
//
// Cards come from the deck and go back to it. After every call the helper asks the rules whether the state is one that
// play can reach.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <ville/core/rng.hpp>
#include <ville/games/ticket_paris/game.hpp>

#include "support/rules.hpp"
#include "support/words.hpp"

namespace ville::ticket_paris::tests {

using ville::tests::covers;

// The players, by seat.
inline constexpr std::uint8_t ada = 0;
inline constexpr std::uint8_t bao = 1;
inline constexpr std::uint8_t chloe = 2;
inline constexpr std::uint8_t dan = 3;

inline constexpr Viewer every_viewer[] = {0, 1, 2, 3, public_viewer, omniscient};

/// How a route is paid for.
struct Pay {
    std::uint8_t buses = 0;
    std::uint8_t keep = 0;
};

inline constexpr Action draw_blind{ActionKind::draw_blind};
inline constexpr Action stop_drawing{ActionKind::stop_drawing};
inline constexpr Action draw_tickets{ActionKind::draw_tickets};
inline constexpr Action flag{ActionKind::make_flag};
inline constexpr Action no_flag{ActionKind::skip_flag};
inline constexpr Action keep_all{ActionKind::keep_tickets};
inline constexpr Action pass_turn{ActionKind::pass};

constexpr Action give_back(int ticket) {
    return {ActionKind::return_ticket, static_cast<std::uint8_t>(ticket)};
}
constexpr Action claim_of(int route, int track = 0, Pay pay = {}) {
    return {ActionKind::claim_route, static_cast<std::uint8_t>(route), static_cast<std::uint8_t>(track),
            pay.buses, pay.keep};
}

class Match {
public:
    /// Set-up as the rules have it, before anything is dealt.
    struct FromTheStart {};
    Match(FromTheStart, int players, Options options = {}, const Edition &box = standard, int first = ada)
        : edition(box) {
        EventList<Game::max_events> told;
        state = setup(edition, options,
                      {static_cast<std::uint8_t>(players), static_cast<std::uint8_t>(first)}, told);
        events.assign(told.begin(), told.end());
        expect_sound();
    }

    /// The first turn: nobody has cards or tickets, five coloured cards lie face up.
    explicit Match(int players = 2, Options options = {}, const Edition &box = standard)
        : Match(FromTheStart{}, players, options, box) {
        state.phase = Phase::turn;
        state.turn = 1;
        market("red blue white yellow green");
    }

    // ---- The position

    std::uint8_t kind(std::string_view name) const {
        for (std::uint8_t k = 0; k <= edition.bus(); ++k)
            if (card_word(edition, k) == name) return k;
        ADD_FAILURE() << "no such card: " << name;
        return 0;
    }

    Match &hand(std::uint8_t seat, std::string_view names) {
        for (const std::string_view name : ville::tests::split(names, ' ')) {
            state.deck.remove(kind(name));
            state.seats[seat].hand.add(kind(name));
        }
        return sound();
    }
    Match &market(std::string_view names) {
        for (std::uint8_t &card : state.market) {
            if (card != no_card) state.deck.add(card);
            card = no_card;
        }
        std::size_t slot = 0;
        for (const std::string_view name : ville::tests::split(names, ' ')) {
            state.market[slot++] = kind(name);
            state.deck.remove(kind(name));
        }
        return *this;
    }
    /// These cards alone stay in the deck; all others go to a player's hand, or to the discard pile.
    Match &deck(std::string_view names, std::optional<std::uint8_t> others = {}) {
        Cards stay;
        for (const std::string_view name : ville::tests::split(names, ' ')) stay.add(kind(name));
        for (std::uint8_t k = 0; k <= edition.bus(); ++k) {
            const int gone = state.deck[k] - stay[k];
            if (gone == 0) continue;
            state.deck.remove(k, gone);
            (others ? state.seats[*others].hand : state.discard).add(k, gone);
        }
        return *this;
    }
    /// Cards kept for a flag, each from a claim of a free track of its colour: the last that there is.
    Match &kept(std::uint8_t seat, std::string_view colours) {
        for (const std::string_view name : ville::tests::split(colours, ' ')) {
            state.deck.remove(kind(name));
            state.seats[seat].kept = static_cast<std::uint8_t>(state.seats[seat].kept | 1u << kind(name));
            owns_one_of(seat, kind(name));
        }
        return sound();
    }
    /// A track with a player's buses on it, as if it had been claimed.
    Match &owns(std::uint8_t seat, int route, int track = 0) {
        const Connection &connection = edition.connections[static_cast<std::size_t>(route - 1)];
        state.owners[track_number(static_cast<std::size_t>(route - 1), static_cast<std::size_t>(track))] =
            seat;
        state.seats[seat].buses = static_cast<std::uint8_t>(state.seats[seat].buses - connection.length);
        state.seats[seat].route_points = static_cast<std::uint16_t>(
            state.seats[seat].route_points + edition.route_points[connection.length - 1u]);
        return *this;
    }
    Match &holds_ticket(std::uint8_t seat, int ticket) {
        const auto row = static_cast<std::uint8_t>(ticket - 1);
        state.unseen &= ~ticket_bit(row);
        state.held.push_back({{.row = row}, seat});
        state.seats[seat].seen |= ticket_bit(row);
        return *this;
    }
    /// Only these tickets were never looked at; a player holds all the others.
    Match &tickets_left(std::initializer_list<int> tickets, std::uint8_t holder) {
        TicketSet left = 0;
        for (const int ticket : tickets) left |= ticket_bit(static_cast<std::size_t>(ticket - 1));
        for (int ticket = 1; ticket <= static_cast<int>(edition.tickets.size()); ++ticket) {
            const TicketSet bit = ticket_bit(static_cast<std::size_t>(ticket - 1));
            if ((state.unseen & bit) != 0 && (left & bit) == 0) holds_ticket(holder, ticket);
        }
        return *this;
    }

    // ---- Play

    Match &play(Action action) {
        const Reason reason = why_illegal(edition, state, action);
        EXPECT_EQ(reason, Reason::none) << reason_name(reason_names, reason);
        if (reason != Reason::none) return *this;
        EventList<Game::max_events> told;
        apply(edition, state, action, told);
        events.assign(told.begin(), told.end());
        story.insert(story.end(), events.begin(), events.end());
        return sound();
    }
    Match &deal(std::string_view card) { return play({ActionKind::deal_card, kind(card)}); }
    Match &reveal(std::string_view cards) {
        for (const std::string_view card : ville::tests::split(cards, ' '))
            play({ActionKind::reveal_card, kind(card)});
        return *this;
    }
    Match &deal_ticket(int ticket) {
        return play({ActionKind::deal_ticket, static_cast<std::uint8_t>(ticket)});
    }
    Match &take(std::string_view card) { return play({ActionKind::take_face_up, kind(card)}); }
    Match &blind(std::string_view card) { return play(draw_blind).deal(card); }
    Match &claim(int route, int track = 0, Pay pay = {}) { return play(claim_of(route, track, pay)); }
    /// Any outcomes while luck must act, coloured cards first.
    Match &luck() {
        while (actor(state) == chance) play(chance_at(edition, state, 0));
        return *this;
    }
    /// One uniformly random action or outcome.
    Match &at_random(Rng &rng) {
        return play(actor(state) == chance ? draw_outcome<Game>(edition, state, rng)
                                           : random_action<Game>(edition, state, rng));
    }

    // ---- What there is to see

    std::string why(Action action) const {
        return std::string(reason_name(reason_names, why_illegal(edition, state, action)));
    }
    std::vector<Action> legal() const {
        ActionList<Game> list;
        legal_actions(edition, state, list);
        return {list.begin(), list.end()};
    }
    bool can(Action action) const { return why_illegal(edition, state, action) == Reason::none; }
    int count(ActionKind of) const {
        int n = 0;
        for (const Action &action : legal()) n += action.kind == of;
        return n;
    }
    /// "turn: ada", "reveal_card: chance".
    std::string asked() const {
        constexpr std::string_view names[] = {"ada", "bao", "chloe", "dan"};
        const Player who = actor(state);
        return std::string(name_of(state.phase)) + ": " +
               std::string(who == chance   ? "chance"
                           : who == nobody ? "nobody"
                                           : names[who]);
    }
    std::string face_up_cards() const {
        std::vector<std::string> names;
        for (const std::uint8_t card : state.market)
            names.emplace_back(card == no_card ? "-" : card_word(edition, card));
        return ville::tests::joined(names, " ");
    }
    int in_hand(std::uint8_t seat, std::string_view card) const { return state.seats[seat].hand[kind(card)]; }
    /// How often an event was told since the last `forget`.
    int told(std::uint16_t type) const {
        int n = 0;
        for (const Event &event : story) n += event.type == type;
        return n;
    }
    /// The first event of a kind of the last call.
    Event event_of(std::uint16_t type) const {
        for (const Event &event : events)
            if (event.type == type) return event;
        ADD_FAILURE() << "no event " << type;
        return {};
    }
    Match &forget() {
        story.clear();
        return *this;
    }
    int total(std::uint8_t seat) const { return scores(edition, state, omniscient)[seat].total(); }

    Edition edition;
    State state;
    std::vector<Event> events; ///< Of the last call.
    std::vector<Event> story;  ///< Of all calls.

private:
    void owns_one_of(std::uint8_t seat, std::uint8_t colour) {
        for (std::size_t row = edition.connections.size(); row-- > 0;)
            for (std::size_t track = 0; track < edition.connections[row].tracks.size(); ++track) {
                const bool free = state.owners[track_number(row, 0)] == no_seat &&
                                  state.owners[track_number(row, 1)] == no_seat;
                if (!free || edition.connections[row].tracks[track] != colour) continue;
                owns(seat, static_cast<int>(row + 1), static_cast<int>(track));
                return;
            }
    }
    void expect_sound() const { EXPECT_STREQ(check(edition, state), nullptr); }
    Match &sound() {
        expect_sound();
        return *this;
    }
};

} // namespace ville::ticket_paris::tests
