#include "app/games/presenter/QuestionWriter.h"

#include <algorithm>

#include "app/games/presenter/Offer.h"
#include "app/shell/language/CardWords.h"
#include "app/shell/language/OutsideWords.h"
#include "app/shell/language/Tr.h"
#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/ChoicePurpose.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/triggers/Triggers.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/loop/NameQuestions.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

DUELOGUE_TR(QuestionWriter)

template <class Kind>
constexpr std::uint8_t number(Kind kind) {
    return static_cast<std::uint8_t>(kind);
}

}  // namespace

QuestionWriter::QuestionWriter(const ReadableMatch& shown, PlayerId viewer, const Replies& replies, TableState& table)
    : m_shown(shown),
      m_state(shown.state()),
      m_viewer(viewer),
      m_replies(replies),
      m_table(table),
      m_out(table.question) {}

void QuestionWriter::write() {
    const Communication* asking = m_shown.pendingQuestion();
    if (asking == nullptr) return;
    m_out.seat = asking->answerer.player.value;
    if (asking->answerer.player != m_viewer) return;
    for (std::size_t i = 0; i < m_replies.size(); ++i) m_out.answers.push_back(answer(i));
    ask(*asking);
    addInterchangeable();
}

void QuestionWriter::ask(const Communication& asking) {
    switch (asking.kind.value) {
        case number(CoreKind::YesNo):
            return yesNo(asking);
        case number(CoreKind::ChooseCard):
        case number(CoreKind::ChoosePlayer):
        case number(CoreKind::ChooseTarget):
        case number(CoreKind::Order):
            return selection(asking);
        case number(CoreKind::ChooseNumber):
            m_out.ask = TableAsk::Number;
            askedBy(asking.as<ChooseNumber>().card);
            return numberFor(asking, asking.as<ChooseNumber>());
        case number(CoreKind::Bid):
            return bid(asking);
        case number(CoreKind::ChooseOption):
            return chooseOption(asking);
        case number(CoreKind::ChooseFamily):
            return naming(asking.as<ChooseFamily>().card);
        case number(CoreKind::ChooseName):
            return naming(asking.as<ChooseName>().card);
        default:
            return ownQuestion(asking);
    }
}

// -------------------------------------------------------------------------------------------------- answers

TableAnswer QuestionWriter::answer(std::size_t index) const {
    const Reply& reply = m_replies[index];
    TableAnswer answer;
    answer.index = static_cast<int>(index);
    answer.label = label(reply);
    if (reply.subject.isCard()) answer.card = reply.subject.card().value;
    if (reply.subject.isPlayer()) answer.seat = reply.subject.player().value;
    if (reply.second.isCard()) answer.onto = reply.second.card().value;
    if (reply.second.isPlayer()) answer.ontoSeat = reply.second.player().value;
    if (reply.is(ReplyWord::Number)) answer.number = reply.number;
    answer.isCancel = reply.is(ReplyWord::Cancel);
    return answer;
}

QString QuestionWriter::label(const Reply& reply) const {
    switch (reply.word) {
        case number(ReplyWord::Pass):
            return tr("Pass");
        case number(ReplyWord::Yes):
            return tr("Yes");
        case number(ReplyWord::No):
            return tr("No");
        case number(ReplyWord::Choose):
            return reply.subject.isPlayer() ? choiceOf(reply.subject.player()) : chooseLabel();
        case number(ReplyWord::Number):
            return QString::number(reply.number);
        case number(ReplyWord::Name):
            return nameIn(reply);
        case number(ReplyWord::Done):
            return tr("Done");
        case number(ReplyWord::Cancel):
            return tr("Cancel");
        default:
            return ownLabel(reply);
    }
}

/// Returns the family or card that the reply names.
QString QuestionWriter::nameIn(const Reply& reply) const {
    const auto number = static_cast<std::uint16_t>(reply.number);
    const bool isCard = m_shown.pendingQuestion()->is<ChooseName>();
    return isCard ? QString::fromStdString(m_shown.pool()[DefinitionId(number)].name)
                  : spoken::family(m_shown.pool(), TagId(number));
}

