#include "cards/parser/check/References.h"

#include "cards/parser/phrases/ReferenceWords.h"

namespace duelogue {

namespace {

Things targetThings(std::size_t index, const SemanticContext& around) {
    if (index >= around.targets.size()) return Things::None;
    const TargetSpec& spec = around.targets[index];
    return (spec.cards ? Things::Cards : Things::None) | (spec.players ? Things::Players : Things::None);
}

}  // namespace

Things thingsOffered(const CardPool& pool, const Expression& said, const SemanticContext& around) {
    switch (said.term) {
        case Term::Target:
            return targetThings(said.index, around);
        case Term::TargetPlayer:
            return targetThings(said.index, around) & Things::Players;
        case Term::EveryTarget: {
            Things all = Things::None;
            for (std::size_t i = 0; i < around.targets.size(); ++i) all = all | targetThings(i, around);
            return all;
        }
        case Term::EventCard:
            return around.event & Things::Cards;
        case Term::EventSource:
            return isNone(around.event) ? Things::None : Things::Cards;
        case Term::EventPlayer:
            return isNone(around.event) ? Things::None : Things::Players;
        case Term::EachCard:
            return around.each & Things::Cards;
        case Term::EachPlayer:
            return around.each & Things::Players;
        case Term::Chosen:
        case Term::NotChosen:
            return around.chosen;
        case Term::Paid:
            return around.paid ? Things::Cards : Things::None;
        case Term::This:
        case Term::Filtered:
        case Term::Top:
        case Term::Among:
        case Term::HostOf:
        case Term::PlaceOf:
            return Things::Cards;
        case Term::Named:
            return pool.vocabulary().names[said.index].players ? Things::Players : Things::Cards;
        case Term::Both:
            return Things::Both;
        case Term::You:
        case Term::Others:
        case Term::EveryPlayer:
        case Term::ControllerOf:
        case Term::OwnerOf:
        case Term::Role:
            return Things::Players;
        default:
            return Things::None;
    }
}

Misuse misuseOf(const Expression& said, const SemanticContext& around) {
    switch (said.term) {
        case Term::TargetPlayer:
            if (isNone(targetThings(said.index, around))) return {"there is no such target here"};
            return {"this target is a card; for its player, write \"target's controller\"", "a player"};
        case Term::Target:
        case Term::EveryTarget:
            return {"there is no such target here"};
        case Term::EventCard:
            if (!isNone(around.event)) return {"this event happens to players, not to cards", "a player"};
            return {"there is no event here"};
        case Term::EventSource:
        case Term::EventPlayer:
            return {"there is no event here"};
        case Term::EachCard:
            return {"it is not inside a \"for each\" of cards"};
        case Term::EachPlayer:
            return {"it is not inside a \"for each\" of players"};
        case Term::Chosen:
        case Term::NotChosen:
            return {"nothing has been chosen before it"};
        case Term::Paid:
            return {"no card is given up for the cost"};
        case Term::X:
            return {"this cost has no X, and an ability doesn't know the X of its card", "a number"};
        case Term::ThatMuch:
            return {"nothing has been counted before it", "a number"};
        default:
            return {"it has no meaning in this place"};
    }
}

std::string wordsOf(const CardPool& pool, const Expression& said) {
    const auto numbered = [&](const char* word) {
        return std::string(word) + (said.index > 0 ? " " + std::to_string(said.index + 1) : "");
    };
    switch (said.term) {
        case Term::Target:
        case Term::TargetPlayer:
            return numbered("target");
        case Term::X:
            return "X";
        case Term::ThatMuch:
            return "that much";
        case Term::ControllerOf:
            return wordsOf(pool, pool[said.left]) + "'s controller";
        case Term::OwnerOf:
            return wordsOf(pool, pool[said.left]) + "'s owner";
        case Term::HostOf:
            return pool[said.left].term == Term::This ? "host" : "host of " + wordsOf(pool, pool[said.left]);
        case Term::PlaceOf:
            if (pool[said.left].term == Term::This) return "here";
            return pool.vocabulary().traits[pool.vocabulary().place].word + " of " + wordsOf(pool, pool[said.left]);
        case Term::Named:
            return pool.vocabulary().names[said.index].word;
        case Term::Role:
            return pool.vocabulary().roles[said.index].word;
        case Term::Filtered:
        case Term::Among:
            return "a description of cards";
        case Term::Top:
            return "top cards";
        case Term::Both:
            return wordsOf(pool, pool[said.left]) + " and " + wordsOf(pool, pool[said.right]);
        default:
            return std::string(wordOf(said.term));
    }
}

}  // namespace duelogue
