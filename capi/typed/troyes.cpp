// The typed C face of Troyes: values of the rules into plain structs. What a viewer may see is decided by
// troyes::observe and nowhere here.
#include <algorithm>
#include <array>
#include <cstring>
#include <span>

#include <ville/games/troyes/game.hpp>
#include <ville/games/troyes/text.hpp>
#include <ville/troyes.h>

#include "typed.hpp"

using namespace ville;
using namespace ville::capi;

namespace rules = ville::troyes;

namespace {

using ActionMember = Member<ville_troyes_action>;
constexpr std::array<ActionMember, 15> members{{
    {"building", &ville_troyes_action::building},
    {"row", &ville_troyes_action::row},
    {"space", &ville_troyes_action::space},
    {"event", &ville_troyes_action::event},
    {"level", &ville_troyes_action::level},
    {"column", &ville_troyes_action::column},
    {"black", &ville_troyes_action::black},
    {"colour", &ville_troyes_action::colour},
    {"value", &ville_troyes_action::value},
    {"card", &ville_troyes_action::card},
    {"from", &ville_troyes_action::from},
    {"cube", &ville_troyes_action::cube},
    {"dice", &ville_troyes_action::dice},
    {"count", &ville_troyes_action::count},
    {"character", &ville_troyes_action::character},
}};

using Asking = Asked<rules::Game>;

} // namespace

// ---- The numbers of the header are those of the rules

static_assert(VILLE_TROYES_COLOURS == rules::colours && VILLE_TROYES_FACES == rules::faces);
static_assert(VILLE_TROYES_DISTRICTS == rules::districts && VILLE_TROYES_NEUTRAL == rules::neutral);
static_assert(VILLE_TROYES_SPACES == rules::spaces_of_building && VILLE_TROYES_LEVELS == rules::levels);
static_assert(VILLE_TROYES_ACTIVITIES == rules::activity_cards &&
              VILLE_TROYES_WORKPLACES == rules::tradesman_spaces);
static_assert(VILLE_TROYES_EVENTS == rules::event_cards && VILLE_TROYES_CHARACTERS == rules::characters);
static_assert(VILLE_TROYES_DICE == rules::die_codes &&
              VILLE_TROYES_CATHEDRAL == rules::levels * rules::faces);
static_assert(VILLE_TROYES_STEPS == 3 * rules::characters);
static_assert(VILLE_TROYES_MAX_NEUTRALS == rules::max_neutrals &&
              VILLE_TROYES_MAX_ACTIONS == rules::max_actions);

static_assert(same(VILLE_TROYES_PHASE_DEAL_CHARACTER, rules::Phase::deal_character));
static_assert(same(VILLE_TROYES_PHASE_SETUP_CITIZEN, rules::Phase::setup_citizen));
static_assert(same(VILLE_TROYES_PHASE_REVEAL_ACTIVITY, rules::Phase::reveal_activity));
static_assert(same(VILLE_TROYES_PHASE_ROLL_DIE, rules::Phase::roll_die));
static_assert(same(VILLE_TROYES_PHASE_REVEAL_EVENT, rules::Phase::reveal_event));
static_assert(same(VILLE_TROYES_PHASE_RETURN_EVENT_CUBE, rules::Phase::return_event_cube));
static_assert(same(VILLE_TROYES_PHASE_RETURN_CATHEDRAL_CUBE, rules::Phase::return_cathedral_cube));
static_assert(same(VILLE_TROYES_PHASE_COUNTER, rules::Phase::counter));
static_assert(same(VILLE_TROYES_PHASE_COUNTER_DIE, rules::Phase::counter_die));
static_assert(same(VILLE_TROYES_PHASE_TURN, rules::Phase::turn));
static_assert(same(VILLE_TROYES_PHASE_HIRE_TRADESMAN, rules::Phase::hire_tradesman));
static_assert(same(VILLE_TROYES_PHASE_USE_DICE, rules::Phase::use_dice));
static_assert(same(VILLE_TROYES_PHASE_ACTIVATIONS, rules::Phase::activations));
static_assert(same(VILLE_TROYES_PHASE_MILLER, rules::Phase::miller));
static_assert(same(VILLE_TROYES_PHASE_PLACE_CUBE, rules::Phase::place_cube));
static_assert(same(VILLE_TROYES_PHASE_CATHEDRAL_LEVEL, rules::Phase::cathedral_level));
static_assert(same(VILLE_TROYES_PHASE_TURN_DIE, rules::Phase::turn_die));
static_assert(same(VILLE_TROYES_PHASE_OVER, rules::Phase::over));

