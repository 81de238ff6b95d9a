#include "app/Keep.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>
#include <algorithm>

#include "cards/RulesText.h"

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

/// What the cards of the decks are like and do, in short: their text is made from the same data as what they do.
QString digestOf(const CardPool& pool, const std::vector<Deck>& decks) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const Deck& deck : decks) {
        for (const DeckEntry& entry : deck.entries) {
            for (const auto of : {&costText, &typeLine, &figuresText, &rulesText}) {
                hash.addData(QByteArray::fromStdString(of(pool, entry.card)) + '\n');
            }
        }
    }
    return QString::fromLatin1(hash.result().toHex());
}

KeepProblem missing(const QString& card) {
    return {QCoreApplication::translate("Keep", "The last match can't go on: the card %1 is not there any more.")
                .arg(card)};
}

/// The decks of a kept match, as far as their cards are still there; else the first that is not.
std::variant<std::vector<Deck>, KeepProblem> readDecks(const CardPool& pool, const QJsonArray& kept) {
    std::vector<Deck> decks;
    for (const QJsonValue cards : kept) {
        Deck& deck = decks.emplace_back();
        for (const QJsonValue value : cards.toArray()) {
            const QJsonArray entry = value.toArray();
            const QString name = entry.at(1).toString();
            const DefinitionId card = pool.find(name.toStdString());
            if (!card) return missing(name);
            Deck::add(deck.entries, {std::max(1, entry.at(0).toInt()), card});
        }
    }
    return decks;
}

QJsonArray write(const CardPool& pool, const Deck& deck) {
    QJsonArray cards;
    for (const DeckEntry& entry : deck.entries) {
        cards.append(QJsonArray{entry.count, QString::fromStdString(pool[entry.card].name)});
    }
    return cards;
}

/// Empty where nothing is kept.
QJsonObject readFile() {
    QFile file(path());
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

std::variant<std::monostate, KeptMatch, KeepProblem> read(const QJsonObject& object) {
    KeptMatch match;
    match.wish.game = object["game"].toString();
    match.seed = object["seed"].toString().toULongLong();
    match.over = object["over"].toBool();
    for (const QJsonValue value : object["seats"].toArray()) {
        const QJsonObject seat = value.toObject();
        match.wish.seats.push_back({seat["name"].toString(), seat["kind"].toString(), seat["deck"].toString()});
    }
    for (const QJsonValue value : object["replies"].toArray()) match.replies.push_back(readEntry(value.toArray()));
    const Game* played = game(match.wish.game.toStdString());
    if (played == nullptr) return std::monostate();
    auto decks = readDecks(played->pool(), object["decks"].toArray());
    if (auto* problem = std::get_if<KeepProblem>(&decks)) return std::move(*problem);
    match.decks = std::get<std::vector<Deck>>(std::move(decks));
    if (match.decks.empty() || match.decks.size() != match.wish.seats.size()) return std::monostate();
    if (digestOf(played->pool(), match.decks) != object["cards"].toString()) {
        return KeepProblem{
            QCoreApplication::translate("Keep", "The last match can't go on: its cards have changed since.")};
    }
    return match;
}

}  // namespace

void keepMatch(const Game& game, const KeptMatch& match) {
    QJsonArray seats;
    for (const MatchWish::Seat& seat : match.wish.seats) {
        seats.append(QJsonObject{{"name", seat.name}, {"kind", seat.kind}, {"deck", seat.deck}});
    }
    QJsonArray decks;
    for (const Deck& deck : match.decks) decks.append(write(game.pool(), deck));
    QJsonArray replies;
    for (const JournalEntry& entry : match.replies) replies.append(write(entry));
    QSaveFile file(path());
    if (!file.open(QIODevice::WriteOnly)) return;
    file.write(QJsonDocument(QJsonObject{{"game", match.wish.game},
                                         {"seed", QString::number(match.seed)},
                                         {"seats", seats},
                                         {"decks", decks},
                                         {"over", match.over},
                                         {"cards", digestOf(game.pool(), match.decks)},
                                         {"replies", replies}})
                   .toJson(QJsonDocument::Compact));
    file.commit();
}

std::variant<std::monostate, KeptMatch, KeepProblem> keptMatch() {
    const QJsonObject object = readFile();
    return object["over"].toBool() ? std::monostate() : read(object);
}

std::variant<std::monostate, KeptMatch, KeepProblem> lastMatch() { return read(readFile()); }

}  // namespace duelogue
