// Les Toits de Paris: the full truth of a match as one plain value.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <ville/core/bag.hpp>
#include <ville/core/fields.hpp>
#include <ville/core/player.hpp>
#include <ville/core/static_vector.hpp>
#include <ville/games/toits/data.hpp>

namespace ville::toits {

// ---- Options: rules on which sources differ or are silent. The first value is the default. [TOI-7]

enum class AdjacentDetective : std::uint8_t { stop, may_draw };
enum class SeveralCards : std::uint8_t { one_by_one, all_at_once };
enum class RaidedBonus : std::uint8_t { draws, lost };
enum class DeclinedCharacter : std::uint8_t { kept, lost };
enum class CharacterGood : std::uint8_t { any, owned };
enum class EmptyMajority : std::uint8_t { no_token, runner_up };
enum class BehindTripleTie : std::uint8_t { no_token, low_token };
enum class EmptySupply : std::uint8_t { nothing, reshuffle };

inline constexpr std::array<std::string_view, 2> adjacent_detective_names{"stop", "may_draw"};
inline constexpr std::array<std::string_view, 2> several_cards_names{"one_by_one", "all_at_once"};
inline constexpr std::array<std::string_view, 2> raided_bonus_names{"draws", "lost"};
inline constexpr std::array<std::string_view, 2> declined_character_names{"kept", "lost"};
inline constexpr std::array<std::string_view, 2> character_good_names{"any", "owned"};
inline constexpr std::array<std::string_view, 2> empty_majority_names{"no_token", "runner_up"};
inline constexpr std::array<std::string_view, 2> behind_triple_tie_names{"no_token", "low_token"};
inline constexpr std::array<std::string_view, 2> empty_supply_names{"nothing", "reshuffle"};

constexpr Names names_of(AdjacentDetective) { return adjacent_detective_names; }
constexpr Names names_of(SeveralCards) { return several_cards_names; }
constexpr Names names_of(RaidedBonus) { return raided_bonus_names; }
constexpr Names names_of(DeclinedCharacter) { return declined_character_names; }
constexpr Names names_of(CharacterGood) { return character_good_names; }
constexpr Names names_of(EmptyMajority) { return empty_majority_names; }
constexpr Names names_of(BehindTripleTie) { return behind_triple_tie_names; }
constexpr Names names_of(EmptySupply) { return empty_supply_names; }

struct Options {
    AdjacentDetective adjacent_detective = AdjacentDetective::stop;
    SeveralCards several_cards = SeveralCards::one_by_one;
    RaidedBonus raided_bonus = RaidedBonus::draws;
    DeclinedCharacter declined_character = DeclinedCharacter::kept;
    CharacterGood character_good = CharacterGood::any;
    EmptyMajority empty_majority = EmptyMajority::no_token;
    BehindTripleTie behind_triple_tie = BehindTripleTie::no_token;
    EmptySupply empty_supply = EmptySupply::nothing;
    std::uint8_t achievement_minimum = 0; ///< 0 or 1.
    friend constexpr bool operator==(const Options &, const Options &) = default;
};
VILLE_FIELDS(Options, adjacent_detective, several_cards, raided_bonus, declined_character, character_good,
             empty_majority, behind_triple_tie, empty_supply, achievement_minimum)

// ---- Where a turn stands

enum class Phase : std::uint8_t { stealing, sharing, over };
inline constexpr std::array<std::string_view, 3> phase_names{"stealing", "sharing", "over"};
constexpr Names names_of(Phase) { return phase_names; }

/// What is decided. `character` and `draw_bonus` interrupt the steps of the Sharing Phase.
enum class Step : std::uint8_t {
    reveal,
    draw_or_stop,
    leader_take,
    others_take,
    extra_take,
    character,
    draw_bonus,
    over
};
inline constexpr std::array<std::string_view, 8> step_names{
    "reveal", "draw_or_stop", "leader_take", "others_take", "extra_take", "character", "draw_bonus", "over"};
constexpr Names names_of(Step) { return step_names; }

/// How the Stealing Phase of this turn ended; `none` while it lasts.
enum class Result : std::uint8_t { caught, achievement, ordinary, none };
inline constexpr std::array<std::string_view, 4> result_names{"caught", "achievement", "ordinary", "none"};
constexpr Names names_of(Result) { return result_names; }

/// A decision that waits on top of the step. The frame on top of the stack is decided first: when a player gains
/// cards, the offer of the Character comes before the bonus draws.
struct Pending {
    Step step = Step::draw_bonus; ///< draw_bonus or character.
    std::uint8_t player = 0;
    std::uint8_t count = 0; ///< Bonus draws still to be made; 1 for a Character.
    friend constexpr bool operator==(const Pending &, const Pending &) = default;
};
VILLE_FIELDS(Pending, step, player, count)

/// Where a Character card is: never flipped, on a good as a wild card, or used up.
enum class Character : std::uint8_t { jewels, gold, paintings, gems, statues, in_hand, lost };
inline constexpr std::array<std::string_view, 7> character_names{"jewels",  "gold",    "paintings", "gems",
                                                                 "statues", "in_hand", "lost"};
constexpr Names names_of(Character) { return character_names; }
constexpr Character lying_on(Good good) { return static_cast<Character>(good); }

using Cards = Bag<max_rows>; ///< Cards by row of the edition.

struct Seat {
    Character character = Character::in_hand;
    Cards cards;
    friend constexpr bool operator==(const Seat &, const Seat &) = default;
};
VILLE_FIELDS(Seat, character, cards)

inline constexpr std::uint8_t no_card = 255; ///< An empty space of the board.
inline constexpr std::uint8_t no_seat = 255; ///< Nobody takes any more.

/// Spaces are counted from 1 in the rules and from 0 in `board`.
struct State {
    Options options;
    std::uint8_t players = 0;
    std::uint8_t first = 0;
    Step step = Step::reveal; ///< Without the interrupts, which are in `pending`.
    std::uint16_t turn = 0;   ///< Counted from 1.
    std::uint8_t leader = 0;
    std::uint8_t taker = 0;     ///< Whose taking it is in the Sharing Phase, or `no_seat`.
    std::uint8_t detective = 0; ///< His space; the start is right of the last space.
    std::uint8_t placed = 0;    ///< Cards laid on the board this turn.
    std::array<std::uint8_t, max_spaces> board{no_card, no_card, no_card, no_card, no_card, no_card, no_card};
    Result result = Result::none;
    std::uint8_t owed = 0; ///< Cards that the leader must still take.
    /// Taken, and in force when the leader has finished (all_at_once).
    StaticVector<std::uint8_t, max_spaces> chosen;
    StaticVector<Pending, 2> pending; ///< Interrupts, the last is on top.
    std::uint8_t draw_pile = 0;       ///< Cards in the draw pile.
    std::uint8_t supply = 0;          ///< Cards in the supply.
    std::uint8_t reshuffled = 0;      ///< 1 = the piles have separate contents.
    Cards unseen;                     ///< Both face-down piles; the draw pile alone once reshuffled.
    Cards supply_cards;               ///< The supply once reshuffled, else empty.
    Cards discard;
    std::array<Seat, max_players> seats{};
    friend constexpr bool operator==(const State &, const State &) = default;
};
VILLE_FIELDS(State, options, players, first, step, turn, leader, taker, detective, placed, board, result,
             owed, chosen, pending, draw_pile, supply, reshuffled, unseen, supply_cards, discard, seats)

static_assert(sizeof(State) <= 1024);

// ---- Small questions to a state

/// Cards lying on the board.
constexpr int cards_on_board(const State &state) {
    int count = 0;
    for (const std::uint8_t row : state.board) count += row != no_card;
    return count;
}

/// The pile from which the leader reveals: the supply once the draw pile is empty. [TOI-6.1]
constexpr bool reveals_from_supply(const State &state) { return state.draw_pile == 0; }

/// The bag that stands for the contents of the supply. [TOI-5.8]
constexpr const Cards &supply_bag(const State &state) {
    return state.reshuffled != 0 ? state.supply_cards : state.unseen;
}

/// The bag from which the next card is revealed.
constexpr const Cards &reveal_bag(const State &state) {
    return reveals_from_supply(state) ? supply_bag(state) : state.unseen;
}

/// The step in front: the interrupt on top, or the step below.
constexpr Step current_step(const State &state) {
    return state.pending.empty() ? state.step : state.pending.back().step;
}

constexpr Phase phase_of(Step step) {
    return step <= Step::draw_or_stop ? Phase::stealing : step == Step::over ? Phase::over : Phase::sharing;
}

/// The interrupt that must be decided first, or nullptr.
constexpr const Pending *interrupt(const State &state) {
    return state.pending.empty() ? nullptr : &state.pending.back();
}

} // namespace ville::toits
