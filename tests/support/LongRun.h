#pragma once

#include <QtGlobal>
#include <cstdint>

namespace duelogue {

/// True if DUELOGUE_LONG=1 asks for many more matches than a test plays every day.
inline bool isLongRun() { return qEnvironmentVariableIntValue("DUELOGUE_LONG") != 0; }

/// Returns the only seed that a test of random input plays and prints, from DUELOGUE_SEED, or 0 without that variable.
inline std::uint64_t onlySeed() { return static_cast<std::uint64_t>(qEnvironmentVariableIntValue("DUELOGUE_SEED")); }

}  // namespace duelogue
