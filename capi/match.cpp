// Matches: making, playing, and much at once.
#include <vector>

#include "fence.hpp"
#include "runtime/forms.hpp"

using namespace ville;
using namespace ville::capi;

static_assert(sizeof(ville_event) == sizeof(Event) && sizeof(ville_event) == 32);

namespace {

/// The caller's configuration in our terms. An edition of NULL is the first built-in one.
Answer read_config(const ville_match_config *theirs, const ville_edition *edition, MatchConfig &ours) {
    if (Answer answer = require({{"config", theirs}}); !answer.ok()) return answer;
    ville_match_config known{};
    if (Answer answer = take_struct(known, theirs, sizeof known); !answer.ok()) return answer;
    const ville_match_config *config = &known;
    const GameOps *ops = game_at(config->game);
    if (ops == nullptr) return {Status::unknown, "config.game is no game of this build"};
    if (edition != nullptr && &edition->box->ops() != ops)
        return {Status::game, "the edition is of another game"};
    if (config->chance < VILLE_CHANCE_AUTOMATIC || config->chance > VILLE_CHANCE_HOST)
        return {Status::argument, "config.chance is out of range"};
    if (!is_undo_rule(config->undo_rule)) return {Status::argument, "config.undo_rule is out of range"};
    for (const int32_t truth : {config->log, config->undo, config->events})
        if (truth != 0 && truth != 1)
            return {Status::argument, "config.log, config.undo and config.events are 0 or 1"};
    if (config->players < 0 || config->players > 255)
        return {Status::argument, "config.players is out of range"};
    if (config->first < 0 || config->first > 255) return {Status::argument, "config.first is out of range"};

    ours.edition = edition != nullptr ? edition->box : builtin_edition(*ops, 0);
    ours.options = default_options(*ops);
    for (std::size_t i = 0; i < VILLE_MAX_OPTIONS; ++i) {
        if (config->option[i] == VILLE_DEFAULT) continue;
        if (i >= ops->options.size())
            return {Status::option, "the game has no such option", static_cast<int>(i)};
        ours.options[i] = config->option[i];
    }
    ours.table = {static_cast<std::uint8_t>(config->players == 0 ? ops->min_players : config->players),
                  static_cast<std::uint8_t>(config->first)};
    ours.seed = config->seed;
    ours.index = config->index;
    ours.chance = static_cast<ChanceMode>(config->chance);
    ours.undo_rule = static_cast<UndoRule>(config->undo_rule);
    ours.keep = {.log = config->log != 0, .undo = config->undo != 0, .events = config->events != 0};
    return {};
}

/// Whether somebody of this match is named. VILLE_NOBODY is, too: what ville_match_actor answers may be handed on.
Answer check_player(const ville_match *match, int32_t player) {
    if (Answer answer = require({{"match", match}}); !answer.ok()) return answer;
    if (player >= VILLE_NOBODY && player < match->match->table().players) return {};
    return {Status::argument, "player is neither a seat of this match nor VILLE_CHANCE"};
}

Answer hand_out(std::unique_ptr<Match> made, ville_match **match) {
    *match = new ville_match{std::move(made)};
    return {};
}

} // namespace

extern "C" {

ville_status ville_match_config_init(ville_match_config *config, uint32_t size) {
    if (const Status status = begin_struct(config, size, sizeof(ville_match_config)); status != Status::ok)
        return code(status);
    config->game = -1;
    config->log = config->undo = config->events = 1;
    for (int32_t &option : config->option) option = VILLE_DEFAULT;
    return VILLE_OK;
}

ville_status ville_match_create(const ville_match_config *config, const ville_edition *edition,
                                ville_match **match, ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (Answer answer = require({{"match", match}}); !answer.ok()) return answer;
        MatchConfig ours;
        if (Answer answer = read_config(config, edition, ours); !answer.ok()) return answer;
        std::unique_ptr<Match> made;
        if (Answer answer = Match::create(ours, made); !answer.ok()) return answer;
        return hand_out(std::move(made), match);
    });
}

ville_status ville_match_create_json(const char *text, uint32_t size, ville_match **match,
                                     ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (Answer answer = require({{"text", text}, {"match", match}}); !answer.ok()) return answer;
        MatchConfig ours;
        if (Answer answer = match_config_from_json(text_of_caller(text, size), ours); !answer.ok())
            return answer;
        std::unique_ptr<Match> made;
        if (Answer answer = Match::create(ours, made); !answer.ok()) return answer;
        return hand_out(std::move(made), match);
    });
}

ville_status ville_match_clone(const ville_match *match, ville_match **clone, ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (Answer answer = require({{"match", match}, {"clone", clone}}); !answer.ok()) return answer;
        return hand_out(match->match->clone(), clone);
    });
}

ville_status ville_match_assign(ville_match *match, const ville_match *source, ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (Answer answer = require({{"match", match}, {"source", source}}); !answer.ok()) return answer;
        return match->match->assign(*source->match);
    });
}

