#include "app/match/session/MatchController.h"
#include "match/loop/rulebook/Rulebook.h"

/// The answers that the controller remembers for the people at the screen.
namespace duelogue {

namespace {

/// A person is asked again after this many remembered replies in a row, because effects can set each other off without
/// an end.
constexpr int mostInARow = 50;

}  // namespace

/// Marks the next reply as a person's choice.
void MatchController::choose() {
    m_history->choose();
    if (const PlayerId player = m_history->match().playerToAct()) m_table.clock()->decided(player.value);
    m_remembered.act();
    m_rememberedInARow = 0;
}

/// Remembers an answer from the next question on. Also gives it to the present question.
void MatchController::remember(const RememberedOffer& offer) {
    choose();
    m_remembered.remember(offer.answer, m_history->replies().size());
    if (offer.reply) (void)take(m_viewer, *offer.reply);
}

void MatchController::revoke(int row) {
    if (!m_history) return;
    const auto all = m_remembered.of(m_viewer, m_history->match().state().globals.turn);
    if (row < 0 || row >= static_cast<int>(all.size())) return;
    m_remembered.revoke(all[static_cast<std::size_t>(row)], m_history->replies().size());
    keep();
    show();
}

/// Returns the remembered reply of the person who must act, and logs it.
std::optional<Reply> MatchController::remembered() {
    const View view(m_history->match(), m_history->match().playerToAct());
    const auto reply = m_remembered.replyTo(view);
    if (!reply || m_rememberedInARow >= mostInARow) return std::nullopt;
    ++m_rememberedInARow;
    if (m_participants->people() == 1 || isAboutKnownCard(view, *reply))
        m_history->remark(logLineOf(view, *reply).toStdString());
    return reply;
}

/// Offers the viewer who is asked to remember answers.
void MatchController::offerMemories(TableState& table) {
    m_offers.clear();
    if (m_curtain || table.question.answers.empty()) return;
    m_offers = rememberedOffers(m_participants->game().presenter(), View(m_history->match(), m_viewer));
    for (const RememberedOffer& offer : m_offers) {
        TableAnswer answer;
        answer.index = TableAnswer::firstMemory + static_cast<int>(table.question.memories.size());
        answer.label = offer.label;
        if (offer.card) answer.card = offer.card.value;
        table.question.memories.push_back(answer);
    }
}

void MatchController::addMemories(TableState& table) const {
    if (m_curtain || isWatched()) return;
    const CardPool& pool = m_participants->game().pool();
    for (const RememberedAnswer& answer : m_remembered.of(m_viewer, m_history->match().state().globals.turn)) {
        const RememberedWords words = wordsOf(pool, answer);
        table.memories.push_back({words.title, words.sentence});
    }
}

}  // namespace duelogue
