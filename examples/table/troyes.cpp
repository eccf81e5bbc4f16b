// The table of Troyes: the buildings beside the cathedral, the dice, events and activity cards, the players.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <ville.h>
#include <ville/core/common_text.hpp>
#include <ville/games/troyes/text.hpp>
#include <ville/troyes.h>

#include "table.hpp"

namespace table {
namespace {

constexpr int building_width = 16;
constexpr int houses_width = 68;
constexpr int card_width = 49;
constexpr int name_width = 28;
constexpr int label_width = 20;
constexpr int colour_width = 19;
constexpr int players_width = 79;

class Drawing {
public:
    Drawing(const ville_match *match, std::int32_t viewer, const Style &style)
        : match_(match), style_(style) {
        view_.struct_size = sizeof view_;
        box_.struct_size = sizeof box_;
        complete_ = ville_troyes_get_view(match, viewer, &view_) == VILLE_OK &&
                    ville_match_edition(match, &edition_, nullptr) == VILLE_OK &&
                    ville_troyes_get_edition(edition_, &box_) == VILLE_OK;
    }
    ~Drawing() { ville_edition_destroy(edition_); }
    Drawing(const Drawing &) = delete;
    Drawing &operator=(const Drawing &) = delete;

    std::string text() const {
        if (!complete_) return {};
        return without_trailing_blanks(heading() + board() + "\n" + dice() + events() + activities() +
                                       players());
    }

private:
    // ---- Words

    std::string_view word(std::string_view key) const {
        return ville::find_text_of_game(ville::troyes::Text::rows, key, style_.language);
    }
    template <class Function>
    std::string name_of(Function function, int row) const {
        char text[160] = "?";
        function(edition_, row, style_.language.c_str(), text, sizeof text, nullptr);
        return text;
    }
    /// A text in a field: cut, and filled up with blanks.
    static std::string field(std::string_view text, int width) {
        return fmt::format("{:<{}.{}}", text, width, width - 1);
    }
    /// "3" for seat 2, "n" for neutral, "·" for nobody.
    static std::string mark(int owner) {
        if (owner == VILLE_TROYES_NONE) return "·";
        return owner == VILLE_TROYES_NEUTRAL ? "n" : std::to_string(owner + 1);
    }
    static std::string spaced(const std::vector<std::string> &marks) {
        std::string text;
        for (const std::string &each : marks) text += (text.empty() ? "" : " ") + each;
        return text;
    }
    /// "1 1 2" for cubes by seat, filled up with free spaces.
    std::string cubes(const int32_t (&counts)[VILLE_MAX_PLAYERS], int spaces) const {
        std::vector<std::string> marks;
        for (int seat = 0; seat < view_.players; ++seat)
            for (int i = 0; i < counts[seat]; ++i) marks.push_back(mark(seat));
        while (static_cast<int>(marks.size()) < spaces) marks.emplace_back("·");
        return spaced(marks);
    }

    std::string heading() const {
        if (view_.round == 0) return style_.paint(Style::bold, word("table.set_up")) + "\n";
        return style_.paint(Style::bold,
                            fmt::format(fmt::runtime(word("table.round")), fmt::arg("round", view_.round),
                                        fmt::arg("rounds", view_.rounds),
                                        fmt::arg("player", seat_name(match_, view_.start, style_)))) +
               "\n";
    }

    // ---- The buildings, each a line; beside them the cathedral, the highest level first

    std::string rows_of(int building) const {
        const ville_troyes_building &house = view_.buildings[building];
        const int rows = box_.rows[building], spaces = VILLE_TROYES_SPACES / rows;
        std::string text;
        for (int row = 0; row < rows; ++row) {
            const int first = row * spaces + 1, last = first + spaces - 1;
            text += first == last ? fmt::format("{}:", first) : fmt::format("{}-{}:", first, last);
            for (int space = 0; space < spaces; ++space)
                text += mark(house.owner[row * spaces + space]) + " ";
            text += " ";
        }
        if (house.lying != 0) text += fmt::format("{} ", word("table.lying"));
        for (int owner = 0; owner < VILLE_TROYES_DISTRICTS; ++owner)
            if ((house.lying >> owner & 1) != 0) text += mark(owner) + " ";
        return text;
    }

    std::string board() const {
        constexpr std::string_view keys[] = {"building.palace", "building.bishopric", "building.city_hall"};
        std::string text;
        for (int building = 0; building < VILLE_TROYES_COLOURS; ++building) {
            const int level = VILLE_TROYES_LEVELS - 1 - building;
            text += field(field(word(keys[building]), building_width) + rows_of(building), houses_width);
            text += field(building == 0 ? word("table.cathedral") : "", building_width) +
                    std::to_string(level + 1) + "  ";
            for (int column = 0; column < VILLE_TROYES_FACES; ++column)
                text += mark(view_.cathedral[VILLE_TROYES_FACES * level + column]) + " ";
            text += '\n';
        }
        return text;
    }

    // ---- Dice by district and colour

