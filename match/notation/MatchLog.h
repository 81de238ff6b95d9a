#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "match/effects/verbs/CausalObserver.h"

namespace duelogue {

/// What has happened in a match, line by line, as the rulebook tells it. Which cards a line names, and who may know
/// them, is kept as it was when the line was written.
class MatchLog : public CausalObserver {
public:
    struct Named {
        CardId card;
        DefinitionId definition;
        std::uint8_t knownTo = 0;
        PlayerId whose;  ///< who controlled it, if it was in play; else whose card it is
    };
    struct Line {
        std::string text;  ///< as LogFormatter::tell() writes it
        std::vector<Named> cards;
        std::uint16_t turn = 0;
        PlayerId current;     ///< whose turn it was
        bool remark = false;  ///< the text is to be read as it is: nothing of the match, but something about it

        /// The place of the card among those that the line names; their number where it names none such.
        [[nodiscard]] std::size_t placeOf(CardId card) const;
        /// Whether a card of another player has the same name as the one at that place; `names` are those of `cards`.
        [[nodiscard]] bool isShared(const std::vector<std::string>& names, std::size_t place) const;
    };

    /// "4 7 9": the cards that stand together in a line.
    [[nodiscard]] static std::vector<CardId> cardsIn(const std::string& token);
    /// What a card is called by who does not know it.
    static constexpr const char* unknownCard = "a card";
    /// Each name once, in the order in which they first come, with how often it is there.
    template <class Name>
    [[nodiscard]] static std::vector<std::pair<Name, int>> eachOnce(const std::vector<Name>& names);

    void told(const Match& match, const Communication& done) override;
    void executed(const Match& match, const Communication& verb) override;
    void replied(const Match& match, PlayerId player, const Reply& reply) override;
    void remark(const Match& match, std::string text);
    [[nodiscard]] const std::vector<Line>& lines() const { return m_lines; }

private:
    std::vector<Line> m_lines;

    void note(const Match& match, std::string text);
};

/// The line for a reader: each card's and each player's name put in by the two functions. `nameCard` is given the card
/// as the line knows it (nullptr where it names none such), `namePlayer` a player. Where cards of two players have one
/// name, whose each is stands before it, but for those of the player of whom it says what that one does.
template <class NameCard, class NamePlayer>
[[nodiscard]] std::string readLine(const MatchLog::Line& line, PlayerId you, NameCard&& nameCard,
                                   NamePlayer&& namePlayer);
/// What readLine() is to call the card where its reader may know whatever the line knows: the card's name, or "a card".
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

/// "Grizzly Bears ×2 and Ogre", "2 cards".
std::string listedNames(const std::vector<std::string>& names);

/// "0:draws|draw", "0's" or "0": the player with the verb that fits.
template <class NamePlayer>
std::string readPlayer(const std::string& token, PlayerId you, bool first, NamePlayer&& namePlayer) {
    const PlayerId player(static_cast<std::uint8_t>(std::stoi(token)));
    const std::size_t colon = token.find(':');
    const std::size_t bar = token.find('|');
    if (token.ends_with("'s")) return player == you ? "your" : namePlayer(player) + "'s";
    std::string name = player == you ? (first ? "You" : "you") : namePlayer(player);
    if (colon == std::string::npos || bar == std::string::npos) return name;
    return name + " " + (player == you ? token.substr(bar + 1) : token.substr(colon + 1, bar - colon - 1));
}

}  // namespace detail

template <class NameCard, class NamePlayer>
std::string readLine(const MatchLog::Line& line, PlayerId you, NameCard&& nameCard, NamePlayer&& namePlayer) {
    if (line.remark) return line.text;
    std::vector<std::string> names;
    for (const MatchLog::Named& each : line.cards) names.push_back(nameCard(&each));
    std::string out;
    PlayerId doer;
    for (std::size_t i = 0; i < line.text.size(); ++i) {
        const char c = line.text[i];
        const std::size_t end = c == '['   ? line.text.find(']', i)
                                : c == '{' ? line.text.find('}', i)
                                           : std::string::npos;
        if (end == std::string::npos) {
            out += c;
            continue;
        }
        const std::string token = line.text.substr(i + 1, end - i - 1);
        if (c == '{') {
            if (token.find(':') != std::string::npos) doer = PlayerId(static_cast<std::uint8_t>(std::stoi(token)));
            out += detail::readPlayer(token, you, out.empty(), namePlayer);
        } else {
            std::vector<std::string> called;
            for (const CardId card : MatchLog::cardsIn(token)) {
                const std::size_t at = line.placeOf(card);
                if (at == names.size()) {
                    called.push_back(nameCard(nullptr));
                    continue;
                }
                const std::string owner = std::to_string(line.cards[at].whose.value) + "'s";
                const bool shared = line.cards[at].whose != doer && line.isShared(names, at);
                called.push_back((shared ? detail::readPlayer(owner, you, false, namePlayer) + " " : "") + names[at]);
            }
            out += detail::listedNames(called);
        }
        i = end;
    }
    if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
    return out;
}

}  // namespace duelogue
