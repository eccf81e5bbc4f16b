// The bot that chooses uniformly among its legal actions: the measure of all others.
#pragma once

#include <ville/bots/information_set.hpp>
#include <ville/core/game.hpp>

namespace ville {

/// Any legal action, each with the same chance. Precondition: the seat must act.
template <Game G>
typename G::Action choose_randomly(const InformationSet<G> &known, Rng &rng) {
    ActionList<G> list;
    known.legal_actions(list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

} // namespace ville