static_assert(same(VILLE_TROYES_STAGE_DEALING, rules::Stage::dealing));
static_assert(same(VILLE_TROYES_STAGE_PLACING, rules::Stage::placing));
static_assert(same(VILLE_TROYES_STAGE_REVEAL, rules::Stage::reveal));
static_assert(same(VILLE_TROYES_STAGE_WORKFORCE, rules::Stage::workforce));
static_assert(same(VILLE_TROYES_STAGE_NEW_EVENTS, rules::Stage::new_events));
static_assert(same(VILLE_TROYES_STAGE_RESOLVING, rules::Stage::resolving));
static_assert(same(VILLE_TROYES_STAGE_BLACK_DICE, rules::Stage::black_dice));
static_assert(same(VILLE_TROYES_STAGE_COUNTERING, rules::Stage::countering));
static_assert(same(VILLE_TROYES_STAGE_ACTIONS, rules::Stage::actions));
static_assert(same(VILLE_TROYES_STAGE_OVER, rules::Stage::over));

static_assert(same(VILLE_TROYES_ACTION_SETUP_CITIZEN, rules::ActionKind::setup_citizen));
static_assert(same(VILLE_TROYES_ACTION_RETURN_EVENT_CUBE, rules::ActionKind::return_event_cube));
static_assert(same(VILLE_TROYES_ACTION_RETURN_CATHEDRAL_CUBE, rules::ActionKind::return_cathedral_cube));
static_assert(same(VILLE_TROYES_ACTION_COUNTER, rules::ActionKind::counter));
static_assert(same(VILLE_TROYES_ACTION_FAIL_COUNTER, rules::ActionKind::fail_counter));
static_assert(same(VILLE_TROYES_ACTION_COUNTER_DIE, rules::ActionKind::counter_die));
static_assert(same(VILLE_TROYES_ACTION_COUNTER_DONE, rules::ActionKind::counter_done));
static_assert(same(VILLE_TROYES_ACTION_ACTIVATE, rules::ActionKind::activate));
static_assert(same(VILLE_TROYES_ACTION_FIGHT_EVENT, rules::ActionKind::fight_event));
static_assert(same(VILLE_TROYES_ACTION_BUILD_CATHEDRAL, rules::ActionKind::build_cathedral));
static_assert(same(VILLE_TROYES_ACTION_PLACE_CITIZEN, rules::ActionKind::place_citizen));
static_assert(same(VILLE_TROYES_ACTION_AGRICULTURE, rules::ActionKind::agriculture));
static_assert(same(VILLE_TROYES_ACTION_PASS, rules::ActionKind::pass));
static_assert(same(VILLE_TROYES_ACTION_HIRE_TRADESMAN, rules::ActionKind::hire_tradesman));
static_assert(same(VILLE_TROYES_ACTION_USE_DICE, rules::ActionKind::use_dice));
static_assert(same(VILLE_TROYES_ACTION_ACTIVATIONS, rules::ActionKind::activations));
static_assert(same(VILLE_TROYES_ACTION_MILLER, rules::ActionKind::miller));
static_assert(same(VILLE_TROYES_ACTION_PLACE_CUBE, rules::ActionKind::place_cube));
static_assert(same(VILLE_TROYES_ACTION_CATHEDRAL_LEVEL, rules::ActionKind::cathedral_level));
static_assert(same(VILLE_TROYES_ACTION_TURN_DIE, rules::ActionKind::turn_die));
static_assert(same(VILLE_TROYES_ACTION_TURN_DONE, rules::ActionKind::turn_done));
static_assert(same(VILLE_TROYES_ACTION_REROLL_DIE, rules::ActionKind::reroll_die));
static_assert(same(VILLE_TROYES_ACTION_RECRUIT_CITIZEN, rules::ActionKind::recruit_citizen));
static_assert(same(VILLE_TROYES_ACTION_TURN_DICE, rules::ActionKind::turn_dice));
static_assert(same(VILLE_TROYES_ACTION_DEAL_CHARACTER, rules::ActionKind::deal_character));
static_assert(same(VILLE_TROYES_ACTION_REVEAL_ACTIVITY, rules::ActionKind::reveal_activity));
static_assert(same(VILLE_TROYES_ACTION_REVEAL_EVENT, rules::ActionKind::reveal_event));
static_assert(same(VILLE_TROYES_ACTION_ROLL_DIE, rules::ActionKind::roll_die));

