#include "players/search/ReplyKey.h"

#include <algorithm>

#include "match/loop/ReadableMatch.h"

namespace duelogue {

ReplyKey::ReplyKey(const View& view) : m_viewer(view.viewer()) {
    m_known.reserve(view.state().cards.size());
    for (const Card& card : view.state().cards) m_known.push_back(card.definition);
}

std::uint64_t ReplyKey::code(const ReadableMatch& match, Subject subject, PlayerId asked) const {
    if (subject.isNone()) return 0;
    constexpr std::uint64_t player = 1U << 20U;
    constexpr std::uint64_t number = 2U << 20U;
    constexpr std::uint64_t own = 3U << 20U;
    constexpr std::uint64_t hidden = 4U << 20U;
    constexpr std::uint64_t unseen = 5U << 20U;
    if (subject.isPlayer()) return player + subject.player().value;
    if (!subject.isCard()) return number + static_cast<std::uint64_t>(subject.number());
    const CardId id = subject.card();
    if (id.value >= match.state().cards.size()) return number;
    const Card& card = match.state().card(id);
    if (asked == m_viewer && !card.isKnownTo(m_viewer)) return unseen + id.value;
    // After a shuffle, another card may have this id.
    if (m_known[id.value] && m_known[id.value] == card.definition) return own + id.value;
    const std::uint64_t place = (std::uint64_t{card.holder.value} << 8U) + card.zone;
    return hidden + (place << 32U) + (std::uint64_t{card.owner.value} << 24U) + card.definition.value;
}

void ReplyKey::keys(const ReadableMatch& match, const Replies& replies, std::vector<std::uint64_t>& out) const {
    out.clear();
    for (const Reply& reply : replies) {
        std::uint64_t key = mixed(reply.word, static_cast<std::uint16_t>(reply.number));
        key = mixed(key, code(match, reply.subject, match.playerToAct()));
        if (!reply.second.isNone()) key = mixed(key, code(match, reply.second, match.playerToAct()));
        while (std::find(out.begin(), out.end(), key) != out.end()) key = mixed(key, 1);
        out.push_back(key);
    }
}

std::uint64_t ReplyKey::key(const ReadableMatch& match, const Communication& question) const {
    const MatchState& state = match.state();
    const Globals& globals = state.globals;
    std::uint64_t key = mixed(question.kind.value, question.answerer.player.value);
    key = mixed(
        key, (std::uint64_t{globals.turn} << 16U) + (std::uint64_t{globals.phase} << 8U) + state.pendingItems.size());
    if (!state.pendingItems.empty())
        key = mixed(key, code(match, state.pendingItems.back().card, question.answerer.player));
    return key;
}

}  // namespace duelogue
