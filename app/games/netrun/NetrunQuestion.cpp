#include "app/games/netrun/NetrunQuestion.h"

#include <algorithm>

#include "app/games/netrun/NetrunFace.h"
#include "app/games/netrun/NetrunTr.h"
#include "app/games/netrun/Waiting.h"
#include "app/games/presenter/Offer.h"
#include "app/games/presenter/QuestionWriter.h"
#include "app/shell/language/CardWords.h"
#include "cards/data/CardPool.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Servers.h"
#include "match/netrun/Turn.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"

namespace duelogue::netrun {

namespace {

DUELOGUE_TR_OF(Netrun)

QString credits(int amount) { return amount == 1 ? tr("1 credit") : tr("%1 credits").arg(amount); }

/// Writes Netrun's own questions, with one function for each kind.
class NetrunQuestionWriter final : public QuestionWriter {
public:
    using QuestionWriter::QuestionWriter;

    /// Improves the words of questions that the engine asks during a run.
    void amend() {
        const Communication* const asking = m_shown.pendingQuestion();
        if (asking == nullptr || asking->answerer.player != m_viewer) return;
        if (asking->is<Bid>()) bid(asking->as<Bid>());
        if (asking->is<ChooseOption>() && isPartOf(Verb::Break)) breaking(*asking);
    }

private:
    [[nodiscard]] TableFace faceOf(CardId card) const override { return netrun::faceOf(m_shown, card); }

    [[nodiscard]] bool isPartOf(Verb verb) const {
        const Communication* const by = m_shown.state().asker();
        return by != nullptr && by->is(verb);
    }
    [[nodiscard]] bool isMine(PlayerId player) const { return player == m_viewer; }
    [[nodiscard]] QString nameOf(PlayerId player) const { return m_table.seats[player.value].name; }
    using QuestionWriter::nameOf;
    [[nodiscard]] const Definition& printed(CardId card) const { return m_shown.pool()[m_state.card(card).definition]; }
    [[nodiscard]] int purseOf(PlayerId player) const { return purse(m_shown, {player}); }

    // ---- labels of answers

    [[nodiscard]] QString ownLabel(const Reply& reply) const override {
        switch (static_cast<Word>(reply.word)) {
            case Word::Credit:
                return tr("Gain 1 credit");
            case Word::Draw:
                return tr("Draw a card");
            case Word::Purge:
                return tr("Purge viruses (3 clicks)");
            case Word::Untag:
                return tr("Remove a tag (2 credits)");
            case Word::JackOut:
                return tr("Jack out");
            default:
                return labelOn(reply);
        }
    }

    /// Returns the label of a reply about a card.
    [[nodiscard]] QString labelOn(const Reply& reply) const {
        const CardId card = reply.subject.card();
        switch (static_cast<Word>(reply.word)) {
            case Word::Play:
                return printed(card).cost.x > 0 ? tr("Play (X)") : forCredits(tr("Play"), costOf(m_shown, card));
            case Word::Install:
                return m_viewer == corp ? tr("Install") : forCredits(tr("Install"), costOf(m_shown, card));
            case Word::Overwrite:
                return tr("Install, trashing programs first");
            case Word::Advance:
                return forCredits(tr("Advance"), 1);
            case Word::Trash:
                return forCredits(tr("Trash"), trashPrice(card));
            case Word::Run:
                return tr("Run %1").arg(nameOf(card));
            case Word::Use:
                return useLabel(card, reply.number);
            case Word::Rez:
                return forCredits(tr("Rez"), costOf(m_shown, card));
            case Word::Score:
                return tr("Score");
            case Word::Steal:
                return forCredits(tr("Steal"), stealPrice(card));
            case Word::Break:
                return tr("Lose a click: break a subroutine");
            default:
                return {};
        }
    }

    [[nodiscard]] static QString forCredits(const QString& what, int price) {
        return price > 0 ? tr("%1: %2").arg(what, credits(price)) : what;
    }
    /// Returns the trash cost of an accessed card, or the cost that the rules set for a tagged Runner's resource.
    [[nodiscard]] int trashPrice(CardId card) const {
        constexpr int resource = 2;
        if (!m_shown.pendingQuestion()->is<Accessed>()) return resource;
        return figure(printed(card), Figure::TrashCost);
    }
    [[nodiscard]] int stealPrice(CardId card) const {
        const AccessOne* const access = currentAccess(m_state);
        return stealCost(m_shown, card, access != nullptr ? access->server : CardId{});
    }
    [[nodiscard]] QString useLabel(CardId card, int place) const {
        const AbilityId ability(static_cast<std::uint16_t>(printed(card).firstAbility + place));
        QString text = spoken::abilityText(m_shown.pool(), ability);
        if (text.endsWith('.')) text.chop(1);
        return text;
    }

