// A game without its type: constants, tables and about thirty functions over plain bytes.
//
// The runtime, the C layer and everything else outside a game's folder know games through this table only.
// `make_game_ops.hpp` fills it from a game that satisfies the concept. A state or an edition is a block of
// `state_size` or `edition_size` bytes, aligned for any type, copied with memcpy.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <ville/core/action_word.hpp>
#include <ville/core/common_text.hpp>
#include <ville/core/event.hpp>
#include <ville/core/fault.hpp>
#include <ville/core/player.hpp>
#include <ville/core/reason.hpp>
#include <ville/core/rng.hpp>
#include <ville/core/schema.hpp>
#include <ville/core/score.hpp>
#include <ville/core/search.hpp>
#include <ville/core/stop_flag.hpp>
#include <ville/core/text_table.hpp>

namespace ville {

/// The most options of a game.
inline constexpr std::size_t max_options = 16;

/// The options of a match as numbers, in the order of the game's table; unused ones are 0.
using OptionValues = std::array<std::int32_t, max_options>;

/// How a random match went.
struct Playout {
    std::uint32_t plies = 0;
    std::uint32_t decisions = 0; ///< Plies of players, without chance.
    std::uint8_t winners = 0;    ///< As in Outcome.
    std::array<std::int32_t, max_players> totals{};
    std::uint64_t state_hash = 0; ///< Of the last state.
};

struct GameOps {
    // ---- Description
    std::string_view id;
    int min_players;
    int max_players;
    std::uint32_t rules_version;
    std::uint32_t state_version;
    std::uint32_t max_actions;
    std::uint32_t max_plies;
    std::uint32_t max_events;
    std::size_t state_size;
    std::size_t edition_size;
    std::span<const ActionSpec> actions;
    std::span<const EventSpec> events;
    std::span<const OptionSpec> options;
    Names reasons;
    Names phases;
    Names score_lines;
    Names end_reasons;
    std::span<const TextRow> texts;

    // ---- Editions
    std::uint32_t edition_count;
    const void *(*builtin_edition)(std::uint32_t index);
    std::string_view (*edition_id)(const void *edition);
    std::uint64_t (*edition_hash)(const void *edition);
    std::string_view (*edition_word)(const void *edition, int list, int value);
    std::uint64_t (*builtin_hash)(std::uint32_t index); ///< The same, known since compile time.
    Faults (*check_edition)(const void *edition);
    Faults (*edition_warnings)(const void *edition); ///< Precondition: no faults.
    const char *(*check_options)(const void *edition, const OptionValues &);
    std::string (*edition_to_json)(const void *edition);
    bool (*edition_from_json)(std::string_view text, void *edition, std::string &place, std::string &what);
    std::size_t (*write_edition)(const void *edition, std::span<std::uint8_t> room);
    bool (*read_edition)(std::span<const std::uint8_t> bytes, void *edition);

    // ---- Rules
    void (*setup)(const void *edition, const OptionValues &, Table, EventBuffer *, void *state);
    Player (*actor)(const void *state);
    int (*phase)(const void *state);
    Table (*table)(const void *state);
    OptionValues (*option_values)(const void *state);
    std::uint32_t (*legal_actions)(const void *edition, const void *state, ActionWord *list,
                                   std::uint32_t capacity);
    std::uint32_t (*weights)(const void *edition, const void *state, std::uint32_t *list,
                             std::uint32_t capacity);
    Reason (*why_illegal)(const void *edition, const void *state, ActionWord);
    /// Nothing changes unless it says none.
    Reason (*try_apply)(const void *edition, void *state, ActionWord, EventBuffer *);
    /// Precondition: the word is legal.
    void (*apply)(const void *edition, void *state, ActionWord, EventBuffer *);
    ActionWord (*draw_outcome)(const void *edition, const void *state, Rng &);
    ActionWord (*stand_in)(const void *edition, const void *state, Player, Rng &);
    Scores (*scores)(const void *edition, const void *state, Viewer);
    Outcome (*outcome)(const void *edition, const void *state);
    int (*progress)(const void *edition, const void *state);
    const char *(*check)(const void *edition, const void *state);

    // ---- Viewers
    Visibility (*visibility)(const Event &);
    void (*determinize)(const void *edition, void *state, Viewer, Rng &);
    std::string (*view_json)(const void *edition, const void *state, Viewer);

    // ---- Bytes
    std::uint64_t (*state_hash)(const void *state);
    std::size_t (*write_state)(const void *state, std::span<std::uint8_t> room);
    bool (*read_state)(std::span<const std::uint8_t> bytes, void *state);

    // ---- Text
    std::string (*action_text)(const void *edition, ActionWord, std::string_view language, const SeatNames &);
    std::string (*event_text)(const void *edition, const Event &, std::string_view language,
                              const SeatNames &);
    /// Empty: as in `texts`.
    std::string (*score_line)(const void *edition, int line, std::string_view language);

    // ---- Bots and playouts
    ActionWord (*choose_randomly)(const void *edition, const void *state, Player seat, Rng &);
    ActionWord (*search)(const void *edition, const void *state, Player seat, std::uint64_t seed,
                         std::uint32_t index, std::uint32_t ply, SearchBudget, StopFlag stop,
                         std::vector<Thought> &thoughts);
    Playout (*play_random)(const void *edition, const OptionValues &, Table, std::uint64_t seed,
                           std::uint32_t index);
};

} // namespace ville
