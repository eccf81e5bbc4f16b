// Paris Paris in short words: positions laid out by hand, and actions as a player would call them.
//
//     Match match(3);                           // ada, bao and chloe; the first tiles come up
//     match.board({{"odeon", "aa"}, {"montparnasse", "ab"}});
//     match.offer("luxembourg orange, bourse green, louvre blue, opera red");
//     match.take("louvre blue").take("opera red").take("bourse green");
//     EXPECT_EQ(match.scored(), "a 3 odeon, ...");
//
// After every call the helper asks the rules whether the state is one that play can reach.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <ville/core/rng.hpp>
#include <ville/games/paris_paris/game.hpp>

#include "support/rules.hpp"
#include "support/words.hpp"

namespace ville::paris_paris::tests {

using ville::tests::covers;

// The players, by seat; in notes they are a, b, c and d.
inline constexpr std::uint8_t ada = 0;
inline constexpr std::uint8_t bao = 1;
inline constexpr std::uint8_t chloe = 2;
inline constexpr std::uint8_t dan = 3;

inline constexpr Viewer every_viewer[] = {0, 1, 2, 3, public_viewer, omniscient};

/// Huts at a place: one letter for each.
using Huts = std::pair<std::string_view, std::string_view>;

class Match {
public:
    /// Set-up as the rules have it, before anything is dealt.
    struct FromTheStart {};
    Match(FromTheStart, int players, Options options = {}, const Edition &box = standard, int first = ada)
        : edition(box) {
        EventList<Game::max_events> told;
        state = setup(edition, options,
                      {static_cast<std::uint8_t>(players), static_cast<std::uint8_t>(first)}, told);
        keep(told);
    }

    /// The first round: lines are dealt in their order, no tile is revealed.
    explicit Match(int players = 3, Options options = {}, const Edition &box = standard, int first = ada)
        : Match(FromTheStart{}, players, options, box, first) {
        while (state.phase != Phase::reveal) play(chance_at(edition, state, 0));
    }

    // ---- The position

    std::uint8_t place(std::string_view key) const { return row(edition.places, key); }
    std::uint8_t line(std::string_view key) const { return row(edition.lines, key); }
    /// "odeon orange" as a sort of tiles.
    std::uint8_t sort(std::string_view tile) const {
        const auto words = ville::tests::split(tile, ' ');
        return sort_of(edition, place(words[0]), line(words[1]));
    }

    /// So many rounds on that these huts can have been built: nobody has scored yet, and a round begins in
    /// which ada has the bus.
    Match &board(std::initializer_list<Huts> huts) {
        for (const auto &[where, letters] : huts)
            for (const char letter : letters) {
                Seat &seat = state.seats[static_cast<std::size_t>(letter - 'a')];
                const PlaceSet bit = place_bit(place(where));
                if ((seat.huts & bit) != 0) seat.pairs |= bit;
                seat.huts |= bit;
                --seat.supply;
            }
        return settle();
    }
    Match &parked(std::string_view tile) {
        const Sort &shown = edition.sorts[sort(tile)];
        state.parked[shown.line] = shown.place;
        return settle();
    }
    Match &sacked(std::uint8_t seat, int huts) {
        state.seats[seat].sack = static_cast<std::uint8_t>(state.seats[seat].sack + huts);
        state.seats[seat].supply = static_cast<std::uint8_t>(state.seats[seat].supply - huts);
        return settle();
    }
    /// The hidden lines, seat by seat, and with two players the open one.
    Match &lines(std::string_view keys) {
        std::size_t seat = 0;
        for (const std::string_view key : ville::tests::split(keys, ' '))
            (seat < state.players ? state.seats[seat].line : state.open_line) = line(key), ++seat;
        return sound();
    }
    /// The last round begins. So that the rounds add up, one more tile may be parked.
    Match &last_round() {
        rounds_at_least = edition.rounds_of(state.players) - 1;
        int parked = 0;
        for (const std::uint8_t where : state.parked) parked += where != no_place;
        for (std::uint8_t l = 0; (rounds_at_least - parked) % 2 != 0; ++l)
            if (state.parked[l] == no_place) state.parked[l] = edition.lines[l].stops[0], ++parked;
        return settle();
    }

    // ---- Play

    Match &play(Action action) {
        const Reason reason = why_illegal(edition, state, action);
        if (reason != Reason::none)
            throw std::logic_error("refused: " + std::string(reason_name(reason_names, reason)));
        EventList<Game::max_events> told;
        apply(edition, state, action, told);
        return keep(told);
    }
    Action tile(ActionKind kind, std::string_view what) const {
        return tile_action(edition, kind, sort(what));
    }
    /// Tiles of a round, divided by commas.
    Match &offer(std::string_view tiles) {
        for (const std::string_view each : ville::tests::split(tiles, ','))
            play(tile(ActionKind::reveal_tile, each));
        return *this;
    }
    Match &take(std::string_view what) { return play(tile(ActionKind::take_tile, what)); }
    Match &remove(std::uint8_t owner) { return play({ActionKind::remove_hut, owner}); }
    /// The first outcomes while luck must act.
    Match &luck() {
        while (actor(state) == chance) play(chance_at(edition, state, 0));
        return *this;
    }
    /// One uniformly random action or outcome.
    Match &at_random(Rng &rng) {
        return play(actor(state) == chance ? draw_outcome<Game>(edition, state, rng)
                                           : random_action<Game>(edition, state, rng));
    }

    // ---- What there is to see

