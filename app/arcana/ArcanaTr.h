#pragma once

#include "app/language/Tr.h"

namespace duelogue::arcana {

DUELOGUE_TR(Arcana)

}  // namespace duelogue::arcana
