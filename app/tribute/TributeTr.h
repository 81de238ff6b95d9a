#pragma once

#include "app/language/Tr.h"

namespace duelogue::tribute {

DUELOGUE_TR(Tribute)

}  // namespace duelogue::tribute
