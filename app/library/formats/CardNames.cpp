#include "app/library/formats/CardNames.h"

#include <QRegularExpression>
#include <algorithm>

#include "app/library/formats/DeckText.h"
#include "cards/data/CardPool.h"
#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

/// The maximum length in characters. No card name is longer, and longer ones are not worth showing whole.
constexpr qsizetype longestName = 100;

QString folded(const QString& name) {
    QString plain;
    for (const QChar c : name.left(longestName).normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        if (c.isMark()) continue;
        const bool apostrophe = c == u'\u2019' || c == u'\u2018' || c == u'`' || c == u'\u00b4';
        const bool quote = c == u'\u201c' || c == u'\u201d' || c == u'\u201e';
        plain += apostrophe                                ? QChar(u'\'')
                 : quote                                   ? QChar(u'"')
                 : c.category() == QChar::Punctuation_Dash ? QChar(u'-')
                                                           : c;
    }
    return plain.simplified();
}

}  // namespace

CardNames::CardNames(const CardPool& pool) {
    for (std::size_t i = 0; i < pool.definitions().size(); ++i) {
        const std::string& name = pool.definitions()[i].name;
        m_names.push_back(name);
        m_cards.insert(folded(QString::fromStdString(name)), DefinitionId(static_cast<std::uint16_t>(i)));
    }
}

/// Decodes HTML entities. Rejects a line with two cards, and a line with a number in its other half.
DefinitionId CardNames::find(const QString& name) const {
    static const QRegularExpression number(R"(\d)");
    const auto found = m_cards.constFind(folded(withoutEntities(name)));
    if (found != m_cards.constEnd()) return *found;
    const qsizetype bar = name.indexOf(u'/');
    if (bar < 0) return {};
    const DefinitionId half = m_cards.value(folded(name.left(bar)));
    const DefinitionId other = m_cards.value(folded(name.mid(name.lastIndexOf(u'/') + 1)), half);
    return other == half && !name.mid(bar).contains(number) ? half : DefinitionId{};
}

bool CardNames::isLike(const QString& name) const {
    return !spellingSuggestion(name.left(longestName).toStdString(), m_names).empty();
}

std::string CardNames::unknown(const QString& name) const {
    return unknownWord("card", name.left(longestName).toStdString(), m_names);
}

}  // namespace duelogue
