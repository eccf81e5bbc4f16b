// RapidJSON as namespace ville::rapidjson, wherever it comes from: cereal carries one inside, with
// prefixed macros; a cereal packaged without it goes with the system's.
//
// A namespace of our own keeps the library's copy apart from one that a host links. Include
// RapidJSON only through this file, or the two would mix.
#pragma once

#if __has_include(<cereal/external/rapidjson/document.h>)

#define CEREAL_RAPIDJSON_NAMESPACE ville::rapidjson
#define CEREAL_RAPIDJSON_NAMESPACE_BEGIN namespace ville::rapidjson {
#define CEREAL_RAPIDJSON_NAMESPACE_END }

#include <cereal/external/rapidjson/document.h>
#include <cereal/external/rapidjson/error/en.h>
#include <cereal/external/rapidjson/reader.h>
#include <cereal/external/rapidjson/stringbuffer.h>
#include <cereal/external/rapidjson/writer.h>

#else

#define RAPIDJSON_NAMESPACE ville::rapidjson
#define RAPIDJSON_NAMESPACE_BEGIN namespace ville::rapidjson {
#define RAPIDJSON_NAMESPACE_END }

#include <rapidjson/document.h>
#include <rapidjson/error/en.h>
#include <rapidjson/reader.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#endif
