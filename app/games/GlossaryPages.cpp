#include "app/games/GlossaryPages.h"

#include <QCollator>
#include <QVariantMap>
#include <algorithm>
#include <iterator>
#include <map>
#include <vector>

#include "app/games/Games.h"
#include "app/games/glossary/Glossaries.h"
#include "app/games/glossary/SpokenGlossary.h"
#include "app/shell/language/Language.h"
#include "app/shell/paint/FaceStore.h"
#include "cards/data/CardPool.h"

namespace duelogue {

namespace {

/// More would hide too much of the table.
constexpr qsizetype mostReminders = 4;

using Entries = std::vector<const GlossaryEntry*>;

/// Returns the names of the cards of a game in which a term would be found, unless the name is a term itself.
std::vector<std::string> namesWithTerms(const std::string& game) {
    std::vector<std::string> names;
    const Game* const found = duelogue::game(game);
    if (found == nullptr) return names;
    const auto hasTerm = [](const TermFinder& finder, const std::string& name) {
        const std::vector<FoundTerm> terms = finder.termsIn(name);
        return !terms.empty() && terms.front().length < name.size();
    };
    std::ranges::copy_if(found->pool().names(), std::back_inserter(names), [&](const std::string& name) {
        return hasTerm(termsOf(game, GlossaryLanguage::English), name) ||
               hasTerm(termsOf(game, GlossaryLanguage::German), name);
    });
    return names;
}

Entries entriesOfText(const QString& game, const QString& text) {
    return termsOf(game.toStdString(), spokenGlossary())
        .entriesIn(GlossaryPages::withoutCardNames(game, text.toStdString()));
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

std::string GlossaryPages::withoutCardNames(const QString& game, std::string text) {
    static std::map<QString, std::vector<std::string>> known;
    const auto [names, isNew] = known.try_emplace(game);
    if (isNew) names->second = namesWithTerms(game.toStdString());
    for (const std::string& name : names->second) {
        for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at))
            text.replace(at, name.size(), name.size(), '_');
    }
    return text;
}

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
    const std::string words = withoutCardNames(game, utf8);
    const Entries entries = finder.entriesIn(words);
    const auto part = [&utf8](std::size_t begin, std::size_t end) {
        return QString::fromStdString(utf8.substr(begin, end - begin)).toHtmlEscaped().replace('\n', "<br>");
    };
    QString markup;
    std::size_t at = 0;
    for (const FoundTerm& term : finder.termsIn(words)) {
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
