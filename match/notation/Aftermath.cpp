#include "match/notation/Aftermath.h"

#include "match/notation/LogBook.h"
#include "match/notation/Replies.h"

namespace duelogue {

void Aftermath::begin(const Match& match) {
    m_before = match;
    m_before->setObserver(nullptr);
    m_given.clear();
}

void Aftermath::leftOut(const Match& match, const Reply& reply) {
    m_given.push_back({match.asked(), reply, writeReply(match, match.asked(), reply)});
}

std::vector<std::string> Aftermath::told() const {
    if (!m_before) return {};
    Match again = *m_before;
    LogBook book;
    again.setObserver(&book);
    for (const Given& each : m_given) {
        if (again.request(each.player, each.reply) == MessageId::None) again.done(each.player);
    }
    const auto nameCard = [&](const LogBook::Named* card) { return openName(again.pool(), card); };
    const auto namePlayer = [](PlayerId player) { return "player " + std::to_string(player.value + 1); };
    std::vector<std::string> lines;
    for (const LogBook::Line& line : book.lines()) lines.push_back(readLine(line, PlayerId{}, nameCard, namePlayer));
    return lines;
}

std::vector<std::string> Aftermath::leftOutBy(PlayerId player) const {
    std::vector<std::string> replies;
    for (const Given& each : m_given) {
        if (each.player == player && !each.leftOut.empty()) replies.push_back(each.leftOut);
    }
    return replies;
}

}  // namespace duelogue
