#pragma once

#include <string>

#include "cards/rulestext/grammar/Nouns.h"

namespace duelogue {

/// All parts of clauses. They share their memory of earlier mentions.
class Phrases final : public Mentions {
public:
    Phrases(const Topic& topic, MentionState& spoken) : Phrases(ReferenceTracker(topic, spoken), spoken) {}

    [[nodiscard]] Noun cards(ExpressionId id, Style style) override { return nouns.cards(id, style); }
    [[nodiscard]] Noun players(ExpressionId id) override { return nouns.players(id); }
    [[nodiscard]] std::string amount(ExpressionId id) override { return amounts.amount(id); }

    Places places;
    Descriptions descriptions;
    ChosenCards chosenCards;
    Amounts amounts;
    Nouns nouns;

private:
    Phrases(const ReferenceTracker& known, MentionState& spoken)
        : places(known, spoken, *this),
          descriptions(known, spoken, *this, places),
          chosenCards(known, spoken, *this, descriptions),
          amounts(known, spoken, *this, places, descriptions),
          nouns(known, spoken, places, descriptions, chosenCards, amounts) {}
};

}  // namespace duelogue
