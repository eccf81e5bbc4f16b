// The table of Les Toits de Paris: the board with the detective, the piles, the collections.
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <ville.h>
#include <ville/core/common_text.hpp>
#include <ville/games/toits/text.hpp>
#include <ville/toits.h>

#include "table.hpp"

namespace table {
namespace {

constexpr int cell_width = 11; // inside a space of the board
constexpr int label_width = 20;
constexpr int seat_width = 19;

using Lines = std::vector<std::string>;

class Drawing {
public:
    Drawing(const ville_match *match, std::int32_t viewer, const Style &style)
        : match_(match), style_(style) {
        view_.struct_size = sizeof view_;
        box_.struct_size = sizeof box_;
        complete_ = ville_toits_get_view(match, viewer, &view_) == VILLE_OK &&
                    ville_match_edition(match, &edition_, nullptr) == VILLE_OK &&
                    ville_toits_get_edition(edition_, &box_) == VILLE_OK;
    }
    ~Drawing() { ville_edition_destroy(edition_); }
    Drawing(const Drawing &) = delete;
    Drawing &operator=(const Drawing &) = delete;

    std::string text() const {
        if (!complete_) return {};
        return without_trailing_blanks(piles() + board() + chosen() + collections());
    }

private:
    std::string_view word(std::string_view key) const {
        return ville::find_text_of_game(ville::toits::Text::rows, key, style_.language);
    }
    std::string good(int good) const {
        char label[64] = "";
        ville_toits_good_label(edition_, good, style_.language.c_str(), label, sizeof label, nullptr);
        return label;
    }
    std::string icon(std::string_view name, int n) const {
        const std::string key = fmt::format("icon.{}", name);
        std::string_view words = ville::is_singular(n, style_.language) ? word(key + ".one") : word(key);
        if (words.empty()) words = word(key);
        return fmt::format(fmt::runtime(words), fmt::arg("n", n));
    }
    /// "supply: 15"; French puts a blank before the colon.
    std::string labelled(std::string_view label, std::string_view what) const {
        return fmt::format("{}{}: {}", label, style_.language == "fr" ? " " : "", what);
    }
    const ville_toits_card &card(int row) const { return box_.card[row]; }
    int spaces() const { return static_cast<int>(box_.space_count); }

    // ---- What stands above the board

    static int total(const std::uint8_t (&cards)[VILLE_TOITS_MAX_ROWS]) {
        int sum = 0;
        for (const std::uint8_t count : cards) sum += count;
        return sum;
    }

    std::string piles() const {
        const auto pile = [&](std::string_view name, int count) {
            return labelled(word(fmt::format("pile.{}", name)), std::to_string(count));
        };
        std::string line = fmt::format(fmt::runtime(word("table.turn")), fmt::arg("turn", view_.turn));
        line = style_.paint(Style::bold, line);
        if (view_.draw_pile == 0 && view_.phase != VILLE_TOITS_PHASE_OVER)
            line += fmt::format(" ({})", style_.paint(Style::yellow, word("table.last_turn")));
        return fmt::format("{}   {}   {}   {}\n\n", line, pile("draw_pile", view_.draw_pile),
                           pile("supply", view_.supply), pile("discard", total(view_.discard)));
    }

    // ---- The board

    /// A text broken at spaces into lines as wide as a space of the board; what is longer is cut.
    static Lines wrapped(std::string_view text) {
        Lines lines;
        std::string line;
        while (!text.empty()) {
            const std::size_t end = text.find(' ');
            const std::string piece(text.substr(0, end));
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
            if (line.empty()) line = piece;
            else if (fits(line + ' ' + piece)) line += ' ' + piece;
            else lines.push_back(std::exchange(line, piece));
        }
        lines.push_back(line);
        return lines;
    }
    static bool fits(std::string_view text) {
        return fmt::formatted_size("{:.{}}", text, cell_width) == text.size();
    }

    Lines face(int row) const {
        const ville_toits_card &shown = card(row);
        Lines lines = wrapped(good(shown.good));
        const auto add = [&](std::string_view name, int n) {
            if (n > 0) lines.push_back(icon(name, n));
        };
        add("arrows", shown.arrows);
        add("feathers", shown.feathers);
        add("bonus", shown.bonus);
        add("laurel", shown.laurel);
        add("points", shown.points);
        add("alarm", shown.alarm);
        return lines;
    }

    static std::string centred(std::string_view text) {
        return fmt::format("{:^{}.{}}", text, cell_width, cell_width);
    }

    std::string border(std::string_view left, std::string_view middle, std::string_view right) const {
        std::string line(left);
        for (int space = 1; space <= spaces(); ++space) {
            for (int i = 0; i < cell_width; ++i) line += "─";
            line += space < spaces() ? middle : right;
        }
        return line + "\n";
    }

    std::string board() const {
        std::vector<Lines> faces;
        std::size_t height = 3;
        for (int space = 1; space <= spaces(); ++space) {
            const int row = view_.board[space - 1];
            faces.push_back(row == VILLE_TOITS_NO_CARD ? Lines{} : face(row));
            height = std::max(height, faces.back().size());
        }
        std::string text = numbers() + detective() + border("┌", "┬", "┐");
        for (std::size_t i = 0; i < height; ++i) {
            for (const Lines &lines : faces) text += "│" + card_line(lines, i);
            text += "│\n";
        }
        return text + border("└", "┴", "┘") + printed() + "\n";
    }

