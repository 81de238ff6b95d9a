#pragma once

#include <QFile>
#include <QtTest>

#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "cards/rulestext/RulesText.h"
#include "match/arcana/text/Vocabulary.h"
#include "match/basebreak/text/Vocabulary.h"
#include "match/netrun/text/Vocabulary.h"
#include "match/tribute/text/Vocabulary.h"
#include "resources/Embedded.h"

/// Cards with made-up phrases, and their rules text.
namespace duelogue {

/// Returns a pool with the embedded card files whose paths begin with the prefix.
[[nodiscard]] inline CardPool embeddedPool(Vocabulary words, std::string_view prefix) {
    CardPool pool(std::move(words));
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (!file.path.starts_with(prefix)) continue;
        for (const CardError& error : loadCards(pool, file.path, file.text)) qFatal("%s", error.text().c_str());
    }
    return pool;
}

/// Returns the rules text of a card named Trial with these lines, or the first error.
[[nodiscard]] inline QString textOf(const QString& lines, Vocabulary words = arcana::vocabulary()) {
    const std::string hill = words.game == "arcana" ? "  - name: Hill\n    type: Land - Forest\n" : "";
    CardPool pool(std::move(words));
    const std::string file = "set: Test\ncards:\n" + hill + "  - name: Trial\n" + lines.toStdString();
    const auto errors = loadCards(pool, "test.yaml", file);
    return QString::fromStdString(errors.empty() ? rulesText(pool, pool.find("Trial")) : errors.front().text());
}

inline constexpr std::string_view phraseBegin = "Destroy target ";

[[nodiscard]] inline CardPool poolForPhrases() {
    CardPool pool(arcana::vocabulary());
    const auto errors = loadCards(pool, "kinds.yaml",
                                  "set: Kinds\ncards:\n  - {name: Elf, type: Creature - Elf, stats: 1/1}\n"
                                  "  - {name: Goblin, type: Creature - Goblin, stats: 1/1}\n");
    if (!errors.empty()) qFatal("%s", errors.front().text().c_str());
    return pool;
}

[[nodiscard]] inline std::vector<CardError> addDestroyer(CardPool& pool, const std::string& name,
                                                         const std::string& target) {
    return loadCards(pool, name + ".yaml",
                     "set: Test\ncards:\n  - name: " + name + "\n    type: Sorcery\n    targets: [\"" + target +
                         "\"]\n    do: {destroy: target}\n");
}

}  // namespace duelogue
