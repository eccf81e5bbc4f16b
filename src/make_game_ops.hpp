// Fills the table of a game. Included by src/games/<game>.cpp alone.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

#include <ville/bots/information_set.hpp>
#include <ville/bots/is_mcts.hpp>
#include <ville/bots/random.hpp>
#include <ville/core/common_text.hpp>
#include <ville/core/game.hpp>

#include "game_ops.hpp"
#include "io/archive.hpp"
#include "io/json.hpp"

namespace ville {

/// What a game's text room offers beside its rows.
template <class G, class T>
concept GameText = requires(const typename G::Edition &edition, typename G::Action action, const Event &event,
                            std::string_view language, const SeatNames &names) {
    { T::rows } -> std::convertible_to<std::span<const TextRow>>;
    { T::action(edition, action, language, names) } -> std::same_as<std::string>;
    { T::event(edition, event, language, names) } -> std::same_as<std::string>;
};

/// Whether something holds for all. std::ranges has it, but not with the library of clang 14, which makes the WebAssembly.
template <class List, class Holds>
constexpr bool all(const List &list, Holds holds) {
    for (const auto &item : list)
        if (!holds(item)) return false;
    return true;
}

constexpr bool name_fits(const OptionSpec &option) { return option.name.size() < 44; }
constexpr bool number_fits(const ActionSpec &action) { return action.number < action_kind_end; }
constexpr bool count_fits(const ActionSpec &action) { return action.fields.size() <= max_action_fields; }

/// Whether the fields of a kind have room in a word, each its values and all of them together.
constexpr bool fields_fit(const ActionSpec &action) {
    int bits = 0;
    for (const FieldSpec &field : action.fields) {
        if (field.min < 0 || field.bits < 1 || field.bits > 30 || field.max >= 1 << field.bits) return false;
        bits += field.bits;
    }
    return bits <= kind_shift;
}

constexpr bool arguments_fit(const EventSpec &event) {
    std::size_t arguments = 0;
    for (const FieldSpec &field : event.fields) arguments += field.name != "player";
    return arguments <= max_event_args;
}

template <Game G, class T>
    requires GameText<G, T>
class GameOpsMaker {
    using State = typename G::State;
    using Edition = typename G::Edition;
    using Options = typename G::Options;
    using Action = typename G::Action;

    // The limits that docs/adding-a-game.md lists.
    static_assert(alignof(State) <= alignof(std::max_align_t) &&
                  alignof(Edition) <= alignof(std::max_align_t));
    static_assert(G::id.size() < 32, "an id has at most 31 bytes");
    static_assert(G::min_players >= 1 && G::max_players <= max_players, "at most four players");
    static_assert(G::options.size() <= max_options, "at most 16 options");
    static_assert(all(G::options, name_fits), "names of options have at most 43 bytes");
    static_assert(all(G::actions, number_fits), "kinds are numbered up to 127");
    static_assert(all(G::actions, count_fits), "at most six fields");
    static_assert(all(G::actions, fields_fit),
                  "the fields of an action are wider than 45 bits, or one cannot hold its values");
    static_assert(all(G::events, arguments_fit), "at most six arguments beside the player");
    static_assert(G::score_lines.size() <= decltype(Score::lines)::capacity(), "at most 12 score lines");
    static_assert(G::reasons.size() <= 256 - static_cast<std::size_t>(Reason::first_of_game),
                  "at most 192 reasons");

    static const Edition &edition(const void *p) { return *static_cast<const Edition *>(p); }
    static const State &state(const void *p) { return *static_cast<const State *>(p); }
    static State &state(void *p) { return *static_cast<State *>(p); }

    /// A list that writes words straight into the caller's array, and counts those that do not fit.
    struct WordList {
        ActionWord *list;
        std::uint32_t capacity;
        std::uint32_t count = 0;
        void push_back(const Action &action) {
            if (count < capacity) list[count] = G::pack(action);
            ++count;
        }
    };

    struct WeightList {
        const Edition &edition;
        const State &state;
        std::uint32_t *list;
        std::uint32_t capacity;
        std::uint32_t count = 0;
        void push_back(const Action &action) {
            if (count < capacity) list[count] = G::chance_weight(edition, state, action);
            ++count;
        }
    };

    static constexpr auto builtin_hashes = [] {
        std::array<std::uint64_t, G::editions.size()> hashes{};
        for (std::size_t i = 0; i < hashes.size(); ++i) hashes[i] = hash_of(*G::editions[i]);
        return hashes;
    }();

    static Options options_from(const OptionValues &values) {
        Options options;
        std::size_t i = 0;
        for_each_field(options, [&](std::string_view, auto &field) {
            field = static_cast<std::remove_reference_t<decltype(field)>>(values[i++]);
        });
        return options;
    }

