// Tries every form of reply that a question accepts, about every card that the player knows, in all four games. If the
// question begins something, all other replies of the game are tried as well. Each illegal reply must be refused with a
// reason.
#include <QtTest>
#include <map>
#include <set>

#include "cards/data/CardPool.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Replies.h"
#include "players/plain/Evaluation.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/BegunGames.h"
#include "tests/support/players/Choices.h"

using namespace duelogue;

namespace {

/// The reply words that each kind of question has accepted.
using Words = std::map<std::uint8_t, std::set<std::uint8_t>>;

Words wordsOf(const BegunGame& game, int matches) {
    Words words;
    atChoices(matches, game.match, [&words](const ReadableMatch& match) {
        Replies replies;
        match.legalReplies(replies);
        for (const Reply& reply : replies) words[match.pendingQuestion()->kind.value].insert(reply.word);
    });
    return words;
}

/// Returns the words to try at the pending question: those that it accepts, and the game's own unless the question
/// follows something already begun.
std::set<std::uint8_t> wordsAt(const ReadableMatch& match, const Words& accepted) {
    std::set<std::uint8_t> words = accepted.at(match.pendingQuestion()->kind.value);
    if (isFollowUp(*match.pendingQuestion())) return words;
    for (std::size_t i = static_cast<std::size_t>(ReplyWord::Count); i < match.rulebook().replyForms().size(); ++i)
        words.insert(static_cast<std::uint8_t>(i));
    return words;
}

/// Returns the cards that the player who is asked knows, and all players for a choice.
std::vector<Subject> subjectsOf(const ReadableMatch& match, std::uint8_t word) {
    std::vector<Subject> subjects;
    for (std::size_t c = 0; c < match.state().cards.size(); ++c) {
        const Card& card = match.state().cards[c];
        if (card.definition && card.isKnownTo(match.playerToAct()))
            subjects.emplace_back(CardId(static_cast<std::uint16_t>(c)));
    }
    if (word != static_cast<std::uint8_t>(ReplyWord::Choose)) return subjects;
    for (const PlayerId player : match.state().seatsFrom(PlayerId(0))) subjects.emplace_back(player);
    return subjects;
}

int numbersFor(const ReadableMatch& match, Subject subject) {
    if (!subject.isCard()) return 1;
    return 1 + match.pool()[match.state().card(subject.card()).definition].abilityCount;
}

/// Returns every reply with that word that a player could write.
Replies writable(const ReadableMatch& match, std::uint8_t word, const Replies& legal) {
    const std::vector<Subject> subjects = subjectsOf(match, word);
    Replies all;
    switch (match.rulebook().replyForms()[word].shape) {
        case ReplyShape::Bare:
            all.emplace_back(word);
            break;
        case ReplyShape::Number:
        case ReplyShape::Name:
            break;
        case ReplyShape::Subject:
            for (const Subject subject : subjects) all.emplace_back(word, subject);
            break;
        case ReplyShape::SubjectAndNumber:
            for (const Subject subject : subjects) {
                for (int n = 0; n < numbersFor(match, subject); ++n) all.emplace_back(word, subject, Subject{}, n);
            }
            break;
        case ReplyShape::TwoSubjects:
            if (std::ranges::find(legal, word, &Reply::word) == legal.end()) {
                for (const Subject subject : subjects) all.emplace_back(word, subject, subjects.front());
            }
            for (const Subject subject : subjects) {
                for (const Reply& reply : legal) {
                    if (reply.word == word && subject.isCard()) all.emplace_back(word, subject, reply.second);
                    if (reply.word == word && subject.isCard()) all.emplace_back(word, reply.subject, subject);
                }
            }
            break;
    }
    return all;
}

}  // namespace

class TestRefusals : public QObject {
    Q_OBJECT

private slots:
    void everyRefusalHasAReason_data() { addBegunGames(); }

    void everyRefusalHasAReason() {
        QFETCH(int, game);
        const BegunGame& begun = begunGames()[static_cast<std::size_t>(game)];
        const int matches = isLongRun() ? 60 : 6;
        const Words words = wordsOf(begun, matches * 2);
        std::map<std::string, int> without;
        int refused = 0;
        atChoices(matches, begun.match, [&](const ReadableMatch& match) {
            Replies legal;
            match.legalReplies(legal);
            for (const std::uint8_t word : wordsAt(match, words)) {
                for (const Reply& reply : writable(match, word, legal)) {
                    if (std::ranges::find(legal, reply) != legal.end()) continue;
                    ++refused;
                    if (hasReason(match, reply)) continue;
                    ++without[match.rulebook().kinds()[match.pendingQuestion()->kind].name + ": " +
                              writeReply(match, match.playerToAct(), reply)];
                }
            }
        });
        QVERIFY(refused > 1000);
        QStringList wrong;
        for (const auto& [what, count] : without)
            wrong += QString::fromStdString(what) + ", " + QString::number(count) + " times";
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 40).join('\n')));
    }

private:
    [[nodiscard]] static bool hasReason(const ReadableMatch& match, const Reply& reply) {
        const Refusal refusal = match.refusalReason(reply);
        const std::string words = match.rulebook().reason(match, refusal);
        const bool isSaid = !words.empty() && words.find("[1]") == std::string::npos;
        return isSaid && refusal != MessageId::None && refusal != MessageId::NotOneOfTheAnswers;
    }
};

DUELOGUE_TEST(TestRefusals, NoApplication)
#include "tst_refusals.moc"
