// What the fuzz targets share. Each target is one function over bytes that states laws, not only "no crash":
// what is refused changes nothing; what is taken in holds the game's invariants and plays to its end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <ville.h>
#include <ville/core/hash.hpp>

#include "../../capi/handles.hpp"

namespace ville::fuzz {

/// A law. Where it does not hold the program ends, so that a fuzzer keeps the input.
inline void require(bool holds, const char *law) {
    if (holds) return;
    std::fprintf(stderr, "broken: %s\n", law);
    std::abort();
}

/// Takes decisions from the input. At its end everything is 0.
class Input {
public:
    Input(const std::uint8_t *data, std::size_t size) : left_(data, size) {}

    bool empty() const { return left_.empty(); }
    std::uint64_t bytes(std::size_t count) {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < count && !left_.empty(); ++i, left_ = left_.subspan(1))
            value |= std::uint64_t{left_[0]} << (8 * i);
        return value;
    }
    std::uint8_t byte() { return static_cast<std::uint8_t>(bytes(1)); }
    std::uint32_t below(std::uint32_t bound) { return byte() % bound; }
    std::span<const std::uint8_t> rest() const { return left_; }

private:
    std::span<const std::uint8_t> left_;
};

struct Destroy {
    void operator()(ville_match *match) const { ville_match_destroy(match); }
    void operator()(ville_edition *edition) const { ville_edition_destroy(edition); }
    void operator()(ville_bot *bot) const { ville_bot_destroy(bot); }
};
using MatchHandle = std::unique_ptr<ville_match, Destroy>;
using EditionHandle = std::unique_ptr<ville_edition, Destroy>;
using BotHandle = std::unique_ptr<ville_bot, Destroy>;

/// An error that must be filled in properly by the call it is given to.
struct Error {
    ville_error c;
    Error() { ville_error_init(&c, sizeof c); }
    operator ville_error *() { return &c; }
};

/// Whether these are characters: each in its shortest form, none half of one, none beyond the last.
inline bool is_utf8(std::string_view text) {
    static constexpr struct {
        std::uint32_t least, mask;
    } forms[] = {{}, {0, 0x7f}, {0x80, 0x1f}, {0x800, 0x0f}, {0x10000, 0x07}}; // by length
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t length = lead < 0x80   ? 1
                                   : lead < 0xc0 ? 0
                                   : lead < 0xe0 ? 2
                                   : lead < 0xf0 ? 3
                                   : lead < 0xf8 ? 4
                                                 : 0;
        if (length == 0 || i + length > text.size()) return false;
        std::uint32_t character = lead & forms[length].mask;
        for (std::size_t k = 1; k < length; ++k) {
            if ((static_cast<unsigned char>(text[i + k]) & 0xc0u) != 0x80) return false;
            character = character << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3fu);
        }
        if (character < forms[length].least || character > 0x10ffff ||
            (character >= 0xd800 && character < 0xe000))
            return false;
        i += length;
    }
    return true;
}

/// A text that the library hands out: it must be UTF-8 and hold no zero byte but the last.
template <class Ask>
std::string text(Ask &&ask) {
    std::uint32_t size = 0;
    require(ask(nullptr, std::uint32_t{0}, &size) == VILLE_OK && size > 0, "a text can be asked for");
    std::string room(size, '?');
    require(ask(room.data(), size, nullptr) == VILLE_OK, "a text fits its size");
    require(std::strlen(room.c_str()) + 1 == size, "a text ends where its size says");
    room.pop_back();
    require(is_utf8(room), "a text is UTF-8");
    return room;
}

template <class Ask>
std::vector<std::uint8_t> bytes(Ask &&ask) {
    std::uint32_t size = 0;
    require(ask(nullptr, std::uint32_t{0}, &size) == VILLE_OK && size > 0, "bytes can be asked for");
    std::vector<std::uint8_t> room(size);
    require(ask(room.data(), size, nullptr) == VILLE_OK, "bytes fit their size");
    return room;
}

inline std::vector<std::uint8_t> save_of(const ville_match *match) {
    return bytes([&](auto... room) { return ville_match_save(match, room...); });
}

inline ville_match_info info_of(const ville_match *match) {
    ville_match_info info{};
    info.struct_size = sizeof info;
    require(ville_match_get_info(match, &info) == VILLE_OK, "a match tells how it stands");
    return info;
}

inline std::uint64_t hash_of(const ville_match *match) {
    std::uint64_t hash = 0;
    require(ville_match_state_hash(match, &hash) == VILLE_OK, "a match has a hash");
    return hash;
}

