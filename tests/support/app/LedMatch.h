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
#include "match/notation/Journal.h"
#include "match/notation/scenario/Replies.h"

namespace duelogue {

/// What somebody replies who does nothing: who must do something takes what comes first.
inline Reply idleReply(const Match& match) {
    Replies replies;
    match.legalReplies(replies);
    for (const ReplyWord word : {ReplyWord::Pass, ReplyWord::No, ReplyWord::Done}) {
        for (const Reply& reply : replies) {
            if (reply.is(word)) return reply;
        }
    }
    return replies.front();
}

/// The test can't go on. Said without Qt, whose messages the tests of the window gather.
[[noreturn]] inline void giveUp(const std::string& why) {
    (void)std::fprintf(stderr, "%s\n", why.c_str());
    std::abort();
}

/// A match with these decks, as lists ("3 Hedge Fund"), that has come to a place, to be gone on with in the window.
/// Each move is a player's number and a reply of the notation ("2 run HQ"), and is made as soon as it is legal; until
/// then nobody does anything. After the last one as many questions more are passed over.
inline SavedMatch ledTo(const MatchConfig& wish, const QStringList& decks, const QStringList& moves,
                        int passedOver = 0) {
    constexpr int patience = 200;
    const Game& game = *duelogue::game(wish.game.toStdString());
    SavedMatch kept;
    kept.wish = wish;
    kept.identity = MatchIdentity::now();
    for (const QString& deck : decks) {
        const DeckReading read = readDeck(game.rulebook().pool(), "made.txt", deck.toStdString());
        if (!read.errors.empty()) giveUp(read.errors.front().text());
        kept.decks.push_back(read.deck);
    }
    Match match(game.rulebook());
    Journal journal;
    match.setObserver(&journal);
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
