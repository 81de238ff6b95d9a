#pragma once

#include <string>

#include "match/loop/Narrator.h"

namespace duelogue::arcana {

/// The log of Arcana.
class ArcanaNarrator final : public Narrator {
public:
    [[nodiscard]] std::string tell(const Match& match, const Communication& done) const override;
};

}  // namespace duelogue::arcana
