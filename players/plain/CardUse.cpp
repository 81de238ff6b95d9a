#include "players/plain/CardUse.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

void add(std::vector<DefinitionId>& list, DefinitionId card) {
    if (!CardUse::has(list, card)) list.push_back(card);
}

using Hand = std::vector<CardUseRecorder::Held>;

Hand handIn(const View& view) {
    Hand hand;
    for (const CardId id : view.state().zone(view.viewer(), view.rulebook().zones().hand))
        hand.push_back({id, view.state().card(id).definition});
    return hand;
}

bool isIn(const Hand& hand, const CardUseRecorder::Held& held) { return std::ranges::find(hand, held) != hand.end(); }

std::vector<DefinitionId> definitionsOf(const Hand& hand) {
    std::vector<DefinitionId> definitions;
    for (const auto& held : hand) add(definitions, held.definition);
    return definitions;
}

/// Returns true if the viewer had the first turn of the match. Nobody may have left it yet.
bool begins(const View& view) {
    const Globals& globals = view.state().globals;
    const int turnsAgo = (globals.turn - 1) % globals.playerCount;
    return (view.viewer().value + turnsAgo) % globals.playerCount == globals.current.value;
}

}  // namespace

bool CardUse::has(const std::vector<DefinitionId>& list, DefinitionId card) {
    return std::ranges::find(list, card) != list.end();
}

CardUseRecorder::CardUseRecorder(std::unique_ptr<ComputerPlayer> player, const View& begun, CardUse& use)
    : m_player(std::move(player)), m_use(use) {
    note(begun);
}

Reply CardUseRecorder::choose(const View& view, const std::stop_token& stop) {
    note(view);
    const Reply reply = m_player->choose(view, stop);
    // The words of the core choose cards, for example to discard them. Those of a game play and use cards.
    const bool isOfGame = reply.word >= static_cast<std::uint8_t>(ReplyWord::Count);
    const auto isReplied = [&](const Held& held) { return reply.subject == Subject(held.card); };
    const auto found = std::ranges::find_if(m_hand, isReplied);
    if (isOfGame && found != m_hand.end()) m_played = found->card;
    return reply;
}

void CardUseRecorder::ended(const View& view) {
    note(view);
    for (const Held& held : m_hand) add(m_use.kept, held.definition);
    m_player->ended(view);
}

/// Compares the hand with that of the last question.
void CardUseRecorder::note(const View& view) {
    std::vector<Held> hand = handIn(view);
    if (view.state().globals.turn > 0) {
        if (std::exchange(m_isBeforeTurns, false)) {
            m_use.begins = begins(view);
            // Leaves out cards that were put back after the last question about the opening hand.
            std::erase_if(m_hand, [&](const Held& held) { return !isIn(hand, held); });
            m_use.opening = definitionsOf(m_hand.empty() ? hand : m_hand);
            if (m_hand.empty()) m_hand = hand;
        }
        for (const Held& held : hand) {
            if (!isIn(m_hand, held)) add(m_use.drawn, held.definition);
        }
        for (const Held& held : m_hand) {
            if (held.card == m_played && !isIn(hand, held)) add(m_use.played, held.definition);
        }
    }
    m_hand = std::move(hand);
}

}  // namespace duelogue
