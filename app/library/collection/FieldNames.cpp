#include "app/library/collection/FieldNames.h"

#include <QStringList>

#include "app/games/presenter/TableCard.h"
#include "app/shell/language/CardWords.h"
#include "app/shell/language/OutsideWords.h"
#include "cards/data/Definition.h"
#include "cards/search/FoldedText.h"

namespace duelogue {

namespace {

constexpr const char* context = "CardFields";

QString capitalized(QString words) {
    if (!words.isEmpty()) words[0] = words[0].toUpper();
    return words;
}

}  // namespace

QString spokenFace(const TableFace& face) {
    QStringList parts{face.name, face.costWords, face.typeLine, face.figureWords, face.text};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

FieldNames::FieldNames(const CardPool& pool) : m_pool(pool) {
    for (std::size_t i = 0; i < pool.tagCount(); ++i) {
        const TagId tag(static_cast<std::uint16_t>(i));
        m_tags.emplace(folded(pool.tag(tag)), tag);
    }
    for (const TraitWord& trait : pool.vocabulary().traits) m_traits.emplace(folded(trait.word), trait.word);
    for (const Definition& card : pool.definitions()) {
        m_sets.emplace(folded(card.set), card.set);
        m_sets.emplace(folded(card.setCode), card.setCode);
    }
}

QString FieldNames::nameOf(const std::string& noun) { return capitalized(translated(context, noun)); }

QString FieldNames::wordOf(const std::string& word) {
    return word.empty() ? QString() : capitalized(translated(context, word));
}

QString FieldNames::meaningOf(const std::string& meaning) {
    return meaning.empty() ? QString() : translated(context, meaning);
}

QString FieldNames::valueOf(const CardField& field, int value) const {
    if (field.kind == FieldKind::Number) return QString::number(value);
    const std::string& word = field.values[static_cast<std::size_t>(value)];
    if (field.word.source == FieldWord::Source::Set) {
        const auto set = m_sets.find(word);
        if (set != m_sets.end()) return QString::fromStdString(set->second);
    }
    // A subtype has its printed form. Other words are listed for queries alone.
    const auto tag = m_tags.find(word);
    if (tag != m_tags.end() && field.word.subtypes != FieldWord::Subtypes::None)
        return spoken::family(m_pool, tag->second);
    // Names have capital letters: "NBN".
    const auto trait = m_traits.find(word);
    const QString name = translated(context, word);
    return trait != m_traits.end() && name == QString::fromStdString(word) ? wordOf(trait->second) : wordOf(word);
}

}  // namespace duelogue
