#include <QJsonDocument>
#include <algorithm>
#include <array>
#include <iomanip>

#include "app/Games.h"
#include "app/TextFile.h"
#include "app/cli/CommandLine.h"
#include "app/reference/CardSchema.h"
#include "app/reference/LanguageReference.h"
#include "cards/Nearest.h"
#include "cards/RulesText.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 1> options{{{"game", "NAME", "arcana", "which game"}}};

ExitStatus list(const Game& game, Console& console) {
    for (std::size_t i = 0; i < game.pool().definitions().size(); ++i) {
        const DefinitionId id(static_cast<std::uint16_t>(i));
        const Definition& card = game.pool()[id];
        console.out << std::left << std::setw(28) << card.name << " " << std::setw(8) << costText(game.pool(), id)
                    << " " << std::setw(6) << figuresText(game.pool(), id) << " " << typeLine(game.pool(), id) << "\n";
    }
    return ExitStatus::Fine;
}

ExitStatus show(const Game& game, const std::string& name, Arguments& arguments, Console& console) {
    const CardPool& pool = game.pool();
    const DefinitionId id = pool.find(name);
    if (!id) {
        std::vector<std::string> names;
        for (const Definition& card : pool.definitions()) names.push_back(card.name);
        arguments.setProblem("card: " + foundInstead(name, "the name of a card", names));
        return ExitStatus::Misused;
    }
    const Definition& card = pool[id];
    const std::string cost = costText(pool, id);
    const std::string figures = figuresText(pool, id);
    const std::string text = rulesText(pool, id);
    console.out << card.name << (cost.empty() ? "" : "  " + cost) << "\n" << typeLine(pool, id);
    console.out << (figures.empty() ? "" : "  " + figures) << "\n" << text << (text.empty() ? "" : "\n");
    console.out << card.set << (card.rarity.empty() ? "" : ", " + card.rarity) << " (" << card.file << ":" << card.line
                << ")\n";
    return ExitStatus::Fine;
}

std::string_view fileName(std::string_view path) { return path.substr(path.rfind('/') + 1); }

/// Reads card files as they would be for the game, beside those that come with the program: a file that is named like
/// one of these takes its place. Without any, those of the program and of the user are read.
ExitStatus validate(const std::string& id, std::span<const std::string> paths, Arguments& arguments, Console& console) {
    std::vector<TextFile> own;
    std::vector<std::string> errors;
    if (paths.empty())
        own = textFilesOf(arguments.has("cards") ? arguments.value("cards") : usualOwnCards(), ".yaml", errors);
    for (const std::string& path : paths) {
        auto file = readTextFile(path);
        if (!file) {
            arguments.setProblem(path + ": found nothing, expected a file that can be read");
            return ExitStatus::Misused;
        }
        own.push_back(std::move(*file));
    }
    std::vector<CardFile> files = cardFiles(id);
    std::erase_if(files, [&](const CardFile& file) {
        return std::any_of(own.begin(), own.end(),
                           [&](const TextFile& mine) { return fileName(mine.path) == fileName(file.name); });
    });
    std::vector<std::string> none;
    const std::size_t before = paths.empty() ? 0 : countCards(id, files, none);
    for (const TextFile& file : own) files.push_back({file.path, file.text});
    const std::size_t cards = countCards(id, files, errors) - before;
    for (const std::string& error : errors) console.out << error << "\n";
    console.out << cards << " cards, " << errors.size() << (errors.size() == 1 ? " mistake\n" : " mistakes\n");
    return errors.empty() ? ExitStatus::Fine : ExitStatus::Failed;
}

ExitStatus runCards(Arguments& arguments, Console& console) {
    const std::string id = arguments.value("game");
    const Game* played = game(id);
    if (played == nullptr) {
        arguments.setProblem("--game: " + foundInstead(id, "a game", gameIds()));
        return ExitStatus::Misused;
    }
    const std::span<const std::string> words = arguments.words();
    const std::vector<std::string> known{"list", "show", "validate", "reference", "schema"};
    const std::string task = words.empty() ? std::string{} : words.front();
    if (task == "list" && words.size() == 1) return list(*played, console);
    if (task == "show" && words.size() > 1) {
        std::string name;
        for (const std::string& word : words.subspan(1)) name += (name.empty() ? "" : " ") + word;
        return show(*played, name, arguments, console);
    }
    if (task == "reference" && words.size() == 1) {
        console.out << languageReference(played->pool().vocabulary(), cardFiles(id));
        return ExitStatus::Fine;
    }
    if (task == "schema" && words.size() == 1) {
        console.out << QJsonDocument(cardSchema(played->pool().vocabulary())).toJson().toStdString();
        return ExitStatus::Fine;
    }
    if (task == "validate") return validate(id, words.subspan(1), arguments, console);
    const bool isKnown = std::find(known.begin(), known.end(), task) != known.end();
    arguments.setProblem(isKnown && task == "show" ? "show: found nothing, expected the name of a card"
                         : isKnown                 ? task + ": found \"" + words[1] + "\", expected nothing more"
                                   : foundInstead(task, "list, show, validate, reference or schema", known));
    return ExitStatus::Misused;
}

}  // namespace

Command cardsCommand() {
    return {"cards", "list | show NAME | validate [FILE...] | reference | schema",
            "Lists the cards, shows one, looks for mistakes in card files, and tells their language", options,
            &runCards};
}

}  // namespace duelogue
