// Les Toits de Paris: the vocabulary. Decisions, chance outcomes, why they are refused, and the events they cause.
//
//     bit  52        45 44        38 37                        0
//          +-----------+------------+---------------------------+
//          |   kind    |   field    |             0             |
//          +-----------+------------+---------------------------+
//
//     kind                  field (its width, at the top)
//     1 draw                -
//     2 stop                -
//     3 take                space   3 bits, 1 .. 7
//     4 pass                -
//     5 place_character     good    3 bits, 0 .. 4
//     6 decline_character   -
//     7 reveal              card    7 bits, row of the edition      (chance)
//     8 draw_bonus          card    7 bits                          (chance)
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include <ville/core/action_word.hpp>
#include <ville/core/event.hpp>
#include <ville/core/reason.hpp>
#include <ville/core/schema.hpp>
#include <ville/games/toits/state.hpp>

namespace ville::toits {

enum class ActionKind : std::uint8_t {
    draw = 1,
    stop = 2,
    take = 3,
    pass = 4,
    place_character = 5,
    decline_character = 6,
    reveal = 7,
    draw_bonus = 8,
};

/// One decision. `value` is the kind's field: a space (1 ..), a good, or a row of the card table.
struct Action {
    ActionKind kind = ActionKind::draw;
    std::uint8_t value = 0;
    friend constexpr bool operator==(const Action &, const Action &) = default;
};

inline constexpr std::array<FieldSpec, 1> take_fields{
    {{.name = "space", .min = 1, .max = max_spaces, .bits = 3}}};
inline constexpr std::array<FieldSpec, 1> place_character_fields{
    {{.name = "good", .min = 0, .max = goods - 1, .bits = 3, .names = good_names}}};
inline constexpr std::array<FieldSpec, 1> card_fields{
    {{.name = "card", .min = 0, .max = max_rows - 1, .bits = 7}}};

inline constexpr std::array<ActionSpec, 8> action_specs{{
    {.number = 1, .name = "draw"},
    {.number = 2, .name = "stop"},
    {.number = 3, .name = "take", .fields = take_fields},
    {.number = 4, .name = "pass"},
    {.number = 5, .name = "place_character", .fields = place_character_fields},
    {.number = 6, .name = "decline_character"},
    {.number = 7, .name = "reveal", .by_chance = true, .fields = card_fields},
    {.number = 8, .name = "draw_bonus", .by_chance = true, .fields = card_fields},
}};

/// Width of the field of a kind, indexed by kind.
inline constexpr std::array<std::uint8_t, 9> value_bits{0, 0, 0, 3, 0, 3, 0, 7, 7};

constexpr ActionWord pack(Action action) {
    const auto kind = static_cast<std::size_t>(action.kind);
    return ActionWord{kind} << kind_shift | ActionWord{action.value} << (kind_shift - value_bits[kind]);
}

/// The reverse of pack. Any other word is answered with the reason.
constexpr Reason unpack(ActionWord word, Action &action) {
    const std::uint8_t kind = kind_of(word);
    if (kind == 0 || kind > action_specs.size()) return Reason::unknown_kind;
    const int shift = kind_shift - value_bits[kind];
    const ActionWord fields = word & ((ActionWord{1} << kind_shift) - 1);
    const auto value = static_cast<std::uint8_t>(fields >> shift);
    if (ActionWord{value} << shift != fields) return Reason::bad_fields;
    action = {static_cast<ActionKind>(kind), value};
    if (action.kind == ActionKind::take && value == 0) return Reason::bad_fields;
    if (action.kind == ActionKind::place_character && value >= goods) return Reason::bad_fields;
    return Reason::none;
}

// ---- Why an action is refused, after the reasons common to all games

namespace reason {
inline constexpr Reason empty_space{64};    ///< No card lies on this space.
inline constexpr Reason must_take{65};      ///< A card must be taken before passing.
inline constexpr Reason good_not_owned{66}; ///< No card of this good in the collection.
} // namespace reason

inline constexpr std::array<std::string_view, 3> reason_names{"empty_space", "must_take", "good_not_owned"};

// ---- Events. All are public.

namespace event {
using namespace ville::event_type;
inline constexpr std::uint16_t card_revealed = 64;
inline constexpr std::uint16_t draw_pile_emptied = 65;
inline constexpr std::uint16_t detective_moved = 66;
inline constexpr std::uint16_t stealing_ended = 67;
inline constexpr std::uint16_t card_discarded = 68;
inline constexpr std::uint16_t card_taken = 69;
inline constexpr std::uint16_t passed = 70;
inline constexpr std::uint16_t card_gained = 71;
inline constexpr std::uint16_t raid = 72;
inline constexpr std::uint16_t card_lost = 73;
inline constexpr std::uint16_t character_placed = 74;
inline constexpr std::uint16_t character_declined = 75;
inline constexpr std::uint16_t character_lost = 76;
inline constexpr std::uint16_t bonus_drawn = 77;
inline constexpr std::uint16_t bonus_missed = 78;
inline constexpr std::uint16_t supply_reshuffled = 79;
inline constexpr std::uint16_t turn_ended = 80;
inline constexpr std::uint16_t token_awarded = 81;
} // namespace event

enum class Pile : std::uint8_t { draw_pile, supply };
inline constexpr std::array<std::string_view, 2> pile_names{"draw_pile", "supply"};

enum class Token : std::uint8_t { high, low, none };
inline constexpr std::array<std::string_view, 2> token_names{"high", "low"};

/// Score lines: one per set of tokens, then the points on cards.
inline constexpr std::array<std::string_view, 7> score_line_names{
    "token_jewels",  "token_gold",     "token_paintings", "token_gems",
    "token_statues", "token_feathers", "card_points"};
inline constexpr int card_points_line = 6;

inline constexpr std::array<std::string_view, 1> end_reason_names{"draw_pile"};

namespace detail {

inline constexpr FieldSpec player_field{.name = "player", .min = 0, .max = max_players - 1};
inline constexpr FieldSpec card_field{.name = "card", .min = 0, .max = max_rows - 1};
inline constexpr FieldSpec space_field{.name = "space", .min = 1, .max = max_spaces};
inline constexpr FieldSpec good_field{.name = "good", .min = 0, .max = goods - 1, .names = good_names};
inline constexpr FieldSpec cards_field{.name = "cards", .min = 0, .max = max_cards};
inline constexpr FieldSpec points_field{.name = "points", .min = -9999, .max = 9999};

inline constexpr std::array player_only{player_field};
inline constexpr std::array player_card{player_field, card_field};
inline constexpr std::array player_good{player_field, good_field};
inline constexpr std::array card_space{card_field, space_field};
inline constexpr std::array turn_started{player_field, FieldSpec{.name = "turn", .min = 1, .max = 9999}};
inline constexpr std::array points_scored{
    player_field, FieldSpec{.name = "source", .max = card_points_line, .names = score_line_names},
    points_field};
inline constexpr std::array match_over{FieldSpec{.name = "winners", .max = 15},
                                       FieldSpec{.name = "reason", .max = 0, .names = end_reason_names}};
inline constexpr std::array card_revealed{player_field, card_field, space_field,
                                          FieldSpec{.name = "pile", .max = 1, .names = pile_names}};
inline constexpr std::array detective_moved{FieldSpec{.name = "from", .min = 1, .max = max_spaces + 1},
                                            FieldSpec{.name = "to", .min = 1, .max = max_spaces + 1}};
inline constexpr std::array stealing_ended{
    player_field, FieldSpec{.name = "result", .max = 2, .names = Names(result_names).first(3)},
    FieldSpec{.name = "forced", .max = 1}};
inline constexpr std::array card_taken{player_field, card_field, space_field};
inline constexpr std::array raid{player_field, good_field, cards_field};
inline constexpr std::array supply_reshuffled{cards_field};
inline constexpr std::array token_awarded{
    player_field, FieldSpec{.name = "set", .max = sets - 1, .names = set_names},
    FieldSpec{.name = "token", .max = 1, .names = token_names}, points_field};

} // namespace detail

inline constexpr std::array<EventSpec, 21> event_specs{{
    {event::turn_started, "turn_started", detail::turn_started},
    {event::points_scored, "points_scored", detail::points_scored},
    {event::match_over, "match_over", detail::match_over},
    {event::card_revealed, "card_revealed", detail::card_revealed},
    {event::draw_pile_emptied, "draw_pile_emptied", {}},
    {event::detective_moved, "detective_moved", detail::detective_moved},
    {event::stealing_ended, "stealing_ended", detail::stealing_ended},
    {event::card_discarded, "card_discarded", detail::card_space},
    {event::card_taken, "card_taken", detail::card_taken},
    {event::passed, "passed", detail::player_only},
    {event::card_gained, "card_gained", detail::player_card},
    {event::raid, "raid", detail::raid},
    {event::card_lost, "card_lost", detail::player_card},
    {event::character_placed, "character_placed", detail::player_good},
    {event::character_declined, "character_declined", detail::player_only},
    {event::character_lost, "character_lost", detail::player_only},
    {event::bonus_drawn, "bonus_drawn", detail::player_card},
    {event::bonus_missed, "bonus_missed", detail::player_only},
    {event::supply_reshuffled, "supply_reshuffled", detail::supply_reshuffled},
    {event::turn_ended, "turn_ended", detail::player_only},
    {event::token_awarded, "token_awarded", detail::token_awarded},
}};

// ---- Options as a host lists them

inline constexpr std::array<OptionSpec, 9> option_specs{{
    {.name = "adjacent_detective", .max = 1, .names = adjacent_detective_names},
    {.name = "several_cards", .max = 1, .names = several_cards_names},
    {.name = "raided_bonus", .max = 1, .names = raided_bonus_names},
    {.name = "declined_character", .max = 1, .names = declined_character_names},
    {.name = "character_good", .max = 1, .names = character_good_names},
    {.name = "empty_majority", .max = 1, .names = empty_majority_names},
    {.name = "behind_triple_tie", .max = 1, .names = behind_triple_tie_names},
    {.name = "empty_supply", .max = 1, .names = empty_supply_names},
    {.name = "achievement_minimum", .max = 1},
}};

} // namespace ville::toits
