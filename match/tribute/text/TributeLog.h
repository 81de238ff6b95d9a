#pragma once

#include "match/loop/LogFormatter.h"

namespace duelogue::tribute {

/// The phrases of Tribute's log.
class TributeLog final : public LogFormatter {
public:
    [[nodiscard]] std::string tell(const Match& match, const Communication& done) const override;
    [[nodiscard]] std::string tellFirst(const Match& match, const Communication& done) const override;
    [[nodiscard]] std::string tellRule(const Match& match, const Communication& done) const override;
};

}  // namespace duelogue::tribute
