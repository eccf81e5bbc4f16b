// The table of Ticket to Ride: Paris: the market, the map, the routes, the players and their tickets.
#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <ville.h>
#include <ville/core/common_text.hpp>
#include <ville/games/ticket_paris/text.hpp>
#include <ville/ticket_paris.h>

#include "table.hpp"

namespace table {
namespace {

constexpr int map_width = 99;
constexpr int map_height = 25;
constexpr int route_width = 49; // two routes a line
constexpr int label_width = 18;
constexpr int seat_width = 20;

/// A sheet of characters. A character may be several bytes.
class Sheet {
public:
    void put(int x, int y, std::string_view character) {
        if (x >= 0 && x < map_width && y >= 0 && y < map_height)
            cells_[static_cast<std::size_t>(y * map_width + x)] = character;
    }
    /// Text from x on, moved to the left as far as it needs.
    void write(int x, int y, std::string_view text) {
        const auto is_first_byte = [](char c) { return (static_cast<unsigned char>(c) & 0xc0u) != 0x80u; };
        const int width = static_cast<int>(std::count_if(text.begin(), text.end(), is_first_byte));
        x = std::max(0, std::min(x, map_width - width));
        for (std::size_t i = 0, next = 0; i < text.size(); i = next) {
            for (next = i + 1; next < text.size() && !is_first_byte(text[next]);) ++next;
            put(x++, y, text.substr(i, next - i));
        }
    }
    /// A straight line without its ends.
    void line(int x0, int y0, int x1, int y1, std::string_view character) {
        const int steps = std::max(std::abs(x1 - x0), std::abs(y1 - y0));
        for (int i = 1; i < steps; ++i)
            put(x0 + ((x1 - x0) * i * 2 + steps) / (2 * steps),
                y0 + ((y1 - y0) * i * 2 + steps) / (2 * steps), character);
    }
    std::string text() const {
        std::string all;
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            all += cells_[i];
            if ((i + 1) % map_width == 0) all += '\n';
        }
        return all;
    }

private:
    std::vector<std::string> cells_ = std::vector<std::string>(std::size_t{map_width} * map_height, " ");
};

class Drawing {
public:
    Drawing(const ville_match *match, std::int32_t viewer, const Style &style)
        : match_(match), style_(style) {
        view_.struct_size = sizeof view_;
        box_.struct_size = sizeof box_;
        complete_ = ville_ticket_paris_get_view(match, viewer, &view_) == VILLE_OK &&
                    ville_match_edition(match, &edition_, nullptr) == VILLE_OK &&
                    ville_ticket_paris_get_edition(edition_, &box_) == VILLE_OK;
    }
    ~Drawing() { ville_edition_destroy(edition_); }
    Drawing(const Drawing &) = delete;
    Drawing &operator=(const Drawing &) = delete;

    std::string text() const {
        if (!complete_) return {};
        return without_trailing_blanks(heading() + market() + map() + routes() + players() + tickets());
    }

private:
    // ---- Words

    std::string_view word(std::string_view key) const {
        return ville::find_text_of_game(ville::ticket_paris::Text::rows, key, style_.language);
    }
    template <class Function>
    std::string text_of(Function function, int number) const {
        char text[160] = "?";
        function(edition_, number, style_.language.c_str(), text, sizeof text, nullptr);
        return text;
    }
    std::string card(int kind) const { return text_of(ville_ticket_paris_card_label, kind); }
    std::string route(int id) const { return text_of(ville_ticket_paris_route_text, id); }
    /// "deck: 15"; French puts a blank before the colon.
    std::string labelled(std::string_view label, std::string_view what) const {
        return fmt::format("{}{}: {}", label, style_.language == "fr" ? " " : "", what);
    }
    int kinds() const { return static_cast<int>(box_.colour_count) + 1; }
    template <class Counts>
    std::string cards(const Counts &counts) const {
        std::string text;
        for (int kind = 0; kind < kinds(); ++kind)
            if (counts[kind] > 0)
                text += fmt::format("{}{} {}", text.empty() ? "" : ", ", counts[kind], card(kind));
        return text.empty() ? "-" : text;
    }

