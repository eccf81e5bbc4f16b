// Paris Paris as a game of this library: its description, and the names under which the concept finds its
// functions.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <ville/core/game.hpp>
#include <ville/games/paris_paris/action.hpp>
#include <ville/games/paris_paris/data.hpp>
#include <ville/games/paris_paris/observation.hpp>
#include <ville/games/paris_paris/rules.hpp>
#include <ville/games/paris_paris/state.hpp>

namespace ville::paris_paris {

inline constexpr std::array<const Edition *, 1> builtin_editions{&standard};

struct Game {
    using State = paris_paris::State;
    using Action = paris_paris::Action;
    using Edition = paris_paris::Edition;
    using PrintedEdition = paris_paris::PrintedEdition;
    using Options = paris_paris::Options;
    using Observation = paris_paris::Observation;

    static constexpr std::string_view id = "paris_paris";
    static constexpr int min_players = 2;
    static constexpr int max_players = 4;
    static constexpr std::uint32_t rules_version = 1;
    static constexpr std::uint32_t state_version = 1;
    static constexpr std::size_t max_actions = paris_paris::max_actions;
    static constexpr std::uint32_t max_plies = 160;
    static constexpr std::uint32_t max_events = 368; // the last round: eight lines of twelve intersections

    static constexpr std::span<const ActionSpec> actions = action_specs;
    static constexpr std::span<const EventSpec> events = event_specs;
    static constexpr std::span<const OptionSpec> options = option_specs;
    static constexpr Names reasons = reason_names;
    static constexpr Names phases = phase_names;
    static constexpr Names score_lines = score_line_names;
    static constexpr Names end_reasons = end_reason_names;
    static constexpr std::span<const Edition *const> editions = builtin_editions;

    template <EventSink Sink>
    static State setup(const Edition &edition, const Options &chosen, Table seats, Sink &sink) {
        return paris_paris::setup(edition, chosen, seats, sink);
    }
    template <EventSink Sink>
    static void apply(const Edition &edition, State &state, Action action, Sink &sink) {
        paris_paris::apply(edition, state, action, sink);
    }
    template <class List>
    static void legal_actions(const Edition &edition, const State &state, List &list) {
        paris_paris::legal_actions(edition, state, list);
    }
    template <class Rng>
    static void determinize(const Edition &edition, State &state, Viewer viewer, Rng &rng) {
        paris_paris::determinize(edition, state, viewer, rng);
    }
    template <class Rng>
    static Action stand_in(const Edition &edition, const State &state, Player player, Rng &rng) {
        return paris_paris::stand_in(edition, state, player, rng);
    }

    static Table table(const State &state) { return {state.players, state.first}; }
    static const Options &options_of(const State &state) { return state.options; }
    static int phase(const State &state) { return static_cast<int>(state.phase); }
    static std::string_view edition_word(const Edition &edition, int list, int value) {
        return word_of(edition, list, value);
    }

    static constexpr auto print_edition = &paris_paris::print_edition;
    static constexpr auto read_edition = &paris_paris::read_edition;
    static constexpr auto actor = &paris_paris::actor;
    static constexpr auto why_illegal = &paris_paris::why_illegal;
    static constexpr auto chance_weight = &paris_paris::chance_weight;
    static constexpr auto chance_total = &paris_paris::chance_total;
    static constexpr auto chance_at = &paris_paris::chance_at;
    static constexpr auto scores = &paris_paris::scores;
    static constexpr auto outcome = &paris_paris::outcome;
    static constexpr auto observe = &paris_paris::observe;
    static constexpr auto visibility = &paris_paris::visibility;
    static constexpr auto check = &paris_paris::check;
    static constexpr auto check_options = &paris_paris::check_options;
    static constexpr auto check_edition = &paris_paris::check_edition;
    static constexpr auto edition_warnings = &paris_paris::edition_warnings;
    static constexpr auto progress = &paris_paris::progress;
    static constexpr auto pack = &paris_paris::pack;
    static constexpr auto unpack = &paris_paris::unpack;
};

static_assert(ville::Game<Game>);

} // namespace ville::paris_paris
