#pragma once

#include "app/shell/language/Tr.h"

namespace duelogue::basebreak {

DUELOGUE_TR(Basebreak)

}  // namespace duelogue::basebreak