/// What a caller can see of a match, as one number: how it stands, its state, its log, its newest event.
inline std::uint64_t stand_of(const ville_match *match) {
    if (match == nullptr) return 0;
    Xxh64 all;
    const auto add = [&](const auto *items, std::uint32_t count) {
        all.bytes(reinterpret_cast<const std::uint8_t *>(items), count * sizeof *items);
    };
    const ville_match_info info = info_of(match);
    const std::uint64_t hash = hash_of(match);
    add(&info, 1);
    add(&hash, 1);
    ville_log_entry entries[256];
    std::uint32_t count = 0;
    for (std::uint32_t from = info.log_begin; from != info.log_end; from += count) {
        require(ville_match_log(match, from, entries, 256, &count) == VILLE_OK && count > 0,
                "a log can be read");
        add(entries, count);
    }
    ville_event event;
    if (info.events_begin == info.events_end) return all.digest();
    require(ville_match_events(match, VILLE_OMNISCIENT, info.events_end - 1, &event, 1, &count, nullptr) ==
                VILLE_OK,
            "the newest event can be read");
    add(&event, count);
    return all.digest();
}

/// A known answer, told as the caller was told it.
inline void check_answer(ville_status status, const Error &error) {
    require(status != VILLE_ERR_INTERNAL, "nothing goes wrong inside");
    require(ville_status_name(status, nullptr, 0, nullptr) == VILLE_OK, "a status has a name");
    require(error.c.status == status, "the error tells the status");
    require((error.c.text[0] == '\0') == (status == VILLE_OK), "a failure has words");
    require(std::memchr(error.c.text, 0, sizeof error.c.text) != nullptr, "the words end");
    require(is_utf8(error.c.text), "the words are UTF-8");
}

inline void check_state(const ville_match *match) {
    const Match &m = *match->match;
    require(m.ops().check(m.edition()->data(), m.state()) == nullptr, "the invariants hold");
}

/// More than any list of actions has, with any edition.
inline constexpr std::uint32_t most_actions = 4096;

/// Whether a seat has a stand-in. He waits in the past alone.
inline bool is_left(const ville_match *match, std::int32_t seat) {
    return seat >= 0 && (info_of(match).stand_ins >> seat & 1u) != 0;
}

/// The laws of any match at any time. Numbers count on from the last to 0.
inline void check_match(const ville_match *match) {
    check_state(match);
    const ville_match_info info = info_of(match);
    require(info.ply - info.log_begin <= info.log_end - info.log_begin, "the log goes around the ply");
    require(info.events_end - info.events_begin < (1u << 20), "events go forward");
    const bool drawn = info.actor == VILLE_CHANCE && match->match->chance_mode() == ChanceMode::automatic;
    const bool guess = !match->match->keep().log; // it stands where the match stood of which it is one
    require(info.ply != info.log_end || guess || !(drawn || is_left(match, info.actor)),
            "a match waits for somebody");
    require(info.actor == ville_match_actor(match) && (info.over == 1) == (info.actor == VILLE_NOBODY),
            "a match is over when nobody acts");
    require(info.progress >= 0 && info.progress <= 1000, "progress is a fraction");
    std::uint32_t count = 0;
    if (info.actor >= 0)
        require(ville_match_legal_actions(match, info.actor, nullptr, 0, &count) == VILLE_OK && count > 0,
                "a player who must act can");
    if (info.actor == VILLE_CHANCE)
        require(ville_match_outcomes(match, VILLE_OMNISCIENT, nullptr, nullptr, 0, &count) == VILLE_OK &&
                    count > 0,
                "luck that must act can");
}

/// Everything a match can be asked for in words.
inline void read_everything(const ville_match *match) {
    for (const std::int32_t viewer : {0, 1, int{VILLE_PUBLIC}, int{VILLE_OMNISCIENT}}) {
        text([&](auto... room) { return ville_match_view_json(match, viewer, room...); });
        text([&](auto... room) { return ville_match_scores_json(match, viewer, room...); });
    }
    const ville_match_info info = info_of(match);
    const bool tells = match->match->keep().events;
    if (tells)
        text([&](auto... room) { return ville_match_events_json(match, 0, info.events_begin, room...); });
    ville_event events[32];
    std::uint32_t count = 0;
    if (tells)
        require(ville_match_events(match, 0, info.events_begin, events, 32, &count, nullptr) == VILLE_OK,
                "events");
    for (std::uint32_t i = 0; i < count; ++i)
        text([&](auto... room) {
            return ville_event_text(match, &events[i], i % 2 != 0 ? "fr" : "en", room...);
        });
    std::vector<ville_action> actions(most_actions);
    if (info.actor == VILLE_CHANCE)
        ville_match_outcomes(match, VILLE_OMNISCIENT, actions.data(), nullptr, most_actions, &count);
    else ville_match_legal_actions(match, VILLE_OMNISCIENT, actions.data(), most_actions, &count);
    ville_edition *edition = nullptr;
    require(ville_match_edition(match, &edition, nullptr) == VILLE_OK, "a match has an edition");
    const EditionHandle owned(edition);
    for (std::uint32_t i = 0; i < count; ++i) {
        text([&](auto... room) { return ville_action_text(match, actions[i], "fr", room...); });
        text([&](auto... room) { return ville_action_to_json(edition, actions[i], room...); });
    }
}