void ville_match_destroy(ville_match *match) { delete match; }

// ---- Playing

int32_t ville_match_actor(const ville_match *match) {
    return match == nullptr ? int32_t{VILLE_NOBODY} : match->match->actor();
}

ville_status ville_match_legal_actions(const ville_match *match, int32_t viewer, ville_action *actions,
                                       uint32_t capacity, uint32_t *count) {
    return fence([&] {
        if (match == nullptr || count == nullptr || (actions == nullptr && capacity != 0))
            return Status::argument;
        const Match &m = *match->match;
        if (!is_viewer(m, viewer)) return Status::argument;
        *count = 0;
        if (!m.may_list_actions(static_cast<Viewer>(viewer))) return Status::ok;
        *count = m.ops().legal_actions(m.edition()->data(), m.state(), actions, capacity);
        return list_status(*count, actions, capacity);
    });
}

ville_status ville_match_outcomes(const ville_match *match, int32_t viewer, ville_action *outcomes,
                                  uint32_t *weights, uint32_t capacity, uint32_t *count) {
    return fence([&] {
        if (match == nullptr || count == nullptr || (outcomes == nullptr && capacity != 0))
            return Status::argument;
        const Match &m = *match->match;
        if (!is_viewer(m, viewer)) return Status::argument;
        *count = 0;
        if (!m.may_list_outcomes(static_cast<Viewer>(viewer))) return Status::ok;
        *count = m.ops().legal_actions(m.edition()->data(), m.state(), outcomes, capacity);
        if (weights != nullptr) m.ops().weights(m.edition()->data(), m.state(), weights, capacity);
        return list_status(*count, outcomes, capacity);
    });
}

ville_status ville_match_check_action(const ville_match *match, int32_t player, ville_action action,
                                      ville_error *error) {
    return fence(error, ops_of(match), [&]() -> Answer {
        if (Answer answer = check_player(match, player); !answer.ok()) return answer;
        return match->match->check_action(static_cast<Player>(player), action);
    });
}

ville_status ville_match_apply(ville_match *match, int32_t player, ville_action action, ville_error *error) {
    return fence(error, ops_of(match), [&]() -> Answer {
        if (Answer answer = check_player(match, player); !answer.ok()) return answer;
        return match->match->apply(static_cast<Player>(player), action);
    });
}

ville_status ville_match_apply_list(ville_match *match, const ville_action *actions, uint32_t count,
                                    uint32_t *applied, ville_error *error) {
    return fence(error, ops_of(match), [&]() -> Answer {
        uint32_t nobody_asks = 0;
        uint32_t &done = applied != nullptr ? *applied : nobody_asks; // right even where memory gives out
        done = 0;
        if (Answer answer = require({{"match", match}, list("actions", actions, count)}); !answer.ok())
            return answer;
        return match->match->apply_list({actions, count}, done);
    });
}

ville_status ville_match_draw(ville_match *match, ville_action *outcome, ville_error *error) {
    return fence(error, ops_of(match), [&]() -> Answer {
        if (Answer answer = require({{"match", match}}); !answer.ok()) return answer;
        ActionWord drawn = 0;
        Answer answer = match->match->draw(drawn);
        if (answer.ok() && outcome != nullptr) *outcome = drawn;
        return answer;
    });
}

ville_status ville_match_set_stand_in(ville_match *match, int32_t seat, int32_t on, ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (Answer answer = require({{"match", match}}); !answer.ok()) return answer;
        if (on != 0 && on != 1) return {Status::argument, "on is 0 or 1"};
        return match->match->set_stand_in(seat, on != 0);
    });
}

// ---- Much at once

ville_status ville_play_random(const ville_match_config *config, const ville_edition *edition,
                               uint32_t first_index, uint32_t count, ville_playout *results,
                               const volatile int32_t *stop, uint32_t *done, ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (done != nullptr) *done = 0;
        if (Answer answer = require({list("results", results, count)}); !answer.ok()) return answer;
        MatchConfig ours;
        if (Answer answer = read_config(config, edition, ours); !answer.ok()) return answer;
        if (Answer answer = check_match_config(ours); !answer.ok()) return answer;
        const GameOps &ops = ours.edition->ops();
        for (uint32_t i = 0; i < count; ++i) {
            if (StopFlag(stop).raised()) return Status::stopped;
            const Playout playout =
                ops.play_random(ours.edition->data(), ours.options, ours.table, ours.seed, first_index + i);
            ville_playout &result = results[i];
            result = {};
            result.state_hash = playout.state_hash;
            result.plies = playout.plies;
            result.decisions = playout.decisions;
            result.winners = playout.winners;
            for (std::size_t p = 0; p < VILLE_MAX_PLAYERS; ++p) result.total[p] = playout.totals[p];
            if (done != nullptr) *done = i + 1;
        }
        return {};
    });
}

} // extern "C"
