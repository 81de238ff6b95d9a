#pragma once

#include "match/loop/LogFormatter.h"

namespace duelogue::basebreak {

/// The phrases of Basebreak's log.
class BasebreakLog final : public LogFormatter {
public:
    [[nodiscard]] std::string tell(const Match& match, const Communication& done) const override;
    [[nodiscard]] std::string tellFirst(const Match& match, const Communication& done) const override;
    [[nodiscard]] std::string tellRule(const Match& match, const Communication& done) const override;
};

}  // namespace duelogue::basebreak
