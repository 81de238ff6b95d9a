#include "match/notation/MatchLog.h"

#include <utility>

#include "cards/data/CardPool.h"
#include "match/effects/Endless.h"
#include "match/effects/LogPhrases.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/LogFormatter.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

/// Returns the line about an endless effect: its cards, or otherwise the cards in progress when a limit was reached.
std::string tellEndless(const ReadableMatch& match, const Communication& verb) {
    std::vector<Subject> cards = cardsInProgress(match.state());
    if (verb.is(CoreRule::BreakOff)) {
        const auto subjects = subjectsOf(match, verb);
        cards.assign(subjects.begin(), subjects.end());
    }
    if (cards.empty()) return {};
    return logphrases::listed(cards) + (cards.size() == 1 ? " causes" : " cause") + " an endless loop";
}

/// Returns the players who know that a player other than `whose` has such a card in play; bit p is player p.
std::uint8_t rivalsKnownTo(const ReadableMatch& match, DefinitionId definition, PlayerId whose) {
    const std::uint8_t inPlay = match.rulebook().zones().inPlay;
    unsigned players = 0;
    for (const Card& card : match.state().cards) {
        if (card.zone == inPlay && card.definition == definition && card.current.controller != whose)
            players |= card.knownTo;
    }
    return static_cast<std::uint8_t>(players);
}

}  // namespace

void MatchLog::told(const ReadableMatch& match, const Communication& done) {
    const LogFormatter& formatter = match.rulebook().logFormatter();
    note(match, formatter.tellFirst(match, done));
    note(match, formatter.tell(match, done));
}

void MatchLog::executed(const ReadableMatch& match, const Communication& verb) {
    const bool isEndless = match.state().globals.ending == MessageId::EndlessEffects;
    note(match, isEndless ? tellEndless(match, verb) : match.rulebook().logFormatter().tellRule(match, verb));
}

void MatchLog::note(const ReadableMatch& match, std::string text) {
    if (text.empty()) return;
    Line line;
    line.text = std::move(text);
    line.turn = match.state().globals.turn;
    line.current = match.state().globals.current;
    for (std::size_t at = line.text.find('['); at != std::string::npos; at = line.text.find('[', at + 1)) {
        for (const CardId id : cardsIn(line.text.substr(at + 1, line.text.find(']', at) - at - 1))) {
            if (id.value >= match.state().cards.size()) continue;
            const Card& card = match.state().card(id);
            const bool inPlay = card.zone == match.rulebook().zones().inPlay;
            const PlayerId whose = inPlay ? card.current.controller : card.owner;
            line.cards.push_back(
                {id, card.definition, card.knownTo, whose, rivalsKnownTo(match, card.definition, whose)});
        }
    }
    m_lines.push_back(std::move(line));
}

/// Conceding is not a communication: it can happen during any question.
void MatchLog::replied(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    if (!reply.is(ReplyWord::Concede)) return;
    const Globals& globals = match.state().globals;
    m_lines.push_back({"{" + std::to_string(player.value) + ":concedes|concede}", {}, globals.turn, globals.current});
}

std::vector<CardId> MatchLog::cardsIn(const std::string& token) {
    std::vector<CardId> cards;
    for (std::size_t at = 0; at < token.size(); at = token.find(' ', at)) {
        if (token[at] == ' ') ++at;
        cards.emplace_back(static_cast<std::uint16_t>(std::stoi(token.substr(at))));
    }
    return cards;
}

std::size_t MatchLog::Line::placeOf(CardId card) const {
    return static_cast<std::size_t>(std::ranges::find(cards, card, &Named::card) - cards.begin());
}

bool MatchLog::Line::isShared(const std::vector<std::string>& names, std::size_t place, PlayerId you) const {
    if (names[place] == unknownCard) return false;
    const Named& card = cards[place];
    const unsigned rivals = you ? (card.rivalsKnownTo >> you.value) & 1U : card.rivalsKnownTo;
    // "goes to the bottom of {0's} deck" says it already.
    const bool isTold = text.find("{" + std::to_string(card.whose.value) + "'s}") != std::string::npos;
    if (rivals != 0 && !isTold) return true;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == names[place] && cards[i].whose != cards[place].whose) return true;
    }
    return false;
}

namespace detail {

std::string withReaderFirst(std::string text, PlayerId you) {
    constexpr std::size_t length = 3;  // of "{0}"
    const std::string reader = you ? logphrases::name(you) : std::string();
    const std::size_t at = reader.empty() || !text.starts_with('{') ? std::string::npos : text.find(reader);
    const std::size_t listEnd = text.find_first_not_of("{}0123456789, and");
    if (at == 0 || at == std::string::npos || at >= listEnd || text.find('}') != length - 1) return text;
    text.replace(at, length, text.substr(0, length));
    return text.replace(0, length, reader);
}

std::string listedNames(const std::vector<std::string>& names) {
    const auto counted = MatchLog::eachOnce(names);
    std::string text;
    for (std::size_t i = 0; i < counted.size(); ++i) {
        const auto& [name, count] = counted[i];
        if (i > 0) text += i + 1 == counted.size() ? " and " : ", ";
        if (count > 1 && name == MatchLog::unknownCard) {
            text += std::to_string(count) + " cards";
        } else {
            text += count > 1 ? name + " ×" + std::to_string(count) : name;
        }
    }
    return text;
}

}  // namespace detail

std::string openName(const CardPool& pool, const MatchLog::Named* card) {
    return card != nullptr && card->definition ? pool[card->definition].name : MatchLog::unknownCard;
}

void MatchLog::remark(const ReadableMatch& match, std::string text) {
    Line line;
    line.text = std::move(text);
    line.turn = match.state().globals.turn;
    line.current = match.state().globals.current;
    line.remark = true;
    m_lines.push_back(std::move(line));
}

}  // namespace duelogue
