// Runs a fuzz target without a fuzzer, over the files of a folder: TARGET FOLDER [--mutate SEED_FILE...]
//
// With --mutate, each named file of the folder is also tried with every cut and every single bit turned over.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "fuzz.hpp"

using namespace ville::fuzz;

namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes read(const std::filesystem::path &path) {
    std::ifstream file(path, std::ios::binary);
    require(file.is_open(), "an input is there");
    return Bytes(std::istreambuf_iterator<char>(file), {});
}

/// A copy of exactly this size, so that the sanitizers see what is read behind its end.
void run(const std::uint8_t *data, std::size_t size) {
    const auto exact = std::make_unique<std::uint8_t[]>(size);
    std::copy_n(data, size, exact.get());
    LLVMFuzzerTestOneInput(exact.get(), size);
}

void mutate(Bytes bytes) {
    for (std::size_t size = 0; size < bytes.size(); ++size) run(bytes.data(), size);
    for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
        bytes[bit / 8] ^= static_cast<std::uint8_t>(1u << bit % 8);
        run(bytes.data(), bytes.size());
        bytes[bit / 8] ^= static_cast<std::uint8_t>(1u << bit % 8);
    }
}

} // namespace

int main(int argc, char **argv) {
    if (argc < 2) return 2;
    const std::filesystem::path folder = argv[1];
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    for (const auto &file : files) {
        const Bytes bytes = read(file);
        std::cerr << file.filename().string() << '\n'; // the last one told is the one that fails
        run(bytes.data(), bytes.size());
    }
    for (int i = 3; i < argc; ++i) mutate(read(folder / argv[i]));
    std::cout << files.size() << " inputs\n";
    return files.empty() ? 1 : 0;
}
