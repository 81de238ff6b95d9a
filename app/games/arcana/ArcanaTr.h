#pragma once

#include "app/shell/language/Tr.h"

namespace duelogue::arcana {

DUELOGUE_TR(Arcana)

}  // namespace duelogue::arcana
