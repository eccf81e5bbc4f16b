#include "support.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "support/words.hpp"

namespace ville::toits::tests {

using ville::tests::joined;
using ville::tests::split;

namespace {

constexpr std::array<std::string_view, 4> player_names{"ada", "bao", "chloe", "dan"};

std::string name_of_player(int player) {
    if (player >= 0) return std::string(player_names[static_cast<std::size_t>(player)]);
    return player == chance ? "chance" : "nobody";
}

std::string name_of_card(int row, const Edition &edition) {
    const Card &card = edition.cards[static_cast<std::size_t>(row)];
    return std::string(name_of(card.good)) + '.' + std::string(card.kind.view()) +
           (card.alarm != 0 ? "!" : "");
}

std::string names_in(const Cards &bag, const Edition &edition) {
    std::vector<std::string> names;
    bag.for_each([&](std::size_t row, int count) {
        names.insert(names.end(), static_cast<std::size_t>(count),
                     name_of_card(static_cast<int>(row), edition));
    });
    return joined(names, " ");
}

/// The same cards in the order of the edition.
std::string sorted(std::string_view names, const Edition &edition) {
    Cards bag;
    for (const std::uint8_t row : cards(names, edition)) bag.add(row);
    return names_in(bag, edition);
}

void expect_lines(const std::vector<std::string> &found, std::initializer_list<std::string_view> lines,
                  Where where) {
    const testing::ScopedTrace trace(where.file, where.line, "expected here");
    EXPECT_EQ(joined(found, "\n"), joined({lines.begin(), lines.end()}, "\n"));
}

} // namespace

std::uint8_t card(std::string_view name, const Edition &edition) {
    for (std::size_t row = 0; row < edition.cards.size(); ++row)
        if (name_of_card(static_cast<int>(row), edition) == name) return static_cast<std::uint8_t>(row);
    ADD_FAILURE() << "no card is called " << name;
    return no_card;
}

std::vector<std::uint8_t> cards(std::string_view names, const Edition &edition) {
    std::vector<std::uint8_t> rows;
    for (const std::string_view name : split(names, ' ')) rows.push_back(card(name, edition));
    return rows;
}

Edition deck(std::string_view names, int supply) {
    Edition edition = standard;
    edition.id = "of_a_test";
    edition.supply_cards = static_cast<std::uint8_t>(supply);
    Cards bag;
    for (const std::uint8_t row : cards(names)) bag.add(row);
    edition.cards.clear();
    bag.for_each([&](std::size_t row, int count) {
        edition.cards.push_back(standard.cards[row]);
        edition.cards.back().copies = static_cast<std::uint8_t>(count);
    });
    return edition;
}

std::string_view quiet_cards(int n) {
    std::size_t end = 0;
    for (; n > 0; --n) end = seven_quiet_cards.find(' ', end + 1);
    return seven_quiet_cards.substr(0, end);
}

Options random_options(Rng &rng) {
    Options options;
    for_each_field(options, [&](std::string_view, auto &value) {
        value = static_cast<std::remove_reference_t<decltype(value)>>(rng.below(2));
    });
    return options;
}

// ---- Position

Match::Match(int players, Options options, const Edition &printed, int first) : edition(printed) {
    EventList<Game::max_events> sent;
    state = setup(edition, options,
                  {.players = static_cast<std::uint8_t>(players), .first = static_cast<std::uint8_t>(first)},
                  sent);
    events.assign(sent.begin(), sent.end());
}

void Match::take_unseen(std::string_view names, Cards &target) {
    for (const std::uint8_t row : cards(names, edition)) {
        EXPECT_GT(state.unseen[row], 0) << name_of_card(row, edition) << " is not there any more";
        state.unseen.remove(row);
        target.add(row);
    }
}

Match &Match::holds(int number, std::string_view names) {
    take_unseen(names, state.seats[static_cast<std::size_t>(number)].cards);
    state.draw_pile = static_cast<std::uint8_t>(state.unseen.total() - state.supply);
    return *this;
}

Match &Match::discards(std::string_view names) {
    take_unseen(names, state.discard);
    state.draw_pile = static_cast<std::uint8_t>(state.unseen.total() - state.supply);
    return *this;
}

Match &Match::character(int number, Character where) {
    state.seats[static_cast<std::size_t>(number)].character = where;
    return *this;
}

Match &Match::piles(int draw_pile, int supply) {
    for (std::size_t row = max_rows; state.unseen.total() > draw_pile + supply;) {
        if (state.unseen[row - 1] == 0) {
            --row;
            continue;
        }
        state.unseen.remove(row - 1);
        state.discard.add(row - 1);
    }
    EXPECT_EQ(state.unseen.total(), draw_pile + supply) << "there are not so many cards";
    state.draw_pile = static_cast<std::uint8_t>(draw_pile);
    state.supply = static_cast<std::uint8_t>(supply);
    return *this;
}

Match &Match::face_down(std::string_view names, int draw_pile, int supply) {
    Cards kept;
    take_unseen(names, kept);
    state.unseen.for_each([&](std::size_t row, int count) { state.discard.add(row, count); });
    state.unseen = kept;
    return piles(draw_pile, supply);
}

// ---- Play

Match &Match::lay(std::string_view names) {
    std::string script;
    for (const std::string_view name : split(names, ' '))
        script +=
            (script.empty() && step() == Step::reveal ? "reveal " : ", draw, reveal ") + std::string(name);
    return play(script);
}

Match &Match::play(std::string_view script) {
    events.clear();
    for (const std::string_view note : split(script, ',')) {
        const std::string reason = why(note);
        if (reason != "none") {
            ADD_FAILURE() << note << ": " << reason << ", while asked: " << asked();
            return *this;
        }
        apply(action(note));
    }
    return *this;
}

Match &Match::finish_turn() {
    events.clear();
    for (const int turn = state.turn; state.turn == turn && state.step != Step::over;) {
        ActionList<Game> answers;
        legal_actions(edition, state, answers);
        const Action last = answers[answers.size() - 1];
        const bool declines = last.kind == ActionKind::stop || last.kind == ActionKind::pass ||
                              last.kind == ActionKind::decline_character;
        apply(declines ? last : answers[0]);
    }
    return *this;
}

void Match::play_at_random(Rng &rng) {
    events.clear();
    apply(actor(state) == chance ? draw_outcome<Game>(edition, state, rng)
                                 : random_action<Game>(edition, state, rng));
}

void Match::apply(Action chosen) {
    EventList<Game::max_events> sent;
    toits::apply(edition, state, chosen, sent);
    EXPECT_LE(sent.size(), Game::max_events);
    events.insert(events.end(), sent.begin(), sent.end());
    const char *fault = check(edition, state);
    EXPECT_EQ(fault, nullptr) << "after " << text(chosen) << ": " << (fault != nullptr ? fault : "");
}

// ---- Notes

Action Match::action(std::string_view note) const {
    const auto words = split(note, ' ');
    const ActionSpec *spec = find_spec<ActionSpec>(action_specs, words.at(0));
    if (spec == nullptr || words.size() != 1 + spec->fields.size()) {
        ADD_FAILURE() << "no action reads like this: " << note;
        return {};
    }
    int number = 0;
    if (!spec->fields.empty()) {
        const FieldSpec &field = spec->fields[0];
        if (field.name == "card") number = card(words[1], edition);
        else if (!field.names.empty()) number = index_of(field.names, words[1]);
        else std::from_chars(words[1].data(), words[1].data() + words[1].size(), number);
    }
    return {static_cast<ActionKind>(spec->number), static_cast<std::uint8_t>(number)};
}

std::string Match::value(const FieldSpec &field, int number) const {
    if (field.name == "player") return name_of_player(number);
    if (field.name == "card") return name_of_card(number, edition);
    if (field.name == "winners") {
        std::vector<std::string> names;
        for (int p = 0; p < max_players; ++p)
            if ((number >> p & 1) != 0) names.push_back(name_of_player(p));
        return joined(names, "+");
    }
    return field.names.empty() ? std::to_string(number)
                               : std::string(field.names[static_cast<std::size_t>(number)]);
}

std::string Match::text(Action chosen) const {
    const ActionSpec &spec = action_specs[static_cast<std::size_t>(chosen.kind) - 1];
    return std::string(spec.name) + (spec.fields.empty() ? "" : " " + value(spec.fields[0], chosen.value));
}

std::string Match::text(const Event &event) const {
    const EventSpec *spec = find_event(event_specs, event.type);
    std::string line(spec->name);
    std::size_t next = 0;
    for (const FieldSpec &field : spec->fields)
        line += ' ' + value(field, field.name == "player" ? event.player : event.arg[next++]);
    return line;
}

std::string Match::why(std::string_view note) const {
    return std::string(reason_name(reason_names, why_illegal(edition, state, action(note))));
}

std::vector<std::string> Match::told(std::string_view kinds) const {
    const auto wanted = split(kinds, ' ');
    std::vector<std::string> lines;
    for (const Event &event : events)
        if (wanted.empty() || std::find(wanted.begin(), wanted.end(),
                                        find_event(event_specs, event.type)->name) != wanted.end())
            lines.push_back(text(event));
    return lines;
}

std::string Match::asked() const {
    ActionList<Game> list;
    legal_actions(edition, state, list);
    std::vector<std::string> answers;
    for (const Action answer : list) answers.push_back(text(answer));
    if (actor(state) == chance) answers = {std::string(split(answers.at(0), ' ')[0])};
    return name_of_player(actor(state)) + ": " + joined(answers, ", ");
}

std::string Match::in_collection(int number) const { return names_in(seat(number).cards, edition); }
std::string Match::in_discard() const { return names_in(state.discard, edition); }

std::string Match::on_board() const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < state.placed; ++i)
        names.push_back(state.board[i] == no_card ? "-" : name_of_card(state.board[i], edition));
    return joined(names, " ");
}

