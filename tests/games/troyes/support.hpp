// Troyes in short words: positions laid out by hand, and actions and events as the records have them.
//
//     Match match(3, {.round = 2, .show = "R2a"});    // ada, bao and chloe; it is ada's turn in round 2
//     match.dice("0r3 0r4 1r6").tradesman(ada, "R2a");
//     match.play("activate R2a").play("use_dice none 0r3,0r4").play("activations 3");
//     EXPECT_EQ(match.said(), "activity_activated a R2a 3; influence_changed a 3 activity; turn_started b 2");
//
// After every call the helper asks the rules whether the state is one that play can reach.
#pragma once

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <ville/core/rng.hpp>
#include <ville/games/troyes/game.hpp>

#include "support/rules.hpp"
#include "support/words.hpp"

namespace ville::troyes::tests {

using ville::tests::covers;
using ville::tests::split;

// The players, by seat; in notes they are a, b, c and d.
inline constexpr std::uint8_t ada = 0;
inline constexpr std::uint8_t bao = 1;
inline constexpr std::uint8_t chloe = 2;
inline constexpr std::uint8_t dan = 3;

inline constexpr Viewer every_viewer[] = {0, 1, 2, 3, public_viewer, omniscient};

/// A value of a field as JSON has it: a name, a word, or a number.
inline std::string written(const FieldSpec &field, int value) {
    const int place = value - field.min;
    if (field.spelling != nullptr) {
        std::array<char, max_spelled> room{};
        return std::string(room.data(), field.spelling->write(value, room));
    }
    if (!field.names.empty() && place >= 0 && static_cast<std::size_t>(place) < field.names.size())
        return std::string(field.names[static_cast<std::size_t>(place)]);
    return std::to_string(value);
}

/// "use_dice none 0r3,0r4"
inline std::string written(const Action &action) {
    FlatAction flat;
    EXPECT_EQ(unpack_flat(action_specs, pack(action), flat), Reason::none);
    std::string text(flat.spec->name);
    for (std::size_t i = 0; i < flat.spec->fields.size(); ++i)
        text += ' ' + written(flat.spec->fields[i], flat.value[i]);
    return text;
}

/// "deniers_changed a -4 dice"
inline std::string written(const Event &event) {
    const EventSpec *spec = find_event(event_specs, event.type);
    std::string text(spec->name);
    std::size_t arg = 0;
    for (const FieldSpec &field : spec->fields)
        text += ' ' + (field.name == "player" ? std::string(1, static_cast<char>('a' + event.player))
                                              : written(field, event.arg[arg++]));
    return text;
}

/// Where a position begins.
struct Setting {
    int round = 1;
    std::string_view show =
        ""; ///< Activity cards that are turned up, beside the first of each colour and round.
    std::string_view queue = ""; ///< Events in play beside Marauding; red ones are filled up to one a round.
    Options options = {};
};

class Match {
public:
    /// Set-up as the rules have it, before anything is dealt.
    struct FromTheStart {};
    Match(FromTheStart, int players, Options options = {}, const Edition &box = standard, int first = ada)
        : edition(box) {
        EventList<Game::max_events> told;
        state = setup(edition, options,
                      {static_cast<std::uint8_t>(players), static_cast<std::uint8_t>(first)}, told);
        keep(told);
    }

    /// The action phase of a round, ada's turn. All citizens are in the general supplies, nobody has a die but ada, a yellow
    /// one; characters are dealt in their order.
    explicit Match(int players = 3, Setting setting = {}, const Edition &box = standard)
        : Match(FromTheStart{}, players, setting.options, box) {
        while (state.stage == Stage::dealing) play_luck();
        for (std::uint8_t seat = 0; seat < players; ++seat)
            state.seats[seat].general =
                static_cast<std::uint8_t>(state.seats[seat].general + state.seats[seat].personal),
            state.seats[seat].personal = 0;
        state.houses = {};
        state.neutral_citizens = edition.neutral_citizens;
        state.stage = Stage::actions;
        state.cursor = 0;
        state.round = static_cast<std::uint8_t>(setting.round);
        state.first = static_cast<std::uint8_t>((9 * players + 1 - setting.round) %
                                                players); // so that ada starts the round
        state.start = ada;
        state.turn = 1;
        show(setting.show);
        put_into_queue(setting.queue);
        dice("0y1");
    }

    // ---- The position

