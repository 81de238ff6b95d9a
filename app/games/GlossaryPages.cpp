#include "app/games/GlossaryPages.h"

#include <QCollator>
#include <QVariantMap>
#include <algorithm>
#include <string>
#include <vector>

#include "app/games/glossary/Glossaries.h"
#include "app/games/glossary/SpokenGlossary.h"
#include "app/shell/language/Language.h"
#include "app/shell/paint/FaceStore.h"

namespace duelogue {

namespace {

/// More would hide too much of the table.
constexpr qsizetype mostReminders = 4;

using Entries = std::vector<const GlossaryEntry*>;

Entries entriesOfText(const QString& game, const QString& text) {
    return termsOf(game.toStdString(), spokenGlossary()).entriesIn(text.toStdString());
}

QString textOf(const QString& faceKey) { return FaceStore::instance().face(faceKey).text; }

QString termOf(const GlossaryEntry& entry) {
    return QString::fromStdString(withCapital(entry.in(spokenGlossary()).forms.front()));
}

QVariantMap row(const GlossaryEntry& entry, int kind, bool begins) {
    return {{"kind", kind},
            {"begins", begins},
            {"term", termOf(entry)},
            {"meaning", QString::fromStdString(entry.in(spokenGlossary()).definition)}};
}

bool contains(const GlossaryEntry& entry, const QString& wanted) {
    const GlossaryWords& words = entry.in(spokenGlossary());
    const auto has = [&wanted](const std::string& text) {
        return QString::fromStdString(text).contains(wanted, Qt::CaseInsensitive);
    };
    return std::ranges::any_of(words.forms, has) || std::ranges::any_of(words.onTable, has) || has(words.definition);
}

}  // namespace

QString GlossaryPages::meaning(const QString& game, const QString& name) {
    const GlossaryLanguage language = spokenGlossary();
    const GlossaryEntry* const entry = termsOf(game.toStdString(), language).named(name.toStdString());
    return entry == nullptr ? QString() : QString::fromStdString(entry->in(language).definition);
}

QString GlossaryPages::explained(const QString& game, const QString& name) {
    const QString definition = meaning(game, name);
    return definition.isEmpty() ? name : name + "\n" + definition;
}

QVariantList GlossaryPages::entriesNamed(const QString& game, const QString& name) {
    const GlossaryEntry* const entry = termsOf(game.toStdString(), spokenGlossary()).named(name.toStdString());
    return entry == nullptr ? entriesIn(game, name) : QVariantList{row(*entry, -1, true)};
}

QVariantList GlossaryPages::entryOf(const QString& game, const QString& term) {
    const GlossaryEntry* const entry = termsOf(game.toStdString(), GlossaryLanguage::English).named(term.toStdString());
    return entry == nullptr ? QVariantList() : QVariantList{row(*entry, -1, false)};
}

QString GlossaryPages::linked(const QString& game, const QString& text) {
    const std::string utf8 = text.toStdString();
    const TermFinder& finder = termsOf(game.toStdString(), spokenGlossary());
    const Entries entries = finder.entriesIn(utf8);
    const auto part = [&utf8](std::size_t begin, std::size_t end) {
        return QString::fromStdString(utf8.substr(begin, end - begin)).toHtmlEscaped().replace('\n', "<br>");
    };
    QString markup;
    std::size_t at = 0;
    for (const FoundTerm& term : finder.termsIn(utf8)) {
        const std::size_t end = term.begin + term.length;
        const auto index = std::ranges::find(entries, term.entry) - entries.begin();
        markup += part(at, term.begin) + QString("<a href=\"%1\">").arg(index) + part(term.begin, end) + "</a>";
        at = end;
    }
    return markup + part(at, utf8.size());
}

QString GlossaryPages::explanations(const QString& game, const QString& text) {
    QStringList list;
    for (const GlossaryEntry* entry : entriesOfText(game, text))
        list += QString::fromStdString(entry->reminder(spokenGlossary()));
    return list.join('\n');
}

QStringList GlossaryPages::reminders(const QString& game, const QString& faceKey) {
    QStringList list;
    for (const GlossaryEntry* entry : entriesOfText(game, textOf(faceKey))) {
        if (entry->kind == GlossaryEntry::Kind::Keyword && list.size() < mostReminders)
            list += QString::fromStdString(entry->reminder(spokenGlossary()));
    }
    return list;
}

QVariantList GlossaryPages::entriesIn(const QString& game, const QString& text) {
    QVariantList rows;
    for (const GlossaryEntry* entry : entriesOfText(game, text)) rows += row(*entry, -1, rows.isEmpty());
    return rows;
}

QVariantList GlossaryPages::entriesOf(const QString& game, const QString& faceKey) {
    return entriesIn(game, textOf(faceKey));
}

QVariantList GlossaryPages::entries(const QString& game, const QString& wanted) {
    Entries found;
    for (const GlossaryEntry& entry : glossaryOf(game.toStdString()).entries) {
        if (contains(entry, wanted.trimmed())) found.push_back(&entry);
    }
    const QCollator order(QLocale(Language::ofProgram().spoken()));
    std::ranges::sort(found, [&order](const GlossaryEntry* a, const GlossaryEntry* b) {
        return a->kind != b->kind ? a->kind < b->kind : order.compare(termOf(*a), termOf(*b)) < 0;
    });
    QVariantList rows;
    const GlossaryEntry* last = nullptr;
    for (const GlossaryEntry* entry : found) {
        rows += row(*entry, static_cast<int>(entry->kind), last == nullptr || last->kind != entry->kind);
        last = entry;
    }
    return rows;
}

}  // namespace duelogue
