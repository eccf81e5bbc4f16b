#include "session.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "files.hpp"
#include "setup.hpp"
#include "telling.hpp"

namespace play {

namespace api = ville::api;

Session::Session(api::Match match, std::vector<bool> persons, api::Bot bot, std::vector<std::string> names,
                 const Screen &screen)
    : match_(std::move(match)),
      persons_(std::move(persons)),
      bot_(std::move(bot)),
      names_(std::move(names)),
      screen_(screen) {
    name_seats(match_, names_);
}

Session::End Session::play() {
    for (std::int32_t seat = match_.actor(); seat != VILLE_NOBODY; seat = match_.actor()) {
        if (seat == VILLE_CHANCE) { // a match from a record, or of a host that is luck himself
            match_.draw();
            continue;
        }
        if (!is_person(seat)) {
            match_.apply(seat, bot_.choose(match_, seat));
            continue;
        }
        const Next next = ask(seat);
        if (next == Next::left) return End::left;
        if (next == Next::input_ended) return End::input_ended;
    }
    show_end();
    return End::over;
}

// ---- Asking

/// Shows a person the table and the choice, and reads lines until the match has changed.
Session::Next Session::ask(std::int32_t seat) {
    hand_over(seat);
    tell_news(seat);
    screen_.show_line("");
    show_table(match_, seat, screen_);
    const std::vector<ville_action> actions = match_.legal_actions(seat);
    show_menu(seat, actions);
    for (;;) {
        const std::optional<std::string> line = screen_.read("> ");
        if (!line) return Next::input_ended;
        const Next next = obey(seat, actions, *line);
        if (next != Next::ask_again) return next;
    }
}

Session::Next Session::obey(std::int32_t seat, const std::vector<ville_action> &actions,
                            const std::string &line) {
    if (line.empty()) return screen_.show_line(screen_.words("hint")), Next::ask_again;
    std::size_t number = 0;
    const char *end = line.data() + line.size();
    if (std::from_chars(line.data(), end, number).ptr == end && number >= 1 && number <= actions.size()) {
        match_.apply(seat, actions[number - 1]);
        return Next::go_on;
    }
    const std::size_t blank = line.find_first_of(" \t");
    const std::string command = line.substr(0, blank);
    const std::size_t argument = line.find_first_not_of(" \t", std::min(blank, line.size()));
    for (const Command &known : commands)
        if (known.name == command)
            return obey_command(known.kind, seat, command,
                                argument == std::string::npos ? "" : line.substr(argument));
    screen_.show_note(screen_.words("not.understood", fmt::arg("line", line)));
    screen_.show_line(screen_.words("hint"));
    return Next::ask_again;
}

Session::Next Session::obey_command(Command::Kind kind, std::int32_t seat, const std::string &command,
                                    const std::string &file) {
    switch (kind) {
    case Command::undo: return undo();
    case Command::redo: return redo();
    case Command::quit: return Next::left;
    case Command::help: screen_.show(screen_.words("help")); return Next::ask_again;
    case Command::table: show_table(match_, seat, screen_); return Next::ask_again;
    case Command::score:
        screen_.show_title(screen_.words("count.now"));
        screen_.show(count_table(match_, seat, screen_));
        return Next::ask_again;
    case Command::save:
    case Command::load: break;
    }
    if (file.empty()) {
        screen_.show_note(screen_.words("file.missing", fmt::arg("command", command)));
        return Next::ask_again;
    }
    return kind == Command::save ? save(file) : load(file);
}

// ---- Going back

/// Takes back the last decision of a person, and with it those of bots that followed. It is tried on a copy, so that
/// a barrier on the way leaves everything as it is.
Session::Next Session::undo() {
    api::Match trial = match_.clone();
    bool bots_only = false;
    do {
        const ville_error refusal = trial.check_undo();
        if (refusal.status != VILLE_OK) {
            screen_.show_note(why_undo_stops(refusal, bots_only));
            return Next::ask_again;
        }
        trial.undo();
        bots_only = true;
    } while (!is_person(trial.actor()));
    match_.seek(trial.info().ply);
    return Next::go_on;
}

std::string Session::why_undo_stops(const ville_error &refusal, bool bots_only) const {
    if (refusal.status != VILLE_ERR_BARRIER) return screen_.words(bots_only ? "undo.bots" : "undo.nothing");
    return screen_.words(
        "undo.barrier",
        fmt::arg("reason", match_.game().label(VILLE_NAMES_REASON, refusal.reason, screen_.language())));
}

Session::Next Session::redo() {
    ville_match_info info = match_.info();
    if (info.ply == info.log_end) {
        screen_.show_note(screen_.words("redo.nothing"));
        return Next::ask_again;
    }
    do {
        match_.redo();
        info = match_.info();
    } while (info.ply < info.log_end && !is_person(info.actor));
    return Next::go_on;
}

// ---- Files

Session::Next Session::save(const std::string &file) {
    try {
        write_file(file, match_.save());
        screen_.show_line(screen_.words("saved", fmt::arg("file", file)));
    } catch (const FileError &error) {
        screen_.show_note(screen_.words("cannot.save", fmt::arg("file", file), fmt::arg("why", error.why)));
    }
    return Next::ask_again;
}

/// The loaded match takes the place of this one. Seats that were not here before are bots'.
Session::Next Session::load(const std::string &file) {
    try {
        match_ = load_match(file);
    } catch (const FileError &error) {
        screen_.show_note(screen_.words("cannot.read", fmt::arg("file", file), fmt::arg("why", error.why)));
        return Next::ask_again;
    } catch (const api::Error &error) {
        screen_.show_note(
            screen_.words("cannot.load", fmt::arg("file", file), fmt::arg("why", error.what())));
        return Next::ask_again;
    }
    const ville_match_info info = match_.info();
    const auto players = static_cast<std::size_t>(info.players);
    persons_.resize(players);
    name_seats(match_, {names_.begin(),
                        names_.begin() + static_cast<std::ptrdiff_t>(std::min(names_.size(), players))});
    heard_.fill(info.events_end);
    at_screen_ = VILLE_NOBODY;
    screen_.show_line(screen_.words("loaded", fmt::arg("file", file)));
    return Next::go_on;
}

// ---- Who may see what

bool Session::is_person(std::int32_t seat) const {
    return seat >= 0 && persons_[static_cast<std::size_t>(seat)];
}

/// Whether two persons at this screen may see different things now.
bool Session::has_secrets() const {
    std::optional<std::string> first;
    for (std::int32_t seat = 0; seat < static_cast<std::int32_t>(persons_.size()); ++seat) {
        if (!is_person(seat)) continue;
        const std::string view = match_.view_json(seat);
        if (!first) first = view;
        else if (view != *first) return true;
    }
    return false;
}

/// Whoever leaves the screen first sees what came of it; whoever comes sees it alone.
void Session::hand_over(std::int32_t seat) {
    const std::int32_t leaving = std::exchange(at_screen_, seat);
    if (leaving == seat || !has_secrets()) return;
    if (leaving >= 0) {
        tell_news(leaving);
        wait_for("handover.hide", leaving);
    }
    screen_.clear();
    wait_for("handover.show", seat);
    screen_.clear();
}

void Session::wait_for(std::string_view words, std::int32_t seat) const {
    screen_.read(screen_.words(words, fmt::arg("player", name_of(seat))) + " ");
}

void Session::tell_news(std::int32_t seat) {
    std::uint32_t &heard = heard_[static_cast<std::size_t>(seat)];
    heard = tell_events(match_, seat, heard, screen_);
    if (!has_secrets()) heard_.fill(heard);
}

// ---- Showing

void Session::show_menu(std::int32_t seat, const std::vector<ville_action> &actions) const {
    const std::string phase = match_.game().label(VILLE_NAMES_PHASE, match_.info().phase, screen_.language());
    screen_.show_line("");
    screen_.show_title(screen_.words("turn", fmt::arg("player", name_of(seat)), fmt::arg("phase", phase)));
    for (std::size_t i = 0; i < actions.size(); ++i)
        screen_.show_line(
            fmt::format("{:>4}  {}", i + 1, match_.action_text(actions[i], screen_.language())));
}

/// What everybody at the screen may see when the match is over.
void Session::show_end() {
    const std::int32_t viewer = has_secrets() || at_screen_ < 0 ? VILLE_PUBLIC : at_screen_;
    tell_events(match_, viewer, *std::max_element(heard_.begin(), heard_.end()), screen_);
    screen_.show_line("");
    show_table(match_, viewer, screen_);
    screen_.show_line("");
    screen_.show_title(screen_.words("count.final"));
    screen_.show(count_table(match_, viewer, screen_));
}

} // namespace play
