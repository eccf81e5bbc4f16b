// A whole match with the C++ rules alone: headers, nothing to link. c++ -std=c++20 -I include hello.cpp
#include <iostream>

#include <ville/games/toits/game.hpp>

using ville::toits::Game;
using ville::toits::standard;

int main() {
    ville::NoEvents events;
    Game::State state = Game::setup(standard, {}, {.players = 3, .first = 0}, events);
    for (std::uint32_t ply = 0; Game::actor(state) != ville::nobody; ++ply) {
        ville::Rng rng(7, 0, ville::stream::chance, ply); // seed 7; the numbers of this ply
        const Game::Action action = Game::actor(state) == ville::chance
                                        ? ville::draw_outcome<Game>(standard, state, rng)
                                        : ville::random_action<Game>(standard, state, rng);
        Game::apply(standard, state, action, events);
    }
    int seat = 0;
    for (const ville::Score &score : Game::scores(standard, state, ville::public_viewer))
        std::cout << "Player " << ++seat << ": " << score.total() << " points\n";
}
