#include "app/cli/Standings.h"

#include <algorithm>
#include <iomanip>
#include <sstream>

#include "app/cli/Json.h"

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

QJsonObject asJson(const Standing& standing) {
    const PairScores& scores = standing.scores;
    const Interval interval = scores.interval();
    return {{"a", jsonText(standing.a)},
            {"b", jsonText(standing.b)},
            {"games", static_cast<qint64>(scores.games())},
            {"score", scores.score()},
            {"low", interval.low},
            {"high", interval.high},
            {"elo", elo(scores.score(), scores.games())},
            {"sprt", standing.test ? QJsonValue(QLatin1String(wordFor(standing.test->verdict()))) : QJsonValue()}};
}

std::string rounded(double value, int digits) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(digits) << value;
    return text.str();
}

/// "61.3 (58.0 to 64.5)"
std::string within(double value, double low, double high, int digits) {
    return rounded(value, digits) + " (" + rounded(low, digits) + " to " + rounded(high, digits) + ")";
}

}  // namespace

Standing& Standings::of(const std::string& a, const std::string& b) {
    const auto found =
        std::ranges::find_if(m_standings, [&](const Standing& standing) { return standing.a == a && standing.b == b; });
    if (found != m_standings.end()) return *found;
    m_standings.push_back({a, b, {}, {}});
    if (m_bounds) m_standings.back().test.emplace(*m_bounds);
    return m_standings.back();
}

bool Standings::add(const ArenaGame& game) {
    if (!m_seen.insert(game.key()).second) return false;
    Standing& standing = of(game.players[0], game.players[1]);
    const auto [half, first] = m_open.emplace(game.pairKey(), game.halves);
    if (first) return true;
    const std::optional<int> other = half->second;
    m_open.erase(half);
    if (!other || !game.halves) return true;
    standing.scores.add(*other + *game.halves);
    if (standing.test) standing.test->look(standing.scores);
    return true;
}

QByteArray Standings::summary() const {
    QJsonArray pairs;
    for (const Standing& standing : m_standings) pairs.append(asJson(standing));
    return jsonLine(QJsonObject{{"summary", true}, {"pairs", pairs}});
}

void Standings::tell(std::ostream& out) const {
    for (const Standing& standing : m_standings) {
        const PairScores& scores = standing.scores;
        const Interval interval = scores.interval();
        const auto eloOf = [&](double score) { return elo(score, scores.games()); };
        out << standing.a << " against " << standing.b << ": " << scores.games() << " games\n"
            << "  score  " << within(100 * scores.score(), 100 * interval.low, 100 * interval.high, 1) << " %\n"
            << "  Elo    " << within(eloOf(scores.score()), eloOf(interval.low), eloOf(interval.high), 0) << "\n";
        if (!standing.test) continue;
        out << "  SPRT   " << wordFor(standing.test->verdict()) << ", ratio "
            << rounded(scores.pairs() > 0 ? standing.test->ratio(scores) : 0, 2) << " of "
            << rounded(SequentialTest::limit(), 2) << "\n";
    }
}

}  // namespace duelogue