    static OptionValues values_of(const Options &options) {
        OptionValues values{};
        std::size_t i = 0;
        for_each_field(options, [&](std::string_view, const auto &field) {
            values[i++] = static_cast<std::int32_t>(field);
        });
        return values;
    }

    template <class Value>
    static std::string json_of(const Value &value) {
        io::JsonBuffer buffer;
        io::JsonWriter writer(buffer);
        io::put(writer, value);
        return std::string(io::text_of(buffer));
    }

    template <class Value>
    static std::size_t write(const Value &value, std::span<std::uint8_t> room) {
        io::MemoryOutput archive(room);
        io::write_value(archive, value);
        return archive.size();
    }

    template <class Value>
    static bool read(std::span<const std::uint8_t> bytes, Value &value) {
        io::MemoryInput archive(bytes);
        io::read_value(archive, value);
        return archive.finished();
    }

    static bool edition_from_json(std::string_view text, void *target, std::string &place,
                                  std::string &what) {
        const io::JsonText parsed(text);
        io::JsonFault fault;
        PrintedForm<G> value;
        if (!parsed.ok()) {
            fault = parsed.fault();
        } else if (io::get(io::JsonReader(parsed.root(), fault), value)) {
            if constexpr (prints_editions<G>) G::read_edition(value, *static_cast<Edition *>(target));
            else *static_cast<Edition *>(target) = value;
            return true;
        }
        place = std::move(fault.pointer);
        what = std::move(fault.what);
        return false;
    }

    static void apply_action(const void *e, void *s, Action action, EventBuffer *events) {
        if (events != nullptr) return G::apply(edition(e), state(s), action, *events);
        NoEvents quiet;
        G::apply(edition(e), state(s), action, quiet);
    }

    static Reason try_apply(const void *e, void *s, ActionWord word, EventBuffer *events) {
        Action action;
        if (const Reason reason = G::unpack(word, action); reason != Reason::none) return reason;
        if (const Reason reason = G::why_illegal(edition(e), state(s), action); reason != Reason::none)
            return reason;
        apply_action(e, s, action, events);
        return Reason::none;
    }

    static void apply(const void *e, void *s, ActionWord word, EventBuffer *events) {
        Action action;
        G::unpack(word, action);
        apply_action(e, s, action, events);
    }

