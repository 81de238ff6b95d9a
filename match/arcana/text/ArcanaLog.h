#pragma once

#include <string>

#include "match/loop/LogFormatter.h"

namespace duelogue::arcana {

/// The phrases of Arcana's log.
class ArcanaLog final : public LogFormatter {
public:
    [[nodiscard]] std::string tell(const Match& match, const Communication& done) const override;
    [[nodiscard]] std::string tellFirst(const Match& match, const Communication& done) const override;
};

}  // namespace duelogue::arcana
