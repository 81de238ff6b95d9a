#include "match/notation/Journal.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Options.h"
#include "match/notation/scenario/Position.h"
#include "match/notation/scenario/Replies.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "match/notation/scenario/expectations/Expectations.h"

namespace duelogue {

namespace {

std::string writeDeck(const CardPool& pool, const std::vector<DefinitionId>& deck) {
    std::string text;
    for (std::size_t i = 0; i < deck.size();) {
        std::size_t end = i + 1;
        while (end < deck.size() && deck[end] == deck[i]) ++end;
        text += (text.empty() ? "" : ", ") + pool[deck[i]].name;
        if (end - i > 1) text += " x" + std::to_string(end - i);
        i = end;
    }
    return text;
}

}  // namespace

void begin(Match& match, const MatchStart& start) {
    match.state().globals.random = Random(start.seed);
    std::copy(start.options.begin(), start.options.end(), match.state().globals.settings.begin());
    match.rulebook().setUp(match, start.decks);
    match.run();
}

std::string writeReplay(const Rulebook& rulebook, const MatchStart& start, const std::vector<JournalEntry>& entries,
                        std::string_view name, const std::vector<std::string>& notes,
                        const std::optional<RulesFingerprint>& playedWith) {
    std::string text = "game        " + rulebook.vocabulary().game + "\n";
    if (!name.empty()) text += "name        " + std::string(name) + "\n";
    for (const std::string& note : notes) text += "note        " + note + "\n";
    const RulesFingerprint edition = playedWith ? *playedWith : editionOf(rulebook, start.decks);
    text += "rules       " + std::to_string(edition.rules) + "\n";
    text += "cards       " + writeFingerprints(edition.cards) + "\n";
    text += "seed        " + std::to_string(start.seed) + "\n";
    text += writeOptions(rulebook, start.options);
    for (std::size_t p = 0; p < start.decks.size(); ++p) {
        text +=
            "player " + std::to_string(p + 1) + "\n  deck        " + writeDeck(rulebook.pool(), start.decks[p]) + "\n";
    }
    text += "moves\n";
    Match match(rulebook);
    begin(match, start);
    for (const JournalEntry& entry : entries) {
        const Match before = match;
        if (match.play(entry.player, entry.reply) != MessageId::None) break;
        text +=
            "  " + std::to_string(entry.player.value + 1) + " " + writeReply(before, entry.player, entry.reply) + "\n";
    }
    text += "  expect hash " + writeHash(match) + "\n";
    return text;
}

std::variant<Replay, NotationError> readReplay(const Rulebook& rulebook, const Scenario& scenario) {
    auto start = readStart(rulebook, scenario);
    if (auto* error = std::get_if<NotationError>(&start)) return std::move(*error);
    Journal journal;
    ScenarioRunner played(rulebook);
    played.setObserver(&journal);
    Replay replay;
    replay.start = std::get<MatchStart>(std::move(start));
    // A match that continues does not ask for forced choices.
    Scenario asUsual = scenario;
    asUsual.asking = {};
    if (auto error = played.setUp(asUsual)) return *std::move(error);
    for (std::size_t i = 0; i < scenario.moves.size() && !replay.mistake; ++i) {
        const bool refusal = i + 1 < scenario.moves.size() && scenario.moves[i + 1].text.starts_with("expect refused");
        replay.mistake = played.play(scenario.moves[i], refusal);
    }
    replay.entries = journal.entries();
    return replay;
}

}  // namespace duelogue
