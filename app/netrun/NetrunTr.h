#pragma once

#include "app/language/Tr.h"

namespace duelogue::netrun {

DUELOGUE_TR(Netrun)

}  // namespace duelogue::netrun