static_assert(same(VILLE_TROYES_REASON_SPACE_TAKEN, rules::reason::space_taken));
static_assert(same(VILLE_TROYES_REASON_NO_OWN_CUBE_THERE, rules::reason::no_own_cube_there));
static_assert(same(VILLE_TROYES_REASON_HIGHEST_MUST_BE_COUNTERED, rules::reason::highest_must_be_countered));
static_assert(same(VILLE_TROYES_REASON_NOT_ON_THE_TABLE, rules::reason::not_on_the_table));
static_assert(same(VILLE_TROYES_REASON_OUT_OF_REACH, rules::reason::out_of_reach));
static_assert(same(VILLE_TROYES_REASON_ABLE_TO_COUNTER, rules::reason::able_to_counter));
static_assert(same(VILLE_TROYES_REASON_NO_SUCH_DIE, rules::reason::no_such_die));
static_assert(same(VILLE_TROYES_REASON_TOTAL_NOT_REACHED, rules::reason::total_not_reached));
static_assert(same(VILLE_TROYES_REASON_CARD_NOT_IN_PLAY, rules::reason::card_not_in_play));
static_assert(same(VILLE_TROYES_REASON_NO_FREE_SPACE, rules::reason::no_free_space));
static_assert(same(VILLE_TROYES_REASON_NO_SUCH_CITIZEN, rules::reason::no_such_citizen));
static_assert(same(VILLE_TROYES_REASON_NO_CITIZEN_IN_SUPPLY, rules::reason::no_citizen_in_supply));
static_assert(same(VILLE_TROYES_REASON_EXPULSION_BARRED, rules::reason::expulsion_barred));
static_assert(same(VILLE_TROYES_REASON_NOT_IN_THE_QUEUE, rules::reason::not_in_the_queue));
static_assert(same(VILLE_TROYES_REASON_NO_CUBE_LEFT, rules::reason::no_cube_left));
static_assert(same(VILLE_TROYES_REASON_COLUMN_FULL, rules::reason::column_full));
static_assert(same(VILLE_TROYES_REASON_LEVEL_TAKEN, rules::reason::level_taken));
static_assert(same(VILLE_TROYES_REASON_CUBE_NOT_USABLE, rules::reason::cube_not_usable));
static_assert(same(VILLE_TROYES_REASON_WRONG_DICE, rules::reason::wrong_dice));
static_assert(same(VILLE_TROYES_REASON_GROUP_TOO_WEAK, rules::reason::group_too_weak));
static_assert(same(VILLE_TROYES_REASON_TOO_FEW_DENIERS, rules::reason::too_few_deniers));
static_assert(same(VILLE_TROYES_REASON_TOO_LITTLE_INFLUENCE, rules::reason::too_little_influence));
static_assert(same(VILLE_TROYES_REASON_TOO_MANY_ACTIVATIONS, rules::reason::too_many_activations));
static_assert(same(VILLE_TROYES_REASON_EVENT_USED_BEFORE, rules::reason::event_used_before));
static_assert(same(VILLE_TROYES_REASON_DIE_TURNED_BEFORE, rules::reason::die_turned_before));
static_assert(same(VILLE_TROYES_REASON_NOTHING_TURNED, rules::reason::nothing_turned));

static_assert(VILLE_TROYES_EVENT_CHARACTER_DEALT == rules::event::character_dealt);
static_assert(VILLE_TROYES_EVENT_ROUND_STARTED == rules::event::round_started);
static_assert(VILLE_TROYES_EVENT_ACTIVITY_REVEALED == rules::event::activity_revealed);
static_assert(VILLE_TROYES_EVENT_EVENT_REVEALED == rules::event::event_revealed);
static_assert(VILLE_TROYES_EVENT_EVENT_RESOLVED == rules::event::event_resolved);
static_assert(VILLE_TROYES_EVENT_DIE_ROLLED == rules::event::die_rolled);
static_assert(VILLE_TROYES_EVENT_DIE_TURNED == rules::event::die_turned);
static_assert(VILLE_TROYES_EVENT_DIE_USED == rules::event::die_used);
static_assert(VILLE_TROYES_EVENT_BLACK_DIE_COUNTERED == rules::event::black_die_countered);
static_assert(VILLE_TROYES_EVENT_BLACK_DIE_DISCARDED == rules::event::black_die_discarded);
static_assert(VILLE_TROYES_EVENT_CITIZEN_PLACED == rules::event::citizen_placed);
static_assert(VILLE_TROYES_EVENT_CITIZEN_EXPELLED == rules::event::citizen_expelled);
static_assert(VILLE_TROYES_EVENT_CITIZEN_RETURNED == rules::event::citizen_returned);
static_assert(VILLE_TROYES_EVENT_CITIZEN_RECRUITED == rules::event::citizen_recruited);
static_assert(VILLE_TROYES_EVENT_TRADESMAN_HIRED == rules::event::tradesman_hired);
static_assert(VILLE_TROYES_EVENT_ACTIVITY_ACTIVATED == rules::event::activity_activated);
static_assert(VILLE_TROYES_EVENT_DELAYED_CUBES_PLACED == rules::event::delayed_cubes_placed);
static_assert(VILLE_TROYES_EVENT_DELAYED_CUBE_SPENT == rules::event::delayed_cube_spent);
static_assert(VILLE_TROYES_EVENT_EVENT_CUBES_PLACED == rules::event::event_cubes_placed);
static_assert(VILLE_TROYES_EVENT_EVENT_COMPLETED == rules::event::event_completed);
static_assert(VILLE_TROYES_EVENT_EVENT_TAKEN == rules::event::event_taken);
static_assert(VILLE_TROYES_EVENT_EVENT_CUBE_RETURNED == rules::event::event_cube_returned);
static_assert(VILLE_TROYES_EVENT_CATHEDRAL_CUBE_PLACED == rules::event::cathedral_cube_placed);
static_assert(VILLE_TROYES_EVENT_CATHEDRAL_CUBE_RETURNED == rules::event::cathedral_cube_returned);
static_assert(VILLE_TROYES_EVENT_DENIERS_CHANGED == rules::event::deniers_changed);
static_assert(VILLE_TROYES_EVENT_DISTRICT_DENIERS_ADDED == rules::event::district_deniers_added);
static_assert(VILLE_TROYES_EVENT_INFLUENCE_CHANGED == rules::event::influence_changed);
static_assert(VILLE_TROYES_EVENT_PASSED == rules::event::passed);
static_assert(VILLE_TROYES_EVENT_ACTIONS_ENDED == rules::event::actions_ended);
static_assert(VILLE_TROYES_EVENT_ROUND_ENDED == rules::event::round_ended);

