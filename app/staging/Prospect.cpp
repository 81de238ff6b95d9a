#include "app/staging/Prospect.h"

#include <algorithm>

#include "app/language/LogWords.h"
#include "app/staging/TableWords.h"
#include "match/loop/Questions.h"

namespace duelogue {

namespace {

constexpr std::size_t mostLines = 5;  // that can be taken in at a glance

/// The lines until chance decides something, or a card is named that the viewer does not know.
class Certain final : public Observer {
public:
    Certain(const View& view, const Random& chance) : m_view(view), m_chance(chance) {}

    void completed(const Match& match, const Communication& done) override {
        if (!m_goesOn || !(match.state().globals.random == m_chance)) {
            m_goesOn = false;
            return;
        }
        m_log.completed(match, done);
        if (m_log.lines().empty()) return;
        const auto& cards = m_log.lines().back().cards;
        m_goesOn = std::ranges::all_of(cards, [this](const LogBook::Named& each) { return isKnown(each.card); });
        if (m_goesOn) m_certain = m_log.lines().size();
    }
    void replied(const Match& /*match*/, PlayerId /*player*/, const Reply& /*reply*/) override {}

    [[nodiscard]] std::span<const LogBook::Line> lines() const { return std::span(m_log.lines()).first(m_certain); }

private:
    const View& m_view;
    const Random m_chance;
    LogBook m_log;
    std::size_t m_certain = 0;
    bool m_goesOn = true;

    [[nodiscard]] bool isKnown(CardId card) const {
        return card.value < m_view.state().cards.size() && m_view.state().card(card).definition;
    }
};

/// The card of which the reply speaks, and the one that asks, which it concerns as much.
std::vector<CardId> concernedBy(const View& view, const Reply& reply) {
    std::vector<CardId> cards;
    if (reply.subject.isCard()) cards.push_back(reply.subject.card());
    const Communication& asking = view.state().stack.back();
    if (asking.initiator.role == Party::Role::Card) cards.push_back(asking.initiator.card);
    return cards;
}

/// "You play Scout": nobody need be told what a reply says.
bool saysTheReply(const LogBook::Line& line, const View& view, const Reply& reply) {
    const std::vector<CardId> concerned = concernedBy(view, reply);
    const std::string own = "{" + std::to_string(view.viewer().value) + ":";
    return line.text.starts_with(own) && !line.cards.empty() &&
           std::ranges::find(concerned, line.cards.front().card) != concerned.end();
}

}  // namespace

std::vector<QString> prospectOf(const View& view, const std::vector<Sitter>& sitters, const Reply& reply) {
    Random chance(1);
    const MatchState state = view.sample(chance);
    Match match(view.rulebook(), state);
    Certain certain(view, match.state().globals.random);
    match.setObserver(&certain);
    if (match.answer(view.viewer(), reply) != MessageId::None) return {};
    const PlayerId you = isAlone(sitters) ? view.viewer() : PlayerId{};
    const auto namePlayer = [&](PlayerId player) { return sitters[player.value].name.toStdString(); };
    const auto nameCard = [&](const LogBook::Named* card) { return openName(view.rulebook().pool(), card); };
    std::vector<QString> words;
    for (const LogBook::Line& line : certain.lines()) {
        const bool isFirst = &line == &certain.lines().front();
        if (isFirst && saysTheReply(line, view, reply)) continue;
        if (words.size() == mostLines) {
            words.emplace_back(QStringLiteral("…"));
            break;
        }
        words.push_back(readLog(line, you, nameCard, namePlayer));
    }
    return words;
}

}  // namespace duelogue
