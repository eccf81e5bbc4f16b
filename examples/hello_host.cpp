// A whole match in C++ through the library: any game, with saves, undo and events at hand.
#include <iostream>
#include <random>

#include <ville/ville.hpp>

int main() try {
    ville::api::Config config("toits");
    config.players = 3;
    config.seed = 7;
    ville::api::Match match(config);
    std::minstd_rand random;
    for (int seat = match.actor(); seat >= 0; seat = match.actor()) {
        const std::vector<ville_action> actions = match.legal_actions(seat);
        match.apply(seat, actions[random() % actions.size()]);
    }
    int seat = 0;
    for (const ville_score &score : match.scores(VILLE_PUBLIC))
        std::cout << "Player " << ++seat << ": " << score.total << " points\n";
} catch (const ville::api::Error &error) {
    std::cerr << error.what() << '\n';
    return 1;
}