static_assert(same(VILLE_TROYES_ROLL_WORKFORCE, rules::Roll::workforce));
static_assert(same(VILLE_TROYES_ROLL_REROLL, rules::Roll::reroll));
static_assert(same(VILLE_TROYES_ROLL_NEUTRAL, rules::Roll::neutral));
static_assert(same(VILLE_TROYES_ROLL_GRAY_CUBE, rules::Roll::gray_cube));
static_assert(same(VILLE_TROYES_ROLL_BLACK, rules::Roll::black));
static_assert(same(VILLE_TROYES_ROLL_ARCHER, rules::Roll::archer));
static_assert(same(VILLE_TROYES_DEED_NONE, rules::Deed::none));
static_assert(same(VILLE_TROYES_DEED_ACTIVATE, rules::Deed::activate));
static_assert(same(VILLE_TROYES_DEED_FIGHT_EVENT, rules::Deed::fight));
static_assert(same(VILLE_TROYES_DEED_BUILD_CATHEDRAL, rules::Deed::build));
static_assert(same(VILLE_TROYES_DEED_PLACE_CITIZEN, rules::Deed::place));
static_assert(same(VILLE_TROYES_DEED_AGRICULTURE, rules::Deed::farm));

static_assert(is_score<rules::Game>(VILLE_TROYES_SCORE_TOKENS, "tokens"));
static_assert(is_score<rules::Game>(VILLE_TROYES_SCORE_EVENTS_IN_PLAY, "events_in_play"));
static_assert(is_score<rules::Game>(VILLE_TROYES_SCORE_TRADESMEN, "tradesmen"));
static_assert(is_score<rules::Game>(VILLE_TROYES_SCORE_CATHEDRAL, "cathedral"));
static_assert(is_score<rules::Game>(VILLE_TROYES_SCORE_HENRI_I, "henri_i"));
static_assert(is_score<rules::Game>(VILLE_TROYES_SCORE_URBAIN_IV, "urbain_iv"));
static_assert(is_score<rules::Game>(VILLE_TROYES_SCORE_HUGUES_DE_PAYNS, "hugues_de_payns"));
static_assert(is_score<rules::Game>(VILLE_TROYES_SCORE_THIBAUT_II, "thibaut_ii"));
static_assert(is_score<rules::Game>(VILLE_TROYES_SCORE_CHRETIEN_DE_TROYES, "chretien_de_troyes"));
static_assert(is_score<rules::Game>(VILLE_TROYES_SCORE_FLORENTINE, "florentine"));
static_assert(rules::end_reason_names[VILLE_TROYES_END_REASON_LAST_ROUND] == "last_round");

static_assert(is_option<rules::Game>(VILLE_TROYES_OPTION_PASS_IS_FINAL, "pass_is_final"));
static_assert(is_option<rules::Game>(VILLE_TROYES_OPTION_CATHEDRAL_STACKING, "cathedral_stacking"));
static_assert(is_option<rules::Game>(VILLE_TROYES_OPTION_HIRE_LYING_CITIZENS, "hire_lying_citizens"));
static_assert(is_option<rules::Game>(VILLE_TROYES_OPTION_HIDDEN_VP, "hidden_vp"));
static_assert(VILLE_TROYES_OPTION_COUNT == rules::option_specs.size());

