#pragma once

#include <iomanip>
#include <ostream>

#include "app/library/measure/DeckMeasurement.h"

namespace duelogue {

/// Converts a share to percent.
inline constexpr double hundred = 100;

/// Writes a rate in nine columns: "   54.2 %", or a dash without matches. The stream must write fixed numbers.
inline void tellShort(const WinRate& rate, std::ostream& out) {
    if (rate.matches == 0) {
        out << std::setw(9) << "-";
    } else {
        out << std::setw(7) << hundred * rate.rate() << " %";
    }
}

}  // namespace duelogue
