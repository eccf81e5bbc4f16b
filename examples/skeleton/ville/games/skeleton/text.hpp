// Skeleton in words: labels of actions and sentences of events, in each language.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include <ville/core/common_text.hpp>
#include <ville/core/format.hpp>
#include <ville/core/text_table.hpp>
#include <ville/games/skeleton/action.hpp>
#include <ville/games/skeleton/data.hpp>

namespace ville::skeleton {

// Variants of a text end in .one (the singular) and .shared (several winners).
// clang-format off
inline constexpr std::array text_rows{std::to_array<TextRow>({
    {"game.title", "en", "Skeleton"},
    {"game.title", "fr", "Squelette"},
    {"game.about", "en", "Roll on or stop in time: a race up a stairway for 2 to 4 players."},
    {"game.about", "fr", "Relancer ou s’arrêter à temps : une course d’escalier pour 2 à 4 personnes."},

    {"phase.turn", "en", "roll or stop"},
    {"phase.turn", "fr", "lancer ou s’arrêter"},
    {"phase.roll", "en", "the die falls"},
    {"phase.roll", "fr", "le dé tombe"},
    {"phase.over", "en", "the match is over"},
    {"phase.over", "fr", "la partie est terminée"},

    {"action.roll", "en", "roll the die"},
    {"action.roll", "fr", "lancer le dé"},
    {"action.stop", "en", "stop here"},
    {"action.stop", "fr", "s’arrêter là"},
    {"action.rolled", "en", "the die shows {face}"},
    {"action.rolled", "fr", "le dé montre {face}"},

    {"kind.roll", "en", "roll"},
    {"kind.roll", "fr", "lancer"},
    {"kind.stop", "en", "stop"},
    {"kind.stop", "fr", "s’arrêter"},
    {"kind.rolled", "en", "how the die falls"},
    {"kind.rolled", "fr", "résultat du dé"},
    {"kind.die_rolled", "en", "die rolled"},
    {"kind.die_rolled", "fr", "dé lancé"},
    {"kind.stumbled", "en", "stumbled"},
    {"kind.stumbled", "fr", "faux pas"},

    {"event.turn_started", "en", "Turn {turn}: {player}."},
    {"event.turn_started", "fr", "Tour {turn} : {player}."},
    {"event.die_rolled", "en", "{player} rolled {face}."},
    {"event.die_rolled", "fr", "{player} a fait {face}."},
    {"event.stumbled", "en", "{player} stumbled and lost {lost} steps."},
    {"event.stumbled", "fr", "{player} a trébuché et perdu {lost} marches."},
    {"event.stumbled.one", "en", "{player} stumbled and lost {lost} step."},
    {"event.stumbled.one", "fr", "{player} a trébuché et perdu {lost} marche."},
    {"event.points_scored", "en", "{player}: {points} steps."},
    {"event.points_scored", "fr", "{player} : {points} marches."},
    {"event.points_scored.one", "en", "{player}: {points} step."},
    {"event.points_scored.one", "fr", "{player} : {points} marche."},
    {"event.match_over", "en", "The match is over. {winners} won."},
    {"event.match_over", "fr", "La partie est terminée. Victoire : {winners}."},
    {"event.match_over.shared", "en", "The match is over. {winners} share the victory."},
    {"event.match_over.shared", "fr", "La partie est terminée. Victoire partagée : {winners}."},

    {"reason.nothing_rolled", "en", "a turn begins with a roll"},
    {"reason.nothing_rolled", "fr", "un tour commence par un lancer"},
    {"score.steps", "en", "steps"},
    {"score.steps", "fr", "marches"},
    {"end_reason.goal", "en", "somebody has reached the top"},
    {"end_reason.goal", "fr", "le sommet est atteint"},
    {"end_reason.turns", "en", "all turns have been played"},
    {"end_reason.turns", "fr", "tous les tours sont joués"},

    {"option.stumble", "en", "What a 1 costs"},
    {"option.stumble", "fr", "Prix d’un 1"},
    {"option.stumble.help", "en", "Whether a 1 takes away the steps of this turn or all of them."},
    {"option.stumble.help", "fr", "Un 1 fait perdre les marches de ce tour, ou toutes."},
    {"option.stumble.turn", "en", "the steps of the turn"},
    {"option.stumble.turn", "fr", "les marches du tour"},
    {"option.stumble.all", "en", "all steps"},
    {"option.stumble.all", "fr", "toutes les marches"},
})};
// clang-format on

struct Text {
    static constexpr std::span<const TextRow> rows = text_rows;

    /// One line for a menu.
    static std::string action(const Edition &, Action action, std::string_view language,
                              const SeatNames & = {}) {
        const auto &spec = action_specs[static_cast<std::size_t>(action.kind) - 1];
        const std::string_view words = find_text(rows, fmt::format("action.{}", spec.name), language);
        return fmt::format(fmt::runtime(words), fmt::arg("face", action.face));
    }

    /// One sentence for a log.
    static std::string event(const Edition &, const Event &event, std::string_view language,
                             const SeatNames &names = {}) {
        const EventSpec *spec = find_event(event_specs, event.type);
        if (spec == nullptr) return {};
        const auto arg = [&](std::string_view name) { return event_argument(*spec, event, name); };
        const auto winners = static_cast<unsigned>(arg("winners"));
        std::string_view variant;
        if (event.type == event::match_over) variant = (winners & (winners - 1)) != 0 ? ".shared" : "";
        else variant = is_singular(arg("points") + arg("lost"), language) ? ".one" : "";
        return fmt::format(fmt::runtime(event_sentence(rows, *spec, event, variant, language)),
                           fmt::arg("player", player_name(event.player, language, names)),
                           fmt::arg("turn", arg("turn")), fmt::arg("face", arg("face")),
                           fmt::arg("lost", arg("lost")), fmt::arg("points", arg("points")),
                           fmt::arg("winners", player_list(winners, language, names)));
    }
};

} // namespace ville::skeleton