/// Returns the verb that the choice is for, "Discard"; or "Choose" if it is unknown.
QString QuestionWriter::chooseLabel() const {
    const Communication& asking = *m_shown.pendingQuestion();
    if (asking.is(CoreKind::ChooseTarget)) return tr("Target this");
    const QString verb = asking.is(CoreKind::ChooseCard) ? verbOf(asking) : QString();
    return verb.isEmpty() ? tr("Choose") : verb.left(1).toUpper() + verb.mid(1);
}

QString QuestionWriter::choiceOf(PlayerId player) const {
    if (m_shown.pendingQuestion()->is(CoreKind::ChooseTarget))
        return player == m_viewer ? tr("Target me") : tr("Target %1").arg(m_table.seats[player.value].name);
    return player == m_viewer ? tr("Me") : m_table.seats[player.value].name;
}

TableAnswer* QuestionWriter::find(std::uint8_t word) {
    const auto found = std::find_if(m_out.answers.begin(), m_out.answers.end(), [&](const TableAnswer& answer) {
        return answer.index < static_cast<int>(m_replies.size()) &&
               m_replies[static_cast<std::size_t>(answer.index)].word == word;
    });
    return found == m_out.answers.end() ? nullptr : &*found;
}

void QuestionWriter::makeDefault(TableAnswer& answer, const QString& text) {
    answer.isDefault = true;
    if (!text.isEmpty()) answer.label = text;
}

/// Interchangeable cards share one legal reply. A click on any of them gives it.
void QuestionWriter::addInterchangeable() {
    const std::size_t count = m_out.answers.size();
    for (std::size_t i = 0; i < count; ++i) {
        const TableAnswer original = m_out.answers[i];
        if (original.card < 0) continue;
        const CardId id(static_cast<std::uint16_t>(original.card));
        const Card& card = m_state.card(id);
        for (const CardId other : m_state.zone(card.holder, card.zone)) {
            if (other == id || !areInterchangeable(m_state, id, other) || isAnswer(other) || isChosen(other)) continue;
            TableAnswer twin = original;
            twin.card = other.value;
            twin.isDefault = false;
            m_out.answers.push_back(twin);
        }
    }
}

bool QuestionWriter::isAnswer(CardId id) const {
    return std::any_of(m_replies.begin(), m_replies.end(), [id](const Reply& r) { return r.subject == Subject(id); });
}

bool QuestionWriter::isChosen(CardId id) const {
    return std::find(m_out.chosen.begin(), m_out.chosen.end(), static_cast<int>(id.value)) != m_out.chosen.end();
}

void QuestionWriter::askedBy(CardId card) {
    if (!card || !m_state.card(card).definition) return;
    m_out.card = card.value;
    m_out.source = faceOf(card);
    m_out.title = m_out.source.name;
}

QString QuestionWriter::saying() const {
    const AbilityId ability = abilityThatAsks();
    return ability ? spoken::abilityText(m_shown.pool(), ability) : m_out.source.text;
}

QuestionWriter::Words QuestionWriter::wordsOfCard(const Communication& asking, const Selection& body) const {
    const QString said = saying();
    if (said.isEmpty() || asking.is(CoreKind::Order)) return {};
    return {{}, several(body, said, said + tr(" Choose %1 more cards."))};
}

AbilityId QuestionWriter::abilityThatAsks() const {
    const Communication* const by = m_state.asker();
    if (by == nullptr || m_out.card < 0) return {};
    const CardId card(static_cast<std::uint16_t>(m_out.card));
    if (by->is<RunAbility>()) return by->as<RunAbility>().self == card ? by->as<RunAbility>().ability : AbilityId();
    if (by->is<ChooseTargets>())
        return by->as<ChooseTargets>().card == card ? by->as<ChooseTargets>().ability : AbilityId();
    return abilityInstead(card);
}