    // ---- questions of Netrun

    void ownQuestion(const Communication& asking) override {
        m_out.ask = TableAsk::Act;
        if (asking.is<Act>()) return act();
        if (asking.is<Opportunity>()) return opportunity(asking.as<Opportunity>());
        if (asking.is<JackOut>()) return jackOut(asking.as<JackOut>());
        if (asking.is<Accessed>()) accessed(asking.as<Accessed>());
    }

    void act() {
        const int clicks = value(m_state, m_viewer, PlayerValue::Clicks);
        m_out.title = clicks == 1 ? tr("Your turn: 1 click left") : tr("Your turn: %1 clicks left").arg(clicks);
        if (clicks == 0) {
            m_out.title = tr("No clicks left");
            m_out.sentence = tr("Use a card or end your turn.");
            setDefault(ReplyWord::Pass, tr("End turn"));
            continueBySpaceOnly();
            if (TableAnswer* pass = find(ReplyWord::Pass)) pass->phase = static_cast<int>(m_table.phases.size()) - 1;
            return;
        }
        for (TableAnswer& answer : m_out.answers) {
            const Reply& reply = m_replies[static_cast<std::size_t>(answer.index)];
            answer.isRare = reply.is(Word::Overwrite);
            answer.digit = basicDigit(reply);
        }
        m_out.sentence = m_viewer == corp
                             ? tr("Choose a card to play, install, advance or rez, or a basic action below.")
                             : tr("Choose a server to run, a card to play, install or use, or a basic action below.");
    }

    /// Returns the digit of a basic action, which never changes; -1 for other replies.
    [[nodiscard]] static int basicDigit(const Reply& reply) {
        switch (static_cast<Word>(reply.word)) {
            case Word::Credit:
                return 1;
            case Word::Draw:
                return 2;
            case Word::Purge:
            case Word::Untag:
                return 3;
            default:
                return -1;
        }
    }

    // ---- opportunities to use cards

    void opportunity(const Opportunity& body) {
        if (currentEncounter(m_state) != nullptr) {
            duringEncounter();
        } else if (body.ice) {
            approaching(body.ice);
        } else if (currentRun(m_state) != nullptr) {
            duringRun(*currentRun(m_state));
        } else {
            outsideRun();
        }
    }

    [[nodiscard]] bool givesUp() const override { return netrun::givesUp(m_shown, m_replies); }

    void say(const QString& title, const QString& sentence, const QString& pass) {
        m_out.title = title;
        m_out.sentence = sentence;
        setOnward(ReplyWord::Pass, pass);
        continueBySpaceOnly();
    }

    /// Takes the digit from the button that continues, if the space bar presses it. Digits belong to actions, and in
    /// the next window, the same digit would take one.
    void continueBySpaceOnly() {
        TableAnswer* const pass = find(ReplyWord::Pass);
        if (pass != nullptr && pass->isDefault) pass->digit = 0;
    }

    void duringEncounter() {
        askedBy(currentEncounter(m_state)->ice);
        const QString ice = nameOf(currentEncounter(m_state)->ice);
        const auto left = static_cast<int>(unbroken(m_shown).size());
        if (m_viewer == corp)
            return say(ice, tr("%1 encounters this ice. Use a paid ability or continue.").arg(nameOf(runner)),
                       left == 0   ? tr("Let %1 pass").arg(nameOf(runner))
                       : left == 1 ? tr("Resolve 1 subroutine")
                                   : tr("Resolve %1 subroutines").arg(left));
        if (left == 0) return say(ice, tr("All subroutines are broken."), tr("Pass the ice"));
        say(ice, tr("You encounter this ice. Break subroutines, or let them resolve."),
            left == 1 ? tr("Let 1 subroutine resolve") : tr("Let %1 subroutines resolve").arg(left));
    }

