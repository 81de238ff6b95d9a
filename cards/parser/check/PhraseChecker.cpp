#include "cards/parser/check/PhraseChecker.h"

#include "cards/parser/check/References.h"
#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

/// The maximum depth of counts. A count over all cards for each of all cards is still fast; one more level is too slow.
constexpr int deepestCounting = 2;

}  // namespace

Things PhraseChecker::select(ExpressionId id, Things wanted, const SemanticContext& around) {
    if (!id) return Things::None;
    const Expression& said = pool()[id];
    if (said.term == Term::Both) return select(said.left, wanted, around) | select(said.right, wanted, around);
    const Things found = thingsOffered(pool(), said, around);
    if (isNone(found)) {
        reportMisuse(id, misuseOf(said, around));
        return wanted;
    }
    const bool through = said.term == Term::ControllerOf || said.term == Term::OwnerOf || said.term == Term::HostOf ||
                         said.term == Term::PlaceOf || said.term == Term::Among;
    if (through) checkCards(said.left, around);
    const bool isAround = said.term == Term::HostOf || said.term == Term::PlaceOf;
    if (isAround && state().own.passes && is(said.left, Term::This))
        state().failAt(id, "this card is never in \"" + words().zones[words().inPlay].word + '"');
    if (said.term == Term::ControllerOf || said.term == Term::OwnerOf) m_kinds.checkOwned(said.left, around);
    if (said.term == Term::Among) {
        if (SecrecyChecker::asksForTraits(pool()[said.filter])) m_secrecy.checkTraitsOf(said.left);
        checkFilter(said.filter, around, id);
    }
    if (said.term == Term::Filtered) checkFilter(said.filter, around, id);
    if (said.term == Term::Top) {
        checkPlayers(said.left, around);
        checkNumber(said.right, around);
    }
    if (isNone(found & wanted)) {
        report(id, wanted == Things::Cards     ? "cards: these are players"
                   : wanted == Things::Players ? "players: these are cards"
                                               : "cards or players");
    }
    return found & wanted;
}

void PhraseChecker::checkPlayers(ExpressionId id, const SemanticContext& around) {
    (void)select(id, Things::Players, around);
}

void PhraseChecker::checkOnePlayer(ExpressionId id, const SemanticContext& around) {
    checkPlayers(id, around);
    const bool areAll = id && (pool()[id].term == Term::EveryPlayer || areSeveral(words(), pool()[id]));
    if (areAll) report(id, "one player; use \"for each\" for all of them");
}

void PhraseChecker::checkCards(ExpressionId id, const SemanticContext& around) {
    (void)select(id, Things::Cards, around);
}

void PhraseChecker::checkPrint(ExpressionId id, const SemanticContext& around) {
    if (!id) return;
    const Expression& said = pool()[id];
    if (said.term == Term::PrintOf) return checkCards(said.left, around);
    if (said.term == Term::PrintChosen && !around.print)
        state().failAt(id, misplaced("named card", "no card has been named right before it"));
}

void PhraseChecker::checkPrints(FilterId id, const SemanticContext& around, ExpressionId whole) {
    const Filter& said = pool()[id];
    const bool isOfMatch = said.flags != 0 || said.notFlags != 0 || said.players || said.related || said.other ||
                           said.same || said.at || said.on || said.namedLike || said.family || said.crowd ||
                           said.byCounters || said.zone != Filter{}.zone;
    if (isOfMatch)
        return state().failAt(whole, "found a card in the match, expected only printed values: types, a name, figures");
    checkFilter(id, around, whole);
    for (FilterId at = said.either; at; at = pool()[at].orElse) checkPrints(at, around, whole);
}

void PhraseChecker::checkFilter(FilterId id, const SemanticContext& around, ExpressionId whole) {
    if (!id) return;
    m_kinds.checkDescription(pool()[id], whole, around);
    checkWords(pool()[id], around, whole);
}

void PhraseChecker::checkWords(const Filter& said, const SemanticContext& around, ExpressionId whole) {
    m_secrecy.checkDescription(said, whole);
    checkAlternative(said, around, whole);
    for (FilterId at = said.either; at; at = pool()[at].orElse) checkAlternative(pool()[at], around, whole);
}

/// Checks the words of a description, or of one alternative of it.
void PhraseChecker::checkAlternative(const Filter& said, const SemanticContext& around, ExpressionId whole) {
    checkPlayers(said.players, around);
    checkPlayers(said.related, around);
    ++m_counting;
    checkNumber(said.than, around);
    --m_counting;
    for (const ExpressionId other : {said.same, said.at, said.on, said.namedLike}) checkCards(other, around);
    checkFamily(said, around);
    checkCrowd(said, around, whole);
}

