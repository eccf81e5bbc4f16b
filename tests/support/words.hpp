// Short texts taken apart and put together, for notes that tests read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ville::tests {

/// The parts of a text between separators, without spaces around them and without empty ones.
inline std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = text.find(separator);
        std::string_view part = text.substr(0, end);
        while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
        while (!part.empty() && part.back() == ' ') part.remove_suffix(1);
        if (!part.empty()) parts.push_back(part);
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    }
    return parts;
}

inline std::string joined(const std::vector<std::string> &parts, std::string_view separator) {
    std::string text;
    for (const std::string &part : parts) {
        if (&part != &parts.front()) text += separator;
        text += part;
    }
    return text;
}

} // namespace ville::tests
