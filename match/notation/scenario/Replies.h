#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/loop/Match.h"
#include "match/notation/Text.h"
#include "match/notation/scenario/References.h"

namespace duelogue {

/// A reply as the notation writes it: the word of its form and, by the form's shape,
///
///     Subject           "choose CARD", "choose player 2"
///     TwoSubjects       "join CARD with CARD": the second card does it to the first (it is Reply::subject)
///     Number            "number 3"
///     SubjectAndNumber  "use CARD" or "use CARD 1"
///
/// with cards as CardReference writes them; "option WORDS" has the words that describeReply() says. What is left out
/// fits anything. Behind all of them "for CARD" may say what the question is about: "number 2 for CARD", "yes for
/// CARD".
class WrittenReply {
public:
    /// What the text says, by every way it can be read (names of cards may hold any word); none where it says nothing.
    [[nodiscard]] static std::vector<WrittenReply> read(const Match& match, PlayerId player, std::string_view text);

    /// The replies that fit among legal ones, one's own cards first.
    [[nodiscard]] Replies among(const Match& match, PlayerId player, const Replies& legal) const;
    /// Whether the question is about the card that is named behind "for"; where none is, it may be about anything.
    [[nodiscard]] bool isAboutIt(const Match& match) const;
    /// A reply that says this, legal or not; none where no such card is in the match, or the question is about another.
    [[nodiscard]] std::optional<Reply> anyhow(const Match& match, PlayerId player) const;

private:
    /// A card or a player as it is written.
    struct Named {
        PlayerId player;  ///< none: a card is meant
        CardReference card;

        [[nodiscard]] bool fits(const Match& match, Subject subject) const;
        [[nodiscard]] static std::optional<Named> read(const Match& match, PlayerId speaker, std::string_view text);
    };
    std::uint8_t m_word = 0;
    std::optional<Named> m_subject;
    std::optional<Named> m_second;
    std::optional<int> m_number;
    std::optional<CardReference> m_about;

    static void readForm(const Match& match, PlayerId player, std::string_view text,
                         std::vector<WrittenReply>& readings);
    [[nodiscard]] bool fits(const Match& match, const Reply& reply) const;
};

/// The legal reply that the text means, or why there is none.
[[nodiscard]] std::optional<Reply> findReply(const Match& match, PlayerId player, std::string_view text);
/// The reply that the text means even where it is not legal now; none where it is no reply at all.
[[nodiscard]] std::optional<Reply> readAnyReply(const Match& match, PlayerId player, std::string_view text);

/// Says why a text can't be read as a reply, whatever is asked: its first word is unknown to the game, or the rest
/// names an unknown card, player, number or family.
[[nodiscard]] NotationError unreadableReply(const Match& match, PlayerId player, const NotationLine& line,
                                            std::string_view text);

/// The shortest text that findReply() reads as this legal reply; "?" for a word that the game has not. It is the same
/// whatever words the cards' texts have, so texts that are kept are written with it.
[[nodiscard]] std::string writeReply(const Match& match, PlayerId player, const Reply& reply);
/// Writes a reply for people: an option by its card, or by what it does.
[[nodiscard]] std::string describeReply(const Match& match, PlayerId player, const Reply& reply);
/// Joins describeReply() of each with commas.
[[nodiscard]] std::string describeReplies(const Match& match, PlayerId player, const Replies& replies);
/// What can be answered now, for an error: "player 1 is asked for choose-card: choose Grey Cat, done".
[[nodiscard]] std::string writeQuestion(const Match& match);

}  // namespace duelogue
