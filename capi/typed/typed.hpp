// What the typed C faces of all games do alike: the way from the handles to the values of a game, and the calls that
// every header has. A game writes its structs, how its values are copied into them, and the questions of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <ville/core/fields.hpp>
#include <ville/core/game.hpp>

#include "../fence.hpp"

namespace ville::capi {

// ---- The numbers of a header are those of the rules

template <class Enum>
constexpr bool same(int c, Enum cpp) {
    return c == static_cast<int>(cpp);
}

/// Whether a number of the header is that of an option, a score line or a reason why a match ends.
template <Game G>
constexpr bool is_option(std::size_t c, std::string_view name) {
    return c < G::options.size() && G::options[c].name == name;
}
template <Game G>
constexpr bool is_score(std::size_t c, std::string_view name) {
    return c < G::score_lines.size() && G::score_lines[c] == name;
}

// ---- What is behind the handles

template <Game G>
const typename G::Edition &edition_of(const EditionBox &box) {
    return *static_cast<const typename G::Edition *>(box.data());
}

/// A match of the game, as the questions of its header see it.
template <Game G>
struct Asked {
    const Match &match;
    const typename G::Edition &edition;
    const typename G::State &state;

    bool has_seat(int32_t seat) const { return seat >= 0 && seat < match.table().players; }
};

/// Answers a question about a match with `answer(Asked<G>)`, when it is a match of this game.
template <Game G, class Answer>
ville_status ask_match(const ville_match *match, Answer &&answer) {
    return fence([&] {
        if (match == nullptr) return Status::argument;
        const Match &m = *match->match;
        if (m.ops().id != G::id) return Status::game;
        return answer(
            Asked<G>{m, edition_of<G>(*m.edition()), *static_cast<const typename G::State *>(m.state())});
    });
}

/// Answers a question about an edition with `answer(Edition)`, when it is one of this game.
template <Game G, class Answer>
ville_status ask_edition(const ville_edition *edition, Answer &&answer) {
    return fence([&] {
        if (edition == nullptr) return Status::argument;
        if (edition->box->ops().id != G::id) return Status::game;
        return answer(edition_of<G>(*edition->box));
    });
}

// ---- Structs. `fill` copies a value of the rules into a struct that is zero.

/// The table as a viewer may see it: what that is, `observe` decides and nobody here.
template <Game G, class View, class Fill>
ville_status give_view(const ville_match *match, int32_t viewer, View *view, Fill &&fill) {
    return ask_match<G>(match, [&](const Asked<G> &asked) {
        if (view == nullptr || !is_viewer(asked.match, viewer)) return Status::argument;
        View ours{};
        fill(G::observe(asked.edition, asked.state, static_cast<Viewer>(viewer)), ours);
        return give_struct(ours, view, sizeof ours);
    });
}

template <Game G, class Figures, class Fill>
ville_status give_edition(const ville_edition *edition, Figures *figures, Fill &&fill) {
    return ask_edition<G>(edition, [&](const typename G::Edition &box) {
        if (figures == nullptr) return Status::argument;
        Figures ours{};
        fill(box, ours);
        return give_struct(ours, figures, sizeof ours);
    });
}

/// Options of a match as the numbers of ville_match_config.
template <Struct Options>
void copy_options(const Options &from, int32_t (&to)[VILLE_MAX_OPTIONS]) {
    std::size_t i = 0;
    for_each_field(from, [&](std::string_view, const auto &value) { to[i++] = static_cast<int32_t>(value); });
}

// ---- Actions

/// Which member of the C struct holds a field of the game's actions.
template <class Action>
struct Member {
    std::string_view field;
    int32_t Action::*number;
};

template <class Action>
constexpr int32_t Action::*member_of(std::span<const Member<Action>> members, std::string_view field) {
    for (const Member<Action> &member : members)
        if (member.field == field) return member.number;
    return nullptr;
}

/// Whether every field of every action has its member.
template <Game G, class Action>
constexpr bool are_complete(std::span<const Member<Action>> members) {
    for (const ActionSpec &spec : G::actions)
        for (const FieldSpec &field : spec.fields)
            if (member_of(members, field.name) == nullptr) return false;
    return true;
}

/// The word of an action. Members that its kind does not have must be 0.
template <Game G, class Action>
ville_status pack_action(std::span<const Member<Action>> members, const Action *action, ville_action *word) {
    return fence([&] {
        if (action == nullptr || word == nullptr) return Status::argument;
        if (action->kind < 1 || action->kind > static_cast<int32_t>(G::actions.size()))
            return Status::argument;
        FlatAction flat{.spec = &G::actions[static_cast<std::size_t>(action->kind - 1)]};
        Action rest = *action;
        for (std::size_t i = 0; i < flat.spec->fields.size(); ++i) {
            const FieldSpec &field = flat.spec->fields[i];
            int32_t &value = rest.*member_of(members, field.name);
            if (value < field.min || value > field.max) return Status::argument;
            if (field.spelling != nullptr && !has_word(*field.spelling, value)) return Status::argument;
            flat.value[i] = value;
            value = 0;
        }
        for (const Member<Action> &member : members)
            if (rest.*member.number != 0) return Status::argument;
        *word = pack_flat(flat);
        return Status::ok;
    });
}

template <Game G, class Action>
ville_status unpack_action(std::span<const Member<Action>> members, ville_action word, Action *action) {
    return fence([&] {
        FlatAction flat;
        if (action == nullptr || unpack_flat(G::actions, word, flat) != Reason::none) return Status::argument;
        *action = {};
        action->kind = flat.spec->number;
        for (std::size_t i = 0; i < flat.spec->fields.size(); ++i)
            action->*member_of(members, flat.spec->fields[i].name) = flat.value[i];
        return Status::ok;
    });
}

// ---- Texts

/// Whether something that is numbered from `first` on has this number.
constexpr bool has_number(int32_t first, int32_t number, std::size_t count) {
    return number >= first && number - first < static_cast<int32_t>(count);
}

/// Where a caller wants a text, and in which language.
struct TextRoom {
    const char *language;
    char *buffer;
    uint32_t capacity;
    uint32_t *needed;
};

/// A text about something that an edition has: `words(edition, language)`, when `exists(edition)`.
template <Game G, class Exists, class Words>
ville_status give_words(const ville_edition *edition, const TextRoom &room, Exists &&exists, Words &&words) {
    return ask_edition<G>(edition, [&](const typename G::Edition &box) {
        if (!exists(box)) return Status::unknown;
        return give_text(words(box, text_or_empty(room.language)), room.buffer, room.capacity, room.needed);
    });
}

} // namespace ville::capi
