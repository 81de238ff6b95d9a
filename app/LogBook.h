#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "match/Match.h"

namespace duelogue {

/// What has happened in a match, line by line, as the rulebook tells it. Which cards a line names, and who may know
/// them, is kept as it was when the line was written.
class LogBook : public Observer {
public:
    struct Named {
        CardId card;
        DefinitionId definition;
        std::uint8_t knownTo = 0;
        PlayerId whose;  ///< who controlled it, if it was in play; else whose card it is
    };
    struct Line {
        std::string text;  ///< as Rulebook::tell() writes it
        std::vector<Named> cards;
        std::uint16_t turn = 0;
        PlayerId current;     ///< whose turn it was
        bool remark = false;  ///< the text is to be read as it is: nothing of the match, but something about it
    };

    void completed(const Match& match, const Communication& done) override;
    void replied(const Match& match, PlayerId player, const Reply& reply) override;
    void remark(const Match& match, std::string text);
    [[nodiscard]] const std::vector<Line>& lines() const { return m_lines; }

private:
    std::vector<Line> m_lines;
};

/// The line for a reader: each card's and each player's name put in by the two functions. `nameCard` is given the card
/// as the line knows it (nullptr where it names none such), `namePlayer` a player. Where cards of two players have one
/// name, whose each is stands before it.
template <class NameCard, class NamePlayer>
[[nodiscard]] std::string readLine(const LogBook::Line& line, PlayerId you, NameCard&& nameCard,
                                   NamePlayer&& namePlayer);

// ---------------------------------------------------------------------------------------------------- templates

namespace detail {

/// "4 7 9": the cards of one place in a sentence.
std::vector<CardId> cardsIn(const std::string& token);
/// What a card is called by who does not know it.
constexpr const char* unknownCard = "a card";
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

/// Whether the line names a card of another player that the reader calls the same.
template <class NameCard>
bool isShared(const LogBook::Line& line, const LogBook::Named& card, NameCard&& nameCard) {
    const std::string name = nameCard(&card);
    return name != unknownCard && std::ranges::any_of(line.cards, [&](const LogBook::Named& other) {
               return other.whose != card.whose && nameCard(&other) == name;
           });
}

}  // namespace detail

template <class NameCard, class NamePlayer>
std::string readLine(const LogBook::Line& line, PlayerId you, NameCard&& nameCard, NamePlayer&& namePlayer) {
    if (line.remark) return line.text;
    std::string out;
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
            out += detail::readPlayer(token, you, out.empty(), namePlayer);
        } else {
            std::vector<std::string> names;
            for (const CardId card : detail::cardsIn(token)) {
                const auto named = std::find_if(line.cards.rbegin(), line.cards.rend(),
                                                [card](const LogBook::Named& each) { return each.card == card; });
                const LogBook::Named* const known = named == line.cards.rend() ? nullptr : &*named;
                const bool shared = known != nullptr && detail::isShared(line, *known, nameCard);
                const std::string whose =
                    shared ? detail::readPlayer(std::to_string(known->whose.value) + "'s", you, false, namePlayer) + " "
                           : std::string();
                names.push_back(whose + nameCard(known));
            }
            out += detail::listedNames(names);
        }
        i = end;
    }
    if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
    return out;
}

}  // namespace duelogue