    std::string card_line(const Lines &lines, std::size_t i) const {
        const std::string_view line = i < lines.size() ? std::string_view(lines[i]) : std::string_view();
        const std::string padded = fmt::format("{:<{}.{}}", line, cell_width, cell_width);
        if (i == 0) return style_.paint(Style::bold, padded);
        return line == icon("alarm", 1) ? style_.paint(Style::red, padded) : padded;
    }

    std::string numbers() const {
        std::string line;
        for (int space = 1; space <= spaces(); ++space) line += " " + centred(std::to_string(space));
        return line + " " + centred(word("table.start")) + "\n";
    }

    std::string detective() const {
        const std::string pad(static_cast<std::size_t>((view_.detective - 1) * (cell_width + 1) + 1), ' ');
        return pad + style_.paint(Style::red, centred(word("table.detective"))) + "\n";
    }

    /// How many cards the leader takes, printed below the spaces; the one that counts stands out.
    std::string printed() const {
        std::string line;
        for (int space = 1; space <= spaces(); ++space) {
            const std::string number = centred(digits(box_.leader_takes[space - 1]));
            line += " " + (space == view_.placed ? style_.paint(Style::bold, number)
                                                 : style_.paint(Style::dim, number));
        }
        return fmt::format("{} {}\n", line, word("table.leader_takes"));
    }

    std::string chosen() const {
        std::string text;
        for (std::uint32_t i = 0; i < view_.chosen_count; ++i) {
            char words[128] = "";
            ville_toits_card_text(edition_, view_.chosen[i], style_.language.c_str(), words, sizeof words,
                                  nullptr);
            text += fmt::format("{}{}", i == 0 ? "" : "; ", words);
        }
        return text.empty() ? text : labelled(word("table.chosen"), text) + "\n\n";
    }

    // ---- The collections

    template <class CellOf>
    std::string row(std::string_view label, CellOf &&cell_of) const {
        std::string line = fmt::format("{:<{}.{}}", label, label_width, label_width - 1);
        for (int seat = 0; seat < view_.players; ++seat) line += cell_of(seat);
        return line + "\n";
    }
    static std::string cell(std::string_view text) {
        return fmt::format("{:<{}.{}}", text, seat_width, seat_width - 1);
    }

    std::string collections() const {
        std::string text = row(word("table.collections"), [&](int seat) { return heading(seat); });
        for (int good = 0; good < VILLE_TOITS_GOODS; ++good)
            text += row(this->good(good), [&](int seat) { return collection(seat, good); });
        text += row(word("set.feathers"), [&](int seat) { return number(view_.seats[seat].feathers); });
        text += row(word("score.card_points"), [&](int seat) { return number(view_.seats[seat].points); });
        text += row(word("table.character"), [&](int seat) { return cell(character(seat)); });
        return text +
               style_.paint(Style::dim, fmt::format("! {}   * {}", word("icon.alarm"), word("icon.laurel"))) +
               "\n";
    }

    std::string heading(int seat) const {
        std::string name = seat_name(match_, seat, style_);
        const bool leads = seat == view_.leader && view_.phase != VILLE_TOITS_PHASE_OVER;
        if (leads) name += fmt::format(" ({})", word("table.leader"));
        return style_.paint(leads ? Style::cyan : Style::bold, cell(name));
    }

    static std::string digits(int n) { return n == 0 ? "-" : std::to_string(n); }
    static std::string number(int n) { return cell(digits(n)); }

    /// "4 !! *": four cards, two of them with an alarm, and the laurel.
    std::string collection(int seat, int good) const {
        const ville_toits_seat &held = view_.seats[seat];
        if (held.counts[good] == 0) return cell("-");
        std::string text = std::to_string(held.counts[good]);
        if (held.alarms[good] > 0) text += " " + std::string(held.alarms[good], '!');
        for (std::uint32_t row = 0; row < box_.card_count; ++row)
            if (held.cards[row] > 0 && card(static_cast<int>(row)).good == good &&
                card(static_cast<int>(row)).laurel)
                text += " *";
        const bool risky = held.alarms[good] + 1 >= box_.alarm_limit;
        return risky ? style_.paint(Style::red, cell(text)) : cell(text);
    }

    std::string character(int seat) const {
        const int where = view_.seats[seat].character;
        if (where == VILLE_TOITS_CHARACTER_IN_HAND) return std::string(word("character.in_hand"));
        if (where == VILLE_TOITS_CHARACTER_LOST) return std::string(word("character.lost"));
        return fmt::format(fmt::runtime(word("character.placed")), fmt::arg("good", good(where)));
    }

    const ville_match *match_;
    const Style &style_;
    ville_toits_view view_{};
    ville_toits_edition box_{};
    ville_edition *edition_ = nullptr;
    bool complete_ = false;
};

} // namespace

std::string draw_toits(const ville_match *match, std::int32_t viewer, const Style &style) {
    return Drawing(match, viewer, style).text();
}

} // namespace table
