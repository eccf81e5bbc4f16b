// Ticket to Ride: Paris: the vocabulary. Decisions, chance outcomes, why they are refused, and the events they cause.
//
//     bit  52        45 44                                  0
//          +-----------+------------------------------------+
//          |   kind    |   fields, the first on top         |
//          +-----------+------------------------------------+
//
//     kind               fields, with their widths
//      1 take_face_up    card 4
//      2 draw_blind      -
//      3 claim_route     route 7, track 1, buses 3, keep 1
//      4 stop_drawing    -
//      5 draw_tickets    -
//      6 make_flag       -
//      7 skip_flag       -
//      8 keep_tickets    -
//      9 return_ticket   ticket 6
//     10 pass            -
//     11 deal_card       card 4      (chance)
//     12 reveal_card     card 4      (chance)
//     13 deal_ticket     ticket 6    (chance)
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include <ville/core/action_word.hpp>
#include <ville/core/event.hpp>
#include <ville/core/reason.hpp>
#include <ville/core/schema.hpp>
#include <ville/games/ticket_paris/state.hpp>

namespace ville::ticket_paris {

enum class ActionKind : std::uint8_t {
    take_face_up = 1,
    draw_blind = 2,
    claim_route = 3,
    stop_drawing = 4,
    draw_tickets = 5,
    make_flag = 6,
    skip_flag = 7,
    keep_tickets = 8,
    return_ticket = 9,
    pass = 10,
    deal_card = 11,
    reveal_card = 12,
    deal_ticket = 13,
};

/// One decision. `value` is the kind's first field: a kind of card, or the id of a route or a ticket. The others
/// belong to claim_route, and are 0 elsewhere.
struct Action {
    ActionKind kind = ActionKind::draw_blind;
    std::uint8_t value = 0;
    std::uint8_t track = 0;
    std::uint8_t buses = 0; ///< How many of the cards paid are buses.
    std::uint8_t keep = 0;  ///< 1 = one of the coloured cards paid stays in front of the player.
    friend constexpr bool operator==(const Action &, const Action &) = default;
};

/// The list of words that an edition gives: see card_word.
inline constexpr int card_words = 1;

inline constexpr FieldSpec card_field{
    .name = "card", .min = 0, .max = max_colours, .bits = 4, .words = card_words};
inline constexpr FieldSpec route_field{.name = "route", .min = 1, .max = max_connections, .bits = 7};
inline constexpr FieldSpec track_field{.name = "track", .min = 0, .max = max_tracks - 1, .bits = 1};
inline constexpr FieldSpec buses_field{.name = "buses", .min = 0, .max = max_length, .bits = 3};
inline constexpr FieldSpec keep_field{.name = "keep", .min = 0, .max = 1, .bits = 1};
inline constexpr FieldSpec ticket_field{.name = "ticket", .min = 1, .max = max_tickets, .bits = 6};

inline constexpr std::array card_fields{card_field};
inline constexpr std::array claim_fields{route_field, track_field, buses_field, keep_field};
inline constexpr std::array ticket_fields{ticket_field};

inline constexpr std::array<ActionSpec, 13> action_specs{{
    {.number = 1, .name = "take_face_up", .fields = card_fields},
    {.number = 2, .name = "draw_blind"},
    {.number = 3, .name = "claim_route", .fields = claim_fields},
    {.number = 4, .name = "stop_drawing"},
    {.number = 5, .name = "draw_tickets"},
    {.number = 6, .name = "make_flag"},
    {.number = 7, .name = "skip_flag"},
    {.number = 8, .name = "keep_tickets"},
    {.number = 9, .name = "return_ticket", .fields = ticket_fields},
    {.number = 10, .name = "pass"},
    {.number = 11, .name = "deal_card", .by_chance = true, .fields = card_fields},
    {.number = 12, .name = "reveal_card", .by_chance = true, .fields = card_fields},
    {.number = 13, .name = "deal_ticket", .by_chance = true, .fields = ticket_fields},
}};

/// Width of the first field of a kind, indexed by kind.
inline constexpr std::array<std::uint8_t, 14> value_bits{0, 4, 0, 7, 0, 0, 0, 0, 0, 6, 0, 4, 4, 6};

constexpr ActionWord pack(Action action) {
    const auto kind = static_cast<std::size_t>(action.kind);
    int shift = kind_shift - value_bits[kind];
    ActionWord word = ActionWord{kind} << kind_shift | ActionWord{action.value} << shift;
    if (action.kind != ActionKind::claim_route) return word;
    word |= ActionWord{action.track} << (shift -= track_field.bits);
    word |= ActionWord{action.buses} << (shift -= buses_field.bits);
    return word | ActionWord{action.keep} << (shift - keep_field.bits);
}

/// The reverse of pack. Any other word is answered with the reason.
constexpr Reason unpack(ActionWord word, Action &action) {
    FlatAction flat;
    if (const Reason reason = unpack_flat(action_specs, word, flat); reason != Reason::none) return reason;
    const auto field = [&](std::size_t i) { return static_cast<std::uint8_t>(flat.value[i]); };
    action = {static_cast<ActionKind>(flat.spec->number), field(0), field(1), field(2), field(3)};
    return Reason::none;
}

// ---- Why an action is refused, after the reasons common to all games

namespace reason {
inline constexpr Reason not_face_up{64};
inline constexpr Reason bus_is_the_whole_action{65}; ///< A face-up bus is never the second card.
inline constexpr Reason second_card_compulsory{66};
inline constexpr Reason deck_empty{67};
inline constexpr Reason no_tickets_left{68};
inline constexpr Reason no_such_route{69};
inline constexpr Reason no_such_track{70};
inline constexpr Reason track_taken{71};
inline constexpr Reason owns_other_track{72};
inline constexpr Reason closed_with_two_players{73};
inline constexpr Reason too_few_buses_left{74};
inline constexpr Reason bad_payment{75}; ///< More buses than spaces.
inline constexpr Reason too_few_cards{76};
inline constexpr Reason bad_keep{77};
inline constexpr Reason flag_incomplete{78};
inline constexpr Reason ticket_not_offered{79};
inline constexpr Reason an_action_is_possible{80}; ///< To pass is allowed only when nothing else is.
} // namespace reason

inline constexpr std::array<std::string_view, 17> reason_names{"not_face_up",
                                                               "bus_is_the_whole_action",
                                                               "second_card_compulsory",
                                                               "deck_empty",
                                                               "no_tickets_left",
                                                               "no_such_route",
                                                               "no_such_track",
                                                               "track_taken",
                                                               "owns_other_track",
                                                               "closed_with_two_players",
                                                               "too_few_buses_left",
                                                               "bad_payment",
                                                               "too_few_cards",
                                                               "bad_keep",
                                                               "flag_incomplete",
                                                               "ticket_not_offered",
                                                               "an_action_is_possible"};

// ---- Events

namespace event {
using namespace ville::event_type;
inline constexpr std::uint16_t card_dealt = 64;
inline constexpr std::uint16_t card_revealed = 65;
inline constexpr std::uint16_t card_taken = 66;
inline constexpr std::uint16_t deck_reshuffled = 67;
inline constexpr std::uint16_t market_swept = 68;
inline constexpr std::uint16_t route_claimed = 69;
inline constexpr std::uint16_t card_kept = 70;
inline constexpr std::uint16_t flag_made = 71;
inline constexpr std::uint16_t drawing_stopped = 72;
inline constexpr std::uint16_t ticket_dealt = 73;
inline constexpr std::uint16_t ticket_returned = 74;
inline constexpr std::uint16_t tickets_kept = 75;
inline constexpr std::uint16_t passed = 76;
inline constexpr std::uint16_t final_round_started = 77;
inline constexpr std::uint16_t ticket_scored = 78;
} // namespace event

/// Score lines, in the order in which they are listed.
enum class ScoreSource : std::uint8_t { routes, flags, tickets_completed, tickets_failed };
inline constexpr std::array<std::string_view, 4> score_line_names{"routes", "flags", "tickets_completed",
                                                                  "tickets_failed"};

namespace detail {

inline constexpr FieldSpec player_field{.name = "player", .min = 0, .max = max_players - 1};
inline constexpr FieldSpec event_card{.name = "card", .min = 0, .max = max_colours, .words = card_words};
inline constexpr FieldSpec event_slot{.name = "slot", .min = 0, .max = max_slots - 1};
inline constexpr FieldSpec event_ticket{.name = "ticket", .min = 1, .max = max_tickets};
inline constexpr FieldSpec event_count{.name = "count", .min = 0, .max = max_cards};
inline constexpr FieldSpec event_points{.name = "points", .min = -9999, .max = 9999};

inline constexpr std::array player_only{player_field};
inline constexpr std::array player_card{player_field, event_card};
inline constexpr std::array player_ticket{player_field, event_ticket};
inline constexpr std::array card_revealed{event_slot, event_card};
inline constexpr std::array card_taken{player_field, event_slot, event_card};
inline constexpr std::array deck_reshuffled{event_count};
inline constexpr std::array market_swept{FieldSpec{.name = "buses", .min = 1, .max = max_slots}};
inline constexpr std::array route_claimed{
    player_field,
    FieldSpec{.name = "route", .min = 1, .max = max_connections},
    FieldSpec{.name = "track", .max = max_tracks - 1},
    FieldSpec{.name = "colour", .max = max_colours - 1, .words = card_words},
    FieldSpec{.name = "coloured_cards", .max = max_length},
    FieldSpec{.name = "bus_cards", .max = max_length}};
inline constexpr std::array points_scored{
    player_field, FieldSpec{.name = "source", .max = 3, .names = score_line_names}, event_points};
inline constexpr std::array tickets_kept{player_field, event_count};
inline constexpr std::array turn_started{player_field, FieldSpec{.name = "turn", .min = 1, .max = 9999}};
inline constexpr std::array ticket_scored{player_field, event_ticket,
                                          FieldSpec{.name = "completed", .max = 1}, event_points};
inline constexpr std::array match_over{FieldSpec{.name = "winners", .max = 15},
                                       FieldSpec{.name = "reason", .max = 1, .names = end_reason_names}};

} // namespace detail

inline constexpr std::array<EventSpec, 18> event_specs{{
    {event::turn_started, "turn_started", detail::turn_started},
    {event::points_scored, "points_scored", detail::points_scored},
    {event::match_over, "match_over", detail::match_over},
    {event::card_dealt, "card_dealt", detail::player_card},
    {event::card_revealed, "card_revealed", detail::card_revealed},
    {event::card_taken, "card_taken", detail::card_taken},
    {event::deck_reshuffled, "deck_reshuffled", detail::deck_reshuffled},
    {event::market_swept, "market_swept", detail::market_swept},
    {event::route_claimed, "route_claimed", detail::route_claimed},
    {event::card_kept, "card_kept", detail::player_card},
    {event::flag_made, "flag_made", detail::player_only},
    {event::drawing_stopped, "drawing_stopped", detail::player_only},
    {event::ticket_dealt, "ticket_dealt", detail::player_ticket},
    {event::ticket_returned, "ticket_returned", detail::player_ticket},
    {event::tickets_kept, "tickets_kept", detail::tickets_kept},
    {event::passed, "passed", detail::player_only},
    {event::final_round_started, "final_round_started", detail::player_only},
    {event::ticket_scored, "ticket_scored", detail::ticket_scored},
}};

// ---- Options as a host lists them

inline constexpr std::array<OptionSpec, 5> option_specs{{
    {.name = "flag_timing", .max = 1, .names = flag_timing_names},
    {.name = "flag_keep", .max = 1, .names = flag_keep_names},
    {.name = "second_card", .max = 1, .names = second_card_names},
    {.name = "final_tie", .max = 1, .names = final_tie_names},
    {.name = "bus_refresh_stop", .min = 1, .max = max_sweeps, .fallback = max_sweeps},
}};

} // namespace ville::ticket_paris
