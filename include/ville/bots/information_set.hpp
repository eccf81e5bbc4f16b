// What a bot gets to see: a seat's knowledge, and states that fit it. Not the state.
#pragma once

#include <cstdint>

#include <ville/core/game.hpp>

namespace ville {

/// The knowledge of one seat at one moment. A bot that is handed this cannot cheat: the type offers what the seat
/// may know, and states drawn at random from all those that the seat cannot tell apart.
///
/// Refers to the edition and the state it was made from, which must live as long as it does.
template <Game G>
class InformationSet {
public:
    InformationSet(const typename G::Edition &edition, const typename G::State &state, Player seat)
        : edition_(edition), state_(state), seat_(seat) {}

    Player seat() const { return seat_; }
    const typename G::Edition &edition() const { return edition_; }
    typename G::Observation observation() const { return G::observe(edition_, state_, seat_); }

    /// The seat's legal actions; none when somebody else must act.
    void legal_actions(ActionList<G> &list) const {
        if (G::actor(state_) == seat_) G::legal_actions(edition_, state_, list);
    }

    /// A state that the seat cannot tell from the true one. What it may not know is drawn anew.
    typename G::State sample(Rng &rng) const {
        typename G::State guess = state_;
        G::determinize(edition_, guess, seat_, rng);
        return guess;
    }

private:
    const typename G::Edition &edition_;
    const typename G::State &state_; // never handed out
    Player seat_;
};

} // namespace ville
