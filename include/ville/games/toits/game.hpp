// Les Toits de Paris as a game of this library: its description, and the names under which the concept
// finds its functions.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <ville/core/game.hpp>
#include <ville/games/toits/action.hpp>
#include <ville/games/toits/data.hpp>
#include <ville/games/toits/observation.hpp>
#include <ville/games/toits/rules.hpp>
#include <ville/games/toits/state.hpp>

namespace ville::toits {

inline constexpr std::array<const Edition *, 1> builtin_editions{&standard};

struct Game {
    using State = toits::State;
    using Action = toits::Action;
    using Edition = toits::Edition;
    using Options = toits::Options;
    using Observation = toits::Observation;

    static constexpr std::string_view id = "toits";
    static constexpr int min_players = 2;
    static constexpr int max_players = 4;
    static constexpr std::uint32_t rules_version = 1;
    static constexpr std::uint32_t state_version = 1;
    static constexpr std::size_t max_actions = max_rows;
    static constexpr std::uint32_t max_plies = 700;
    // 200 cards lost, raids, a discarded board, the final count
    static constexpr std::uint32_t max_events = 320;

    static constexpr std::span<const ActionSpec> actions = action_specs;
    static constexpr std::span<const EventSpec> events = event_specs;
    static constexpr std::span<const OptionSpec> options = option_specs;
    static constexpr Names reasons = reason_names;
    static constexpr Names phases = step_names;
    static constexpr Names score_lines = score_line_names;
    static constexpr Names end_reasons = end_reason_names;
    static constexpr std::span<const Edition *const> editions = builtin_editions;

    template <EventSink Sink>
    static State setup(const Edition &edition, const Options &chosen, Table seats, Sink &sink) {
        return toits::setup(edition, chosen, seats, sink);
    }
    template <EventSink Sink>
    static void apply(const Edition &edition, State &state, Action action, Sink &sink) {
        toits::apply(edition, state, action, sink);
    }
    template <class List>
    static void legal_actions(const Edition &edition, const State &state, List &list) {
        toits::legal_actions(edition, state, list);
    }
    template <class Rng>
    static void determinize(const Edition &edition, State &state, Viewer viewer, Rng &rng) {
        toits::determinize(edition, state, viewer, rng);
    }
    template <class Rng>
    static Action stand_in(const Edition &edition, const State &state, Player player, Rng &rng) {
        return toits::stand_in(edition, state, player, rng);
    }

    static Table table(const State &state) { return {state.players, state.first}; }
    static const Options &options_of(const State &state) { return state.options; }
    static int phase(const State &state) { return static_cast<int>(current_step(state)); }

    static constexpr auto actor = &toits::actor;
    static constexpr auto why_illegal = &toits::why_illegal;
    static constexpr auto chance_weight = &toits::chance_weight;
    static constexpr auto chance_total = &toits::chance_total;
    static constexpr auto chance_at = &toits::chance_at;
    static constexpr auto scores = &toits::scores;
    static constexpr auto outcome = &toits::outcome;
    static constexpr auto observe = &toits::observe;
    static constexpr auto visibility = &toits::visibility;
    static constexpr auto check = &toits::check;
    static constexpr auto check_options = &toits::check_options;
    static constexpr auto check_edition = &toits::check_edition;
    static constexpr auto progress = &toits::progress;
    static constexpr auto pack = &toits::pack;
    static constexpr auto unpack = &toits::unpack;
};

static_assert(ville::Game<Game>);

} // namespace ville::toits