    // ---- Above the map

    std::string heading() const {
        int discard = 0;
        for (const int count : view_.discard) discard += count;
        std::string line = view_.turn == 0
                               ? std::string(word("table.set_up"))
                               : fmt::format(fmt::runtime(word("table.turn")), fmt::arg("turn", view_.turn));
        line = style_.paint(Style::bold, line);
        if (view_.turns_left > 0)
            line += fmt::format(" ({})", style_.paint(Style::yellow, word("table.final_round")));
        return fmt::format("{}   {}   {}   {}\n", line,
                           labelled(word("table.deck"), std::to_string(view_.deck_size)),
                           labelled(word("table.discard"), std::to_string(discard)),
                           labelled(word("table.tickets"), std::to_string(view_.ticket_deck)));
    }

    std::string market() const {
        std::string text;
        for (std::uint32_t slot = 0; slot < view_.market_count; ++slot) {
            const int kind = view_.market[slot];
            text += fmt::format(
                "  [{}]", kind == VILLE_TICKET_PARIS_NO_CARD ? std::string(word("table.empty")) : card(kind));
        }
        return labelled(word("table.market"), text) + "\n\n";
    }

    // ---- The map: places by name, routes as dotted lines with their ids, claimed ones with the player's number

    int owner(std::uint32_t row, int track) const {
        return view_.owner[2 * row + static_cast<std::uint32_t>(track)];
    }

    std::string map() const {
        int width = 1;
        int height = 1;
        for (std::uint32_t i = 0; i < box_.place_count; ++i) {
            width = std::max(width, box_.places[i].x);
            height = std::max(height, box_.places[i].y);
        }
        const auto x = [&](int place) { return box_.places[place].x * (map_width - 14) / width; };
        const auto y = [&](int place) { return box_.places[place].y * (map_height - 1) / height; };
        Sheet sheet;
        for (std::uint32_t row = 0; row < box_.route_count; ++row) {
            const ville_ticket_paris_route &line = box_.routes[row];
            const int first = std::max(owner(row, 0), owner(row, 1));
            sheet.line(x(line.a), y(line.a), x(line.b), y(line.b),
                       first < 0 ? "·" : std::to_string(first + 1));
        }
        for (std::uint32_t row = 0; row < box_.route_count; ++row) {
            const ville_ticket_paris_route &line = box_.routes[row];
            sheet.write((x(line.a) + x(line.b)) / 2 - 1, (y(line.a) + y(line.b)) / 2,
                        fmt::format("({})", row + 1));
        }
        for (std::uint32_t i = 0; i < box_.place_count; ++i) {
            const int place = static_cast<int>(i);
            sheet.write(x(place), y(place), "*" + text_of(ville_ticket_paris_place_label, place));
        }
        return sheet.text() + "\n";
    }

    // ---- Routes, two a line

    /// The colour of a free track, the player's number on a claimed one, and a cross for one that is closed.
    std::string track(std::uint32_t row, int number) const {
        const ville_ticket_paris_route &line = box_.routes[row];
        if (owner(row, number) >= 0) return fmt::format("[{}]", owner(row, number) + 1);
        const bool closed = view_.players == 2 && line.track_count == 2 && owner(row, 1 - number) >= 0;
        return closed ? "×" : card(line.colour[number]);
    }

    std::string routes() const {
        std::string text;
        for (std::uint32_t row = 0; row < box_.route_count; ++row) {
            std::string tracks;
            for (int number = 0; number < box_.routes[row].track_count; ++number)
                tracks += (number == 0 ? "" : " ") + track(row, number);
            const std::string name =
                fmt::format("{:>2} {:<30.30} {} {}", row + 1, route(static_cast<int>(row) + 1),
                            box_.routes[row].length, tracks);
            text += fmt::format("{:<{}.{}}{}", name, route_width, route_width,
                                row % 2 == 1 || row + 1 == box_.route_count ? "\n" : " ");
        }
        return text + "\n";
    }

    // ---- Players