    Match &dice(std::string_view words) {
        state.dice = {};
        for (const std::string_view word : split(words, ' '))
            ++dice_at(state, group_of(static_cast<std::uint32_t>(group_spelling.read(word)))[0]);
        return sound();
    }
    Match &deniers(std::uint8_t seat, int count) {
        state.seats[seat].deniers = static_cast<std::uint16_t>(count);
        return sound();
    }
    Match &influence(std::uint8_t seat, int count) {
        state.seats[seat].influence = static_cast<std::uint8_t>(count);
        return sound();
    }
    Match &points(std::uint8_t seat, int count) {
        state.seats[seat].points = static_cast<std::uint16_t>(count);
        return sound();
    }
    Match &personal(std::uint8_t seat, int count = 1) {
        for (; count > 0; --count) ++state.seats[seat].personal, --general_of(seat);
        return sound();
    }
    /// A citizen on a space: "palace 0 0".
    Match &citizen(std::uint8_t owner, std::string_view where) {
        const auto words = split(where, ' ');
        const auto building = static_cast<std::size_t>(index_of(building_names, words[0]));
        state.houses[building].spaces[space_number(edition, building, words[1][0] - '0', words[2][0] - '0')] =
            owner;
        --general_of(owner);
        return sound();
    }
    Match &lying(std::uint8_t owner, Building building) {
        House &house = state.houses[static_cast<std::size_t>(building)];
        house.lying = static_cast<std::uint8_t>(house.lying | 1u << owner);
        --general_of(owner);
        return sound();
    }
    Match &tradesman(std::uint8_t seat, std::string_view card) {
        const auto row = static_cast<std::size_t>(index_of(activity_codes, card));
        state.workshops[row].tradesmen[static_cast<std::size_t>(free_workplace(state, row))] = seat;
        --general_of(seat);
        return sound();
    }
    Match &delayed(std::uint8_t seat, std::string_view card, int count = 1) {
        std::uint8_t &there =
            state.workshops[static_cast<std::size_t>(index_of(activity_codes, card))].cubes[seat];
        there = static_cast<std::uint8_t>(there + count);
        state.seats[seat].cubes = static_cast<std::uint8_t>(state.seats[seat].cubes - count);
        return sound();
    }
    Match &on_event(std::uint8_t seat, std::string_view event, int count = 1) {
        Battle &battle = state.battles[static_cast<std::size_t>(index_of(event_codes, event))];
        if (battle.cubes[seat] == 0) battle.order.push_back(seat);
        battle.cubes[seat] = static_cast<std::uint8_t>(battle.cubes[seat] + count);
        state.seats[seat].cubes = static_cast<std::uint8_t>(state.seats[seat].cubes - count);
        return sound();
    }
    Match &in_cathedral(std::uint8_t owner, int level, int column) {
        state.cathedral[static_cast<std::size_t>(level - 1)][static_cast<std::size_t>(column - 1)] = owner;
        --(owner == neutral ? state.gray_cubes : state.seats[owner].cubes);
        return sound();
    }
    /// The rest of a player's cubes lie somewhere: in the supplies of nobody. So many are left.
    Match &cubes_left(std::uint8_t seat, int count) {
        edition.cubes = static_cast<std::uint8_t>(edition.cubes - (state.seats[seat].cubes - count));
        for (std::uint8_t other = 0; other < state.players; ++other) {
            const int elsewhere = detail::cubes_of(state, other) - state.seats[other].cubes;
            state.seats[other].cubes = static_cast<std::uint8_t>(edition.cubes - elsewhere);
        }
        return sound();
    }
    Match &takes_event(std::uint8_t seat, std::string_view code) {
        const int event = index_of(event_codes, code);
        for (std::size_t i = 0; i < state.queue.size(); ++i)
            if (state.queue[i] == event) state.queue.erase_at(i);
        state.hidden_events &= ~(1u << event);
        state.seats[seat].events |= 1u << event;
        return sound();
    }
    Match &turn_of(std::uint8_t seat) {
        state.active = seat;
        return sound();
    }
    /// The fight against black dice begins with ada.
    Match &black(std::string_view digits) {
        state.stage = Stage::countering;
        state.black = {};
        for (const char digit : digits) ++state.black[static_cast<std::size_t>(digit - '1')];
        return sound();
    }
    /// A round begins: whoever must roll, rolls `faces_up` again and again.
    Match &new_round(int faces_up = 1) {
        state.dice = {};
        EventList<Game::max_events> told;
        end_round(edition, state, told);
        go_on(edition, state, told);
        keep(told);
        return luck(faces_up);
    }

    // ---- Play

