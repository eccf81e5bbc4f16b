// What the terminal game itself says, in each language. What belongs to a game comes from the library.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <ville/core/text_table.hpp>

namespace play {

// clang-format off
inline constexpr std::array word_rows{std::to_array<ville::TextRow>({
    {"intro", "en", "{title}, {players} players, seed {seed}, match {index}, edition {edition}"},
    {"intro", "fr", "{title}, {players} places, graine {seed}, partie {index}, édition {edition}"},

    // questions before a match
    {"ask.language", "en", "Language / langue ({list}) [{fallback}]: "},
    {"ask.game", "en", "Game ({list}) [{fallback}]: "},
    {"ask.game", "fr", "Jeu ({list}) [{fallback}] : "},
    {"ask.players", "en", "How many players ({list}) [{fallback}]: "},
    {"ask.players", "fr", "Nombre de places à la table ({list}) [{fallback}] : "},
    {"ask.seat", "en", "{player} is a {list} [{fallback}]: "},
    {"ask.seat", "fr", "{player} ({list}) [{fallback}] : "},
    {"ask.again", "en", "Please answer with one of these: {list}."},
    {"ask.again", "fr", "Réponses possibles : {list}."},
    {"ask.which", "en", "{answer} may stand for {list}: please write more of it."},
    {"ask.which", "fr", "{answer} peut désigner {list} : en écrire plus."},
    {"list.or", "en", " or "},
    {"list.or", "fr", " ou "},
    {"seat.person", "en", "person"},
    {"seat.person", "fr", "personne"},
    {"seat.bot", "en", "bot"},
    {"seat.bot", "fr", "robot"},

    // during a match
    {"turn", "en", "{player}: {phase}"},
    {"turn", "fr", "{player} : {phase}"},
    {"hint", "en", "A number of the list, or: undo, redo, save FILE, load FILE, table, score, help, quit"},
    {"hint", "fr", "Un numéro de la liste, ou : annuler, refaire, sauver FICHIER, charger FICHIER, table, score, aide, quitter"},
    {"handover.hide", "en", "{player}: press Enter to hide this."},
    {"handover.hide", "fr", "{player} : appuyer sur Entrée pour masquer l’écran."},
    {"handover.show", "en", "Hand the screen to {player}. Press Enter when nobody else is looking."},
    {"handover.show", "fr", "Laisser l’écran à {player}. Appuyer sur Entrée à l’abri des regards."},
    {"not.understood", "en", "Not understood: {line}"},
    {"not.understood", "fr", "Saisie non comprise : {line}"},
    {"file.missing", "en", "Name a file, as in: {command} FILE"},
    {"file.missing", "fr", "Indiquer un fichier, par exemple : {command} FICHIER"},
    {"saved", "en", "The match is saved in {file}."},
    {"saved", "fr", "Partie enregistrée dans {file}."},
    {"loaded", "en", "The match in {file} goes on."},
    {"loaded", "fr", "Reprise de la partie {file}."},
    {"loaded.over", "en", "The match is over. It stands at its beginning: redo goes through it, undo back."},
    {"loaded.over", "fr", "La partie est terminée. La voici à son début : refaire la parcourt, annuler revient en arrière."},
    {"recorded", "en", "The record is in {file}."},
    {"recorded", "fr", "Compte rendu écrit dans {file}."},
    {"cannot.save", "en", "{file} cannot be written: {why}."},
    {"cannot.save", "fr", "Impossible d’écrire {file} : {why}."},
    {"cannot.read", "en", "{file} cannot be read: {why}."},
    {"cannot.read", "fr", "Impossible de lire {file} : {why}."},
    {"cannot.load", "en", "{file} is no match that can be loaded: {why}."},
    {"cannot.load", "fr", "{file} n’est pas une partie lisible : {why}."},
    {"left", "en", "The match ends here, unfinished."},
    {"left", "fr", "La partie s’arrête ici, inachevée."},
    {"help", "en",
        "  NUMBER     do what stands behind this number\n"
        "  undo       take back the last decision; it stops at luck and at secrets that were shown\n"
        "  redo       do again what was taken back\n"
        "  save FILE  keep the match in a file\n"
        "  load FILE  go on with a match from a save or a record\n"
        "  table      show the table again\n"
        "  score      the count as if the match ended now\n"
        "  quit       leave the match\n"},
    {"help", "fr",
        "  NUMÉRO           faire ce qui est écrit derrière ce numéro\n"
        "  annuler          revenir sur la dernière décision, jusqu’au hasard ou à un secret révélé\n"
        "  refaire          refaire ce qui a été annulé\n"
        "  sauver FICHIER   garder la partie dans un fichier\n"
        "  charger FICHIER  reprendre une partie d’une sauvegarde ou d’un compte rendu\n"
        "  table            montrer de nouveau la table\n"
        "  score            décompte comme si la partie finissait maintenant\n"
        "  quitter          abandonner la partie\n"},

    // why undo and redo stop
    {"undo.nothing", "en", "Nothing is left to take back."},
    {"undo.nothing", "fr", "Il ne reste rien à annuler."},
    {"undo.barrier", "en", "Undo stops here: {reason}."},
    {"undo.barrier", "fr", "Impossible d’annuler davantage : {reason}."},
    {"undo.bots", "en", "Undo stops here: what lies before was decided by bots."},
    {"undo.bots", "fr", "Impossible d’annuler davantage : avant cela, seuls des robots ont décidé."},
    {"redo.nothing", "en", "Nothing is left to do again."},
    {"redo.nothing", "fr", "Il ne reste rien à refaire."},

    // results
    {"count.now", "en", "Count if the match ended now"},
    {"count.now", "fr", "Décompte si la partie finissait maintenant"},
    {"count.final", "en", "Final count"},
    {"count.final", "fr", "Décompte final"},
    {"result", "en", "Match {index}: {totals}. {winners}"},
    {"result", "fr", "Partie {index} : {totals}. {winners}"},
    {"result.seat", "en", "{player} {total}"},
    {"result.seat", "fr", "{player} {total}"},
})};
// clang-format on

/// Names of the commands in each language, the English ones always understood.
struct Command {
    enum Kind { undo, redo, save, load, table, score, help, quit };
    Kind kind;
    std::string_view name;
};

inline constexpr std::array commands{std::to_array<Command>({
    {Command::undo, "undo"},
    {Command::redo, "redo"},
    {Command::save, "save"},
    {Command::load, "load"},
    {Command::table, "table"},
    {Command::score, "score"},
    {Command::help, "help"},
    {Command::quit, "quit"},
    {Command::undo, "annuler"},
    {Command::redo, "refaire"},
    {Command::save, "sauver"},
    {Command::load, "charger"},
    {Command::help, "aide"},
    {Command::quit, "quitter"},
})};

inline bool is_command(std::string_view text, Command::Kind kind) {
    for (const Command &command : commands)
        if (command.name == text) return command.kind == kind;
    return false;
}

inline std::string_view word(std::string_view key, std::string_view language) {
    return ville::find_text(word_rows, key, language);
}

/// A text with its named places filled in: say("saved", "en", fmt::arg("file", path)).
template <class... Arguments>
std::string say(std::string_view key, std::string_view language, const Arguments &...arguments) {
    return fmt::format(fmt::runtime(word(key, language)), arguments...);
}

} // namespace play
