#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <ostream>
#include <string>
#include <string_view>

#include "cards/parser/Printable.h"

namespace duelogue {

// JSON shared by several commands. The commands' JsonHelp describes the keys.

/// Converts a text from UTF-8. Invalid bytes become replacement characters, so that the output is valid JSON whatever a
/// file contains.
[[nodiscard]] inline QString jsonText(std::string_view text) { return QString::fromUtf8(text); }

template <class Words>
[[nodiscard]] QJsonArray jsonList(const Words& words) {
    QJsonArray array;
    for (const auto& word : words) array.append(jsonText(word));
    return array;
}

/// Returns a QJsonObject or a QJsonArray as one line. Control characters become JSON escapes, because Console would
/// replace them with codes that are invalid JSON.
template <class Json>
[[nodiscard]] QByteArray jsonLine(const Json& json) {
    return QByteArray::fromStdString(printableJson(QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString()));
}
template <class Json>
void writeJson(std::ostream& out, const Json& json) {
    out << jsonLine(json).toStdString() << "\n";
}

}  // namespace duelogue
