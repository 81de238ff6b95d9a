#pragma once

#include <QString>
#include <vector>

#include "app/staging/Staging.h"

namespace duelogue {

/// What comes of a reply before anybody is asked again, in the words of the log, as far as it is certain for the person
/// of the view: up to what chance decides or a card shows that the person does not know (S2.21). It is found out by
/// having it happen in a copy. What the reply says itself is left out; nothing where no more comes of it.
[[nodiscard]] std::vector<QString> prospectOf(const View& view, const std::vector<Sitter>& sitters, const Reply& reply);

}  // namespace duelogue
