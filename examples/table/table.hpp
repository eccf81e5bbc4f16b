// How the terminal game draws a table: one function per game, in the file of the game's name.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <ville.h>

namespace table {

/// In which language, and whether with colours.
struct Style {
    std::string language = "en";
    bool colour = false;

    enum Colour { bold = 1, dim = 2, red = 31, green = 32, yellow = 33, cyan = 36 };
    std::string paint(Colour how, std::string_view text) const {
        return colour && !text.empty() ? fmt::format("\x1b[{}m{}\x1b[0m", static_cast<int>(how), text)
                                       : std::string(text);
    }
};

/// The table as a viewer may see it, at most 100 columns wide; ends in a line break.
using Draw = std::string (*)(const ville_match *match, std::int32_t viewer, const Style &style);

/// How a seat is called at this table.
inline std::string seat_name(const ville_match *match, std::int32_t seat, const Style &style) {
    char name[64] = "";
    ville_match_seat_name(match, seat, style.language.c_str(), name, sizeof name, nullptr);
    return name;
}

/// A drawing without blanks at the ends of its lines.
inline std::string without_trailing_blanks(std::string_view text) {
    std::string trimmed;
    for (const char c : text) {
        if (c == '\n') trimmed.erase(trimmed.find_last_not_of(' ') + 1);
        trimmed += c;
    }
    return trimmed;
}

// The list of those that have a file here is the build's: draw_toits, ...
#define VILLE_TABLE(name)                                                                                    \
    std::string draw_##name(const ville_match *match, std::int32_t viewer, const Style &style);
#include "tables.inc"
#undef VILLE_TABLE

/// The function of a game by its id, or nullptr when nobody has drawn its table yet.
inline Draw find(std::string_view game) {
#define VILLE_TABLE(name)                                                                                    \
    if (game == #name) return draw_##name;
#include "tables.inc"
#undef VILLE_TABLE
    return nullptr;
}

} // namespace table
