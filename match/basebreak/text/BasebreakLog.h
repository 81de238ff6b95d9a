#pragma once

#include "match/loop/Narrator.h"

namespace duelogue::basebreak {

/// What the log of Basebreak says.
class BasebreakNarrator final : public Narrator {
public:
    [[nodiscard]] std::string tell(const Match& match, const Communication& done) const override;
    [[nodiscard]] std::string tellRule(const Match& match, const Communication& done) const override;
};

}  // namespace duelogue::basebreak
