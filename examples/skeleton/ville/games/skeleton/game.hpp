// Skeleton as a game of this library: its description, and the names under which the concept
// finds its functions.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <ville/core/game.hpp>
#include <ville/games/skeleton/action.hpp>
#include <ville/games/skeleton/data.hpp>
#include <ville/games/skeleton/observation.hpp>
#include <ville/games/skeleton/rules.hpp>
#include <ville/games/skeleton/state.hpp>

namespace ville::skeleton {

inline constexpr std::array<const Edition *, 1> builtin_editions{&standard};

struct Game {
    using State = skeleton::State;
    using Action = skeleton::Action;
    using Edition = skeleton::Edition;
    using Options = skeleton::Options;
    using Observation = skeleton::Observation;

    static constexpr std::string_view id = "skeleton";
    static constexpr int min_players = 2;
    static constexpr int max_players = 4;
    static constexpr std::uint32_t rules_version = 1;
    static constexpr std::uint32_t state_version = 1;
    static constexpr std::size_t max_actions = faces;
    static constexpr std::uint32_t max_plies = 600;
    static constexpr std::uint32_t max_events = 5; // a roll, a stumble, lost steps, the end

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
        return skeleton::setup(edition, chosen, seats, sink);
    }
    template <EventSink Sink>
    static void apply(const Edition &edition, State &state, Action action, Sink &sink) {
        skeleton::apply(edition, state, action, sink);
    }
    template <class List>
    static void legal_actions(const Edition &edition, const State &state, List &list) {
        skeleton::legal_actions(edition, state, list);
    }
    template <class Rng>
    static void determinize(const Edition &edition, State &state, Viewer viewer, Rng &rng) {
        skeleton::determinize(edition, state, viewer, rng);
    }
    template <class Rng>
    static Action stand_in(const Edition &edition, const State &state, Player player, Rng &rng) {
        return skeleton::stand_in(edition, state, player, rng);
    }

    static Table table(const State &state) { return {state.players, state.first}; }
    static const Options &options_of(const State &state) { return state.options; }
    static int phase(const State &state) { return static_cast<int>(state.phase); }

    static constexpr auto actor = &skeleton::actor;
    static constexpr auto why_illegal = &skeleton::why_illegal;
    static constexpr auto chance_weight = &skeleton::chance_weight;
    static constexpr auto chance_total = &skeleton::chance_total;
    static constexpr auto chance_at = &skeleton::chance_at;
    static constexpr auto scores = &skeleton::scores;
    static constexpr auto outcome = &skeleton::outcome;
    static constexpr auto observe = &skeleton::observe;
    static constexpr auto visibility = &skeleton::visibility;
    static constexpr auto check = &skeleton::check;
    static constexpr auto check_options = &skeleton::check_options;
    static constexpr auto check_edition = &skeleton::check_edition;
    static constexpr auto progress = &skeleton::progress;
    static constexpr auto pack = &skeleton::pack;
    static constexpr auto unpack = &skeleton::unpack;
};

static_assert(ville::Game<Game>);

} // namespace ville::skeleton
