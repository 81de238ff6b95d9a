#include "app/decks/DeckCollector.h"

#include <QHash>
#include <algorithm>

#include "cards/wording/Nearest.h"

namespace duelogue {

namespace {

constexpr std::size_t mostMistakes = 50;

}  // namespace

std::optional<DeckPart> deckPartNamed(const QString& word) {
    static const QHash<QString, DeckPart> all{
        {"deck", DeckPart::Main},        {"main", DeckPart::Main},      {"mainboard", DeckPart::Main},
        {"maindeck", DeckPart::Main},    {"main deck", DeckPart::Main}, {"extra", DeckPart::Extra},
        {"extra deck", DeckPart::Extra}, {"sideboard", DeckPart::Side}, {"side", DeckPart::Side},
        {"side deck", DeckPart::Side},   {"companion", DeckPart::Side}};
    const auto found = all.constFind(word.trimmed().toCaseFolded());
    return found == all.constEnd() ? std::nullopt : std::optional(*found);
}

void DeckCollector::add(int line, DeckPart part, const QString& count, const QString& name) {
    bool isNumber = false;
    const int number = count.toInt(&isNumber);
    if (!isNumber || number < 1 || number > Deck::mostOfOne) {
        return fail(line, foundInstead(count.left(20).toStdString(), "a number from 1 to 250"));
    }
    const DefinitionId card = m_names.find(name);
    if (!card) return fail(line, m_names.unknown(name));
    add(line, part, number, card);
}

void DeckCollector::add(int line, DeckPart part, int count, DefinitionId card) {
    if (Deck::add(m_reading.deck.part(part), {count, card})) return;
    fail(line, "found more than 250 of \"" + m_pool[card].name + '"');
}

void DeckCollector::fail(int line, std::string message) {
    if (isHopeless()) return;
    m_reading.errors.push_back({m_file, line, std::move(message)});
    if (isHopeless()) m_reading.errors.back().message = "this is no deck: there are too many mistakes";
}

QStringList DeckCollector::figures() const {
    QStringList words;
    for (const FigureWord& figure : m_pool.vocabulary().figures) words += QString::fromStdString(figure.word);
    return words;
}

bool DeckCollector::isKind(const QString& word, bool anyKind) const {
    const auto isIt = [&](const std::string& known) {
        return word.compare(QString::fromStdString(known), Qt::CaseInsensitive) == 0;
    };
    const auto& traits = m_pool.vocabulary().traits;
    const bool isTrait = std::ranges::any_of(traits, [&](const TraitWord& trait) {
        return (anyKind || trait.group == TraitWord::Group::Type) && (isIt(trait.word) || isIt(trait.plural));
    });
    if (isTrait || !anyKind) return isTrait;
    for (std::size_t t = 0; t < m_pool.tagCount(); ++t) {
        if (isIt(std::string(m_pool.tag(TagId(static_cast<std::uint16_t>(t)))))) return true;
    }
    return false;
}

bool DeckCollector::isHopeless() const { return m_reading.errors.size() >= mostMistakes; }

/// One line, not too long.
std::string DeckCollector::tidy(const QString& text) {
    constexpr qsizetype longest = 300;
    return text.left(longest).simplified().toStdString();
}

}  // namespace duelogue
