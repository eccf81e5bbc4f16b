// A program that takes the texts of a game with its rules: headers alone, fmt's among them.
#include <iostream>

#include <ville/games/toits/game.hpp>
#include <ville/games/toits/text.hpp>

int main() {
    using namespace ville::toits;
    const std::string line = Text::action(standard, {ActionKind::take, 3}, "en");
    std::cout << line << '\n';
    return line.find('3') != std::string::npos ? 0 : 1;
}
