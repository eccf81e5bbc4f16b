#include "setup.hpp"

#include <cstdio>
#include <random>

#include <fmt/format.h>

#include "editions.hpp"
#include "files.hpp"

namespace play {

namespace api = ville::api;

namespace {

/// Runs something that the library may refuse because of an argument.
template <class Call>
auto blame(const char *argument, Call &&call) {
    try {
        return call();
    } catch (const api::Error &error) {
        throw WrongArgument(fmt::format("{}: {}", argument, error.what()));
    }
}

api::Edition read_edition(api::Game game, const std::string &path) {
    std::string text;
    try {
        text = read_text(path);
    } catch (const FileError &error) {
        throw WrongArgument(fmt::format("--edition: {}", error.what()));
    }
    try {
        api::Edition edition = api::Edition::from_json(game, text);
        for (const std::string &warning : warnings_of(edition)) fmt::print(stderr, "{}: {}\n", path, warning);
        return edition;
    } catch (const api::Error &) {
        std::string words = "--edition: this cannot be played";
        for (const std::string &fault : faults_of(game, text)) words += fmt::format("\n{}: {}", path, fault);
        throw WrongArgument(words);
    }
}

/// The values of the options, and whether a match can be made with them.
void read_options(const std::string &json, Setup &setup) {
    blame("--options", [&] {
        const std::vector<std::int32_t> values = api::Game(setup.config.game).options_from_json(json);
        for (std::size_t i = 0; i < values.size(); ++i) setup.config.option[i] = values[i];
        return setup.start();
    });
}

std::uint64_t fresh_seed() {
    std::random_device device;
    return device() % 1000000u; // short enough to be passed on
}

} // namespace

Setup make_setup(const Arguments &arguments, api::Game game, int players) {
    Setup setup{api::Config(game), std::nullopt};
    const ville_game_info info = game.info();
    if (players < info.min_players || players > info.max_players)
        throw WrongArgument(
            fmt::format("--players: {} to {} can play {}", info.min_players, info.max_players, info.id));
    if (arguments.first < 0 || arguments.first >= players)
        throw WrongArgument(fmt::format("--first: seats are 0 to {}", players - 1));
    setup.config.players = players;
    setup.config.first = arguments.first;
    setup.config.seed = arguments.seed ? *arguments.seed : fresh_seed();
    setup.config.index = arguments.index;
    if (arguments.analysis) setup.config.undo_rule = VILLE_UNDO_ANALYSIS;
    if (!arguments.edition_file.empty()) setup.edition = read_edition(game, arguments.edition_file);
    if (!arguments.options.empty()) read_options(arguments.options, setup);
    return setup;
}

api::Match load_match(const std::string &path) {
    const std::vector<std::uint8_t> bytes = read_file(path);
    const bool is_record = !bytes.empty() && bytes[0] == '{';
    return is_record ? api::Match::from_record(std::string(bytes.begin(), bytes.end()))
                     : api::Match::load(bytes);
}

void name_seats(api::Match &match, const std::vector<std::string> &names) {
    if (names.size() > static_cast<std::size_t>(match.info().players))
        throw WrongArgument("--names: more than there are players");
    for (std::size_t seat = 0; seat < names.size(); ++seat)
        blame("--names", [&] { match.set_seat_name(static_cast<std::int32_t>(seat), names[seat]); });
}

std::string write_record(const api::Match &match, const Arguments &arguments, std::uint32_t index) {
    if (arguments.record_file.empty()) return {};
    std::string path = arguments.record_file;
    if (const std::size_t at = path.find("%d"); at != std::string::npos)
        path.replace(at, 2, std::to_string(index));
    write_file(path, match.record(arguments.record_legal ? VILLE_RECORD_LEGAL : 0));
    return path;
}

} // namespace play
