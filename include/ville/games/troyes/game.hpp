// Troyes as a game of this library: its description, and the names under which the concept finds its functions.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <ville/core/game.hpp>
#include <ville/games/troyes/action.hpp>
#include <ville/games/troyes/data.hpp>
#include <ville/games/troyes/observation.hpp>
#include <ville/games/troyes/rules.hpp>
#include <ville/games/troyes/state.hpp>

namespace ville::troyes {

inline constexpr std::array<const Edition *, 1> builtin_editions{&standard};

struct Game {
    using State = troyes::State;
    using Action = troyes::Action;
    using Edition = troyes::Edition;
    using Options = troyes::Options;
    using Observation = troyes::Observation;

    static constexpr std::string_view id = "troyes";
    static constexpr int min_players = 2;
    static constexpr int max_players = 4;
    static constexpr std::uint32_t rules_version = 1;
    static constexpr std::uint32_t state_version = 1;
    static constexpr std::size_t max_actions = troyes::max_actions;
    static constexpr std::uint32_t max_plies = 2000;
    // the last action, a full event, the end of a round with all lying down, the final count of four
    static constexpr std::uint32_t max_events = 256;

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
        return troyes::setup(edition, chosen, seats, sink);
    }
    template <EventSink Sink>
    static void apply(const Edition &edition, State &state, const Action &action, Sink &sink) {
        troyes::apply(edition, state, action, sink);
    }
    template <class List>
    static void legal_actions(const Edition &edition, const State &state, List &list) {
        troyes::legal_actions(edition, state, list);
    }
    template <class Rng>
    static void determinize(const Edition &edition, State &state, Viewer viewer, Rng &rng) {
        troyes::determinize(edition, state, viewer, rng);
    }
    template <class Rng>
    static Action stand_in(const Edition &edition, const State &state, Player player, Rng &rng) {
        return troyes::stand_in(edition, state, player, rng);
    }

    static Table table(const State &state) { return {state.players, state.first}; }
    static const Options &options_of(const State &state) { return state.options; }
    static int phase(const State &state) { return static_cast<int>(phase_of(state)); }

    static constexpr auto actor = &troyes::actor;
    static constexpr auto why_illegal = &troyes::why_illegal;
    static constexpr auto chance_weight = &troyes::chance_weight;
    static constexpr auto chance_total = &troyes::chance_total;
    static constexpr auto chance_at = &troyes::chance_at;
    static constexpr auto scores = &troyes::scores;
    static constexpr auto outcome = &troyes::outcome;
    static constexpr auto observe = &troyes::observe;
    static constexpr auto visibility = &troyes::visibility;
    static constexpr auto check = &troyes::check;
    static constexpr auto check_options = &troyes::check_options;
    static constexpr auto check_edition = &troyes::check_edition;
    static constexpr auto progress = &troyes::progress;
    static constexpr auto pack = &troyes::pack;
    static constexpr auto unpack = &troyes::unpack;
};

static_assert(ville::Game<Game>);

} // namespace ville::troyes
