#include "tests/gallery/ScreenWords.h"

#include <QAccessible>
#include <QHash>
#include <QQuickItem>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>

#include "app/games/Games.h"
#include "app/games/glossary/Glossaries.h"
#include "app/library/decks/DeckLibrary.h"
#include "app/shell/language/Language.h"
#include "cards/data/CardPool.h"
#include "tests/support/WordList.h"

namespace duelogue {

namespace {

QString plain(QString text) {
    static const QRegularExpression tags("<[^>]*>");
    return text.replace(tags, " ").simplified();
}

void collectSeen(const QQuickItem& item, QSet<QString>& words) {
    if (!item.isVisible() || item.opacity() == 0) return;
    // The contents of a field are the person's own.
    const bool isField = item.inherits("QQuickTextInput") || item.inherits("QQuickTextEdit");
    words.insert(plain(item.property(isField ? "placeholderText" : "text").toString()));
    for (const QQuickItem* child : item.childItems()) collectSeen(*child, words);
}

void collectRead(const QAccessibleInterface* item, QSet<QString>& words) {
    // Announcements may be in the language of an earlier screen.
    if (item == nullptr || item->state().invisible || item->role() == QAccessible::Notification) return;
    const bool isField = item->role() == QAccessible::EditableText;
    for (const QAccessible::Text text : {QAccessible::Name, QAccessible::Description})
        if (!isField) words.insert(plain(item->text(text)));
    for (int i = 0; i < item->childCount(); ++i) collectRead(item->child(i), words);
}

/// Returns names that are not translated, longest first, so that no name is split by a shorter one.
const QStringList& names() {
    static const QStringList all = [] {
        // The last two are opponents of lessons.
        QSet<QString> found{"Anna", "Ben", "Cleo", "Dov", "Duelogue", "game-icons.net (CC BY 3.0)", "Kim", "Maren"};
        for (const QString& code : Language::codes()) found.insert(Language::nameOf(code));
        for (const std::string& id : gameIds()) {
            const Game& each = *game(id);
            found.insert(QString::fromStdString(each.words().title));
            for (const Definition& card : each.pool().definitions()) found.insert(QString::fromStdString(card.name));
            for (const NamedDeck& deck : each.decks()) found.insert(QString::fromStdString(deck.deck.name));
        }
        QStringList sorted(found.begin(), found.end());
        std::ranges::sort(sorted, std::greater{}, &QString::size);
        return sorted;
    }();
    return all;
}

/// Returns the words of a text without numbers, placeholders and symbols.
QString bare(const QString& text) {
    static const QRegularExpression others("%\\d|%n|[^\\p{L}]+");
    return QString(text).replace(others, " ").simplified();
}

/// Returns the names of the terms that are called the same in both languages.
QSet<QString> sameTerms() {
    QSet<QString> found;
    for (const std::string& id : gameIds()) {
        for (const GlossaryEntry& entry : glossaryOf(id).entries) {
            QString name = QString::fromStdString(entry.german.forms.front());
            if (name.compare(QString::fromStdString(entry.english.forms.front()), Qt::CaseInsensitive) != 0) continue;
            name[0] = name[0].toUpper();
            found.insert(bare(name));
        }
    }
    return found;
}

/// Returns texts whose translation is identical.
const QSet<QString>& sameWords() {
    static const QSet<QString> all = [] {
        QSet<QString> found = sameTerms();
        for (const QString list : {"window_de.ts", "log_de.ts", "cards_de.ts"}) {
            for (const WordEntry& entry : wordEntries(wordListPath(list))) {
                if (entry.translations.contains(entry.text)) found.insert(bare(entry.text));
            }
        }
        return found;
    }();
    return all;
}

bool isSame(const QString& text) {
    const QString words = bare(text);
    const auto isKnown = [](const QString& word) { return word.size() < 3 || sameWords().contains(word); };
    return sameWords().contains(words) || std::ranges::all_of(words.split(' '), isKnown);
}

/// Returns phrases that may stay English within a German sentence.
const QStringList& sameTogether() {
    static const QStringList all{"Best of"};
    return all;
}

/// Removes names from a text. Results are cached, because there are a thousand names and most texts recur.
QString withoutNames(const QString& text) {
    static QHash<QString, QString> known;
    if (const auto found = known.constFind(text); found != known.constEnd()) return *found;
    QString rest = text;
    for (const QString& words : sameTogether()) rest.replace(words, " ");
    for (const QString& name : names()) rest.replace(name, " ");
    return *known.insert(text, rest.simplified());
}

bool hasWords(const QString& text) {
    static const QRegularExpression word("[A-Za-z]{3}");
    return text.contains(word);
}

/// Returns true if the text has English words that never occur in German.
bool speaksEnglish(const QString& text) {
    static const QRegularExpression english(
        "\\b(the|of|with|and|is|are|your|you|from|has|have|this|that|for|each|when|cards?|turn|play|or|not|its|"
        "their|they|be|been|by|to|at|on)\\b",
        QRegularExpression::CaseInsensitiveOption);
    return text.contains(english);
}

}  // namespace

QStringList wordsOn(const QQuickWindow& window) {
    QSet<QString> words;
    collectSeen(*window.contentItem(), words);
    collectRead(QAccessible::queryAccessibleInterface(const_cast<QQuickWindow*>(&window)), words);
    words.remove(QString());
    return {words.begin(), words.end()};
}

QStringList leftInEnglish(const QStringList& german, const QStringList& english) {
    const QSet<QString> said(english.begin(), english.end());
    QStringList left;
    for (const QString& text : german) {
        const QString rest = withoutNames(text);
        const bool isPath = text.startsWith('/');
        if (!hasWords(rest) || isPath) continue;
        if ((said.contains(text) || speaksEnglish(rest)) && !isSame(rest)) left += text;
    }
    return left;
}

}  // namespace duelogue
