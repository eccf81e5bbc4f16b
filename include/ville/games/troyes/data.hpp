// Troyes: the printed matter. The door of the rooms in data/.
//
// The names of the cards and the economy are known; most costs, points and divisors are not. The built-in edition holds a
// reconstruction there and says so in its id and, group by group, in its `certainty`. Whoever owns the box loads an
// edition. Rules: docs/rules/troyes.md, chapters 1, 8, 9, 10 and 11.
#pragma once

#include <ville/games/troyes/data/checking.hpp>
#include <ville/games/troyes/data/edition.hpp>
#include <ville/games/troyes/data/reconstruction.hpp>

namespace ville::troyes {

static_assert(check_edition(standard).empty());

} // namespace ville::troyes
