#pragma once

#include "app/shell/language/Tr.h"

namespace duelogue::editor {

DUELOGUE_TR(DeckEditorModel)

}  // namespace duelogue::editor
