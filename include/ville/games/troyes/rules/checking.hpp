// Troyes: what holds in every state that play can reach. A state from outside that keeps to it can be played on: no rule
// looks beyond its tables, and no decision is without an answer.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/rules/countering.hpp>
#include <ville/games/troyes/rules/deeds.hpp>
#include <ville/games/troyes/rules/influence.hpp>
#include <ville/games/troyes/rules/listing.hpp>
#include <ville/games/troyes/rules/rounds.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

namespace detail {

inline constexpr std::uint16_t most_deniers = 60'000;
inline constexpr std::uint16_t most_points = 60'000;
inline constexpr std::uint16_t most_turns = 999;

constexpr bool is_between(int value, int least, int most) { return value >= least && value <= most; }

// ---- Table and course

constexpr bool table_fits(const Edition &edition, const State &s) {
    const Options &o = s.options;
    return is_between(s.players, min_players, max_players) && s.first < s.players && s.active < s.players &&
           s.stage <= Stage::over && s.round <= edition.rounds_of(s.players) && s.turn <= most_turns &&
           std::max({o.pass_is_final, o.cathedral_stacking, o.hire_lying_citizens, o.hidden_vp}) <= 1;
}

/// The start player goes on by one seat after each round.
constexpr bool course_fits(const Edition &edition, const State &s) {
    const bool setup = s.stage <= Stage::placing, over = s.stage == Stage::over;
    if (setup != (s.round == 0) || (over && s.round != edition.rounds_of(s.players))) return false;
    return s.start == seat_at(s, s.first, setup ? 0 : s.round - (over ? 0 : 1));
}

constexpr bool people_fit(const Edition &edition, const State &s) {
    unsigned seen = s.hidden_people;
    int held = 0;
    for (std::size_t p = 0; p < s.seats.size(); ++p) {
        const unsigned people = s.seats[p].people;
        if ((seen & people) != 0) return false;
        seen |= people;
        held += std::popcount(people);
        int dealt = 0;
        const int deals = s.stage == Stage::dealing ? s.cursor : characters_to_deal(edition, s);
        for (int i = 0; i < deals && p < s.players; ++i) dealt += seat_at(s, s.first, i) == p;
        if (std::popcount(people) != dealt) return false;
    }
    return seen == (1u << characters) - 1 && held <= characters;
}

// ---- Citizens, cubes, dice

constexpr bool is_owner(const State &s, std::uint8_t owner) {
    return owner < s.players || owner == neutral || owner == no_owner;
}

constexpr bool spaces_fit(const State &s) {
    for (const House &house : s.houses) {
        for (const std::uint8_t owner : house.spaces)
            if (!is_owner(s, owner)) return false;
        if ((house.lying & ~((1u << s.players) - 1) & ~(1u << neutral)) != 0) return false;
    }
    for (const Owners6 &level : s.cathedral)
        for (const std::uint8_t owner : level)
            if (!is_owner(s, owner)) return false;
    return true;
}

constexpr bool workshops_fit(const Edition &edition, const State &s) {
    for (std::size_t card = 0; card < activity_cards; ++card) {
        const Workshop &workshop = s.workshops[card];
        const bool shown = (s.shown >> card & 1) != 0;
        if (!shown && !(workshop == Workshop{})) return false;
        for (std::size_t i = 0; i < tradesman_spaces; ++i) {
            const std::uint8_t owner = workshop.tradesmen[i];
            if (owner != no_owner && owner >= s.players) return false;
            for (std::size_t k = 0; k < i; ++k)
                if (owner != no_owner && workshop.tradesmen[k] == owner) return false;
        }
        for (std::size_t p = 0; p < max_players; ++p)
            if (workshop.cubes[p] > 0 && (p >= s.players || !is_delayed(edition.activities[card].effect)))
                return false;
    }
    return true;
}

constexpr int citizens_of(const State &s, std::uint8_t owner) {
    int count = owner == neutral ? s.neutral_citizens
                                 : s.seats[owner].personal + s.seats[owner].general + tradesmen_of(s, owner);
    for (std::size_t building = 0; building < colours; ++building)
        count += standing(s, building, owner) + (s.houses[building].lying >> owner & 1);
    return count;
}

constexpr int cubes_of(const State &s, std::uint8_t owner) {
    int count = (owner == neutral ? s.gray_cubes : s.seats[owner].cubes) + cathedral_cubes(s, owner);
    if (owner == neutral) return count;
    for (const Workshop &workshop : s.workshops) count += workshop.cubes[owner];
    for (const Battle &battle : s.battles) count += battle.cubes[owner];
    return count;
}

/// Every citizen and every cube is in exactly one place.
constexpr bool everything_is_there(const Edition &edition, const State &s) {
    if (citizens_of(s, neutral) != edition.neutral_citizens || cubes_of(s, neutral) != edition.gray_cubes)
        return false;
    for (std::uint8_t p = 0; p < s.players; ++p)
        if (citizens_of(s, p) != edition.citizens_in_all || cubes_of(s, p) != edition.cubes) return false;
    return true;
}

constexpr bool seats_fit(const Edition &edition, const State &s) {
    for (std::size_t p = 0; p < s.seats.size(); ++p) {
        const Seat &seat = s.seats[p];
        if (p >= s.players && !(seat == Seat{})) return false;
        if (seat.deniers > most_deniers || seat.points > most_points ||
            seat.influence > edition.max_influence)
            return false;
        if (s.stage != Stage::actions && (seat.passes != 0 || seat.district_deniers != 0)) return false;
        const bool setup = s.stage <= Stage::placing;
        if (setup && p < s.players &&
            (seat.deniers != edition.start_deniers || seat.influence != edition.start_influence ||
             seat.points != 0))
            return false;
    }
    return s.stage == Stage::actions ? s.passes < s.players : s.passes == 0;
}

constexpr bool dice_fit(const Edition &edition, const State &s) {
    for (std::size_t colour = 0; colour < colours; ++colour) {
        int sum = 0;
        for (std::size_t district = 0; district < districts; ++district) {
            const int here = dice_in(s.dice[district][colour]);
            if (here > 0 && district >= s.players && district != neutral) return false;
            sum += here;
        }
        if (sum > max_dice) return false;
    }
    const bool blacks = s.stage == Stage::black_dice || s.stage == Stage::countering;
    if (dice_in(s.black) > (blacks ? edition.black_dice : 0)) return false;
    const bool square_is_empty = s.stage < Stage::workforce || s.stage == Stage::over;
    return !square_is_empty || !any_die(s);
}

// ---- Cards

/// One card of each colour is turned up in each of the first rounds.
constexpr bool activities_fit(const State &s) {
    for (int round = 1; round <= last_activity_round; ++round)
        for (int colour = 0; colour < colours; ++colour) {
            const bool reached =
                round < s.round || (round == s.round && (s.stage > Stage::reveal || colour < s.cursor));
            const std::uint32_t three = 7u << row_of_activity(static_cast<Colour>(colour), round, 0);
            if (std::popcount(s.shown & three) != (reached ? 1 : 0)) return false;
        }
    return s.shown >> activity_cards == 0;
}

/// A red event each round, and every event hidden, in the queue, or taken by one.
constexpr bool events_fit(const State &s) {
    std::uint32_t seen = s.hidden_events;
    bool apart = true;
    const auto put = [&](std::uint32_t events) {
        apart = apart && (seen & events) == 0;
        seen |= events;
    };
    for (const std::uint8_t event : s.queue) {
        if (event >= event_cards) return false;
        put(std::uint32_t{1} << event);
    }
    for (const Seat &seat : s.seats) put(seat.events);
    if (!apart || seen != (std::uint32_t{1} << event_cards) - 1 || s.queue.empty() || s.queue[0] != marauding)
        return false;
    const auto shown_of = [&](std::size_t first, std::size_t end) {
        const std::uint32_t rows = (std::uint32_t{1} << end) - (std::uint32_t{1} << first);
        return std::popcount(~s.hidden_events & rows);
    };
    const bool has_come = s.stage > Stage::new_events || (s.stage == Stage::new_events && s.cursor > 0);
    const int reds = s.round == 0 ? 0 : s.round - (has_come ? 0 : 1);
    const bool red_came_last = s.stage == Stage::new_events && s.cursor == 1;
    if (red_came_last && (s.queue.back() < first_of_deck[0] || s.queue.back() >= first_of_deck[1]))
        return false;
    return shown_of(first_of_deck[0], first_of_deck[1]) == reds &&
           shown_of(first_of_deck[1], event_cards) <= reds;
}

constexpr bool battles_fit(const Edition &edition, const State &s) {
    for (std::size_t event = 0; event < event_cards; ++event) {
        const Battle &battle = s.battles[event];
        if (cubes_on(battle) > (in_queue(s, event) ? edition.events[event].spaces - 1 : 0)) return false;
        std::size_t with_cubes = 0;
        for (std::size_t p = 0; p < max_players; ++p) with_cubes += battle.cubes[p] > 0;
        if (battle.order.size() != with_cubes) return false;
        for (std::size_t i = 0; i < battle.order.size(); ++i) {
            const std::uint8_t seat = battle.order[i];
            if (seat >= s.players || battle.cubes[seat] == 0) return false;
            for (std::size_t k = 0; k < i; ++k)
                if (battle.order[k] == seat) return false;
        }
    }
    return true;
}

// ---- The stage, and what is in progress

/// Each district has rolled for the citizens up to the cursor.
constexpr bool workforce_fits(const State &s) {
    if (s.cursor >= (s.players + 1) * colours || !is_between(s.left, 1, dice_at_cursor(s))) return false;
    State at = s;
    for (at.cursor = 0; at.cursor < (s.players + 1) * colours; ++at.cursor) {
        const int rolled = dice_in(s.dice[district_at_cursor(at)][at.cursor % std::size_t{colours}]);
        const int all = dice_at_cursor(at);
        if (rolled != (at.cursor < s.cursor ? all : at.cursor == s.cursor ? all - s.left : 0)) return false;
    }
    return true;
}

constexpr int black_symbols(const Edition &edition, const State &s) {
    int symbols = 0;
    for (const std::uint8_t event : s.queue)
        if (edition.events[event].effect == Disaster::black_dice) symbols += edition.events[event].amount;
    return std::min<int>(symbols, edition.black_dice);
}

constexpr bool citizens_can_be_placed(const Edition &edition, const State &s) {
    if (s.cursor >= s.players * edition.citizens_of(s.players)) return false;
    State at = s;
    std::array<int, max_players> placed{};
    for (at.cursor = 0; at.cursor < s.cursor; ++at.cursor) ++placed[placing_seat(at)];
    for (std::size_t p = 0; p < s.players; ++p)
        if (s.seats[p].personal + placed[p] != edition.citizens_of(s.players)) return false;
    for (const House &house : s.houses)
        for (const std::uint8_t owner : house.spaces)
            if (owner == no_owner) return true;
    return false;
}

constexpr bool stage_fits(const Edition &edition, const State &s) {
    const bool nothing_counted = s.cursor == 0 && s.left == 0;
    for (const House &house : s.houses)
        if (house.lying != 0 && (s.stage < Stage::resolving || s.stage == Stage::over)) return false;
    switch (s.stage) {
    case Stage::dealing: return s.left == 0 && s.cursor < characters_to_deal(edition, s);
    case Stage::placing: return s.left == 0 && citizens_can_be_placed(edition, s);
    case Stage::reveal: return s.left == 0 && s.round <= last_activity_round && s.cursor < colours;
    case Stage::workforce: return workforce_fits(s);
    case Stage::new_events: return s.left == 0 && s.cursor < 2 && deck_in_front(edition, s) != 0;
    case Stage::resolving:
        return s.pending.size() == 1 && s.cursor < s.queue.size() && is_between(s.left, 1, s.players);
    case Stage::black_dice:
        return s.cursor == 0 && s.left > 0 && dice_in(s.black) + s.left == black_symbols(edition, s);
    case Stage::countering:
        return nothing_counted && highest_black(s) > 0 &&
               (!s.pending.empty() || is_able(edition, s) || can_use_influence(edition, s, s.active));
    case Stage::actions: return nothing_counted && !is_out(s, s.active) && s.turn > 0;
    case Stage::over: return nothing_counted && s.active == 0;
    }
    return false;
}

constexpr bool fight_fits(const Edition &edition, const State &s) {
    int dice = 0;
    for (std::size_t i = 0; i < faces; ++i) {
        if (s.fight.chosen[i] > s.black[i]) return false;
        dice += s.fight.chosen[i];
    }
    return dice > 0 && s.fight.chosen[static_cast<std::size_t>(highest_black(s) - 1)] > 0 &&
           s.fight.needed == total_of(s.fight.chosen) &&
           s.fight.reached + strength(edition, s, s.active) >= s.fight.needed &&
           s.fight.reached <= max_dice * colours * faces;
}

constexpr bool turning_fits(const Edition &edition, const State &s, std::size_t seat) {
    for (const std::uint8_t die : s.turning.dice)
        if (die >= colours * faces || unturned(s, seat, die / faces, die % faces + 1) < 0) return false;
    return s.turning.dice.size() < edition.dice_per_turn && any_unturned(s, seat);
}

constexpr bool roll_fits(const Edition &edition, const State &s, const Frame &frame) {
    if (frame.roll == Roll::reroll) {
        int dice = 0;
        for (std::size_t district = 0; district < districts && frame.colour < colours; ++district)
            dice += dice_in(s.dice[district][frame.colour]);
        return (s.stage == Stage::countering || s.stage == Stage::actions) && frame.player == s.active &&
               frame.colour < colours && is_between(frame.was, 1, faces) && frame.card == 0 &&
               dice < max_dice;
    }
    if (s.stage != Stage::resolving || s.left != 1 || frame.player != 0 || frame.was != 0 ||
        frame.card != s.queue[s.cursor])
        return false;
    const EventCard &card = edition.events[frame.card];
    if (frame.roll == Roll::gray_cube)
        return card.effect == Disaster::gray_cube && s.gray_cubes > 0 &&
               frame.colour == static_cast<int>(Colour::white);
    return frame.roll == Roll::neutral && card.effect == Disaster::neutral_citizen &&
           s.neutral_citizens > 0 && frame.colour == static_cast<int>(card.building);
}

/// An event that takes something from each player in turn.
constexpr bool return_fits(const Edition &edition, const State &s, const Frame &frame, Disaster effect) {
    return s.stage == Stage::resolving && edition.events[s.queue[s.cursor]].effect == effect &&
           frame.player == seat_at(s, s.start, s.players - s.left) &&
           (effect == Disaster::event_cube ? events_with_cube(s, frame.player)
                                           : cathedral_cubes(s, frame.player)) > 0;
}

constexpr bool frame_fits(const Edition &edition, const State &s, const Frame &frame) {
    const bool plain = frame == Frame{.phase = frame.phase, .player = frame.player};
    if (frame.phase == Phase::roll_die) return roll_fits(edition, s, frame);
    if (!plain || frame.player >= s.players) return false;
    switch (frame.phase) {
    case Phase::return_event_cube: return return_fits(edition, s, frame, Disaster::event_cube);
    case Phase::return_cathedral_cube: return return_fits(edition, s, frame, Disaster::cathedral_cube);
    case Phase::counter_die:
        return s.stage == Stage::countering && frame.player == s.active && fight_fits(edition, s);
    case Phase::turn_die:
        return (s.stage == Stage::countering || s.stage == Stage::actions) && frame.player == s.active &&
               turning_fits(edition, s, frame.player);
    default: return false;
    }
}

constexpr bool pending_fits(const Edition &edition, const State &s) {
    if (s.pending.size() > 1 || (!s.pending.empty() && !frame_fits(edition, s, s.pending[0]))) return false;
    const Phase phase = s.pending.empty() ? Phase::over : s.pending[0].phase;
    return (phase == Phase::counter_die || s.fight == Fight{}) &&
           (phase == Phase::turn_die || s.turning == Turning{});
}

// ---- The action of a turn

constexpr bool cubes_can_be_placed(const Edition &edition, const State &s, const Seat &seat) {
    const Activity &card = edition.activities[s.act.target];
    int open = 0;
    for (const std::uint8_t event : s.queue) open += (s.act.used >> event & 1) == 0;
    switch (card.effect) {
    case Effect::archer: return s.act.left <= seat.cubes && s.act.used == 0;
    case Effect::diplomat:
        return s.act.left <= std::min<int>(seat.cubes, times(seat.deniers, card.spend)) && s.act.used == 0;
    case Effect::knight:
        return s.act.left <= std::min<int>(seat.cubes, open) && s.act.used >> event_cards == 0;
    default: return false;
    }
}

constexpr bool activation_fits(const Edition &edition, const State &s, const Seat &seat) {
    const Act &act = s.act;
    if (act.target >= activity_cards || (s.shown >> act.target & 1) == 0) return false;
    const Effect effect = edition.activities[act.target].effect;
    const bool hired = has_tradesman(s, act.target, s.active);
    const bool counting = act.value > 0 && is_between(act.left, 1, max_activations) && hired;
    switch (act.phase) {
    case Phase::hire_tradesman:
        return !hired && why_no_activation(edition, s, s.active, act.target) == Reason::none;
    case Phase::use_dice:
        return hired && can_use_dice(edition, s, s.active, act.deed, act.target, seat.deniers);
    case Phase::activations:
        return hired && act.left == 0 && act.used == 0 && most_activations_now(edition, s) >= 2;
    case Phase::miller: return counting && effect == Effect::miller && act.used == 0;
    case Phase::roll_die:
        return counting && effect == Effect::archer && cubes_can_be_placed(edition, s, seat);
    case Phase::place_cube: return counting && cubes_can_be_placed(edition, s, seat);
    default: return false;
    }
}

/// Levels are chosen, one for each die of the group.
constexpr bool levels_can_be_chosen(const State &s, const Seat &seat) {
    for (const std::uint8_t column : s.act.columns) {
        int same = 0;
        for (const std::uint8_t other : s.act.columns) same += other == column;
        if (column >= faces || free_levels(s, column) < same) return false;
    }
    return s.options.cathedral_stacking == 0 && !s.act.columns.empty() &&
           s.act.columns.size() <= seat.cubes && s.act.left == 0 && s.act.used == 0 && s.act.value > 0;
}

constexpr bool act_fits(const Edition &edition, const State &s) {
    const Act &act = s.act;
    if (act.deed == Deed::none) return act == Act{};
    if (s.stage != Stage::actions || !s.pending.empty() || act.value > max_activations) return false;
    const Seat &seat = s.seats[s.active];
    const bool forming = act.phase == Phase::use_dice || act.phase == Phase::hire_tradesman;
    if (forming && (act.value != 0 || act.left != 0 || act.used != 0)) return false;
    if (act.phase != Phase::cathedral_level && !act.columns.empty()) return false;
    switch (act.deed) {
    case Deed::activate: return activation_fits(edition, s, seat);
    case Deed::build:
        if (act.target == 0 && act.phase == Phase::cathedral_level) return levels_can_be_chosen(s, seat);
        break;
    case Deed::fight:
        if (act.target >= event_cards) return false;
        break;
    case Deed::place:
        if (act.target >= colours) return false;
        break;
    case Deed::farm: break;
    default: return false;
    }
    const bool targeted = act.deed == Deed::fight || act.deed == Deed::place;
    return act.phase == Phase::use_dice && (targeted || act.target == 0) &&
           why_no_deed(edition, s, s.active, act.deed, act.target) == Reason::none;
}

/// The action phase goes on as long as there is a die, or an action in progress.
constexpr bool somebody_can_act(const State &s) {
    return s.stage != Stage::actions || any_die(s) || s.act.deed != Deed::none || !s.pending.empty();
}

} // namespace detail

