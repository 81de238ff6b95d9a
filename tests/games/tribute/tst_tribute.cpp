// Tribute: random matches with invariants at every decision. Rules and cards have scenarios of their own in
// scenarios/tribute. DUELOGUE_LONG=1 plays many more matches.
#include <QtTest>
#include <array>

#include "cards/data/CardPool.h"
#include "cards/rulestext/RulesText.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/tribute/Field.h"
#include "match/tribute/Turn.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/RandomField.h"
#include "tests/support/match/RandomMatch.h"
#include "tests/support/match/TributeGame.h"
#include "tests/support/match/WrittenDown.h"

using namespace duelogue;
using namespace duelogue::tribute;

namespace {

const TributeGame& game() { return TributeGame::instance(); }

/// Life points computed from the verbs that change them. They must equal the life points in the state.
class LifePoints : public Observer {
public:
    explicit LifePoints(const ReadableMatch& match) {
        for (std::uint8_t p = 0; p < 2; ++p) m_life[p] = value(match.state(), PlayerId(p), Value::Life);
    }
    void completed(const ReadableMatch& match, const Communication& done) override {
        const bool gain = done.is(CoreVerb::Gain);
        const bool lose = done.is(CoreVerb::Lose);
        const bool hurt = done.is(tribute::Verb::Damage) || done.is(tribute::Verb::BattleDamage);
        if (!(gain || lose || hurt) || !done.succeeded()) return;
        for (const Subject subject : subjectsOf(match, done))
            m_life[subject.player().value] += (gain ? 1 : -1) * done.as<VerbBody>().amount;
    }
    [[nodiscard]] std::string problem(const MatchState& state) const {
        for (std::uint8_t p = 0; p < 2; ++p) {
            if (value(state, PlayerId(p), Value::Life) != m_life[p]) return "life points changed without a verb";
        }
        return {};
    }

private:
    std::array<int, 2> m_life{};
};

/// Returns what is wrong with a card on the field, or an empty string.
std::string problemOn(const MatchState& state, const Card& card) {
    const bool faceDown = has(card, Flag::FaceDown);
    if (has(card, Trait::Monster) && faceDown && !has(card, Flag::Defending)) return "a set monster in attack position";
    if (!has(card, Trait::Monster) && has(card, Flag::Defending)) return "a spell or trap in defense position";
    if (faceDown && !card.isKnownTo(card.current.controller)) return "a player does not know an own set card";
    if (!faceDown && card.knownTo == 0) return "a face-up card that nobody knows";
    if (card.current.controller != card.holder) return "a card lies with somebody who doesn't control it";
    if (figure(card, Figure::Attack) < 0 || figure(card, Figure::Defense) < 0) return "a figure below zero";
    if (card.current.host && !isOpenMonster(state.card(card.current.host))) return "an equip on no face-up monster";
    return {};
}

/// Returns an error if a space holds two cards or a card is outside its row, or else an empty string.
std::string problemInRows(const MatchState& state) {
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        for (const Row row : {Row::Monsters, Row::Backs, Row::Field}) {
            std::array<int, 8> taken{};
            for (const CardId id : cardsIn(state, player, row)) {
                const int space = value(state.card(id), CardValue::Space);
                const int spaces = row == Row::Field ? 1 : option(state, Option::Spaces);
                if (space < 1 || space > spaces) return "a card in no space of its row";
                if (++taken[static_cast<std::size_t>(space)] > 1) return "two cards in one space";
            }
        }
    }
    return {};
}

std::string problemAt(const ReadableMatch& match) {
    const MatchState& state = match.state();
    std::string wrong = problemInRows(state);
    state.eachCardIn(index(Zone::Field), [&](CardId id) {
        if (wrong.empty()) wrong = problemOn(state, state.card(id));
    });
    if (!wrong.empty()) return wrong;
    const bool quiet = match.pendingQuestion()->is<Act>();
    if (quiet && state.continuousEffects.empty()) wrong = problemOfPosition(match);
    if (!wrong.empty()) return wrong;
    if (quiet && !state.pendingItems.empty()) return "a main phase goes on over a chain";
    state.eachCardIn(index(Zone::Field), [&](CardId id) {
        if (quiet && has(state.card(id), Flag::Active)) wrong = "a card is still in use";
    });
    return wrong;
}

std::string problemAtEnd(const ReadableMatch& match) {
    const MatchState& state = match.state();
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        const bool lost = value(state, player, Value::Life) <= 0 || value(state, player, Value::Empty) != 0;
        if (lost == PlayerSet(state.globals.winners).has(player)) return "not those who have not lost have won";
    }
    return {};
}

}  // namespace

class TributeTest : public QObject {
    Q_OBJECT

private slots:
    void randomMatchesKeepAllInvariants() {
        const std::uint64_t matches = isLongRun() ? 2'000 : 60;
        for (std::uint64_t seed = 1; seed <= matches; ++seed) {
            MatchStart start = game().start(seed);
            // In every fourth match players are asked at each opportunity to respond.
            if (seed % 4 == 0) start.options = {8'000, 5, 6, 5, 1};
            Match begun(game().rulebook());
            begin(begun, start);
            LifePoints life(begun);
            const auto watch = [&](const ReadableMatch& match) {
                const std::string wrong = life.problem(match.state());
                return wrong.empty() ? problemAt(match) : wrong;
            };
            RandomMatch match(std::move(begun), seed, watch, &problemAtEnd);
            match.setObserver(&life);
            const std::string wrong = match.play();
            QVERIFY2(wrong.empty(), (std::to_string(seed) + ": " + wrong).c_str());
        }
    }

    /// Positions with any cards on both sides.
    void randomPositionsKeepAllInvariants() {
        const std::uint64_t positions = isLongRun() ? 5'000 : 150;
        for (std::uint64_t seed = 1; seed <= positions; ++seed) {
            const std::string text = RandomField(game().pool(), seed).text();
            Match at = matchAt(game().rulebook(), text);
            LifePoints life(at);
            const auto watch = [&](const ReadableMatch& match) {
                const std::string wrong = life.problem(match.state());
                return wrong.empty() ? problemAt(match) : wrong;
            };
            RandomMatch match(std::move(at), seed, watch, &problemAtEnd);
            match.setObserver(&life);
            const std::string wrong = match.play();
            if (!wrong.empty()) QFAIL((wrong + "\n" + scenarioOf(game().rulebook(), text, match.replies())).c_str());
        }
    }

    void aRecordedMatchCanBeReplayed() {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const std::string wrong = problemOfReplay(game().rulebook(), game().start(seed), seed);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    /// A position in a main phase describes the match completely.
    void aPositionSurvivesWritingAndReading() {
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Match match = game().begun(seed);
            Random random(8);
            while (match.pendingQuestion() != nullptr) {
                if (match.pendingQuestion()->is<Act>() && match.state().continuousEffects.empty()) {
                    const std::string wrong = problemOfPosition(match);
                    QVERIFY2(wrong.empty(), wrong.c_str());
                    ++compared;
                }
                (void)match.play(match.playerToAct(), anyOf(match, random));
            }
        }
        QVERIFY(compared > 50);
    }

    void aStateFitsInto32KiB() {
        Match match = game().begun(9);
        Random random(1);
        while (match.pendingQuestion() != nullptr) {
            QVERIFY(match.state().bytes() <= 32U * 1024U);
            (void)match.play(match.playerToAct(), anyOf(match, random));
        }
    }
};

DUELOGUE_TEST(TributeTest, NoApplication)
#include "tst_tribute.moc"
