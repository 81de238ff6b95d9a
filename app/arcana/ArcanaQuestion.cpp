#include "app/arcana/ArcanaQuestion.h"

#include <QCoreApplication>
#include <algorithm>
#include <numeric>

#include "app/arcana/ArcanaFace.h"
#include "app/arcana/ArcanaLabels.h"
#include "app/arcana/ArcanaOffer.h"
#include "cards/wording/RulesText.h"
#include "match/arcana/Combat.h"
#include "match/arcana/Payment.h"
#include "match/arcana/Playing.h"
#include "match/arcana/Table.h"
#include "match/loop/Questions.h"

namespace duelogue::arcana {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("Arcana", text); }

template <class Kind>
constexpr std::uint8_t number(Kind kind) {
    return static_cast<std::uint8_t>(kind);
}

/// Writes one question; one function a kind.
class Writer {
public:
    Writer(const Match& shown, PlayerId viewer, const Replies& replies, Table& table)
        : m_shown(shown),
          m_state(shown.state()),
          m_viewer(viewer),
          m_replies(replies),
          m_table(table),
          m_out(table.question) {}

    void write(const Communication& asking) {
        m_out.seat = asking.answerer.player.value;
        if (asking.answerer.player != m_viewer) return;
        for (std::size_t i = 0; i < m_replies.size(); ++i) m_out.answers.push_back(answer(i));
        switch (asking.kind.value) {
            case number(CoreKind::YesNo):
                yesNo(asking);
                break;
            case number(CoreKind::ChooseCard):
            case number(CoreKind::ChoosePlayer):
            case number(CoreKind::ChooseTarget):
            case number(CoreKind::Order):
                selection(asking);
                break;
            case number(CoreKind::ChooseNumber):
                chooseNumber(asking);
                break;
            case number(CoreKind::Bid):
                bid(asking);
                break;
            case number(CoreKind::ChooseOption):
                chooseOption(asking);
                break;
            case number(ArcanaKind::Priority):
                priority();
                break;
            case number(ArcanaKind::PayMana):
                payment(asking);
                break;
            case number(ArcanaKind::DeclareAttackers):
                attackers(asking);
                break;
            case number(ArcanaKind::DeclareBlockers):
                blockers(asking);
                break;
            default:
                break;
        }
        addTwins();
    }

private:
    const Match& m_shown;
    const MatchState& m_state;
    PlayerId m_viewer;
    const Replies& m_replies;
    Table& m_table;
    TableQuestion& m_out;

    // ---- answers

    [[nodiscard]] TableAnswer answer(std::size_t index) const {
        const Reply& reply = m_replies[index];
        TableAnswer answer;
        answer.index = static_cast<int>(index);
        answer.label = replyLabel(m_state, reply);
        if (reply.is(ReplyWord::Choose) && reply.subject.isPlayer()) answer.label = choiceOf(reply.subject.player());
        if (reply.subject.isCard()) answer.card = reply.subject.card().value;
        if (reply.subject.isPlayer()) answer.seat = reply.subject.player().value;
        if (reply.second.isCard()) answer.onto = reply.second.card().value;
        if (reply.second.isPlayer()) answer.ontoSeat = reply.second.player().value;
        if (reply.is(ReplyWord::Number)) answer.number = reply.number;
        answer.isCancel = reply.is(ReplyWord::Cancel);
        return answer;
    }

    [[nodiscard]] QString choiceOf(PlayerId player) const {
        return player == m_viewer ? tr("Choose yourself") : tr("Choose %1").arg(m_table.seats[player.value].name);
    }

    TableAnswer* find(std::uint8_t word) {
        const auto found = std::find_if(m_out.answers.begin(), m_out.answers.end(), [&](const TableAnswer& answer) {
            return answer.index < static_cast<int>(m_replies.size()) &&
                   m_replies[static_cast<std::size_t>(answer.index)].word == word;
        });
        return found == m_out.answers.end() ? nullptr : &*found;
    }

