// Les Toits de Paris in short words: cards, positions, actions and events as a player would note them down.
//
//     Match match(2);                                   // ada and bao
//     match.holds(bao, "gold.arrow1! gold.plain!");
//     match.lay("gold.vp1! gems.bonus").play("stop, take 2");
//     expect_asked(match, bao, "take 1");
//
// A card is its good, a dot, its kind, and "!" if it bears an alarm. After every action the helper asks the
// rules whether the state is one that play can reach.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <ville/core/rng.hpp>
#include <ville/games/toits/game.hpp>

#include "support/rules.hpp"

namespace ville::toits {

/// Enumerators by name, so that failures can be read.
template <NamedEnum E>
void PrintTo(const E &value, std::ostream *out) {
    *out << name_of(value);
}

namespace tests {

using ville::tests::covers;

// The players, by seat.
inline constexpr int ada = 0;
inline constexpr int bao = 1;
inline constexpr int chloe = 2;
inline constexpr int dan = 3;

/// The row of a card in an edition.
std::uint8_t card(std::string_view name, const Edition &edition = standard);

/// Rows of several cards, with spaces between the names.
std::vector<std::uint8_t> cards(std::string_view names, const Edition &edition = standard);

/// Seven cards without arrows or alarms, for turns in which only the number of cards matters.
inline constexpr std::string_view seven_quiet_cards =
    "jewels.feather jewels.feather jewels.vp1 jewels.laurel gold.feather gold.feather gold.vp1";

/// Two cards, D 3: the detective is adjacent.
inline constexpr std::string_view achievement_of_two = "gold.arrow3 gems.arrow2";

/// Four cards, D 3: the leader is caught, two cards stay.
inline constexpr std::string_view catch_of_four = "gold.laurel jewels.arrow2 statues.feather! gems.arrow3";

/// What the victim of a raid is asked.
inline constexpr std::string_view any_good =
    "place_character jewels, place_character gold, place_character paintings, "
    "place_character gems, place_character statues, decline_character";

/// The first n of the seven quiet cards.
std::string_view quiet_cards(int n);

/// The built-in edition with one row changed: `with("gold.bonus", [](Card &c) { c.alarm = 1; })`.
template <class Change>
Edition with(std::string_view name, Change change, Edition edition = standard) {
    change(edition.cards[card(name, edition)]);
    return edition;
}

/// An edition of these cards alone, of which so many are the supply.
Edition deck(std::string_view names, int supply);

/// Each option with one of its values.
Options random_options(Rng &rng);

/// A match played by notes.
class Match {
public:
    explicit Match(int players = 3, Options options = {}, const Edition &edition = standard, int first = ada);

    // ---- The position. Cards come from the unseen ones, and shorten the draw pile.

    Match &holds(int seat, std::string_view names);
    Match &discards(std::string_view names);
    Match &character(int seat, Character where);
    /// Both piles get this size; the cards too many are discarded, statues first.
    Match &piles(int draw_pile, int supply);
    /// These cards alone are left in the two piles; all others are discarded.
    Match &face_down(std::string_view names, int draw_pile, int supply);

    // ---- Play

    /// The leader reveals these cards one after the other, and draws on between them.
    Match &lay(std::string_view names);
    /// Actions and outcomes with commas between them: "draw, reveal gold.plain!, take 3".
    Match &play(std::string_view script);
    /// Plays to the end of this turn: stops, takes what must be taken, declines everything else.
    Match &finish_turn();
    /// One uniformly random action or outcome.
    void play_at_random(Rng &rng);

    // ---- What there is to see

    std::string why(std::string_view action) const; ///< The reason against it, or "none".
    std::vector<std::string>
    told(std::string_view kinds = {}) const; ///< Events of the last call, of these kinds.
    std::string asked() const;               ///< "ada: draw, stop", "chance: reveal", "nobody: ".
    std::string in_collection(int seat) const;
    std::string on_board() const; ///< By space; "-" is an empty one.
    std::string in_discard() const;
    const Seat &seat(int number) const { return state.seats[static_cast<std::size_t>(number)]; }
    Step step() const { return current_step(state); }
    int total(int seat) const;
    std::string tokens(int set) const;    ///< Who gets which token of a set, by seat: "high low -".
    int count(int seat, Good good) const; ///< Cards of a good, as the majority counts them.

    Edition edition;
    State state;
    std::vector<Event> events; ///< Of the last call.

private:
    void take_unseen(std::string_view names, Cards &target);
    Action action(std::string_view note) const;
    void apply(Action action);
    std::string text(Action action) const;
    std::string text(const Event &event) const;
    std::string value(const FieldSpec &field, int number) const;
};

/// Where a helper was called, so that a failure names the line of the test.
struct Where {
    const char *file;
    int line;
    static constexpr Where here(const char *file = __builtin_FILE(), int line = __builtin_LINE()) {
        return {file, line};
    }
};

/// Exactly these events happened in the last call, in this order.
void expect_events(const Match &match, std::initializer_list<std::string_view> lines,
                   Where where = Where::here());

/// The same among the events of some kinds, with spaces between them.
void expect_events(const Match &match, std::string_view kinds, std::initializer_list<std::string_view> lines,
                   Where where = Where::here());

/// This player is to decide, and these are all the answers there are.
void expect_asked(const Match &match, int seat, std::string_view answers, Where where = Where::here());

/// Luck decides next: a `reveal` or a `draw_bonus`.
void expect_luck(const Match &match, std::string_view kind, Where where = Where::here());

/// The whole collection of a player, in any order.
void expect_holds(const Match &match, int seat, std::string_view names, Where where = Where::here());

/// The board by space; "-" is an empty one.
void expect_board(const Match &match, std::string_view names, Where where = Where::here());

/// The whole discard, in any order.
void expect_discard(const Match &match, std::string_view names, Where where = Where::here());

/// A position of the Stealing Phase, in the turn of a leader who always draws on.
struct Laid {
    const Match &before; ///< Before the last card was laid.
    const Match &after;
    std::uint64_t ways; ///< In how many orders the deck brings such a row of cards.
    int arrows;         ///< Of the last card.
};

/// Visits every row of cards that a leader can lay, told apart by their arrows alone.
template <class Visit>
void for_every_row_of_cards(const Match &match, Visit &&visit, std::uint64_t ways = 1) {
    for (std::uint8_t arrows = 0; arrows <= 3; ++arrows) {
        std::uint64_t weight = 0;
        Action stands_for_all{};
        ActionList<Game> outcomes;
        legal_actions(match.edition, match.state, outcomes);
        for (const Action outcome : outcomes) {
            if (match.edition.cards[outcome.value].arrows != arrows) continue;
            weight += chance_weight(match.edition, match.state, outcome);
            stands_for_all = outcome;
        }
        if (weight == 0) continue;
        Match after = match;
        EventList<Game::max_events> events;
        apply(after.edition, after.state, stands_for_all, events);
        after.events.assign(events.begin(), events.end());
        visit(Laid{match, after, ways * weight, arrows});
        if (after.step() == Step::draw_or_stop)
            for_every_row_of_cards(after.play("draw"), visit, ways * weight);
    }
}

} // namespace tests
} // namespace ville::toits
