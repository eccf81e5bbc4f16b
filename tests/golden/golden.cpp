// What must not change unseen: matches as text, counts of positions, editions, the behaviour signature, records,
// what the search thinks.
//
// Each test holds what the library does now against a file of this folder. tools/regenerate_golden.py writes the files
// anew (VILLE_GOLDEN_WRITE=1); the difference is for people to read.
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <ville/ville.hpp>

#include <ville/core/common_text.hpp>
#include <ville/core/hash.hpp>

namespace ville::tests {
namespace {

const std::string folder = std::string(VILLE_SOURCE_ROOT) + "/tests/golden/";

std::string read_file(const std::string &path) {
    std::ifstream file(path, std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

bool writing() { return std::getenv("VILLE_GOLDEN_WRITE") != nullptr; }

void write_file(const std::string &path, const std::string &text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    ASSERT_TRUE(file.good()) << path;
}

/// The first line in which two texts differ, for a short report.
std::string first_difference(const std::string &ours, const std::string &theirs) {
    std::istringstream a(ours), b(theirs);
    std::string x, y;
    for (int line = 1;; ++line) {
        const bool more_a = static_cast<bool>(std::getline(a, x));
        const bool more_b = static_cast<bool>(std::getline(b, y));
        if (!more_a && !more_b) return "";
        if (more_a != more_b || x != y)
            return fmt::format("line {}\n  now:    {}\n  golden: {}", line, more_a ? x : "(end)",
                               more_b ? y : "(end)");
    }
}

void expect_golden(const std::string &name, const std::string &text) {
    if (writing()) return write_file(folder + name, text);
    EXPECT_EQ(first_difference(text, read_file(folder + name)), "") << "tests/golden/" << name;
}

api::Config config_of(const api::Game &game, int players, std::uint32_t index) {
    api::Config config(game);
    config.players = players;
    config.first = static_cast<std::int32_t>(index) % players;
    config.seed = 7;
    config.index = index;
    return config;
}

api::Bot random_bot(std::uint32_t index) {
    ville_bot_config config = api::Bot::config(VILLE_BOT_RANDOM);
    config.seed = 7;
    config.index = index;
    return api::Bot(config);
}

void play_to_end(api::Match &match, std::uint32_t index) {
    api::Bot bot = random_bot(index);
    for (std::int32_t seat = match.actor(); seat >= 0; seat = match.actor())
        match.apply(seat, bot.choose(match, seat));
}

/// Every game with every number of players.
template <class F>
void each_table(F &&f) {
    for (std::int32_t number = 0; number < api::Game::count(); ++number) {
        const api::Game game(number);
        for (int players = game.info().min_players; players <= game.info().max_players; ++players)
            f(game, players);
    }
}

std::string id_of(const api::Game &game) { return game.name(VILLE_NAMES_GAME, 0); }

// ---- Matches as text

std::string playthrough(const api::Game &game, int players) {
    api::Match match(config_of(game, players, 0));
    play_to_end(match, 0);
    const std::vector<ville_log_entry> log = match.log();
    const auto analysed = [&] { // the same match again, ply by ply
        api::Config config = config_of(game, players, 0);
        config.chance = VILLE_CHANCE_HOST;
        return api::Match(config);
    };
    api::Match again = analysed();
    std::uint32_t told = 0;
    std::string text =
        fmt::format("{}, {} players, seed 7\n\n", game.label(VILLE_NAMES_GAME, 0, "en"), players);
    const auto tell = [&] {
        for (const ville_event &event : again.events(VILLE_OMNISCIENT, told).list)
            text += "      " + again.event_text(event, "en") + '\n';
        told = again.info().events_end;
    };
    tell();
    for (std::size_t ply = 0; ply < log.size(); ++ply) {
        text += fmt::format("{:4} {}: {}\n", ply, player_name(static_cast<Player>(log[ply].player), "en"),
                            again.action_text(log[ply].action, "en"));
        again.apply(log[ply].player, log[ply].action);
        tell();
    }
    text += "\nFinal count\n";
    for (const ville_score &score : again.scores(VILLE_OMNISCIENT)) {
        text += "  ";
        for (std::uint32_t i = 0; i < score.line_count; ++i)
            text += fmt::format("{} {}, ", game.name(VILLE_NAMES_SCORE_LINE, score.line[i].source),
                                score.line[i].points);
        text += fmt::format("total {}\n", score.total);
    }
    return text + again.scores_json(VILLE_OMNISCIENT) + '\n';
}

TEST(Golden, Playthroughs) {
    each_table([](const api::Game &game, int players) {
        expect_golden(fmt::format("playthrough_{}_{}.txt", id_of(game), players), playthrough(game, players));
    });
}

// ---- How many sequences of decisions there are, luck being what the seed says

std::uint64_t sequences(const api::Match &match, int depth) {
    if (depth == 0 || match.over()) return 1;
    std::uint64_t count = 0;
    for (const ville_action action : match.legal_actions(VILLE_OMNISCIENT)) {
        api::Match next = match.clone();
        next.apply(next.actor(), action);
        count += sequences(next, depth - 1);
    }
    return count;
}

TEST(Golden, CountsOfSequences) {
    for (std::int32_t number = 0; number < api::Game::count(); ++number) {
        const api::Game game(number);
        std::string text;
        for (int players = game.info().min_players; players <= game.info().max_players; ++players)
            for (std::uint32_t index = 0; index < 4; ++index) {
                api::Config config = config_of(game, players, index);
                config.log = config.undo = config.events = 0;
                const api::Match match(config);
                text += fmt::format("players {} index {}:", players, index);
                for (int depth = 1; depth <= 10; ++depth) {
                    const std::uint64_t count = sequences(match, depth);
                    text += fmt::format(" {}", count);
                    if (count > 2000) break;
                }
                text += '\n';
            }
        expect_golden(fmt::format("sequences_{}.txt", id_of(game)), text);
    }
}

// ---- The printed matter

/// One line for each item of an outermost array, so that a change of one figure is one line.
std::string laid_out(const std::string &json) {
    std::string text;
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (c == '"') quoted = !quoted;
        if (!quoted && (c == ']' || c == '}')) --depth;
        text += c;
        if (quoted) continue;
        if (c == '[' || c == '{') ++depth;
        if (c == ',' && depth <= 2) text += '\n';
    }
    return text + '\n';
}

TEST(Golden, Editions) {
    for (std::int32_t number = 0; number < api::Game::count(); ++number) {
        const api::Game game(number);
        for (std::uint32_t i = 0; i < game.info().edition_count; ++i) {
            const api::Edition edition = api::Edition::builtin(game, static_cast<std::int32_t>(i));
            expect_golden(fmt::format("edition_{}.json", edition.id()), laid_out(edition.to_json()));
        }
    }
}

TEST(Golden, Descriptions) {
    for (std::int32_t number = 0; number < api::Game::count(); ++number) {
        const api::Game game(number);
        for (const std::string &language : api::languages())
            expect_golden(fmt::format("describe_{}_{}.json", id_of(game), language),
                          laid_out(game.describe_json(language)));
    }
}

// ---- Behaviour in one number, and the records of many matches in another

TEST(Golden, Signature) {
    std::string text;
    for (std::int32_t number = 0; number < api::Game::count(); ++number) {
        const api::Game game(number);
        text += fmt::format("{} {:016x}\n", id_of(game), game.signature(1000));
    }
    expect_golden("signature.txt", text);
}

TEST(Golden, Records) {
    std::string text;
    each_table([&](const api::Game &game, int players) {
        Xxh64 hash;
        for (std::uint32_t index = 0; index < 40; ++index) {
            api::Config config = config_of(game, players, index);
            // each match other options
            for (std::uint32_t option = 0; option < game.info().option_count; ++option) {
                const ville_option_info info = game.option(static_cast<std::int32_t>(option));
                config.option[option] =
                    info.min + static_cast<std::int32_t>((index >> (option % 5)) %
                                                         static_cast<std::uint32_t>(info.max - info.min + 1));
            }
            api::Match match(config);
            play_to_end(match, index);
            const std::string record = match.record(index % 4 == 0 ? VILLE_RECORD_LEGAL : 0);
            hash.bytes(reinterpret_cast<const std::uint8_t *>(record.data()), record.size());
        }
        text += fmt::format("{} {} players {:016x}\n", id_of(game), players, hash.digest());
    });
    expect_golden("records.txt", text);
}

// ---- The same seed and number of iterations think the same, on every platform and with every compiler

api::Bot search_bot(std::uint32_t index) {
    ville_bot_config config = api::Bot::config(VILLE_BOT_SEARCH);
    config.seed = 7;
    config.index = index;
    config.iterations = 200;
    return api::Bot(config);
}

TEST(Golden, Searches) {
    std::string text;
    each_table([&](const api::Game &game, int players) {
        for (std::uint32_t index = 0; index < 3; ++index) {
            api::Match match(config_of(game, players, index));
            api::Bot chooser = random_bot(index);
            api::Bot searcher = search_bot(index);
            for (int decision = 0; !match.over(); ++decision) {
                if (decision % 8 == 0) {
                    const ville_action choice = searcher.choose(match, match.actor());
                    text += fmt::format("{} {} players, match {}, ply {}: {}", id_of(game), players, index,
                                        match.info().ply, match.action_text(choice, "en"));
                    for (const ville_thought &thought : searcher.thoughts())
                        text += fmt::format(", {} {}", thought.visits, thought.value);
                    text += '\n';
                }
                match.apply(match.actor(), chooser.choose(match, match.actor()));
            }
        }
    });
    expect_golden("searches.txt", text);
}

// ---- Files of every release still load

std::string as_text(const std::vector<std::uint8_t> &bytes) { return {bytes.begin(), bytes.end()}; }
std::vector<std::uint8_t> as_bytes(const std::string &text) { return {text.begin(), text.end()}; }

/// A match half-way, with two decisions taken back that can be done again.
api::Match half_way(const api::Game &game) {
    api::Config config = config_of(game, game.info().min_players, 5);
    config.undo_rule = VILLE_UNDO_ANALYSIS;
    api::Match match(config);
    api::Bot bot = random_bot(5);
    for (int decision = 0; decision < 40 && !match.over(); ++decision)
        match.apply(match.actor(), bot.choose(match, match.actor()));
    match.undo();
    match.undo();
    return match;
}

TEST(Golden, FilesOfThisReleaseAreWrittenAlike) {
    for (std::int32_t number = 0; number < api::Game::count(); ++number) {
        const api::Game game(number);
        const api::Match match = half_way(game);
        const std::string name = fmt::format("{}saves/{}_0.1.0", folder, id_of(game));
        if (writing()) {
            write_file(name + ".save", as_text(match.save()));
            write_file(name + ".snapshot", as_text(match.snapshot()));
        }
        EXPECT_TRUE(read_file(name + ".save") == as_text(match.save())) << name;
        EXPECT_TRUE(read_file(name + ".snapshot") == as_text(match.snapshot())) << name;
    }
}

TEST(Golden, FilesOfEveryReleaseLoadAndGoOn) {
    for (const char *release : {"0.1.0", "0.1.0_format1"}) {
        int games = 0;
        for (std::int32_t number = 0; number < api::Game::count(); ++number) {
            const api::Game game(number);
            const std::string name = fmt::format("{}saves/{}_{}", folder, id_of(game), release);
            if (read_file(name + ".save").empty()) continue; // a game that came later
            ++games;
            const api::Match now = half_way(game);
            api::Match loaded = api::Match::load(as_bytes(read_file(name + ".save")));
            EXPECT_EQ(loaded.state_hash(), now.state_hash());
            EXPECT_EQ(loaded.info().log_end, now.info().log_end);
            loaded.redo();
            play_to_end(loaded, 5);
            EXPECT_TRUE(loaded.over());

            api::Match restored(config_of(game, game.info().min_players, 0));
            restored.load_snapshot(as_bytes(read_file(name + ".snapshot")));
            EXPECT_EQ(restored.state_hash(), now.state_hash());
        }
        EXPECT_GE(games, 2) << release;
    }
}

} // namespace
} // namespace ville::tests
