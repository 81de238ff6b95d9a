#pragma once

#include "app/shell/language/Tr.h"

namespace duelogue::netrun {

DUELOGUE_TR(Netrun)

}  // namespace duelogue::netrun
