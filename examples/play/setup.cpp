#include "setup.hpp"

#include <cstdio>
#include <random>

#include <fmt/format.h>

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
        if (const std::string warnings = edition.warnings_json(); warnings != "[]")
            fmt::print(stderr, "--edition: {}: unlike the printed game: {}\n", path, warnings);
        return edition;
    } catch (const api::Error &error) {
        std::string words = fmt::format("--edition: {}: {}", path, error.what());
        if (error.status() == VILLE_ERR_EDITION)
            words += "\nAll faults: " + api::Edition::faults_json(game, text);
        throw WrongArgument(words);
    }
}

/// The values of the options. The library reads them as part of the header of a record.
void read_options(const std::string &json, Setup &setup) {
    const std::string edition = setup.edition ? ",\"edition\":" + setup.edition->to_json() : "";
    const std::string header =
        fmt::format("{{\"game\":\"{}\"{},\"options\":{}}}",
                    api::Game(setup.config.game).name(VILLE_NAMES_GAME, 0), edition, json);
    const std::vector<std::int32_t> values =
        blame("--options", [&] { return api::Match::from_json(header).options(); });
    for (std::size_t i = 0; i < values.size(); ++i) setup.config.option[i] = values[i];
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

std::string write_record(const api::Match &match, const Arguments &arguments, std::uint32_t index) {
    if (arguments.record_file.empty()) return {};
    std::string path = arguments.record_file;
    if (const std::size_t at = path.find("%d"); at != std::string::npos)
        path.replace(at, 2, std::to_string(index));
    write_file(path, match.record(arguments.record_legal ? VILLE_RECORD_LEGAL : 0));
    return path;
}

} // namespace play
