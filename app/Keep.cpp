#include "app/Keep.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

namespace duelogue {

namespace {

QString path() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    QDir().mkpath(folder);
    return folder + "/match.json";
}

QJsonArray write(const JournalEntry& entry) {
    return {entry.player.value, entry.reply.word, entry.reply.subject.number(), entry.reply.second.number(),
            entry.reply.number};
}

JournalEntry readEntry(const QJsonArray& numbers) {
    JournalEntry entry;
    entry.player = PlayerId(static_cast<std::uint8_t>(numbers.at(0).toInt()));
    entry.reply = Reply(static_cast<std::uint8_t>(numbers.at(1).toInt()), Subject::number(numbers.at(2).toInt()),
                        Subject::number(numbers.at(3).toInt()), numbers.at(4).toInt());
    return entry;
}

}  // namespace

void keepMatch(const KeptMatch& match) {
    QJsonArray seats;
    for (const MatchWish::Seat& seat : match.wish.seats) {
        seats.append(QJsonObject{{"name", seat.name}, {"kind", seat.kind}, {"deck", seat.deck}});
    }
    QJsonArray replies;
    for (const JournalEntry& entry : match.replies) replies.append(write(entry));
    QSaveFile file(path());
    if (!file.open(QIODevice::WriteOnly)) return;
    file.write(QJsonDocument(QJsonObject{{"game", match.wish.game},
                                         {"seed", QString::number(match.seed)},
                                         {"seats", seats},
                                         {"replies", replies}})
                   .toJson(QJsonDocument::Compact));
    file.commit();
}

std::optional<KeptMatch> keptMatch() {
    QFile file(path());
    if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    KeptMatch match;
    match.wish.game = object["game"].toString();
    match.seed = object["seed"].toString().toULongLong();
    for (const QJsonValue value : object["seats"].toArray()) {
        const QJsonObject seat = value.toObject();
        match.wish.seats.push_back({seat["name"].toString(), seat["kind"].toString(), seat["deck"].toString()});
    }
    for (const QJsonValue value : object["replies"].toArray()) match.replies.push_back(readEntry(value.toArray()));
    if (match.wish.seats.empty()) return std::nullopt;
    return match;
}

void forgetMatch() { QFile::remove(path()); }

}  // namespace duelogue