/// The first invariant that fails, in English, or nullptr when the state is one that play can reach.
constexpr const char *check(const Edition &edition, const State &state) {
    if (!detail::table_fits(edition, state)) return "table, options or stage are out of range";
    if (!detail::course_fits(edition, state)) return "round, stage and start player do not go together";
    if (!detail::people_fit(edition, state)) return "a character is missing or held twice";
    if (!detail::spaces_fit(state)) return "a space holds what no player has";
    if (!detail::events_fit(state)) return "an event is missing, there twice, or out of turn";
    if (!detail::activities_fit(state)) return "the activity cards turned up are not those of the rounds";
    if (!detail::workshops_fit(edition, state)) return "an activity card holds what it cannot";
    if (!detail::battles_fit(edition, state)) return "the cubes on an event do not fit it";
    if (!detail::everything_is_there(edition, state)) return "a citizen or a cube is missing or there twice";
    if (!detail::seats_fit(edition, state)) return "a player has what he cannot have";
    if (!detail::dice_fit(edition, state)) return "there are dice that cannot be there";
    if (!detail::stage_fits(edition, state)) return "the stage does not fit its count";
    if (!detail::pending_fits(edition, state)) return "an interrupted step does not fit the stage";
    if (!detail::act_fits(edition, state)) return "the action in progress cannot be finished";
    if (!detail::somebody_can_act(state)) return "nobody can act";
    return nullptr;
}

} // namespace ville::troyes
