// Versions, statuses, errors.
#include <algorithm>
#include <array>
#include <cstring>

#include "fence.hpp"
#include "runtime/names.hpp"

namespace ville::capi {

namespace {

struct StatusRow {
    Status status;
    ville_status number;
    std::string_view name;
    std::string_view text;
};

constexpr std::array rows{
    StatusRow{Status::ok, VILLE_OK, "VILLE_OK", ""},
    StatusRow{Status::argument, VILLE_ERR_ARGUMENT, "VILLE_ERR_ARGUMENT",
              "an argument is NULL or out of its range"},
    StatusRow{Status::struct_size, VILLE_ERR_STRUCT_SIZE, "VILLE_ERR_STRUCT_SIZE",
              "struct_size is not set or too small"},
    StatusRow{Status::buffer, VILLE_ERR_BUFFER, "VILLE_ERR_BUFFER", "the buffer is too small"},
    StatusRow{Status::unknown, VILLE_ERR_UNKNOWN, "VILLE_ERR_UNKNOWN",
              "there is nothing of this name or number"},
    StatusRow{Status::option, VILLE_ERR_OPTION, "VILLE_ERR_OPTION", "an option is out of range"},
    StatusRow{Status::over, VILLE_ERR_OVER, "VILLE_ERR_OVER", "the match is over"},
    StatusRow{Status::not_your_turn, VILLE_ERR_NOT_YOUR_TURN, "VILLE_ERR_NOT_YOUR_TURN",
              "somebody else must act"},
    StatusRow{Status::illegal, VILLE_ERR_ILLEGAL, "VILLE_ERR_ILLEGAL", "the rules forbid it"},
    StatusRow{Status::nothing, VILLE_ERR_NOTHING, "VILLE_ERR_NOTHING",
              "there is nothing to go back or forth to"},
    StatusRow{Status::barrier, VILLE_ERR_BARRIER, "VILLE_ERR_BARRIER", "this cannot be taken back"},
    StatusRow{Status::off, VILLE_ERR_OFF, "VILLE_ERR_OFF", "this match does not keep that"},
    StatusRow{Status::forgotten, VILLE_ERR_FORGOTTEN, "VILLE_ERR_FORGOTTEN", "events this old are forgotten"},
    StatusRow{Status::format, VILLE_ERR_FORMAT, "VILLE_ERR_FORMAT", "not such a file, or a damaged one"},
    StatusRow{Status::checksum, VILLE_ERR_CHECKSUM, "VILLE_ERR_CHECKSUM", "the bytes are damaged"},
    StatusRow{Status::version, VILLE_ERR_VERSION, "VILLE_ERR_VERSION",
              "of a version that this build cannot read"},
    StatusRow{Status::game, VILLE_ERR_GAME, "VILLE_ERR_GAME", "of another game"},
    StatusRow{Status::edition, VILLE_ERR_EDITION, "VILLE_ERR_EDITION", "of another edition, or a faulty one"},
    StatusRow{Status::invariant, VILLE_ERR_INVARIANT, "VILLE_ERR_INVARIANT",
              "a state that play cannot reach"},
    StatusRow{Status::replay, VILLE_ERR_REPLAY, "VILLE_ERR_REPLAY", "playing it again gives something else"},
    StatusRow{Status::json, VILLE_ERR_JSON, "VILLE_ERR_JSON", "not the JSON that is expected"},
    StatusRow{Status::memory, VILLE_ERR_MEMORY, "VILLE_ERR_MEMORY", "out of memory"},
    StatusRow{Status::stopped, VILLE_ERR_STOPPED, "VILLE_ERR_STOPPED", "stopped before all was done"},
    StatusRow{Status::internal, VILLE_ERR_INTERNAL, "VILLE_ERR_INTERNAL", "a fault of the library"},
};

static_assert(std::all_of(rows.begin(), rows.end(),
                          [](const StatusRow &row) { return code(row.status) == row.number; }));

const StatusRow *find_row(ville_status number) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const StatusRow &row) { return row.number == number; });
    return found == rows.end() ? nullptr : &*found;
}

static_assert(VILLE_REASON_MATCH_OVER == static_cast<int>(Reason::match_over) &&
              VILLE_REASON_NOT_AN_OUTCOME == static_cast<int>(Reason::not_an_outcome));
static_assert(VILLE_CHANCE == chance && VILLE_NOBODY == nobody && VILLE_PUBLIC == public_viewer &&
              VILLE_OMNISCIENT == omniscient);

/// Copies what fits, without cutting a character in two.
void copy_text(char *target, std::size_t room, std::string_view text) noexcept {
    std::size_t size = std::min(text.size(), room - 1);
    if (size < text.size())
        while (size > 0 && (static_cast<unsigned char>(text[size]) & 0xc0u) == 0x80u) --size;
    std::memcpy(target, text.data(), size);
    std::memset(target + size, 0, room - size);
}

} // namespace

void fill_error(ville_error *error, const Answer &answer, const GameOps *ops) noexcept {
    ville_error ours{};
    ours.status = code(answer.status);
    ours.reason = static_cast<ville_reason>(answer.reason);
    ours.place = answer.place;
    const auto put_words = [&] {
        if (!answer.text.empty()) {
            copy_text(ours.text, sizeof ours.text, answer.text);
        } else if (answer.reason != Reason::none && ops != nullptr) {
            copy_text(ours.text, sizeof ours.text,
                      label_of(*ops, NameTable::reason, static_cast<int>(answer.reason), "en"));
        } else {
            return false;
        }
        return true;
    };
    // Without memory for the words, the status says enough.
    if (!catch_all(put_words, [](Status) { return false; })) {
        const StatusRow *row = find_row(code(answer.status));
        copy_text(ours.text, sizeof ours.text, row == nullptr ? std::string_view{} : row->text);
    }
    give_struct(ours, error, sizeof ours);
}

} // namespace ville::capi

using namespace ville;
using namespace ville::capi;

extern "C" {

uint32_t ville_version(void) {
    return VILLE_VERSION_MAJOR * 65536u + VILLE_VERSION_MINOR * 256u + VILLE_VERSION_PATCH;
}

uint32_t ville_abi_version(void) { return VILLE_ABI_VERSION; }

ville_status ville_error_init(ville_error *error, uint32_t size) {
    const Status status = begin_struct(error, size, sizeof(ville_error));
    if (status == Status::ok) error->place = -1;
    return code(status);
}

ville_status ville_status_name(ville_status status, char *buffer, uint32_t capacity, uint32_t *needed) {
    return fence([&] {
        const StatusRow *row = find_row(status);
        return row == nullptr ? Status::unknown : give_text(row->name, buffer, capacity, needed);
    });
}

} // extern "C"
