#pragma once

#include <QDir>
#include <QFile>
#include <QStringList>
#include <QXmlStreamReader>
#include <vector>

namespace duelogue {

/// A message of a translation list, `resources/translations/LIST_LANGUAGE.ts`.
struct WordEntry {
    QString context;
    QString text;
    QString comment;           ///< distinguishes messages with the same text; may be empty
    QStringList translations;  ///< several if it depends on a number
    bool finished = true;

    [[nodiscard]] QString key() const { return context + ": " + text; }
};

[[nodiscard]] inline QString wordListPath(const QString& list) {
    return QString("%1/resources/translations/%2").arg(DUELOGUE_SOURCE_DIR, list);
}

/// Returns the names of the lists that match a pattern, such as "window_*.ts".
[[nodiscard]] inline QStringList wordLists(const QString& name) {
    return QDir(wordListPath({})).entryList({name}, QDir::Files);
}

/// Returns the languages of a list. For "log", these are the languages of log_*.ts.
[[nodiscard]] inline QStringList languagesOf(const QString& list) {
    QStringList codes;
    for (const QString& file : wordLists(list + "_*.ts")) codes += file.section('_', 1).section('.', 0, 0);
    return codes;
}

/// Returns the messages of a list in file order; empty if the file cannot be read.
[[nodiscard]] inline std::vector<WordEntry> wordEntries(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    std::vector<WordEntry> entries;
    QString context;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == u"name") context = xml.readElementText();
        if (xml.name() == u"message") entries.push_back({context, {}, {}, {}, true});
        if (xml.name() == u"source") entries.back().text = xml.readElementText();
        if (xml.name() == u"comment") entries.back().comment = xml.readElementText();
        if (xml.name() == u"translation") {
            entries.back().finished = !xml.attributes().hasAttribute("type");
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            entries.back().translations =
                text.trimmed().contains('\n') ? text.trimmed().split('\n') : QStringList{text};
        }
    }
    return entries;
}

}  // namespace duelogue
