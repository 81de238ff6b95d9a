#pragma once

#include <QtGlobal>
#include <cstdint>

namespace duelogue {

/// Returns true if DUELOGUE_LONG=1 asks for many more matches than an everyday run.
inline bool isLongRun() { return qEnvironmentVariableIntValue("DUELOGUE_LONG") != 0; }

/// Returns the seed in DUELOGUE_SEED, or 0 without that variable. A test of random input then plays and prints only
/// that seed.
inline std::uint64_t onlySeed() { return static_cast<std::uint64_t>(qEnvironmentVariableIntValue("DUELOGUE_SEED")); }

}  // namespace duelogue
