#include "app/match/saved/SavedMatchText.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "app/match/remembered/RememberedText.h"
#include "cards/data/CardPool.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/RulesFingerprint.h"

namespace duelogue {

namespace {

constexpr QByteArrayView end("[\"over\"]\n");

QJsonArray write(const CardPool& pool, const std::vector<DeckEntry>& entries) {
    QJsonArray cards;
    for (const DeckEntry& entry : entries) {
        cards.append(QJsonArray{entry.count, QString::fromStdString(pool[entry.card].name)});
    }
    return cards;
}

QByteArray write(const JournalEntry& entry, bool chosen) {
    const Reply& reply = entry.reply;
    QByteArray line = "[" + QByteArray::number(entry.player.value);
    for (const int number : {int{reply.word}, int{reply.subject.code()}, int{reply.second.code()}, int{reply.number}}) {
        line += "," + QByteArray::number(number);
    }
    return line + (chosen ? ",1]\n" : "]\n");
}

QByteArray writeClock(const std::vector<std::chrono::milliseconds>& timeLeft) {
    QByteArray line = "[\"clock\"";
    for (const auto time : timeLeft) line += "," + QByteArray::number(static_cast<qint64>(time.count()));
    return line + "]\n";
}

QJsonObject writeOptions(const Rulebook& rulebook, const std::vector<std::int16_t>& options) {
    QJsonObject written;
    const auto known = rulebook.settings();
    for (std::size_t i = 0; i < std::min(known.size(), options.size()); ++i) {
        written[QString::fromStdString(known[i].word)] = options[i];
    }
    return written;
}

QJsonObject writeSeries(const CardPool& pool, const SavedMatch& match) {
    QJsonArray wins;
    for (const int number : match.config.series.wins) wins.append(number);
    QJsonObject written{{"of", match.config.series.of}, {"wins", wins}};
    const bool isAny = std::ranges::any_of(match.decks, [](const Deck& deck) { return !deck.sideboard.empty(); });
    QJsonArray beside;
    for (const Deck& deck : match.decks) beside.append(write(pool, deck.sideboard));
    if (isAny) written["beside"] = beside;
    return written;
}

}  // namespace

QByteArray keptHead(const Game& game, const SavedMatch& match) {
    QJsonArray seats;
    for (const MatchConfig::Seat& seat : match.config.seats) {
        seats.append(QJsonObject{{"name", seat.name}, {"kind", seat.kind}, {"deck", seat.deck}});
    }
    QJsonArray decks;
    for (const Deck& deck : match.decks) decks.append(write(game.pool(), deck.entries));
    const RulesFingerprint edition =
        match.former ? match.former->playedWith : editionOf(game.rulebook(), match.start().decks);
    QJsonObject head{{"version", keptVersion},
                     {"game", match.config.game},
                     {"seed", QString::number(match.seed)},
                     {"seats", seats},
                     {"decks", decks},
                     {"rules", edition.rules},
                     {"cards", QString::fromStdString(writeFingerprints(edition.cards))}};
    if (!match.config.options.empty()) head["options"] = writeOptions(game.rulebook(), match.config.options);
    const ClockSetting& clock = match.config.clock;
    if (clock.isOn()) head["clock"] = QJsonObject{{"minutes", clock.minutes}, {"increment", clock.increment}};
    if (match.config.series.of > 1) head["series"] = writeSeries(game.pool(), match);
    if (!match.remembered.empty()) head["remembered"] = writeRemembered(game.pool(), match.remembered);
    if (!match.identity.id.isEmpty()) {
        head["id"] = match.identity.id;
        head["begun"] = static_cast<qint64>(match.identity.begun);
    }
    if (!match.identity.origin.isEmpty()) {
        head["origin"] = match.identity.origin;
        head["originAt"] = match.identity.originAt;
    }
    return QJsonDocument(head).toJson(QJsonDocument::Compact) + '\n';
}

QByteArray keptTail(const SavedMatch& match, std::size_t from) {
    QByteArray text;
    auto choice = std::lower_bound(match.choices.begin(), match.choices.end(), from);
    for (std::size_t i = from; i < match.replies.size(); ++i) {
        const bool chosen = choice != match.choices.end() && *choice == i;
        if (chosen) ++choice;
        text += write(match.replies[i], chosen);
    }
    if (!match.timeLeft.empty()) text += writeClock(match.timeLeft);
    if (match.over) text += end;
    return text;
}

bool isKeptOver(const QByteArray& text) { return text.endsWith(end); }

bool isKeptOfSeries(const QByteArray& text) {
    return QJsonDocument::fromJson(text.left(text.indexOf('\n'))).object().contains("series");
}

}  // namespace duelogue
