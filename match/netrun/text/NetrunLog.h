#pragma once

#include "match/loop/rulebook/LogFormatter.h"

namespace duelogue::netrun {

/// The phrases of Netrun's log.
class NetrunLog final : public LogFormatter {
public:
    [[nodiscard]] std::string tell(const ReadableMatch& match, const Communication& done) const override;
    [[nodiscard]] std::string tellFirst(const ReadableMatch& match, const Communication& done) const override;
    [[nodiscard]] std::string tellRule(const ReadableMatch& match, const Communication& done) const override;
};

}  // namespace duelogue::netrun