    static std::string values(const int32_t *counts) {
        std::string text;
        for (int value = 1; value <= VILLE_TROYES_FACES; ++value)
            for (int i = 0; i < counts[value - 1]; ++i) text += std::to_string(value) + " ";
        return text;
    }

    std::string dice() const {
        constexpr std::string_view keys[] = {"colour.red", "colour.white", "colour.yellow"};
        std::string text = field(word("table.square"), label_width);
        for (const std::string_view key : keys) text += field(word(key), colour_width);
        text += '\n';
        for (int district = 0; district < VILLE_TROYES_DISTRICTS; ++district) {
            const bool is_gray = district == VILLE_TROYES_NEUTRAL;
            if (!is_gray && district >= view_.players) continue;
            text += field(is_gray ? std::string(word("table.gray")) : seat_name(match_, district, style_),
                          label_width);
            for (int colour = 0; colour < VILLE_TROYES_COLOURS; ++colour)
                text += field(values(view_.dice + 18 * district + 6 * colour), colour_width);
            text += '\n';
        }
        if (const std::string blacks = values(view_.black); !blacks.empty())
            text += field(word("table.black"), label_width) + blacks + "\n";
        return text + "\n";
    }

    // ---- Cards, two a line

    std::string in_two_columns(std::string_view title, const std::vector<std::string> &cards) const {
        std::string text = std::string(title) + "\n";
        for (std::size_t i = 0; i < cards.size(); ++i)
            text +=
                "  " + field(cards[i], card_width - 2) + (i % 2 == 1 || i + 1 == cards.size() ? "\n" : "");
        return text;
    }

    std::string events() const {
        std::vector<std::string> cards;
        for (uint32_t i = 0; i < view_.queue_count; ++i) {
            const int event = view_.queue[i];
            cards.push_back(field(name_of(ville_troyes_event_label, event), name_width) +
                            cubes(view_.events[event].cubes, box_.events[event].spaces));
        }
        return in_two_columns(word("table.events"), cards);
    }

    std::string activities() const {
        std::vector<std::string> cards;
        for (int card = 0; card < VILLE_TROYES_ACTIVITIES; ++card) {
            const ville_troyes_workshop &workshop = view_.workshops[card];
            if (workshop.shown == 0) continue;
            std::vector<std::string> tradesmen;
            for (const int32_t seat : workshop.tradesman) tradesmen.push_back(mark(seat));
            std::string text = field(name_of(ville_troyes_activity_label, card), name_width);
            text += spaced(tradesmen) + "  ";
            if (const std::string there = cubes(workshop.cubes, 0); !there.empty()) text += "(" + there + ")";
            cards.push_back(text);
        }
        if (cards.empty()) return "\n";
        return in_two_columns(word("table.activities"), cards) +
               fmt::format("{:.99}\n\n", word("table.legend"));
    }

    // ---- Players

    template <class CellOf>
    std::string row(std::string_view label, CellOf &&cell_of) const {
        std::string text = field(label, label_width);
        for (int seat = 0; seat < view_.players; ++seat)
            text += field(cell_of(view_.seats[seat], seat), players_width / view_.players);
        return text + "\n";
    }

    std::string characters(const ville_troyes_seat &seat) const {
        std::string text;
        for (int character = 0; character < VILLE_TROYES_CHARACTERS; ++character)
            if ((seat.people >> character & 1) != 0)
                text += (text.empty() ? "" : ", ") + name_of(ville_troyes_character_label, character);
        return seat.people == 0 && seat.people_count > 0 ? std::string(word("table.secret")) : text;
    }

    std::string players() const {
        using Seat = ville_troyes_seat;
        std::string text = row("", [&](const Seat &, int seat) {
            const std::string name = seat_name(match_, seat, style_);
            return seat == view_.actor ? "> " + name : name;
        });
        text += row(word("table.deniers"), [](const Seat &seat, int) {
            return seat.district_deniers == 0 ? std::to_string(seat.deniers)
                                              : fmt::format("{} + {}", seat.deniers, seat.district_deniers);
        });
        text += row(word("table.influence"),
                    [](const Seat &seat, int) { return std::to_string(seat.influence); });
        text += row(word("table.points"), [&](const Seat &seat, int) {
            return seat.points == VILLE_TROYES_NONE ? std::string(word("table.secret"))
                                                    : std::to_string(seat.points);
        });
        text += row(word("table.citizens"), [](const Seat &seat, int) {
            return fmt::format("{} + {}", seat.personal, seat.general);
        });
        text += row(word("table.cubes"), [](const Seat &seat, int) { return std::to_string(seat.cubes); });
        return text + row(word("table.characters"), [&](const Seat &seat, int) { return characters(seat); });
    }

    const ville_match *match_;
    const Style &style_;
    ville_troyes_view view_{};
    ville_troyes_edition box_{};
    ville_edition *edition_ = nullptr;
    bool complete_ = false;
};

} // namespace

std::string draw_troyes(const ville_match *match, std::int32_t viewer, const Style &style) {
    return Drawing(match, viewer, style).text();
}

} // namespace table
