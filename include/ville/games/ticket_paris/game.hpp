// Ticket to Ride: Paris as a game of this library: its description, and the names under which the concept finds its
// functions.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <ville/core/game.hpp>
#include <ville/games/ticket_paris/action.hpp>
#include <ville/games/ticket_paris/data.hpp>
#include <ville/games/ticket_paris/observation.hpp>
#include <ville/games/ticket_paris/rules.hpp>
#include <ville/games/ticket_paris/state.hpp>

namespace ville::ticket_paris {

inline constexpr std::array<const Edition *, 1> builtin_editions{&standard};

struct Game {
    using State = ticket_paris::State;
    using Action = ticket_paris::Action;
    using Edition = ticket_paris::Edition;
    using PrintedEdition = ticket_paris::PrintedEdition;
    using Options = ticket_paris::Options;
    using Observation = ticket_paris::Observation;

    static constexpr std::string_view id = "ticket_paris";
    static constexpr int min_players = 2;
    static constexpr int max_players = 4;
    static constexpr std::uint32_t rules_version = 1;
    static constexpr std::uint32_t state_version = 1;
    static constexpr std::size_t max_actions = ticket_paris::max_actions;
    static constexpr std::uint32_t max_plies = 1500;
    // 60 tickets laid open, two lines of points a player, the last action
    static constexpr std::uint32_t max_events = 96;

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
        return ticket_paris::setup(edition, chosen, seats, sink);
    }
    template <EventSink Sink>
    static void apply(const Edition &edition, State &state, Action action, Sink &sink) {
        ticket_paris::apply(edition, state, action, sink);
    }
    template <class List>
    static void legal_actions(const Edition &edition, const State &state, List &list) {
        ticket_paris::legal_actions(edition, state, list);
    }
    template <class Rng>
    static void determinize(const Edition &edition, State &state, Viewer viewer, Rng &rng) {
        ticket_paris::determinize(edition, state, viewer, rng);
    }
    template <class Rng>
    static Action stand_in(const Edition &edition, const State &state, Player player, Rng &rng) {
        return ticket_paris::stand_in(edition, state, player, rng);
    }

    static Table table(const State &state) { return {state.players, state.first}; }
    static const Options &options_of(const State &state) { return state.options; }
    static int phase(const State &state) { return static_cast<int>(state.phase); }
    static std::string_view edition_word(const Edition &edition, int list, int value) {
        return list == card_words ? card_word(edition, value) : std::string_view{};
    }

    static constexpr auto print_edition = &ticket_paris::print_edition;
    static constexpr auto read_edition = &ticket_paris::read_edition;
    static constexpr auto actor = &ticket_paris::actor;
    static constexpr auto why_illegal = &ticket_paris::why_illegal;
    static constexpr auto chance_weight = &ticket_paris::chance_weight;
    static constexpr auto chance_total = &ticket_paris::chance_total;
    static constexpr auto chance_at = &ticket_paris::chance_at;
    static constexpr auto scores = &ticket_paris::scores;
    static constexpr auto outcome = &ticket_paris::outcome;
    static constexpr auto observe = &ticket_paris::observe;
    static constexpr auto visibility = &ticket_paris::visibility;
    static constexpr auto check = &ticket_paris::check;
    static constexpr auto check_options = &ticket_paris::check_options;
    static constexpr auto check_edition = &ticket_paris::check_edition;
    static constexpr auto progress = &ticket_paris::progress;
    static constexpr auto pack = &ticket_paris::pack;
    static constexpr auto unpack = &ticket_paris::unpack;
};

static_assert(ville::Game<Game>);

} // namespace ville::ticket_paris