    void approaching(CardId ice) {
        const bool isRezzed = !isUnrezzed(m_state.card(ice));
        if (m_viewer == runner) {
            const QString which = isRezzed ? nameOf(ice) : tr("unrezzed ice");
            return say(tr("Approaching %1").arg(which), tr("Use a paid ability or continue."),
                       isRezzed ? tr("Encounter %1").arg(nameOf(ice)) : tr("Continue"));
        }
        askedBy(ice);
        const TableAnswer* const rez = rezOf(ice);
        if (rez == nullptr)
            return say(nameOf(ice), tr("%1 approaches. Rez, use a paid ability, or continue.").arg(nameOf(runner)),
                       (isRezzed ? tr("Let %1 encounter it") : tr("Let %1 pass")).arg(nameOf(runner)));
        TableAnswer button = *rez;
        button.card = -1;
        m_out.answers.push_back(button);
        say(nameOf(ice), tr("%1 approaches. Rez this ice?").arg(nameOf(runner)), tr("Don't rez"));
    }

    [[nodiscard]] const TableAnswer* rezOf(CardId ice) const {
        const auto found = std::ranges::find_if(m_out.answers, [&](const TableAnswer& answer) {
            const auto at = static_cast<std::size_t>(answer.index);
            return at < m_replies.size() && m_replies[at].is(Word::Rez) && m_replies[at].subject == Subject(ice);
        });
        return found == m_out.answers.end() ? nullptr : &*found;
    }

    /// Returns what happens next if both players pass.
    [[nodiscard]] QString nextOf(const RunServer& run) const {
        if (run.isOver != 0) return tr("End the run");
        const QString server = nameOf(run.server);
        if (run.left > 0) return tr("Continue (next ice)");
        const RunServer::Step step = stepOf(run);
        if (step == RunServer::Step::Initiated || step == RunServer::Step::Paused)
            return tr("Continue (approach %1)").arg(server);
        return tr("Continue (access %1)").arg(server);
    }

    [[nodiscard]] RunServer::Step stepOf(const RunServer& run) const {
        const auto isIt = [&run](const Communication& outstanding) {
            return outstanding.is<RunServer>() && &outstanding.as<RunServer>() == &run;
        };
        return static_cast<RunServer::Step>(std::ranges::find_if(m_state.communications, isIt)->step);
    }

    void duringRun(const RunServer& run) {
        const QString title = tr("Run on %1").arg(nameOf(run.server));
        if (m_viewer == runner) return say(title, tr("Use a paid ability or continue."), nextOf(run));
        const bool isOn = run.isOver == 0 && run.isSuccessful == 0;
        say(title,
            isOn ? tr("%1 Rez, use a paid ability, or continue.").arg(whereOn(run))
                 : tr("Rez, use a paid ability, or continue."),
            nextOf(run));
    }

    /// Describes the current stage of the run, so that consecutive windows differ in their words.
    [[nodiscard]] QString whereOn(const RunServer& run) const {
        const QString who = nameOf(runner);
        if (run.left > 0) return tr("%1 continues to the next ice.").arg(who);
        const RunServer::Step step = stepOf(run);
        if (step == RunServer::Step::Initiated) return tr("No ice protects this server.");
        return step == RunServer::Step::Paused ? tr("%1 has passed all ice and may still jack out.").arg(who)
                                               : tr("%1 continues and will access %2.").arg(who, nameOf(run.server));
    }

    void outsideRun() {
        const PlayerId current = m_state.globals.current;
        const Communication* const by = m_shown.state().asker();
        const QString sentence =
            m_viewer == corp ? tr("Rez, use a paid ability, or continue.") : tr("Use a paid ability or continue.");
        if (by != nullptr && by->is<TakeAction>())
            return say(tr("Before %1's action").arg(nameOf(current)), tr("Use a paid ability?"), tr("Continue"));
        if (phase(m_state) == Detail::Start)
            return say(isMine(current) ? tr("Your turn begins") : tr("%1's turn begins").arg(nameOf(current)), sentence,
                       isMine(current) ? tr("Begin turn") : tr("Continue"));
        say(isMine(current) ? tr("Your turn ends") : tr("%1's turn ends").arg(nameOf(current)), sentence,
            isMine(current) ? tr("End turn") : tr("Continue"));
    }

