#pragma once

#include <QTest>
#include <QThread>

#include "match/loop/rulebook/Rulebook.h"
#include "tests/madeup/MadeUpRulebook.h"
#include "tests/madeup/Table.h"

namespace duelogue {

/// Runs single turns of the match loop and reads its private state.
class MatchLoopTest {
public:
    static void turn(Match& match) { match.runOnce(); }
    static const Communication* lastAnswered(const Match& match) {
        return match.m_lastAnswered ? &*match.m_lastAnswered : nullptr;
    }
};

}  // namespace duelogue

/// Rulebooks of the made-up game with communications that tests watch.
namespace duelogue::madeup {

[[nodiscard]] inline Reply playing(const Table& table, const QString& card) {
    return Reply(MadeUpWord::Play, table.card(card));
}

/// Returns the kinds of the outstanding communications, bottom first.
[[nodiscard]] inline QStringList outstanding(const ReadableMatch& match) {
    QStringList kinds;
    for (const Communication& communication : match.state().communications) {
        kinds += QString::fromStdString(match.rulebook().kinds()[communication.kind].name);
    }
    return kinds;
}

/// The made-up game, which records whether the loop enters it for a pending item or for a phase.
class ClassKeeper : public MadeUpRulebook {
public:
    static inline QStringList classes;
    static inline int outstandingOnStack = -1;
    static inline int itemsOnStack = -1;

    ClassKeeper() : MadeUpRulebook(madeUpCards()) { classes.clear(); }
    std::optional<Communication> onPendingItem(HandlerContext& match, const Communication* answered) const override {
        classes += QStringLiteral("stack");
        outstandingOnStack = static_cast<int>(match.state().communications.size());
        itemsOnStack = static_cast<int>(match.state().pendingItems.size());
        return MadeUpRulebook::onPendingItem(match, answered);
    }
    std::optional<Communication> onPhase(HandlerContext& match, const Communication* answered) const override {
        classes += QStringLiteral("phase");
        return MadeUpRulebook::onPhase(match, answered);
    }
};

}  // namespace duelogue::madeup