    static Playout play_random(const void *e, const OptionValues &values, Table table, std::uint64_t seed,
                               std::uint32_t index) {
        NoEvents quiet;
        State s = G::setup(edition(e), options_from(values), table, quiet);
        Playout result;
        for (Player actor = G::actor(s); actor != nobody; actor = G::actor(s)) {
            const bool luck = actor == chance;
            Rng rng(seed, index, luck ? stream::chance : stream::bot(actor), result.plies);
            G::apply(edition(e), s,
                     luck ? draw_outcome<G>(edition(e), s, rng) : random_action<G>(edition(e), s, rng),
                     quiet);
            ++result.plies;
            if (!luck) ++result.decisions;
        }
        result.winners = G::outcome(edition(e), s).winners;
        const Scores scores = G::scores(edition(e), s, omniscient);
        for (std::size_t p = 0; p < scores.size(); ++p) result.totals[p] = scores[p].total();
        result.state_hash = hash_of(s);
        return result;
    }

public:
    static constexpr GameOps make() {
        return {
            .id = G::id,
            .min_players = G::min_players,
            .max_players = G::max_players,
            .rules_version = G::rules_version,
            .state_version = G::state_version,
            .max_actions = static_cast<std::uint32_t>(G::max_actions),
            .max_plies = G::max_plies,
            .max_events = G::max_events,
            .state_size = sizeof(State),
            .edition_size = sizeof(Edition),
            .actions = G::actions,
            .events = G::events,
            .options = G::options,
            .reasons = G::reasons,
            .phases = G::phases,
            .score_lines = G::score_lines,
            .end_reasons = G::end_reasons,
            .texts = T::rows,

            .edition_count = static_cast<std::uint32_t>(G::editions.size()),
            .builtin_edition = [](std::uint32_t index) -> const void * { return G::editions[index]; },
            .edition_id = [](const void *e) { return edition(e).id.view(); },
            .edition_hash = [](const void *e) { return hash_of(edition(e)); },
            .edition_word = [](const void *e, int list,
                               int value) { return edition_word<G>(edition(e), list, value); },
            .builtin_hash = [](std::uint32_t index) { return builtin_hashes[index]; },
            .check_edition = [](const void *e) { return G::check_edition(edition(e)); },
            .edition_warnings = [](const void *e) { return edition_warnings<G>(edition(e)); },
            .check_options =
                [](const void *e, const OptionValues &values) {
                    return G::check_options(edition(e), options_from(values));
                },
            .edition_to_json = [](const void *e) { return json_of(printed_form<G>(edition(e))); },
            .edition_from_json = edition_from_json,
            .write_edition = [](const void *e,
                                std::span<std::uint8_t> room) { return write(edition(e), room); },
            .read_edition = [](std::span<const std::uint8_t> bytes,
                               void *e) { return read(bytes, *static_cast<Edition *>(e)); },

            .setup =
                [](const void *e, const OptionValues &values, Table table, EventBuffer *events, void *s) {
                    NoEvents quiet;
                    state(s) = events != nullptr ? G::setup(edition(e), options_from(values), table, *events)
                                                 : G::setup(edition(e), options_from(values), table, quiet);
                },
            .actor = [](const void *s) { return G::actor(state(s)); },
            .phase = [](const void *s) { return G::phase(state(s)); },
            .table = [](const void *s) { return G::table(state(s)); },
            .option_values = [](const void *s) { return values_of(G::options_of(state(s))); },
            .legal_actions =
                [](const void *e, const void *s, ActionWord *list, std::uint32_t capacity) {
                    WordList words{list, capacity};
                    G::legal_actions(edition(e), state(s), words);
                    return words.count;
                },
            .weights =
                [](const void *e, const void *s, std::uint32_t *list, std::uint32_t capacity) {
                    WeightList weights{edition(e), state(s), list, capacity};
                    G::legal_actions(edition(e), state(s), weights);
                    return weights.count;
                },
            .why_illegal =
                [](const void *e, const void *s, ActionWord word) {
                    Action action;
                    const Reason reason = G::unpack(word, action);
                    return reason != Reason::none ? reason : G::why_illegal(edition(e), state(s), action);
                },
            .try_apply = try_apply,
            .apply = apply,
            .draw_outcome = [](const void *e, const void *s,
                               Rng &rng) { return G::pack(draw_outcome<G>(edition(e), state(s), rng)); },
            .stand_in = [](const void *e, const void *s, Player player,
                           Rng &rng) { return G::pack(G::stand_in(edition(e), state(s), player, rng)); },
            .scores = [](const void *e, const void *s,
                         Viewer viewer) { return G::scores(edition(e), state(s), viewer); },
            .outcome = [](const void *e, const void *s) { return G::outcome(edition(e), state(s)); },
            .progress = [](const void *e, const void *s) -> int { return G::progress(edition(e), state(s)); },
            .check = [](const void *e, const void *s) { return G::check(edition(e), state(s)); },

            .visibility = [](const Event &event) { return G::visibility(event); },
            .determinize = [](const void *e, void *s, Viewer viewer,
                              Rng &rng) { G::determinize(edition(e), state(s), viewer, rng); },
            .view_json = [](const void *e, const void *s,
                            Viewer viewer) { return json_of(G::observe(edition(e), state(s), viewer)); },

            .state_hash = [](const void *s) { return hash_of(state(s)); },
            .write_state = [](const void *s, std::span<std::uint8_t> room) { return write(state(s), room); },
            .read_state = [](std::span<const std::uint8_t> bytes, void *s) { return read(bytes, state(s)); },

            .action_text =
                [](const void *e, ActionWord word, std::string_view language, const SeatNames &names) {
                    Action action;
                    return G::unpack(word, action) == Reason::none
                               ? T::action(edition(e), action, language, names)
                               : std::string();
                },
            .event_text = [](const void *e, const Event &event, std::string_view language,
                             const SeatNames &names) { return T::event(edition(e), event, language, names); },
            .score_line =
                []([[maybe_unused]] const void *e, [[maybe_unused]] int line,
                   [[maybe_unused]] std::string_view language) {
                    if constexpr (requires { T::score_line(edition(e), line, language); })
                        return T::score_line(edition(e), line, language);
                    else return std::string();
                },

            .choose_randomly =
                [](const void *e, const void *s, Player seat, Rng &rng) {
                    return G::pack(choose_randomly(InformationSet<G>(edition(e), state(s), seat), rng));
                },
            .search =
                [](const void *e, const void *s, Player seat, std::uint64_t seed, std::uint32_t index,
                   std::uint32_t ply, SearchBudget budget, StopFlag stop, std::vector<Thought> &thoughts) {
                    IsMcts<G> search(seed, index);
                    return G::pack(search.choose(InformationSet<G>(edition(e), state(s), seat), ply, budget,
                                                 stop, thoughts));
                },
            .play_random = play_random,
        };
    }
};

} // namespace ville
