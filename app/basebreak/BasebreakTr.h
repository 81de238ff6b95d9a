#pragma once

#include "app/language/Tr.h"

namespace duelogue::basebreak {

DUELOGUE_TR(Basebreak)

}  // namespace duelogue::basebreak