    template <class CellOf>
    std::string row(std::string_view label, CellOf &&cell_of) const {
        std::string line = fmt::format("{:<{}.{}}", label, label_width, label_width - 1);
        for (int seat = 0; seat < view_.players; ++seat)
            line += fmt::format("{:<{}.{}}", cell_of(view_.seats[seat], seat), seat_width, seat_width - 1);
        return line + "\n";
    }

    static std::string number(int n) { return n == 0 ? "-" : std::to_string(n); }

    std::string players() const {
        using Seat = ville_ticket_paris_seat;
        std::string text = row("", [&](const Seat &, int seat) {
            const std::string name = seat_name(match_, seat, style_);
            return seat == view_.active && view_.phase != VILLE_TICKET_PARIS_PHASE_OVER ? "> " + name : name;
        });
        text += row(word("table.points"),
                    [](const Seat &seat, int) { return number(seat.route_points + seat.flag_points); });
        text += row(word("table.buses"), [](const Seat &seat, int) { return number(seat.buses); });
        text += row(word("table.tickets"),
                    [](const Seat &seat, int) { return number(static_cast<int>(seat.ticket_count)); });
        text += row(word("table.flags"), [](const Seat &seat, int) { return number(seat.flags); });
        text += row(word("table.hand"), [](const Seat &seat, int) { return number(seat.hand_size); });
        for (int kind = 0; kind < kinds(); ++kind)
            text += row("  " + card(kind), [&](const Seat &seat, int) { return holding(seat, kind); });
        return text + "\n";
    }

    /// "3" of a hand that the viewer sees, "1+" where he knows of one at least, "*" for a card kept for a flag.
    std::string holding(const ville_ticket_paris_seat &seat, int kind) const {
        std::string text = seat.sees_hand != 0    ? number(seat.hand[kind])
                           : seat.known[kind] > 0 ? fmt::format("{}+", seat.known[kind])
                                                  : ".";
        const bool kept = kind < VILLE_TICKET_PARIS_MAX_COLOURS && seat.kept[kind] != 0;
        return kept ? fmt::format("{} *{}", text, word("table.kept")) : text;
    }

    // ---- The tickets that the viewer knows, each with what is missing

    std::string tickets() const {
        std::string text;
        for (int seat = 0; seat < view_.players; ++seat) {
            const ville_ticket_paris_seat &shown = view_.seats[seat];
            for (std::uint32_t i = 0; i < shown.ticket_count; ++i)
                if (shown.tickets[i] != VILLE_TICKET_PARIS_HIDDEN) text += ticket(seat, shown.tickets[i], "");
            for (std::uint32_t i = 0; i < shown.undecided_count; ++i)
                if (shown.undecided[i] != VILLE_TICKET_PARIS_HIDDEN)
                    text += ticket(seat, shown.undecided[i], fmt::format(" [{}]", word("table.undecided")));
        }
        return text.empty() ? text : text + "\n";
    }

    std::string ticket(int seat, int id, std::string_view mark) const {
        ville_ticket_paris_ticket_state found{};
        found.struct_size = sizeof found;
        ville_ticket_paris_get_ticket_state(match_, seat, id, &found);
        std::string how(word(found.completed != 0 ? "table.completed" : "table.impossible"));
        if (found.completed == 0 && found.possible != 0) {
            std::string way;
            for (std::uint32_t i = 0; i < found.route_count; ++i)
                if (found.missing[i] != 0)
                    way += fmt::format("{}{}", way.empty() ? "" : ", ", found.routes[i]);
            how = fmt::format(fmt::runtime(word("table.missing")), fmt::arg("spaces", found.spaces),
                              fmt::arg("route", way));
        }
        const std::string line = labelled(fmt::format("{}, {}{}", seat_name(match_, seat, style_),
                                                      text_of(ville_ticket_paris_ticket_text, id), mark),
                                          how);
        return fmt::format("{:.99}\n", line);
    }

    const ville_match *match_;
    const Style &style_;
    ville_ticket_paris_view view_{};
    ville_ticket_paris_edition box_{};
    ville_edition *edition_ = nullptr;
    bool complete_ = false;
};

} // namespace

std::string draw_ticket_paris(const ville_match *match, std::int32_t viewer, const Style &style) {
    return Drawing(match, viewer, style).text();
}

} // namespace table
