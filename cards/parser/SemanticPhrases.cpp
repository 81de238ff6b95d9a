// Checks the phrases of a card against the context of their place.
#include <algorithm>

#include "cards/data/Disjunction.h"
#include "cards/parser/SemanticChecker.h"
#include "cards/parser/phrases/Phrase.h"

namespace duelogue {

namespace {

/// The maximum depth of counts. A count over all cards for each of all cards is still fast; one more level is too slow.
constexpr int deepestCounting = 2;

}  // namespace

// ---------------------------------------------------------------------------------------------------- references

Things SemanticChecker::targetThings(std::size_t index, const SemanticContext& around) const {
    if (index >= around.targets.size()) return Things::None;
    const TargetSpec& spec = around.targets[index];
    return (spec.cards ? Things::Cards : Things::None) | (spec.players ? Things::Players : Things::None);
}

/// Returns the kinds of objects that the context offers to a word; None if the word is meaningless in its place.
Things SemanticChecker::offered(const Expression& said, const SemanticContext& around) const {
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
            return words().names[said.index].players ? Things::Players : Things::Cards;
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

std::string_view SemanticChecker::whyMissing(const Expression& said, const SemanticContext& around) const {
    switch (said.term) {
        case Term::TargetPlayer:
            if (isNone(targetThings(said.index, around))) return "something else: there is no such target here";
            return "a player: this target is a card; whose it is, says \"target's controller\"";
        case Term::Target:
        case Term::EveryTarget:
            return "something else: there is no such target here";
        case Term::EventCard:
            if (!isNone(around.event)) return "a player: this event happens to no card";
            return "something else: there is no event here";
        case Term::EventSource:
        case Term::EventPlayer:
            return "something else: there is no event here";
        case Term::EachCard:
            return "something else: this is in no \"for each\" of cards";
        case Term::EachPlayer:
            return "something else: this is in no \"for each\" of players";
        case Term::Chosen:
        case Term::NotChosen:
            return "something else: nothing has been chosen before it";
        case Term::Paid:
            return "something else: no card is given up for the cost";
        case Term::X:
            return "a number: there is no X in the cost of this";
        case Term::ThatMuch:
            return "a number: nothing has been counted before it";
        default:
            return "something else";
    }
}

std::string SemanticChecker::wordsOf(const Expression& said) const {
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
            return wordsOf(pool()[said.left]) + "'s controller";
        case Term::OwnerOf:
            return wordsOf(pool()[said.left]) + "'s owner";
        case Term::HostOf:
            return pool()[said.left].term == Term::This ? "host" : "host of " + wordsOf(pool()[said.left]);
        case Term::PlaceOf:
            if (pool()[said.left].term == Term::This) return "here";
            return words().traits[words().place].word + " of " + wordsOf(pool()[said.left]);
        case Term::Named:
            return words().names[said.index].word;
        case Term::Role:
            return words().roles[said.index].word;
        case Term::Filtered:
        case Term::Among:
            return "a description of cards";
        case Term::Top:
            return "top cards";
        case Term::Both:
            return wordsOf(pool()[said.left]) + " and " + wordsOf(pool()[said.right]);
        default:
            return std::string(wordOf(said.term));
    }
}

void SemanticChecker::report(ExpressionId id, std::string_view expected) {
    constexpr std::string_view other = "something else: ";
    const std::string found = wordsOf(pool()[id]);
    const bool isMisplaced = expected.starts_with(other);
    m_loading.fail(m_loading.lineOf(id, m_line),
                   isMisplaced ? misplaced(found, expected.substr(other.size())) : foundInstead(found, expected));
}

// ---------------------------------------------------------------------------------------------------- phrases

Things SemanticChecker::select(ExpressionId id, Things wanted, const SemanticContext& around) {
    if (!id) return Things::None;
    const Expression& said = pool()[id];
    if (said.term == Term::Both) return select(said.left, wanted, around) | select(said.right, wanted, around);
    const Things found = offered(said, around);
    if (isNone(found)) {
        report(id, whyMissing(said, around));
        return wanted;
    }
    const bool through = said.term == Term::ControllerOf || said.term == Term::OwnerOf || said.term == Term::HostOf ||
                         said.term == Term::PlaceOf || said.term == Term::Among;
    if (through) card(said.left, around);
    const bool isAround = said.term == Term::HostOf || said.term == Term::PlaceOf;
    if (isAround && m_passes && is(said.left, Term::This))
        report(id, "another card: this one never is in \"" + words().zones[words().inPlay].word + '"');
    if (said.term == Term::ControllerOf || said.term == Term::OwnerOf) somebodys(said.left, around);
    if (said.term == Term::Among) {
        if (m_open && asksWhatTheyAre(pool()[said.filter]) && areHidden(said.left))
            reportHidden(said.left, zoneOf(said.left));
        filter(said.filter, around, id);
    }
    if (said.term == Term::Filtered) filter(said.filter, around, id);
    if (said.term == Term::Top) {
        players(said.left, around);
        number(said.right, around);
    }
    if (isNone(found & wanted)) {
        report(id, wanted == Things::Cards     ? "cards: these are players"
                   : wanted == Things::Players ? "players: these are cards"
                                               : "cards or players");
    }
    return found & wanted;
}

void SemanticChecker::players(ExpressionId id, const SemanticContext& around) {
    (void)select(id, Things::Players, around);
}

/// Checks a phrase that must stand for one player. In a two-player game, the others are one player.
void SemanticChecker::onePlayer(ExpressionId id, const SemanticContext& around) {
    players(id, around);
    const bool areAll = id && (pool()[id].term == Term::EveryPlayer || areSeveral(words(), pool()[id]));
    if (areAll) report(id, "one player; a \"for each\" goes through all of them");
}

void SemanticChecker::card(ExpressionId id, const SemanticContext& around) { (void)select(id, Things::Cards, around); }

bool SemanticChecker::asksWhatTheyAre(const Filter& filter) {
    return filter.either || filter.all != 0 || filter.any != 0 || filter.none != 0 || filter.tags[0] ||
           filter.comparison != Comparison::None || filter.namedLike || filter.name || filter.family;
}

bool SemanticChecker::isHidden(std::uint8_t zone, ExpressionId players) const {
    if (zone >= words().zones.size() || words().zones[zone].seen == ZoneWord::Seen::ByAll) return false;
    const bool own = players && pool()[players].term == Term::You;
    return !own || words().zones[zone].seen == ZoneWord::Seen::ByNobody;
}

bool SemanticChecker::areHidden(ExpressionId cards) const {
    if (!cards) return false;
    const Expression& said = pool()[cards];
    switch (said.term) {
        case Term::Among:
            return areHidden(said.left);
        case Term::Filtered:
            return anyAlternative(pool(), pool()[said.filter],
                                  [&](const Filter& each) { return isHidden(zoneOf(cards), each.players); });
        case Term::Top:
            return isHidden(said.index, said.left);
        default:
            return false;
    }
}

void SemanticChecker::reportHidden(ExpressionId said, std::uint8_t zone) {
    m_loading.fail(m_loading.lineOf(said, m_line),
                   "found what cards in \"" + words().zones[zone].word +
                       "\" are like, expected what everybody may know; how many there are may be said");
}

/// Returns the zone of the cards, in play by default; Filter::anyZone if it is unknown.
std::uint8_t SemanticChecker::zoneOf(ExpressionId cards) const {
    const Expression& said = pool()[cards];
    switch (said.term) {
        case Term::Among:
            return zoneOf(said.left);
        case Term::Top:
            return said.index;
        case Term::Filtered: {
            const std::uint8_t zone = pool()[said.filter].zone;
            return zone == 0xff ? words().inPlay : zone;
        }
        default:
            return Filter::anyZone;
    }
}

void SemanticChecker::filter(FilterId id, const SemanticContext& around, ExpressionId whole) {
    if (!id) return;
    possible(pool()[id], whole, around);
    filterWords(pool()[id], around, whole);
}

void SemanticChecker::filterWords(const Filter& said, const SemanticContext& around, ExpressionId whole) {
    const bool isSecret = anyAlternative(pool(), said, [this](const Filter& each) {
        return asksWhatTheyAre(each) && isHidden(each.zone, each.players);
    });
    if (m_open && isSecret) reportHidden(whole, said.zone);
    wordsOfPart(said, around, whole);
    for (FilterId at = said.either; at; at = pool()[at].orElse) wordsOfPart(pool()[at], around, whole);
}

/// Checks the words of a description, or of one alternative of it.
void SemanticChecker::wordsOfPart(const Filter& said, const SemanticContext& around, ExpressionId whole) {
    players(said.players, around);
    players(said.related, around);
    ++m_counting;
    number(said.than, around);
    --m_counting;
    for (const ExpressionId other : {said.same, said.at, said.on, said.namedLike}) card(other, around);
    family(said, around);
    crowd(said, around, whole);
}

/// Checks that "that people" follows the choice of a family. It is a number, which the next count overwrites.
void SemanticChecker::family(const Filter& said, const SemanticContext& around) {
    if (!said.family || around.family) return;
    const std::string& word = words().family;
    m_loading.fail(m_loading.lineOf(said.family, m_line),
                   misplaced("of that " + word, "no " + word + " has been chosen right before it"));
}

/// Checks a description of cards at a place. Matching it visits all cards, which takes as long as a count.
void SemanticChecker::crowd(const Filter& said, const SemanticContext& around, ExpressionId whole) {
    if (!said.crowd) return;
    if (m_counting + 1 >= deepestCounting) {
        m_loading.fail(m_loading.lineOf(whole, m_line),
                       "found a description of what is there in another, expected fewer of them in one another");
        return;
    }
    ++m_counting;
    filter(said.crowd, around, whole);
    --m_counting;
}

void SemanticChecker::counted(ExpressionId id, Things wanted, const SemanticContext& around) {
    if (m_counting >= deepestCounting && pool()[id].term == Term::Filtered) {
        return report(id, "a number, or fewer counts in one another");
    }
    (void)select(id, wanted, around);
}

void SemanticChecker::number(ExpressionId id, const SemanticContext& around) {
    if (!id) return;
    const Expression& said = pool()[id];
    switch (said.term) {
        case Term::X:
        case Term::ThatMuch:
            if (!(said.term == Term::X ? around.x : around.number)) report(id, whyMissing(said, around));
            return;
        case Term::Count:
            return counted(said.left, Things::Both, around);
        case Term::Sum:
        case Term::Least:
        case Term::Greatest:
            if (m_open && areHidden(said.left)) reportHidden(said.left, zoneOf(said.left));
            figureOf(said.left, said.index, around);
            return counted(said.left, Things::Cards, around);
        case Term::CountPlayers:
            return players(said.left, around);
        case Term::PlayerValue:
            players(said.left, around);
            return ofRole(said.left, words().playerValues[said.index].ofRole);
        case Term::Counters:
            return counted(said.left, Things::Cards, around);
        case Term::Figure:
            figureOf(said.left, said.index, around);
            return card(said.left, around);
        case Term::Plus:
        case Term::Minus:
        case Term::Times:
        case Term::Over:
            number(said.left, around);
            return number(said.right, around);
        case Term::HalfUp:
            return number(said.left, around);
        case Term::Number:
            return;
        default:
            return condition(id, around);
    }
}

/// Checks a condition that a card matches a description, in any zone.
void SemanticChecker::description(const Expression& said, const SemanticContext& around, ExpressionId whole) {
    card(said.left, around);
    Filter anywhere = pool()[said.filter];
    anywhere.zone = Filter::anyZone;
    possible(anywhere, whole, around);
    filterWords(pool()[said.filter], around, whole);
    if (!canBe(words(), both(kindOf(said.left, around), kindOf(anywhere, around)), 0))
        report(said.left, "another card: this one is never like that");
}

void SemanticChecker::condition(ExpressionId id, const SemanticContext& around) {
    if (!id) return;
    const Expression& said = pool()[id];
    switch (said.term) {
        case Term::Always:
        case Term::Fact:
            return;
        case Term::Not:
            return condition(said.left, around);
        case Term::And:
        case Term::Or:
            condition(said.left, around);
            return condition(said.right, around);
        case Term::AtLeast:
        case Term::More:
        case Term::Equal:
            number(said.left, around);
            return number(said.right, around);
        case Term::Any:
            (void)select(said.left, Things::Both, around);
            return;
        case Term::Is:
            return description(said, around, id);
        default:
            return number(id, around);
    }
}

}  // namespace duelogue
