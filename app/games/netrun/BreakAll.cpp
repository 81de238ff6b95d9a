#include "app/games/netrun/BreakAll.h"

#include <QStringList>
#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "app/games/netrun/NetrunTr.h"
#include "app/shell/language/CardWords.h"
#include "cards/data/CardPool.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/Match.h"
#include "match/loop/MatchDriver.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Using.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"

namespace duelogue::netrun {

namespace {

constexpr std::size_t mostTried = 400;  // maximum number of combinations to try for one card; no printed ice needs more

DUELOGUE_TR_OF(Netrun)

/// The total cost of breaking with one card. The first member that differs decides which one is lower.
struct Toll {
    int others = 0;  ///< number of costs other than clicks and credits
    int clicks = 0;
    int credits = 0;
    int uses = 0;

    auto operator<=>(const Toll&) const = default;
};

/// Detects that the last subroutine is broken. The encounter may end before the next question.
class LastBroken final : public Observer {
public:
    void completed(const ReadableMatch& match, const Communication& done) override {
        const bool isBreak = done.is(Verb::Break);
        if (isBreak && currentEncounter(match.state()) != nullptr && unbroken(match).empty()) m_seen = true;
    }
    [[nodiscard]] bool isSeen() const { return m_seen; }

private:
    bool m_seen = false;
};

/// A partial sequence of replies that breaks subroutines with one card.
struct Way {
    Match match;
    Toll toll;
    Replies replies;
    QStringList prices;  ///< costs other than clicks and credits, in words
    bool isDone = false;
};

/// A search for the cheapest way to break all subroutines with one card. Tries its abilities in copies of the match.
class Search {
public:
    Search(const Match& match, CardId card) : m_card(card) { m_open.push_back({match, {}, {}, {}, false}); }

    [[nodiscard]] std::optional<Way> cheapest() {
        for (std::size_t tried = 0; tried < mostTried && !m_open.empty(); ++tried) {
            const auto next = std::ranges::min_element(m_open, {}, &Way::toll);
            const Way way = std::move(*next);
            m_open.erase(next);
            if (way.isDone) return way;
            if (m_known.insert(standing(way.match)).second) tryAll(way);
        }
        return std::nullopt;
    }

private:
    CardId m_card;
    std::vector<Way> m_open;
    std::set<std::vector<int>> m_known;

    /// Returns a key of the remaining subroutines and the means to break them. If several ways lead to the same state,
    /// the first one found is the cheapest.
    [[nodiscard]] std::vector<int> standing(const ReadableMatch& match) const {
        const EncounterIce& encounter = *currentEncounter(match.state());
        const Card& card = match.state().card(m_card);
        std::vector<int> all{static_cast<int>(encounter.broken),
                             figure(match.state().card(encounter.ice), Figure::Strength),
                             figure(card, Figure::Strength), static_cast<int>(card.current.flags)};
        all.insert(all.end(), card.values.begin(), card.values.end());
        return all;
    }

    void tryAll(const Way& way) {
        Replies replies;
        way.match.legalReplies(replies);
        for (const Reply& reply : replies) {
            const bool isIt = reply.subject == Subject(m_card) && (reply.is(Word::Use) || reply.is(Word::Break));
            if (!isIt) continue;
            Way further = way;
            addPrice(reply, further);
            if (carryOn(further, reply)) m_open.push_back(std::move(further));
        }
    }

    void addPrice(const Reply& reply, Way& way) const {
        ++way.toll.uses;
        if (reply.is(Word::Break)) {
            ++way.toll.clicks;
            return;
        }
        const CardPool& pool = way.match.pool();
        const Definition& printed = pool[way.match.state().card(m_card).definition];
        const AbilityId ability(static_cast<std::uint16_t>(printed.firstAbility + reply.number));
        way.toll.credits += pool[ability].cost.resources[0];
        if (!pool[ability].cost.body) return;
        ++way.toll.others;
        way.prices << spoken::priceText(pool, ability);
    }