int Match::total(int number) const {
    return scores(edition, state, omniscient)[static_cast<std::size_t>(number)].total();
}

std::string Match::tokens(int set) const {
    const Awards awards = awards_for(state, tallies(edition, state), set);
    std::vector<std::string> words;
    for (std::size_t p = 0; p < state.players; ++p)
        words.emplace_back(awards[p] == Token::none ? "-" : token_names[static_cast<std::size_t>(awards[p])]);
    return joined(words, " ");
}

int Match::count(int number, Good good) const {
    return tally(edition, seat(number)).cards[static_cast<std::size_t>(good)];
}

// ---- Expectations

void expect_events(const Match &match, std::initializer_list<std::string_view> lines, Where where) {
    expect_lines(match.told(), lines, where);
}

void expect_events(const Match &match, std::string_view kinds, std::initializer_list<std::string_view> lines,
                   Where where) {
    expect_lines(match.told(kinds), lines, where);
}

void expect_asked(const Match &match, int seat, std::string_view answers, Where where) {
    const testing::ScopedTrace trace(where.file, where.line, "expected here");
    EXPECT_EQ(match.asked(), name_of_player(seat) + ": " + std::string(answers));
}

void expect_luck(const Match &match, std::string_view kind, Where where) {
    const testing::ScopedTrace trace(where.file, where.line, "expected here");
    EXPECT_EQ(match.asked(), "chance: " + std::string(kind));
}

void expect_holds(const Match &match, int seat, std::string_view names, Where where) {
    const testing::ScopedTrace trace(where.file, where.line, "expected here");
    EXPECT_EQ(match.in_collection(seat), sorted(names, match.edition))
        << "the collection of " << name_of_player(seat);
}

void expect_board(const Match &match, std::string_view names, Where where) {
    const testing::ScopedTrace trace(where.file, where.line, "expected here");
    EXPECT_EQ(match.on_board(), names);
}

void expect_discard(const Match &match, std::string_view names, Where where) {
    const testing::ScopedTrace trace(where.file, where.line, "expected here");
    EXPECT_EQ(match.in_discard(), sorted(names, match.edition)) << "the discard";
}

} // namespace ville::toits::tests
