// Which rules a test proves. tests/tools/rule_coverage.py reads the calls; the ids also stand in the report.
#pragma once

#include <string>

#include <gtest/gtest.h>

namespace ville::tests {

/// Names the rules of docs/rules that the running test proves. Call it once, at the top of the test.
template <class... Ids>
void covers(const Ids &...ids) {
    std::string list;
    ((list += list.empty() ? ids : std::string(" ") + ids), ...);
    testing::Test::RecordProperty("covers", list);
}

} // namespace ville::tests
