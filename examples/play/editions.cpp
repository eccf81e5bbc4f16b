#include "editions.hpp"

#include <filesystem>
#include <iostream>

#include <fmt/format.h>

#include "files.hpp"

namespace play {

namespace api = ville::api;

namespace {

/// The text behind a key, from `at` on; moves `at` behind it. Nothing when the key does not come any more.
bool next_text(const std::string &json, std::size_t &at, const std::string &key, std::string &text) {
    const std::string head = "\"" + key + "\":\"";
    at = json.find(head, at);
    if (at == std::string::npos) return false;
    text.clear();
    for (at += head.size(); at < json.size() && json[at] != '"'; ++at) {
        if (json[at] == '\\' && (json[at + 1] == '"' || json[at + 1] == '\\')) ++at;
        text += json[at];
    }
    return true;
}

api::Game game_of(const Arguments &arguments, const char *argument) {
    if (!arguments.game.empty()) return api::Game(arguments.game);
    if (api::Game::count() > 1)
        throw WrongArgument(fmt::format("{}: say of which game, with --game", argument));
    return api::Game(0);
}

int export_edition(const Arguments &arguments) {
    const api::Edition edition = api::Edition::builtin(game_of(arguments, "--export-edition"));
    const std::string text = laid_out(edition.to_json());
    if (arguments.export_file == "-") return std::cout << text, 0;
    if (std::filesystem::exists(arguments.export_file))
        throw FileError(arguments.export_file, std::string("is there already"));
    write_file(arguments.export_file, text);
    std::cout << fmt::format("{}: edition {}\n", arguments.export_file, edition.id());
    return 0;
}

int check_edition(const Arguments &arguments) {
    const api::Game game = game_of(arguments, "--check-edition");
    const std::string text = read_text(arguments.check_file);
    const std::vector<std::string> faults = faults_of(game, text);
    for (const std::string &fault : faults) std::cout << fmt::format("{}: {}\n", arguments.check_file, fault);
    if (!faults.empty()) return 1;
    const api::Edition edition = api::Edition::from_json(game, text);
    for (const std::string &warning : warnings_of(edition))
        std::cout << fmt::format("{}: {}\n", arguments.check_file, warning);
    std::cout << fmt::format("{}: edition {} has no faults\n", arguments.check_file, edition.id());
    return 0;
}

/// A list of places and what is to be said of them, as a line each.
std::vector<std::string> lines_of(const std::string &list) {
    std::vector<std::string> lines;
    std::string place, what;
    for (std::size_t at = 0; next_text(list, at, "place", place) && next_text(list, at, "what", what);)
        lines.push_back(fmt::format("{}: {}", place.empty() ? "at the top" : place, what));
    return lines;
}

} // namespace

std::vector<std::string> faults_of(api::Game game, const std::string &json) {
    return lines_of(api::Edition::faults_json(game, json));
}

std::vector<std::string> warnings_of(const api::Edition &edition) {
    std::vector<std::string> lines = lines_of(edition.warnings_json());
    for (std::string &line : lines) line = "warning: " + line;
    return lines;
}

std::string laid_out(const std::string &json) {
    std::string text;
    std::vector<bool> broken; // for each bracket that is open: are its items on lines of their own?
    const auto new_line = [&] { text += '\n' + std::string(broken.size(), ' '); };
    bool quoted = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (quoted || c == '"') {
            text += c;
            if (c == '\\') text += json[++i];
            else if (c == '"') quoted = !quoted;
        } else if (c == '{' || c == '[') {
            const bool of_rows = c == '[' && (json[i + 1] == '{' || json[i + 1] == '[');
            broken.push_back(broken.empty() || (broken.size() == 1 && of_rows));
            text += c;
            if (broken.back()) new_line();
        } else if (c == '}' || c == ']') {
            const bool was_broken = broken.back();
            broken.pop_back();
            if (was_broken) new_line();
            text += c;
        } else {
            text += c;
            if (c == ',' && broken.back()) new_line();
            else if (c == ',' || c == ':') text += ' ';
        }
    }
    return text + '\n';
}

int serve_editions(const Arguments &arguments) {
    return arguments.export_file.empty() ? check_edition(arguments) : export_edition(arguments);
}

} // namespace play
