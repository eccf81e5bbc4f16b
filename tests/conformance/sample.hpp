// Random matches to hold the laws against: every number of players, every first seat, random options and editions.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <ville/core/game.hpp>

#include "conformance/traits.hpp"

namespace ville::tests {

/// Random numbers of the tests; they never meet those of the library, which uses small stream numbers.
inline Rng test_rng(std::uint32_t number, std::uint32_t purpose = 0) {
    return Rng(2026, number, 100'000 + purpose, 0);
}

/// What one match is played with.
template <class G>
struct Sample {
    std::uint32_t number = 0;
    typename G::Edition edition{};
    typename G::Options options{};
    Table table;
    bool builtin = true; ///< The limits that a game states for its built-in editions hold.
};

/// Options, each value equally likely, that go with the edition.
template <class G>
typename G::Options random_options(const typename G::Edition &edition, Rng &rng) {
    for (;;) {
        typename G::Options options;
        std::size_t row = 0;
        for_each_field(options, [&](std::string_view, auto &field) {
            const OptionSpec &spec = G::options[row++];
            const auto range = static_cast<std::uint32_t>(spec.max - spec.min + 1);
            field = static_cast<std::remove_reference_t<decltype(field)>>(spec.min +
                                                                          static_cast<int>(rng.below(range)));
        });
        if (G::check_options(edition, options) == nullptr) return options;
    }
}

/// The match of a number. Numbers in a row go through all tables; one match in four has default options, one in
/// three an edition of its own.
template <class G>
Sample<G> sample(std::uint32_t number) {
    std::vector<Table> tables;
    for (int players = G::min_players; players <= G::max_players; ++players)
        for (int first = 0; first < players; ++first)
            tables.push_back({static_cast<std::uint8_t>(players), static_cast<std::uint8_t>(first)});

    Rng rng = test_rng(number);
    Sample<G> made{.number = number, .table = tables[number % tables.size()]};
    made.builtin = rng.below(3) != 0;
    made.edition = made.builtin ? *G::editions[0] : Traits<G>::random_edition(rng);
    if (rng.below(4) != 0) made.options = random_options<G>(made.edition, rng);
    else if (G::check_options(made.edition, made.options) != nullptr)
        made.options = random_options<G>(made.edition, rng);
    return made;
}

/// For the report when a law fails.
template <class G>
std::string describe(const Sample<G> &sample) {
    std::string text = std::string(G::id) + " match " + std::to_string(sample.number) + ", " +
                       std::to_string(sample.table.players) + " players, first " +
                       std::to_string(sample.table.first) +
                       (sample.builtin ? ", built-in edition, options" : ", random edition, options");
    for_each_field(sample.options, [&](std::string_view, const auto &field) {
        text += ' ' + std::to_string(static_cast<int>(field));
    });
    return text;
}

/// The actions that the rules list, without the list's limit.
template <class G>
std::vector<typename G::Action> listed_actions(const typename G::Edition &edition,
                                               const typename G::State &state) {
    struct {
        std::vector<typename G::Action> actions;
        void push_back(const typename G::Action &action) { actions.push_back(action); }
    } list;
    G::legal_actions(edition, state, list);
    return list.actions;
}

template <class G>
std::vector<ActionWord> listed_words(const typename G::Edition &edition, const typename G::State &state) {
    std::vector<ActionWord> words;
    for (const typename G::Action &action : listed_actions<G>(edition, state))
        words.push_back(G::pack(action));
    return words;
}

/// Why a word from outside is refused in a position.
template <class G>
Reason judge(const typename G::Edition &edition, const typename G::State &state, ActionWord word) {
    typename G::Action action;
    const Reason reason = G::unpack(word, action);
    return reason != Reason::none ? reason : G::why_illegal(edition, state, action);
}

/// Longer than any match: whoever gets here goes on for ever.
inline constexpr std::uint32_t endless = 100'000;

/// A random walk through one match.
template <class G>
class Walk {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    explicit Walk(const Sample<G> &sample)
        : sample_(sample),
          rng_(test_rng(sample.number, 1)),
          state_(G::setup(sample.edition, sample.options, sample.table, events_)) {}

    const Sample<G> &sample() const { return sample_; }
    const State &state() const { return state_; }
    const EventBuffer &events() const { return events_; } ///< Of the last ply, or of set-up.
    std::uint32_t ply() const { return ply_; }
    Player actor() const { return G::actor(state_); }
    bool over() const { return actor() == nobody; }
    Rng &rng() { return rng_; }

    /// A random action or outcome, of those that the list offers.
    Action choose() {
        if (actor() == chance) return draw_outcome<G>(sample_.edition, state_, rng_);
        const std::vector<Action> list = listed_actions<G>(sample_.edition, state_);
        if (list.empty()) return Action{};
        return list[rng_.below(static_cast<std::uint32_t>(list.size()))];
    }

    void apply(const Action &action) {
        events_.clear();
        G::apply(sample_.edition, state_, action, events_);
        ++ply_;
    }

private:
    const Sample<G> &sample_;
    EventList<G::max_events> events_;
    Rng rng_;
    State state_;
    std::uint32_t ply_ = 0;
};

/// Calls f(walk) at every position of `matches` random matches, the last ones included, until a law fails.
template <class G, class F>
void at_every_position(int matches, F &&f) {
    for (int number = 0; number < matches; ++number) {
        const Sample<G> match = sample<G>(static_cast<std::uint32_t>(number));
        Walk<G> walk(match);
        for (;;) {
            f(walk);
            if (testing::Test::HasFailure()) {
                ADD_FAILURE() << "at ply " << walk.ply() << " of " << describe(match);
                return;
            }
            if (walk.over()) break;
            walk.apply(walk.choose());
            if (walk.ply() < endless) continue;
            ADD_FAILURE() << "no end: " << describe(match);
            return;
        }
    }
}

} // namespace ville::tests
