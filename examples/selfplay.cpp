// Plays many random matches on all cores and prints statistics. Ctrl-C stops it and prints what there is.
//
// Match i depends on (seed, i) alone: the numbers are the same for any number of threads.
#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <chrono>
#include <cmath>
#include <csignal>
#include <future>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <ville/ville.hpp>

#include "play/terminal.hpp"

namespace {

namespace api = ville::api;
using Clock = std::chrono::steady_clock;

std::int32_t stop = 0; // the library looks at it between two matches

void on_interrupt(int) { std::atomic_ref(stop).store(1); }

bool stopped() { return std::atomic_ref(stop).load() != 0; }

std::vector<std::string> games() {
    std::vector<std::string> ids;
    for (std::int32_t i = 0; i < api::Game::count(); ++i)
        ids.push_back(api::Game(i).name(VILLE_NAMES_GAME, 0));
    return ids;
}

struct Arguments {
    std::string game = games().front();
    int players = 0;
    std::uint32_t matches = 10000;
    std::uint64_t seed = 0;
    unsigned threads = std::max(1u, std::thread::hardware_concurrency());
};

// ---- Counting

struct Seat {
    std::int64_t points = 0;
    std::int32_t best = INT32_MIN;
    std::uint64_t won_alone = 0;
    std::uint64_t shared = 0;
    double victories = 0; ///< A victory shared by k counts 1/k.
};

struct Tally {
    std::uint64_t matches = 0;
    std::uint64_t plies = 0;
    std::uint64_t decisions = 0;
    std::uint64_t shared = 0;
    std::vector<std::uint64_t> lengths; ///< Matches by their number of plies.
    std::array<Seat, VILLE_MAX_PLAYERS> seats;

    void add(const ville_playout &match, int players) {
        ++matches;
        plies += match.plies;
        decisions += match.decisions;
        if (lengths.size() <= match.plies) lengths.resize(match.plies + 1);
        ++lengths[match.plies];
        const int winners = std::popcount(match.winners);
        if (winners > 1) ++shared;
        for (int p = 0; p < players; ++p) {
            Seat &seat = seats[static_cast<std::size_t>(p)];
            seat.points += match.total[p];
            seat.best = std::max(seat.best, match.total[p]);
            if (((match.winners >> p) & 1u) == 0) continue;
            ++(winners == 1 ? seat.won_alone : seat.shared);
            seat.victories += 1.0 / winners;
        }
    }

    void add(const Tally &other) {
        matches += other.matches;
        plies += other.plies;
        decisions += other.decisions;
        shared += other.shared;
        if (lengths.size() < other.lengths.size()) lengths.resize(other.lengths.size());
        for (std::size_t i = 0; i < other.lengths.size(); ++i) lengths[i] += other.lengths[i];
        for (std::size_t p = 0; p < seats.size(); ++p) {
            seats[p].points += other.seats[p].points;
            seats[p].best = std::max(seats[p].best, other.seats[p].best);
            seats[p].won_alone += other.seats[p].won_alone;
            seats[p].shared += other.seats[p].shared;
            seats[p].victories += other.seats[p].victories;
        }
    }

