#pragma once

#include <QStringList>
#include <QTest>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <variant>

#include "app/games/Games.h"
#include "app/library/formats/ReadDeck.h"
#include "app/match/saved/Autosave.h"
#include "match/loop/MatchDriver.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Journal.h"
#include "match/notation/scenario/Replies.h"

namespace duelogue {

/// Returns the reply of a player who does as little as possible: Pass, No or Done, otherwise the first legal reply.
inline Reply idleReply(const ReadableMatch& match) {
    Replies replies;
    match.legalReplies(replies);
    for (const ReplyWord word : {ReplyWord::Pass, ReplyWord::No, ReplyWord::Done}) {
        for (const Reply& reply : replies) {
            if (reply.is(word)) return reply;
        }
    }
    return replies.front();
}

/// Aborts the test. Writes the reason without Qt, because window tests collect Qt messages.
[[noreturn]] inline void giveUp(const std::string& why) {
    (void)std::fprintf(stderr, "%s\n", why.c_str());
    std::abort();
}

/// Returns a saved match that has been played to a position, to be continued in the window. `decks` are lists such as
/// "3 Hedge Fund". Each move is a player's number and a reply in the notation ("2 run HQ"). A move is played as soon as
/// it is legal, and until then the players do nothing. After the last move, `passedOver` more questions are answered
/// with idleReply().
inline SavedMatch ledTo(const MatchConfig& config, const QStringList& decks, const QStringList& moves,
                        int passedOver = 0) {
    constexpr int patience = 200;
    const Game& game = *duelogue::game(config.game.toStdString());
    SavedMatch kept;
    kept.config = config;
    kept.identity = MatchIdentity::now();
    for (const QString& deck : decks) {
        const ImportedDeck read = readDeck(game.rulebook().pool(), "made.txt", deck.toStdString());
        if (!read.errors.empty()) giveUp(read.errors.front().text());
        kept.decks.push_back(read.deck);
    }
    MatchDriver driver{Match(game.rulebook())};
    Match& match = driver.edit();
    Journal journal;
    driver.setObserver(&journal);
    begin(match, kept.start());
    const auto idle = [&match] { (void)match.play(match.playerToAct(), idleReply(match)); };
    for (const QString& move : moves) {
        const PlayerId player(static_cast<std::uint8_t>(move.at(0).digitValue() - 1));
        const std::string text = move.mid(2).toStdString();
        const auto isLegal = [&] { return match.playerToAct() == player && findReply(match, player, text); };
        for (int i = 0; i < patience && match.pendingQuestion() != nullptr && !isLegal(); ++i) idle();
        if (!isLegal()) giveUp(move.toStdString() + ": " + writeQuestion(match));
        (void)match.play(player, *findReply(match, player, text));
    }
    for (int i = 0; i < passedOver; ++i) idle();
    kept.replies = journal.entries();
    return kept;
}

}  // namespace duelogue
