#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "match/effects/verbs/CausalObserver.h"

namespace duelogue {

class CardPool;

/// The log of a match, line by line, as the rulebook's LogFormatter writes it. A line keeps the cards that it names,
/// and who knew them, as they were when it was written.
class MatchLog : public CausalObserver {
public:
    /// A card that a line names.
    struct Named {
        CardId card;
        DefinitionId definition;
        std::uint8_t knownTo = 0;
        PlayerId whose;  ///< its controller, if it was in play; otherwise its owner
        /// Bit p: player p knew that another player had a card of this name in play.
        std::uint8_t rivalsKnownTo = 0;
    };
    struct Line {
        std::string text;  ///< as LogFormatter::tell() writes it
        std::vector<Named> cards;
        std::uint16_t turn = 0;
        PlayerId current;     ///< the player whose turn it was
        bool remark = false;  ///< true for a remark about the match, whose text is read verbatim

        /// Returns the index of the card in `cards`, or the size of `cards` if the line does not name it.
        [[nodiscard]] std::size_t placeOf(CardId card) const;
        /// Returns true if the line must say whose card is at index `place`. Another player has a card of that name: in
        /// the line, or in play while nothing else in the line tells the player. `names` are the names of `cards` for
        /// the reader `you`, who may be unset.
        [[nodiscard]] bool isShared(const std::vector<std::string>& names, std::size_t place, PlayerId you) const;
    };

    /// Parses the placeholder of one or more cards, such as "4 7 9".
    [[nodiscard]] static std::vector<CardId> cardsIn(const std::string& token);
    /// The name of a card for a reader who does not know it.
    static constexpr const char* unknownCard = "a card";
    /// Returns each name once, in order of first appearance, with its number of appearances.
    template <class Name>
    [[nodiscard]] static std::vector<std::pair<Name, int>> eachOnce(const std::vector<Name>& names);

    void told(const ReadableMatch& match, const Communication& done) override;
    void executed(const ReadableMatch& match, const Communication& verb) override;
    void replied(const ReadableMatch& match, PlayerId player, const Reply& reply) override;
    /// Adds a line that is not about an event of the match.
    void remark(const ReadableMatch& match, std::string text);
    [[nodiscard]] const std::vector<Line>& lines() const { return m_lines; }

private:
    std::vector<Line> m_lines;

    void note(const ReadableMatch& match, std::string text);
};

/// Returns the line for a reader, with names in place of placeholders. `nameCard` receives the card as the line knows
/// it, or nullptr if the line does not name it. `namePlayer` receives a player. If cards of several players in the line
/// or in play share a name, the player is added, except if that player is the subject of the sentence. `you` is the
/// reader, who is addressed as "you"; it may be unset.
template <class NameCard, class NamePlayer>
[[nodiscard]] std::string readLine(const MatchLog::Line& line, PlayerId you, NameCard&& nameCard,
                                   NamePlayer&& namePlayer);
/// Returns the name of a card for a reader who may know everything that the line knows: its name, or "a card". For
/// readLine().
[[nodiscard]] std::string openName(const CardPool& pool, const MatchLog::Named* card);

// ---------------------------------------------------------------------------------------------------- templates

template <class Name>
std::vector<std::pair<Name, int>> MatchLog::eachOnce(const std::vector<Name>& names) {
    std::vector<std::pair<Name, int>> each;
    for (const Name& name : names) {
        const auto same = std::ranges::find(each, name, &std::pair<Name, int>::first);
        if (same == each.end()) {
            each.emplace_back(name, 1);
        } else {
            ++same->second;
        }
    }
    return each;
}

namespace detail {

/// Moves the reader to the front of a list of players that begins the line: "{1} and {0} draw" becomes "{0} and {1}
/// draw" for player 0.
std::string withReaderFirst(std::string text, PlayerId you);
/// Joins names: "Grizzly Bears ×2 and Ogre", "2 cards".
std::string listedNames(const std::vector<std::string>& names);

/// Replaces the placeholder of a player ("0:draws|draw", "0's" or "0") by the name and the matching verb. `doer` is the
/// subject of the sentence so far, which is not named again.
template <class NamePlayer>
std::string readPlayer(const std::string& token, PlayerId you, PlayerId doer, bool first, NamePlayer&& namePlayer) {
    const PlayerId player(static_cast<std::uint8_t>(std::stoi(token)));
    const std::size_t colon = token.find(':');
    const std::size_t bar = token.find('|');
    if (token.ends_with("'s")) return player == you ? "your" : player == doer ? "their" : namePlayer(player) + "'s";
    if (colon == std::string::npos && player == doer) return player == you ? "yourself" : "themselves";
    std::string name = player == you ? (first ? "You" : "you") : namePlayer(player);
    if (colon == std::string::npos || bar == std::string::npos) return name;
    return name + " " + (player == you ? token.substr(bar + 1) : token.substr(colon + 1, bar - colon - 1));
}

}  // namespace detail

template <class NameCard, class NamePlayer>
std::string readLine(const MatchLog::Line& line, PlayerId you, NameCard&& nameCard, NamePlayer&& namePlayer) {
    if (line.remark) return line.text;
    const std::string text = detail::withReaderFirst(line.text, you);
    std::vector<std::string> names;
    for (const MatchLog::Named& each : line.cards) names.push_back(nameCard(&each));
    std::string out;
    PlayerId doer;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const std::size_t end = c == '[' ? text.find(']', i) : c == '{' ? text.find('}', i) : std::string::npos;
        if (end == std::string::npos) {
            out += c;
            continue;
        }
        const std::string token = text.substr(i + 1, end - i - 1);
        if (c == '{') {
            const bool isSubject = token.find(':') != std::string::npos;
            if (isSubject) doer = PlayerId(static_cast<std::uint8_t>(std::stoi(token)));
            out += detail::readPlayer(token, you, doer, out.empty(), namePlayer);
        } else {
            std::vector<std::string> called;
            for (const CardId card : MatchLog::cardsIn(token)) {
                const std::size_t at = line.placeOf(card);
                if (at == names.size()) {
                    called.push_back(nameCard(nullptr));
                    continue;
                }
                const std::string owner = std::to_string(line.cards[at].whose.value) + "'s";
                const bool shared = line.cards[at].whose != doer && line.isShared(names, at, you);
                const auto whose = [&] { return detail::readPlayer(owner, you, PlayerId{}, false, namePlayer) + " "; };
                called.push_back((shared ? whose() : "") + names[at]);
            }
            out += detail::listedNames(called);
        }
        i = end;
    }
    if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
    return out;
}

}  // namespace duelogue
