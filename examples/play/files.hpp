// Files, whole, each failure reported by name.
#pragma once

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace play {

/// A file that could not be read or written.
struct FileError : std::runtime_error {
    FileError(std::string file, const char *failed)
        : FileError(std::move(file), std::string(errno != 0 ? std::strerror(errno) : failed)) {}
    FileError(std::string file, std::string reason)
        : std::runtime_error(file + ": " + reason), path(std::move(file)), why(std::move(reason)) {}
    std::string path;
    std::string why;
};

inline std::vector<std::uint8_t> read_file(const std::string &path) {
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) throw FileError(path, "cannot be opened");
    std::vector<std::uint8_t> bytes;
    char part[4096];
    while (file.read(part, sizeof part), file.gcount() > 0)
        bytes.insert(bytes.end(), part, part + file.gcount());
    if (file.bad()) throw FileError(path, "cannot be read");
    return bytes;
}

inline std::string read_text(const std::string &path) {
    const std::vector<std::uint8_t> bytes = read_file(path);
    return {bytes.begin(), bytes.end()};
}

inline void write_file(const std::string &path, const char *bytes, std::size_t size) {
    errno = 0;
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    if (!file) throw FileError(path, "cannot be opened for writing");
    file.write(bytes, static_cast<std::streamsize>(size));
    file.close();
    if (!file) throw FileError(path, "cannot be written");
}

inline void write_file(const std::string &path, std::string_view text) {
    write_file(path, text.data(), text.size());
}

inline void write_file(const std::string &path, const std::vector<std::uint8_t> &bytes) {
    write_file(path, reinterpret_cast<const char *>(bytes.data()), bytes.size());
}

} // namespace play
