#pragma once

#include <QString>
#include <QStringList>

namespace duelogue {

/// Replaces %1 to %9 by the values in a single pass, so a value that contains %2 stays unchanged (repeated
/// QString::arg() would replace it). A placeholder without a value becomes empty.
[[nodiscard]] QString filled(const QString& text, const QStringList& values);

}  // namespace duelogue
