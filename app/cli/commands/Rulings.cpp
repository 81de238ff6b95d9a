#include <array>
#include <iomanip>

#include "app/cli/Command.h"
#include "app/cli/ReadPlayOptions.h"
#include "app/cli/output/RulingJson.h"
#include "app/games/ProgramRulings.h"
#include "app/library/files/Json.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 2> rulingsOptions{{everyGameOption, jsonOption}};

QJsonObject rulingWithGame(const Game& game, const Ruling& ruling) {
    QJsonObject json = rulingJson(ruling);
    json["game"] = jsonText(game.id());
    json["cards"] = jsonList(ruling.cards);
    return json;
}

ExitStatus listRulings(Arguments& arguments, Console& console) {
    arguments.expectNoWords();
    const auto games = readGames(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    QJsonArray all;
    for (const Game* game : games) {
        for (const Ruling& ruling : rulingsOf(*game).all()) {
            if (wantsJson(arguments)) {
                all.append(rulingWithGame(*game, ruling));
            } else {
                console.out << std::left << std::setw(10) << game->id() << " " << ruling.sentence().english.text
                            << "\n";
            }
        }
    }
    if (wantsJson(arguments)) writeJson(console.out, all);
    return ExitStatus::Fine;
}

JsonHelp rulingsJson() {
    JsonHelp help{"a list, an object for each ruling",
                  {{"game", "Game"}, {"cards", "Names of the cards with a leading role; may be empty"}}};
    help.keys.insert(help.keys.end(), rulingKeys().begin(), rulingKeys().end());
    return help;
}

}  // namespace

Command rulingsCommand() {
    return {"rulings", "", "List rulings: rules that players ask about", rulingsOptions, rulingsJson(), &listRulings};
}

}  // namespace duelogue
