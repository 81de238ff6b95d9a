#include "app/shell/language/CardWords.h"

#include <QCoreApplication>

#include "app/shell/language/Filled.h"
#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "cards/rulestext/RulesText.h"

namespace duelogue {

namespace {

QString lineInLanguage(std::string_view line, std::string_view game) {
    if (line.empty()) return {};
    return QCoreApplication::translate("cards", std::string(line).c_str(), std::string(game).c_str());
}

}  // namespace

QString inLanguage(std::string_view lines, std::string_view game) {
    const std::size_t end = lines.find('\n');
    QString text = lineInLanguage(lines.substr(0, end), game);
    return end == std::string_view::npos ? text : text + '\n' + inLanguage(lines.substr(end + 1), game);
}

namespace spoken {

QString rulesText(const CardPool& pool, DefinitionId id) {
    return inLanguage(duelogue::rulesText(pool, id), pool.vocabulary().game);
}

QString abilityText(const CardPool& pool, AbilityId ability) {
    return inLanguage(duelogue::abilityText(pool, ability), pool.vocabulary().game);
}

QString priceText(const CardPool& pool, AbilityId ability) {
    return inLanguage(duelogue::priceText(pool, ability), pool.vocabulary().game);
}

QString typeLine(const CardPool& pool, DefinitionId id) {
    const std::string& game = pool.vocabulary().game;
    const TextStyle& style = pool.vocabulary().style;
    const TypeLineParts line = typeLineParts(pool, id);
    // Some languages put a comma where English only has a space.
    const QString pair = style.betweenSubtypes == " " ? inLanguage("%1 %2", game)
                                                      : "%1" + QString::fromStdString(style.betweenSubtypes) + "%2";
    QString subtypes;
    for (const std::string& subtype : line.subtypes) {
        const QString next = inLanguage(subtype, game);
        subtypes = subtypes.isEmpty() ? next : pair.arg(subtypes, next);
    }
    const QString type = inLanguage(line.type, game);
    return subtypes.isEmpty() ? type : type + QString::fromStdString(style.beforeSubtypes) + subtypes;
}

QString family(const CardPool& pool, TagId tag) { return inLanguage(subtypeText(pool, tag), pool.vocabulary().game); }

Offer offerAt(const CardPool& pool, AbilityId ability, InstructionId id, const QStringList& targets) {
    std::vector<std::string> places;
    for (qsizetype i = 0; i < targets.size(); ++i)
        places.push_back(targets[i].isEmpty() ? std::string() : '%' + std::to_string(i + 1));
    const duelogue::Offer offer = duelogue::offerAt(pool, ability, id, std::move(places));
    const std::string& game = pool.vocabulary().game;
    return {filled(inLanguage(offer.action, game), targets), filled(inLanguage(offer.otherwise, game), targets)};
}

}  // namespace spoken

}  // namespace duelogue
