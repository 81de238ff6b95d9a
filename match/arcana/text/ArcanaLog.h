#pragma once

#include <string>

#include "match/loop/rulebook/LogFormatter.h"

namespace duelogue::arcana {

/// The phrases of Arcana's log.
class ArcanaLog final : public LogFormatter {
public:
    [[nodiscard]] std::string tell(const ReadableMatch& match, const Communication& done) const override;
    [[nodiscard]] std::string tellFirst(const ReadableMatch& match, const Communication& done) const override;
};

}  // namespace duelogue::arcana
