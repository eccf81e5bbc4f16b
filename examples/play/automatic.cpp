#include "automatic.hpp"

#include <string>
#include <vector>

#include <fmt/format.h>

#include "bots.hpp"
#include "telling.hpp"

namespace play {

namespace api = ville::api;

namespace {

void play_to_end(api::Match &match, api::Bot &bot) {
    for (std::int32_t seat = match.actor(); seat >= 0; seat = match.actor())
        match.apply(seat, bot.choose(match, seat));
}

/// One match in full: what happens turn by turn, the table, the count.
void play_and_tell(api::Match &match, api::Bot &bot, const api::Config &config, const Screen &screen) {
    screen.show_title(introduction(match, config.seed, config.index, screen));
    std::uint32_t told = tell_events(match, VILLE_OMNISCIENT, 0, screen);
    for (std::int32_t seat = match.actor(); seat >= 0; seat = match.actor()) {
        match.apply(seat, bot.choose(match, seat));
        told = tell_events(match, VILLE_OMNISCIENT, told, screen);
    }
    screen.show_line("");
    show_table(match, VILLE_OMNISCIENT, screen);
    screen.show_line("");
    screen.show_title(screen.words("count.final"));
    screen.show(count_table(match, VILLE_OMNISCIENT, screen));
}

/// One of many: its totals and who has won.
void tell_result(const api::Match &match, std::uint32_t index, const Screen &screen) {
    std::vector<std::string> totals;
    for (const ville_score &score : match.scores(VILLE_OMNISCIENT))
        totals.push_back(screen.words(
            "result.seat",
            fmt::arg("player", match.seat_name(static_cast<std::int32_t>(totals.size()), screen.language())),
            fmt::arg("total", score.total)));
    screen.show_line(screen.words("result", fmt::arg("index", index),
                                  fmt::arg("totals", fmt::format("{}", fmt::join(totals, ", "))),
                                  fmt::arg("winners", winners(match, screen))));
}

} // namespace

void play_automatically(const Arguments &arguments, Setup &setup, const Screen &screen) {
    for (std::uint32_t i = 0; i < arguments.matches; ++i) {
        const std::uint32_t index = arguments.index + i;
        api::Bot bot = make_bot(arguments, setup.config.seed, index);
        setup.config.index = index;
        api::Match match = setup.start();
        name_seats(match, arguments.names);
        if (arguments.matches == 1) play_and_tell(match, bot, setup.config, screen);
        else play_to_end(match, bot);
        const std::string path = write_record(match, arguments, index);
        if (arguments.matches > 1) tell_result(match, index, screen);
        else if (!path.empty()) screen.show_line("\n" + screen.words("recorded", fmt::arg("file", path)));
    }
}

} // namespace play
