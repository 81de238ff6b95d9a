#pragma once

#include "match/loop/LogFormatter.h"

namespace duelogue::netrun {

/// What the log of Netrun says.
class NetrunNarrator final : public LogFormatter {
public:
    [[nodiscard]] std::string tell(const Match& match, const Communication& done) const override;
    [[nodiscard]] std::string tellRule(const Match& match, const Communication& done) const override;
};

}  // namespace duelogue::netrun