    template <class Word_>
    void setDefault(Word_ word, const QString& text = {}) {
        if (TableAnswer* answer = find(number(word))) {
            answer->isDefault = true;
            if (!text.isEmpty()) answer->label = text;
        }
    }

    /// Cards that nobody could tell apart are one reply: a click on any of them gives it.
    void addTwins() {
        const std::size_t count = m_out.answers.size();
        for (std::size_t i = 0; i < count; ++i) {
            const TableAnswer original = m_out.answers[i];
            if (original.card < 0) continue;
            const CardId id(static_cast<std::uint16_t>(original.card));
            const Card& card = m_state.card(id);
            for (const CardId other : m_state.zone(card.holder, card.zone)) {
                if (other == id || !areTwins(m_state, id, other) || isAnswer(other) || isChosen(other)) continue;
                TableAnswer twin = original;
                twin.card = other.value;
                twin.isDefault = false;
                m_out.answers.push_back(twin);
            }
        }
    }

    [[nodiscard]] bool isAnswer(CardId id) const {
        return std::any_of(m_replies.begin(), m_replies.end(),
                           [id](const Reply& r) { return r.subject == Subject(id); });
    }
    [[nodiscard]] bool isChosen(CardId id) const {
        return std::find(m_out.chosen.begin(), m_out.chosen.end(), static_cast<int>(id.value)) != m_out.chosen.end();
    }

    void askedBy(CardId card) {
        if (!card || !m_state.card(card).definition) return;
        m_out.card = card.value;
        m_out.source = faceOf(m_shown, card);
        m_out.title = m_out.source.name;
    }

    [[nodiscard]] QString nameOf(CardId card) const {
        return card && m_state.card(card).definition ? printedFace(m_shown.pool(), m_state.card(card).definition).name
                                                     : tr("a card");
    }

    // ---- kinds

    void yesNo(const Communication& asking) {
        m_out.ask = TableAsk::Choice;
        askedBy(asking.as<YesNo>().card);
        setDefault(ReplyWord::Yes);
        if (!asking.as<YesNo>().card) {
            m_out.title = tr("Your opening hand");
            m_out.sentence = tr("Send it back and draw another? One card fewer each time.");
            if (TableAnswer* yes = find(number(ReplyWord::Yes))) *yes = relabelled(*yes, tr("New hand"), false);
            setDefault(ReplyWord::No, tr("Keep it"));
            return;
        }
        m_out.sentence = offerSentence(m_shown, asking, m_table.seats);
        if (m_out.sentence.isEmpty()) m_out.sentence = m_out.source.text;
    }

    static TableAnswer relabelled(TableAnswer answer, const QString& text, bool isDefault) {
        answer.label = text;
        answer.isDefault = isDefault;
        return answer;
    }

    void selection(const Communication& asking) {
        const auto& body = asking.as<Selection>();
        askedBy(body.card);
        const auto list = m_shown.list(asking);
        for (const Subject chosen : list.first(body.chosen)) {
            if (chosen.isCard()) m_out.chosen.push_back(chosen.card().value);
        }
        m_out.sentence = selectionSentence(asking, body);
        const bool ordering = asking.kind == id(CoreKind::Order);
        const bool onTable =
            std::all_of(list.begin(), list.end(), [this](Subject s) { return s.isPlayer() || isOnTable(s); });
        m_out.ask = ordering ? TableAsk::Order : onTable ? TableAsk::Cards : TableAsk::Pick;
        if (m_out.ask == TableAsk::Order || m_out.ask == TableAsk::Pick) showCandidates(list);
        setSelectionDefault(body);
        if (body.purpose == forMulligan) m_out.title = tr("Your opening hand");
        if (body.purpose == forHandSize) m_out.title = tr("Your hand is too big");
    }

