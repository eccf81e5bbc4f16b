// The terminal: what is shown, what is asked.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "../table/table.hpp"
#include "terminal.hpp"
#include "words.hpp"

namespace play {

/// Somebody does not want to go on, before there is a match.
struct Left {};

class Screen {
public:
    explicit Screen(std::string language) {
        style_.language = std::move(language);
        style_.colour = is_terminal(stdout) && std::getenv("NO_COLOR") == nullptr;
    }

    const table::Style &style() const { return style_; }
    const std::string &language() const { return style_.language; }
    void set_language(std::string language) { style_.language = std::move(language); }

    /// A text in the language of the screen, its places filled in.
    template <class... Arguments>
    std::string words(std::string_view key, const Arguments &...arguments) const {
        return say(key, language(), arguments...);
    }

    void show(std::string_view text) const { std::cout << text; }
    void show_line(std::string_view text) const { std::cout << text << '\n'; }
    void show_title(std::string_view text) const { show_line(style_.paint(table::Style::bold, text)); }
    void show_note(std::string_view text) const { show_line(style_.paint(table::Style::yellow, text)); }

    /// Wipes what others may not see. Only a terminal needs it.
    void clear() const {
        if (is_terminal(stdout)) std::cout << "\x1b[2J\x1b[3J\x1b[H";
    }

    /// One line of input without blanks around it; nothing at its end. Input that does not come from a terminal is
    /// shown, so that the output reads like a session.
    std::optional<std::string> read(std::string_view prompt) const {
        std::cout << prompt << std::flush;
        std::string line;
        if (!std::getline(std::cin, line)) return std::cout << '\n', std::nullopt;
        const std::size_t begin = line.find_first_not_of(" \t\r");
        line =
            begin == std::string::npos ? "" : line.substr(begin, line.find_last_not_of(" \t\r") + 1 - begin);
        if (!is_terminal(stdin)) std::cout << line << '\n';
        return line;
    }

    /// Asks until the answer is one of a list, or as many of its first letters as no other begins with. An empty answer
    /// is the fallback, which is also taken when the input ends. Throws Left when the answer is to quit.
    std::size_t choose(std::string_view question, const std::vector<std::string> &list, std::size_t fallback,
                       std::string_view player = {}) const {
        const std::string shown = fmt::format("{}", fmt::join(list, ", "));
        const std::string prompt = words(question, fmt::arg("list", shown),
                                         fmt::arg("fallback", list[fallback]), fmt::arg("player", player));
        for (;;) {
            const std::optional<std::string> answer = read(prompt);
            if (!answer || answer->empty()) return fallback;
            std::vector<std::size_t> fitting;
            for (std::size_t i = 0; i < list.size(); ++i) {
                if (list[i] == *answer) return i;
                if (list[i].compare(0, answer->size(), *answer) == 0) fitting.push_back(i);
            }
            if (fitting.size() == 1) return fitting[0];
            if (is_command(*answer, Command::quit)) throw Left();
            if (fitting.empty()) show_note(words("ask.again", fmt::arg("list", shown)));
            else
                show_note(
                    words("ask.which", fmt::arg("answer", *answer), fmt::arg("list", among(list, fitting))));
        }
    }

private:
    /// "toits or ticket_paris"
    std::string among(const std::vector<std::string> &list, const std::vector<std::size_t> &fitting) const {
        std::vector<std::string> names;
        for (const std::size_t i : fitting) names.push_back(list[i]);
        return fmt::format("{}", fmt::join(names, words("list.or")));
    }

    table::Style style_;
};

} // namespace play
