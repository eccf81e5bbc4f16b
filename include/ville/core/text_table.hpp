// Texts by key and language. A further language is further rows, no code.
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace ville {

/// One text in one language. `text` may hold {named} places that the game's text room fills in.
struct TextRow {
    std::string_view key;
    std::string_view language; ///< ISO 639-1, such as "en".
    std::string_view text;     ///< UTF-8.
};

/// The languages in which every text exists. The first is the one to fall back on.
inline constexpr std::array<std::string_view, 2> languages{"en", "fr"};

/// The language of a tag such as "fr", "FR", "fr-CA" or "fr_CA.UTF-8": its first part, in which only letters count.
constexpr std::string_view language_of(std::string_view tag) {
    return tag.substr(0, tag.find_first_of("-_.@"));
}

/// Whether a tag asks for a language, which is named by two small letters.
constexpr bool asks_for(std::string_view tag, std::string_view language) {
    tag = language_of(tag);
    if (tag.size() != language.size()) return false;
    for (std::size_t i = 0; i < tag.size(); ++i) {
        const char c = tag[i];
        if ((c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c) != language[i]) return false;
    }
    return true;
}

/// Whether none of a thing is told as one of it: French says "0 point", English "0 points".
struct Plural {
    std::string_view language;
    bool zero_is_singular;
};
inline constexpr std::array<Plural, languages.size()> plurals{{{"en", false}, {"fr", true}}};

/// Whether so many of a thing are told in the singular.
constexpr bool is_singular(int n, std::string_view language) {
    if (n != 0) return n == 1 || n == -1;
    for (const Plural &plural : plurals)
        if (asks_for(language, plural.language)) return plural.zero_is_singular;
    return plurals[0].zero_is_singular;
}

/// The text for a key, in English if it does not exist in the language of a tag, or an empty text.
constexpr std::string_view find_text(std::span<const TextRow> rows, std::string_view key,
                                     std::string_view language) {
    std::string_view fallback;
    for (const TextRow &row : rows) {
        if (row.key != key) continue;
        if (asks_for(language, row.language)) return row.text;
        if (row.language == languages[0]) fallback = row.text;
    }
    return fallback;
}

} // namespace ville
