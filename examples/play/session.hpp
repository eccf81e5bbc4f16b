// A match at one screen: persons are asked, bots choose for themselves.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <ville/ville.hpp>

#include "bots.hpp"
#include "screen.hpp"
#include "words.hpp"

namespace play {

class Session {
public:
    enum class End { over, left, input_ended };

    /// `persons[seat]` tells who is asked.
    Session(ville::api::Match match, std::vector<bool> persons, ville::api::Bot bot,
            std::vector<std::string> names, const Screen &screen);

    /// Goes on until the match is over, or somebody leaves it.
    End play();

    const ville::api::Match &match() const { return match_; }

private:
    /// What a line of input led to.
    enum class Next { ask_again, go_on, left, input_ended };

    Next ask(std::int32_t seat);
    Next obey(std::int32_t seat, const std::vector<ville_action> &actions, const std::string &line);
    Next obey_command(Command::Kind kind, std::int32_t seat, const std::string &command,
                      const std::string &file);

    Next undo();
    Next redo();
    Next save(const std::string &file);
    Next load(const std::string &file);

    bool is_person(std::int32_t seat) const;
    std::string name_of(std::int32_t seat) const { return match_.seat_name(seat, screen_.language()); }
    bool has_secrets() const;
    void hand_over(std::int32_t seat);
    void wait_for(std::string_view words, std::int32_t seat) const;
    void tell_news(std::int32_t seat);
    void show_menu(std::int32_t seat, const std::vector<ville_action> &actions) const;
    void show_end();
    std::string why_undo_stops(const ville_error &refusal, bool bots_only) const;

    ville::api::Match match_;
    std::vector<bool> persons_;
    ville::api::Bot bot_;
    std::vector<std::string> names_;
    const Screen &screen_;
    std::array<std::uint32_t, VILLE_MAX_PLAYERS> heard_{}; ///< The next event for each seat.
    std::int32_t at_screen_ = VILLE_NOBODY;
};

} // namespace play
