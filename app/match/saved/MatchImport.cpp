#include <algorithm>
#include <utility>

#include "app/match/saved/ArchiveWriter.h"
#include "app/match/saved/MatchArchive.h"
#include "app/shell/language/Tr.h"

namespace duelogue {

namespace {

DUELOGUE_TR(Matches)

/// Returns the number of first replies that two matches share, or std::nullopt if they start differently.
std::optional<std::size_t> commonOf(const SavedMatch& one, const SavedMatch& other) {
    const auto cards = [](const SavedMatch& match) { return match.start().decks; };
    if (one.config.game != other.config.game || one.seed != other.seed || one.config.options != other.config.options ||
        cards(one) != cards(other))
        return std::nullopt;
    return static_cast<std::size_t>(std::ranges::mismatch(one.replies, other.replies).in1 - one.replies.begin());
}

Import keepImported(const ReadMatch& read, Import::Outcome outcome) {
    const Game& played = *game(read.match.config.game.toStdString());
    const QString id = idOf(played, read.match);
    if (!putIntoArchive(played, read.match, id, digestOf(played, read.match), Whence::Elsewhere, read.ended))
        return {.problem = tr("Couldn't save the match.")};
    if (outcome == Import::Outcome::Kept && !read.name.isEmpty()) nameMatch(id, read.name);
    return {outcome, id, read.warning};
}

/// Imports a match whose id is already in the archive; `there` is the archived match.
Import importBeside(ReadMatch read, const SavedMatch& there) {
    SavedMatch& match = read.match;
    const QString& id = there.identity.id;
    const auto common = commonOf(there, match);
    if (common && *common == match.replies.size()) return {Import::Outcome::WasThere, id, {}};
    if (common && *common == there.replies.size()) {
        // The archive knows the players and choices better than the text.
        match.identity.id = id;
        match.config.seats = there.config.seats;
        match.choices = there.choices;
        Import import = keepImported(read, Import::Outcome::WentOn);
        if (!import.id.isEmpty()) dropKept(id);
        return import;
    }
    match.identity.origin = id;
    match.identity.originAt = static_cast<int>(common.value_or(0));
    // The same replies give the same branch, even if they are imported twice.
    const QString way = digestOf(*game(match.config.game.toStdString()), match);
    match.identity.id = id + '-' + way.left(8);
    if (archivedMatch(match.identity.id)) return {Import::Outcome::WasThere, match.identity.id, {}};
    return keepImported(read, Import::Outcome::Kept);
}

Import importMatch(ReadMatch read) {
    const QString id = idOf(*game(read.match.config.game.toStdString()), read.match);
    if (!archivedMatch(id)) return keepImported(read, Import::Outcome::Kept);
    const MatchReading there = takeDown(id);
    if (const auto* const kept = std::get_if<ReadMatch>(&there)) return importBeside(std::move(read), kept->match);
    return {Import::Outcome::WasThere, id, {}};
}

}  // namespace

std::vector<Import> importMatches(std::string_view text) {
    // Running matches are archived first, in their current state.
    putAwayFiles();
    std::vector<Import> imports;
    for (MatchReading& reading : readMatches(text)) {
        auto* const read = std::get_if<ReadMatch>(&reading);
        imports.push_back(read != nullptr ? importMatch(std::move(*read))
                                          : Import{.problem = std::get<QString>(reading)});
    }
    return imports;
}

}  // namespace duelogue
