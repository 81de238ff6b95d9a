// Reads players of a Phrase.
#include <optional>
#include <string>
#include <vector>

#include "cards/parser/Language.h"
#include "cards/parser/phrases/Phrase.h"
#include "cards/parser/phrases/ReferenceWords.h"

namespace duelogue {

namespace {

/// Reads players as cards print them: "each player", "each rival", "your rival". Returns nullopt and reads nothing if
/// something else comes next.
std::optional<Term> takePrinted(Tokens& tokens, const Vocabulary& words) {
    if (tokens.accept("each player")) return Term::EveryPlayer;
    if (tokens.accept("each other player")) return Term::Others;
    for (const PlayerWord& word : words.players) {
        for (const std::string& printed : {"each " + word.word, "your " + word.word, word.only}) {
            if (tokens.accept(printed)) return word.term;
        }
    }
    return std::nullopt;
}

std::vector<std::string> wordsForPlayers(const Vocabulary& words) {
    std::vector<std::string> known = {"target", "target's owner", "target's controller", "each player",
                                      "each other player"};
    for (const ReferenceWord& reference : playerReferences()) known.emplace_back(reference.words);
    for (const PlayerWord& player : words.players) {
        known.push_back(player.word);
        known.push_back(player.only.empty() ? "each " + player.word : player.only);
    }
    for (const NameWord& name : words.names) {
        if (name.players) known.push_back(name.word);
    }
    for (const RoleWord& role : words.roles) known.push_back(role.word);
    return known;
}

}  // namespace

const std::vector<PhraseForm>& playerForms() {
    static const std::vector<PhraseForm> forms{
        {"you", "the controller of the ability"},
        {"others", "all players except you, in turn order"},
        {"every player", "all players, starting with the current player"},
        {"each player", "the same as `every player`, in the words of rules text"},
        {"each other player", "the same as `others`, in the words of rules text"},
        {"each <rival>", "the same as `others`", Needs::Rivals},
        {"target", "the player chosen as the target; `target 2` is the second target"},
        {"that player", "the current player of the innermost `for each`"},
        {"affected player", "the player whom the event affects, or the controller of the card that it affects"},
        {"this's controller", "the controller of that card; also `source's controller`, `target's controller`"},
        {"this's owner", "the owner of that card"},
        {"<player>", "players whom the rules name (see *Names*)", Needs::NamedPlayers},
        {"<role>", "the player who has this role in the match", Needs::Roles},
    };
    return forms;
}

/// Reads a name that the rulebook knows for cards or players.
ExpressionId Phrase::takeNamed(bool players) {
    const auto text = [players](const NameWord& name) {
        return name.players == players ? std::string_view(name.word) : std::string_view();
    };
    const auto found = m_tokens.acceptOneOf(words().names, text);
    return found ? m_loading.makeIndexed(Term::Named, static_cast<std::uint8_t>(*found)) : ExpressionId{};
}

/// Reads a role: "keeper", also as cards print it, "the keeper".
ExpressionId Phrase::takeRole() {
    const std::size_t begin = m_tokens.at();
    auto found = m_tokens.acceptOneOf(words().roles, [](const RoleWord& role) { return std::string_view(role.text); });
    if (!found) {
        (void)m_tokens.accept("the");
        found = m_tokens.acceptOneOf(words().roles, [](const RoleWord& role) { return std::string_view(role.word); });
    }
    if (!found) m_tokens.goTo(begin);
    return found ? m_loading.makeIndexed(Term::Role, static_cast<std::uint8_t>(*found)) : ExpressionId{};
}

/// Reads "source's controller" or "target's owner". Returns none and reads nothing if something else comes next.
ExpressionId Phrase::takeThrough() {
    const std::size_t begin = m_tokens.at();
    const ExpressionId card = takeReference();
    if (card && m_tokens.accept("'s")) {
        if (m_tokens.accept("controller")) return m_loading.make(Term::ControllerOf, card);
        if (m_tokens.accept("owner")) return m_loading.make(Term::OwnerOf, card);
    }
    if (!m_failed) m_tokens.goTo(begin);
    return {};
}

/// Reads a word for players. Returns none and reads nothing if something else comes next.
ExpressionId Phrase::takePlain() {
    if (!enter()) return {};
    if (const ExpressionId through = takeThrough()) return through;
    if (m_failed) return {};
    if (const auto printed = takePrinted(m_tokens, words())) return m_loading.make(*printed);
    for (const ReferenceWord& reference : playerReferences()) {
        if (m_tokens.accept(reference.words)) return m_loading.make(reference.term);
    }
    const auto text = [](const PlayerWord& word) { return std::string_view(word.word); };
    if (const auto found = m_tokens.acceptOneOf(words().players, text)) {
        return m_loading.make(words().players[*found].term);
    }
    if (const ExpressionId named = takeNamed(true)) return named;
    if (const ExpressionId role = takeRole()) return role;
    return m_tokens.accept("target") ? takeTarget(Term::TargetPlayer) : ExpressionId{};
}

ExpressionId Phrase::takePlayers() {
    const ExpressionId player = takePlain();
    if (player || m_failed) return player;
    if (!m_tokens.comes("player") && !m_tokens.comes("players"))
        return fail("a player", wordsForPlayers(words()), R"(, e.g. "you" or "<rival>")");
    const std::string wanted = exampleIn(words(), R"(only a target can be any player: write "you", "<rival>" or )");
    m_loading.fail(m_line, misplaced(m_tokens.peek(), wanted + R"("every player")"));
    m_failed = true;
    return {};
}

/// Reads "your" or "target's". Returns none and reads nothing if something else comes next.
ExpressionId Phrase::takeWhose() {
    const std::size_t begin = m_tokens.at();
    const ExpressionId player = takePlain();
    if (player && m_tokens.accept("'s")) return player;
    if (!m_failed) m_tokens.goTo(begin);
    return {};
}

}  // namespace duelogue
