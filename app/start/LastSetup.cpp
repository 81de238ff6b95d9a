#include "app/start/LastSetup.h"

#include <QSettings>

#include "app/start/SetupModel.h"

namespace duelogue {

namespace {

/// Returns the values of a group by their keys, which may contain spaces.
template <class Value>
QMap<QString, Value> readGroup(QSettings& kept, const QString& group) {
    QMap<QString, Value> values;
    kept.beginGroup(group);
    const QStringList keys = kept.childKeys();
    for (const QString& key : keys) values[key] = kept.value(key).value<Value>();
    kept.endGroup();
    return values;
}

template <class Value>
void writeGroup(QSettings& kept, const QString& group, const QMap<QString, Value>& values) {
    kept.remove(group);
    kept.beginGroup(group);
    for (auto value = values.begin(); value != values.end(); ++value) kept.setValue(value.key(), value.value());
    kept.endGroup();
}

/// Reads the last choices. Older versions, with a fixed number of seats, stored one deck per seat for the current game.
StartChoice lastChoice() {
    QSettings kept("Duelogue", "Duelogue");
    StartChoice choice;
    choice.game = kept.value("start/game").toString();
    const int seats = kept.beginReadArray("start/seats");
    for (int i = 0; i < seats; ++i) {
        kept.setArrayIndex(i);
        StartChoice::Seat& seat = choice.seats.emplace_back();
        seat.name = kept.value("name").toString();
        seat.kind = kept.value("kind").toString();
        seat.decks = readGroup<QString>(kept, "decks");
        if (kept.contains("deck")) seat.decks[choice.game] = kept.value("deck").toString();
        seat.face = i;
    }
    kept.endArray();
    kept.beginGroup("start/games");
    const QStringList games = kept.childGroups();
    for (const QString& game : games) {
        StartChoice::OfGame& its = choice.games[game];
        its.seats = kept.value(game + "/seats").toInt();
        its.options = readGroup<int>(kept, game + "/options");
        its.series = kept.value(game + "/series", 1).toInt();
        its.clock = {kept.value(game + "/clock").toInt(), kept.value(game + "/increment").toInt()};
        its.sidesChanged = kept.value(game + "/changed sides").toBool();
    }
    return choice;
}

void keep(const StartChoice& choice) {
    QSettings kept("Duelogue", "Duelogue");
    kept.setValue("start/game", choice.game);
    kept.beginWriteArray("start/seats", static_cast<int>(choice.seats.size()));
    for (std::size_t i = 0; i < choice.seats.size(); ++i) {
        kept.setArrayIndex(static_cast<int>(i));
        kept.setValue("name", choice.seats[i].name);
        kept.setValue("kind", choice.seats[i].kind);
        kept.remove("deck");
        writeGroup(kept, "decks", choice.seats[i].decks);
    }
    kept.endArray();
    kept.beginGroup("start/games");
    for (auto its = choice.games.begin(); its != choice.games.end(); ++its) {
        kept.setValue(its.key() + "/seats", its->seats);
        writeGroup(kept, its.key() + "/options", its->options);
        kept.setValue(its.key() + "/series", its->series);
        kept.setValue(its.key() + "/clock", its->clock.minutes);
        kept.setValue(its.key() + "/increment", its->clock.increment);
        kept.setValue(its.key() + "/changed sides", its->sidesChanged);
    }
}

}  // namespace

void rememberChoices(SetupModel& setup) {
    setup.recall(lastChoice());
    QObject::connect(&setup, &SetupModel::chosen, &setup, [&setup] { keep(setup.allChoices()); });
}

}  // namespace duelogue
