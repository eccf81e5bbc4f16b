// Les Toits de Paris: the rules as pure functions over plain values. The door of the rooms in rules/.
//
// Rules and their sources: docs/rules/toits.md. Points on which sources differ are options of the match
// (chapter 7); the card counts and token values of the built-in edition are a reconstruction.
#pragma once

#include <cstdint>

#include <ville/core/event.hpp>
#include <ville/core/player.hpp>
#include <ville/core/reason.hpp>
#include <ville/core/rng.hpp>
#include <ville/games/toits/action.hpp>
#include <ville/games/toits/data.hpp>
#include <ville/games/toits/rules/checking.hpp>
#include <ville/games/toits/rules/collecting.hpp>
#include <ville/games/toits/rules/scoring.hpp>
#include <ville/games/toits/rules/turn.hpp>
#include <ville/games/toits/state.hpp>

namespace ville::toits {

/// The table before the first card: 15 cards set aside, the first leader to begin. [TOI-1]
template <EventSink Sink>
constexpr State setup(const Edition &edition, const Options &options, Table table, Sink &events) {
    State state;
    state.options = options;
    state.players = table.players;
    state.first = table.first;
    for (std::size_t row = 0; row < edition.cards.size(); ++row)
        state.unseen.add(row, edition.cards[row].copies);
    state.supply = edition.supply_cards;
    state.draw_pile = static_cast<std::uint8_t>(edition.card_total() - edition.supply_cards);
    begin_turn(edition, state, table.first, events);
    return state;
}

/// Who must act now.
constexpr Player actor(const State &state) {
    switch (current_step(state)) {
    case Step::reveal:
    case Step::draw_bonus: return chance;
    case Step::character: return static_cast<Player>(state.pending.back().player);
    case Step::draw_or_stop: return static_cast<Player>(state.leader);
    case Step::over: return nobody;
    default: return static_cast<Player>(state.taker);
    }
}

/// The bag from which luck draws now. Precondition: luck must act.
constexpr const Cards &chance_bag(const State &state) {
    return interrupt(state) != nullptr ? supply_bag(state) : reveal_bag(state);
}

constexpr std::uint32_t chance_total(const Edition &, const State &state) {
    return static_cast<std::uint32_t>(chance_bag(state).total());
}

constexpr Action chance_at(const Edition &, const State &state, std::uint32_t draw) {
    return {interrupt(state) != nullptr ? ActionKind::draw_bonus : ActionKind::reveal,
            static_cast<std::uint8_t>(chance_bag(state).row_of(draw))};
}

constexpr std::uint32_t chance_weight(const Edition &, const State &state, Action outcome) {
    return static_cast<std::uint32_t>(chance_bag(state)[outcome.value]);
}

/// Every legal action of the actor, or every outcome of a chance node, ascending. Nothing when the match is over.
template <class List>
constexpr void legal_actions(const Edition &edition, const State &state, List &list) {
    if (const Pending *top = interrupt(state); top != nullptr && top->step == Step::character) {
        for (int good = 0; good < goods; ++good)
            if (may_place_on(edition, state, top->player, static_cast<Good>(good)))
                list.push_back(Action{ActionKind::place_character, static_cast<std::uint8_t>(good)});
        list.push_back(Action{ActionKind::decline_character});
        return;
    }
    if (state.step == Step::over) return;
    if (actor(state) == chance) {
        const ActionKind kind = chance_at(edition, state, 0).kind;
        chance_bag(state).for_each([&](std::size_t row, int) {
            list.push_back(Action{kind, static_cast<std::uint8_t>(row)});
        });
        return;
    }
    if (state.step == Step::draw_or_stop) {
        list.push_back(Action{ActionKind::draw});
        list.push_back(Action{ActionKind::stop});
        return;
    }
    for (int space = 1; space <= state.placed; ++space)
        if (state.board[static_cast<std::size_t>(space - 1)] != no_card)
            list.push_back(Action{ActionKind::take, static_cast<std::uint8_t>(space)});
    if (!must_take(state)) list.push_back(Action{ActionKind::pass});
}

/// Whether a kind belongs to the decision in front.
constexpr bool fits_step(const State &state, ActionKind kind) {
    switch (current_step(state)) {
    case Step::reveal: return kind == ActionKind::reveal;
    case Step::draw_bonus: return kind == ActionKind::draw_bonus;
    case Step::character: return kind == ActionKind::place_character || kind == ActionKind::decline_character;
    case Step::draw_or_stop: return kind == ActionKind::draw || kind == ActionKind::stop;
    case Step::over: return false;
    default: return kind == ActionKind::take || kind == ActionKind::pass;
    }
}

/// What is wrong with an action whatever the position; it may be made by hand, not unpacked from a word.
constexpr Reason why_malformed(const Edition &edition, Action action) {
    const auto within = [&](int first, int end) {
        return action.value >= first && action.value < end ? Reason::none : Reason::bad_fields;
    };
    switch (action.kind) {
    case ActionKind::draw:
    case ActionKind::stop:
    case ActionKind::pass:
    case ActionKind::decline_character: return within(0, 1);
    case ActionKind::take: return within(1, edition.spaces() + 1);
    case ActionKind::place_character: return within(0, goods);
    case ActionKind::reveal:
    case ActionKind::draw_bonus: return within(0, static_cast<int>(edition.cards.size()));
    }
    return Reason::unknown_kind;
}

/// Why the actor may not do this, or Reason::none. The first reason that applies, in the order of the table.
constexpr Reason why_illegal(const Edition &edition, const State &state, Action action) {
    if (const Reason reason = why_malformed(edition, action); reason != Reason::none) return reason;
    if (!fits_step(state, action.kind)) return Reason::wrong_phase;
    switch (action.kind) {
    case ActionKind::take:
        return state.board[action.value - 1u] == no_card ? reason::empty_space : Reason::none;
    case ActionKind::pass: return must_take(state) ? reason::must_take : Reason::none;
    case ActionKind::place_character:
        return may_place_on(edition, state, interrupt(state)->player, static_cast<Good>(action.value))
                   ? Reason::none
                   : reason::good_not_owned;
    case ActionKind::reveal:
    case ActionKind::draw_bonus:
        return chance_weight(edition, state, action) == 0 ? Reason::not_an_outcome : Reason::none;
    default: return Reason::none;
    }
}

/// Carries out a legal action, and everything that follows by itself. Precondition: why_illegal says none.
template <EventSink Sink>
constexpr void apply(const Edition &edition, State &state, Action action, Sink &events) {
    switch (action.kind) {
    case ActionKind::draw: state.step = Step::reveal; return;
    case ActionKind::stop: stop(edition, state, events); break;
    case ActionKind::take: take(edition, state, action.value, events); break;
    case ActionKind::pass: pass(edition, state, events); break;
    case ActionKind::place_character: place_character(state, static_cast<Good>(action.value), events); break;
    case ActionKind::decline_character: decline_character(state, events); break;
    case ActionKind::reveal: reveal(edition, state, action.value, events); break;
    case ActionKind::draw_bonus: draw_bonus(edition, state, action.value, events); break;
    }
    advance(edition, state, events);
}

/// What is done for a seat whose player has left: he stops; else anything legal, each with the same chance.
template <class Rng>
constexpr Action stand_in(const Edition &edition, const State &state, Player, Rng &rng) {
    if (state.step == Step::draw_or_stop) return {ActionKind::stop};
    StaticVector<Action, max_spaces + 1> list;
    legal_actions(edition, state, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

/// How far the match is, in thousandths of the draw pile.
constexpr int progress(const Edition &edition, const State &state) {
    if (state.step == Step::over) return 1000;
    const int pile = edition.card_total() - edition.supply_cards;
    return 999 * (pile - state.draw_pile) / pile;
}

/// Combinations of an edition and options that could run for ever. [TOI-8]
constexpr const char *check_options(const Edition &edition, const Options &options) {
    if (options.empty_supply != EmptySupply::reshuffle || options.raided_bonus != RaidedBonus::draws)
        return nullptr;
    for (const Card &card : edition.cards)
        if (card.bonus != 0 && card.alarm != 0)
            return "a card with both bonus and alarm does not go with empty_supply = reshuffle and "
                   "raided_bonus = draws";
    return nullptr;
}

} // namespace ville::toits
