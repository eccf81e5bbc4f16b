// Writes the inputs that the fuzz targets start from: make_corpus FOLDER
//
// The same ones every time. What a fuzzer has found is kept beside them, in files that begin with "found", and is not
// touched.
#include <filesystem>
#include <fstream>

#include "fuzz.hpp"

using namespace ville::fuzz;

namespace {

using Bytes = std::vector<std::uint8_t>;

std::filesystem::path corpus;

void write(const std::string &target, const std::string &name, const Bytes &bytes) {
    std::filesystem::create_directories(corpus / target);
    std::ofstream(corpus / target / name, std::ios::binary)
        .write(reinterpret_cast<const char *>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

Bytes plus(Bytes a, const Bytes &b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

Bytes from(const std::string &text) { return Bytes(text.begin(), text.end()); }

void play(ville_match *match, int plies, std::uint32_t luck = 1) {
    for (; plies > 0 && ville_match_actor(match) != VILLE_NOBODY; --plies) {
        luck = luck * 1664525u + 1013904223u;
        ville_action actions[most_actions];
        std::uint32_t count = 0;
        if (ville_match_actor(match) == VILLE_CHANCE) {
            ville_match_draw(match, nullptr, nullptr);
            continue;
        }
        ville_match_legal_actions(match, ville_match_actor(match), actions, most_actions, &count);
        ville_match_apply(match, ville_match_actor(match), actions[(luck >> 16) % count], nullptr);
    }
}

Bytes snapshot_of(const ville_match *match) {
    return bytes([&](auto... room) { return ville_match_snapshot(match, room...); });
}

/// The two bytes from which config_from makes a match, and such a match.
struct Made {
    Bytes choice;
    MatchHandle match;
};

Made made(std::uint8_t table, std::uint8_t rest) {
    const std::uint8_t choice[] = {table, rest};
    Input in(choice, 2);
    return {{table, rest}, new_match(config_from(in))};
}

EditionHandle edition_with(std::string_view replaced, std::string_view by, std::int32_t game = 0) {
    ville_edition *builtin = nullptr, *other = nullptr;
    ville_edition_builtin(game, 0, &builtin, nullptr);
    const EditionHandle owned(builtin);
    std::string json = text([&](auto... room) { return ville_edition_to_json(builtin, room...); });
    const std::size_t at = json.find(replaced);
    require(at != std::string::npos, "the edition has this member");
    json.replace(at, replaced.size(), by);
    json[json.find(':') + 2] = 'x'; // a name of its own
    require(ville_edition_from_json(game, json.data(), static_cast<std::uint32_t>(json.size()), &other,
                                    nullptr) == VILLE_OK,
            "an edition");
    return EditionHandle(other);
}

void snapshots() {
    int number = 0;
    for (const std::uint8_t table : std::initializer_list<std::uint8_t>{0, 8, 26})
        for (const std::uint8_t rest : std::initializer_list<std::uint8_t>{0, 11, 56}) {
            Made it = made(table, rest);
            play(it.match.get(), 24 * number, table);
            write("load_snapshot", "match" + std::to_string(number++),
                  plus(it.choice, snapshot_of(it.match.get())));
        }
    Made it = made(0, 0);
    play(it.match.get(), 1000);
    const Bytes end = snapshot_of(it.match.get());
    write("load_snapshot", "over", plus(it.choice, end));
    write("load_snapshot", "cut", plus(it.choice, Bytes(end.begin(), end.begin() + 100)));
    write("load_snapshot", "empty", it.choice);
    write("load_snapshot", "longer", plus(plus(it.choice, end), end));
    write("load_snapshot", "save", plus(it.choice, save_of(it.match.get())));
    write("load_snapshot", "zeros", plus(it.choice, Bytes(600)));
    Bytes later = end; // another format version
    later[4] = 3;
    write("load_snapshot", "later_format", plus(it.choice, later));
}

void saves() {
    for (const std::uint8_t table : std::initializer_list<std::uint8_t>{0, 7, 31})
        for (const std::uint8_t rest : std::initializer_list<std::uint8_t>{0, 1, 2, 3, 24}) {
            Made it = made(table, rest);
            play(it.match.get(), 40, rest);
            write("load_save", "match" + std::to_string(table) + "_" + std::to_string(rest),
                  save_of(it.match.get()));
        }
    Made it = made(24, 0);
    write("load_save", "new", save_of(it.match.get()));
    play(it.match.get(), 1000);
    const Bytes end = save_of(it.match.get());
    write("load_save", "over", end);
    ville_match_seek(it.match.get(), 50, nullptr);
    write("load_save", "taken_back", save_of(it.match.get()));
    const Bytes snapshot = snapshot_of(it.match.get());
    ville_match_load_snapshot(it.match.get(), snapshot.data(), static_cast<std::uint32_t>(snapshot.size()),
                              nullptr);
    play(it.match.get(), 20);
    write("load_save", "from_snapshot", save_of(it.match.get()));
    write("load_save", "cut", Bytes(end.begin(), end.begin() + 150));
    write("load_save", "snapshot", snapshot);
    for (std::size_t at = 60; at < 130; at += 8) { // whatever stands there becomes huge
        Bytes huge = end;
        for (std::size_t i = 0; i < 4; ++i) huge[at + i] = 0xff;
        write("load_save", "huge_at_" + std::to_string(at), Bytes(huge.begin(), huge.begin() + 200));
    }
    ville_match_config config;
    ville_match_config_init(&config, sizeof config);
    config.game = 0;
    config.undo_rule = VILLE_UNDO_ANALYSIS;
    const MatchHandle own = new_match(config, edition_with("\"alarm_limit\":3", "\"alarm_limit\":1").get());
    play(own.get(), 60);
    ville_match_set_stand_in(own.get(), 1, 1, nullptr);
    write("load_save", "own_edition", save_of(own.get()));
}

void json() {
    const auto as = [](char kind, const std::string &name, const std::string &text) {
        write("json", name, plus({static_cast<std::uint8_t>(kind)}, from(text)));
    };
    const char *const actions[] = {
        R"({"kind":"draw"})",
        R"({"kind":"stop"})",
        R"({"kind":"take","space":3})",
        R"({"kind":"pass"})",
        R"({"kind":"place_character","good":"gold"})",
        R"({"kind":"decline_character"})",
        R"({"kind":"reveal","card":69})",
        R"({"kind":"draw_bonus","card":0})",
        R"({"kind":"take","space":3,"space":3})",
        R"({"space":18446744073709551616,"kind":"take"})",
        R"({"kind":"take","space":-0.5e+3})",
        R"({"kind":"\ud83c\udfb2"})",
        R"({"kind":"\udc00"})",
        R"({"\udfff\ud800":1})",
        "[\"\xff\"]",
        "{\"kind\":\"draw\"",
    };
    for (std::size_t i = 0; i < std::size(actions); ++i) as(0, "action" + std::to_string(i), actions[i]);
    const char *const headers[] = {
        R"({"game":"toits"})",
        R"({"record":1,"game":"toits","players":4,"first":3,"seed":"18446744073709551615","index":4294967295})",
        R"({"game":"toits","options":{"adjacent_detective":"may_draw","several_cards":"all_at_once","raided_bonus":"lost","declined_character":"lost","character_good":"owned","empty_majority":"runner_up","behind_triple_tie":"low_token","empty_supply":"reshuffle","achievement_minimum":1}})",
        R"({"game":"toits","edition":{"id":"toits_reconstruction_1"},"events":[]})",
        R"({"game":"toits","edition":{"hash":"0123456789abcdef"}})",
    };
    for (std::size_t i = 0; i < std::size(headers); ++i) as(1, "header" + std::to_string(i), headers[i]);

    ville_edition *builtin = nullptr;
    ville_edition_builtin(0, 0, &builtin, nullptr);
    const EditionHandle owned(builtin);
    const std::string edition = text([&](auto... room) { return ville_edition_to_json(builtin, room...); });
    as(2, "edition", edition);
    as(2, "edition_cut", edition.substr(0, edition.size() / 4));
    as(2, "edition_small",
       R"({"id":"small","certainty":{"components":"seed","board":"seed","cards":"seed","tokens":"seed"},)"
       R"("good_labels":[[],[],[],[],[]],"supply_cards":2,"alarm_limit":1,"detective_start":3,"leader_takes":[1,2],)"
       R"("tokens":[{"high":9,"low":1},{"high":9,"low":1},{"high":9,"low":1},{"high":9,"low":1},{"high":9,"low":1},{"high":99,"low":99}],)"
       R"("cards":[{"good":"gold","kind":"","arrows":3,"alarm":1,"feathers":9,"bonus":0,"points":9,"laurel":0,"copies":9},)"
       R"({"good":"gems","kind":"x","arrows":0,"alarm":0,"feathers":0,"bonus":1,"points":0,"laurel":0,"copies":3}]})");
    as(1, "header_edition", R"({"game":"toits","players":3,"edition":)" + edition + "}");
    for (const std::size_t depth : std::initializer_list<std::size_t>{33, 64, 5000}) {
        as(0, "deep" + std::to_string(depth), std::string(depth, '['));
        as(2, "deep_object" + std::to_string(depth), [&] {
            std::string nested;
            for (std::size_t i = 0; i < depth; ++i) nested += "{\"a\":";
            return nested + "0" + std::string(depth, '}');
        }());
    }
    as(1, "many_keys", [] {
        std::string many = "{";
        for (int i = 0; i < 300; ++i) many += "\"k" + std::to_string(i) + "\":0,";
        return many + "\"game\":\"toits\"}";
    }());
    as(1, "long_text", "{\"game\":\"" + std::string(5000, 'x') + "\"}");

    ville_match_config config;
    ville_match_config_init(&config, sizeof config);
    config.game = 0;
    for (const int plies : {0, 8, 40}) {
        const MatchHandle match = new_match(config);
        play(match.get(), plies);
        as(3, "record" + std::to_string(plies),
           text([&](auto... room) { return ville_match_record(match.get(), plies == 8, room...); }));
    }
    config.players = 3;
    const MatchHandle whole = new_match(config, edition_with("\"copies\":2", "\"copies\":1").get());
    play(whole.get(), 1000);
    std::string record = text([&](auto... room) { return ville_match_record(whole.get(), 0, room...); });
    std::string bare; // the same without its events: they may be left out
    for (std::size_t at = 0; at < record.size();) {
        const std::size_t end = record.find('\n', at);
        std::string line = record.substr(at, end - at);
        if (const std::size_t events = line.find(",\"events\":["); events != std::string::npos)
            line = line.substr(0, events) + "}";
        bare += line + '\n';
        at = end + 1;
    }
    as(3, "record_without_events", bare);
}

/// Snapshots and saves of a game after so many plies each, of matches that are told by their two bytes.
void positions(const std::string &name, std::initializer_list<std::pair<int, int>> matches,
               std::initializer_list<int> plies) {
    for (const auto &[table, rest] : matches) {
        Made it = made(static_cast<std::uint8_t>(table), static_cast<std::uint8_t>(rest));
        for (const int more : plies) {
            play(it.match.get(), more, static_cast<std::uint32_t>(table));
            const std::string file = name + std::to_string(table) + "_" + std::to_string(more);
            write("load_snapshot", file, plus(it.choice, snapshot_of(it.match.get())));
            write("load_save", file, save_of(it.match.get()));
        }
    }
    Made it = made(static_cast<std::uint8_t>(matches.begin()->first), 0);
    play(it.match.get(), 2000);
    write("load_snapshot", name + "_over", plus(it.choice, snapshot_of(it.match.get())));
    write("load_save", name + "_over", save_of(it.match.get()));
}

/// What a game reads as JSON: names of files, kinds of inputs, and texts.
class GameTexts {
public:
    GameTexts(std::int32_t game, std::string name) : game_(game), name_(std::move(name)) {}
    void action(const std::string &json) { add(0, "action" + std::to_string(actions_++), json); }
    void header(const std::string &name, const std::string &json) { add(1, "header" + name, json); }
    void edition(const std::string &name, const std::string &json) { add(2, "edition" + name, json); }

    /// A save and records of matches with an edition of one's own.
    void own_edition(const EditionHandle &edition, int plies_of_save,
                     std::initializer_list<int> plies_of_records) {
        ville_match_config config;
        ville_match_config_init(&config, sizeof config);
        config.game = game_;
        const MatchHandle own = new_match(config, edition.get());
        play(own.get(), plies_of_save);
        write("load_save", name_ + "_own_edition", save_of(own.get()));
        for (const int plies : plies_of_records) {
            const MatchHandle match = new_match(config);
            play(match.get(), plies);
            add(3, "record" + std::to_string(plies),
                text([&](auto... room) { return ville_match_record(match.get(), plies == 16, room...); }));
        }
    }

private:
    void add(int kind, const std::string &name, const std::string &json) {
        write("json", name_ + "_" + name, plus({static_cast<std::uint8_t>(4 * game_ + kind)}, from(json)));
    }

    std::int32_t game_;
    std::string name_;
    int actions_ = 0;
};

std::string json_of(const EditionHandle &edition) {
    return text([&](auto... room) { return ville_edition_to_json(edition.get(), room...); });
}

/// The same for Ticket to Ride: Paris, as far as it differs. In the first of the two bytes it is 64.
void tickets() {
    positions("ticket", {{64, 0}, {72, 8}, {90, 0}}, {0, 14, 120}); // 8: flags at the end of a turn
    const std::int32_t game = ville_game_find("ticket_paris");
    const EditionHandle edition = edition_with("\"bus_cards\":8", "\"bus_cards\":30", game);
    GameTexts texts(game, "ticket");
    texts.own_edition(edition, 90, {16, 2000});
    texts.action(R"({"kind":"claim_route","route":13,"track":1,"buses":2,"keep":0})");
    texts.action(R"({"kind":"take_face_up","card":"bus"})");
    texts.action(R"({"kind":"return_ticket","ticket":60})");
    texts.action(R"({"kind":"take_face_up","card":"colour"})");
    texts.action(R"({"kind":"claim_route","route":81,"track":1,"buses":-1,"keep":0})");
    texts.header(
        "",
        R"({"game":"ticket_paris","players":4,"options":{"flag_timing":"optional_at_end_of_own_turn","bus_refresh_stop":1}})");
    texts.header("_edition", R"({"game":"ticket_paris","edition":)" + json_of(edition) + "}");
    texts.edition("", json_of(edition));
    texts.edition(
        "_small",
        R"({"id":"small","certainty":{"rules":"seed","cards":"seed","route_points":"seed","map":"seed","tickets":"seed"},)"
        R"("buses":5,"final_round_buses":0,"face_up_cards":1,"refresh_buses":1,"start_cards":0,"start_tickets":0,)"
        R"("start_tickets_kept":0,"drawn_tickets":1,"drawn_tickets_kept":1,"flag_points":9,"flag_colours":["a"],)"
        R"("route_points":[0,99],"bus_cards":1,"bus_labels":[],"colours":[{"key":"a","labels":[],"cards":2}],)"
        R"("places":[{"key":"x","labels":[],"x":0,"y":0},{"key":"y","labels":[],"x":255,"y":255}],)"
        R"("connections":[{"id":1,"a":"x","b":"y","length":2,"tracks":["a","a"]}],"tickets":[{"id":1,"a":"y","b":"x","points":0}]})");
    texts.edition("_no_names",
                  R"({"id":"?","connections":[{"id":1,"a":"x","b":"","length":2,"tracks":[]}]})");
}

/// The same for Paris Paris. In the first of the two bytes it is 128.
void trips() {
    positions("trips", {{128, 0}, {134, 16}, {129, 8}, {154, 24}}, {0, 2, 30, 60}); // 16: no hidden lines
    const std::int32_t game = ville_game_find("paris_paris");
    const EditionHandle edition =
        edition_with("\"st_germain\",\"louvre\",\"opera\"", "\"st_germain\",\"st_nicolas\",\"opera\"", game);
    GameTexts texts(game, "trips");
    texts.own_edition(edition, 70, {16, 2000});
    texts.action(R"({"kind":"take_tile","place":"odeon","line":"violet"})");
    texts.action(R"({"kind":"reveal_tile","place":"odeon","line":"green"})");
    texts.action(R"({"kind":"remove_hut","owner":3})");
    texts.action(R"({"kind":"deal_line","player":3,"line":"red"})");
    texts.action(R"({"kind":"deal_open_line","line":"nowhere"})");
    texts.action(R"({"kind":"take_tile","place":48,"line":-1})");
    texts.header(
        "",
        R"({"game":"paris_paris","players":2,"options":{"small_trip":"tile_line","final_trips":"all","big_trip_huts":"once","score_hut":1}})");
    texts.header("_edition", R"({"game":"paris_paris","edition":)" + json_of(edition) + "}");
    texts.edition("", json_of(edition));
    const std::string small =
        R"({"id":"small","certainty":{"rounds":"seed","huts":"seed","map":"seed","tiles":"seed"},"huts":2,"rounds":[20,15,12],)"
        R"("lines":[{"key":"a","labels":[],"stops":["u","v"]},{"key":"b","labels":[],"stops":["v","u"]},)"
        R"({"key":"c","labels":[],"stops":["x","y"]},{"key":"d","labels":[],"stops":["y","x"]}],)"
        R"("places":[{"key":"u","labels":[],"x":0,"y":0},{"key":"v","labels":[],"x":255,"y":255},)"
        R"({"key":"x","labels":[],"x":1,"y":0},{"key":"y","labels":[],"x":2,"y":0}],)";
    texts.edition("_small",
                  small +
                      R"("tiles":[{"place":"u","line":"b","count":59},{"place":"y","line":"c","count":1}]})");
    texts.edition("_too_few_tiles", small + R"("tiles":[]})");
    texts.edition(
        "_tiles_beside_the_line",
        small + R"("tiles":[{"place":"u","line":"c","count":30},{"place":"u","line":"c","count":30}]})");
    texts.edition("_no_names", R"({"id":"?","lines":[{"key":"a","stops":["","x","x"]}]})");
}

/// The same for Troyes. In the first of the two bytes it is 192. Of the second, 8: totals of points lie open.
void towns() {
    positions("town", {{192, 0}, {200, 8}, {193, 0}, {218, 0}}, {0, 20, 120, 90});
    const std::int32_t game = ville_game_find("troyes");
    const EditionHandle edition = edition_with("\"income\":10", "\"income\":3", game);
    GameTexts texts(game, "town");
    texts.own_edition(edition, 110, {16, 2000});
    texts.action(R"({"kind":"use_dice","cube":"W1a","dice":"0y3,1y5,4y5"})");
    texts.action(R"({"kind":"use_dice","cube":"none","dice":"1y5,0y3"})");
    texts.action(R"({"kind":"use_dice","cube":"R1a","dice":"0r3,,"})");
    texts.action(R"({"kind":"use_dice","cube":"none","dice":"5r7,0r0,9x9,0r1"})");
    texts.action(R"({"kind":"counter","black":"652"})");
    texts.action(R"({"kind":"counter","black":"6666666"})");
    texts.action(R"({"kind":"hire_tradesman","from":"bishopric_picture","row":2,"space":1})");
    texts.action(R"({"kind":"reveal_event","event":"EY5"})");
    texts.header(
        "",
        R"({"game":"troyes","players":4,"options":{"pass_is_final":0,"cathedral_stacking":0,"hire_lying_citizens":0,"hidden_vp":0}})");
    texts.header("_edition", R"({"game":"troyes","edition":)" + json_of(edition) + "}");
    texts.edition("", json_of(edition));
    texts.edition("_few_cards",
                  R"({"id":"?","rows":[6,3],"neutrals":[{"building":"market"}],"activities":[]})");
}

/// Streams of bytes, each of which means something to the targets that read them one by one.
void streams() {
    std::uint32_t luck = 7;
    for (int i = 0; i < 18; ++i) {
        Bytes words, calls; // from 6 on of the second game, from 10 on of the third, from 14 on of the fourth
        const int game = (i >= 6) + (i >= 10) + (i >= 14);
        words = {static_cast<std::uint8_t>(i * 5 % 64 + 64 * game), static_cast<std::uint8_t>(i * 11)};
        for (int k = 0; k < 400; ++k) {
            luck = luck * 1664525u + 1013904223u;
            words.push_back(k % 3 != 0 ? static_cast<std::uint8_t>(luck >> 24) : 3);
            calls.push_back(static_cast<std::uint8_t>(luck >> 16));
        }
        write("words", "stream" + std::to_string(i), words);
        write("calls", "stream" + std::to_string(i), calls);
    }
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 2) return 2;
    corpus = argv[1];
    snapshots();
    saves();
    json();
    tickets();
    trips();
    towns();
    streams();
    return 0;
}
