#include "cards/parser/check/KindChecker.h"

#include <string>

#include "cards/data/Disjunction.h"

namespace duelogue {

void KindChecker::checkDescription(const Filter& said, ExpressionId whole, const SemanticContext& around) const {
    const std::size_t before = state().errorCount();
    for (const Filter& each : alternativesOf(pool(), said)) {
        if (state().errorCount() == before) checkAlternative(each, whole, around);
    }
}

void KindChecker::checkAlternative(const Filter& said, ExpressionId whole, const SemanticContext& around) const {
    const int line = state().lineOf(whole);
    if ((said.all & said.none) != 0 || (said.flags & said.notFlags) != 0)
        return state().failIn(line, "contradictory: no card can be both");
    const CardKind kind = kindOf(said, around);
    const std::uint8_t zone = said.zone == 0xff ? words().inPlay : said.zone;
    if (!canBe(words(), kind, 0)) {
        const bool isThere = zone >= words().zones.size() || (said.all & words().zones[zone].never) == 0;
        return state().failIn(
            line, isThere ? "contradictory: no card fits this description: " + oneOf(words(), said.all | said.any)
                          : "no card in \"" + words().zones[zone].word + "\" can be " +
                                oneOf(words(), said.all & words().zones[zone].never));
    }
    if (said.comparison != Comparison::None && !said.byCounters) checkFigure(said.figure, kind, line);
    if (zone < words().zones.size() && said.flags != 0 && words().zones[zone].stateless) {
        state().failIn(line, "cards in \"" + words().zones[zone].word + "\" have no states; only cards in play do");
    }
}

void KindChecker::checkFigure(std::uint8_t slot, CardKind known, int line) const {
    if (canBe(words(), known, givingFigure(words(), slot))) return;
    std::string names;
    for (const FigureWord& word : words().figures) {
        if (word.slot == slot) names += (names.empty() ? "\"" : " or \"") + word.word + '"';
    }
    state().failIn(line, names + " can't be used here: no " + kindWords(words(), known) + " has that");
}

void KindChecker::checkFigure(ExpressionId cards, std::uint8_t slot, const SemanticContext& around) const {
    if (!cards) return;
    const Expression& said = pool()[cards];
    if (said.term == Term::Both) {
        checkFigure(said.left, slot, around);
        return checkFigure(said.right, slot, around);
    }
    checkFigure(slot, kindOf(cards, around), state().lineOf(cards));
}

void KindChecker::checkFits(ExpressionId id, Traits wanted, const SemanticContext& around) const {
    if (!id) return;
    const Expression& said = pool()[id];
    if (said.term == Term::Both) {
        checkFits(said.left, wanted, around);
        return checkFits(said.right, wanted, around);
    }
    checkFits(kindOf(id, around), wanted, state().lineOf(id));
}

void KindChecker::checkFits(CardKind known, Traits wanted) const { checkFits(known, wanted, state().line); }

void KindChecker::checkFits(CardKind known, Traits wanted, int line) const {
    if (canBe(words(), known, wanted)) return;
    state().failIn(line, wanted == 0 ? "this never happens to " + kindWords(words(), known)
                                     : "found " + kindWords(words(), known) + ", expected " + oneOf(words(), wanted) +
                                           ": this happens to no other cards");
}

void KindChecker::checkOwned(ExpressionId id, const SemanticContext& around) const {
    const CardKind kind = kindOf(id, around);
    if (canBe(words(), both(kind, {.none = kindsOfNobody()}), 0)) return;
    state().failAt(id, "no player owns or controls " + kindWords(words(), kind));
}

}  // namespace duelogue
