// What a game must offer. A folder under ville/games is complete when its `Game` satisfies this concept.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <ville/core/action_word.hpp>
#include <ville/core/event.hpp>
#include <ville/core/fault.hpp>
#include <ville/core/fields.hpp>
#include <ville/core/player.hpp>
#include <ville/core/reason.hpp>
#include <ville/core/rng.hpp>
#include <ville/core/schema.hpp>
#include <ville/core/score.hpp>
#include <ville/core/static_vector.hpp>

namespace ville {

/// The legal actions of a position, or the outcomes of a chance node, ascending by word.
template <class G>
using ActionList = ScratchList<typename G::Action, G::max_actions>;

/// The description of a game: constants and tables.
template <class G>
concept GameDescription = requires {
    { G::id } -> std::convertible_to<std::string_view>;
    { G::min_players } -> std::convertible_to<int>;
    { G::max_players } -> std::convertible_to<int>;
    { G::rules_version } -> std::convertible_to<std::uint32_t>; // changes only when behaviour does
    { G::state_version } -> std::convertible_to<std::uint32_t>; // changes when the state's field list does
    { G::max_actions } -> std::convertible_to<std::size_t>;     // longest list, for any edition
    { G::max_plies } -> std::convertible_to<std::uint32_t>;     // longest match with the built-in edition
    { G::max_events } -> std::convertible_to<std::uint32_t>;    // most events of one ply, for any edition
    { G::actions } -> std::convertible_to<std::span<const ActionSpec>>;
    { G::events } -> std::convertible_to<std::span<const EventSpec>>;
    { G::options } -> std::convertible_to<std::span<const OptionSpec>>;
    { G::reasons } -> std::convertible_to<Names>;
    { G::phases } -> std::convertible_to<Names>;
    { G::score_lines } -> std::convertible_to<Names>;
    { G::end_reasons } -> std::convertible_to<Names>;
    { G::editions } -> std::convertible_to<std::span<const typename G::Edition *const>>; // the built-in ones
};

/// The values of a game: plain, flat, copied with memcpy.
template <class G>
concept GameValues = std::is_trivially_copyable_v<typename G::State> &&
    std::is_trivially_copyable_v<typename G::Edition> && std::is_trivially_copyable_v<typename G::Action> &&
    std::is_trivially_copyable_v<typename G::Observation> && Struct<typename G::State> &&
    Struct<typename G::Edition> && Struct<typename G::Options> && Struct<typename G::Observation> &&
    std::equality_comparable<typename G::State> && std::equality_comparable<typename G::Observation> &&
    std::equality_comparable<typename G::Edition>;

/// The rules of a game: pure functions.
///
/// `apply` expects a legal action. `chance_total` is the sum of the weights of all outcomes and
/// `chance_at(…, draw)` the first outcome whose cumulative weight in list order exceeds `draw`; they answer
/// what listing and weighing every outcome would, only faster.
template <class G>
concept Game = GameDescription<G> && GameValues<G> &&
    requires(const typename G::Edition &edition, const typename G::Options &options,
             const typename G::State &state, typename G::State &changing, typename G::Action action,
             ActionList<G> &list, NoEvents &events, Rng &rng, const Event &event) {
    { G::setup(edition, options, Table{}, events) } -> std::same_as<typename G::State>;
    { G::actor(state) } -> std::same_as<Player>;
    { G::phase(state) } -> std::convertible_to<int>;
    { G::table(state) } -> std::same_as<Table>;
    { G::options_of(state) } -> std::convertible_to<const typename G::Options &>;
    {G::legal_actions(edition, state, list)};
    { G::why_illegal(edition, state, action) } -> std::same_as<Reason>;
    {G::apply(edition, changing, action, events)};
    { G::chance_weight(edition, state, action) } -> std::same_as<std::uint32_t>;
    { G::chance_total(edition, state) } -> std::same_as<std::uint32_t>;
    { G::chance_at(edition, state, std::uint32_t{}) } -> std::same_as<typename G::Action>;
    { G::scores(edition, state, Viewer{}) } -> std::same_as<Scores>;
    { G::outcome(edition, state) } -> std::same_as<Outcome>;
    { G::observe(edition, state, Viewer{}) } -> std::same_as<typename G::Observation>;
    { G::visibility(event) } -> std::same_as<Visibility>;
    {G::determinize(edition, changing, Viewer{}, rng)};
    { G::check(edition, state) } -> std::same_as<const char *>; // nullptr, or the invariant that fails
    { G::check_options(edition, options) } -> std::same_as<const char *>;
    { G::check_edition(edition) } -> std::same_as<Faults>;
    { G::stand_in(edition, state, Player{}, rng) } -> std::same_as<typename G::Action>;
    { G::progress(edition, state) } -> std::convertible_to<int>; // 0 .. 1000
    { G::pack(action) } -> std::same_as<ActionWord>;
    { G::unpack(ActionWord{}, action) } -> std::same_as<Reason>;
};

/// The name that an edition gives to a value of a field with `words` = list, or an empty text when there is no such
/// value. Games whose editions name things offer `G::edition_word`; the values of a list are counted from 0.
template <class G>
constexpr std::string_view edition_word(const typename G::Edition &edition, int list, int value) {
    if constexpr (requires { G::edition_word(edition, list, value); })
        return G::edition_word(edition, list, value);
    else return {};
}

/// Everything in which a sound edition departs from what is known of the printed game. Games that know more of their
/// printed matter than their rules need offer `G::edition_warnings`.
template <class G>
constexpr Faults edition_warnings(const typename G::Edition &edition) {
    if constexpr (requires { G::edition_warnings(edition); }) return G::edition_warnings(edition);
    else return {};
}

/// Games whose editions look otherwise in a file, with keys where the rules have numbers, offer the form of the file and
/// the way there and back.
template <class G>
inline constexpr bool prints_editions = requires(const typename G::Edition &edition,
                                                 typename G::Edition &target) {
    { G::print_edition(edition) } -> std::same_as<typename G::PrintedEdition>;
    {G::read_edition(G::print_edition(edition), target)};
};

namespace detail {
template <class G, bool = prints_editions<G>>
struct FormOfFile {
    using Type = typename G::Edition;
};
template <class G>
struct FormOfFile<G, true> {
    using Type = typename G::PrintedEdition;
};
} // namespace detail

/// What stands in an edition's file.
template <class G>
using PrintedForm = typename detail::FormOfFile<G>::Type;

/// An edition as its file has it.
template <class G>
constexpr PrintedForm<G> printed_form(const typename G::Edition &edition) {
    if constexpr (prints_editions<G>) return G::print_edition(edition);
    else return edition;
}

/// Draws the outcome of a chance node. Precondition: luck must act.
template <class G>
typename G::Action draw_outcome(const typename G::Edition &edition, const typename G::State &state,
                                Rng &rng) {
    return G::chance_at(edition, state, rng.below(G::chance_total(edition, state)));
}

/// A uniformly random legal action. Precondition: a player must act.
template <class G>
typename G::Action random_action(const typename G::Edition &edition, const typename G::State &state,
                                 Rng &rng) {
    ActionList<G> list;
    G::legal_actions(edition, state, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

} // namespace ville