    /// The space bar gives nothing away: what may be had is taken, and it is up to nobody but the person to leave it.
    void setSelectionDefault(const Selection& body) {
        const bool ownTarget = body.purpose == Purpose::Target && body.chosen == 0;
        if (m_out.ask == TableAsk::Pick) {
            if (TableAnswer* done = find(number(ReplyWord::Done)))
                done->label = body.chosen == 0 ? tr("Take nothing") : tr("No more");
            TableAnswer* best = nullptr;
            for (TableAnswer& answer : m_out.answers) {
                if (answer.card >= 0 && (best == nullptr || worthOf(answer) > worthOf(*best))) best = &answer;
            }
            if (best != nullptr) best->isDefault = true;
        } else if (ownTarget) {
            if (TableAnswer* done = find(number(ReplyWord::Done))) done->label = tr("No target");
        } else {
            setDefault(ReplyWord::Done);
        }
    }

    /// A rule of thumb for what to take: the spell that costs most; of lands the kind that is missed most.
    [[nodiscard]] int worthOf(const TableAnswer& answer) const {
        const Card& card = m_state.card(CardId(static_cast<std::uint16_t>(answer.card)));
        if (!card.definition) return 0;
        const Definition& definition = m_shown.pool()[card.definition];
        const int cost = std::accumulate(definition.cost.resources.begin(), definition.cost.resources.end(), 0);
        if ((definition.traits & bit(Trait::Land)) == 0) return cost;
        const auto own = [&](Zone zone) {
            const auto& cards = m_state.zone(m_viewer, number(zone));
            return std::ranges::count_if(cards,
                                         [&](CardId id) { return m_state.card(id).definition == card.definition; });
        };
        return -static_cast<int>(own(Zone::Battlefield) + own(Zone::Hand)) - 1;
    }

    [[nodiscard]] bool isOnTable(Subject subject) const {
        if (!subject.isCard()) return false;
        const Card& card = m_state.card(subject.card());
        const auto zone = static_cast<Zone>(card.zone);
        return zone == Zone::Battlefield || zone == Zone::Stack || (zone == Zone::Hand && card.holder == m_viewer);
    }

    void showCandidates(std::span<const Subject> list) {
        for (const Subject subject : list) {
            if (!subject.isCard()) continue;
            TableCard shown;
            shown.id = subject.card().value;
            shown.seat = m_state.card(subject.card()).holder.value;
            shown.zone = TableZone::Pile;
            shown.face = faceOf(m_shown, subject.card());
            shown.hidden = !m_state.card(subject.card()).definition;
            m_out.shown.push_back(shown);
        }
        // The order of a library is nobody's business; names are found quickly.
        const bool library = std::all_of(list.begin(), list.end(), [this](Subject subject) {
            return subject.isCard() && m_state.card(subject.card()).zone == number(Zone::Library);
        });
        if (library && m_out.ask != TableAsk::Order) {
            std::ranges::stable_sort(m_out.shown, {}, [](const TableCard& card) { return card.face.name; });
        }
    }

    [[nodiscard]] QString selectionSentence(const Communication& asking, const Selection& body) const {
        const int left = body.least > body.chosen ? body.least - body.chosen : 0;
        const QString more = left > 1 ? tr(" %1 more.").arg(left) : QString();
        if (body.purpose == forMulligan) return tr("Choose a card for the bottom of your library.") + more;
        if (body.purpose == forHandSize) return tr("Choose a card to discard.") + more;
        switch (body.purpose) {
            case Purpose::Target:
                return chosenNumber() + tr("Choose a target.") +
                       (body.least == 0 && body.most > 1 ? tr(" Up to %1.").arg(body.most) : more);
            case Purpose::Keep:
                return tr("You can keep only one of them. Choose which.");
            case Purpose::Share:
            case Purpose::Cost:
            case Purpose::Effect:
            case Purpose::Count:
                break;
        }
        if (asking.kind == id(CoreKind::Order)) return tr("Which one comes first?");
        if (asking.kind == id(CoreKind::ChoosePlayer)) return tr("Choose a player.");
        const QString what = verbBehind(asking);
        if (body.least == 0)
            return (what.isEmpty()
                        ? body.most == 1 ? tr("Choose a card, or none.") : tr("Choose up to %1 cards.").arg(body.most)
                        : tr("Choose what to %1, or nothing.").arg(what));
        return (what.isEmpty() ? tr("Choose a card.") : tr("Choose what to %1.").arg(what)) + more;
    }

