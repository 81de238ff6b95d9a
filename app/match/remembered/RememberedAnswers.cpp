#include "app/match/remembered/RememberedAnswers.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "match/effects/RunAbility.h"
#include "match/effects/verbs/Replacements.h"
#include "match/loop/Questions.h"

namespace duelogue {

namespace {

using Kind = RememberedAnswer::Kind;

/// Returns true if the question is only whether to use an effect.
bool isOptional(const Communication& asking) {
    if (asking.is<YesNo>()) return true;
    if (!asking.is<ChooseCard>() && !asking.is<ChoosePlayer>()) return false;
    const auto& body = asking.as<Selection>();
    return body.least == 0 && body.most == 1 && body.chosen == 0;
}

/// Returns the ability of the card for which `by` asks: one that runs, or a replacement of the verb `by`.
AbilityId abilityThatAsks(const ReadableMatch& match, const Communication& by, CardId card) {
    if (by.is<RunAbility>()) return by.as<RunAbility>().self == card ? by.as<RunAbility>().ability : AbilityId();
    if (by.kind.value >= maxVerbs) return {};
    const auto notes = notesOf(match, by);
    if (notes.size() < noteSize || notes.last(noteSize)[1] != Subject(card)) return {};
    return AbilityId(static_cast<std::uint16_t>(notes.last(noteSize)[0].number()));
}

/// Returns true if both answer the same question.
bool isSameQuestion(const RememberedAnswer& a, const RememberedAnswer& b) {
    const auto asks = [](const RememberedAnswer& answer) { return answer.kind == Kind::No ? Kind::Yes : answer.kind; };
    if (a.player != b.player || asks(a) != asks(b)) return false;
    return a.kind == Kind::First ? a.among == b.among : a.effect == b.effect;
}

std::optional<Reply> ifLegal(const View& view, const Reply& reply) {
    const Replies& legal = view.legalReplies();
    return std::ranges::find(legal, reply) != legal.end() ? std::optional(reply) : std::nullopt;
}

std::optional<Reply> replyAboutOptional(const RememberedAnswer& answer, const View& view) {
    if (optionalEffect(view) != answer.effect) return std::nullopt;
    if (answer.kind == Kind::Yes) return ifLegal(view, Reply(ReplyWord::Yes));
    const auto no = ifLegal(view, Reply(ReplyWord::No));
    return no ? no : ifLegal(view, Reply(ReplyWord::Done));
}

std::optional<Reply> replyAboutOrder(const RememberedAnswer& answer, const View& view) {
    const std::vector<EffectIdentity> effects = effectsToOrder(view);
    std::vector<EffectIdentity> sorted = effects;
    std::ranges::sort(sorted);
    if (effects.empty() || sorted != answer.among) return std::nullopt;
    const auto isFirst = [&](const Reply& reply) {
        return reply.is(ReplyWord::Option) && effects[static_cast<std::size_t>(reply.number)] == answer.effect;
    };
    const auto found = std::ranges::find_if(view.legalReplies(), isFirst);
    return found == view.legalReplies().end() ? std::nullopt : std::optional(*found);
}

}  // namespace

std::optional<EffectIdentity> optionalEffect(const View& view) {
    const ReadableMatch& match = view.match();
    const Communication* const asking = match.pendingQuestion();
    const Communication* const by = match.state().asker();
    const bool isByCard = asking != nullptr && by != nullptr && asking->initiator.role == Party::Role::Card;
    if (!isByCard || match.playerToAct() != view.viewer() || !isOptional(*asking)) return std::nullopt;
    const CardId card = asking->initiator.card;
    const EffectIdentity effect{match.state().card(card).definition, abilityThatAsks(match, *by, card),
                                InstructionId(asking->instruction)};
    return effect.card && effect.ability ? std::optional(effect) : std::nullopt;
}

std::vector<EffectIdentity> effectsToOrder(const View& view) {
    const ReadableMatch& match = view.match();
    const Communication* const asking = match.pendingQuestion();
    const bool isOrder = asking != nullptr && match.playerToAct() == view.viewer() && asking->is<ChooseOption>() &&
                         asking->as<ChooseOption>().of == ChooseOption::Of::Abilities;
    if (!isOrder) return {};
    std::vector<EffectIdentity> effects;
    const auto list = match.list(*asking);
    for (std::size_t i = 0; i + 1 < list.size(); i += 2) {
        const DefinitionId card =
            list[i + 1].isCard() ? match.state().card(list[i + 1].card()).definition : DefinitionId();
        if (!card || !list[i].isNumber()) return {};
        effects.push_back({card, AbilityId(static_cast<std::uint16_t>(list[i].number())), InstructionId()});
    }
    return effects;
}

std::optional<Reply> replyOf(const RememberedAnswer& answer, const View& view) {
    if (answer.player != view.viewer()) return std::nullopt;
    switch (answer.kind) {
        case Kind::Yes:
        case Kind::No:
            return replyAboutOptional(answer, view);
        case Kind::First:
            return replyAboutOrder(answer, view);
        case Kind::Quiet:
            break;
    }
    return std::nullopt;
}

// -------------------------------------------------------------------------------------------------- the answers

void RememberedAnswers::begin(std::vector<Entry> entries) {
    m_entries = std::move(entries);
    m_undone.clear();
}

void RememberedAnswers::remember(const RememberedAnswer& answer, std::size_t now) {
    for (Entry& entry : m_entries) {
        if (!entry.until && isSameQuestion(entry.answer, answer)) entry.until = now;
    }
    m_entries.push_back({answer, now});
    m_undone.clear();
}

void RememberedAnswers::revoke(const RememberedAnswer& answer, std::size_t now) {
    for (Entry& entry : m_entries) {
        if (!entry.until && entry.answer == answer) entry.until = now;
    }
    m_undone.clear();
}

/// Returns the entries as they were when the match waited for the reply with this number.
std::vector<RememberedAnswers::Entry> RememberedAnswers::asOf(const std::vector<Entry>& entries, std::size_t then) {
    std::vector<Entry> earlier;
    std::ranges::copy_if(entries, std::back_inserter(earlier),
                         [then](const Entry& entry) { return entry.since < then; });
    for (Entry& entry : earlier) {
        if (entry.until && *entry.until >= then) entry.until.reset();
    }
    return earlier;
}

void RememberedAnswers::backTo(std::size_t then) {
    if (m_undone.empty()) m_undone = m_entries;
    m_entries = asOf(m_entries, then);
}

void RememberedAnswers::forwardTo(std::size_t then) {
    if (!m_undone.empty()) m_entries = asOf(m_undone, then);
}

std::vector<RememberedAnswer> RememberedAnswers::of(PlayerId player, int turn) const {
    std::vector<RememberedAnswer> found;
    for (const Entry& entry : m_entries) {
        const bool isOver = entry.until || (entry.answer.turn != 0 && entry.answer.turn != turn);
        if (!isOver && entry.answer.player == player) found.push_back(entry.answer);
    }
    return found;
}

std::optional<Reply> RememberedAnswers::replyTo(const View& view) const {
    if (m_entries.empty()) return std::nullopt;
    for (const RememberedAnswer& answer : of(view.viewer(), view.state().globals.turn)) {
        if (const auto reply = replyOf(answer, view)) return reply;
    }
    return std::nullopt;
}

Replies RememberedAnswers::repliesThatCount(const View& view) const {
    Replies replies = view.legalReplies();
    if (m_entries.empty()) return replies;
    const std::vector<RememberedAnswer> answers = of(view.viewer(), view.state().globals.turn);
    const auto isQuiet = [&](const Reply& reply) {
        return reply.subject.isCard() && std::ranges::any_of(answers, [&](const RememberedAnswer& answer) {
                   return answer.kind == Kind::Quiet &&
                          answer.effect.card == view.state().card(reply.subject.card()).definition;
               });
    };
    std::erase_if(replies, isQuiet);
    return replies;
}

}  // namespace duelogue
