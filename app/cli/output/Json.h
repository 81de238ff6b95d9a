#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <ostream>
#include <string>
#include <string_view>

#include "cards/parser/Printable.h"

namespace duelogue {

// What is written as JSON by more than one command. Keys are described in the commands' JsonHelp.

/// Bytes that are no UTF-8 become the sign for it, so that what is written is JSON whatever a file held.
[[nodiscard]] inline QString jsonText(std::string_view text) { return QString::fromUtf8(text); }

template <class Words>
[[nodiscard]] QJsonArray jsonList(const Words& words) {
    QJsonArray array;
    for (const auto& word : words) array.append(jsonText(word));
    return array;
}

/// Returns a QJsonObject or a QJsonArray as one line. Control characters are escapes of JSON in it, because Console
/// would replace them by codes that are invalid JSON.
template <class Json>
[[nodiscard]] QByteArray jsonLine(const Json& json) {
    return QByteArray::fromStdString(printableJson(QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString()));
}
template <class Json>
void writeJson(std::ostream& out, const Json& json) {
    out << jsonLine(json).toStdString() << "\n";
}

}  // namespace duelogue
