// The typed C face of Les Toits de Paris: values of the rules into plain structs. What a viewer may see is decided
// by toits::observe and nowhere here.
#include <algorithm>
#include <array>
#include <cstring>
#include <span>

#include <ville/games/toits/game.hpp>
#include <ville/games/toits/text.hpp>
#include <ville/toits.h>

#include "typed.hpp"

using namespace ville;
using namespace ville::capi;

namespace {

/// Every field of an action is in one member.
using ActionMember = Member<ville_toits_action>;
constexpr std::array<ActionMember, 3> members{{
    {"space", &ville_toits_action::value},
    {"good", &ville_toits_action::value},
    {"card", &ville_toits_action::value},
}};

} // namespace

// ---- The numbers of the header are those of the rules

static_assert(VILLE_TOITS_GOODS == toits::goods && VILLE_TOITS_SETS == toits::sets);
static_assert(VILLE_TOITS_MAX_SPACES == toits::max_spaces && VILLE_TOITS_MAX_ROWS == toits::max_rows);
static_assert(VILLE_TOITS_MAX_CARDS == toits::max_cards && VILLE_TOITS_MAX_ACTIONS == toits::max_spaces + 1);
static_assert(VILLE_TOITS_MAX_PENDING == decltype(toits::Observation::pending)::capacity());

static_assert(same(VILLE_TOITS_GOOD_JEWELS, toits::Good::jewels));
static_assert(same(VILLE_TOITS_GOOD_GOLD, toits::Good::gold));
static_assert(same(VILLE_TOITS_GOOD_PAINTINGS, toits::Good::paintings));
static_assert(same(VILLE_TOITS_GOOD_GEMS, toits::Good::gems));
static_assert(same(VILLE_TOITS_GOOD_STATUES, toits::Good::statues));
static_assert(VILLE_TOITS_SET_FEATHERS == toits::feathers_set);

static_assert(same(VILLE_TOITS_CHARACTER_IN_HAND, toits::Character::in_hand));
static_assert(same(VILLE_TOITS_CHARACTER_LOST, toits::Character::lost));
static_assert(same(VILLE_TOITS_GOOD_STATUES, toits::lying_on(toits::Good::statues)));

static_assert(same(VILLE_TOITS_PHASE_STEALING, toits::Phase::stealing));
static_assert(same(VILLE_TOITS_PHASE_SHARING, toits::Phase::sharing));
static_assert(same(VILLE_TOITS_PHASE_OVER, toits::Phase::over));

static_assert(same(VILLE_TOITS_STEP_REVEAL, toits::Step::reveal));
static_assert(same(VILLE_TOITS_STEP_DRAW_OR_STOP, toits::Step::draw_or_stop));
static_assert(same(VILLE_TOITS_STEP_LEADER_TAKE, toits::Step::leader_take));
static_assert(same(VILLE_TOITS_STEP_OTHERS_TAKE, toits::Step::others_take));
static_assert(same(VILLE_TOITS_STEP_EXTRA_TAKE, toits::Step::extra_take));
static_assert(same(VILLE_TOITS_STEP_CHARACTER, toits::Step::character));
static_assert(same(VILLE_TOITS_STEP_DRAW_BONUS, toits::Step::draw_bonus));
static_assert(same(VILLE_TOITS_STEP_OVER, toits::Step::over));

static_assert(same(VILLE_TOITS_RESULT_CAUGHT, toits::Result::caught));
static_assert(same(VILLE_TOITS_RESULT_ACHIEVEMENT, toits::Result::achievement));
static_assert(same(VILLE_TOITS_RESULT_ORDINARY, toits::Result::ordinary));
static_assert(same(VILLE_TOITS_RESULT_NONE, toits::Result::none));

static_assert(same(VILLE_TOITS_ACTION_DRAW, toits::ActionKind::draw));
static_assert(same(VILLE_TOITS_ACTION_STOP, toits::ActionKind::stop));
static_assert(same(VILLE_TOITS_ACTION_TAKE, toits::ActionKind::take));
static_assert(same(VILLE_TOITS_ACTION_PASS, toits::ActionKind::pass));
static_assert(same(VILLE_TOITS_ACTION_PLACE_CHARACTER, toits::ActionKind::place_character));
static_assert(same(VILLE_TOITS_ACTION_DECLINE_CHARACTER, toits::ActionKind::decline_character));
static_assert(same(VILLE_TOITS_ACTION_REVEAL, toits::ActionKind::reveal));
static_assert(same(VILLE_TOITS_ACTION_DRAW_BONUS, toits::ActionKind::draw_bonus));

