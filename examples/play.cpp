// The terminal game: every game of the library, for persons and bots, in each language.
//
// It knows no game. What is played comes from the library; how a table looks comes from table/<game>.cpp. In play/:
//
//     arguments     what the command line says
//     setup         from that to a match
//     editions      the built-in one as a file, faults of one
//     interactive   what is asked before a match
//     session       a match at one screen: menus, undo, save, load, handing over
//     automatic     matches by bots
//     telling       events as sentences, the count as a table
//     words         what the terminal game itself says, in each language
#include <exception>
#include <iostream>

#include <ville/ville.hpp>

#include "play/arguments.hpp"
#include "play/automatic.hpp"
#include "play/editions.hpp"
#include "play/interactive.hpp"
#include "play/screen.hpp"
#include "play/setup.hpp"

namespace {

int run(const play::Arguments &arguments) {
    if (!arguments.export_file.empty() || !arguments.check_file.empty())
        return play::serve_editions(arguments);
    play::Screen screen(arguments.language.empty() ? "en" : arguments.language);
    if (!arguments.automatic) return play::play_interactively(arguments, screen);
    const ville::api::Game game =
        arguments.game.empty() ? ville::api::Game(0) : ville::api::Game(arguments.game);
    const int players = arguments.players != 0 ? arguments.players : game.info().min_players;
    play::Setup setup = play::make_setup(arguments, game, players);
    play::play_automatically(arguments, setup, screen);
    return 0;
}

} // namespace

int main(int count, char **texts) try {
    play::Arguments arguments;
    int status = 0;
    if (!play::read_arguments(count, texts, arguments, status)) return status;
    status = run(arguments);
    std::cout.flush();
    if (!std::cout) throw std::runtime_error("the output could not be written");
    return status;
} catch (const play::WrongArgument &error) {
    std::cerr << error.what() << "\nRun with --help for more information.\n";
    return 2;
} catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
}