/// Plays on with arbitrary choices; the match must end, and keep its invariants on the way.
inline void play_to_end(ville_match *match, std::uint32_t luck) {
    for (int plies = 0; ville_match_actor(match) != VILLE_NOBODY; ++plies) {
        require(plies < 20000, "a match ends");
        const std::int32_t actor = ville_match_actor(match);
        luck = luck * 1664525u + 1013904223u;
        if (actor == VILLE_CHANCE) {
            require(ville_match_draw(match, nullptr, nullptr) == VILLE_OK, "luck can be drawn");
        } else {
            ville_action actions[most_actions];
            std::uint32_t count = 0;
            require(ville_match_legal_actions(match, actor, actions, most_actions, &count) == VILLE_OK &&
                        count > 0,
                    "a player who must act can");
            if (is_left(match, actor)) ville_match_set_stand_in(match, actor, 0, nullptr);
            require(ville_match_apply(match, actor, actions[(luck >> 16) % count], nullptr) == VILLE_OK,
                    "what is legal works");
        }
        check_state(match);
    }
}

/// A match that came from outside: it holds what every match holds, can be kept and copied, and ends.
inline void check_taken_in(ville_match *match, std::uint32_t luck) {
    check_match(match);
    read_everything(match);
    const std::vector<std::uint8_t> save = save_of(match);
    ville_match *again = nullptr;
    Error error;
    const ville_status answer =
        ville_match_load(save.data(), static_cast<std::uint32_t>(save.size()), 0, &again, error);
    check_answer(answer, error);
    require(answer == VILLE_OK, "what is saved can be loaded");
    MatchHandle owned(again);
    require(save_of(again) == save, "saving, loading and saving gives the same bytes");
    for (int i = 0; i < 10 && ville_match_undo(again, nullptr) == VILLE_OK; ++i) check_match(again);
    while (ville_match_redo(again, nullptr) == VILLE_OK) check_match(again);
    play_to_end(match, luck);
    check_match(match);
    read_everything(match);
    if (luck % 8 == 0 && match->match->keep().log && match->match->starts_at_setup())
        text([&](auto... room) { return ville_match_record(match, VILLE_RECORD_LEGAL, room...); });
}

/// Puts the right size and checksum in, so that what stands before it is looked at.
inline void seal(std::vector<std::uint8_t> &frame) {
    if (frame.size() < 18) return;
    if (frame[4] > 1) // the first format has no size
        for (std::size_t i = 0; i < 4; ++i) frame[6 + i] = static_cast<std::uint8_t>(frame.size() >> (8 * i));
    Xxh64 hash;
    hash.bytes(frame.data(), frame.size() - 8);
    const std::uint64_t digest = hash.digest();
    for (std::size_t i = 0; i < 8; ++i)
        frame[frame.size() - 8 + i] = static_cast<std::uint8_t>(digest >> (8 * i));
}

/// A configuration from two bytes.
inline ville_match_config config_from(Input &in) {
    ville_match_config config;
    ville_match_config_init(&config, sizeof config);
    const std::uint32_t table = in.byte();
    const std::uint32_t rest = in.byte();
    config.game = static_cast<std::int32_t>((table >> 6) % static_cast<std::uint32_t>(ville_game_count()));
    config.players = 2 + static_cast<std::int32_t>(table % 3);
    config.first = static_cast<std::int32_t>(table / 3 % 2);
    config.chance = table / 6 % 2 != 0 ? VILLE_CHANCE_HOST : VILLE_CHANCE_AUTOMATIC;
    config.undo_rule = static_cast<std::int32_t>(table / 12 % 3);
    config.log = rest % 4 != 3;
    config.undo = rest % 4 < 2;
    config.events = rest % 2 == 0;
    config.seed = rest;
    // one that is not the first value
    if (const auto chosen = static_cast<std::int32_t>(rest / 8); chosen < VILLE_MAX_OPTIONS) {
        ville_option_info option{};
        option.struct_size = sizeof option;
        if (ville_game_get_option(config.game, chosen, &option) == VILLE_OK)
            config.option[chosen] = option.min + 1;
    }
    return config;
}

inline MatchHandle new_match(const ville_match_config &config, const ville_edition *edition = nullptr) {
    ville_match *match = nullptr;
    require(ville_match_create(&config, edition, &match, nullptr) == VILLE_OK, "such a match can be made");
    return MatchHandle(match);
}

} // namespace ville::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);
