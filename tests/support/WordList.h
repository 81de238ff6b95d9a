#pragma once

#include <QDir>
#include <QFile>
#include <QStringList>
#include <QXmlStreamReader>
#include <vector>

namespace duelogue {

/// A message of a list of words, `resources/translations/LIST_LANGUAGE.ts`.
struct WordEntry {
    QString context;
    QString text;
    QString comment;           ///< what tells it from another of that text; or nothing
    QStringList translations;  ///< several where it depends on a number
    bool finished = true;

    [[nodiscard]] QString key() const { return context + ": " + text; }
};

[[nodiscard]] inline QString wordListPath(const QString& list) {
    return QString("%1/resources/translations/%2").arg(DUELOGUE_SOURCE_DIR, list);
}

/// The files of that name, "window_*.ts".
[[nodiscard]] inline QStringList wordLists(const QString& name) {
    return QDir(wordListPath({})).entryList({name}, QDir::Files);
}

/// The languages that have such a list: of "log", those of log_*.ts.
[[nodiscard]] inline QStringList languagesOf(const QString& list) {
    QStringList codes;
    for (const QString& file : wordLists(list + "_*.ts")) codes += file.section('_', 1).section('.', 0, 0);
    return codes;
}

/// In the order of the file; none where it can't be read.
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
