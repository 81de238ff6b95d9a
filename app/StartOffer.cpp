#include "app/StartOffer.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <numeric>

#include "app/Database.h"
#include "app/Games.h"
#include "app/Keep.h"
#include "app/Preferences.h"
#include "app/Staging.h"
#include "app/decks/DeckShelf.h"
#include "players/Level.h"

namespace duelogue {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("Start", text); }

QString coloursOf(const Game& game, const Deck& deck) {
    QString colours;
    for (const char colour : {'W', 'U', 'B', 'R', 'G'}) {
        const bool has = std::any_of(deck.entries.begin(), deck.entries.end(), [&](const DeckEntry& entry) {
            return game.staging().coloursOf(game.pool(), entry.card).contains(colour);
        });
        if (has) colours += colour;
    }
    return colours;
}

/// The picture of a deck is that of its costliest card.
QString iconOf(const Game& game, const Deck& deck) {
    const auto price = [&](const DeckEntry& entry) {
        const auto& resources = game.pool()[entry.card].cost.resources;
        return std::accumulate(resources.begin(), resources.end(), 0);
    };
    const auto best = std::max_element(deck.entries.begin(), deck.entries.end(),
                                       [&](const DeckEntry& a, const DeckEntry& b) { return price(a) < price(b); });
    return best == deck.entries.end() ? QString() : QString::fromStdString(game.pool()[best->card].icon);
}

SetupDeck offer(const Game& game, const std::string& id, const Deck& deck) {
    return {QString::fromStdString(id), QString::fromStdString(deck.name),
            coloursOf(game, deck),      QString::fromStdString(deck.about),
            iconOf(game, deck),         deck.size()};
}

SetupGame offer(const Game& game) {
    SetupGame offered;
    offered.id = QString::fromStdString(game.id());
    offered.name = QString::fromStdString(game.title());
    offered.description = tr("Duels of spells and creatures, with the 200 cards of Portal.");
    offered.icon = "crossed-swords";
    for (const NamedDeck& named : game.decks()) offered.decks.push_back(offer(game, named.id, named.deck));
    for (const OwnDeck& own : ownDecks(game)) {
        SetupDeck deck = offer(game, own.id, own.deck);
        deck.own = true;
        if (!own.missing.empty()) deck.description = tr("Cards of this deck are not there any more.");
        if (deck.description.isEmpty()) deck.description = tr("A deck of yours, with %1 cards.").arg(deck.cards);
        offered.decks.push_back(deck);
    }
    offered.decks.push_back({"random",
                             tr("A Random Deck"),
                             {},
                             tr("Two colours, and all else by chance."),
                             "perspective-dice-six-faces-random"});
    return offered;
}

SetupKind offer(const Level& level, std::size_t strength) {
    // The stronger, the greater the piece.
    constexpr std::array<const char*, 5> pieces{"chess-pawn", "chess-knight", "chess-bishop", "chess-rook",
                                                "chess-queen"};
    const auto word = [](std::string_view text) { return tr(std::string(text).c_str()); };
    const QString name = QString::fromUtf8(level.name.data(), static_cast<qsizetype>(level.name.size()));
    return {name, word(level.title), word(level.about), pieces[std::min(strength, pieces.size() - 1)], false};
}

}  // namespace

Setup startOffer() {
    Setup setup;
    for (const std::string& id : gameIds()) {
        if (const Game* found = game(id)) setup.games.push_back(offer(*found));
    }
    setup.kinds = {{"person", tr("Person"), tr("Somebody at this screen."), "person", true}};
    for (const Level& level : levels()) setup.kinds.push_back(offer(level, setup.kinds.size() - 1));
    setup.opponent = setup.kinds[(setup.kinds.size() + 1) / 2].id;  // of middling strength
    const QMap<QString, QString> bots = Preferences().bots();
    for (const QString& name : bots.keys())
        setup.kinds.push_back(
            {"process:" + bots[name], name, tr("A program: %1").arg(bots[name]), "robot-golem", false});
    const auto found = keeper().find();
    if (const auto* kept = std::get_if<KeptMatch>(&found)) {
        QStringList names;
        for (const MatchWish::Seat& seat : kept->wish.seats) names += seat.name;
        setup.canResume = true;
        setup.resumeText = names.join(tr(" against "));
    }
    if (const auto* problem = std::get_if<KeepProblem>(&found)) setup.notices += problem->message;
    for (const std::string& problem : Database::takeProblems()) setup.notices += QString::fromStdString(problem);
    for (const std::string& mistake : ownCardMistakes()) setup.notices += QString::fromStdString(mistake);
    return setup;
}

}  // namespace duelogue
