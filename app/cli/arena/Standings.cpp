#include "app/cli/arena/Standings.h"

#include <algorithm>
#include <iomanip>
#include <sstream>

#include "app/library/files/Json.h"

namespace duelogue {

namespace {

const char* wordFor(SequentialTest::Verdict verdict) {
    switch (verdict) {
        case SequentialTest::Verdict::Undecided:
            return "undecided";
        case SequentialTest::Verdict::Accepted:
            return "accepted";
        case SequentialTest::Verdict::Rejected:
            return "rejected";
    }
    return "";
}

QJsonValue verdictOf(const Standing& standing) {
    return standing.test ? QJsonValue(QLatin1String(wordFor(standing.test->verdict()))) : QJsonValue();
}

QJsonObject asPair(const Standing& standing) {
    const DealScores& scores = standing.scores.front();
    const Interval interval = scores.interval();
    return {{"a", jsonText(standing.players[0])},
            {"b", jsonText(standing.players[1])},
            {"games", static_cast<qint64>(scores.games())},
            {"score", scores.score()},
            {"low", interval.low},
            {"high", interval.high},
            {"elo", elo(scores.score(), scores.games())},
            {"sprt", verdictOf(standing)}};
}

QJsonObject asTable(const Standing& standing) {
    QJsonArray scores;
    QJsonArray lows;
    QJsonArray highs;
    for (const DealScores& each : standing.scores) {
        const Interval interval = each.interval();
        scores.append(each.score());
        lows.append(interval.low);
        highs.append(interval.high);
    }
    return {{"players", jsonList(standing.players)},
            {"deals", static_cast<qint64>(standing.deals())},
            {"games", static_cast<qint64>(standing.games())},
            {"scores", scores},
            {"lows", lows},
            {"highs", highs},
            {"sprt", verdictOf(standing)}};
}

std::string rounded(double value, int digits) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(digits) << value;
    return text.str();
}

/// Formats a value with its interval: "61.3% (58.0–64.5%)". An Elo interval may be negative, so a range with a minus
/// sign is written with "to".
std::string within(double value, double low, double high, int digits, const std::string& unit = {}) {
    const std::string until = low < 0 ? " to " : "–";
    return rounded(value, digits) + unit + " (" + rounded(low, digits) + until + rounded(high, digits) + unit + ")";
}

void tellPair(const Standing& standing, std::ostream& out) {
    const DealScores& scores = standing.scores.front();
    const Interval interval = scores.interval();
    const auto eloOf = [&](double score) { return elo(score, scores.games()); };
    out << standing.players[0] << " vs. " << standing.players[1] << ": " << scores.games() << " matches\n"
        << "  score  " << within(100 * scores.score(), 100 * interval.low, 100 * interval.high, 1, "%") << "\n"
        << "  Elo    " << within(eloOf(scores.score()), eloOf(interval.low), eloOf(interval.high), 0) << "\n";
}

/// Writes a line for each player, with the win rates aligned.
void tellTable(const Standing& standing, std::ostream& out) {
    std::size_t width = 0;
    for (const std::string& name : standing.players) {
        out << (width == 0 ? "" : ", ") << name;
        width = std::max(width, name.size());
    }
    const double even = 100.0 / static_cast<double>(standing.players.size());
    out << ": " << standing.games() << " matches of " << standing.deals() << " deals (even share: " << rounded(even, 0)
        << "%)\n";
    for (std::size_t p = 0; p < standing.players.size(); ++p) {
        const Interval interval = standing.scores[p].interval();
        out << "  " << std::left << std::setw(static_cast<int>(width)) << standing.players[p] << "  "
            << within(100 * standing.scores[p].score(), 100 * interval.low, 100 * interval.high, 1, "%") << "\n";
    }
}

}  // namespace

Standing& Standings::of(const std::vector<std::string>& players) {
    const auto found = std::ranges::find(m_standings, players, &Standing::players);
    if (found != m_standings.end()) return *found;
    m_standings.push_back({players, std::vector(players.size(), DealScores(players.size())), {}});
    if (m_bounds) m_standings.back().test.emplace(*m_bounds);
    return m_standings.back();
}

bool Standings::add(const ArenaGame& game) {
    if (!m_seen.insert(game.key()).second) return false;
    Standing& standing = of(game.players);
    const auto found = m_open.try_emplace(game.dealKey()).first;
    OpenDeal& deal = found->second;
    deal.parts.resize(game.players.size());
    deal.isFaulty = deal.isFaulty || game.parts.empty();
    for (std::size_t p = 0; p < game.parts.size(); ++p) deal.parts[p] += game.parts[p];
    if (++deal.games < game.players.size()) return true;
    if (!deal.isFaulty) {
        for (std::size_t p = 0; p < deal.parts.size(); ++p) standing.scores[p].add(deal.parts[p]);
        if (standing.test) standing.test->look(standing.scores.front());
    }
    m_open.erase(found);
    return true;
}

std::size_t Standings::leftOut() const {
    std::size_t games = 0;
    for (const auto& [key, deal] : m_open) games += deal.games;
    return games;
}

QByteArray Standings::summary() const {
    QJsonArray pairs;
    QJsonArray tables;
    for (const Standing& standing : m_standings) {
        const bool isPair = standing.players.size() == 2;
        (isPair ? pairs : tables).append(isPair ? asPair(standing) : asTable(standing));
    }
    QJsonObject summary{{"summary", true}};
    if (!pairs.isEmpty()) summary["pairs"] = pairs;
    if (!tables.isEmpty()) summary["tables"] = tables;
    return jsonLine(summary);
}

void Standings::tell(std::ostream& out) const {
    for (const Standing& standing : m_standings) {
        const bool isPair = standing.players.size() == 2;
        isPair ? tellPair(standing, out) : tellTable(standing, out);
        if (!standing.test) continue;
        const double ratio = standing.deals() > 0 ? standing.test->ratio(standing.scores.front()) : 0;
        out << "  SPRT   " << wordFor(standing.test->verdict()) << ", ratio " << rounded(ratio, 2) << " of "
            << rounded(SequentialTest::limit(), 2) << "\n";
    }
}

}  // namespace duelogue
