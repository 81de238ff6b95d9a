#include "app/cli/arena/ArenaGame.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/library/files/Json.h"
#include "app/library/measure/Scores.h"

namespace duelogue {

namespace {

constexpr std::array<const char*, 4> endWords{"over", "unfinished", "stuck", "refused"};

/// Returns the search budget after the colon of a player's name: "1000" in "search:1000"; null without a colon.
QJsonValue budgetOf(const std::string& player) {
    const std::size_t colon = player.find(':');
    return colon == std::string::npos ? QJsonValue() : QJsonValue(jsonText(std::string_view(player).substr(colon + 1)));
}

QJsonValue iterationsOf(const PlayerStats& effort) {
    return effort.iterations ? QJsonValue(static_cast<qint64>(*effort.iterations)) : QJsonValue();
}

QJsonArray asJson(const std::vector<int>& numbers) {
    QJsonArray list;
    for (const int number : numbers) list.append(number);
    return list;
}

/// Converts the parts of a win to shares of it.
QJsonArray sharesOf(const std::vector<int>& parts) {
    QJsonArray shares;
    for (const int part : parts) shares.append(static_cast<double>(part) / partsOfAWin(parts.size()));
    return shares;
}

QJsonValue resultOf(const ArenaGame& game) {
    if (game.parts.empty()) return {};
    return game.parts.size() == 2 ? sharesOf(game.parts)[0] : QJsonValue(sharesOf(game.parts));
}

/// Converts a bit mask to a list.
std::vector<bool> winnersOf(unsigned bits, std::size_t count) {
    std::vector<bool> won;
    for (std::size_t p = 0; p < count; ++p) won.push_back(((bits >> p) & 1U) != 0);
    return won;
}

/// Reads the members of a line and keeps the first error.
class LineReader {
public:
    explicit LineReader(QJsonObject line) : m_line(std::move(line)) {}

    [[nodiscard]] const std::string& problem() const { return m_problem; }

    std::int64_t number(const char* key, std::int64_t least, std::int64_t most) {
        const auto found = wholeNumber(m_line[QLatin1String(key)], least, most);
        if (!found) expect(key, "a number from " + std::to_string(least) + " to " + std::to_string(most));
        return found.value_or(least);
    }
    /// Returns the names of two to four players.
    std::vector<std::string> players() {
        auto found = words("players");
        if (found.size() < 2 || found.size() > maxPlayers) expect("players", "two to four names");
        found.resize(std::clamp(found.size(), std::size_t{2}, maxPlayers));
        return found;
    }
    std::vector<std::string> decks(std::size_t count) {
        auto found = words("decks");
        if (found.size() != count) expect("decks", "a deck for each player");
        found.resize(count);
        return found;
    }
    std::uint64_t seed() {
        bool isNumber = false;
        const std::uint64_t found = m_line[QLatin1String("seed")].toString().toULongLong(&isNumber);
        if (!isNumber) expect("seed", "a number as text");
        return found;
    }
    /// Reads each player's share of the win. With two players, the line holds only the first player's share.
    std::vector<int> parts(MatchReport::End end, std::size_t count) {
        if (MatchReport::isFault(end)) return {};
        const QJsonValue value = m_line[QLatin1String("result")];
        QJsonArray shares = value.toArray();
        if (count == 2 && value.isDouble()) shares = {value, 1 - value.toDouble()};
        for (unsigned winners = 1; winners < 1U << count; ++winners) {
            std::vector<int> parts = sharedWin(winnersOf(winners, count));
            const auto isSame = [](const QJsonValue& a, const QJsonValue& b) {
                return a.isDouble() && a.toDouble() == b.toDouble();
            };
            const QJsonArray right = sharesOf(parts);
            if (std::equal(shares.begin(), shares.end(), right.begin(), right.end(), isSame)) return parts;
        }
        expect("result", count == 2 ? "0, 0.5 or 1" : "the score of each player, e.g. [0,1,0] or [0.5,0.5,0]");
        return {};
    }
    std::vector<int> seats(std::size_t count) {
        const QJsonValue value = m_line[QLatin1String("seats")];
        std::string expected;
        for (std::size_t rotation = 0; rotation < count; ++rotation) {
            std::vector<int> seats = rotatedSeats(count, rotation);
            if (asJson(seats) == value) return seats;
            if (rotation > 0) expected += rotation + 1 < count ? ", " : " or ";
            expected += jsonLine(asJson(seats)).toStdString();
        }
        expect("seats", expected);
        return {};
    }
    MatchReport::End end() {
        for (std::size_t i = 0; i < endWords.size(); ++i) {
            if (m_line[QLatin1String("end")].toString() == QLatin1String(endWords[i]))
                return static_cast<MatchReport::End>(i);
        }
        expect("end", "over, unfinished, stuck or refused");
        return MatchReport::End::Over;
    }
    std::vector<PlayerStats> efforts(std::size_t count) {
        std::vector<PlayerStats> found(count);
        const QJsonArray iterations = m_line[QLatin1String("iterations")].toArray();
        const QJsonArray times = m_line[QLatin1String("time")].toArray();
        for (std::size_t i = 0; i < count; ++i) {
            const auto at = static_cast<int>(i);
            found[i].seconds = std::max(0.0, times[at].toDouble());
            const auto searched = wholeNumber(iterations[at], 0, mostIterations);
            if (searched) found[i].iterations = static_cast<std::uint64_t>(*searched);
        }
        return found;
    }
    std::vector<std::string> problems() {
        std::vector<std::string> found;
        for (const QJsonValue value : m_line[QLatin1String("problems")].toArray())
            found.push_back(shown(value).toStdString());
        return found;
    }

private:
    static constexpr std::int64_t mostIterations = INT64_C(1) << 52;

