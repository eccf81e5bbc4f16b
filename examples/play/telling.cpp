#include "telling.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <ville/core/common_text.hpp>

#include "editions.hpp"

namespace play {

namespace api = ville::api;

namespace {

constexpr int label_width = 30;
constexpr int seat_width = 12;

std::string player(const api::Match &match, std::size_t seat, const Screen &screen) {
    return match.seat_name(static_cast<std::int32_t>(seat), screen.language());
}

const ville_score_line *find_line(const ville_score &score, std::int32_t source) {
    const ville_score_line *end = score.line + score.line_count;
    const ville_score_line *line =
        std::find_if(score.line, end, [&](const ville_score_line &l) { return l.source == source; });
    return line == end ? nullptr : line;
}

/// "5", "-" for nothing, "?" for what this viewer may not know.
std::string points(const ville_score &score, std::int32_t source) {
    const ville_score_line *line = find_line(score, source);
    if (line == nullptr) return score.complete != 0 ? "" : "?";
    return line->points == 0 ? "-" : std::to_string(line->points);
}

} // namespace

std::string introduction(const api::Match &match, std::uint64_t seed, std::uint32_t index,
                         const Screen &screen) {
    return screen.words("intro",
                        fmt::arg("title", match.game().label(VILLE_NAMES_GAME, 0, screen.language())),
                        fmt::arg("players", match.info().players), fmt::arg("seed", seed),
                        fmt::arg("index", index), fmt::arg("edition", match.edition().id()));
}

std::uint32_t tell_events(const api::Match &match, std::int32_t viewer, std::uint32_t since,
                          const Screen &screen) {
    const std::uint32_t kept = match.info().events_begin;
    const api::Events events = match.events(viewer, std::max(since, kept));
    for (const ville_event &event : events.list) {
        const std::string sentence = match.event_text(event, screen.language());
        if (event.type == VILLE_EVENT_TURN_STARTED) screen.show_line("");
        if (event.type == VILLE_EVENT_TURN_STARTED) screen.show_title(sentence);
        else screen.show_line("  " + sentence);
    }
    return events.next;
}

void show_table(const api::Match &match, std::int32_t viewer, const Screen &screen) {
    if (const table::Draw draw = table::find(match.game().name(VILLE_NAMES_GAME, 0)); draw != nullptr)
        screen.show(draw(match.handle(), viewer, screen.style()));
    else screen.show(laid_out(match.view_json(viewer)));
}

std::string winners(const api::Match &match, const Screen &screen) {
    const unsigned seats = match.info().winners;
    if (seats == 0) return {};
    const bool shared = (seats & (seats - 1)) != 0;
    const std::string_view words =
        ville::find_text(ville::common_text_rows, shared ? "winners" : "winner", screen.language());
    std::vector<std::string> names;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(match.info().players); ++seat)
        names.push_back(player(match, seat, screen));
    ville::SeatNames given;
    std::copy(names.begin(), names.end(), given.begin());
    return ville::fill(words, "{players}", ville::player_list(seats, screen.language(), given));
}

std::string count_table(const api::Match &match, std::int32_t viewer, const Screen &screen) {
    const std::vector<ville_score> scores = match.scores(viewer);
    const api::Edition edition = match.edition();
    const auto lines = static_cast<std::int32_t>(match.game().info().score_line_count);
    const auto row = [&](std::string_view label, auto &&cell_of) {
        std::string line = fmt::format("{:<{}}", label, label_width);
        for (std::size_t seat = 0; seat < scores.size(); ++seat)
            line += fmt::format("{:>{}.{}}", cell_of(seat), seat_width, seat_width - 1);
        return line + "\n";
    };
    std::string text = row("", [&](std::size_t seat) { return player(match, seat, screen); });
    for (std::int32_t source = 0; source < lines; ++source)
        text += row(edition.label(VILLE_NAMES_SCORE_LINE, source, screen.language()),
                    [&](std::size_t seat) { return points(scores[seat], source); });
    const std::string total =
        row(ville::find_text(ville::common_text_rows, "total", screen.language()), [&](std::size_t seat) {
            return fmt::format("{}{}", scores[seat].total, scores[seat].complete != 0 ? "" : "+?");
        });
    text += screen.style().paint(table::Style::bold, total.substr(0, total.size() - 1)) + "\n";
    const std::string result = winners(match, screen);
    return result.empty() ? text : text + "\n" + screen.style().paint(table::Style::green, result) + "\n";
}

} // namespace play