static_assert(same(VILLE_TOITS_REASON_EMPTY_SPACE, toits::reason::empty_space));
static_assert(same(VILLE_TOITS_REASON_MUST_TAKE, toits::reason::must_take));
static_assert(same(VILLE_TOITS_REASON_GOOD_NOT_OWNED, toits::reason::good_not_owned));

static_assert(VILLE_TOITS_EVENT_CARD_REVEALED == toits::event::card_revealed);
static_assert(VILLE_TOITS_EVENT_DRAW_PILE_EMPTIED == toits::event::draw_pile_emptied);
static_assert(VILLE_TOITS_EVENT_DETECTIVE_MOVED == toits::event::detective_moved);
static_assert(VILLE_TOITS_EVENT_STEALING_ENDED == toits::event::stealing_ended);
static_assert(VILLE_TOITS_EVENT_CARD_DISCARDED == toits::event::card_discarded);
static_assert(VILLE_TOITS_EVENT_CARD_TAKEN == toits::event::card_taken);
static_assert(VILLE_TOITS_EVENT_PASSED == toits::event::passed);
static_assert(VILLE_TOITS_EVENT_CARD_GAINED == toits::event::card_gained);
static_assert(VILLE_TOITS_EVENT_RAID == toits::event::raid);
static_assert(VILLE_TOITS_EVENT_CARD_LOST == toits::event::card_lost);
static_assert(VILLE_TOITS_EVENT_CHARACTER_PLACED == toits::event::character_placed);
static_assert(VILLE_TOITS_EVENT_CHARACTER_DECLINED == toits::event::character_declined);
static_assert(VILLE_TOITS_EVENT_CHARACTER_LOST == toits::event::character_lost);
static_assert(VILLE_TOITS_EVENT_BONUS_DRAWN == toits::event::bonus_drawn);
static_assert(VILLE_TOITS_EVENT_BONUS_MISSED == toits::event::bonus_missed);
static_assert(VILLE_TOITS_EVENT_SUPPLY_RESHUFFLED == toits::event::supply_reshuffled);
static_assert(VILLE_TOITS_EVENT_TURN_ENDED == toits::event::turn_ended);
static_assert(VILLE_TOITS_EVENT_TOKEN_AWARDED == toits::event::token_awarded);

static_assert(same(VILLE_TOITS_PILE_DRAW_PILE, toits::Pile::draw_pile));
static_assert(same(VILLE_TOITS_PILE_SUPPLY, toits::Pile::supply));
static_assert(same(VILLE_TOITS_TOKEN_HIGH, toits::Token::high));
static_assert(same(VILLE_TOITS_TOKEN_LOW, toits::Token::low));

static_assert(is_score<toits::Game>(VILLE_TOITS_SCORE_TOKEN_JEWELS, "token_jewels"));
static_assert(is_score<toits::Game>(VILLE_TOITS_SCORE_TOKEN_GOLD, "token_gold"));
static_assert(is_score<toits::Game>(VILLE_TOITS_SCORE_TOKEN_PAINTINGS, "token_paintings"));
static_assert(is_score<toits::Game>(VILLE_TOITS_SCORE_TOKEN_GEMS, "token_gems"));
static_assert(is_score<toits::Game>(VILLE_TOITS_SCORE_TOKEN_STATUES, "token_statues"));
static_assert(is_score<toits::Game>(VILLE_TOITS_SCORE_TOKEN_FEATHERS, "token_feathers"));
static_assert(is_score<toits::Game>(VILLE_TOITS_SCORE_CARD_POINTS, "card_points"));
static_assert(toits::end_reason_names[VILLE_TOITS_END_REASON_DRAW_PILE] == "draw_pile");

static_assert(is_option<toits::Game>(VILLE_TOITS_OPTION_ADJACENT_DETECTIVE, "adjacent_detective"));
static_assert(is_option<toits::Game>(VILLE_TOITS_OPTION_SEVERAL_CARDS, "several_cards"));
static_assert(is_option<toits::Game>(VILLE_TOITS_OPTION_RAIDED_BONUS, "raided_bonus"));
static_assert(is_option<toits::Game>(VILLE_TOITS_OPTION_DECLINED_CHARACTER, "declined_character"));
static_assert(is_option<toits::Game>(VILLE_TOITS_OPTION_CHARACTER_GOOD, "character_good"));
static_assert(is_option<toits::Game>(VILLE_TOITS_OPTION_EMPTY_MAJORITY, "empty_majority"));
static_assert(is_option<toits::Game>(VILLE_TOITS_OPTION_BEHIND_TRIPLE_TIE, "behind_triple_tie"));
static_assert(is_option<toits::Game>(VILLE_TOITS_OPTION_EMPTY_SUPPLY, "empty_supply"));
static_assert(is_option<toits::Game>(VILLE_TOITS_OPTION_ACHIEVEMENT_MINIMUM, "achievement_minimum"));
static_assert(VILLE_TOITS_OPTION_COUNT == toits::option_specs.size());

