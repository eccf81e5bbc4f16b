#include "registry.hpp"

namespace ville {

// Each src/games/<game>.cpp defines its table. An explicit list, not static constructors: linkers drop those
// from static libraries.
#define VILLE_GAME(name) extern const GameOps name##_ops;
#include "games.inc"
#undef VILLE_GAME

namespace {
constexpr const GameOps *games[] = {
#define VILLE_GAME(name) &name##_ops,
#include "games.inc"
#undef VILLE_GAME
};
} // namespace

std::span<const GameOps *const> all_games() { return games; }

const GameOps *find_game(std::string_view id) {
    for (const GameOps *game : games)
        if (game->id == id) return game;
    return nullptr;
}

int game_number(const GameOps &ops) {
    for (std::size_t i = 0; i < std::size(games); ++i)
        if (games[i] == &ops) return static_cast<int>(i);
    return -1;
}

} // namespace ville
