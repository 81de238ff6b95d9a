#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "app/games/presenter/GamePresenter.h"
#include "app/match/remembered/RememberedAnswers.h"

namespace duelogue {

/// An answer that the person can have remembered at a question.
struct RememberedOffer {
    RememberedAnswer answer;
    std::optional<Reply> reply{};  ///< given to the question at once
    QString label;
    CardId card{};  ///< in whose menu it is offered; none: beside the question

    bool operator==(const RememberedOffer&) const = default;
};

/// Returns the offers at the viewer's question, in the language of the window. For an optional effect they are always
/// yes and always no. For effects to put in order they are each effect as the first. For a chance to act they skip the
/// chances of a card. That one stands beside the question only in another player's turn, if a single card can act.
[[nodiscard]] std::vector<RememberedOffer> rememberedOffers(const GamePresenter& presenter, const View& view);

/// A remembered answer in words: "Ebon Dragon" and "Always yes: You may …".
struct RememberedWords {
    QString title;
    QString sentence;
};
[[nodiscard]] RememberedWords wordsOf(const CardPool& pool, const RememberedAnswer& answer);

/// Returns the line of the log that says that this reply to the viewer's question was remembered.
[[nodiscard]] QString logLineOf(const View& view, const Reply& reply);
/// Returns true if all players know the card that the reply is about, or that asks. Others may then read logLineOf().
[[nodiscard]] bool isAboutKnownCard(const View& view, const Reply& reply);

}  // namespace duelogue
