#include "runtime/edition.hpp"

#include "io/json.hpp"

namespace ville {

EditionBox::EditionBox(const GameOps &ops, std::uint32_t index)
    : ops_(&ops), data_(ops.builtin_edition(index)), hash_(ops.builtin_hash(index)), builtin_(true) {}

EditionBox::EditionBox(const GameOps &ops, std::unique_ptr<std::byte[]> bytes)
    : ops_(&ops),
      bytes_(std::move(bytes)),
      data_(bytes_.get()),
      hash_(ops.edition_hash(data_)),
      builtin_(false) {
    for (std::uint32_t i = 0; i < ops.edition_count; ++i) builtin_ = builtin_ || ops.builtin_hash(i) == hash_;
}

std::unique_ptr<std::byte[]> edition_memory(const GameOps &ops) {
    return std::make_unique<std::byte[]>(ops.edition_size);
}

EditionRef builtin_edition(const GameOps &ops, std::uint32_t index) {
    return std::make_shared<const EditionBox>(ops, index);
}

EditionRef find_builtin_edition(const GameOps &ops, std::uint64_t hash) {
    for (std::uint32_t i = 0; i < ops.edition_count; ++i)
        if (ops.builtin_hash(i) == hash) return builtin_edition(ops, i);
    return nullptr;
}

std::string place_of(const Fault &fault) {
    std::string place = "/" + std::string(fault.group);
    if (fault.row >= 0) place += "/" + std::to_string(fault.row);
    if (!fault.member.empty()) place += "/" + std::string(fault.member);
    if (fault.item >= 0) place += "/" + std::to_string(fault.item);
    return place;
}

Faults faults_of(const GameOps &ops, const void *edition) {
    Faults faults = ops.check_edition(edition);
    for (std::uint32_t i = 0; i < ops.edition_count; ++i)
        if (ops.edition_id(edition) == ops.edition_id(ops.builtin_edition(i)) &&
            ops.edition_hash(edition) != ops.builtin_hash(i))
            report(faults, {"id", -1, "", "is that of a built-in edition, which has other figures"});
    return faults;
}

namespace {

Answer box(const GameOps &ops, std::unique_ptr<std::byte[]> bytes, const Faults &faults,
           EditionRef &edition) {
    if (!faults.empty()) return {Status::edition, place_of(faults[0]) + ": " + std::string(faults[0].what)};
    edition = std::make_shared<const EditionBox>(ops, std::move(bytes));
    return {};
}

} // namespace

Answer check_and_box(const GameOps &ops, std::unique_ptr<std::byte[]> bytes, EditionRef &edition) {
    const Faults faults = ops.check_edition(bytes.get());
    return box(ops, std::move(bytes), faults, edition);
}

Answer edition_from_json(const GameOps &ops, std::string_view text, EditionRef &edition) {
    auto bytes = edition_memory(ops);
    io::JsonFault fault;
    if (!ops.edition_from_json(text, bytes.get(), fault.pointer, fault.what))
        return {Status::json, fault.text()};
    const Faults faults = faults_of(ops, bytes.get());
    return box(ops, std::move(bytes), faults, edition);
}

} // namespace ville