static_assert(same(VILLE_TROYES_EFFECT_ARCHER, rules::Effect::archer));
static_assert(same(VILLE_TROYES_EFFECT_DIPLOMAT, rules::Effect::diplomat));
static_assert(same(VILLE_TROYES_EFFECT_KNIGHT, rules::Effect::knight));
static_assert(same(VILLE_TROYES_EFFECT_HUNT, rules::Effect::hunt));
static_assert(same(VILLE_TROYES_EFFECT_MERCENARY, rules::Effect::mercenary));
static_assert(same(VILLE_TROYES_EFFECT_TAX_COLLECTOR, rules::Effect::tax_collector));
static_assert(same(VILLE_TROYES_EFFECT_JOUST, rules::Effect::joust));
static_assert(same(VILLE_TROYES_EFFECT_CAPTAIN, rules::Effect::captain));
static_assert(same(VILLE_TROYES_EFFECT_TROUBADOUR, rules::Effect::troubadour));
static_assert(same(VILLE_TROYES_EFFECT_TITHING, rules::Effect::tithing));
static_assert(same(VILLE_TROYES_EFFECT_MONK, rules::Effect::monk));
static_assert(same(VILLE_TROYES_EFFECT_PRIEST, rules::Effect::priest));
static_assert(same(VILLE_TROYES_EFFECT_APPRENTICESHIP, rules::Effect::apprenticeship));
static_assert(same(VILLE_TROYES_EFFECT_CONFESSION, rules::Effect::confession));
static_assert(same(VILLE_TROYES_EFFECT_TEMPLAR, rules::Effect::templar));
static_assert(same(VILLE_TROYES_EFFECT_PILGRIMAGE, rules::Effect::pilgrimage));
static_assert(same(VILLE_TROYES_EFFECT_PROCESSION, rules::Effect::procession));
static_assert(same(VILLE_TROYES_EFFECT_GLASSBLOWER, rules::Effect::glassblower));
static_assert(same(VILLE_TROYES_EFFECT_ARTISAN, rules::Effect::artisan));
static_assert(same(VILLE_TROYES_EFFECT_MERCHANT, rules::Effect::merchant));
static_assert(same(VILLE_TROYES_EFFECT_MILLER, rules::Effect::miller));
static_assert(same(VILLE_TROYES_EFFECT_INNKEEPER, rules::Effect::innkeeper));
static_assert(same(VILLE_TROYES_EFFECT_BLACKSMITH, rules::Effect::blacksmith));
static_assert(same(VILLE_TROYES_EFFECT_MILITIA, rules::Effect::militia));
static_assert(same(VILLE_TROYES_EFFECT_JOURNEYMAN, rules::Effect::journeyman));
static_assert(same(VILLE_TROYES_EFFECT_GOLDSMITH, rules::Effect::goldsmith));
static_assert(same(VILLE_TROYES_EFFECT_SCULPTOR, rules::Effect::sculptor));
static_assert(same(VILLE_TROYES_DISASTER_BLACK_DICE, rules::Disaster::black_dice));
static_assert(same(VILLE_TROYES_DISASTER_NEUTRAL_CITIZEN, rules::Disaster::neutral_citizen));
static_assert(same(VILLE_TROYES_DISASTER_EVENT_CUBE, rules::Disaster::event_cube));
static_assert(same(VILLE_TROYES_DISASTER_CATHEDRAL_CUBE, rules::Disaster::cathedral_cube));
static_assert(same(VILLE_TROYES_DISASTER_DENIERS, rules::Disaster::deniers));
static_assert(same(VILLE_TROYES_DISASTER_INFLUENCE, rules::Disaster::influence));
static_assert(same(VILLE_TROYES_DISASTER_GRAY_CUBE, rules::Disaster::gray_cube));

// No padding: every byte of these structs is a member.
static_assert(sizeof(ville_troyes_seat) == 4 * 11 && sizeof(ville_troyes_building) == 4 * 7);
static_assert(sizeof(ville_troyes_workshop) == 4 * 9 && sizeof(ville_troyes_event) == 4 * 9);
static_assert(sizeof(ville_troyes_view) == 4 * (13 + VILLE_MAX_OPTIONS + 7 + 6 + 4 + 90 + 6 + 18 + 1 + 17 +
                                                3 * 7 + 27 * 9 + 17 * 9 + 4 * 11));