    void jackOut(const JackOut& body) {
        const RunServer& run = *currentRun(m_state);
        m_out.title = tr("Run on %1").arg(nameOf(body.server));
        const bool isOpen = run.left == 0 && iceAt(m_shown, body.server).empty();
        m_out.sentence = isOpen          ? tr("No ice protects this server. Continue or jack out?")
                         : run.left == 0 ? tr("No ice left. Continue or jack out?")
                         : run.left == 1 ? tr("1 more piece of ice. Continue or jack out?")
                                         : tr("%1 more pieces of ice. Continue or jack out?").arg(run.left);
        setDefault(ReplyWord::Pass, nextOf(run));
        continueBySpaceOnly();
    }

    // ---- accesses

    /// Shows the card enlarged, with the possible actions below it.
    void accessed(const Accessed& body) {
        m_out.ask = TableAsk::Pick;
        askedBy(body.card);
        m_out.sentence = accessSentence(body.card);
        TableCard shown;
        shown.id = body.card.value;
        shown.seat = corp.value;
        shown.zone = TableZone::Pile;
        shown.face = faceOf(body.card);
        m_out.shown.push_back(shown);
        for (TableAnswer& answer : m_out.answers) {
            const Reply& reply = m_replies[static_cast<std::size_t>(answer.index)];
            if (reply.is(Word::Use)) answer.label = nameOf(reply.subject.card()) + ": " + answer.label;
            answer.card = -1;
        }
        // Paying, or leaving a card for good, must be an explicit choice.
        const bool isFree = find(Word::Steal) != nullptr && stealPrice(body.card) == 0;
        if (isFree) return setDefault(Word::Steal);
        if (m_out.answers.size() == 1) return setDefault(ReplyWord::Pass, tr("Continue"));
        setLabel(ReplyWord::Pass, tr("Leave it"));
    }

    [[nodiscard]] QString accessSentence(CardId card) const {
        const Traits traits = printed(card).traits;
        const int have = purseOf(runner);
        if ((traits & bit(Trait::Agenda)) != 0) {
            const int price = stealPrice(card);
            if (price == 0) return tr("Accessed: you steal it.");
            return tr("Stealing it costs %1 (you have %2).").arg(credits(price)).arg(have);
        }
        const bool canGo = (traits & (bit(Trait::Asset) | bit(Trait::Upgrade))) != 0;
        if (!canGo || isIn(m_state.card(card), Zone::Discard)) return tr("Accessed: no effect.");
        return tr("Trash it for %1? (you have %2)").arg(credits(trashPrice(card))).arg(have);
    }

    // ---- questions of the engine

    void yesNoOfRules(const Communication& /*asking*/) override {
        m_out.title = tr("Opening hand");
        m_out.sentence = tr("Keep this hand or take your one mulligan?");
        if (TableAnswer* yes = find(ReplyWord::Yes)) yes->isDefault = false;
        setLabel(ReplyWord::Yes, tr("Mulligan"));
        setDefault(ReplyWord::No, tr("Keep hand"));
    }

    void labelChoice(const QString& yes, const QString& no) const {
        for (TableAnswer& answer : m_out.answers) {
            const bool isYes = m_replies[static_cast<std::size_t>(answer.index)].is(ReplyWord::Yes);
            answer.label = isYes ? yes : no;
        }
    }

    [[nodiscard]] bool isPriced(const Communication& /*asking*/) const override {
        const Communication* const by = m_shown.state().asker();
        return by != nullptr && by->is<Price>();
    }

    [[nodiscard]] QString offer(const Communication& asking) const override {
        const Communication* const by = m_shown.state().asker();
        if (by != nullptr && by->is<Price>())
            labelChoice(tr("Pay %1").arg(credits(by->as<Price>().amount)), tr("Don't pay"));
        return QuestionWriter::offer(asking);
    }

    [[nodiscard]] Words wordsFor(const Communication& asking, const Selection& body) const override {
        if (body.purpose == forServer) return {{}, placeSentence(body.card)};
        if (body.purpose == forProgram) return {{}, tr("Trash any programs first?")};
        if (body.purpose == forHandLimit) return discardWords(body);
        if (body.purpose == forMemory)
            return {tr("Out of memory"),
                    several(body, tr("Choose a program to trash."), tr("Choose %1 programs to trash."))};
        if (body.purpose == forAccess)
            return {tr("Breaching %1").arg(nameOf(body.card)), tr("Choose the next card to access.")};
        return wordsOfCard(asking, body);
    }

