// Paris Paris: the printed matter. The door of the rooms in data/.
//
// How many lines, stops, places and tiles there are is known, and so are half of the names; which stop lies
// where is not. The built-in edition holds a reconstruction there and says so in its id and, group by group,
// in its `certainty`. The owner of a board, or whoever draws a map of his own, loads an edition. Rules:
// docs/rules/paris_paris.md, chapters 1 and 9.
#pragma once

#include <ville/games/paris_paris/data/checking.hpp>
#include <ville/games/paris_paris/data/edition.hpp>
#include <ville/games/paris_paris/data/naming.hpp>
#include <ville/games/paris_paris/data/reconstruction.hpp>

namespace ville::paris_paris {

static_assert(check_edition(standard).empty() && edition_warnings(standard).empty());

} // namespace ville::paris_paris
