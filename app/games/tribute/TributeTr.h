#pragma once

#include "app/shell/language/Tr.h"

namespace duelogue::tribute {

DUELOGUE_TR(Tribute)

}  // namespace duelogue::tribute