/// Returns the card's optional replacement ability; empty unless the card has exactly one.
AbilityId QuestionWriter::abilityInstead(CardId card) const {
    const Definition& definition = m_shown.pool()[m_state.card(card).definition];
    const auto abilities = m_shown.pool().abilitiesOf(definition);
    const auto isOffer = [](const Ability& ability) {
        return ability.kind == AbilityKind::Preempt && ability.optional;
    };
    if (std::ranges::count_if(abilities, isOffer) != 1) return {};
    const auto place = std::ranges::find_if(abilities, isOffer) - abilities.begin();
    return AbilityId(static_cast<std::uint16_t>(definition.firstAbility + place));
}

QString QuestionWriter::nameOf(CardId card) const {
    const DefinitionId definition = card ? m_state.card(card).definition : DefinitionId{};
    return definition ? QString::fromStdString(m_shown.pool()[definition].name) : tr("a card");
}

// -------------------------------------------------------------------------------------------------- yes or no

QString QuestionWriter::offer(const Communication& asking) const {
    return offerSentence(m_shown, asking, m_table.seats);
}

void QuestionWriter::yesNo(const Communication& asking) {
    m_out.ask = TableAsk::Choice;
    askedBy(asking.as<YesNo>().card);
    if (!isPriced(asking)) setDefault(ReplyWord::Yes);
    if (!asking.as<YesNo>().card) return yesNoOfRules(asking);
    m_out.sentence = offer(asking);
    if (m_out.sentence.isEmpty()) m_out.sentence = saying();
    showWhatItIsAbout(asking);
}

/// Shows the cards that the question is about, if the viewer has seen them and they are not on the table.
void QuestionWriter::showWhatItIsAbout(const Communication& asking) {
    const Communication* const by = m_state.asker();
    if (by == nullptr || !by->is<RunAbility>() || asking.instruction == 0xffff) return;
    const CardPool& pool = m_shown.pool();
    const EvalContext scope = RunAbility::scope(m_shown, *by);
    std::vector<Subject> seen;
    for (InstructionId at = pool[InstructionId(asking.instruction)].body; at; at = pool[at].next) {
        if (pool[at].op != Op::Do) continue;
        Evaluator(m_shown, scope).each(pool[at].cards, [&](Subject subject) {
            const bool isSeen = subject.isCard() && m_state.card(subject.card()).definition && !isOnTable(subject);
            if (isSeen && std::ranges::find(seen, subject) == seen.end()) seen.push_back(subject);
        });
    }
    if (seen.empty()) return;
    m_out.ask = TableAsk::Pick;
    showCandidates(seen, Purpose::Effect);
}

// -------------------------------------------------------------------------------------------------- selections

void QuestionWriter::selection(const Communication& asking) {
    const auto& body = asking.as<Selection>();
    askedBy(body.card);
    const auto list = m_shown.list(asking);
    for (const Subject chosen : list.first(body.chosen)) {
        if (chosen.isCard()) m_out.chosen.push_back(chosen.card().value);
    }
    const Words words = wordsFor(asking, body);
    if (!words.title.isEmpty()) m_out.title = words.title;
    m_out.sentence = words.sentence.isEmpty() ? sentenceFor(asking, body) : words.sentence;
    if (const Communication* const by = m_state.asker(); by != nullptr && by->is<ResolveTriggers>())
        m_out.sentence = tr("Choose the order: which resolves first?");
    markEarlier();
    const Purpose purpose = purposeOf(m_shown, asking);
    const bool ordering = asking.is(CoreKind::Order);
    const bool onTable =
        std::all_of(list.begin(), list.end(), [this](Subject s) { return s.isPlayer() || isOnTable(s); });
    m_out.ask = ordering ? TableAsk::Order : onTable ? TableAsk::Cards : TableAsk::Pick;
    if (m_out.ask == TableAsk::Order || m_out.ask == TableAsk::Pick) showCandidates(list, purpose);
    setSelectionDefault(body, purpose);
}

