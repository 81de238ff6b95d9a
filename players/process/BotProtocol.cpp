#include "players/process/BotProtocol.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "cards/data/Vocabulary.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/process/BotPosition.h"

namespace duelogue::bot {

namespace {

std::string lineOf(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + "\n";
}

double inSeconds(std::chrono::milliseconds time) { return std::chrono::duration<double>(time).count(); }

/// Quotes the beginning of an invalid text for a message. Other characters than printable ASCII become "?".
std::string shown(std::string_view text) {
    constexpr std::size_t most = 60;
    std::string quoted = "\"";
    for (const char c : text.substr(0, most)) quoted += c >= ' ' && c <= '~' ? c : '?';
    return quoted + (text.size() > most ? "...\"" : "\"");
}

std::variant<QJsonObject, Fault> readObject(std::string_view line) {
    const auto document = QJsonDocument::fromJson(QByteArray(line.data(), static_cast<qsizetype>(line.size())));
    if (document.isObject()) return document.object();
    return Fault{"wrote " + shown(line) + ", expected an object of JSON on one line"};
}

const char* resultFor(const View& view) {
    const Globals& globals = view.state().globals;
    if (globals.over == 0) return "unfinished";
    if (globals.winners == 0) return "drawn";
    return PlayerSet(globals.winners).has(view.viewer()) ? "won" : "lost";
}

}  // namespace

std::string writeBegin(const View& view, std::uint64_t seed, std::chrono::milliseconds time) {
    return lineOf({{"duelogue", version},
                   {"type", "begin"},
                   {"game", QString::fromStdString(view.rulebook().vocabulary().game)},
                   {"seat", view.viewer().value + 1},
                   {"players", view.state().globals.playerCount},
                   {"time", inSeconds(time)},
                   {"seed", QString::number(seed)}});
}

std::string writeAsk(const View& view, int number, std::chrono::milliseconds time) {
    QJsonObject ask = describePosition(view);
    ask["type"] = "ask";
    ask["number"] = number;
    ask["time"] = inSeconds(time);
    return lineOf(ask);
}

std::string writeEnd(const View& view) { return lineOf({{"type", "end"}, {"result", resultFor(view)}}); }

std::variant<std::string, Fault> readHello(std::string_view line) {
    auto read = readObject(line);
    if (auto* fault = std::get_if<Fault>(&read)) return std::move(*fault);
    const auto& object = std::get<QJsonObject>(read);
    if (object["duelogue"] == QJsonValue(version)) return object["name"].toString().toStdString();
    return Fault{"wrote " + shown(line) + ", expected {\"duelogue\": " + std::to_string(version) +
                 "}: that is the version which is spoken here"};
}

std::variant<std::size_t, Fault> readReply(std::string_view line, std::size_t replies) {
    auto read = readObject(line);
    if (auto* fault = std::get_if<Fault>(&read)) return std::move(*fault);
    const QJsonValue reply = std::get<QJsonObject>(read)["reply"];
    const double number = reply.toDouble(-1);
    const auto last = static_cast<double>(replies - 1);
    if (reply.isDouble() && number >= 0 && number <= last && number == static_cast<double>(static_cast<int>(number)))
        return static_cast<std::size_t>(number);
    return Fault{"wrote " + shown(line) + ", expected {\"reply\": N} with N from 0 to " + std::to_string(replies - 1)};
}

}  // namespace duelogue::bot