static_assert(sizeof(ville_troyes_edition) == 4 * (1 + 3 * 4 + 2 + 6 + 3 + 18 + 27 * 10 + 17 * 8));
static_assert(are_complete<rules::Game>(std::span<const ActionMember>{members}));

namespace {

// ---- From the rules into the structs

/// 255 stands for nobody inside.
int32_t owner_or_none(std::uint8_t owner) { return owner == rules::no_owner ? VILLE_TROYES_NONE : owner; }
static_assert(rules::no_seat == rules::no_owner);

template <class Rows>
uint32_t bits_of(const Rows &rows) {
    uint32_t bits = 0;
    for (const std::uint8_t row : rows) bits |= uint32_t{1} << row;
    return bits;
}

ville_troyes_seat seat_from(const rules::SeatView &seen) {
    ville_troyes_seat seat{};
    seat.deniers = seen.deniers;
    seat.district_deniers = seen.district_deniers;
    seat.influence = seen.influence;
    seat.points = seen.points;
    seat.personal = seen.personal;
    seat.general = seen.general;
    seat.cubes = seen.cubes;
    seat.passes = seen.passes;
    seat.people_count = seen.people_count;
    seat.people = bits_of(seen.people);
    seat.events = bits_of(seen.events);
    return seat;
}
static_assert(rules::hidden_points == VILLE_TROYES_NONE);

void copy_progress(const rules::Observation &seen, ville_troyes_view &view) {
    view.players = seen.players;
    view.first = seen.first;
    view.start = seen.start;
    view.stage = static_cast<int32_t>(seen.stage);
    view.phase = static_cast<int32_t>(seen.phase);
    view.actor = seen.actor;
    view.active = seen.active;
    view.round = seen.round;
    view.rounds = seen.rounds;
    view.turn = seen.turn;
    view.passes = seen.passes;
    view.left = seen.left;
    copy_options(seen.options, view.option);
    view.deed = static_cast<int32_t>(seen.act.deed);
    view.target = seen.act.target;
    view.value = seen.act.value;
    view.activations_left = seen.act.left;
    view.events_used = seen.act.used;
    view.fight_needed = seen.fight.needed;
    view.fight_reached = seen.fight.reached;
    std::copy(seen.fight.chosen.begin(), seen.fight.chosen.end(), view.fight_chosen);
}

void copy_board(const rules::Observation &seen, ville_troyes_view &view) {
    view.neutral_citizens = seen.neutral_citizens;
    view.gray_cubes = seen.gray_cubes;
    for (std::size_t district = 0; district < rules::districts; ++district)
        for (std::size_t colour = 0; colour < rules::colours; ++colour)
            std::copy(seen.dice[district][colour].begin(), seen.dice[district][colour].end(),
                      view.dice + 18 * district + 6 * colour);
    std::copy(seen.black.begin(), seen.black.end(), view.black);
    for (std::size_t level = 0; level < rules::levels; ++level)
        std::transform(seen.cathedral[level].begin(), seen.cathedral[level].end(), view.cathedral + 6 * level,
                       owner_or_none);
    for (std::size_t building = 0; building < rules::colours; ++building) {
        const rules::House &house = seen.houses[building];
        std::transform(house.spaces.begin(), house.spaces.end(), view.buildings[building].owner,
                       owner_or_none);
        view.buildings[building].lying = house.lying;
    }
}

void copy_cards(const rules::Observation &seen, ville_troyes_view &view) {
    for (ville_troyes_workshop &workshop : view.workshops)
        std::fill(std::begin(workshop.tradesman), std::end(workshop.tradesman), VILLE_TROYES_NONE);
    for (const rules::ActivityView &card : seen.activities) {
        ville_troyes_workshop &workshop = view.workshops[card.card];
        workshop.shown = 1;
        std::transform(card.tradesmen.begin(), card.tradesmen.end(), workshop.tradesman, owner_or_none);
        std::copy(card.cubes.begin(), card.cubes.end(), workshop.cubes);
    }
    for (ville_troyes_event &event : view.events)
        std::fill(std::begin(event.order), std::end(event.order), VILLE_TROYES_NONE);
    for (const rules::EventView &card : seen.queue) {
        view.queue[view.queue_count++] = card.event;
        ville_troyes_event &event = view.events[card.event];
        event.in_play = 1;
        std::copy(card.cubes.begin(), card.cubes.end(), event.cubes);
        std::copy(card.order.begin(), card.order.end(), event.order);
    }
    view.unseen_events = bits_of(seen.unseen_events);
    view.unseen_people = bits_of(seen.unseen_people);
}

ville_troyes_activity_card card_from(const rules::Activity &card) {
    ville_troyes_activity_card out{};
    out.effect = static_cast<int32_t>(card.effect);
    out.cost = card.cost;
    std::copy(card.points.begin(), card.points.end(), out.points);
    out.divisor = card.divisor;
    out.spend = card.spend;
    out.gain = card.gain;
    out.also = card.also;
    return out;
}

ville_troyes_event_card event_from(const rules::EventCard &card) {
    return {static_cast<int32_t>(card.effect),
            card.amount,
            static_cast<int32_t>(card.building),
            card.pips,
            card.spaces,
            card.first,
            card.second,
            static_cast<int32_t>(card.deck)};
}

void copy(const rules::Edition &from, ville_troyes_edition &to) {
    std::copy(from.rounds.begin(), from.rounds.end(), to.rounds);
    std::copy(from.rows.begin(), from.rows.end(), to.rows);
    std::copy(from.wages.begin(), from.wages.end(), to.wages);
    std::copy(from.die_prices.begin(), from.die_prices.end(), to.die_prices);
    to.max_influence = from.max_influence;
    to.cathedral_points = from.cathedral_points;
    std::copy(from.cathedral_influence.begin(), from.cathedral_influence.end(), to.cathedral_influence);
    std::copy(from.step_points.begin(), from.step_points.end(), to.step_points);
    for (std::size_t character = 0; character < rules::characters; ++character)
        std::copy(from.people[character].steps.begin(), from.people[character].steps.end(),
                  to.steps + 3 * character);
    std::transform(from.activities.begin(), from.activities.end(), to.activities, card_from);
    std::transform(from.events.begin(), from.events.end(), to.events, event_from);
}

// ---- Questions

/// Whether a deed has such a target.
bool is_target(int32_t deed, int32_t target) {
    switch (deed) {
    case VILLE_TROYES_DEED_ACTIVATE: return has_number(0, target, rules::activity_cards);
    case VILLE_TROYES_DEED_FIGHT_EVENT: return has_number(0, target, rules::event_cards);
    case VILLE_TROYES_DEED_PLACE_CITIZEN: return has_number(0, target, rules::colours);
    case VILLE_TROYES_DEED_BUILD_CATHEDRAL:
    case VILLE_TROYES_DEED_AGRICULTURE: return target == 0;
    default: return false;
    }
}

void copy(const rules::GroupAnswer &from, ville_troyes_group &to) {
    to.value = from.value;
    to.price = from.price;
    to.cost = from.cost;
    std::copy(from.paid.begin(), from.paid.end(), to.paid);
    to.hire = from.hire;
    to.worth = from.worth;
    to.deniers = from.deniers;
}

rules::Group group_from(int32_t code) {
    return code < 0 || code > rules::max_group_code ? rules::Group{}
                                                    : rules::group_of(static_cast<uint32_t>(code));
}

/// The name of a card: `words(edition, row, language)`.
template <class Words>
ville_status give_label(const ville_edition *edition, int32_t row, std::size_t rows, const TextRoom &room,
                        Words &&words) {
    return give_words<rules::Game>(
        edition, room, [&](const rules::Edition &) { return has_number(0, row, rows); },
        [&](const rules::Edition &box, std::string_view spoken) { return words(box, row, spoken); });
}

} // namespace

