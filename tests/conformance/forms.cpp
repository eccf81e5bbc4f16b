// The laws of forms over every game of the build: JSON that comes back as it went, views that tell what is seen, and
// words for everything in every language.
#include "conformance_games.hpp"

#include <set>

#include <ville/core/common_text.hpp>

#include "conformance/editions.hpp"
#include "conformance/laws.hpp"
#include "conformance/sample.hpp"
#include "conformance/secrets.hpp"
#include "registry.hpp"
#include "runtime/describe.hpp"
#include "runtime/forms.hpp"
#include "runtime/names.hpp"
#include "support/same_json.hpp"
#include "support/tier.hpp"

namespace ville::tests {

namespace {

std::string json_of_action(const EditionBox &edition, ActionWord word) {
    io::JsonBuffer buffer;
    io::JsonWriter out(buffer);
    put_action(out, edition, word);
    return std::string(io::text_of(buffer));
}

std::string json_of_event(const EditionBox &edition, const Event &event, EventForm form) {
    io::JsonBuffer buffer;
    io::JsonWriter out(buffer);
    return put_event(out, edition, event, form) ? std::string(io::text_of(buffer)) : std::string();
}

std::string_view name_of_value(const EditionBox &edition, const FieldSpec &field, int value) {
    const int place = value - field.min;
    if (field.words > 0) return edition.ops().edition_word(edition.data(), field.words, place);
    return field.names.empty() ? std::string_view{} : field.names[static_cast<std::size_t>(place)];
}

/// Whether the edition names everything in an action that must have a name of it.
bool is_named(const EditionBox &edition, ActionWord word) {
    FlatAction action;
    EXPECT_EQ(unpack_flat(edition.ops().actions, word, action), Reason::none);
    for (std::size_t i = 0; i < action.spec->fields.size(); ++i) {
        const FieldSpec &field = action.spec->fields[i];
        if (field.words > 0 && name_of_value(edition, field, action.value[i]).empty()) return false;
    }
    return true;
}

/// A text for a player says something, and nothing in it is left open.
void expect_words(std::string_view text, std::string_view about, std::string_view language) {
    EXPECT_FALSE(text.empty()) << about << " in " << language;
    EXPECT_EQ(text.find_first_of("{}"), std::string_view::npos)
        << about << " in " << language << ": " << text;
    EXPECT_NE(text, about) << "only a key, in " << language;
}

} // namespace

template <class L>
class Forms : public testing::Test {
public:
    const GameOps &ops = *find_game(L::Game::id);
};
TYPED_TEST_SUITE(Forms, AllGames, GameNames);

TYPED_TEST(Forms, EveryActionComesBackFromJson) {
    using G = typename TypeParam::Game;
    for (std::uint32_t number = 0; number < 5; ++number) {
        const EditionRef edition = edition_of(sample<G>(number));
        std::set<std::string> texts;
        for (const ActionWord word : laws::well_formed_words<G>()) {
            if (!is_named(*edition, word)) continue;
            const std::string text = json_of_action(*edition, word);
            EXPECT_TRUE(texts.insert(text).second) << text << " stands for two actions";
            ActionWord back = 0;
            const Answer answer = action_from_json(*edition, text, back);
            ASSERT_EQ(answer.status, Status::ok) << text << ": " << answer.text;
            EXPECT_EQ(back, word) << text;
        }
        EXPECT_FALSE(texts.empty());
    }
}

TYPED_TEST(Forms, EveryEditionComesBackFromJsonAndFromBytes) {
    using G = typename TypeParam::Game;
    using Edition = typename G::Edition;
    for (int number = 0; number < how_many(50, 2'000); ++number) {
        const Sample<G> match = sample<G>(static_cast<std::uint32_t>(number));
        const std::string text = this->ops.edition_to_json(&match.edition);
        const io::JsonText parsed(text);
        ASSERT_TRUE(parsed.ok()) << text;
        EXPECT_EQ(difference(printed_form<G>(match.edition), parsed.root()), "");
        Edition back{};
        std::string place, what;
        ASSERT_TRUE(this->ops.edition_from_json(text, &back, place, what)) << place << ": " << what;
        EXPECT_TRUE(back == match.edition);
        EXPECT_EQ(this->ops.edition_hash(&back), this->ops.edition_hash(&match.edition));

        std::vector<std::uint8_t> bytes(this->ops.write_edition(&match.edition, {}));
        EXPECT_EQ(this->ops.write_edition(&match.edition, bytes), bytes.size());
        Edition loaded{};
        ASSERT_TRUE(this->ops.read_edition(bytes, &loaded));
        EXPECT_TRUE(loaded == match.edition);
    }
}

TYPED_TEST(Forms, ViewsTellWhatIsSeen) {
    using G = typename TypeParam::Game;
    at_every_position<G>(how_many(20, 1'000), [&](Walk<G> &walk) {
        for (const Viewer viewer : viewers_of(walk.sample().table.players)) {
            const std::string text = this->ops.view_json(&walk.sample().edition, &walk.state(), viewer);
            const io::JsonText parsed(text);
            ASSERT_TRUE(parsed.ok()) << text;
            EXPECT_EQ(difference(G::observe(walk.sample().edition, walk.state(), viewer), parsed.root()), "");
            EXPECT_EQ(text.find('\n'), std::string::npos) << "a view is one line";
        }
    });
}

TYPED_TEST(Forms, EventsTellEveryFieldThatMayBeSeen) {
    using G = typename TypeParam::Game;
    EditionRef edition;
    at_every_position<G>(how_many(20, 1'000), [&](Walk<G> &walk) {
        if (walk.ply() == 0) edition = edition_of(walk.sample());
        for (const Event &event : walk.events())
            for (const Viewer viewer : viewers_of(walk.sample().table.players)) {
                Event shown = event;
                const bool seen = redact(shown, G::visibility(event), viewer);
                const std::string text = json_of_event(*edition, event, {.viewer = viewer});
                ASSERT_EQ(text.empty(), !seen);
                if (!seen) continue;
                const io::JsonText parsed(text);
                ASSERT_TRUE(parsed.ok()) << text;
                const EventSpec &spec = *find_event(G::events, event.type);
                ASSERT_EQ(text_of(parsed.root()["kind"]), spec.name);
                std::size_t members = 1, arg = 0;
                for (const FieldSpec &field : spec.fields) {
                    const bool is_player = field.name == "player";
                    const bool blank = !is_player && (shown.flags & event_flag::partial) != 0 &&
                                       ((G::visibility(event).hidden >> arg) & 1) != 0;
                    const int value = is_player ? event.player : event.arg[arg];
                    if (!is_player) ++arg;
                    const std::string name(field.name);
                    ASSERT_EQ(parsed.root().HasMember(name.c_str()), !blank) << text;
                    if (blank) continue;
                    ++members;
                    const io::JsonValue &told = parsed.root()[name.c_str()];
                    const std::string_view word = name_of_value(*edition, field, value);
                    ASSERT_TRUE(word.empty() ? told.GetInt() == value : text_of(told) == word) << text;
                }
                ASSERT_EQ(parsed.root().MemberCount(), members) << text;
                Event back;
                ASSERT_TRUE(event_from_json(*edition, text, back).ok()) << text;
                EXPECT_EQ(back, shown) << text;
            }
    });
}

TYPED_TEST(Forms, EveryActionAndEventHasWords) {
    using G = typename TypeParam::Game;
    at_every_position<G>(how_many(20, 1'000), [&](Walk<G> &walk) {
        for (const std::string_view language : languages) {
            for (const ActionWord word : listed_words<G>(walk.sample().edition, walk.state())) {
                const std::string_view key = G::actions[kind_of(word) - 1u].name;
                expect_words(this->ops.action_text(&walk.sample().edition, word, language, {}), key,
                             language);
            }
            for (const Event &event : walk.events())
                for (const Viewer viewer : viewers_of(walk.sample().table.players)) {
                    Event shown = event;
                    if (!redact(shown, G::visibility(event), viewer)) continue;
                    expect_words(this->ops.event_text(&walk.sample().edition, shown, language, {}),
                                 find_event(G::events, event.type)->name, language);
                }
        }
    });
}

TYPED_TEST(Forms, WordsOfAnEventKeepItsSecrets) {
    using G = typename TypeParam::Game;
    at_every_position<G>(how_many(40, 2'000), [&](Walk<G> &walk) {
        laws::words_keep_secrets(walk,
                                 [&](const auto &edition, const Event &event, std::string_view language) {
                                     return this->ops.event_text(&edition, event, language, {});
                                 });
    });
}

// A list of possible actions in words is of use only if no two of them read alike.
TYPED_TEST(Forms, ActionsOfAListReadDifferently) {
    using G = typename TypeParam::Game;
    at_every_position<G>(how_many(20, 500), [&](Walk<G> &walk) {
        if (walk.actor() < 0 || !walk.sample().builtin) return;
        for (const std::string_view language : languages) {
            std::set<std::string> texts;
            for (const ActionWord word : listed_words<G>(walk.sample().edition, walk.state())) {
                const std::string text = this->ops.action_text(&walk.sample().edition, word, language, {});
                EXPECT_TRUE(texts.insert(text).second) << text;
            }
        }
    });
}

TYPED_TEST(Forms, EveryTableHasWords) {
    for (const std::string_view language : languages) {
        const auto text_of_key = [&](const std::string &key) {
            return find_text_of_game(this->ops.texts, key, language);
        };
        const auto expect_rows = [&](NameTable table, std::string prefix, std::string suffix,
                                     std::int64_t rows) {
            std::set<std::string_view> keys;
            for (std::int64_t row = 0; row < rows; ++row) {
                const std::string_view key = key_of(this->ops, table, row);
                if (key.empty()) continue; // numbers that no reason has
                EXPECT_TRUE(keys.insert(key).second) << key << " stands twice";
                if (table == NameTable::reason && row == 0) continue; // "none" is no reason
                const std::string full = prefix + std::string(key) + suffix;
                EXPECT_FALSE(text_of_key(full).empty()) << full << " in " << language;
                EXPECT_EQ(label_of(this->ops, table, row, language), text_of_key(full));
            }
            EXPECT_TRUE(key_of(this->ops, table, -1).empty());
        };
        const auto size = [](const auto &rows) { return static_cast<std::int64_t>(rows.size()); };
        EXPECT_FALSE(text_of_key("game.title").empty());
        EXPECT_FALSE(text_of_key("game.about").empty());
        expect_rows(NameTable::phase, "phase.", "", size(this->ops.phases));
        expect_rows(NameTable::action, "kind.", "", size(this->ops.actions));
        expect_rows(NameTable::event, "kind.", "", size(this->ops.events) + 1);
        expect_rows(NameTable::option, "option.", "", size(this->ops.options));
        expect_rows(NameTable::option_help, "option.", ".help", size(this->ops.options));
        expect_rows(NameTable::score_line, "score.", "", size(this->ops.score_lines));
        expect_rows(NameTable::reason, "reason.", "", 256);
        expect_rows(NameTable::end_reason, "end_reason.", "", size(this->ops.end_reasons));
        for (const OptionSpec &option : this->ops.options)
            for (int value = option.min; value <= option.max; ++value) {
                const std::string key =
                    "option." + std::string(option.name) + '.' + option_value_key(option, value);
                if (option.names.empty()) continue; // a number speaks for itself
                EXPECT_FALSE(text_of_key(key).empty()) << key << " in " << language;
                EXPECT_EQ(option_value_label(this->ops, option, value, language), text_of_key(key));
            }
    }
}

TYPED_TEST(Forms, TheDescriptionIsComplete) {
    for (const std::string_view language : languages) {
        const std::string text = describe(this->ops, language);
        const io::JsonText parsed(text);
        ASSERT_TRUE(parsed.ok()) << parsed.fault().text();
        const io::JsonValue &game = parsed.root();
        EXPECT_EQ(text_of(game["game"]), this->ops.id);
        EXPECT_EQ(game["options"].Size(), this->ops.options.size());
        EXPECT_EQ(game["actions"].Size(), this->ops.actions.size());
        EXPECT_EQ(game["events"].Size(), this->ops.events.size() + 1);
        EXPECT_EQ(game["phases"].Size(), this->ops.phases.size());
        EXPECT_EQ(game["score_lines"].Size(), this->ops.score_lines.size());
        EXPECT_EQ(game["end_reasons"].Size(), this->ops.end_reasons.size());
        EXPECT_EQ(game["reasons"].Size(), common_reason_names.size() - 1 + this->ops.reasons.size());
        EXPECT_EQ(game["editions"].Size(), this->ops.edition_count);
        for (const char *table :
             {"options", "actions", "events", "phases", "reasons", "score_lines", "end_reasons"})
            for (const auto &row : game[table].GetArray()) {
                EXPECT_FALSE(text_of(row["label"]).empty()) << table;
            }
        for (unsigned i = 0; i < game["options"].Size(); ++i) {
            const OptionSpec &option = this->ops.options[i];
            const io::JsonValue &told = game["options"][i];
            EXPECT_EQ(text_of(told["name"]), option.name);
            EXPECT_EQ(told["default"].GetInt(), option.fallback);
            EXPECT_EQ(told["values"].Size(), static_cast<unsigned>(option.max - option.min + 1));
            EXPECT_FALSE(text_of(told["help"]).empty());
        }
    }
}

} // namespace ville::tests
