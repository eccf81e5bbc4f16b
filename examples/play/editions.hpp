// Editions as files: the built-in one for whoever wants to change it, and what is wrong with one.
#pragma once

#include <string>
#include <vector>

#include <ville/ville.hpp>

#include "arguments.hpp"

namespace play {

/// Every fault of an edition, as a line each: "/tokens/5/low: must not exceed the high token".
std::vector<std::string> faults_of(ville::api::Game game, const std::string &json);

/// In what an edition is unlike the printed game: "warning: /lines: are five in the printed game".
std::vector<std::string> warnings_of(const ville::api::Edition &edition);

/// JSON in one line, laid out for people: a line for each row of a list.
std::string laid_out(const std::string &json);

/// Does what --export-edition or --check-edition asks for. Answers the exit status.
int serve_editions(const Arguments &arguments);

} // namespace play
