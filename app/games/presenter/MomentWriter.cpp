#include "app/games/presenter/MomentWriter.h"

#include "match/effects/verbs/CoreVerbs.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

MomentWriter::MomentWriter(const View& view) : m_match(view.match()) {}

std::optional<TableMoment> MomentWriter::write() {
    if (state().globals.turn == 0 || !completed().succeeded()) return std::nullopt;
    if (completed().kind.value >= maxVerbs) return request();
    const VerbBody& verb = completed().as<VerbBody>();
    if (verb.part == VerbBody::Part::Before) return std::nullopt;
    m_moment.seat = doer(verb).value;
    for (const Subject subject : subjectsOf(m_match, completed())) concern(subject);
    return completed().kind.value < static_cast<std::uint8_t>(CoreVerb::Count) ? coreVerb(verb) : ownVerb(verb);
}

PlayerId MomentWriter::doer(const VerbBody& verb) const {
    if (verb.player) return verb.player;
    if (!verb.source) return state().globals.current;
    const Card& source = state().card(verb.source);
    const PlayerId whose = isInPlay(verb.source) ? source.current.controller : source.owner;
    return whose ? whose : state().globals.current;
}

PlayerId MomentWriter::concerned(CardId card) const {
    return isInPlay(card) ? state().card(card).current.controller : state().card(card).holder;
}

void MomentWriter::concern(Subject subject) {
    if (subject.isPlayer()) m_moment.concerns.push_back(subject.player().value);
    if (!subject.isCard()) return;
    m_moment.cards.push_back(subject.card().value);
    if (const PlayerId whose = concerned(subject.card())) m_moment.concerns.push_back(whose.value);
}

MomentWriter::Result MomentWriter::coreVerb(const VerbBody& verb) {
    switch (static_cast<CoreVerb>(completed().kind.value)) {
        case CoreVerb::Move:
            if (isPartOf(CoreVerb::Discard) || isPartOf(CoreVerb::Draw) || m_moment.cards.empty()) return std::nullopt;
            return moved(verb);
        case CoreVerb::Draw:
            // All cards of a draw are one moment.
            if (isPartOf(CoreVerb::Draw) || m_moment.concerns.empty()) return std::nullopt;
            m_moment.seat = m_moment.concerns.front();
            m_moment.concerns.clear();
            return as(Kind::Draw);
        case CoreVerb::Reveal:
        case CoreVerb::Discard:
            return faces();
        case CoreVerb::Gain:
            return gained(verb, verb.amount);
        case CoreVerb::Lose:
            return gained(verb, -verb.amount);
        case CoreVerb::Shuffle:
        case CoreVerb::Look:
        case CoreVerb::Count:
            break;
    }
    return std::nullopt;
}

MomentWriter::Result MomentWriter::as(Kind kind) {
    m_moment.kind = kind;
    return m_moment;
}

MomentWriter::Result MomentWriter::faces() {
    for (const int card : m_moment.cards) showFace(CardId(static_cast<std::uint16_t>(card)));
    return m_moment.faces.empty() ? Result() : as(Kind::Shown);
}

MomentWriter::Result MomentWriter::numbers(int amount, Kind kind, const QString& frame) {
    for (const Subject subject : subjectsOf(m_match, completed())) {
        if (subject.isPlayer()) m_moment.numbers.push_back({-1, subject.player().value, amount, frame});
    }
    return as(kind);
}

void MomentWriter::showFace(CardId card) {
    const TableFace known = face(card);
    if (!known.name.isEmpty()) m_moment.faces.push_back(known);
}

bool MomentWriter::isInPlay(CardId card) const { return state().card(card).zone == m_match.rulebook().zones().inPlay; }

}  // namespace duelogue