/// Checks that "that people" follows the choice of a family. It is a number, which the next count overwrites.
void PhraseChecker::checkFamily(const Filter& said, const SemanticContext& around) const {
    if (!said.family || around.family) return;
    const std::string& word = words().family;
    state().failAt(said.family, misplaced("of that " + word, "no " + word + " has been chosen right before it"));
}

/// Checks a description of cards at a place. Matching it visits all cards, which takes as long as a count.
void PhraseChecker::checkCrowd(const Filter& said, const SemanticContext& around, ExpressionId whole) {
    if (!said.crowd) return;
    if (m_counting + 1 >= deepestCounting) {
        state().failAt(whole, "descriptions are nested too deeply");
        return;
    }
    ++m_counting;
    checkFilter(said.crowd, around, whole);
    --m_counting;
}

void PhraseChecker::checkCounted(ExpressionId id, Things wanted, const SemanticContext& around) {
    if (m_counting >= deepestCounting && pool()[id].term == Term::Filtered) {
        return state().failAt(id, "counts are nested too deeply");
    }
    (void)select(id, wanted, around);
}

void PhraseChecker::checkNumber(ExpressionId id, const SemanticContext& around) {
    if (!id) return;
    const Expression& said = pool()[id];
    switch (said.term) {
        case Term::X:
        case Term::ThatMuch:
            if (!(said.term == Term::X ? around.x : around.number)) reportMisuse(id, misuseOf(said, around));
            return;
        case Term::Count:
            return checkCounted(said.left, Things::Both, around);
        case Term::Sum:
        case Term::Least:
        case Term::Greatest:
            m_secrecy.checkTraitsOf(said.left);
            m_kinds.checkFigure(said.left, said.index, around);
            return checkCounted(said.left, Things::Cards, around);
        case Term::CountPlayers:
            return checkPlayers(said.left, around);
        case Term::PlayerValue:
            checkPlayers(said.left, around);
            return m_players.checkRole(said.left, words().playerValues[said.index].ofRole);
        case Term::Counters:
            return checkCounted(said.left, Things::Cards, around);
        case Term::Figure:
            m_kinds.checkFigure(said.left, said.index, around);
            return checkCards(said.left, around);
        case Term::Plus:
        case Term::Minus:
        case Term::Times:
        case Term::Over:
            checkNumber(said.left, around);
            return checkNumber(said.right, around);
        case Term::HalfUp:
            return checkNumber(said.left, around);
        case Term::Number:
            return;
        default:
            return checkCondition(id, around);
    }
}

/// Checks a condition that a card matches a description, in any zone.
void PhraseChecker::checkIs(const Expression& said, const SemanticContext& around, ExpressionId whole) {
    checkCards(said.left, around);
    Filter anywhere = pool()[said.filter];
    anywhere.zone = Filter::anyZone;
    m_kinds.checkDescription(anywhere, whole, around);
    checkWords(pool()[said.filter], around, whole);
    if (!canBe(words(), both(kindOf(said.left, around), kindOf(anywhere, around)), 0))
        state().failAt(said.left, "this card can never fit that description");
}

void PhraseChecker::checkCondition(ExpressionId id, const SemanticContext& around) {
    if (!id) return;
    const Expression& said = pool()[id];
    switch (said.term) {
        case Term::Always:
        case Term::Fact:
            return;
        case Term::Not:
            return checkCondition(said.left, around);
        case Term::And:
        case Term::Or:
            checkCondition(said.left, around);
            return checkCondition(said.right, around);
        case Term::AtLeast:
        case Term::More:
        case Term::Equal:
            checkNumber(said.left, around);
            return checkNumber(said.right, around);
        case Term::Any:
            (void)select(said.left, Things::Both, around);
            return;
        case Term::Is:
            return checkIs(said, around, id);
        default:
            return checkNumber(id, around);
    }
}

void PhraseChecker::report(ExpressionId id, std::string_view expected) const {
    state().failAt(id, foundInstead(wordsOf(pool(), pool()[id]), expected));
}

void PhraseChecker::reportMisuse(ExpressionId id, const Misuse& misuse) const {
    if (misuse.reason.empty()) return report(id, misuse.expected);
    if (!misuse.expected.empty()) return report(id, std::string(misuse.expected) + ": " + std::string(misuse.reason));
    state().failAt(id, misplaced(wordsOf(pool(), pool()[id]), misuse.reason));
}

}  // namespace duelogue
