// Texts that are the same in every game.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include <ville/core/event.hpp>
#include <ville/core/player.hpp>
#include <ville/core/schema.hpp>
#include <ville/core/text_table.hpp>

namespace ville {

// clang-format off
inline constexpr std::array common_text_rows{std::to_array<TextRow>({
    {"player", "en", "Player {n}"},
    {"player", "fr", "Joueur {n}"},
    {"chance", "en", "chance"},
    {"chance", "fr", "hasard"},
    {"nobody", "en", "nobody"},
    {"nobody", "fr", "personne"},
    {"spectator", "en", "spectator"},
    {"spectator", "fr", "public"},
    {"referee", "en", "referee"},
    {"referee", "fr", "arbitre"},
    {"total", "en", "total"},
    {"total", "fr", "total"},
    {"winner", "en", "Winner: {players}"},
    {"winner", "fr", "Victoire : {players}"},
    {"winners", "en", "Shared victory: {players}"},
    {"winners", "fr", "Victoire partagée : {players}"},
    {"list.comma", "en", ", "},
    {"list.comma", "fr", ", "},
    {"list.and", "en", " and "},
    {"list.and", "fr", " et "},
    {"event.undone", "en", "Taken back to ply {to_ply}."},
    {"event.undone", "fr", "Retour au coup {to_ply}."},

    // kinds of events
    {"kind.turn_started", "en", "start of a turn"},
    {"kind.turn_started", "fr", "début d’un tour"},
    {"kind.points_scored", "en", "points scored"},
    {"kind.points_scored", "fr", "points marqués"},
    {"kind.match_over", "en", "end of the match"},
    {"kind.match_over", "fr", "fin de la partie"},
    {"kind.undone", "en", "taken back"},
    {"kind.undone", "fr", "retour en arrière"},

    // common reasons
    {"reason.match_over", "en", "the match is over"},
    {"reason.match_over", "fr", "la partie est terminée"},
    {"reason.not_your_turn", "en", "it is not this player’s turn"},
    {"reason.not_your_turn", "fr", "ce n’est pas à cette personne de jouer"},
    {"reason.chance_must_act", "en", "chance decides first"},
    {"reason.chance_must_act", "fr", "le hasard décide d’abord"},
    {"reason.player_must_act", "en", "a player decides first"},
    {"reason.player_must_act", "fr", "une décision est attendue d’abord"},
    {"reason.unknown_kind", "en", "there is no such action"},
    {"reason.unknown_kind", "fr", "cette action n’existe pas"},
    {"reason.bad_fields", "en", "something in this action is missing, too much or out of range"},
    {"reason.bad_fields", "fr", "un élément de cette action manque, est de trop ou sort des limites"},
    {"reason.wrong_phase", "en", "this cannot be done now"},
    {"reason.wrong_phase", "fr", "cela n’est pas possible maintenant"},
    {"reason.not_an_outcome", "en", "this cannot come up now"},
    {"reason.not_an_outcome", "fr", "ce résultat ne peut pas se produire maintenant"},
    {"reason.luck_decided", "en", "luck has decided since"},
    {"reason.luck_decided", "fr", "le hasard a décidé depuis"},
    {"reason.secret_shown", "en", "a secret has come to light since"},
    {"reason.secret_shown", "fr", "un secret a été révélé depuis"},
    {"reason.others_decided", "en", "the decision before belongs to another player"},
    {"reason.others_decided", "fr", "la décision d’avant est celle d’une autre personne"},
    {"reason.acts_by_itself", "en", "nobody decides this: it happens by itself"},
    {"reason.acts_by_itself", "fr", "personne ne décide cela : cela se fait tout seul"},
})};
// clang-format on

/// The text of a game for a key, else the common one, else an empty text.
constexpr std::string_view find_text_of_game(std::span<const TextRow> rows, std::string_view key,
                                             std::string_view language) {
    const std::string_view own = find_text(rows, key, language);
    return own.empty() ? find_text(common_text_rows, key, language) : own;
}

/// Puts a value into the named place of a text.
inline std::string fill(std::string_view text, std::string_view place, std::string_view value) {
    std::string filled(text);
    if (const std::size_t at = filled.find(place); at != std::string::npos)
        filled.replace(at, place.size(), value);
    return filled;
}

/// How the host calls the players, by seat; an empty name is one that he has not given.
using SeatNames = std::array<std::string_view, max_players>;

/// The name of a seat, else "Player 2" for seat 1: people count seats from 1.
inline std::string player_name(Player player, std::string_view language, const SeatNames &names = {}) {
    switch (player) {
    case chance: return std::string(find_text(common_text_rows, "chance", language));
    case nobody: return std::string(find_text(common_text_rows, "nobody", language));
    default: break;
    }
    const auto seat = static_cast<std::size_t>(player);
    if (seat < names.size() && !names[seat].empty()) return std::string(names[seat]);
    return fill(find_text(common_text_rows, "player", language), "{n}", std::to_string(player + 1));
}

/// "Player 1, Player 3 and Player 4" for a set of seats.
inline std::string player_list(unsigned seats, std::string_view language, const SeatNames &names = {}) {
    std::string list;
    for (int seat = 0; seats >> seat != 0; ++seat) {
        if (((seats >> seat) & 1u) == 0) continue;
        if (!list.empty())
            list +=
                find_text(common_text_rows, seats >> (seat + 1) != 0 ? "list.comma" : "list.and", language);
        list += player_name(static_cast<Player>(seat), language, names);
    }
    return list;
}

/// Calls f(field, value) for every argument of an event, the player left out.
template <class F>
constexpr void for_each_argument(const EventSpec &spec, const Event &event, F &&f) {
    std::size_t i = 0;
    for (const FieldSpec &field : spec.fields)
        if (field.name != "player") f(field, event.arg[i++]);
}

/// The argument with this name; the least value where the kind has none, or where the viewer did not get it.
constexpr int event_argument(const EventSpec &spec, const Event &event, std::string_view name) {
    int found = 0;
    for_each_argument(spec, event, [&](const FieldSpec &field, int value) {
        if (field.name == name) found = value >= field.min && value <= field.max ? value : field.min;
    });
    return found;
}

/// Whether an event lacks what its sentence would name: a viewer does not get every field, or a value is none.
constexpr bool lacks_arguments(const EventSpec &spec, const Event &event) {
    bool lacks = (event.flags & event_flag::partial) != 0;
    for_each_argument(spec, event, [&](const FieldSpec &field, int value) {
        lacks = lacks || value < field.min || value > field.max;
    });
    return lacks;
}

/// The sentence for an event, with its named places still open: `variant` is the ending of a more special one, where it
/// exists. Who does not get every field has a sentence of his own, "event.NAME.hidden", which names nothing hidden.
inline std::string_view event_sentence(std::span<const TextRow> rows, const EventSpec &spec,
                                       const Event &event, std::string_view variant,
                                       std::string_view language) {
    const std::string key = "event." + std::string(spec.name);
    const std::string ending(lacks_arguments(spec, event) ? std::string_view(".hidden") : variant);
    const std::string_view special = find_text(rows, key + ending, language);
    return special.empty() ? find_text(rows, key, language) : special;
}

} // namespace ville