    /// Returns the words of a list. Returns an empty list if an entry is not a string or contains control characters.
    std::vector<std::string> words(const char* key) {
        std::vector<std::string> found;
        const QJsonArray list = m_line[QLatin1String(key)].toArray();
        for (const QJsonValue value : list) {
            if (value.isString() && shown(value) == value.toString()) found.push_back(value.toString().toStdString());
        }
        if (static_cast<qsizetype>(found.size()) != list.size()) found.clear();
        return found;
    }
    /// Returns nullopt unless the value is a whole number in the range.
    static std::optional<std::int64_t> wholeNumber(const QJsonValue& value, std::int64_t least, std::int64_t most) {
        const double found = value.toDouble(-1);
        if (!value.isDouble() || found < static_cast<double>(least) || found > static_cast<double>(most) ||
            found != std::floor(found))
            return std::nullopt;
        return static_cast<std::int64_t>(found);
    }
    /// Returns the text without control characters, which could move the cursor of a terminal.
    static QString shown(const QJsonValue& value) {
        QString text = value.toString();
        text.removeIf([](QChar c) { return c.category() == QChar::Other_Control; });
        return text;
    }

    QJsonObject m_line;
    std::string m_problem;

    void expect(const char* key, const std::string& expected) {
        if (m_problem.empty()) m_problem = "\"" + std::string(key) + "\": expected " + expected;
    }
};

}  // namespace

std::string_view endWord(MatchReport::End end) { return endWords[static_cast<std::size_t>(end)]; }

std::vector<int> rotatedSeats(std::size_t count, std::size_t rotation) {
    std::vector<int> seats;
    for (std::size_t p = 0; p < count; ++p) seats.push_back(1 + static_cast<int>((p + rotation) % count));
    return seats;
}

std::vector<int> sharedWin(const std::vector<bool>& won) {
    const auto winners = static_cast<int>(std::count(won.begin(), won.end(), true));
    const int all = partsOfAWin(won.size());
    std::vector<int> parts;
    for (const bool each : won) {
        if (winners == 0) parts.push_back(all / static_cast<int>(won.size()));
        if (winners > 0) parts.push_back(each ? all / winners : 0);
    }
    return parts;
}

std::string ArenaGame::dealKey() const {
    std::string key = std::to_string(seed);
    for (const std::string& player : players) key += "\n" + player;
    for (const std::string& deck : decks) key += "\n" + deck;
    return key;
}

std::string ArenaGame::key() const { return dealKey() + "\n" + std::to_string(seats.at(0)); }

QByteArray writeLine(const ArenaGame& game) {
    QJsonArray budgets;
    QJsonArray iterations;
    QJsonArray times;
    for (const std::string& player : game.players) budgets.append(budgetOf(player));
    for (const PlayerStats& effort : game.efforts) {
        iterations.append(iterationsOf(effort));
        times.append(effort.seconds);
    }
    QJsonObject line{{"game", static_cast<qint64>(game.index)},
                     {"seed", QString::number(game.seed)},
                     {"players", jsonList(game.players)},
                     {"seats", asJson(game.seats)},
                     {"decks", jsonList(game.decks)},
                     {"result", resultOf(game)},
                     {"end", jsonText(endWord(game.end))},
                     {"turns", game.turns},
                     {"decisions", game.decisions},
                     {"budget", budgets},
                     {"iterations", iterations},
                     {"time", times}};
    if (!game.problems.empty()) line["problems"] = jsonList(game.problems);
    return jsonLine(line);
}

std::variant<std::monostate, ArenaGame, std::string> readArenaLine(const QByteArray& line) {
    if (line.trimmed().isEmpty()) return std::monostate{};
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(line, &error);
    if (!document.isObject()) return "invalid JSON: " + error.errorString().toStdString();
    if (document["summary"].toBool()) return std::monostate{};
    LineReader reader(document.object());
    ArenaGame game;
    game.index = reader.number("game", 0, INT64_C(1) << 52);
    game.seed = reader.seed();
    game.players = reader.players();
    const std::size_t count = game.players.size();
    game.seats = reader.seats(count);
    game.decks = reader.decks(count);
    game.end = reader.end();
    game.parts = reader.parts(game.end, count);
    game.turns = static_cast<int>(reader.number("turns", 0, INT32_MAX));
    game.decisions = static_cast<int>(reader.number("decisions", 0, INT32_MAX));
    game.efforts = reader.efforts(count);
    game.problems = reader.problems();
    if (!reader.problem().empty()) return reader.problem();
    return game;
}

}  // namespace duelogue