    /// The length that this part of the matches does not exceed.
    std::size_t length_at(double part) const {
        std::uint64_t sum = 0;
        for (std::size_t length = 0; length < lengths.size(); ++length) {
            sum += lengths[length];
            if (sum > 0 && static_cast<double>(sum) >= part * static_cast<double>(matches)) return length;
        }
        return 0;
    }
};

// ---- Playing

/// The matches that are still to be played, handed out to the threads in small portions.
struct Work {
    std::uint32_t total = 0;
    std::atomic<std::uint32_t> next{0};
    std::atomic<std::uint32_t> done{0};
};

Tally play_portions(const api::Config &config, Work &work) {
    constexpr std::uint32_t portion = 64;
    Tally tally;
    while (!stopped()) {
        const std::uint32_t first = work.next.fetch_add(portion);
        if (first >= work.total) break;
        for (const ville_playout &match :
             api::play_random(config, nullptr, first, std::min(portion, work.total - first), &stop)) {
            tally.add(match, config.players);
            ++work.done;
        }
    }
    return tally;
}

void show_progress(std::uint32_t done, std::uint32_t total) {
    constexpr std::size_t width = 50;
    const std::size_t full = static_cast<std::size_t>(std::uint64_t{done} * width / total);
    std::cerr << fmt::format("\r[{}{}] {:3}%  {} of {}", std::string(full, '#'),
                             std::string(width - full, '.'), std::uint64_t{done} * 100 / total, done, total)
              << std::flush;
}

Tally play_all(const api::Config &config, const Arguments &arguments) {
    Work work;
    work.total = arguments.matches;
    std::vector<std::future<Tally>> threads;
    for (unsigned i = 0; i < arguments.threads; ++i)
        threads.push_back(std::async(std::launch::async, [&] { return play_portions(config, work); }));

    const bool bar = play::is_terminal(stderr);
    Tally tally;
    for (std::future<Tally> &thread : threads) {
        while (thread.wait_for(std::chrono::milliseconds(100)) != std::future_status::ready)
            if (bar) show_progress(work.done, work.total);
        tally.add(thread.get());
    }
    if (bar) std::cerr << "\r" << std::string(90, ' ') << "\r";
    return tally;
}

// ---- Telling

void tell(const Tally &tally, const api::Config &config, const Arguments &arguments, double seconds) {
    const double n = static_cast<double>(tally.matches);
    const auto line = [](const char *label, const std::string &text) {
        std::cout << fmt::format("{:<18}{}\n", label, text);
    };
    std::cout << fmt::format("{}, {} players, seed {}, {} threads\n\n", arguments.game, config.players,
                             arguments.seed, arguments.threads);
    line("matches", fmt::format("{} in {:.2f} s: {:.0f} a second", tally.matches, seconds, n / seconds));
    if (tally.matches == 0) return;
    line("plies", fmt::format("{:.1f} a match, {:.0f} a second", static_cast<double>(tally.plies) / n,
                              static_cast<double>(tally.plies) / seconds));
    line("decisions", fmt::format("{:.1f} a match", static_cast<double>(tally.decisions) / n));
    line("length in plies",
         fmt::format("shortest {}, a tenth up to {}, half up to {}, nine tenths up to {}, longest {}",
                     tally.length_at(0), tally.length_at(0.1), tally.length_at(0.5), tally.length_at(0.9),
                     tally.length_at(1)));
    line("shared victories", fmt::format("{:.2f} %", 100 * static_cast<double>(tally.shared) / n));

    std::cout << fmt::format("\n{:<18}{:>10}{:>8}{:>13}{:>10}{:>14}\n", "seat", "points", "best", "won alone",
                             "shared", "victories");
    for (int p = 0; p < config.players; ++p) {
        const Seat &seat = tally.seats[static_cast<std::size_t>(p)];
        std::cout << fmt::format("{:<18}{:>10.2f}{:>8}{:>13}{:>10}{:>12.2f} %\n",
                                 p == config.first ? fmt::format("{} (begins)", p) : std::to_string(p),
                                 static_cast<double>(seat.points) / n, seat.best, seat.won_alone, seat.shared,
                                 100 * seat.victories / n);
    }
    std::cout << fmt::format(
        "\nEqual seats would have {:.2f} % of the victories each; chance alone makes that "
        "differ by about {:.2f}.\n",
        100.0 / config.players, 100 / std::sqrt(n) * std::sqrt(config.players - 1) / config.players);
}

int run(const Arguments &arguments) {
    const api::Game game(arguments.game);
    const ville_game_info info = game.info();
    api::Config config(game);
    config.players = arguments.players != 0 ? arguments.players : info.max_players;
    config.seed = arguments.seed;
    if (config.players < info.min_players || config.players > info.max_players) {
        std::cerr << fmt::format("--players: {} to {} can play\n", info.min_players, info.max_players);
        return 2;
    }
    std::signal(SIGINT, on_interrupt);
    const Clock::time_point start = Clock::now();
    const Tally tally = play_all(config, arguments);
    tell(tally, config, arguments, std::chrono::duration<double>(Clock::now() - start).count());
    return stopped() ? 130 : 0; // as programs do that were interrupted
}

} // namespace

int main(int count, char **texts) try {
    Arguments arguments;
    CLI::App app("Plays many random matches on all cores and prints statistics.", "selfplay");
    app.add_option("--game", arguments.game, "Which game")
        ->check(CLI::IsMember(games()))
        ->capture_default_str();
    app.add_option("--players", arguments.players,
                   "How many players; the most that the game takes if left out");
    app.add_option("--matches", arguments.matches, "How many matches")
        ->check(CLI::Range(1u, 1000000000u))
        ->capture_default_str();
    app.add_option("--seed", arguments.seed, "Decides all luck and all choices")->capture_default_str();
    app.add_option("--threads", arguments.threads, "How many threads")
        ->check(CLI::Range(1u, 1024u))
        ->capture_default_str();
    try {
        app.parse(count, texts);
    } catch (const CLI::ParseError &error) {
        return app.exit(error) == 0 ? 0 : 2;
    }
    return run(arguments);
} catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
}