    /// Submits the reply and answers the questions that follow, until all subroutines are broken or another ability can
    /// be used. Returns false if the Runner must make another decision, or if the Corp has a choice other than to pass.
    [[nodiscard]] static bool carryOn(Way& way, const Reply& first) {
        LastBroken last;
        MatchDriver driver(way.match);
        driver.setObserver(&last);
        std::optional<Reply> reply = first;
        for (; reply && !last.isSeen(); reply = answerTo(driver.match())) {
            const PlayerId asked = driver.match().playerToAct();
            if (driver.play(asked, *reply) != MessageId::None) break;
            if (asked == runner) way.replies.push_back(*reply);
        }
        way.match = driver.match();
        way.isDone = last.isSeen();
        const Communication* const asking = way.match.pendingQuestion();
        const bool isOpen = asking != nullptr && asking->is<Opportunity>() && way.match.playerToAct() == runner;
        return way.isDone || (isOpen && currentEncounter(way.match.state()) != nullptr);
    }

    /// Answers a question in between. The order of subroutines does not matter, because all of them are broken.
    [[nodiscard]] static std::optional<Reply> answerTo(const ReadableMatch& match) {
        const Communication* const asking = match.pendingQuestion();
        if (asking == nullptr) return std::nullopt;
        Replies replies;
        match.legalReplies(replies);
        const bool isWhich = asking->is<ChooseOption>() && match.playerToAct() == runner;
        const ReplyWord wanted = isWhich ? ReplyWord::Option : ReplyWord::Pass;
        if (!isWhich && match.playerToAct() == runner) return std::nullopt;
        const auto found = std::ranges::find_if(replies, [&](const Reply& each) { return each.is(wanted); });
        return found == replies.end() ? std::nullopt : std::optional(*found);
    }
};

QString tollOf(const Way& way) {
    QStringList parts;
    const auto add = [&](int amount, const QString& one, const QString& several) {
        if (amount > 0) parts << (amount == 1 ? one : several.arg(amount));
    };
    add(way.toll.clicks, tr("1 click"), tr("%1 clicks"));
    add(way.toll.credits, tr("1 credit"), tr("%1 credits"));
    parts << way.prices;
    return parts.isEmpty() ? tr("0 credits") : parts.join(", ");
}

QString label(const View& view, CardId card, CardId ice, const Way& way) {
    const std::size_t left = unbroken(view.match()).size();
    const QString what = left == 1 ? tr("Break it") : tr("Break all %1").arg(left);
    if (card == ice) return tr("%1 (%2)").arg(what, tollOf(way));
    const CardPool& pool = view.rulebook().pool();
    const QString name = QString::fromStdString(pool[view.state().card(card).definition].name);
    return tr("%1 with %2 (%3)").arg(what, name, tollOf(way));
}

}  // namespace

std::vector<CardId> breakers(const ReadableMatch& shown, const Replies& replies) {
    std::vector<CardId> found;
    const CardPool& pool = shown.pool();
    for (const Reply& reply : replies) {
        const bool isUsed = reply.is(Word::Use);
        if (!isUsed && !reply.is(Word::Break)) continue;
        const CardId card = reply.subject.card();
        if (isUsed && findOccasions(pool, pool[shown.state().card(card).definition]).againstIce == 0) continue;
        if (std::ranges::find(found, card) == found.end()) found.push_back(card);
    }
    return found;
}

std::vector<ReplyMacro> breakAll(const View& view) {
    const MatchState& state = view.state();
    if (state.communications.empty() || !state.communications.back().is<Opportunity>() || view.viewer() != runner)
        return {};
    const EncounterIce* const encounter = currentEncounter(state);
    if (encounter == nullptr || view.legalReplies().empty()) return {};
    Random chance(1);
    const Match match(view.rulebook(), view.sample(chance));
    std::vector<std::pair<Toll, ReplyMacro>> found;
    for (const CardId card : breakers(match, view.legalReplies())) {
        const std::optional<Way> way = Search(match, card).cheapest();
        if (!way) continue;
        ReplyMacro replyMacro{label(view, card, encounter->ice, *way), {encounter->ice.value}, way->replies};
        if (card != encounter->ice) replyMacro.touches.push_back(card.value);
        found.emplace_back(way->toll, std::move(replyMacro));
    }
    std::ranges::stable_sort(found, {}, [](const auto& each) { return each.first; });
    std::vector<ReplyMacro> replyMacros;
    replyMacros.reserve(found.size());
    for (auto& each : found) replyMacros.push_back(std::move(each.second));
    return replyMacros;
}

}  // namespace duelogue::netrun