static_assert(same(VILLE_TOITS_ADJACENT_DETECTIVE_STOP, toits::AdjacentDetective::stop));
static_assert(same(VILLE_TOITS_ADJACENT_DETECTIVE_MAY_DRAW, toits::AdjacentDetective::may_draw));
static_assert(same(VILLE_TOITS_SEVERAL_CARDS_ONE_BY_ONE, toits::SeveralCards::one_by_one));
static_assert(same(VILLE_TOITS_SEVERAL_CARDS_ALL_AT_ONCE, toits::SeveralCards::all_at_once));
static_assert(same(VILLE_TOITS_RAIDED_BONUS_DRAWS, toits::RaidedBonus::draws));
static_assert(same(VILLE_TOITS_RAIDED_BONUS_LOST, toits::RaidedBonus::lost));
static_assert(same(VILLE_TOITS_DECLINED_CHARACTER_KEPT, toits::DeclinedCharacter::kept));
static_assert(same(VILLE_TOITS_DECLINED_CHARACTER_LOST, toits::DeclinedCharacter::lost));
static_assert(same(VILLE_TOITS_CHARACTER_GOOD_ANY, toits::CharacterGood::any));
static_assert(same(VILLE_TOITS_CHARACTER_GOOD_OWNED, toits::CharacterGood::owned));
static_assert(same(VILLE_TOITS_EMPTY_MAJORITY_NO_TOKEN, toits::EmptyMajority::no_token));
static_assert(same(VILLE_TOITS_EMPTY_MAJORITY_RUNNER_UP, toits::EmptyMajority::runner_up));
static_assert(same(VILLE_TOITS_BEHIND_TRIPLE_TIE_NO_TOKEN, toits::BehindTripleTie::no_token));
static_assert(same(VILLE_TOITS_BEHIND_TRIPLE_TIE_LOW_TOKEN, toits::BehindTripleTie::low_token));
static_assert(same(VILLE_TOITS_EMPTY_SUPPLY_NOTHING, toits::EmptySupply::nothing));
static_assert(same(VILLE_TOITS_EMPTY_SUPPLY_RESHUFFLE, toits::EmptySupply::reshuffle));

static_assert(same(VILLE_TOITS_CERTAINTY_SEED, Certainty::seed));
static_assert(same(VILLE_TOITS_CERTAINTY_SOURCED, Certainty::sourced));
static_assert(same(VILLE_TOITS_CERTAINTY_INFERRED, Certainty::inferred));
static_assert(same(VILLE_TOITS_CERTAINTY_RECONSTRUCTION, Certainty::reconstruction));

// No padding: every byte of these structs is a member.
static_assert(sizeof(ville_toits_seat) == 3 * 4 + 2 * VILLE_TOITS_GOODS + 2 + VILLE_TOITS_MAX_ROWS);
static_assert(sizeof(ville_toits_view) == 4 * (15 + VILLE_MAX_OPTIONS + 7 + 1 + 7 + 1) +
                                              2 * sizeof(ville_toits_pending) + 3 * VILLE_TOITS_MAX_ROWS +
                                              VILLE_MAX_PLAYERS * sizeof(ville_toits_seat));
static_assert(sizeof(ville_toits_card) == 24 &&
              toits::Card{}.kind.capacity() < sizeof(ville_toits_card::kind));
static_assert(sizeof(ville_toits_edition) == 4 * (9 + 7 + 1) + 6 * sizeof(ville_toits_tokens) +
                                                 VILLE_TOITS_MAX_ROWS * sizeof(ville_toits_card));
static_assert(are_complete<toits::Game>(std::span<const ActionMember>{members}));

