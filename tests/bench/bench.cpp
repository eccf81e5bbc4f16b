// How fast it is, all in one run, beside what the machine can do at all: docs/benchmarks.md explains each line.
//
// A step is one applied action or outcome, a decision is a step of a player, a playout starts from a new match and
// takes uniformly random legal actions, listing all of them before each. A middle state is random play to half of the
// mean length.
#include <array>
#include <cstring>
#include <memory>
#include <thread>
#include <vector>

#include <benchmark/benchmark.h>
#include <ville.h>

#include "games.hpp"
#include <ville/bots/is_mcts.hpp>
#include <ville/bots/random.hpp>
#include <ville/core/game.hpp>

namespace ville {
namespace {

constexpr int players = 4;

/// The host's own choices: fast, and not part of what is measured.
class Chooser {
public:
    std::uint32_t below(std::uint32_t bound) {
        bits_ ^= bits_ << 13;
        bits_ ^= bits_ >> 7;
        bits_ ^= bits_ << 17;
        return static_cast<std::uint32_t>((bits_ >> 32) * bound >> 32);
    }

private:
    std::uint64_t bits_ = 88172645463325252u;
};

struct MatchDeleter {
    void operator()(ville_match *match) const { ville_match_destroy(match); }
};
using MatchHandle = std::unique_ptr<ville_match, MatchDeleter>;

template <class G>
ville_match_config config_of(std::uint64_t seed, bool keep) {
    ville_match_config config;
    ville_match_config_init(&config, sizeof config);
    config.game = ville_game_find(std::string(G::id).c_str());
    config.players = players;
    config.seed = seed;
    config.log = config.undo = config.events = keep;
    return config;
}

template <class G>
MatchHandle new_match(std::uint64_t seed, bool keep) {
    const ville_match_config config = config_of<G>(seed, keep);
    ville_match *match = nullptr;
    ville_match_create(&config, nullptr, &match, nullptr);
    return MatchHandle(match);
}

/// One decision through the C interface. Answers false when the match is over.
template <class G>
bool decide(ville_match *match, Chooser &chooser) {
    static thread_local std::array<ville_action, G::max_actions> actions;
    const std::int32_t seat = ville_match_actor(match);
    if (seat < 0) return false;
    std::uint32_t count = 0;
    ville_match_legal_actions(match, seat, actions.data(), static_cast<std::uint32_t>(actions.size()),
                              &count);
    ville_match_apply(match, seat, actions[chooser.below(count)], nullptr);
    return true;
}

/// A match in the middle of the game.
template <class G>
MatchHandle middle_match(bool keep) {
    ville_match_config config = config_of<G>(1, keep);
    std::array<ville_playout, 64> sample;
    ville_play_random(&config, nullptr, 0, 64, sample.data(), nullptr, nullptr, nullptr);
    std::uint32_t decisions = 0;
    for (const ville_playout &playout : sample) decisions += playout.decisions;
    MatchHandle match = new_match<G>(1, keep);
    Chooser chooser;
    for (std::uint32_t i = 0; i < decisions / 64 / 2; ++i) decide<G>(match.get(), chooser);
    return match;
}

/// The middle of a match as a plain state.
template <class G>
typename G::State middle_state(std::uint32_t number = 0) {
    NoEvents quiet;
    const auto &edition = *G::editions[0];
    typename G::State state = G::setup(edition, {}, Table{players, 0}, quiet);
    std::uint32_t length = 0;
    for (const bool measuring : {true, false}) {
        typename G::State s = state;
        std::uint32_t ply = 0;
        for (; G::actor(s) != nobody && (measuring || ply < length / 2 || G::actor(s) < 0); ++ply) {
            Rng rng(1, number, G::actor(s) == chance ? stream::chance : stream::bot(G::actor(s)), ply);
            G::apply(edition, s,
                     G::actor(s) == chance ? draw_outcome<G>(edition, s, rng)
                                           : random_action<G>(edition, s, rng),
                     quiet);
        }
        if (measuring) length = ply;
        else return s;
    }
    return state;
}

void rate(benchmark::State &state, const char *name, double count) {
    state.counters[name] = benchmark::Counter(count, benchmark::Counter::kIsRate);
}

// ---- What the machine can do

void memcpy_bytes(benchmark::State &state) {
    const auto size = static_cast<std::size_t>(state.range(0));
    std::vector<std::byte> from(size), to(size);
    for (auto _ : state) {
        std::memcpy(to.data(), from.data(), size);
        benchmark::ClobberMemory();
    }
}

void bounded_draw(benchmark::State &state) {
    std::uint32_t ply = 0;
    for (auto _ : state) benchmark::DoNotOptimize(Rng(1, 0, 0, ++ply).below(90));
}

void empty_call(benchmark::State &state) {
    for (auto _ : state) benchmark::DoNotOptimize(ville_abi_version());
}

// ---- Playouts

template <class G>
void playout_static(benchmark::State &state) {
    const auto &edition = *G::editions[0];
    NoEvents quiet;
    Chooser chooser;
    double decisions = 0;
    double steps = 0;
    std::uint32_t match = 0;
    for (auto _ : state) {
        typename G::State s = G::setup(edition, {}, Table{players, 0}, quiet);
        ++match;
        std::uint32_t ply = 0;
        for (Player actor = G::actor(s); actor != nobody; actor = G::actor(s), ++ply) {
            if (actor == chance) {
                Rng rng(1, match, stream::chance, ply);
                G::apply(edition, s, draw_outcome<G>(edition, s, rng), quiet);
            } else {
                ActionList<G> list;
                G::legal_actions(edition, s, list);
                G::apply(edition, s, list[chooser.below(static_cast<std::uint32_t>(list.size()))], quiet);
                ++decisions;
            }
        }
        steps += ply;
        benchmark::DoNotOptimize(s);
    }
    rate(state, "decisions/s", decisions);
    rate(state, "steps/s", steps);
}

template <class G, bool keep>
void playout_c(benchmark::State &state) {
    Chooser chooser;
    double decisions = 0;
    std::uint64_t seed = 0;
    for (auto _ : state) {
        const MatchHandle match = new_match<G>(++seed, keep);
        while (decide<G>(match.get(), chooser)) ++decisions;
    }
    rate(state, "decisions/s", decisions);
}

template <class G>
void playout_batch(benchmark::State &state) {
    const ville_match_config config = config_of<G>(1, false);
    std::array<ville_playout, 64> results;
    double decisions = 0;
    std::uint32_t first = 0;
    for (auto _ : state) {
        ville_play_random(&config, nullptr, first, 64, results.data(), nullptr, nullptr, nullptr);
        first += 64;
        for (const ville_playout &playout : results) decisions += playout.decisions;
    }
    rate(state, "decisions/s", decisions);
}

// ---- One thing at a time, in the middle of a match

template <class G>
void clone_state(benchmark::State &state) {
    const typename G::State from = middle_state<G>();
    typename G::State to = from;
    for (auto _ : state) {
        to = from;
        benchmark::DoNotOptimize(&to);
        benchmark::ClobberMemory();
    }
}

template <class G>
void clone_match(benchmark::State &state) {
    const MatchHandle from = middle_match<G>(false);
    const MatchHandle to = new_match<G>(9, false);
    for (auto _ : state) ville_match_assign(to.get(), from.get(), nullptr);
}

template <class G>
void legal_list(benchmark::State &state) {
    const MatchHandle match = middle_match<G>(false);
    std::vector<ville_action> actions(G::max_actions);
    std::uint32_t count = 0;
    for (auto _ : state)
        ville_match_legal_actions(match.get(), VILLE_OMNISCIENT, actions.data(), G::max_actions, &count);
    state.counters["actions"] = count;
}

template <class G>
void snapshot_write(benchmark::State &state) {
    const MatchHandle match = middle_match<G>(true);
    std::vector<std::uint8_t> bytes(1 << 16);
    std::uint32_t size = 0;
    for (auto _ : state)
        ville_match_snapshot(match.get(), bytes.data(), static_cast<std::uint32_t>(bytes.size()), &size);
    state.counters["bytes"] = size;
}

template <class G>
void snapshot_load(benchmark::State &state) {
    const MatchHandle match = middle_match<G>(true);
    std::vector<std::uint8_t> bytes(1 << 16);
    std::uint32_t size = 0;
    ville_match_snapshot(match.get(), bytes.data(), static_cast<std::uint32_t>(bytes.size()), &size);
    for (auto _ : state) ville_match_load_snapshot(match.get(), bytes.data(), size, nullptr);
}

template <class G>
MatchHandle finished_match() {
    MatchHandle match = new_match<G>(3, true);
    Chooser chooser;
    while (decide<G>(match.get(), chooser)) {
    }
    return match;
}

template <class G>
void save_write(benchmark::State &state) {
    const MatchHandle match = finished_match<G>();
    std::vector<std::uint8_t> bytes(1 << 16);
    std::uint32_t size = 0;
    for (auto _ : state)
        ville_match_save(match.get(), bytes.data(), static_cast<std::uint32_t>(bytes.size()), &size);
    ville_match_info info{};
    info.struct_size = sizeof info;
    ville_match_get_info(match.get(), &info);
    state.counters["bytes"] = size;
    state.counters["plies"] = info.ply;
}

template <class G>
void save_load(benchmark::State &state) {
    const MatchHandle match = finished_match<G>();
    std::vector<std::uint8_t> bytes(1 << 16);
    std::uint32_t size = 0;
    ville_match_save(match.get(), bytes.data(), static_cast<std::uint32_t>(bytes.size()), &size);
    for (auto _ : state) {
        ville_match *loaded = nullptr;
        ville_match_load(bytes.data(), size, 0, &loaded, nullptr);
        ville_match_destroy(loaded);
    }
}

template <class G>
void view_struct(benchmark::State &state) {
    const typename G::State middle = middle_state<G>();
    for (auto _ : state) benchmark::DoNotOptimize(G::observe(*G::editions[0], middle, 0));
}

template <class G>
void view_json(benchmark::State &state) {
    const MatchHandle match = middle_match<G>(false);
    std::vector<char> text(1 << 16);
    std::uint32_t size = 0;
    for (auto _ : state)
        ville_match_view_json(match.get(), 0, text.data(), static_cast<std::uint32_t>(text.size()), &size);
    state.counters["bytes"] = size;
}

template <class G>
void determinize_state(benchmark::State &state) {
    const typename G::State middle = middle_state<G>();
    std::uint32_t index = 0;
    for (auto _ : state) {
        typename G::State guess = middle;
        Rng rng(1, ++index, stream::determinization, 0);
        G::determinize(*G::editions[0], guess, 0, rng);
        benchmark::DoNotOptimize(&guess);
        benchmark::ClobberMemory();
    }
}

template <class G>
void state_hash(benchmark::State &state) {
    const typename G::State middle = middle_state<G>();
    for (auto _ : state) benchmark::DoNotOptimize(hash_of(middle));
}

// ---- The rules alone

/// Every list of a player in eight matches, so that states come out of a large pool.
template <class G>
void legal_lists(benchmark::State &state) {
    const auto &edition = *G::editions[0];
    std::vector<typename G::State> pool;
    NoEvents quiet;
    for (std::uint32_t number = 0; number < 8; ++number) {
        typename G::State s = G::setup(edition, {}, Table{players, 0}, quiet);
        Rng rng(1, number, 1, 0);
        for (Player actor = G::actor(s); actor != nobody; actor = G::actor(s)) {
            if (actor != chance) pool.push_back(s);
            G::apply(edition, s,
                     actor == chance ? draw_outcome<G>(edition, s, rng) : random_action<G>(edition, s, rng),
                     quiet);
        }
    }
    std::size_t next = 0;
    double actions = 0;
    for (auto _ : state) {
        ActionList<G> list;
        G::legal_actions(edition, pool[next], list);
        actions += static_cast<double>(list.size());
        next = next + 1 < pool.size() ? next + 1 : 0;
    }
    state.counters["actions"] = benchmark::Counter(actions, benchmark::Counter::kAvgIterations);
}

template <class G>
void scores_of_all(benchmark::State &state) {
    const typename G::State middle = middle_state<G>();
    for (auto _ : state) benchmark::DoNotOptimize(G::scores(*G::editions[0], middle, omniscient));
}

// ---- Search beside the playouts that it is made of, from the same states

template <class G>
std::array<typename G::State, 8> middle_states() {
    std::array<typename G::State, 8> states;
    for (std::uint32_t number = 0; number < states.size(); ++number) states[number] = middle_state<G>(number);
    return states;
}

template <class G>
void playout_from_middle(benchmark::State &state) {
    const auto &edition = *G::editions[0];
    const auto middles = middle_states<G>();
    NoEvents quiet;
    std::uint64_t seed = 1;
    benchmark::DoNotOptimize(seed); // a search does not know its seed when it is compiled either
    Rng rng(seed, 0, 1, 0);
    for (auto _ : state)
        for (typename G::State s : middles) {
            for (Player actor = G::actor(s); actor != nobody; actor = G::actor(s))
                G::apply(edition, s,
                         actor == chance ? draw_outcome<G>(edition, s, rng)
                                         : random_action<G>(edition, s, rng),
                         quiet);
            benchmark::DoNotOptimize(G::outcome(edition, s));
        }
    rate(state, "playouts/s", static_cast<double>(state.iterations()) * static_cast<double>(middles.size()));
}

template <class G>
void search_from_middle(benchmark::State &state) {
    constexpr std::uint32_t iterations = 1000;
    const auto middles = middle_states<G>();
    std::vector<Thought> thoughts;
    IsMcts<G> bot(1, 0);
    std::uint32_t ply = 0;
    for (auto _ : state)
        for (const typename G::State &middle : middles) {
            const InformationSet<G> known(*G::editions[0], middle, G::actor(middle));
            benchmark::DoNotOptimize(bot.choose(known, ++ply, {.iterations = iterations}, nullptr, thoughts));
        }
    rate(state, "simulations/s",
         static_cast<double>(state.iterations()) * static_cast<double>(middles.size()) * iterations);
}

// ---- Two threads beside one

template <class G>
void playouts_on_threads(benchmark::State &state) {
    const ville_match_config config = config_of<G>(static_cast<std::uint64_t>(state.thread_index()), false);
    std::array<ville_playout, 64> results;
    double decisions = 0;
    std::uint32_t first = 0;
    for (auto _ : state) {
        ville_play_random(&config, nullptr, first, 64, results.data(), nullptr, nullptr, nullptr);
        first += 64;
        for (const ville_playout &playout : results) decisions += playout.decisions;
    }
    rate(state, "decisions/s", decisions);
}

template <class G>
void register_game() {
    const std::string game(G::id);
    const auto add = [&](const char *what, auto *function) {
        return benchmark::RegisterBenchmark((game + "/" + what).c_str(), function);
    };
    add("playout, static", playout_static<G>);
    add("playout, C, bare", playout_c<G, false>);
    add("playout, C, log+undo+events", playout_c<G, true>);
    add("playout, C, batch of 64", playout_batch<G>);
    add("memcpy of a state", memcpy_bytes)->Arg(sizeof(typename G::State));
    add("clone, static", clone_state<G>);
    add("clone, C (assign)", clone_match<G>);
    add("legal list, C", legal_list<G>);
    add("legal lists of a match, static", legal_lists<G>);
    add("scores of all", scores_of_all<G>);
    add("snapshot, write", snapshot_write<G>);
    add("snapshot, load", snapshot_load<G>);
    add("save, write", save_write<G>);
    add("save, load with replay", save_load<G>);
    add("view, struct", view_struct<G>);
    add("view, JSON", view_json<G>);
    add("determinize", determinize_state<G>);
    add("state hash", state_hash<G>);
    add("playout from eight middles", playout_from_middle<G>);
    add("search from eight middles", search_from_middle<G>);
    add("playouts on threads", playouts_on_threads<G>)->Threads(1)->Threads(2)->UseRealTime();
}

} // namespace
} // namespace ville

int main(int argc, char **argv) {
    using namespace ville;
    benchmark::RegisterBenchmark("bounded draw", bounded_draw);
    benchmark::RegisterBenchmark("empty C call", empty_call);
#define VILLE_GAME(name) register_game<name::Game>();
#include "games.inc"
#undef VILLE_GAME
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
