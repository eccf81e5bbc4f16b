#include "arguments.hpp"

#include <CLI/CLI.hpp>
#include <ville/ville.hpp>

#include "screen.hpp"

namespace play {

namespace {

std::vector<std::string> games() {
    std::vector<std::string> ids;
    for (std::int32_t i = 0; i < ville::api::Game::count(); ++i)
        ids.push_back(ville::api::Game(i).name(VILLE_NAMES_GAME, 0));
    return ids;
}

struct Flags {
    bool automatic = false;
    bool interactive = false;
};

/// Numbers without a sign: "-1" would be read as a very large one.
std::string not_negative(const std::string &text) {
    return text.find('-') == std::string::npos ? std::string() : "must not be negative: " + text;
}

void describe(CLI::App &app, Arguments &to, Flags &flags) {
    app.add_option("--game", to.game, "Which game")->check(CLI::IsMember(games()));
    app.add_option("--players", to.players, "How many players")->check(CLI::Range(1, VILLE_MAX_PLAYERS));
    app.add_option("--first", to.first, "The seat that begins; seats are counted from 0");
    app.add_option("--seats", to.seats, "Who sits where, from seat 0 on: person,bot,...")
        ->delimiter(',')
        ->check(CLI::IsMember({"person", "bot"}));
    app.add_option("--names", to.names, "What the players are called, from seat 0 on: Ada,Bao,...")
        ->delimiter(',');
    app.add_option("--bots", to.bots, "How bots choose")
        ->check(CLI::IsMember({"random", "search"}))
        ->capture_default_str();
    app.add_option("--iterations", to.iterations, "How many matches a searching bot plays out for a choice")
        ->check(CLI::Range(1u, 1000000000u))
        ->capture_default_str();
    app.add_option("--seed", to.seed, "Decides all luck: a number from 0 to 2^64-1")->check(not_negative);
    app.add_option("--index", to.index, "Number of the match in the series of this seed")
        ->check(not_negative);
    app.add_option("--options", to.options, "Rule options as a JSON object")->type_name("JSON");
    app.add_option("--edition", to.edition_file, "An edition, as JSON")->type_name("FILE");
    app.add_option("--export-edition", to.export_file,
                   "Write the built-in edition of the game as JSON, and no more; - for the output")
        ->type_name("FILE");
    app.add_option("--check-edition", to.check_file,
                   "Tell every fault of an edition of the game, and no more")
        ->type_name("FILE");
    app.add_option("--lang", to.language, "Language")->check(CLI::IsMember(ville::api::languages()));
    app.add_flag("--auto", flags.automatic, "Bots play to the end and nobody is asked");
    app.add_flag("--interactive", flags.interactive, "Ask, even when the input is no terminal");
    app.add_option("--matches", to.matches, "Play this many matches by bots")
        ->check(CLI::Range(1u, 1000000000u));
    CLI::Option *record = app.add_option(
        "--record", to.record_file, "Write a record of the match; %d stands for the number of the match");
    record->type_name("FILE");
    app.add_flag("--record-legal", to.record_legal, "Add the legal actions and the outcomes to it")
        ->needs(record);
    app.add_option("--load", to.load_file, "Go on with a match from a save or a record")->type_name("FILE");
    app.add_flag(
        "--analysis", to.analysis,
        "Undo without barriers: for looking at positions, not for a table; a loaded match that is over is "
        "stepped through from its beginning");
}

/// Arguments that would be left aside beside another one: none is, without a word.
struct Conflict {
    const char *argument;
    const char *why;
    std::vector<const char *> others;
};

const std::vector<Conflict> conflicts{
    {"--load",
     "the match in the file has its own",
     {"--game", "--players", "--first", "--seed", "--index", "--options", "--edition", "--matches"}},
    {"--load", "only where persons play; --interactive asks without a terminal too", {"--auto"}},
    {"--interactive", "either persons are asked or bots play alone", {"--auto", "--matches"}},
    {"--auto", "bots play alone", {"--seats", "--analysis"}},
    {"--matches", "bots play alone", {"--seats", "--analysis"}},
};

/// Writing or checking an edition is all that is done, so beside it only the game can be named.
void check_editions_alone(const CLI::App &app) {
    for (const char *argument : {"--export-edition", "--check-edition"}) {
        if (app.count(argument) == 0) continue;
        for (const CLI::Option *option : app.get_options())
            if (const std::string name = option->get_name();
                option->count() > 0 && name != argument && name != "--game")
                throw WrongArgument(std::string(argument) + ": beside it only --game is of use, not " + name);
    }
}

void check_conflicts(const CLI::App &app) {
    for (const Conflict &conflict : conflicts)
        for (const char *other : conflict.others)
            if (app.count(conflict.argument) > 0 && app.count(other) > 0)
                throw WrongArgument(std::string(conflict.argument) + " and " + other +
                                    " do not go together: " + conflict.why);
    check_editions_alone(app);
}

/// What only several arguments together can get wrong.
void check(const Arguments &arguments) {
    if (arguments.matches > 1 && !arguments.record_file.empty() &&
        arguments.record_file.find("%d") == std::string::npos)
        throw WrongArgument("--record: with several matches the name of the file needs a %d");
    if (arguments.players != 0 && !arguments.seats.empty() &&
        arguments.seats.size() != static_cast<std::size_t>(arguments.players))
        throw WrongArgument("--seats: not as many as --players");
    if (arguments.names.size() > VILLE_MAX_PLAYERS ||
        (arguments.players != 0 && arguments.names.size() > static_cast<std::size_t>(arguments.players)))
        throw WrongArgument("--names: more than there are players");
    if (!arguments.automatic) return;
    if (!arguments.load_file.empty())
        throw WrongArgument("--load: only where persons play; --interactive asks without a terminal too");
    if (!arguments.seats.empty())
        throw WrongArgument("--seats: only where persons play; --interactive asks without a terminal too");
    if (arguments.analysis)
        throw WrongArgument("--analysis: only where persons play; --interactive asks without a terminal too");
}

} // namespace

bool read_arguments(int count, char **texts, Arguments &arguments, int &exit_status) {
    CLI::App app("Play the games of this library in a terminal, or let bots play.", "play");
    Flags flags;
    describe(app, arguments, flags);
    try {
        app.parse(count, texts);
    } catch (const CLI::ParseError &error) {
        exit_status = app.exit(error) == 0 ? 0 : 2;
        return false;
    }
    check_conflicts(app);
    arguments.automatic =
        flags.automatic || arguments.matches > 1 || (!flags.interactive && !is_terminal(stdin));
    if (!arguments.export_file.empty() || !arguments.check_file.empty()) return true;
    check(arguments);
    if (!arguments.seats.empty()) arguments.players = static_cast<int>(arguments.seats.size());
    return true;
}

} // namespace play
