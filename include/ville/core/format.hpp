// fmt, for the texts of the games. Used as headers alone, so that whoever takes these texts has nothing to link.
#pragma once

#if !defined(FMT_VERSION) && !defined(FMT_HEADER_ONLY) // else the program has chosen already
#define FMT_HEADER_ONLY
#endif
#include <fmt/format.h>
