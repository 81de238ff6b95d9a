#include "app/cli/ArenaGame.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace duelogue {

namespace {

constexpr std::array<const char*, 4> endWords{"over", "unfinished", "stuck", "refused"};

QString text(const std::string& words) { return QString::fromStdString(words); }

template <class Words>
QJsonArray listOf(const Words& words) {
    QJsonArray array;
    for (const std::string& word : words) array.append(text(word));
    return array;
}

/// What is said of a player's effort behind the colon of its name: "1000" of "search:1000".
QJsonValue budgetOf(const std::string& player) {
    const std::size_t colon = player.find(':');
    return colon == std::string::npos ? QJsonValue() : QJsonValue(text(player.substr(colon + 1)));
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
        const QJsonValue value = m_line[QLatin1String(key)];
        const double found = value.toDouble(-1);
        const bool whole = found == static_cast<double>(static_cast<std::int64_t>(found));
        if (!value.isDouble() || !whole || found < static_cast<double>(least) || found > static_cast<double>(most)) {
            expect(key, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
            return least;
        }
        return static_cast<std::int64_t>(found);
    }
    /// Two words.
    std::vector<std::string> words(const char* key) {
        std::vector<std::string> found;
        for (const QJsonValue value : m_line[QLatin1String(key)].toArray()) {
            if (value.isString()) found.push_back(value.toString().toStdString());
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
            effort.seconds = times[i].toDouble();
            if (iterations[i].isDouble()) effort.iterations = static_cast<std::uint64_t>(iterations[i].toDouble());
        }
        return found;
    }
    std::vector<std::string> problems() {
        std::vector<std::string> found;
        for (const QJsonValue value : m_line[QLatin1String("problems")].toArray())
            found.push_back(value.toString().toStdString());
        return found;
    }

private:
    QJsonObject m_line;
    std::string m_problem;

    void expect(const char* key, const std::string& expected) {
        if (m_problem.empty()) m_problem = "\"" + std::string(key) + "\": expected " + expected;
    }
};

}  // namespace

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
                     {"players", listOf(game.players)},
                     {"seats", QJsonArray{game.seats[0], game.seats[1]}},
                     {"decks", listOf(game.decks)},
                     {"result", game.halves ? QJsonValue(*game.halves / 2.0) : QJsonValue()},
                     {"end", QLatin1String(endWords[static_cast<std::size_t>(game.end)])},
                     {"turns", game.turns},
                     {"decisions", game.decisions},
                     {"budget", QJsonArray{budgetOf(game.players[0]), budgetOf(game.players[1])}},
                     {"iterations", QJsonArray{iterationsOf(efforts[0]), iterationsOf(efforts[1])}},
                     {"time", QJsonArray{efforts[0].seconds, efforts[1].seconds}}};
    if (!game.problems.empty()) line["problems"] = listOf(game.problems);
    return QJsonDocument(line).toJson(QJsonDocument::Compact);
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
