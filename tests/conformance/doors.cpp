// No secret leaves through any door of the C layer: a game with secrets is played, and everything that a viewer can
// ask for is read.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <ville.h>

#include "../../capi/handles.hpp"
#include "conformance/sample.hpp"
#include "conformance/secrets.hpp"
#include "make_game_ops.hpp"
#include "runtime/record.hpp"
#include "support/matches.hpp"
#include "support/pockets.hpp"
#include "support/same_json.hpp"
#include "support/tier.hpp"

namespace ville::tests {

namespace {

constexpr GameOps pockets_ops = GameOpsMaker<pockets::Game, pockets::Text>::make();

ville_match new_match(int number, ChanceMode chance_mode, UndoRule rule = UndoRule::table) {
    const Sample<pockets::Game> played = sample<pockets::Game>(static_cast<std::uint32_t>(number));
    MatchConfig config;
    config.edition = builtin_edition(pockets_ops, 0);
    config.options[0] = played.options.swaps;
    config.table = played.table;
    config.seed = static_cast<std::uint64_t>(number);
    config.chance = chance_mode;
    config.undo_rule = rule;
    return {make_match(config)};
}

template <class Ask>
std::string text_from(Ask &&ask) {
    std::uint32_t needed = 0;
    EXPECT_EQ(ask(nullptr, 0, &needed), VILLE_OK);
    std::string text(needed, '\0');
    EXPECT_EQ(ask(text.data(), needed, &needed), VILLE_OK);
    text.pop_back(); // the zero byte
    return text;
}

/// Calls f(handle, viewer) for every viewer at every decision of random matches.
template <class F>
void for_every_viewer(int matches, F &&f) {
    for (int number = 0; number < matches; ++number) {
        ville_match handle = new_match(number, ChanceMode::automatic);
        Rng rng = test_rng(static_cast<std::uint32_t>(number), 20);
        for (;;) {
            for (const Viewer viewer : viewers_of(handle.match->table().players)) f(handle, viewer);
            if (handle.match->over() || testing::Test::HasFailure()) break;
            play_once(*handle.match, rng);
        }
    }
}

/// Who may see the card, or know of the event at all: written out here once more, not asked from the game.
bool may_see_whole(const Event &event, Viewer viewer) {
    switch (event.type) {
    case pockets::event::dealt:
    case pockets::event::first_dealt:
    case pockets::event::swapped:
    case pockets::event::drawn:
    case pockets::event::counted: return viewer == omniscient || viewer == event.player;
    default: return true;
    }
}
bool may_see(const Event &event, Viewer viewer) {
    return event.type != pockets::event::counted || may_see_whole(event, viewer);
}

} // namespace

TEST(Doors, EventsKeepSecrets) {
    for_every_viewer(how_many(30, 1'000), [](const ville_match &handle, Viewer viewer) {
        std::vector<ville_event> shown(1000);
        std::uint32_t count = 0, next = 0;
        ASSERT_EQ(ville_match_events(&handle, viewer, 0, shown.data(), 1000, &count, &next), VILLE_OK);
        ASSERT_EQ(next, handle.match->journal().end_number());
        const std::string text = text_from([&](char *buffer, std::uint32_t capacity, std::uint32_t *needed) {
            return ville_match_events_json(&handle, viewer, 0, buffer, capacity, needed);
        });
        const io::JsonText json(text);
        ASSERT_TRUE(json.ok());
        std::uint32_t i = 0;
        for (const Event &event : events_of(*handle.match)) {
            if (!may_see(event, viewer)) continue;
            ASSERT_LT(i, count);
            EXPECT_EQ(shown[i].seq, event.seq);
            EXPECT_EQ(shown[i].type, event.type);
            EXPECT_EQ(shown[i].player, event.player);
            const bool whole = may_see_whole(event, viewer);
            EXPECT_EQ(shown[i].arg[0], whole ? event.arg[0] : -1);
            EXPECT_EQ(shown[i].flags, whole ? 0 : VILLE_EVENT_PARTIAL);
            const io::JsonValue &told = json.root()[i];
            EXPECT_EQ(told["seq"].GetUint(), event.seq);
            const bool is_card = event.type >= pockets::event::dealt && event.type <= pockets::event::drawn;
            if (is_card) {
                EXPECT_EQ(told.HasMember("card"), whole) << text;
            }
            EXPECT_FALSE(told.HasMember("seen_by") || told.HasMember("hidden"))
                << "only the record says who saw what";
            ++i;
        }
        EXPECT_EQ(i, count);
        EXPECT_EQ(json.root().Size(), count);
    });
}

// What a viewer reads does not depend on what he cannot see: all that he may ask for is the same in a guess.
TEST(Doors, AnswersAreTheSameInAGuess) {
    for_every_viewer(how_many(20, 500), [](const ville_match &truth, Viewer viewer) {
        ville_match *guess = nullptr;
        ASSERT_EQ(ville_match_determinize(&truth, viewer, 5, truth.match->ply(), &guess, nullptr), VILLE_OK);
        for (const auto ask : {ville_match_view_json, ville_match_scores_json}) {
            const auto answer = [&](const ville_match *match) {
                return text_from([&](char *buffer, std::uint32_t capacity, std::uint32_t *needed) {
                    return ask(match, viewer, buffer, capacity, needed);
                });
            };
            EXPECT_EQ(answer(&truth), answer(guess));
        }
        ville_match_info a{}, b{};
        a.struct_size = b.struct_size = sizeof a;
        ASSERT_EQ(ville_match_get_info(&truth, &a), VILLE_OK);
        ASSERT_EQ(ville_match_get_info(guess, &b), VILLE_OK);
        EXPECT_EQ(a.actor, b.actor);
        EXPECT_EQ(a.phase, b.phase);
        EXPECT_EQ(a.ply, b.ply);
        EXPECT_EQ(a.progress, b.progress);
        EXPECT_EQ(a.winners, b.winners);

        std::vector<ville_action> own(64), other(64);
        std::uint32_t own_count = 0, other_count = 0;
        ASSERT_EQ(ville_match_legal_actions(&truth, viewer, own.data(), 64, &own_count), VILLE_OK);
        ASSERT_EQ(ville_match_legal_actions(guess, viewer, other.data(), 64, &other_count), VILLE_OK);
        const bool gets_list = viewer == omniscient || viewer == truth.match->actor();
        EXPECT_EQ(own_count > 0, gets_list && !truth.match->over());
        EXPECT_EQ(own_count, other_count);
        EXPECT_EQ(own, other);
        if (viewer >= 0) {
            ville_error left{}, right{};
            left.struct_size = right.struct_size = sizeof left;
            for (std::uint64_t kind = 0; kind < 6; ++kind)
                for (std::uint64_t card = 0; card < pockets::rows; ++card) {
                    const ville_action word = kind << kind_shift | card << (kind_shift - 3);
                    EXPECT_EQ(ville_match_check_action(&truth, viewer, word, &left),
                              ville_match_check_action(guess, viewer, word, &right));
                    EXPECT_EQ(left.reason, right.reason);
                    EXPECT_STREQ(left.text, right.text);
                }
        }
        ville_match_destroy(guess);
    });
}

TEST(Doors, OutcomesAreTheReferees) {
    for (int number = 0; number < how_many(10, 100); ++number) {
        ville_match handle = new_match(number, ChanceMode::host);
        Rng rng = test_rng(static_cast<std::uint32_t>(number), 21);
        for (; !handle.match->over(); play_once(*handle.match, rng))
            for (const Viewer viewer : viewers_of(handle.match->table().players)) {
                std::vector<ville_action> outcomes(64);
                std::vector<std::uint32_t> weights(64);
                std::uint32_t count = 9;
                ASSERT_EQ(ville_match_outcomes(&handle, viewer, outcomes.data(), weights.data(), 64, &count),
                          VILLE_OK);
                EXPECT_EQ(count > 0, viewer == omniscient && handle.match->actor() == chance);
            }
    }
}

// The record is the referee's: it holds everything, and says of each event who saw what.
TEST(Doors, RecordsSayWhoSawWhat) {
    ville_match handle = new_match(3, ChanceMode::automatic);
    Rng rng = test_rng(3, 22);
    play(*handle.match, rng);
    std::string text;
    ASSERT_EQ(write_record(*handle.match, true, text).status, Status::ok);
    std::size_t line = 0;
    int hidden = 0, unseen = 0;
    while (line < text.size()) {
        const std::size_t end = text.find('\n', line);
        const io::JsonText json(std::string_view(text).substr(line, end - line));
        line = end + 1;
        ASSERT_TRUE(json.ok());
        if (!json.root().HasMember("events")) continue;
        for (const auto &event : json.root()["events"].GetArray()) {
            const std::string_view kind = text_of(event["kind"]);
            if (kind == "dealt" || kind == "first_dealt" || kind == "swapped" || kind == "drawn") {
                EXPECT_TRUE(event.HasMember("card"));
                ASSERT_EQ(event["hidden"].Size(), 1u);
                EXPECT_EQ(text_of(event["hidden"][0]), "card");
                ++hidden;
            } else {
                EXPECT_FALSE(event.HasMember("hidden"));
            }
            const bool secret = event.HasMember("hidden") || kind == "counted";
            ASSERT_EQ(event.HasMember("seen_by"), secret);
            if (!secret) continue;
            ASSERT_EQ(event["seen_by"].Size(), 1u);
            EXPECT_EQ(event["seen_by"][0].GetInt(), event["player"].GetInt());
            unseen += kind == "counted";
        }
    }
    EXPECT_GT(hidden, 0);
    EXPECT_GT(unseen, 0);
}

// A card that somebody was shown cannot be taken back into the dark.
TEST(Doors, UndoStopsWhereASecretWasShown) {
    int stopped = 0;
    for (int number = 0; number < 30; ++number) {
        ville_match handle = new_match(number, ChanceMode::host);
        Match &match = *handle.match;
        Rng rng = test_rng(static_cast<std::uint32_t>(number), 23);
        while (!match.over()) {
            play_once(match, rng);
            const LogEntry &last = match.log()[match.log().size() - 1];
            if (last.player < 0 || kind_of(last.word) != static_cast<std::uint8_t>(pockets::Kind::swap))
                continue;
            const Answer answer = match.undo();
            EXPECT_EQ(answer.status, Status::barrier);
            EXPECT_EQ(answer.reason, Reason::secret_shown);
            ++stopped;
        }
    }
    EXPECT_GT(stopped, 0);
}

} // namespace ville::tests
