#include "match/effects/verbs/Costs.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/Evaluator.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/EngineLimits.h"
#include "match/state/Numbers.h"
#include "match/state/SmallVector.h"

namespace duelogue {

namespace {

/// A part of a price: an amount of a player's value, or a number of counters on some cards.
template <class From>
struct Toll {
    From from;
    std::uint8_t detail = 0;
    int amount = 0;
};

/// The parts of a price, added up by kind and payer.
template <class From, class List>
class Tolls {
public:
    /// Adds a part. Returns the sum of its kind so far.
    int add(const Toll<From>& toll) {
        const auto same = std::find_if(m_all.begin(), m_all.end(), [&](const Toll<From>& other) {
            return other.detail == toll.detail && other.from == toll.from;
        });
        if (same != m_all.end()) return same->amount += toll.amount;
        m_all.push_back(toll);
        return toll.amount;
    }

private:
    List m_all;
};
using ValueTolls = Tolls<PlayerId, SmallVector<Toll<PlayerId>, 4>>;
using CounterTolls = Tolls<std::vector<CardId>, std::vector<Toll<std::vector<CardId>>>>;

/// Returns true if the player has the value to lose that many times, in addition to the earlier parts.
bool canLose(const ReadableMatch& match, const Instruction& loses, const Evaluator& evaluator, ValueTolls& tolls,
             int times = 1) {
    const PlayerId player = evaluator.players(loses.player).first();
    if (!player) return false;
    const int needed = tolls.add({player, loses.detail, saturated(times * evaluator.number(loses.amount))});
    return match.rulebook().playerValue(match, player, loses.detail) >= needed;
}

/// Returns true if there are enough counters to take off, in addition to the earlier parts.
bool canTake(const ReadableMatch& match, const Instruction& takes, const Evaluator& evaluator, CounterTolls& tolls) {
    int there = 0;
    Toll<std::vector<CardId>> toll{{}, takes.detail, evaluator.number(takes.amount)};
    evaluator.each(takes.cards, [&](Subject subject) {
        if (!subject.isCard()) return;
        toll.from.push_back(subject.card());
        there += match.state().card(subject.card()).values[takes.detail];
    });
    return there >= tolls.add(toll);
}

/// The candidates for one part of a price, and the verb that applies to them (0xff for none).
struct Gift {
    std::vector<Subject> possible;
    int needed = 0;
    std::uint8_t verb = 0xff;
};

/// A matching that gives every part of a price cards of its own.
class Givers {
public:
    [[nodiscard]] bool haveEnough(const Gift& gift) {
        for (int i = 0; i < gift.needed; ++i) {
            std::vector<Subject> tried;
            if (!find(gift, tried)) return false;
        }
        return true;
    }

private:
    struct Given {
        Subject card;
        const Gift* gift = nullptr;
    };
    std::vector<Given> m_given;

