#include "app/shell/language/Filled.h"

#include <QRegularExpression>

namespace duelogue {

QString filled(const QString& text, const QStringList& values) {
    static const QRegularExpression place("%([1-9])");
    QString result;
    qsizetype end = 0;
    for (auto each = place.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        result += text.mid(end, match.capturedStart() - end) + values.value(match.captured(1).toInt() - 1);
        end = match.capturedEnd();
    }
    return result + text.mid(end);
}

}  // namespace duelogue
