// Information-set Monte-Carlo tree search, for any game of the concept.
//
// P. I. Cowling, E. J. Powley, D. Whitehouse: "Information Set Monte Carlo Tree Search", IEEE Transactions on
// Computational Intelligence and AI in Games 4(2), 2012. Every iteration draws a state that fits what the seat knows,
// walks down a tree whose nodes are what the player to move can see there, adds one node, and plays on at random
// to the end of the match. Luck is drawn anew on every walk.
//
// All results are whole numbers that do not depend on how a machine rounds, so that the same seed and number of
// iterations give the same choice on every platform and with every compiler.
#pragma once

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include <ville/bots/information_set.hpp>
#include <ville/core/game.hpp>
#include <ville/core/search.hpp>
#include <ville/core/stop_flag.hpp>

namespace ville {

namespace detail {

inline constexpr int reward_bits = 16;
inline constexpr std::uint32_t full_reward = 1u << reward_bits;

/// Binary logarithm with 16 fractional bits, by repeated squaring. Precondition: x > 0.
constexpr std::uint64_t log2_fixed(std::uint64_t x) {
    const int whole = static_cast<int>(std::bit_width(x)) - 1;
    std::uint64_t mantissa = whole >= 31 ? x >> (whole - 31) : x << (31 - whole); // 1.0 is 2^31
    std::uint64_t fraction = 0;
    for (int bit = 0; bit < 16; ++bit) {
        mantissa = (mantissa * mantissa) >> 31;
        const std::uint64_t carry = mantissa >> 32; // 1 = the square is 2 or more
        mantissa >>= carry;
        fraction = fraction << 1 | carry;
    }
    return (static_cast<std::uint64_t>(whole) << 16) | fraction;
}

/// The square root, rounded down. The machine's root is a guess that the whole numbers correct. Precondition: x < 2^63.
inline std::uint64_t square_root(std::uint64_t x) {
    auto root = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(x)));
    while (root * root > x) --root;
    while ((root + 1) * (root + 1) <= x) ++root;
    return root;
}

} // namespace detail

/// `Clock` is asked only by a search that is given milliseconds.
template <Game G, class Clock = std::chrono::steady_clock>
class IsMcts {
public:
    /// `seed` and `index` name the bot's own luck; the ply and the seat are added by choose.
    IsMcts(std::uint64_t seed, std::uint32_t index) : seed_(seed), index_(index) {}

    /// Thinks, and answers the action that was tried most. `thoughts` tells what was thought of each, in list order.
    /// When the flag is raised, the best so far is the answer. With one legal action that is the answer at once, and
    /// there are no visits to tell. Precondition: the seat must act.
    typename G::Action choose(const InformationSet<G> &known, std::uint32_t ply, SearchBudget budget,
                              StopFlag stop, std::vector<Thought> &thoughts) {
        tree_.clear();
        ActionList<G> list;
        known.legal_actions(list);
        if (list.size() > 1) think(known, ply, budget, stop);
        return sum_up(known, list, thoughts);
    }

private:
    using State = typename G::State;
    using Action = typename G::Action;
    using Rewards = std::array<std::uint32_t, max_players>;

    struct Edge {
        ActionWord word = 0;
        std::uint32_t visits = 0;
        std::uint32_t offers = 0; ///< How often it was legal when its node was passed.
        std::uint32_t mean = 0;   ///< Of the rewards, rounded down.
        std::uint64_t reward = 0; ///< Sum, for the player who moves there.
    };
    struct Node {
        std::vector<Edge> edges; ///< Ascending by word, as legal lists are.
    };
    struct Step {
        Node *node;
        std::size_t edge;
        Player player;
    };

    /// Iterates until the budget is used up, whichever part of it comes first, or the flag is raised.
    void think(const InformationSet<G> &known, std::uint32_t ply, SearchBudget budget, StopFlag stop) {
        const bool timed = budget.milliseconds > 0;
        const auto begin = timed ? Clock::now() : typename Clock::time_point();
        const auto out_of_time = [&] {
            return timed && Clock::now() - begin >= std::chrono::milliseconds(budget.milliseconds);
        };
        Rng rng(seed_, index_, stream::bot(known.seat()), ply);
        std::uint32_t done = 0;
        do {
            iterate(known, rng);
            ++done;
        } while (done < budget.iterations && !stop.raised() && !out_of_time());
    }

    /// One walk down, one new node, one random playout, and the way back up.
    void iterate(const InformationSet<G> &known, Rng &rng) {
        State state = known.sample(rng);
        walk_down(known.edition(), state, rng);
        play_on(known.edition(), state, rng);
        const Rewards rewards = rewards_of(known.edition(), state);
        for (const Step &step : path_) {
            Edge &edge = step.node->edges[step.edge];
            ++edge.visits;
            edge.reward += rewards[static_cast<std::size_t>(step.player)];
            edge.mean = static_cast<std::uint32_t>(edge.reward / edge.visits);
        }
    }

    /// Follows the tree to its first new node, and notes the way.
    void walk_down(const typename G::Edition &edition, State &state, Rng &rng) {
        path_.clear();
        bool in_tree = true;
        for (Player actor = G::actor(state); in_tree && actor != nobody; actor = G::actor(state))
            G::apply(edition, state,
                     actor == chance ? draw_outcome<G>(edition, state, rng)
                                     : descend(edition, state, actor, rng, in_tree),
                     quiet_);
    }