    std::string why(Action action) const {
        return std::string(reason_name(reason_names, why_illegal(edition, state, action)));
    }
    std::vector<Action> legal() const {
        ActionList<Game> list;
        legal_actions(edition, state, list);
        return {list.begin(), list.end()};
    }
    /// "build: ada", "reveal: chance".
    std::string asked() const {
        constexpr std::string_view names[] = {"ada", "bao", "chloe", "dan"};
        const Player who = actor(state);
        return std::string(name_of(state.phase)) + ": " +
               std::string(who == chance   ? "chance"
                           : who == nobody ? "nobody"
                                           : names[who]);
    }
    /// Who has huts at a place: "ab", "aa".
    std::string at(std::string_view key) const {
        std::string letters;
        for (std::uint8_t seat = 0; seat < state.players; ++seat)
            letters += std::string(static_cast<std::size_t>(huts_at(state.seats[seat], place(key))),
                                   static_cast<char>('a' + seat));
        return letters;
    }
    /// The events of the last call by name, without those of tiles and turns.
    std::string told() const {
        std::vector<std::string> names;
        for (const Event &event : events) names.emplace_back(find_event(event_specs, event.type)->name);
        return ville::tests::joined(names, " ");
    }
    /// Points of the last call from a source: "a 3 odeon, b 1 montparnasse".
    std::string scored(ScoreSource source) const {
        std::vector<std::string> lines;
        for (const Event &event : events) {
            if (event.type != event::points_scored || event.arg[0] != static_cast<int>(source)) continue;
            std::string text{static_cast<char>('a' + event.player)};
            text += " " + std::to_string(event.arg[1]) + " ";
            text +=
                event.arg[2] < 0 ? "-" : edition.places[static_cast<std::size_t>(event.arg[2])].key.view();
            lines.push_back(text);
        }
        return ville::tests::joined(lines, ", ");
    }
    std::string scored() const { return scored(ScoreSource::small_trips); }
    /// What a big trip on a line would bring each player.
    std::vector<int> big_trip_on(std::string_view key) const {
        std::vector<int> sums(state.players);
        big_trip(
            edition, state, line(key), [](std::uint8_t) {},
            [&](std::uint8_t seat, std::uint8_t, PlaceSet places) {
                sums[seat] += huts_in(state.seats[seat], places);
            });
        return sums;
    }
    /// Which places a small trip to a tile's stop would score, in the order of the edition.
    std::string small_trip_to(std::string_view what) const {
        std::vector<std::string> keys;
        for_each_place(small_trip_places(edition, state, sort(what)),
                       [&](std::uint8_t where) { keys.emplace_back(edition.places[where].key.view()); });
        return ville::tests::joined(keys, " ");
    }
    /// The first event of a kind of the last call.
    Event event_of(std::uint16_t type) const {
        for (const Event &event : events)
            if (event.type == type) return event;
        ADD_FAILURE() << "no event " << type;
        return {};
    }
    /// How often an event was told in all calls.
    int count(std::uint16_t type) const {
        int n = 0;
        for (const Event &event : story) n += event.type == type;
        return n;
    }
    int total(std::uint8_t seat) const { return scores(edition, state, omniscient)[seat].total(); }

    Edition edition;
    State state;
    std::vector<Event> events; ///< Of the last call.
    std::vector<Event> story;  ///< Of all calls.

private:
    template <class Things>
    static std::uint8_t row(const Things &things, std::string_view key) {
        for (std::uint8_t i = 0; i < things.size(); ++i)
            if (things[i].key.view() == key) return i;
        ADD_FAILURE() << "no such place or line: " << key;
        return 0;
    }

    /// Moves on to the beginning of a round in which the huts and parked tiles can be where they are.
    Match &settle() {
        state.unseen = {};
        for (std::size_t s = 0; s < edition.sorts.size(); ++s) state.unseen.add(s, edition.sorts[s].count);
        int built = 0, parked = 0;
        for (std::uint8_t where = 0; where < edition.places.size(); ++where)
            for (int huts = huts_at(state, where); huts > 0; --huts) draw(where);
        for (const Seat &seat : state.seats) built += huts_on_board(seat) + seat.sack;
        for (std::uint8_t l = 0; l < max_lines; ++l)
            if (state.parked[l] != no_place)
                state.unseen.remove(sort_of(edition, state.parked[l], l)), ++parked;
        int completed = rounds_at_least;
        while (completed < parked || (completed - parked) % 2 != 0 || completed * state.players < built)
            ++completed;
        if (completed >= edition.rounds_of(state.players))
            throw std::logic_error("too many huts for a match");
        state.round = static_cast<std::uint8_t>(completed + 1);
        state.first = static_cast<std::uint8_t>(
            (edition.rounds_of(state.players) * state.players - completed) % state.players);
        state.active = bus_holder(state); // ada
        while (state.unseen.total() > edition.tile_total() - completed * (state.players + 1)) draw_any();
        return sound();
    }
    void draw(std::uint8_t where) {
        std::size_t s = edition.nodes[where].first_sort;
        if (edition.room(where) == 2 && state.unseen[s + 1] > state.unseen[s]) ++s;
        state.unseen.remove(s);
    }
    /// From the sorts of which there are most, the last line first: so every sort stays as long as possible.
    void draw_any() {
        std::size_t most = 0;
        for (std::size_t s = 0; s < edition.sorts.size(); ++s)
            if (state.unseen[s] * max_lines + edition.sorts[s].line >
                state.unseen[most] * max_lines + edition.sorts[most].line)
                most = s;
        state.unseen.remove(most);
    }
    template <class Told>
    Match &keep(const Told &told) {
        events.assign(told.begin(), told.end());
        story.insert(story.end(), events.begin(), events.end());
        return sound();
    }
    Match &sound() {
        EXPECT_STREQ(check(edition, state), nullptr);
        return *this;
    }

    int rounds_at_least = 0;
};

} // namespace ville::paris_paris::tests
