// The table of Paris Paris: the tiles on offer, the lines with their stops, the players.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <ville.h>
#include <ville/core/common_text.hpp>
#include <ville/games/paris_paris/text.hpp>
#include <ville/paris_paris.h>

#include "table.hpp"

namespace table {
namespace {

constexpr std::size_t stops_a_row = 4;
constexpr int stop_width = 23;
constexpr int line_width = 9;
constexpr int label_width = 20;
constexpr int seat_width = 18;

class Drawing {
public:
    Drawing(const ville_match *match, std::int32_t viewer, const Style &style)
        : match_(match), style_(style) {
        view_.struct_size = sizeof view_;
        box_.struct_size = sizeof box_;
        complete_ = ville_paris_paris_get_view(match, viewer, &view_) == VILLE_OK &&
                    ville_match_edition(match, &edition_, nullptr) == VILLE_OK &&
                    ville_paris_paris_get_edition(edition_, &box_) == VILLE_OK;
    }
    ~Drawing() { ville_edition_destroy(edition_); }
    Drawing(const Drawing &) = delete;
    Drawing &operator=(const Drawing &) = delete;

    std::string text() const {
        if (!complete_) return {};
        return without_trailing_blanks(heading() + tiles() + "\n" + lines() + players());
    }

private:
    // ---- Words

    std::string_view word(std::string_view key) const {
        return ville::find_text_of_game(ville::paris_paris::Text::rows, key, style_.language);
    }
    template <class Function>
    std::string text_of(Function function, int row) const {
        char text[160] = "?";
        function(edition_, row, style_.language.c_str(), text, sizeof text, nullptr);
        return text;
    }
    std::string place(int row) const { return text_of(ville_paris_paris_place_label, row); }
    std::string line(int row) const { return text_of(ville_paris_paris_line_label, row); }
    /// "tiles left: 15"; French puts a blank before the colon.
    std::string labelled(std::string_view label, std::string_view what) const {
        return fmt::format("{}{}: {}", label, style_.language == "fr" ? " " : "", what);
    }
    static std::string joined(const std::vector<std::string> &parts, std::string_view none) {
        std::string all;
        for (const std::string &part : parts) all += (all.empty() ? "" : ", ") + part;
        return all.empty() ? std::string(none) : all;
    }

    // ---- Above the map

    std::string heading() const {
        const std::string round =
            view_.round == 0 ? std::string(word("table.set_up"))
                             : fmt::format(fmt::runtime(word("table.round")), fmt::arg("round", view_.round),
                                           fmt::arg("rounds", view_.rounds));
        std::string text = style_.paint(Style::bold, round);
        text += "   " + labelled(word("table.bus"), seat_name(match_, view_.bus, style_));
        text += "   " + labelled(word("table.heap"), std::to_string(view_.tiles_left));
        if (view_.open_line != VILLE_PARIS_PARIS_NONE)
            text += "   " + labelled(word("table.open_line"), line(view_.open_line));
        return text + "\n";
    }

    std::string tile(int place_row, int line_row, int count) const {
        const std::string text = fmt::format("{} ({})", place(place_row), line(line_row));
        return count > 1 ? fmt::format("{} × {}", count, text) : text;
    }

    std::string tiles() const {
        std::vector<std::string> offer, parked;
        for (std::uint32_t i = 0; i < view_.offer_count; ++i)
            offer.push_back(tile(view_.offer[i].place, view_.offer[i].line, view_.offer[i].count));
        for (std::uint32_t row = 0; row < box_.line_count; ++row)
            if (view_.parked[row] != VILLE_PARIS_PARIS_NONE)
                parked.push_back(tile(view_.parked[row], static_cast<int>(row), 1));
        return labelled(word("table.offer"), joined(offer, word("table.nothing"))) + "\n" +
               labelled(word("table.parked"), joined(parked, word("table.nothing"))) + "\n";
    }

    // ---- The map: each line with its stops, in rows of a few