    /// "X is 3. ", while a spell with X is played.
    [[nodiscard]] QString chosenNumber() const {
        const auto& stack = m_state.stack;
        const auto played = std::ranges::find_if(stack, [](const Communication& c) { return c.is<PlayCard>(); });
        if (played == stack.end()) return {};
        const auto& body = played->as<PlayCard>();
        const DefinitionId card = m_state.card(body.card).definition;
        return card && m_shown.pool()[card].cost.x > 0 ? tr("X is %1. ").arg(body.x) : QString();
    }

    /// The verb that the choice is for: the next instruction behind it.
    [[nodiscard]] QString verbBehind(const Communication& asking) const {
        if (asking.instruction == 0xffff) return {};
        const InstructionId next = m_shown.pool()[InstructionId(asking.instruction)].next;
        if (!next || m_shown.pool()[next].op != Op::Do) return {};
        const auto verb = m_shown.pool()[next].verb;
        if (verb == static_cast<std::uint8_t>(CoreVerb::Move) || verb == static_cast<std::uint8_t>(CoreVerb::Reveal))
            return {};
        return QString::fromStdString(m_shown.rulebook().vocabulary().verbs[verb].word);
    }

    void chooseNumber(const Communication& asking) {
        const auto& body = asking.as<ChooseNumber>();
        m_out.ask = TableAsk::Number;
        askedBy(body.card);
        if (body.purpose == Purpose::Cost) {
            m_out.sentence = tr("How much is X?");
            setHighest();
        } else if (body.purpose == Purpose::Share) {
            m_out.sentence =
                tr("How much damage to %1? From %2 to %3.").arg(nameOf(body.about)).arg(body.least).arg(body.most);
            pointAt(body.card, body.about);
        } else {
            m_out.sentence = tr("Choose a number.");
        }
    }

    /// Which of several cards of a name is meant.
    void pointAt(CardId from, CardId to) {
        if (!to) return;
        m_out.chosen.push_back(to.value);
        TableArrow arrow;
        arrow.fromCard = from.value;
        arrow.toCard = to.value;
        m_table.arrows.push_back(arrow);
    }

    void setHighest() {
        TableAnswer* highest = nullptr;
        for (TableAnswer& answer : m_out.answers) {
            if (answer.number >= 0 && (highest == nullptr || answer.number > highest->number)) highest = &answer;
        }
        if (highest != nullptr) highest->isDefault = true;
    }

    void bid(const Communication& asking) {
        m_out.ask = TableAsk::Number;
        askedBy(asking.as<Bid>().card);
        m_out.sentence = tr("How much do you bid?");
    }

    void chooseOption(const Communication& asking) {
        m_out.ask = TableAsk::Choice;
        const auto& body = asking.as<ChooseOption>();
        askedBy(body.card);
        const bool abilities = body.of == ChooseOption::Of::Abilities;
        m_out.sentence = abilities ? tr("Which one comes first?") : tr("Choose one.");
        const auto list = m_shown.list(asking);
        for (TableAnswer& answer : m_out.answers) {
            const Reply& reply = m_replies[static_cast<std::size_t>(answer.index)];
            if (!reply.is(ReplyWord::Option)) continue;
            const std::size_t at = std::size_t{2} * static_cast<std::size_t>(reply.number);
            answer.card = -1;
            answer.label = abilities && list[at + 1].isCard() ? nameOf(list[at + 1].card())
                                                              : optionLabel(m_shown, list[at], m_table.seats);
        }
    }

    void priority() {
        m_out.ask = TableAsk::Act;
        const bool mine = m_state.globals.current == m_viewer;
        if (!m_state.items.empty()) {
            const CardId top = m_state.items.back().card;
            m_out.title = nameOf(top);
            m_out.sentence = tr("Respond, or let it happen.");
            setDefault(ReplyWord::Pass, tr("Let it happen"));
            return;
        }
        m_out.title = stepTitle(step(m_state), mine);
        m_out.sentence = m_replies.size() > 1 ? tr("Play a card, or go on.") : tr("Nothing to play now.");
        setDefault(ReplyWord::Pass, passLabel(step(m_state), mine));
    }