    /// Finds a free card, or one whose part can use another card.
    bool find(const Gift& gift, std::vector<Subject>& tried) {
        for (const Subject card : gift.possible) {
            if (std::ranges::find(tried, card) != tried.end()) continue;
            tried.push_back(card);
            const auto has = std::ranges::find(m_given, card, &Given::card);
            const std::ptrdiff_t place = has - m_given.begin();
            if (has == m_given.end()) {
                m_given.push_back({card, &gift});
                return true;
            }
            const Gift& other = *has->gift;
            if (!find(other, tried)) continue;
            m_given[static_cast<std::size_t>(place)].gift = &gift;
            return true;
        }
        return false;
    }
};

/// Returns true if all parts can be paid without using a card twice. A card that was taken away serves no later part,
/// and the same verb cannot happen to a card twice.
bool areApart(const ReadableMatch& match, const std::vector<Gift>& gifts) {
    const auto takesAway = [&](const Gift& gift) {
        return gift.verb != 0xff && match.pool().vocabulary().verbs[gift.verb].takesAway;
    };
    for (std::size_t last = 1; last < gifts.size(); ++last) {
        Givers givers;
        for (std::size_t i = 0; i <= last; ++i) {
            const bool counts = i == last || takesAway(gifts[i]) || gifts[i].verb == gifts[last].verb;
            if (counts && !givers.haveEnough(gifts[i])) return false;
        }
    }
    return true;
}

/// Returns true unless the instruction is for the card itself and impossible in its zone.
bool canBeDone(const ReadableMatch& match, const Instruction& done, CardId self) {
    const bool isToSelf = done.op == Op::Do && done.cards && match.pool()[done.cards].term == Term::This;
    if (!isToSelf) return true;
    const std::uint8_t where = match.pool().vocabulary().verbs[done.verb].happensIn;
    if (where != 0xff && match.state().card(self).zone != where) return false;
    return match.rulebook().couldAffect(match, KindId(done.verb), 0, self);
}

/// Finds the candidates for the instruction after the choice. Players pay with their own cards.
Gift giftOf(const ReadableMatch& match, const Instruction& choosing, EvalContext scope) {
    const Term term = choosing.player ? match.pool()[choosing.player].term : Term::You;
    if (term == Term::Others || term == Term::EveryPlayer)
        scope.eachPlayer = Evaluator(match, scope).players(choosing.player).first();
    const Evaluator evaluator(match, scope);
    Gift gift;
    evaluator.subjects(choosing.cards, gift.possible);
    gift.needed = choosing.amount ? evaluator.number(choosing.amount) : 1;
    const Instruction* const next = chosenFor(match.pool(), choosing);
    if (next == nullptr) return gift;
    gift.verb = next->verb;
    std::erase_if(gift.possible, [&](Subject one) {
        return one.isCard() && !match.rulebook().couldAffect(match, KindId(next->verb), 0, one.card());
    });
    return gift;
}

/// Returns true if another choice follows. A quick test that rules out most choices.
bool isFollowed(const CardPool& pool, InstructionId choice) {
    InstructionId at = pool[choice].next;
    while (at && pool[at].op != Op::Choose) at = pool[at].next;
    return static_cast<bool>(at);
}

bool isWithin(const CardPool& pool, InstructionId first, InstructionId end, InstructionId wanted) {
    InstructionId at = first;
    while (at && at != end && at != wanted) at = pool[at].next;
    return at && at == wanted && at != end;
}

}  // namespace

Communication askForNumber(HandlerContext& match, ChooseNumber question, Party initiator, PlayerId player,
                           std::span<const int> numbers) {
    question.least = static_cast<std::int16_t>(numbers.front());
    question.most = static_cast<std::int16_t>(numbers.back());
    Communication asked = Communication::of(question, initiator, Party::of(player));
    const bool hasGaps = std::ssize(numbers) <= numbers.back() - numbers.front();
    if (!hasGaps) return asked;
    for (const int number : numbers) match.listAdd(asked, Subject::number(number));
    return asked;
}

const Instruction* chosenFor(const CardPool& pool, const Instruction& choosing) {
    const Instruction* const next = choosing.next ? &pool[choosing.next] : nullptr;
    const bool isFor = next != nullptr && next->op == Op::Do && next->cards && pool[next->cards].term == Term::Chosen;
    return isFor ? next : nullptr;
}

bool canPayBody(const ReadableMatch& match, InstructionId body, const EvalContext& scope, const PriceRest& rest) {
    if (!body) return true;
    const Evaluator evaluator(match, scope);
    // A card to be played leaves its zone before its price is paid.
    const bool isOnItsWay = scope.self && match.state().card(scope.self).zone != match.rulebook().zones().inPlay;
    ValueTolls values;
    CounterTolls counters;
    std::vector<Gift> gifts;
    for (const Due& due : rest.dues) values.add({scope.you, due.value, due.amount});
    for (InstructionId at = body; at && at != rest.end; at = match.pool()[at].next) {
        const Instruction& instruction = match.pool()[at];
        const bool loses = instruction.op == Op::Do && instruction.verb == static_cast<std::uint8_t>(CoreVerb::Lose);
        if (loses && !canLose(match, instruction, evaluator, values)) return false;
        const bool takes =
            instruction.op == Op::Do && match.rulebook().verb(KindId(instruction.verb)).act == &verbs::takeCounters;
        if (takes && !canTake(match, instruction, evaluator, counters)) return false;
        if (!canBeDone(match, instruction, scope.self)) return false;
        if (instruction.op != Op::Choose) continue;
        Gift& gift = gifts.emplace_back(giftOf(match, instruction, scope));
        if (isOnItsWay) std::erase(gift.possible, Subject(scope.self));
        std::erase_if(gift.possible,
                      [&](Subject one) { return std::ranges::find(rest.apart, one) != rest.apart.end(); });
        if (static_cast<int>(gift.possible.size()) < gift.needed) return false;
    }
    return canAfford(match, body, rest.end, scope) && areApart(match, gifts);
}

namespace {

/// The payments of some instructions, together with those in their branches and loops. Offers that can be declined cost
/// nothing.
class Payments {
public:
    Payments(const ReadableMatch& match, PlayerId chooser) : m_match(match), m_chooser(chooser) {}

    /// Returns true if the instructions from `first` up to `end` can be paid `times` times, in addition to the earlier
    /// ones.
    [[nodiscard]] bool add(InstructionId first, InstructionId end, const EvalContext& scope, int times) {
        if (times <= 0) return true;
        for (InstructionId at = first; at && at != end; at = m_match.pool()[at].next) {
            if (!add(m_match.pool()[at], scope, times)) return false;
        }
        return true;
    }

private:
    const ReadableMatch& m_match;
    PlayerId m_chooser;
    ValueTolls m_tolls;
    ValueTolls m_losses;

