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
                return tr("Take 1 credit");
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
                return printed(card).cost.x > 0 ? tr("Play it for X")
                                                : forCredits(tr("Play it"), costOf(m_shown, card));
            case Word::Install:
                return m_viewer == corp ? tr("Install it") : forCredits(tr("Install it"), costOf(m_shown, card));
            case Word::Overwrite:
                return tr("Trash programs first, then install it");
            case Word::Advance:
                return tr("Advance it for 1 credit");
            case Word::Trash:
                return forCredits(tr("Trash it"), trashPrice(card));
            case Word::Run:
                return tr("Run on %1").arg(nameOf(card));
            case Word::Use:
                return useLabel(card, reply.number);
            case Word::Rez:
                return forCredits(tr("Rez it"), costOf(m_shown, card));
            case Word::Score:
                return tr("Score it");
            case Word::Steal:
                return forCredits(tr("Steal it"), stealPrice(card));
            case Word::Break:
                return tr("Lose a click to break a subroutine");
            default:
                return {};
        }
    }

    [[nodiscard]] static QString forCredits(const QString& what, int price) {
        return price > 0 ? tr("%1 for %2").arg(what, credits(price)) : what;
    }
    /// Returns the trash cost of an accessed card, or the cost that the rules set for a tagged Runner's resource.
    [[nodiscard]] int trashPrice(CardId card) const {
        constexpr int resource = 2;
        if (!m_shown.pendingQuestion()->is<Accessed>()) return resource;
        return printed(card).figures[static_cast<std::size_t>(Figure::TrashCost)];
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
            m_out.title = tr("No click is left");
            m_out.sentence = tr("Use a card, or end the turn.");
            setDefault(ReplyWord::Pass, tr("End turn"));
            if (TableAnswer* pass = find(ReplyWord::Pass)) pass->phase = static_cast<int>(m_table.phases.size()) - 1;
            return;
        }
        for (TableAnswer& answer : m_out.answers)
            answer.isRare = m_replies[static_cast<std::size_t>(answer.index)].is(Word::Overwrite);
        m_out.sentence = m_viewer == corp
                             ? tr("Click a card to play, install, advance or rez it, or choose here.")
                             : tr("Click a server to run on it, a card to play, install or use it, or choose here.");
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
    }

    void duringEncounter() {
        askedBy(currentEncounter(m_state)->ice);
        const QString ice = nameOf(currentEncounter(m_state)->ice);
        const auto left = static_cast<int>(unbroken(m_shown).size());
        if (m_viewer == corp)
            return say(ice, tr("%1 has encountered it. Use a card now, or go on.").arg(nameOf(runner)),
                       left == 0   ? tr("Let %1 go past it").arg(nameOf(runner))
                       : left == 1 ? tr("Fire 1 subroutine")
                                   : tr("Fire %1 subroutines").arg(left));
        if (left == 0) return say(ice, tr("All its subroutines are broken."), tr("Go on past it"));
        say(ice, tr("You encounter it. Break its subroutines, or let them fire."),
            left == 1 ? tr("Let 1 subroutine fire") : tr("Let %1 subroutines fire").arg(left));
    }

    void approaching(CardId ice) {
        const bool isRezzed = !isUnrezzed(m_state.card(ice));
        if (m_viewer == runner) {
            const QString which = isRezzed ? nameOf(ice) : tr("unrezzed ice");
            return say(
                tr("You approach %1").arg(which), tr("Use a card now, or go on."),
                isRezzed ? tr("Encounter %1").arg(nameOf(ice)) : tr("See whether %1 rezzes it").arg(nameOf(corp)));
        }
        askedBy(ice);
        const TableAnswer* const rez = rezOf(ice);
        if (rez == nullptr)
            return say(nameOf(ice), tr("%1 approaches it. Rez or use a card, or go on.").arg(nameOf(runner)),
                       (isRezzed ? tr("Let %1 encounter it") : tr("Let %1 go past it")).arg(nameOf(runner)));
        TableAnswer button = *rez;
        button.card = -1;
        m_out.answers.push_back(button);
        say(nameOf(ice), tr("%1 approaches it. Rez it?").arg(nameOf(runner)), tr("Leave it unrezzed"));
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
        const QString who = nameOf(runner), server = nameOf(run.server);
        if (run.left > 0)
            return m_viewer == runner ? tr("Approach the next ice") : tr("Let %1 approach the next ice").arg(who);
        const RunServer::Step step = stepOf(run);
        if (step == RunServer::Step::Initiated || step == RunServer::Step::Paused)
            return m_viewer == runner ? tr("Approach %1").arg(server) : tr("Let %1 approach %2").arg(who, server);
        return m_viewer == runner ? tr("Access %1").arg(server) : tr("Let %1 access %2").arg(who, server);
    }

    [[nodiscard]] RunServer::Step stepOf(const RunServer& run) const {
        const auto isIt = [&run](const Communication& outstanding) {
            return outstanding.is<RunServer>() && &outstanding.as<RunServer>() == &run;
        };
        return static_cast<RunServer::Step>(std::ranges::find_if(m_state.communications, isIt)->step);
    }

    void duringRun(const RunServer& run) {
        const QString title = tr("Run on %1").arg(nameOf(run.server));
        if (m_viewer == runner) return say(title, tr("Use a card now, or go on."), nextOf(run));
        const bool isOn = run.isOver == 0 && run.isSuccessful == 0;
        say(title, isOn ? tr("%1 Rez or use a card, or go on.").arg(whereOn(run)) : tr("Rez or use a card, or go on."),
            nextOf(run));
    }

    /// Describes the current stage of the run, so that consecutive windows differ in their words.
    [[nodiscard]] QString whereOn(const RunServer& run) const {
        const QString who = nameOf(runner);
        if (run.left > 0) return tr("%1 goes on to the next ice.").arg(who);
        const RunServer::Step step = stepOf(run);
        if (step == RunServer::Step::Initiated) return tr("No ice is in the way of %1.").arg(who);
        return step == RunServer::Step::Paused ? tr("All ice is passed, but %1 may still jack out.").arg(who)
                                               : tr("%1 stays, and accesses %2 next.").arg(who, nameOf(run.server));
    }

    void outsideRun() {
        const PlayerId current = m_state.globals.current;
        const Communication* const by = m_shown.state().asker();
        const QString sentence =
            m_viewer == corp ? tr("Rez or use a card, or go on.") : tr("Use a card now, or go on.");
        if (by != nullptr && by->is<TakeAction>())
            return say(tr("%1 is about to act").arg(nameOf(current)), tr("Use a card first, or let it happen."),
                       tr("Let it happen"));
        if (phase(m_state) == Detail::Start)
            return say(isMine(current) ? tr("Your turn begins") : tr("The turn of %1 begins").arg(nameOf(current)),
                       sentence, isMine(current) ? tr("Begin the turn") : tr("Let the turn begin"));
        say(isMine(current) ? tr("Your turn ends") : tr("The turn of %1 ends").arg(nameOf(current)), sentence,
            isMine(current) ? tr("End the turn") : tr("Let the turn end"));
    }

    void jackOut(const JackOut& body) {
        const RunServer& run = *currentRun(m_state);
        m_out.title = tr("Run on %1").arg(nameOf(body.server));
        const bool isOpen = run.left == 0 && iceAt(m_shown, body.server).empty();
        m_out.sentence = isOpen          ? tr("No ice protects it. Go on, or jack out?")
                         : run.left == 0 ? tr("No more ice protects it. Go on, or jack out?")
                         : run.left == 1 ? tr("One more ice protects it. Go on, or jack out?")
                                         : tr("%1 more ice protect it. Go on, or jack out?").arg(run.left);
        setDefault(ReplyWord::Pass, nextOf(run));
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
        if (m_out.answers.size() == 1) return setDefault(ReplyWord::Pass, tr("Go on"));
        setLabel(ReplyWord::Pass, tr("Leave it"));
    }

    [[nodiscard]] QString accessSentence(CardId card) const {
        const Traits traits = printed(card).traits;
        const int have = purseOf(runner);
        if ((traits & bit(Trait::Agenda)) != 0) {
            const int price = stealPrice(card);
            if (price == 0) return tr("You access it, and steal it.");
            return tr("You access it. To steal it costs %1; you have %2.").arg(credits(price)).arg(have);
        }
        const bool canGo = (traits & (bit(Trait::Asset) | bit(Trait::Upgrade))) != 0;
        if (!canGo || isIn(m_state.card(card), Zone::Discard)) return tr("You access it. Nothing comes of that.");
        return tr("You access it. To trash it costs %1; you have %2.").arg(credits(trashPrice(card))).arg(have);
    }

    // ---- questions of the engine

    void yesNoOfRules(const Communication& /*asking*/) override {
        m_out.title = tr("Your first hand");
        m_out.sentence = tr("Keep it, or shuffle it back and draw another one? Only once.");
        if (TableAnswer* yes = find(ReplyWord::Yes)) yes->isDefault = false;
        setLabel(ReplyWord::Yes, tr("Another hand"));
        setDefault(ReplyWord::No, tr("Keep it"));
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
        if (body.purpose == forProgram) return {{}, tr("Which programs do you trash before you install it, if any?")};
        if (body.purpose == forHandLimit)
            return {tr("Your hand is too big"), tr("Choose a card to discard.") + more(body)};
        if (body.purpose == forMemory)
            return {tr("There is not enough memory"), tr("Choose a program to trash.") + more(body)};
        if (body.purpose == forAccess)
            return {tr("You breach %1").arg(nameOf(body.card)), tr("What do you access next?")};
        return wordsOfCard(asking, body);
    }

    [[nodiscard]] QString placeSentence(CardId card) const {
        const Traits traits = printedTraits(m_shown.pool(), m_state.card(card));
        if ((traits & bit(Trait::Ice)) != 0)
            return hasLike()
                       ? tr("Before which server? It costs 1 credit for each ice that is there already. Or choose "
                            "ice of yours to trash it first.")
                       : tr("Before which server? It costs 1 credit for each ice that is there already.");
        if (m_viewer == runner) return tr("Where do you install it?");
        return hasLike() ? tr("In which server do you install it? Or choose a card of yours there to trash it first.")
                         : tr("In which server do you install it?");
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
    [[nodiscard]] bool isSortedByName(std::uint8_t zone) const override { return zone == index(Zone::Deck); }

    void numberFor(const Communication& /*asking*/, const ChooseNumber& body) override {
        m_out.sentence =
            body.purpose == forX ? tr("How much is X? You have %1.").arg(credits(purseOf(m_viewer))) : saying();
        setHighest();
    }

    void makeDefaultNumber(int number) const {
        for (TableAnswer& answer : m_out.answers) answer.isDefault = answer.number == number;
    }

    /// In a trace, the Runner knows the number to beat. In all other cases the default spends nothing.
    void bid(const Bid& body) {
        if (!isPartOf(Verb::Trace)) {
            m_out.sentence = tr("How many credits do you spend? Both choose in secret.");
            return makeDefaultNumber(body.least);
        }
        if (body.against < 0) {
            m_out.sentence = tr("How many credits do you add to the strength of the trace?");
            return makeDefaultNumber(body.least);
        }
        const bool canEvade = body.against <= body.most;
        m_out.sentence =
            body.against == 0 ? tr("The trace fails anyway. How many credits do you add to your link?")
            : canEvade
                ? tr("With %1 added to your link the trace fails. How many do you add?").arg(credits(body.against))
                : tr("To evade it would take %1; you have %2. How many do you add?")
                      .arg(credits(body.against))
                      .arg(body.most);
        makeDefaultNumber(canEvade ? body.against : body.least);
    }

    /// Asks which subroutine to break.
    void breaking(const Communication& asking) {
        m_out.sentence = tr("Which subroutine do you break?");
        const auto list = m_shown.list(asking);
        setLabel(ReplyWord::Done, tr("Break no more"));
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