/// Marks earlier choices, and the current card of an effect that affects one card after another.
void QuestionWriter::markEarlier() {
    const Communication* const by = m_state.asker();
    if (by == nullptr) return;
    if (by->is<ChooseTargets>()) {
        for (const Subject target : m_shown.list(*by)) {
            if (target.isCard()) m_out.chosen.push_back(target.card().value);
        }
    }
    const CardId each = by->is<RunAbility>() ? by->as<RunAbility>().each : CardId{};
    if (!each) return;
    m_out.chosen.push_back(each.value);
    m_out.sentence = tr("%1 – %2").arg(nameOf(each), m_out.sentence);
}

bool QuestionWriter::isOnTable(Subject subject) const {
    return subject.isCard() && isOnTable(m_state.card(subject.card()));
}

/// Returns the answer with the best card, or nullptr if cards of different names are equally good.
TableAnswer* QuestionWriter::bestPick() {
    const auto cardOf = [](const TableAnswer& answer) { return CardId(static_cast<std::uint16_t>(answer.card)); };
    TableAnswer* best = nullptr;
    bool isTied = false;
    for (TableAnswer& answer : m_out.answers) {
        if (answer.card < 0) continue;
        const int difference = best == nullptr ? 1 : worthOf(cardOf(answer)) - worthOf(cardOf(*best));
        if (difference > 0) {
            best = &answer;
            isTied = false;
        } else if (difference == 0) {
            isTied = isTied || nameOf(cardOf(answer)) != nameOf(cardOf(*best));
        }
    }
    return isTied ? nullptr : best;
}

/// Sets a default that gives nothing away: the space bar takes what is offered, and declining needs an explicit reply.
/// The player chooses among equally good cards.
void QuestionWriter::setSelectionDefault(const Selection& body, Purpose purpose) {
    const bool ownTarget = body.purpose == Purpose::Target && body.chosen == 0;
    if (m_out.ask == TableAsk::Pick) {
        setLabel(ReplyWord::Done, body.chosen == 0 ? tr("Choose none") : tr("Done"));
        const bool hasBest = purpose != Purpose::GiveUp && purpose != Purpose::Arrange;
        TableAnswer* const best = hasBest ? bestPick() : nullptr;
        if (best != nullptr) best->isDefault = true;
    } else if (ownTarget) {
        setLabel(ReplyWord::Done, tr("No target"));
    } else {
        if (body.chosen == 0) setLabel(ReplyWord::Done, tr("Choose none"));
        if (body.chosen > 0 || !isOfEffect(purpose)) setDefault(ReplyWord::Done);
    }
}

void QuestionWriter::showCandidates(std::span<const Subject> list, Purpose purpose) {
    for (const Subject subject : list) {
        if (!subject.isCard()) continue;
        const Card& card = m_state.card(subject.card());
        TableCard shown;
        shown.id = subject.card().value;
        shown.seat = card.holder ? card.holder.value : -1;
        shown.zone = TableZone::Pile;
        shown.face = faceOf(subject.card());
        shown.hidden = !card.definition;
        m_out.shown.push_back(shown);
    }
    if (purpose == Purpose::Search) {
        std::ranges::stable_sort(m_out.shown, {}, [](const TableCard& card) { return card.face.name; });
    }
}

QString QuestionWriter::several(const Selection& body, const QString& one, const QString& many) {
    const int left = body.least > body.chosen ? body.least - body.chosen : 0;
    return left > 1 ? many.arg(left) : one;
}

QuestionWriter::Words QuestionWriter::discardWords(const Selection& body) {
    return {tr("Hand limit"), several(body, tr("Discard a card."), tr("Discard %1 cards."))};
}