extern "C" {

ville_status ville_troyes_get_view(const ville_match *match, int32_t viewer, ville_troyes_view *view) {
    return give_view<rules::Game>(
        match, viewer, view, [](const rules::Observation &seen, ville_troyes_view &ours) {
            copy_progress(seen, ours);
            copy_board(seen, ours);
            copy_cards(seen, ours);
            std::transform(seen.seats.begin(), seen.seats.end(), ours.seats, seat_from);
        });
}

ville_status ville_troyes_pack_action(const ville_troyes_action *action, ville_action *word) {
    return pack_action<rules::Game, ville_troyes_action>(members, action, word);
}

ville_status ville_troyes_unpack_action(ville_action word, ville_troyes_action *action) {
    return unpack_action<rules::Game, ville_troyes_action>(members, word, action);
}

ville_status ville_troyes_group_code(const ville_troyes_die *dice, uint32_t count, int32_t *code) {
    return fence([&] {
        if (dice == nullptr || code == nullptr || count < 1 || count > rules::max_group)
            return Status::argument;
        std::array<rules::DieCode, rules::max_group> codes{};
        for (uint32_t i = 0; i < count; ++i) {
            const ville_troyes_die &die = dice[i];
            if (!has_number(0, die.district, rules::districts) ||
                !has_number(0, die.colour, rules::colours) || !has_number(1, die.value, rules::faces))
                return Status::argument;
            codes[i] = rules::die_code(static_cast<std::size_t>(die.district),
                                       static_cast<std::size_t>(die.colour), die.value);
        }
        std::sort(codes.begin(), codes.begin() + count);
        rules::Group group;
        for (uint32_t i = 0; i < count; ++i) group.push_back(codes[i]);
        *code = static_cast<int32_t>(rules::group_code(group));
        return Status::ok;
    });
}

ville_status ville_troyes_group_dice(int32_t code, ville_troyes_die *dice, uint32_t capacity,
                                     uint32_t *count) {
    return fence([&] {
        const rules::Group group = group_from(code);
        if (count == nullptr || (dice == nullptr && capacity != 0) || group.empty()) return Status::argument;
        *count = static_cast<uint32_t>(group.size());
        for (uint32_t i = 0; i < std::min(*count, capacity); ++i)
            dice[i] = {static_cast<int32_t>(rules::district_of(group[i])),
                       static_cast<int32_t>(rules::colour_of(group[i])), rules::value_of(group[i])};
        return list_status(*count, dice, capacity);
    });
}

ville_status ville_troyes_explain_group(const ville_match *match, int32_t seat, int32_t deed, int32_t target,
                                        int32_t dice, int32_t cube, ville_troyes_group *answer) {
    return ask_match<rules::Game>(match, [&](const Asking &asked) {
        if (answer == nullptr || !asked.has_seat(seat) || !is_target(deed, target)) return Status::argument;
        const rules::Group group = group_from(dice);
        const auto what = static_cast<rules::Deed>(deed);
        const auto where = static_cast<std::size_t>(target);
        const bool has_cube = has_number(0, cube, rules::activity_cards + 1);
        if (!has_cube || !rules::is_group_for(asked.edition, asked.state, static_cast<std::size_t>(seat),
                                              what, where, group, static_cast<std::uint8_t>(cube)))
            return Status::unknown;
        ville_troyes_group ours{};
        copy(rules::explain_group(asked.edition, asked.state, static_cast<std::uint8_t>(seat), what, where,
                                  group, static_cast<std::uint8_t>(cube)),
             ours);
        return give_struct(ours, answer, sizeof ours);
    });
}

ville_status ville_troyes_explain_event(const ville_match *match, int32_t event,
                                        ville_troyes_payout *answer) {
    return ask_match<rules::Game>(match, [&](const Asking &asked) {
        if (answer == nullptr) return Status::argument;
        if (!has_number(0, event, rules::event_cards) ||
            !rules::in_queue(asked.state, static_cast<std::size_t>(event)))
            return Status::unknown;
        const rules::EventAnswer told =
            rules::explain_event(asked.edition, asked.state, static_cast<std::size_t>(event));
        ville_troyes_payout ours{};
        ours.first = owner_or_none(told.payout.first);
        ours.second = owner_or_none(told.payout.second);
        std::copy(told.points.begin(), told.points.end(), ours.points);
        ours.free = told.free;
        return give_struct(ours, answer, sizeof ours);
    });
}

ville_status ville_troyes_explain_character(const ville_match *match, int32_t character,
                                            ville_troyes_standing *answer) {
    return ask_match<rules::Game>(match, [&](const Asking &asked) {
        if (answer == nullptr) return Status::argument;
        if (!has_number(0, character, rules::characters)) return Status::unknown;
        const rules::CharacterAnswer told =
            rules::explain_character(asked.edition, asked.state, static_cast<std::size_t>(character));
        ville_troyes_standing ours{};
        std::copy(told.count.begin(), told.count.end(), ours.count);
        std::copy(told.points.begin(), told.points.end(), ours.points);
        return give_struct(ours, answer, sizeof ours);
    });
}

ville_status ville_troyes_get_edition(const ville_edition *edition, ville_troyes_edition *figures) {
    return give_edition<rules::Game>(
        edition, figures, [](const rules::Edition &box, ville_troyes_edition &ours) { copy(box, ours); });
}

ville_status ville_troyes_activity_label(const ville_edition *edition, int32_t card, const char *language,
                                         char *buffer, uint32_t capacity, uint32_t *needed) {
    return give_label(edition, card, rules::activity_cards, {language, buffer, capacity, needed},
                      rules::Text::card);
}

ville_status ville_troyes_event_label(const ville_edition *edition, int32_t event, const char *language,
                                      char *buffer, uint32_t capacity, uint32_t *needed) {
    return give_label(edition, event, rules::event_cards, {language, buffer, capacity, needed},
                      rules::Text::event_card);
}

ville_status ville_troyes_character_label(const ville_edition *edition, int32_t character,
                                          const char *language, char *buffer, uint32_t capacity,
                                          uint32_t *needed) {
    return give_label(edition, character, rules::characters, {language, buffer, capacity, needed},
                      rules::Text::character);
}

} // extern "C"