    bool add(const Instruction& made, const EvalContext& scope, int times) {
        const Evaluator evaluator(m_match, scope);
        switch (made.op) {
            case Op::Do:
                return addVerb(made, scope, times);
            case Op::If: {
                const InstructionId branch = evaluator.holds(made.condition) ? made.body : made.otherwise;
                return add(branch, made.next, scope, times);
            }
            case Op::Repeat: {
                const int rounds = std::clamp(evaluator.number(made.amount), 0, EngineLimits::rounds);
                return add(made.body, {}, scope, saturated(times * rounds));
            }
            case Op::ForEachPlayer:
                return std::ranges::all_of(m_match.state().seatsFrom(PlayerId(0)), [&](PlayerId player) {
                    EvalContext each = scope;
                    each.eachPlayer = player;
                    return !evaluator.players(made.player).has(player) || add(made.body, {}, each, times);
                });
            case Op::ForEachCard:
                return addForEachCard(made, scope, times);
            case Op::ChooseOne:
                return addOption(made, scope, times);
            default:
                return true;
        }
    }
    bool addVerb(const Instruction& made, const EvalContext& scope, int times) {
        const Evaluator evaluator(m_match, scope);
        const VerbInfo& verb = m_match.rulebook().verb(KindId(made.verb));
        const bool isOwnLoss =
            verb.inFull && m_chooser && evaluator.players(made.player).bits() == PlayerSet(m_chooser).bits();
        if (isOwnLoss && !canLose(m_match, made, evaluator, m_losses, times)) return false;
        if (!verb.pays) return true;
        const PlayerId player = evaluator.players(made.player).first();
        const int amount = m_tolls.add({player, made.detail, saturated(times * evaluator.number(made.amount))});
        return m_match.rulebook().payment(m_match, scope.self, player, made.detail, amount).has_value();
    }
    bool addForEachCard(const Instruction& made, const EvalContext& scope, int times) {
        bool canPay = true;
        Evaluator(m_match, scope).each(made.cards, [&](Subject card) {
            EvalContext each = scope;
            if (card.isCard()) each.each = card.card();
            canPay = canPay && add(made.body, {}, each, times);
        });
        return canPay;
    }
    /// A choice counts as the first option that can be paid.
    bool addOption(const Instruction& made, const EvalContext& scope, int times) {
        for (InstructionId option = made.body; option; option = m_match.pool()[option].otherwise) {
            Payments with = *this;
            if (!with.add(m_match.pool()[option].body, {}, scope, times)) continue;
            m_tolls = with.m_tolls;
            m_losses = with.m_losses;
            return true;
        }
        return !made.body;
    }
};

}  // namespace

bool canAfford(const ReadableMatch& match, InstructionId first, InstructionId end, const EvalContext& scope,
               PlayerId chooser) {
    return Payments(match, chooser).add(first, end, scope, 1);
}

namespace {

/// Returns true if the player can see that the instruction is impossible for every card it is meant for.
bool isVisiblyImpossible(const ReadableMatch& match, const Instruction& made, const Evaluator& evaluator,
                         PlayerId player) {
    if (made.op != Op::Do || !made.cards) return false;
    bool isForAny = false;
    const auto mayBeDone = [&](Subject subject) {
        isForAny = true;
        if (!subject.isCard() || !match.state().card(subject.card()).isKnownTo(player)) return true;
        return match.rulebook().couldAffect(match, KindId(made.verb), evaluator.number(made.amount), subject.card());
    };
    return !evaluator.any(made.cards, mayBeDone) && isForAny;
}

}  // namespace

bool canBeTaken(const ReadableMatch& match, const Instruction& offer, const EvalContext& scope, PlayerId asked) {
    const Evaluator evaluator(match, scope);
    if (!evaluator.holds(offer.condition)) return false;
    const bool canPay = offer.otherwise ? canPayBody(match, offer.body, scope, {.end = offer.next})
                                        : canAfford(match, offer.body, offer.next, scope, asked);
    if (!canPay) return false;
    for (InstructionId at = offer.body; at && at != offer.next; at = match.pool()[at].next) {
        if (!isVisiblyImpossible(match, match.pool()[at], evaluator, asked)) return true;
    }
    return !offer.body;
}

std::optional<InstructionId> endOfPrice(const CardPool& pool, InstructionId choice) {
    if (!isFollowed(pool, choice)) return std::nullopt;
    const auto costs = [&](const auto& each) { return isWithin(pool, each.cost.body, {}, choice); };
    if (std::ranges::any_of(pool.abilities(), costs) || std::ranges::any_of(pool.definitions(), costs))
        return InstructionId{};
    const auto offers = [&](const Instruction& each) {
        return each.op == Op::May && each.otherwise && isWithin(pool, each.body, each.next, choice);
    };
    const auto offer = std::ranges::find_if(pool.instructions(), offers);
    return offer == pool.instructions().end() ? std::nullopt : std::optional(offer->next);
}

bool leavesEnough(const ReadableMatch& match, InstructionId choice, InstructionId end, const EvalContext& scope,
                  Subject card) {
    Gift others = giftOf(match, match.pool()[choice], scope);
    std::erase(others.possible, card);
    --others.needed;
    std::vector<Gift> gifts{{.possible = {card}, .needed = 1, .verb = others.verb}, std::move(others)};
    for (InstructionId at = match.pool()[choice].next; at && at != end; at = match.pool()[at].next) {
        if (match.pool()[at].op == Op::Choose) gifts.push_back(giftOf(match, match.pool()[at], scope));
    }
    return areApart(match, gifts);
}

}  // namespace duelogue