QString QuestionWriter::sentenceFor(const Communication& asking, const Selection& body) const {
    if (body.purpose == Purpose::Target)
        return prelude() + (body.least == 0 && body.most > 1
                                ? tr("Choose up to %1 targets.").arg(body.most)
                                : several(body, tr("Choose a target."), tr("Choose %1 targets.")));
    if (body.purpose == Purpose::Keep) return tr("Choose one to keep.");
    if (asking.is(CoreKind::Order)) return tr("Choose the order: which comes first?");
    if (asking.is(CoreKind::ChoosePlayer)) return tr("Choose a player.");
    const QString what = verbOf(asking);
    if (body.least == 0) {
        if (!what.isEmpty()) return tr("You may choose a card to %1.").arg(what);
        return body.most == 1 ? tr("You may choose a card.") : tr("Choose up to %1 cards.").arg(body.most);
    }
    if (what.isEmpty()) return several(body, tr("Choose a card."), tr("Choose %1 cards."));
    return several(body, tr("Choose a card to %1.").arg(what), tr("Choose %1 cards to %2.").arg("%1", what));
}

/// Returns the verb that happens to the chosen cards. Empty if its word does not fit "Choose a card to".
QString QuestionWriter::verbOf(const Communication& asking) const {
    const KindId verb = verbForChosen(m_shown, asking);
    if (!verb || verb == KindId(number(CoreVerb::Move)) || verb == KindId(number(CoreVerb::Reveal))) return {};
    const std::string_view word = m_shown.rulebook().vocabulary().verbs[verb.value].word;
    // Most verbs of several words cannot follow "Choose a card to".
    return word.find(' ') == std::string_view::npos ? translated("Verbs", word) : QString();
}

// -------------------------------------------------------------------------------------------------- numbers and words

void QuestionWriter::setHighest() {
    TableAnswer* highest = nullptr;
    for (TableAnswer& answer : m_out.answers) {
        if (answer.number >= 0 && (highest == nullptr || answer.number > highest->number)) highest = &answer;
    }
    if (highest != nullptr) highest->isDefault = true;
}

void QuestionWriter::bid(const Communication& asking) {
    m_out.ask = TableAsk::Number;
    askedBy(asking.as<Bid>().card);
    m_out.sentence = tr("Choose your bid.");
}

void QuestionWriter::naming(CardId asking) {
    m_out.ask = TableAsk::Choice;
    askedBy(asking);
    m_out.sentence = saying();
    if (m_out.sentence.isEmpty()) m_out.sentence = tr("Choose one.");
}

void QuestionWriter::chooseOption(const Communication& asking) {
    m_out.ask = TableAsk::Choice;
    const auto& body = asking.as<ChooseOption>();
    askedBy(body.card);
    const bool abilities = body.of == ChooseOption::Of::Abilities;
    m_out.sentence = abilities ? tr("Choose the order: which resolves first?") : tr("Choose one.");
    const auto list = m_shown.list(asking);
    for (TableAnswer& answer : m_out.answers) {
        const Reply& reply = m_replies[static_cast<std::size_t>(answer.index)];
        if (!reply.is(ReplyWord::Option)) continue;
        const std::size_t at = std::size_t{2} * static_cast<std::size_t>(reply.number);
        answer.card = -1;
        answer.label =
            abilities && list[at + 1].isCard() ? abilityLabel(list, at) : optionLabel(m_shown, list[at], m_table.seats);
    }
}

/// Returns the name of the card. Adds details if another card of the same name is offered. Adds the text of the ability
/// if the card is offered with several abilities.
QString QuestionWriter::abilityLabel(std::span<const Subject> list, std::size_t at) const {
    const CardId card = list[at + 1].card();
    bool isOneOfSeveral = false;
    bool hasOtherAbility = false;
    for (std::size_t i = 0; i + 1 < list.size(); i += 2) {
        if (!list[i + 1].isCard()) continue;
        isOneOfSeveral = isOneOfSeveral || (list[i + 1] != list[at + 1] && nameOf(list[i + 1].card()) == nameOf(card));
        hasOtherAbility = hasOtherAbility || (list[i + 1] == list[at + 1] && list[i] != list[at]);
    }
    QString name = isOneOfSeveral ? fullNameOf(card) : nameOf(card);
    if (!hasOtherAbility) return name;
    const AbilityId ability(static_cast<std::uint16_t>(list[at].number()));
    return name + ": " + spoken::abilityText(m_shown.pool(), ability);
}

}  // namespace duelogue
