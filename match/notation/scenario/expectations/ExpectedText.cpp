#include "match/notation/scenario/expectations/ExpectedText.h"

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/loop/ReadableMatch.h"
#include "match/notation/scenario/Notes.h"

namespace duelogue {

NotationError ExpectedText::differs(std::string found) const {
    return line.untrue(std::string(text), std::move(found));
}

std::optional<NotationError> ExpectedText::unless(bool holds, std::string found) const {
    if (holds) return std::nullopt;
    return differs(std::move(found));
}

std::optional<NotationError> ExpectedText::unreadable(std::string expected) const {
    return line.wrong(std::move(expected), NotationLine::quoted(text));
}

std::optional<NotationError> ExpectedText::nothingExpected(const std::string& zone) const {
    return line.error("\"has\" and \"top\" need the name of a card. To expect no cards, write \"" + zone +
                      " = nothing\"");
}

bool ExpectedText::isNote(const std::string& note) const {
    return match.state().cards.empty() || CardNotes(match.rulebook()).holds(match, CardId(0), note).has_value();
}

NotationError ExpectedText::wrongNote(const std::string& before, const std::string& note) const {
    return line.wrong(before + CardNotes(match.rulebook()).expected(), NotationLine::quoted(note));
}

std::string ExpectedText::nameOf(CardId card) const {
    const DefinitionId definition = match.state().card(card).definition;
    return definition ? match.pool()[definition].name : std::string("?");
}

}  // namespace duelogue
