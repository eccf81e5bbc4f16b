// JSON held against the value that it should tell, by field lists but with an eye of its own: member by member,
// in order, nothing missing and nothing more.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include <ville/core/fields.hpp>

#include "io/json.hpp"

namespace ville::tests {

inline std::string_view text_of(const io::JsonValue &json) {
    return {json.GetString(), json.GetStringLength()};
}

/// An empty text if `json` tells `value`, else the place and what is wrong there.
template <class T>
std::string difference(const T &value, const io::JsonValue &json, const std::string &place = "") {
    if constexpr (is_text<T>) {
        return json.IsString() && text_of(json) == value.view() ? "" : place + ": not the text";
    } else if constexpr (std::is_enum_v<T>) {
        return json.IsString() && text_of(json) == name_of(value) ? "" : place + ": not the name";
    } else if constexpr (std::integral<T>) {
        return json.IsInt64() && json.GetInt64() == static_cast<std::int64_t>(value)
                   ? ""
                   : place + ": not the number";
    } else if constexpr (is_bag<T>) {
        if (!json.IsArray()) return place + ": not an array";
        int told = 0;
        for (const auto &pair : json.GetArray()) {
            if (!pair.IsArray() || pair.Size() != 2 || !pair[0].IsUint() || !pair[1].IsInt())
                return place + ": not a pair";
            if (pair[0].GetUint() >= T::rows() || value[pair[0].GetUint()] != pair[1].GetInt())
                return place + ": not the count";
            told += pair[1].GetInt();
        }
        return told == value.total() ? "" : place + ": not everything is told";
    } else if constexpr (is_sequence<T> || is_array<T>) {
        if (!json.IsArray() || json.Size() != value.size()) return place + ": not as many items";
        for (unsigned i = 0; i < json.Size(); ++i)
            if (std::string found = difference(value[i], json[i], place + '/' + std::to_string(i));
                !found.empty())
                return found;
        return "";
    } else {
        if (!json.IsObject()) return place + ": not an object";
        auto member = json.MemberBegin();
        std::string found;
        for_each_field(value, [&](std::string_view name, const auto &field) {
            if (!found.empty()) return;
            const std::string here = place + '/' + std::string(name);
            if (member == json.MemberEnd() || text_of(member->name) != name) {
                found = here + ": not the next member";
                return;
            }
            found = difference(field, member->value, here);
            ++member;
        });
        return !found.empty() || member == json.MemberEnd() ? found : place + ": more than the field list";
    }
}

} // namespace ville::tests