    Match &play(std::string_view words) {
        for (const Action &action : legal())
            if (written(action) == words) return play(action);
        throw std::logic_error("not possible: " + std::string(words) + "; but " + list());
    }
    Match &play(const Action &action) {
        const Reason reason = why_illegal(edition, state, action);
        if (reason != Reason::none)
            throw std::logic_error("refused: " + std::string(reason_name(reason_names, reason)));
        EventList<Game::max_events> told;
        apply(edition, state, action, told);
        return keep(told);
    }
    /// The first outcomes, and for dice one value, until a player must decide; tells all that happened.
    Match &luck(int value = 1) {
        std::vector<Event> all = events;
        while (actor(state) == chance) {
            play_luck(value);
            all.insert(all.end(), events.begin(), events.end());
        }
        events = all;
        return *this;
    }
    Match &luck_once(int value = 1) {
        play_luck(value);
        return *this;
    }
    Match &at_random(Rng &rng) {
        return play(actor(state) == chance ? draw_outcome<Game>(edition, state, rng)
                                           : random_action<Game>(edition, state, rng));
    }
    /// Everybody passes until the round is over, or the match.
    Match &pass_all() {
        for (const int round = state.round; state.round == round && state.stage == Stage::actions;)
            play(Action{ActionKind::pass});
        return *this;
    }

    // ---- What there is to see

    std::vector<Action> legal() const {
        ActionList<Game> actions;
        legal_actions(edition, state, actions);
        return {actions.begin(), actions.end()};
    }
    /// Legal actions of a kind, or all: "pass; recruit_citizen".
    std::string list(std::string_view kind = "") const {
        std::vector<std::string> texts;
        for (const Action &action : legal())
            if (const std::string text = written(action); split(text, ' ')[0] == kind || kind.empty())
                texts.push_back(text);
        return ville::tests::joined(texts, "; ");
    }
    bool offers(std::string_view words) const {
        for (const Action &action : legal())
            if (written(action) == words) return true;
        return false;
    }
    std::string why(const Action &action) const {
        return std::string(reason_name(reason_names, why_illegal(edition, state, action)));
    }
    /// "turn: ada", "roll_die: chance"
    std::string asked() const {
        constexpr std::string_view names[] = {"ada", "bao", "chloe", "dan"};
        const Player who = actor(state);
        return std::string(name_of(phase_of(state))) + ": " +
               std::string(who == chance   ? "chance"
                           : who == nobody ? "nobody"
                                           : names[who]);
    }
    /// The events of the last call; those whose names begin with `kind`, if one is given.
    std::string said(std::string_view kind = "") const {
        std::vector<std::string> texts;
        for (const Event &event : events)
            if (const std::string text = written(event); text.substr(0, kind.size()) == kind)
                texts.push_back(text);
        return ville::tests::joined(texts, "; ");
    }
    /// Owners of a row's spaces: "ab.", n for neutral.
    std::string row(Building building, int row) const {
        std::string letters;
        const auto house = static_cast<std::size_t>(building);
        for (int space = 0; space < edition.spaces_of_row(house); ++space) {
            const std::uint8_t owner = state.houses[house].spaces[space_number(edition, house, row, space)];
            letters += owner == no_owner ? '.' : owner == neutral ? 'n' : static_cast<char>('a' + owner);
        }
        return letters;
    }
    const Seat &seat(std::uint8_t number) const { return state.seats[number]; }
    int line(std::uint8_t seat, std::string_view name) const {
        return points_of_line(edition, state, static_cast<std::size_t>(index_of(score_line_names, name)),
                              seat);
    }

    Edition edition;
    State state;
    std::vector<Event> events; ///< Of the last call.

private:
    std::uint8_t &general_of(std::uint8_t owner) {
        return owner == neutral ? state.neutral_citizens : state.seats[owner].general;
    }

    void play_luck(int value = 1) {
        play(phase_of(state) == Phase::roll_die
                 ? Action{ActionKind::roll_die, static_cast<std::uint8_t>(value)}
                 : chance_at(edition, state, 0));
    }

    /// One card of each colour and round so far: those that are named, else the first.
    void show(std::string_view cards) {
        const auto named = split(cards, ' ');
        for (int round = 1; round <= std::min<int>(state.round, last_activity_round); ++round)
            for (int colour = 0; colour < colours; ++colour) {
                const std::size_t first = row_of_activity(static_cast<Colour>(colour), round, 0);
                std::size_t shown = first;
                for (std::size_t card = first; card < first + letters; ++card)
                    if (std::find(named.begin(), named.end(), activity_codes[card]) != named.end())
                        shown = card;
                state.shown |= 1u << shown;
            }
    }

    void put_into_queue(std::string_view codes) {
        int reds = 0;
        const auto put = [&](int event) {
            state.queue.push_back(static_cast<std::uint8_t>(event));
            state.hidden_events &= ~(1u << event);
            reds += event < first_of_deck[1];
        };
        for (const std::string_view code : split(codes, ' ')) put(index_of(event_codes, code));
        for (int event = 8; reds < state.round; --event) // the last red ones are harmless to a fight
            if ((state.hidden_events >> event & 1) != 0) put(event);
    }

    template <class Told>
    Match &keep(const Told &told) {
        events.assign(told.begin(), told.end());
        return sound();
    }
    Match &sound() {
        EXPECT_STREQ(check(edition, state), nullptr);
        return *this;
    }
};

} // namespace ville::troyes::tests