    /// What of a price is still to be paid, and what the mana in the pool pays: its colours first, then any kind.
    [[nodiscard]] static std::pair<Price, Price> afterPool(Price due, std::span<const std::int16_t> pool) {
        Price paid{};
        std::array<int, manaKinds> left{};
        std::copy(pool.begin(), pool.end(), left.begin());
        const auto pay = [&](std::size_t what, std::size_t with) {
            const auto used = static_cast<std::uint8_t>(std::min<int>(due[what], left[with]));
            due[what] = static_cast<std::uint8_t>(due[what] - used);
            paid[with] = static_cast<std::uint8_t>(paid[with] + used);
            left[with] -= used;
        };
        for (std::size_t kind = 1; kind < manaKinds; ++kind) pay(kind, kind);
        for (std::size_t kind = 0; kind < manaKinds; ++kind) pay(0, kind);
        return {due, paid};
    }

    void payment(const Communication& asking) {
        const auto& body = asking.as<PayMana>();
        m_out.ask = TableAsk::Payment;
        askedBy(body.card);
        m_out.sentence = tr("Click lands to pay, or let it be paid for you.");
        const auto [due, paid] = afterPool(body.price, manaPool(m_state, m_viewer));
        m_out.cost = pipsOf(due);
        m_out.paid = pipsOf(paid);
        if (TableAnswer* automatic = find(number(Word::PayAuto))) {
            automatic->isDefault = true;
            if (const auto plan = Funds(m_shown, m_viewer).plan(body.price, body.card)) {
                for (const auto& tap : plan->taps) automatic->touches.push_back(tap.source.value);
            }
        }
        if (find(number(Word::Pay)) != nullptr) paidInFull();
    }

    /// Nothing more need be tapped, and what is offered shines.
    void paidInFull() {
        m_out.sentence = tr("The mana is there.");
        std::erase_if(m_out.answers, [this](const TableAnswer& answer) {
            return answer.card >= 0 || m_replies[static_cast<std::size_t>(answer.index)].is(Word::PayAuto);
        });
        setDefault(Word::Pay);
    }

    void attackers(const Communication& asking) {
        m_out.ask = TableAsk::Attackers;
        m_out.title = tr("Your attack");
        m_out.sentence = m_replies.size() > 1 ? tr("Click the creatures that attack.") : tr("These attack.");
        for (const Subject attacker : m_shown.list(asking)) m_out.chosen.push_back(attacker.card().value);
        setDefault(ReplyWord::Done, m_out.chosen.empty() ? tr("No attack") : tr("Attack"));
        if (m_replies.size() > 1) {
            TableAnswer all;
            all.index = TableAnswer::all;
            all.label = tr("Attack with all");
            m_out.answers.push_back(all);
        }
    }

    void blockers(const Communication& asking) {
        m_out.ask = TableAsk::Blockers;
        m_out.title = tr("You are attacked");
        m_out.sentence = tr("Click a creature of yours, then the attacker that it blocks.");
        const auto list = m_shown.list(asking);
        for (std::size_t i = 0; i + 1 < list.size(); i += 2) {
            m_out.chosen.push_back(list[i].card().value);
            TableArrow arrow;
            arrow.kind = TableArrowKind::Block;
            arrow.fromCard = list[i].card().value;
            arrow.toCard = list[i + 1].card().value;
            m_table.arrows.push_back(arrow);
        }
        setDefault(ReplyWord::Done, m_out.chosen.empty() ? tr("No block") : tr("Done"));
    }
};

}  // namespace

void writeQuestion(const Match& shown, PlayerId viewer, const Replies& replies, Table& table) {
    if (const Communication* asking = shown.question()) Writer(shown, viewer, replies, table).write(*asking);
}

}  // namespace duelogue::arcana
