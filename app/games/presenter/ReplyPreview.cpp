#include "app/games/presenter/ReplyPreview.h"

#include <algorithm>

#include "app/games/presenter/TableWords.h"
#include "app/shell/language/LogWords.h"
#include "cards/data/CardPool.h"
#include "match/loop/Questions.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

constexpr std::size_t mostLines = 5;  // maximum that can be read at a glance

/// Collects log lines until randomness is used or a card unknown to the viewer is named.
class Certain final : public CausalObserver {
public:
    Certain(const View& view, const Random& chance) : m_view(view), m_chance(chance) {}

    void told(const ReadableMatch& match, const Communication& done) override {
        if (!m_goesOn || !(match.state().globals.random == m_chance)) {
            m_goesOn = false;
            return;
        }
        m_log.told(match, done);
        if (m_log.lines().empty()) return;
        const auto& cards = m_log.lines().back().cards;
        m_goesOn = std::ranges::all_of(cards, [this](const MatchLog::Named& each) { return isKnown(each.card); });
        if (m_goesOn) m_certain = m_log.lines().size();
    }
    void replied(const ReadableMatch& /*match*/, PlayerId /*player*/, const Reply& /*reply*/) override {}

    [[nodiscard]] std::span<const MatchLog::Line> lines() const { return std::span(m_log.lines()).first(m_certain); }

private:
    const View& m_view;
    const Random m_chance;
    MatchLog m_log;
    std::size_t m_certain = 0;
    bool m_goesOn = true;

    [[nodiscard]] bool isKnown(CardId card) const {
        return card.value < m_view.state().cards.size() && m_view.state().card(card).definition;
    }
};

MatchState sampleOf(const View& view) {
    Random chance(1);
    return view.sample(chance);
}

/// Returns the card in the reply and the card that asks the question.
std::vector<CardId> concernedBy(const View& view, const Reply& reply) {
    std::vector<CardId> cards;
    if (reply.subject.isCard()) cards.push_back(reply.subject.card());
    const Communication& asking = view.state().communications.back();
    if (asking.initiator.role == Party::Role::Card) cards.push_back(asking.initiator.card);
    return cards;
}

/// The place of one of the viewer's own cards. A card that is being used or lies on a pile is still there, though with
/// a lower rank.
enum class Standing { Gone, OnAPile, InUse };

Standing standingOf(const TableState& table, int id) {
    const auto card = std::ranges::find(table.cards, id, &TableCard::id);
    if (card == table.cards.end() || card->seat != table.viewer) return Standing::Gone;
    return card->zone == TableZone::Pile ? Standing::OnAPile : Standing::InUse;
}

}  // namespace

ReplyPreview::ReplyPreview(const View& view, const Reply& reply)
    : m_view(view), m_reply(reply), m_driver{Match(view.rulebook(), sampleOf(view))} {
    Certain certain(view, m_driver.match().state().globals.random);
    m_driver.setObserver(&certain);
    (void)m_driver.play(view.viewer(), reply);
    m_driver.setObserver(nullptr);
    m_lines.assign(certain.lines().begin(), certain.lines().end());
}

/// Returns true if the line only repeats the reply, like "You play Scout".
bool ReplyPreview::saysTheReply(const MatchLog::Line& line) const {
    const std::vector<CardId> concerned = concernedBy(m_view, m_reply);
    const std::string own = "{" + std::to_string(m_view.viewer().value) + ":";
    return line.text.starts_with(own) && !line.cards.empty() &&
           std::ranges::find(concerned, line.cards.front().card) != concerned.end();
}

std::vector<QString> ReplyPreview::words(const std::vector<Occupant>& occupants) const {
    const PlayerId you = youAmong(occupants);
    const auto namePlayer = [&](PlayerId player) { return occupants[player.value].name.toStdString(); };
    const auto nameCard = [&](const MatchLog::Named* card) { return openName(m_view.rulebook().pool(), card); };
    std::vector<QString> words;
    for (const MatchLog::Line& line : m_lines) {
        const bool isFirst = &line == &m_lines.front();
        if (isFirst && saysTheReply(line)) continue;
        if (words.size() == mostLines) {
            words.emplace_back(QStringLiteral("…"));
            break;
        }
        words.push_back(readLog(line, you, nameCard, namePlayer));
    }
    return words;
}

std::vector<int> ReplyPreview::losses(const GamePresenter& presenter, const std::vector<Occupant>& occupants,
                                      const TableState& now) const {
    std::vector<int> lost;
    for (const TableCard& card : now.cards) {
        if (card.seat != now.viewer) continue;
        const CardId id(static_cast<std::uint16_t>(card.id));
        if (m_driver.match().state().card(id).zone != m_view.state().card(id).zone) lost.push_back(card.id);
    }
    if (lost.empty()) return lost;
    const TableState then = presenter.table(View(m_driver.match(), m_view.viewer()), occupants, {}, MatchLog());
    std::erase_if(lost, [&](int id) { return standingOf(then, id) >= standingOf(now, id); });
    return lost;
}

}  // namespace duelogue
