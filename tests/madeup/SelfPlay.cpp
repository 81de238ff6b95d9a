#include "tests/madeup/SelfPlay.h"

#include <memory>

#include "cards/data/CardPool.h"
#include "match/loop/Match.h"
#include "tests/madeup/Table.h"

namespace duelogue::madeup {

Chooser randomChooser(std::uint64_t seed) {
    return [random = std::make_shared<Random>(seed)](const ReadableMatch& match, const Replies& replies) {
        if (match.canCancel() && random->below(8) == 0) return Reply(ReplyWord::Cancel);
        return replies[random->below(static_cast<std::uint32_t>(replies.size()))];
    };
}

Chooser firstChooser() {
    return [](const ReadableMatch&, const Replies& replies) { return replies.front(); };
}

Chooser lastChooser() {
    return [](const ReadableMatch&, const Replies& replies) { return replies.back(); };
}

Match newMatch(std::size_t players, std::uint64_t seed) {
    std::vector<DefinitionId> deck;
    for (std::size_t i = 0; i < madeUpCards().definitions().size(); ++i) {
        // Encore can play itself forever.
        if (madeUpCards().definitions()[i].name != "Encore") deck.emplace_back(static_cast<std::uint16_t>(i));
    }
    const std::vector<std::vector<DefinitionId>> decks(players, deck);
    Match match(madeUpRules());
    match.state().globals.random = Random(seed);
    madeUpRules().setUp(match, decks);
    return match;
}

QString play(Match& match, const Chooser& choose, const std::function<QString(const Match&)>& atEveryWait) {
    constexpr int mostAnswers = 20'000;
    Replies replies;
    Progress progress = match.run();
    for (int answers = 0; progress == Progress::Waiting; ++answers) {
        if (answers == mostAnswers) return QStringLiteral("it does not end");
        if (atEveryWait) {
            QString wrong = atEveryWait(match);
            if (!wrong.isEmpty()) return wrong;
        }
        match.legalReplies(replies);
        if (replies.empty()) return QStringLiteral("nothing can be answered");
        const MessageId refused = match.submit(match.playerToAct(), choose(match, replies));
        if (refused != MessageId::None) return QStringLiteral("a legal reply is refused");
        progress = match.run();
    }
    return progress == Progress::Over ? QString() : QString::fromStdString(match.report());
}

}  // namespace duelogue::madeup
