#include "app/games/presenter/TableWords.h"

#include "app/shell/language/LogWords.h"
#include "app/shell/language/OutsideWords.h"
#include "app/shell/language/Tr.h"
#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"

#include <algorithm>

namespace duelogue {

namespace {

DUELOGUE_TR(Table)

// Unicode noncharacters that replace the brackets in names, which would otherwise begin or end a card mark.
constexpr char16_t openBracket = 0xfdd0;
constexpr char16_t closeBracket = 0xfdd1;

}  // namespace

QString withinLine(QString words) { return words.replace(u'[', QChar(openBracket)).replace(u']', QChar(closeBracket)); }

QString withBrackets(QString line) { return line.replace(QChar(openBracket), u'[').replace(QChar(closeBracket), u']'); }

PlayerId youAmong(const std::vector<Occupant>& occupants) {
    if (std::ranges::count_if(occupants, &Occupant::person) != 1) return {};
    const auto person = std::ranges::find_if(occupants, &Occupant::person);
    return PlayerId(static_cast<std::uint8_t>(person - occupants.begin()));
}

QString winnerTitle(const std::vector<Occupant>& occupants, PlayerId winner) {
    if (winner == youAmong(occupants)) return tr("You win");
    return tr("%1 wins").arg(occupants[winner.value].name);
}

QString howLong(const ReadableMatch& shown, const std::vector<Occupant>& occupants, PlayerId viewer,
                const ContinuousEffect& effect) {
    const auto& durations = shown.rulebook().vocabulary().durations;
    QString text = translated("Durations", durations[effect.duration].behind);
    if (!effect.until) return text;
    const PlayerId you = youAmong(occupants);
    const QString whose =
        effect.until == (you ? you : viewer) ? tr("your") : tr("%1's").arg(occupants[effect.until.value].name);
    return text.replace("{player}", whose);
}

void writeLog(const View& view, const std::vector<Occupant>& occupants, const MatchLog& log,
              const std::function<QString(DefinitionId)>& frameOf, TableState& table) {
    int id = 0;
    int turn = -1;
    const CardPool& pool = view.rulebook().pool();
    const PlayerId you = youAmong(occupants);
    const auto namePlayer = [&](PlayerId player) { return withinLine(occupants[player.value].name).toStdString(); };
    const auto nameCard = [&](const MatchLog::Named* named) -> std::string {
        const bool known = named != nullptr && named->definition && ((named->knownTo >> view.viewer().value) & 1U) != 0;
        if (!known) return MatchLog::unknownCard;
        const QString name = withinLine(QString::fromStdString(pool[named->definition].name));
        return QString("[[%1|%2]]").arg(frameOf(named->definition), name).toStdString();
    };
    for (const MatchLog::Line& line : log.lines()) {
        if (line.turn != turn) {
            turn = line.turn;
            const QString heading =
                turn == 0 ? tr("Opening hands") : tr("Turn %1 · %2").arg(turn).arg(occupants[line.current.value].name);
            table.log.push_back({id++, withinLine(heading), true});
        }
        const QString text = readLog(line, you, nameCard, namePlayer);
        table.log.push_back({id++, line.remark ? withinLine(text) : text, false});
    }
    if (table.result.over)
        table.log.push_back({id++, withinLine(table.result.title + ". " + table.result.sentence), false});
}

QString lastOf(const MatchLog& log, PlayerSet players, const std::vector<TableLogLine>& written) {
    const std::vector<MatchLog::Line>& lines = log.lines();
    const auto tellsOf = [&](const MatchLog::Line& line) {
        for (std::size_t at = line.text.find('{'); at != std::string::npos; at = line.text.find('{', at + 1)) {
            const int player = line.text[at + 1] - '0';
            if (players.has(PlayerId(static_cast<std::uint8_t>(player)))) return true;
        }
        return false;
    };
    // The lines of the current turn correspond one to one in both lists, so count both from the end.
    std::size_t shown = written.size() - 1;
    for (std::size_t at = lines.size(); at-- > 0 && lines[at].turn == lines.back().turn;) {
        --shown;
        if (lines[at].remark || !tellsOf(lines[at])) continue;
        const bool needsCard = lines[at].cards.empty() && at > 0 && lines[at - 1].turn == lines[at].turn;
        const QString before = needsCard ? written[shown - 1].text + ". " : QString();
        return before + written[shown].text + '.';
    }
    return {};
}

}  // namespace duelogue
