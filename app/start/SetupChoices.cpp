#include "app/start/SetupChoices.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>

#include "app/games/Games.h"
#include "app/games/presenter/GamePresenter.h"
#include "app/library/decks/DeckLibrary.h"
#include "app/library/decks/DeckSeat.h"
#include "app/library/decks/RandomDeck.h"
#include "app/library/files/Database.h"
#include "app/library/files/Preferences.h"
#include "app/match/saved/Autosave.h"
#include "app/match/saved/Participants.h"
#include "app/match/saved/Series.h"
#include "app/shell/language/DeckWords.h"
#include "app/shell/language/OutsideWords.h"
#include "app/shell/language/Tr.h"
#include "app/start/DeckPreview.h"
#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "cards/rulestext/grammar/English.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Journal.h"
#include "players/search/Level.h"

namespace duelogue {

namespace {

DUELOGUE_TR(Start)

QString colorsOf(const Game& game, const Deck& deck) {
    QString colors;
    for (const char color : {'W', 'U', 'B', 'R', 'G'}) {
        const bool has = std::any_of(deck.entries.begin(), deck.entries.end(), [&](const DeckEntry& entry) {
            return game.presenter().colorsOf(game.pool(), entry.card).contains(color);
        });
        if (has) colors += color;
    }
    return colors;
}

/// Returns the color letter of the first card, which paints the picture of decks without any of the colors WUBRG.
QString hueOf(const Game& game, const Deck& deck) {
    if (deck.entries.empty()) return {};
    return game.presenter().colorsOf(game.pool(), deck.entries.front().card).left(1);
}

/// Returns the icon of the deck's most expensive card.
QString iconOf(const Game& game, const Deck& deck) {
    const auto price = [&](const DeckEntry& entry) {
        const auto& resources = game.pool()[entry.card].cost.resources;
        return std::accumulate(resources.begin(), resources.end(), 0);
    };
    const auto best = std::max_element(deck.entries.begin(), deck.entries.end(),
                                       [&](const DeckEntry& a, const DeckEntry& b) { return price(a) < price(b); });
    return best == deck.entries.end() ? QString() : QString::fromStdString(game.pool()[best->card].icon);
}

QString againstTheRules(const std::vector<std::string>& problems) {
    std::vector<std::string> sentences;
    sentences.reserve(problems.size());
    for (const std::string& problem : problems) sentences.push_back(deckWords(problem).toStdString());
    const std::string all = listed(sentences, tr("and", "between two mistakes in a deck").toStdString());
    return tr("Illegal deck: %1.").arg(QString::fromStdString(all));
}

SetupDeck offer(const Game& game, const std::string& id, const Deck& deck) {
    SetupDeck offered;
    offered.id = QString::fromStdString(id);
    offered.name = QString::fromStdString(deck.name);
    offered.colors = colorsOf(game, deck);
    if (offered.colors.isEmpty()) offered.hue = hueOf(game, deck);
    offered.description = QString::fromStdString(deck.about);
    offered.icon = iconOf(game, deck);
    offered.cards = deck.size();
    DeckPreview look = lookOf(game, deck);
    offered.fan = std::move(look.fan);
    offered.curve = std::move(look.curve);
    const auto seat = seatOfDeck(game, deck);
    offered.seat = seat ? static_cast<int>(*seat) : -1;
    return offered;
}

SetupDeck offer(const Game& game, const NamedDeck& named) {
    SetupDeck deck = offer(game, named.id, named.deck);
    deck.description = translated("Decks", named.deck.about);
    return deck;
}

SetupDeck offer(const Game& game, const OwnDeck& own) {
    SetupDeck deck = offer(game, own.id, own.deck);
    deck.own = true;
    deck.whole = true;
    deck.playable = own.missing.empty() && deck.cards > 0 && deck.cards <= game.deckBuilding().rules.most;
    if (deck.description.isEmpty()) deck.description = tr("Your deck, %n cards.", nullptr, deck.cards);
    const auto problems = deckProblems(game.pool(), own.deck, game.deckBuilding().rules);
    if (!own.missing.empty()) {
        deck.problem = tr("This deck can't be played: some of its cards no longer exist.");
    } else if (!problems.empty()) {
        deck.problem = againstTheRules(problems);
    }
    return deck;
}

SetupDeck chanceDeck(const Game& game) {
    SetupDeck random;
    random.id = "random";
    const bool joined = game.deckBuilding().joined > 1;
    random.name = joined ? tr("Random") : tr("Random deck");
    const bool sides = game.deckBuilding().seatOf != nullptr;
    random.description = joined  ? tr("Dealt from what nobody chose; revealed when the match starts.")
                         : sides ? tr("A random identity and deck for this side.")
                                 : tr("A random two-color deck.");
    random.icon = "perspective-dice-six-faces-random";
    random.whole = true;
    return random;
}

/// Returns a random deck of a template.
SetupDeck chanceDeck(const Game& game, const DeckTemplate& like) {
    SetupDeck random = chanceDeck(game);
    if (!like.formerWord.empty()) random.formerId = random.id + ':' + QString::fromStdString(like.formerWord);
    random.id += ':' + QString::fromStdString(like.word);
    random.seat = like.seat ? *like.seat : -1;
    if (!like.head) {
        random.name = tr("Random: %1").arg(translated("Decks", like.word));
        random.description = translated("Decks", like.about) + '.';
        random.description[0] = random.description[0].toUpper();
        return random;
    }
    const Definition& head = game.pool()[like.head];
    const QString name = QString::fromStdString(head.name);
    random.name = tr("Random: %1").arg(name.section(':', 0, 0));
    random.description = tr("%1 with a random deck.").arg(name);
    random.icon = QString::fromStdString(head.icon);
    random.hue = game.presenter().colorsOf(game.pool(), like.head).left(1);
    return random;
}

/// Returns one random deck of the default kind, and one for each other template.
std::vector<SetupDeck> chanceDecks(const Game& game) {
    const DeckBuilding& building = game.deckBuilding();
    std::vector<SetupDeck> decks;
    if (building.joined == 1 && building.templates.empty()) return decks;
    decks.push_back(chanceDeck(game));
    for (const DeckTemplate& like : building.templates) {
        const auto usual = readRandomDeck(game, "random", like.seat);
        if (std::get<RandomDeckSpec>(usual).like != like) decks.push_back(chanceDeck(game, like));
    }
    return decks;
}

std::vector<SetupDeck> offeredDecks(const Game& game) {
    std::vector<SetupDeck> decks;
    for (const NamedDeck& named : game.decks()) decks.push_back(offer(game, named));
    for (const OwnDeck& own : ownDecks(game)) decks.push_back(offer(game, own));
    std::ranges::move(chanceDecks(game), std::back_inserter(decks));
    return decks;
}

SetupKind offer(const Level& level, std::size_t strength) {
    // Stronger levels have greater chess pieces.
    constexpr std::array<const char*, 5> pieces{"chess-pawn", "chess-knight", "chess-bishop", "chess-rook",
                                                "chess-queen"};
    return {QString::fromUtf8(level.name), translated("Levels", level.title), translated("Levels", level.about),
            pieces[std::min(strength, pieces.size() - 1)], false};
}

/// Describes an unfinished match: "You against Maren, turn 9". Replays the match to find the turn.
QString describe(const SavedMatch& kept) {
    QStringList names;
    for (const MatchConfig::Seat& seat : kept.config.seats) names += seat.called();
    QString who = names.join(tr(" vs. "));
    const Game* const played = game(kept.config.game.toStdString());
    if (played == nullptr) return who;
    const Match match = playedOut(*played, kept);
    if (kept.config.series.of > 1)
        who = seriesWords(kept.config.seats, kept.config.series.of, standingOf(kept.config, match).wins);
    if (kept.over) return tr("%1, between matches").arg(who);
    const int turn = match.state().globals.turn;
    return turn == 0 ? tr("%1, opening hands").arg(who) : tr("%1, turn %2").arg(who, QString::number(turn));
}

std::vector<SetupOption> offeredOptions(const Rulebook& rulebook) {
    std::vector<SetupOption> options;
    for (const Rulebook::MatchSetting& option : rulebook.settings()) {
        QStringList names;
        for (const std::string& name : option.names) names += QString::fromUtf8(name);
        options.push_back({QString::fromUtf8(option.word), QString::fromUtf8(option.meaning), option.least, option.most,
                           option.usual, names, option.isSeat, QString::fromUtf8(option.formerWord)});
    }
    return options;
}

/// Returns the names of the roles without the article that rules text has.
QStringList rolesOf(const CardPool& pool) {
    QStringList roles;
    for (const RoleWord& role : pool.vocabulary().roles)
        roles += translated("Games", role.text.substr(role.text.find(' ') + 1));
    return roles;
}

/// Returns the levels that this game's players don't support.
QStringList levelsWithout(const Rulebook& rulebook) {
    QStringList without;
    for (const Level& level : levels()) {
        if (usualPlayer(std::string(level.name), rulebook, 1) == nullptr) without += QString::fromUtf8(level.name);
    }
    return without;
}

}  // namespace

SetupGame offerOf(const Game& game) {
    const Rulebook::SeatCount seats = game.rulebook().seatCount();
    SetupGame offered;
    offered.id = QString::fromUtf8(game.id());
    offered.name = translated("Games", game.words().title);
    offered.description = translated("Games", game.words().sentence);
    offered.icon = QString::fromUtf8(game.words().icon);
    offered.seats = {static_cast<int>(seats.least), static_cast<int>(seats.most)};
    offered.decks = offeredDecks(game);
    offered.joined = game.deckBuilding().joined;
    offered.options = offeredOptions(game.rulebook());
    offered.roles = rolesOf(game.pool());
    offered.without = levelsWithout(game.rulebook());
    return offered;
}

QStringList problemsOf(const Game& game, const Deck& deck) {
    QStringList sentences;
    for (const std::string& problem : deckProblems(game.pool(), deck, game.deckBuilding().rules)) {
        sentences += againstTheRules({problem});
    }
    return sentences;
}

Setup startOffer() {
    Setup setup;
    for (const std::string& id : gameIds()) {
        const Game* found = game(id);
        if (found != nullptr) setup.games.push_back(offerOf(*found));
    }
    setup.kinds = {{"person", tr("Human"), tr("A player at this screen."), "person", true}};
    for (const Level& level : levels()) setup.kinds.push_back(offer(level, setup.kinds.size() - 1));
    setup.opposite = setup.kinds[(setup.kinds.size() + 1) / 2].id;  // a level in the middle
    const QMap<QString, QString> bots = Preferences().bots();
    for (const QString& name : bots.keys())
        setup.kinds.push_back(
            {"process:" + bots[name], name, tr("External bot: %1").arg(bots[name]), "robot-golem", false});
    const auto found = keeper().find();
    if (const auto* kept = std::get_if<SavedMatch>(&found)) {
        setup.canResume = true;
        setup.resumeText = describe(*kept);
        setup.resumeDoubt = (kept->over ? tr("The rest of the series won't be played: %1.")
                                        : tr("Your unfinished match (%1) will be saved under Matches."))
                                .arg(setup.resumeText);
    }
    if (const auto* problem = std::get_if<AutosaveProblem>(&found)) setup.notices += problem->message;
    for (const std::string& problem : Database::takeProblems()) setup.notices += QString::fromStdString(problem);
    for (const std::string& mistake : ownCardMistakes()) setup.notices += QString::fromStdString(mistake);
    return setup;
}

}  // namespace duelogue