namespace {

// ---- From the rules into the structs

void copy(const toits::Cards &from, uint8_t (&to)[VILLE_TOITS_MAX_ROWS]) {
    std::memcpy(to, from.counts().data(), sizeof to);
}

void copy(const toits::SeatView &from, ville_toits_seat &to) {
    to.character = static_cast<int32_t>(from.character);
    to.feathers = from.feathers;
    to.points = from.points;
    std::copy(from.counts.begin(), from.counts.end(), to.counts);
    std::copy(from.alarms.begin(), from.alarms.end(), to.alarms);
    copy(from.cards, to.cards);
}

void copy_board(const toits::Observation &seen, ville_toits_view &view) {
    std::fill(std::begin(view.board), std::end(view.board), VILLE_TOITS_NO_CARD);
    for (const toits::BoardCard &lying : seen.board) view.board[lying.space - 1] = lying.card;
    view.chosen_count = static_cast<uint32_t>(seen.chosen.size());
    std::copy(seen.chosen.begin(), seen.chosen.end(), view.chosen);
}

void copy_pending(const toits::Observation &seen, ville_toits_view &view) {
    view.pending_count = static_cast<uint32_t>(seen.pending.size());
    for (std::size_t i = 0; i < seen.pending.size(); ++i) {
        const toits::Pending &waiting = seen.pending[i];
        view.pending[i] = {static_cast<int32_t>(waiting.step), waiting.player, waiting.count};
    }
}

void copy(const toits::Observation &seen, ville_toits_view &view) {
    view.players = seen.players;
    view.first = seen.first;
    view.phase = static_cast<int32_t>(seen.phase);
    view.step = static_cast<int32_t>(seen.step);
    view.actor = seen.actor;
    view.turn = seen.turn;
    view.leader = seen.leader;
    view.detective = seen.detective;
    view.placed = seen.placed;
    view.result = static_cast<int32_t>(seen.result);
    view.must_take = seen.must_take;
    view.still_owed = seen.still_owed;
    view.draw_pile = seen.draw_pile;
    view.supply = seen.supply;
    copy_options(seen.options, view.option);
    copy_board(seen, view);
    copy_pending(seen, view);
    copy(seen.unseen, view.unseen);
    copy(seen.supply_cards, view.supply_cards);
    copy(seen.discard, view.discard);
    for (std::size_t p = 0; p < seen.seats.size(); ++p) copy(seen.seats[p], view.seats[p]);
}

ville_toits_card card_from(const toits::Card &card) {
    ville_toits_card out{};
    out.good = static_cast<uint8_t>(card.good);
    out.arrows = card.arrows;
    out.alarm = card.alarm;
    out.feathers = card.feathers;
    out.bonus = card.bonus;
    out.points = card.points;
    out.laurel = card.laurel;
    out.copies = card.copies;
    std::memcpy(out.kind, card.kind.view().data(), card.kind.size());
    return out;
}

void copy(const toits::Edition &from, ville_toits_edition &to) {
    to.certainty_components = static_cast<int32_t>(from.certainty.components);
    to.certainty_board = static_cast<int32_t>(from.certainty.board);
    to.certainty_cards = static_cast<int32_t>(from.certainty.cards);
    to.certainty_tokens = static_cast<int32_t>(from.certainty.tokens);
    to.supply_cards = from.supply_cards;
    to.alarm_limit = from.alarm_limit;
    to.detective_start = from.detective_start;
    to.space_count = static_cast<uint32_t>(from.leader_takes.size());
    std::copy(from.leader_takes.begin(), from.leader_takes.end(), to.leader_takes);
    for (std::size_t set = 0; set < from.tokens.size(); ++set)
        to.tokens[set] = {from.tokens[set].high, from.tokens[set].low};
    to.card_count = static_cast<uint32_t>(from.cards.size());
    std::transform(from.cards.begin(), from.cards.end(), to.card, card_from);
}

} // namespace

extern "C" {

ville_status ville_toits_get_view(const ville_match *match, int32_t viewer, ville_toits_view *view) {
    return give_view<toits::Game>(
        match, viewer, view,
        [](const toits::Observation &seen, ville_toits_view &ours) { copy(seen, ours); });
}

ville_status ville_toits_pack_action(const ville_toits_action *action, ville_action *word) {
    return pack_action<toits::Game, ville_toits_action>(members, action, word);
}

ville_status ville_toits_unpack_action(ville_action word, ville_toits_action *action) {
    return unpack_action<toits::Game, ville_toits_action>(members, word, action);
}

ville_status ville_toits_get_edition(const ville_edition *edition, ville_toits_edition *figures) {
    return give_edition<toits::Game>(
        edition, figures, [](const toits::Edition &box, ville_toits_edition &ours) { copy(box, ours); });
}

ville_status ville_toits_good_label(const ville_edition *edition, int32_t good, const char *language,
                                    char *buffer, uint32_t capacity, uint32_t *needed) {
    return give_words<toits::Game>(
        edition, {language, buffer, capacity, needed},
        [&](const toits::Edition &) { return has_number(0, good, toits::goods); },
        [&](const toits::Edition &box, std::string_view spoken) {
            return toits::Text::good(box, static_cast<toits::Good>(good), spoken);
        });
}

ville_status ville_toits_card_text(const ville_edition *edition, int32_t row, const char *language,
                                   char *buffer, uint32_t capacity, uint32_t *needed) {
    return give_words<toits::Game>(
        edition, {language, buffer, capacity, needed},
        [&](const toits::Edition &box) { return has_number(0, row, box.cards.size()); },
        [&](const toits::Edition &box, std::string_view spoken) {
            return toits::Text::card(box, static_cast<std::size_t>(row), spoken);
        });
}

} // extern "C"