    /// The players with huts there by number, and a dot for room that is left.
    std::string huts(int row) const {
        std::vector<std::string> marks;
        for (int seat = 0; seat < view_.players; ++seat)
            for (int hut = view_.huts[4 * row + seat]; hut > 0; --hut)
                marks.push_back(std::to_string(seat + 1));
        const ville_paris_paris_place &stop = box_.places[row];
        while (marks.size() < static_cast<std::size_t>(stop.room)) marks.emplace_back("·");
        return stop.room == 1 ? fmt::format("({})", marks[0]) : fmt::format("[{} {}]", marks[0], marks[1]);
    }

    bool is_offered(int place_row, int line_row) const {
        return std::any_of(view_.offer, view_.offer + view_.offer_count,
                           [&](const ville_paris_paris_tile &offered) {
                               return offered.place == place_row && offered.line == line_row;
                           });
    }

    std::string lines() const {
        std::string text;
        for (std::uint32_t row = 0; row < box_.line_count; ++row) {
            const ville_paris_paris_line &bus = box_.lines[row];
            for (std::uint32_t i = 0; i < bus.stop_count; ++i) {
                const bool starts = i % stops_a_row == 0;
                if (starts)
                    text += fmt::format("{:<{}.{}}", i == 0 ? line(static_cast<int>(row)) : "", line_width,
                                        line_width - 1);
                const bool offered = is_offered(bus.stops[i], static_cast<int>(row));
                const std::string stop =
                    fmt::format("{}{:<6}{}", offered ? ">" : " ", huts(bus.stops[i]), place(bus.stops[i]));
                text += fmt::format("{:<{}.{}}", stop, stop_width, stop_width - 1);
                if (i + 1 == bus.stop_count || (i + 1) % stops_a_row == 0) text += '\n';
            }
        }
        return fmt::format("{}{:.99}\n\n", text, word("table.legend"));
    }

    // ---- Players

    template <class CellOf>
    std::string row(std::string_view label, CellOf &&cell_of) const {
        std::string text = fmt::format("{:<{}.{}}", label, label_width, label_width - 1);
        for (int seat = 0; seat < view_.players; ++seat)
            text += fmt::format("{:<{}.{}}", cell_of(view_.seats[seat], seat), seat_width, seat_width - 1);
        return text + "\n";
    }

    static std::string number(int n) { return n == 0 ? "-" : std::to_string(n); }

    std::string hidden_line(const ville_paris_paris_seat &seat) const {
        if (seat.line != VILLE_PARIS_PARIS_NONE) return line(seat.line);
        return seat.has_line != 0 ? std::string(word("table.secret")) : "-";
    }

    std::string players() const {
        using Seat = ville_paris_paris_seat;
        std::string text = row("", [&](const Seat &, int seat) {
            const std::string name = seat_name(match_, seat, style_);
            return seat == view_.actor ? "> " + name : name;
        });
        text +=
            row(word("score.small_trips"), [](const Seat &seat, int) { return number(seat.small_trips); });
        text += row(word("score.big_trips"), [](const Seat &seat, int) { return number(seat.big_trips); });
        if (view_.phase == VILLE_PARIS_PARIS_PHASE_OVER)
            text += row(word("score.final_trips"),
                        [](const Seat &seat, int) { return number(seat.final_trips); });
        text += row(word("table.on_board"), [](const Seat &seat, int) { return number(seat.on_board); });
        text += row(word("table.supply"), [](const Seat &seat, int) { return number(seat.supply); });
        if (view_.players > 2)
            text += row(word("table.sack"), [](const Seat &seat, int) { return number(seat.sack); });
        return text +
               row(word("table.hidden_line"), [&](const Seat &seat, int) { return hidden_line(seat); });
    }

    const ville_match *match_;
    const Style &style_;
    ville_paris_paris_view view_{};
    ville_paris_paris_edition box_{};
    ville_edition *edition_ = nullptr;
    bool complete_ = false;
};

} // namespace

std::string draw_paris_paris(const ville_match *match, std::int32_t viewer, const Style &style) {
    return Drawing(match, viewer, style).text();
}

} // namespace table