    [[nodiscard]] QString placeSentence(CardId card) const {
        const Traits traits = printedTraits(m_shown.pool(), m_state.card(card));
        if ((traits & bit(Trait::Ice)) != 0)
            return hasLike()
                       ? tr("Choose a server to protect. Costs 1 credit per piece of ice already there. (Choose a "
                            "piece of ice to trash it first.)")
                       : tr("Choose a server to protect. Costs 1 credit per piece of ice already there.");
        if (m_viewer == runner) return tr("Choose where to install it.");
        return hasLike() ? tr("Choose a server to install it in. (Choose an installed card to trash it first.)")
                         : tr("Choose a server to install it in.");
    }

    /// Returns true if the offers include cards at servers.
    [[nodiscard]] bool hasLike() const {
        return std::ranges::any_of(m_replies, [&](const Reply& reply) {
            return reply.is(ReplyWord::Choose) && reply.subject.isCard() &&
                   !has(m_state.card(reply.subject.card()), Trait::Server);
        });
    }

    /// Returns the name of a card, with its server if the card is installed at one.
    [[nodiscard]] QString fullNameOf(CardId id) const override {
        const CardId server = m_state.placeOf(id);
        return server == id || !isIn(m_state.card(id), Zone::Play) || !has(m_state.card(server), Trait::Server)
                   ? nameOf(id)
                   : tr("%1 at %2").arg(nameOf(id), nameOf(server));
    }

    [[nodiscard]] int worthOf(CardId id) const override {
        constexpr int agenda = 100;
        if (!m_state.card(id).definition) return 0;
        const Definition& card = printed(id);
        return card.cost.resources[0] + ((card.traits & bit(Trait::Agenda)) != 0 ? agenda : 0);
    }

    [[nodiscard]] bool isOnTable(const Card& card) const override {
        return isIn(card, Zone::Play) || isIn(card, Zone::Reserve) || isIn(card, Zone::Limbo) ||
               (isIn(card, Zone::Hand) && card.holder == m_viewer);
    }

    void numberFor(const Communication& /*asking*/, const ChooseNumber& body) override {
        m_out.sentence =
            body.purpose == forX ? tr("Choose a value for X (you have %1).").arg(credits(purseOf(m_viewer))) : saying();
        setHighest();
    }

    void makeDefaultNumber(int number) const {
        for (TableAnswer& answer : m_out.answers) answer.isDefault = answer.number == number;
    }

    /// In a trace, the Runner knows the number to beat. In all other cases the default spends nothing.
    void bid(const Bid& body) {
        if (!isPartOf(Verb::Trace)) {
            m_out.sentence = tr("Secretly spend %1–%2 credits.").arg(body.least).arg(body.most);
            return makeDefaultNumber(body.least);
        }
        if (body.against < 0) {
            m_out.sentence = tr("Boost the trace: spend how many credits?");
            return makeDefaultNumber(body.least);
        }
        const bool canEvade = body.against <= body.most;
        m_out.sentence = body.against == 0 ? tr("The trace already fails. Spend credits on link?")
                         : canEvade        ? tr("Spend %1 to beat the trace. How many?").arg(credits(body.against))
                                           : tr("You'd need %1 to beat the trace; you have %2. Spend how many?")
                                          .arg(credits(body.against))
                                          .arg(body.most);
        makeDefaultNumber(canEvade ? body.against : body.least);
    }

    /// Asks which subroutine to break.
    void breaking(const Communication& asking) {
        m_out.sentence = tr("Choose a subroutine to break.");
        const auto list = m_shown.list(asking);
        setLabel(ReplyWord::Done, tr("Done breaking"));
        for (TableAnswer& answer : m_out.answers) {
            const Reply& reply = m_replies[static_cast<std::size_t>(answer.index)];
            if (!reply.is(ReplyWord::Option)) continue;
            const Subject subroutine = list[std::size_t{2} * static_cast<std::size_t>(reply.number)];
            answer.label =
                spoken::abilityText(m_shown.pool(), AbilityId(static_cast<std::uint16_t>(subroutine.number())));
        }
        if (!m_out.answers.empty()) m_out.answers.front().isDefault = true;
    }
};

}  // namespace

void writeQuestion(const ReadableMatch& shown, PlayerId viewer, const Replies& replies, TableState& table) {
    NetrunQuestionWriter writer(shown, viewer, replies, table);
    writer.write();
    writer.amend();
}

}  // namespace duelogue::netrun
