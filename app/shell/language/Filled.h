#pragma once

#include <QString>
#include <QStringList>

namespace duelogue {

/// The values instead of %1 to %9, whatever stands in them: of several QString::arg() the second would fill places in
/// what the first has brought. A place without a value is empty.
[[nodiscard]] QString filled(const QString& text, const QStringList& values);

}  // namespace duelogue
