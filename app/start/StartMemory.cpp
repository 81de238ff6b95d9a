#include "app/start/StartMemory.h"

#include <QSettings>

#include "app/start/SetupModel.h"

namespace duelogue {

namespace {

MatchWish lastChoice() {
    QSettings kept("Duelogue", "Duelogue");
    MatchWish choice;
    choice.game = kept.value("start/game").toString();
    const int seats = kept.beginReadArray("start/seats");
    for (int i = 0; i < seats; ++i) {
        kept.setArrayIndex(i);
        choice.seats.push_back(
            {kept.value("name").toString(), kept.value("kind").toString(), kept.value("deck").toString()});
    }
    kept.endArray();
    return choice;
}

void keep(const MatchWish& choice) {
    QSettings kept("Duelogue", "Duelogue");
    kept.setValue("start/game", choice.game);
    kept.beginWriteArray("start/seats", static_cast<int>(choice.seats.size()));
    for (std::size_t i = 0; i < choice.seats.size(); ++i) {
        kept.setArrayIndex(static_cast<int>(i));
        kept.setValue("name", choice.seats[i].name);
        kept.setValue("kind", choice.seats[i].kind);
        kept.setValue("deck", choice.seats[i].deck);
    }
    kept.endArray();
}

}  // namespace

void rememberChoices(SetupModel& setup) {
    setup.choose(lastChoice());
    QObject::connect(&setup, &SetupModel::chosen, &setup, [&setup] { keep(setup.choice()); });
}

}  // namespace duelogue
