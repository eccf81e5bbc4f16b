#include "interactive.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <ville/core/common_text.hpp>
#include <ville/ville.hpp>

#include "files.hpp"
#include "session.hpp"
#include "setup.hpp"
#include "telling.hpp"

namespace play {

namespace api = ville::api;

namespace {

void ask_language(const Arguments &arguments, Screen &screen) {
    if (!arguments.language.empty()) return;
    const std::vector<std::string> codes = api::languages();
    screen.set_language(codes[screen.choose("ask.language", codes, 0)]);
}

api::Game ask_game(const Arguments &arguments, const Screen &screen) {
    if (!arguments.game.empty()) return api::Game(arguments.game);
    std::vector<std::string> ids;
    for (std::int32_t i = 0; i < api::Game::count(); ++i)
        ids.push_back(api::Game(i).name(VILLE_NAMES_GAME, 0));
    return api::Game(ids.size() == 1 ? 0 : static_cast<std::int32_t>(screen.choose("ask.game", ids, 0)));
}

int ask_players(const Arguments &arguments, api::Game game, const Screen &screen) {
    if (arguments.players != 0) return arguments.players;
    std::vector<std::string> numbers;
    const ville_game_info info = game.info();
    for (int n = info.min_players; n <= info.max_players; ++n) numbers.push_back(std::to_string(n));
    return info.min_players + static_cast<int>(screen.choose("ask.players", numbers, 0));
}

/// Who is a person. By default the first seat is one, and bots have the others.
std::vector<bool> ask_seats(const Arguments &arguments, int players, const Screen &screen) {
    std::vector<bool> persons;
    for (const std::string &who : arguments.seats) persons.push_back(who == "person");
    const std::vector<std::string> kinds{screen.words("seat.person"), screen.words("seat.bot")};
    for (int seat = static_cast<int>(persons.size()); seat < players; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        const std::string name =
            place < arguments.names.size() && !arguments.names[place].empty()
                ? arguments.names[place]
                : ville::player_name(static_cast<ville::Player>(seat), screen.language());
        persons.push_back(screen.choose("ask.seat", kinds, seat == 0 ? 0 : 1, name) == 0);
    }
    return persons;
}

/// The match of --load, ready for what the other arguments want of it.
api::Match loaded_match(const Arguments &arguments) try {
    api::Match match = load_match(arguments.load_file);
    const auto players = static_cast<std::size_t>(match.info().players);
    if (!arguments.seats.empty() && arguments.seats.size() != players)
        throw WrongArgument(
            fmt::format("--seats: the match in {} has {} players", arguments.load_file, players));
    if (!arguments.record_file.empty()) match.record(); // it may not be there from its beginning
    if (arguments.analysis) match.set_undo_rule(VILLE_UNDO_ANALYSIS);
    return match;
} catch (const api::Error &error) {
    throw std::runtime_error(fmt::format("{}: {}", arguments.load_file, error.what()));
}

/// To the first decision of a match that is over.
void go_to_beginning(api::Match &match) {
    std::uint32_t ply = match.info().log_begin;
    for (match.seek(ply); match.actor() == VILLE_CHANCE;) match.seek(++ply);
}

void introduce(const api::Match &match, const Screen &screen) {
    const api::Config config = match.config();
    screen.show_line("");
    screen.show_title(introduction(match, config.seed, config.index, screen));
    screen.show_line(screen.words("hint"));
}

/// The match, new or from a file, with those who play it.
Session make_session(const Arguments &arguments, const Screen &screen) {
    if (!arguments.load_file.empty()) {
        api::Match match = loaded_match(arguments);
        std::vector<bool> persons = ask_seats(arguments, match.info().players, screen);
        introduce(match, screen);
        if (match.over() && arguments.analysis && match.info().log_begin < match.info().ply) {
            go_to_beginning(match);
            screen.show_note(screen.words("loaded.over"));
        }
        api::Bot bot = make_bot(arguments, match.config().seed, match.config().index);
        return {std::move(match), std::move(persons), std::move(bot), arguments.names, screen};
    }
    const api::Game game = ask_game(arguments, screen);
    const int players = ask_players(arguments, game, screen);
    const Setup setup = make_setup(arguments, game, players);
    std::vector<bool> persons = ask_seats(arguments, players, screen);
    api::Match match = setup.start();
    introduce(match, screen);
    return {std::move(match), std::move(persons), make_bot(arguments, setup.config.seed, setup.config.index),
            arguments.names, screen};
}

} // namespace

int play_interactively(const Arguments &arguments, Screen &screen) try {
    ask_language(arguments, screen);
    Session session = make_session(arguments, screen);
    const Session::End end = session.play();
    if (end != Session::End::over) screen.show_line(screen.words("left"));
    const std::string path = write_record(session.match(), arguments, arguments.index);
    if (!path.empty()) screen.show_line("\n" + screen.words("recorded", fmt::arg("file", path)));
    return end == Session::End::input_ended ? 1 : 0;
} catch (const Left &) {
    return 0;
}

} // namespace play
