#pragma once

#include "match/loop/rulebook/LogFormatter.h"

namespace duelogue::madeup {

/// The log of the made-up game.
class MadeUpLog final : public LogFormatter {
public:
    [[nodiscard]] std::string tell(const ReadableMatch& match, const Communication& done) const override;
};

}  // namespace duelogue::madeup
