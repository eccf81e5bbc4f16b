// Whether bytes from outside are text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ville::io {

/// The length of the UTF-8 character at the start of a text that is not empty; 0 when there is none. Of the second
/// byte only a part of the range is allowed behind some leads: what has a shorter form, surrogates, and what is
/// beyond the last character are none.
constexpr std::size_t utf8_length(std::string_view text) {
    const auto at = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t lead = at(0);
    if (lead < 0x80) return 1;
    if (lead < 0xc2 || lead > 0xf4) return 0;
    const std::size_t length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (length > text.size()) return 0;
    const std::uint8_t low = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    const std::uint8_t high = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    if (at(1) < low || at(1) > high) return 0;
    for (std::size_t i = 2; i < length; ++i)
        if ((at(i) & 0xc0) != 0x80) return 0;
    return length;
}

constexpr bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

/// UTF-8 without a zero byte: it can leave as a C string.
constexpr bool is_proper_text(std::string_view text) { return is_utf8(text) && text.find('\0') == text.npos; }

} // namespace ville::io
