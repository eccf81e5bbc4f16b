// A program that takes only the rules of one game: headers alone, nothing to link.
#include <ville/core/rng.hpp>
#include <ville/games/toits/game.hpp>

int main() {
    using ville::toits::Game;
    using ville::toits::standard;

    ville::NoEvents events;
    Game::State state = Game::setup(standard, {}, {.players = 3, .first = 0}, events);
    std::uint32_t ply = 0;
    while (Game::actor(state) != ville::nobody && ply < Game::max_plies) {
        ville::Rng rng(7, 0, 0, ply++);
        const bool luck = Game::actor(state) == ville::chance;
        Game::apply(standard, state,
                    luck ? ville::draw_outcome<Game>(standard, state, rng)
                         : ville::random_action<Game>(standard, state, rng),
                    events);
    }
    return Game::actor(state) == ville::nobody ? 0 : 1;
}
