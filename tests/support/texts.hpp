// What must hold for every table of texts.
#pragma once

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <ville/core/text_table.hpp>

namespace ville::tests {

/// The {named} places of a text, sorted.
inline std::vector<std::string> places_of(std::string_view text) {
    std::vector<std::string> places;
    for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1))
        places.emplace_back(text.substr(open, text.find('}', open) + 1 - open));
    std::sort(places.begin(), places.end());
    return places;
}

/// Every key has one text in every language, none is empty, and all name the same places.
inline void expect_complete_texts(std::span<const TextRow> rows) {
    std::map<std::string_view, std::map<std::string_view, std::string_view>> by_key;
    for (const TextRow &row : rows) {
        EXPECT_FALSE(row.text.empty()) << row.key << ", " << row.language;
        EXPECT_TRUE(by_key[row.key].emplace(row.language, row.text).second)
            << row.key << " stands twice in " << row.language;
        EXPECT_NE(std::find(languages.begin(), languages.end(), row.language), languages.end())
            << row.key << ", " << row.language;
    }
    for (const auto &[key, texts] : by_key)
        for (const std::string_view language : languages) {
            ASSERT_TRUE(texts.contains(language)) << key << " is missing in " << language;
            EXPECT_EQ(places_of(texts.at(language)), places_of(texts.at(languages[0])))
                << key << " in " << language;
        }
}

} // namespace ville::tests
