#include "match/notation/GameNotation.h"

#include "cards/data/Vocabulary.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

std::vector<std::string> GameNotation::phaseWords() const { return {}; }

std::vector<std::string> GameNotation::valueWords() const {
    std::vector<std::string> words;
    for (const Word& value : m_rulebook.vocabulary().playerValues) words.push_back(value.word);
    return words;
}

std::vector<std::string> GameNotation::counterWords() const {
    std::vector<std::string> words;
    for (const CounterWord& counter : m_rulebook.vocabulary().counters) words.push_back(counter.word);
    return words;
}

void GameNotation::emptyPosition(HandlerContext& match, std::size_t players) const {
    const std::vector<std::vector<DefinitionId>> decks(players);
    m_rulebook.setUp(match, decks);
}

int GameNotation::mostCopies(const Definition& card) const { return card.copies; }

std::optional<std::string> GameNotation::whyImpossible(const ReadableMatch& /*match*/, CardId /*card*/) const {
    return std::nullopt;
}

bool GameNotation::changeFigure(HandlerContext& /*match*/, CardId /*card*/, std::uint8_t /*figure*/, int /*by*/) const {
    return false;
}

void GameNotation::startPosition(HandlerContext& /*match*/) const {}

bool GameNotation::isSeen(const ReadableMatch& match, const Card& card, PlayerId player) const {
    switch (match.rulebook().vocabulary().zones[card.zone].seen) {
        case ZoneWord::Seen::ByAll:
            return true;
        case ZoneWord::Seen::ByOwner:
            return card.owner == player;
        case ZoneWord::Seen::ByNobody:
            return false;
    }
    return false;
}

}  // namespace duelogue