    /// Plays at random to the end of the match.
    void play_on(const typename G::Edition &edition, State &state, Rng &rng) {
        for (Player actor = G::actor(state); actor != nobody; actor = G::actor(state))
            G::apply(edition, state,
                     actor == chance ? draw_outcome<G>(edition, state, rng)
                                     : random_action<G>(edition, state, rng),
                     quiet_);
    }

    /// Chooses in the node of this position, and makes it when it is new: then the tree ends here.
    Action descend(const typename G::Edition &edition, const State &state, Player actor, Rng &rng,
                   bool &in_tree) {
        ActionList<G> list;
        G::legal_actions(edition, state, list);
        if (list.size() == 1) return list[0]; // nothing to learn
        const auto [place, is_new] = tree_.try_emplace(hash_of(G::observe(edition, state, actor)));
        Node &node = place->second;
        const std::size_t chosen = select(node, list, rng);
        path_.push_back({&node, chosen, actor});
        in_tree = !is_new;
        Action action;
        G::unpack(node.edges[chosen].word, action);
        return action;
    }

    /// An action that was never tried, else the one with the best upper bound.
    std::size_t select(Node &node, const ActionList<G> &list, Rng &rng) {
        offer(node, list);
        std::uint32_t untried = 0;
        for (const std::size_t edge : offered_) untried += node.edges[edge].visits == 0;
        if (untried > 0) {
            std::uint32_t nth = rng.below(untried);
            for (const std::size_t edge : offered_)
                if (node.edges[edge].visits == 0 && nth-- == 0) return edge;
        }
        UpperBound upper_bound;
        std::size_t best = offered_[0];
        std::uint64_t bound_of_best = 0;
        for (const std::size_t edge : offered_)
            if (const std::uint64_t bound = upper_bound(node.edges[edge]); bound > bound_of_best) {
                best = edge;
                bound_of_best = bound;
            }
        return best;
    }

    /// Adds what is legal now to the node, and notes where it stands. Both lists are ascending.
    void offer(Node &node, const ActionList<G> &list) {
        offered_.clear();
        std::size_t at = 0;
        for (const Action &action : list) {
            const ActionWord word = G::pack(action);
            while (at < node.edges.size() && node.edges[at].word < word) ++at;
            if (at == node.edges.size() || node.edges[at].word != word)
                node.edges.insert(node.edges.begin() + static_cast<std::ptrdiff_t>(at), Edge{.word = word});
            ++node.edges[at].offers;
            offered_.push_back(at);
        }
    }

    /// UCB1 over the times that an action was on offer: mean + 0.7 * sqrt(ln(offers) / visits). The logarithm is worked
    /// out once for all actions that were offered equally often, as those of a node mostly were.
    class UpperBound {
    public:
        std::uint64_t operator()(const Edge &edge) {
            if (edge.offers != offers_) {
                offers_ = edge.offers;
                log_ = (detail::log2_fixed(edge.offers) * 45426 >> 16) << 16; // ln 2 = 0.693147
            }
            return edge.mean + (detail::square_root(log_ / edge.visits) * 45875 >> 16);
        }

    private:
        std::uint32_t offers_ = 0;
        std::uint64_t log_ = 0;
    };

    /// Three quarters for the victory, shared among the winners; one quarter for the distance to the best opponent, so
    /// that there is something to play for in positions that are won or lost.
    static Rewards rewards_of(const typename G::Edition &edition, const State &state) {
        constexpr std::uint32_t for_victory = detail::full_reward / 4 * 3;
        constexpr int span = 50; // points of distance that count
        const std::uint8_t winners = G::outcome(edition, state).winners;
        const Scores scores = G::scores(edition, state, omniscient);
        Rewards rewards{};
        for (std::size_t p = 0; p < scores.size(); ++p) {
            int best_other = INT32_MIN;
            for (std::size_t q = 0; q < scores.size(); ++q)
                if (q != p) best_other = std::max(best_other, scores[q].total());
            const int distance = std::clamp(scores[p].total() - best_other, -span, span);
            rewards[p] = static_cast<std::uint32_t>(distance + span) * (detail::full_reward - for_victory) /
                         (2 * span);
            if ((winners >> p) & 1u)
                rewards[p] += for_victory / static_cast<std::uint32_t>(std::popcount(winners));
        }
        return rewards;
    }

    /// The most tried action of the root, the first of equals; and what was thought of all.
    Action sum_up(const InformationSet<G> &known, const ActionList<G> &list, std::vector<Thought> &thoughts) {
        thoughts.clear();
        const auto root = tree_.find(hash_of(known.observation()));
        std::size_t best = 0;
        for (std::size_t i = 0; i < list.size(); ++i) {
            Thought thought{.action = G::pack(list[i])};
            if (root != tree_.end())
                for (const Edge &edge : root->second.edges)
                    if (edge.word == thought.action && edge.visits > 0) {
                        thought.visits = edge.visits;
                        thought.value = static_cast<std::int32_t>(edge.reward / edge.visits * 1000000 /
                                                                  detail::full_reward);
                    }
            thoughts.push_back(thought);
            if (thought.visits > thoughts[best].visits) best = i;
        }
        return list[best];
    }

    std::uint64_t seed_;
    std::uint32_t index_;
    std::unordered_map<std::uint64_t, Node> tree_; ///< By the hash of what the player to move sees.
    std::vector<Step> path_;
    std::vector<std::size_t> offered_;
    NoEvents quiet_;
};

} // namespace ville
