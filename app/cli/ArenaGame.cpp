#include "app/cli/ArenaGame.h"

#include <algorithm>
#include <cmath>

#include "app/cli/Json.h"

namespace duelogue {

namespace {

constexpr std::array<const char*, 4> endWords{"over", "unfinished", "stuck", "refused"};

/// What is said of a player's effort behind the colon of its name: "1000" of "search:1000".
QJsonValue budgetOf(const std::string& player) {
    const std::size_t colon = player.find(':');
    return colon == std::string::npos ? QJsonValue() : QJsonValue(jsonText(std::string_view(player).substr(colon + 1)));
}

QJsonValue iterationsOf(const Effort& effort) {
    return effort.iterations ? QJsonValue(static_cast<qint64>(*effort.iterations)) : QJsonValue();
}

/// Reads members one by one; the first that is not as it should be is kept.
class LineReader {
public:
    explicit LineReader(QJsonObject line) : m_line(std::move(line)) {}

    [[nodiscard]] const std::string& problem() const { return m_problem; }

    std::int64_t number(const char* key, std::int64_t least, std::int64_t most) {
        const auto found = wholeNumber(m_line[QLatin1String(key)], least, most);
        if (!found) expect(key, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
        return found.value_or(least);
    }
    /// Two words, which may be shown on a terminal.
    std::vector<std::string> words(const char* key) {
        std::vector<std::string> found;
        for (const QJsonValue value : m_line[QLatin1String(key)].toArray()) {
            if (value.isString() && shown(value) == value.toString()) found.push_back(value.toString().toStdString());
        }
        if (found.size() != 2 || m_line[QLatin1String(key)].toArray().size() != 2) expect(key, "two words");
        found.resize(2);
        return found;
    }
    std::uint64_t seed() {
        bool isNumber = false;
        const std::uint64_t found = m_line[QLatin1String("seed")].toString().toULongLong(&isNumber);
        if (!isNumber) expect("seed", "a number in quotes");
        return found;
    }
    std::optional<int> halves(MatchReport::End end) {
        if (MatchReport::isFault(end)) return std::nullopt;
        const QJsonValue value = m_line[QLatin1String("result")];
        for (int halves = 0; halves <= 2; ++halves) {
            if (value.isDouble() && value.toDouble() == halves / 2.0) return halves;
        }
        expect("result", "0, 0.5 or 1");
        return std::nullopt;
    }
    bool firstSatFirst() {
        const QJsonValue seats = m_line[QLatin1String("seats")];
        if (seats != QJsonArray{1, 2} && seats != QJsonArray{2, 1}) expect("seats", "[1,2] or [2,1]");
        return seats == QJsonArray{1, 2};
    }
    MatchReport::End end() {
        for (std::size_t i = 0; i < endWords.size(); ++i) {
            if (m_line[QLatin1String("end")].toString() == QLatin1String(endWords[i]))
                return static_cast<MatchReport::End>(i);
        }
        expect("end", "over, unfinished, stuck or refused");
        return MatchReport::End::Over;
    }
    std::array<Effort, 2> efforts() {
        std::array<Effort, 2> found;
        const QJsonArray iterations = m_line[QLatin1String("iterations")].toArray();
        const QJsonArray times = m_line[QLatin1String("time")].toArray();
        for (int i = 0; i < 2; ++i) {
            Effort& effort = found[static_cast<std::size_t>(i)];
            effort.seconds = std::max(0.0, times[i].toDouble());
            const auto searched = wholeNumber(iterations[i], 0, mostIterations);
            if (searched) effort.iterations = static_cast<std::uint64_t>(*searched);
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

    /// None where it is no number, or not one of these.
    static std::optional<std::int64_t> wholeNumber(const QJsonValue& value, std::int64_t least, std::int64_t most) {
        const double found = value.toDouble(-1);
        if (!value.isDouble() || found < static_cast<double>(least) || found > static_cast<double>(most) ||
            found != std::floor(found))
            return std::nullopt;
        return static_cast<std::int64_t>(found);
    }
    /// Without what would move the cursor of a terminal.
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

std::string ArenaGame::pairKey() const {
    std::string key = std::to_string(seed);
    for (const std::string& part : {players[0], players[1], decks.at(0), decks.at(1)}) key += "\n" + part;
    return key;
}

std::string ArenaGame::key() const { return pairKey() + "\n" + std::to_string(seats[0]); }

QByteArray writeLine(const ArenaGame& game) {
    const auto& efforts = game.efforts;
    QJsonObject line{{"game", static_cast<qint64>(game.index)},
                     {"seed", QString::number(game.seed)},
                     {"players", jsonList(game.players)},
                     {"seats", QJsonArray{game.seats[0], game.seats[1]}},
                     {"decks", jsonList(game.decks)},
                     {"result", game.halves ? QJsonValue(*game.halves / 2.0) : QJsonValue()},
                     {"end", jsonText(endWord(game.end))},
                     {"turns", game.turns},
                     {"decisions", game.decisions},
                     {"budget", QJsonArray{budgetOf(game.players[0]), budgetOf(game.players[1])}},
                     {"iterations", QJsonArray{iterationsOf(efforts[0]), iterationsOf(efforts[1])}},
                     {"time", QJsonArray{efforts[0].seconds, efforts[1].seconds}}};
    if (!game.problems.empty()) line["problems"] = jsonList(game.problems);
    return jsonLine(line);
}

std::variant<std::monostate, ArenaGame, std::string> readArenaLine(const QByteArray& line) {
    if (line.trimmed().isEmpty()) return std::monostate{};
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(line, &error);
    if (!document.isObject()) return "expected a line of JSON, found " + error.errorString().toStdString();
    if (document["summary"].toBool()) return std::monostate{};
    LineReader reader(document.object());
    ArenaGame game;
    game.index = reader.number("game", 0, INT64_C(1) << 52);
    game.seed = reader.seed();
    const auto players = reader.words("players");
    game.players = {players[0], players[1]};
    if (!reader.firstSatFirst()) game.seats = {2, 1};
    game.decks = reader.words("decks");
    game.end = reader.end();
    game.halves = reader.halves(game.end);
    game.turns = static_cast<int>(reader.number("turns", 0, INT32_MAX));
    game.decisions = static_cast<int>(reader.number("decisions", 0, INT32_MAX));
    game.efforts = reader.efforts();
    game.problems = reader.problems();
    if (!reader.problem().empty()) return reader.problem();
    return game;
}

}  // namespace duelogue
