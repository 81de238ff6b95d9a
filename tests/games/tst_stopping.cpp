// Tries to stop every event of every game: a card that says so is refused, or what it stops really does not happen.
// DUELOGUE_LONG=1 plays many more positions; DUELOGUE_EVENT=WORD tries one event alone.
#include <QtTest>

#include <map>
#include <memory>
#include <set>

#include "cards/reading/CardLoader.h"
#include "match/arcana/Arcana.h"
#include "match/basebreak/Basebreak.h"
#include "match/effects/Verb.h"
#include "match/netrun/Netrun.h"
#include "match/notation/ScenarioRunner.h"
#include "match/tribute/Tribute.h"
#include "resources/Embedded.h"
#include "tests/support/match/RandomBases.h"
#include "tests/support/match/RandomField.h"
#include "tests/support/match/RandomMatch.h"
#include "tests/support/match/RandomPosition.h"
#include "tests/support/match/RandomServers.h"
#include "tests/support/match/WrittenDown.h"

using namespace duelogue;

namespace {

bool isLong() { return qEnvironmentVariableIntValue("DUELOGUE_LONG") != 0; }

/// A way of stopping an event, as an ability says it around the event.
struct Way {
    const char* name;
    const char* before;
    const char* behind;
};
constexpr std::array ways{Way{"Negate", "negate: {", "}"}, Way{"Prevent", "before: {", "}, prevent: all"}};

/// An event that happens so often where it should be stopped, and never is, can't be.
constexpr int enoughToMiss = 5;

/// An ability that stops an event in that way; one that is `idle` has the same words, and a condition that never holds.
std::string abilityOf(const Way& way, const std::string& event, bool idle) {
    return "{" + std::string(way.before) + event + way.behind + (idle ? ", if: 1 > 2" : "") + "}";
}

/// A game with everything that the test needs of it.
struct Game {
    std::string name;
    Vocabulary (*vocabulary)();
    std::string type;  ///< the line of a card that can lie in play throughout
    std::string zone;  ///< and the line of a position on which that card is written
    std::unique_ptr<Rulebook> (*rulebook)(const CardPool& pool);
    std::string (*position)(const Rulebook& plain, std::uint64_t seed);
};

template <class Rules>
std::unique_ptr<Rulebook> rulesOf(const CardPool& pool) {
    return std::make_unique<Rules>(pool);
}

const std::array games{
    Game{"arcana", &arcana::vocabulary, "Enchantment, cost: 0", "battlefield", &rulesOf<arcana::Arcana>,
         [](const Rulebook& plain, std::uint64_t seed) { return arcana::RandomPosition(plain.pool(), seed).text(); }},
    Game{"basebreak", &basebreak::vocabulary, "Minion - Pirates, stats: 2", "play", &rulesOf<basebreak::Basebreak>,
         [](const Rulebook& plain, std::uint64_t seed) { return basebreak::RandomBases(plain.pool(), seed).text(2); }},
    Game{"netrun", &netrun::vocabulary, "Anarch Resource, cost: 0, stats: \"1\"", "play", &rulesOf<netrun::Netrun>,
         [](const Rulebook& plain, std::uint64_t seed) {
             return netrun::RandomServers(static_cast<const netrun::Netrun&>(plain), seed).text();
         }},
    Game{"tribute", &tribute::vocabulary, "Continuous Spell", "field", &rulesOf<tribute::Tribute>,
         [](const Rulebook& plain, std::uint64_t seed) { return tribute::RandomField(plain.pool(), seed).text(); }},
};

void loadProgramCards(CardPool& pool, const std::string& game) {
    const std::string cards = "cards/" + game + "/";
    // Netrun's places come before all that speaks of them.
    const std::string_view first = "cards/netrun/servers.yaml";
    for (const bool isFirst : {true, false}) {
        for (const EmbeddedFile& file : embeddedFiles()) {
            if (!file.path.starts_with(cards) || (file.path == first) != isFirst) continue;
            for (const CardError& error : loadCards(pool, file.path, file.text)) qFatal("%s", error.text().c_str());
        }
    }
}

/// An event of the vocabulary, as card files write it, for each of the words that it can be written with.
struct Event {
    std::string word;
    std::uint64_t verbs = 0;         ///< bit v: it is a verb v
    bool isPlain = false;            ///< any such verb is such an event
    std::vector<std::string> forms;  ///< "is summoned: monster"
};

/// How an event is said of anything to which it may happen: the ways to say it that cover most come first.
std::vector<std::string> formsOf(const Vocabulary& words, const std::string& word) {
    std::vector<std::string> forms{word + ": every player", word + ": card", word + ": {source: card}"};
    for (const TraitWord& trait : words.traits) {
        if (trait.group == TraitWord::Group::Type) forms.push_back(word + ": " + trait.word);
    }
    for (const ZoneWord& zone : words.zones) forms.push_back(word + ": card in any " + zone.word);
    return forms;
}

std::vector<Event> eventsOf(const Vocabulary& words) {
    std::vector<Event> events;
    const auto add = [&](const std::string& word, std::size_t verb, bool isPlain) {
        const std::uint64_t verbs = (std::uint64_t{1} << verb) | words.verbs[verb].covers;
        if (std::ranges::find(events, word, &Event::word) == events.end())
            events.push_back({word, verbs, isPlain, formsOf(words, word)});
    };
    for (const EventWord& event : words.events) {
        const Pattern& said = event.pattern;
        add(event.word, said.verb, said.detail == 0xff && said.from == 0xff && said.to == 0xff);
    }
    for (std::size_t v = 0; v < words.verbs.size(); ++v) {
        const VerbWord& verb = words.verbs[v];
        if (verb.statement) continue;
        std::vector<std::string> names{verb.word};
        for (const Parameter& parameter : verb.parameters) {
            const auto behind = [&](const auto& list) {
                names.clear();
                for (const auto& each : list) names.push_back(verb.word + " " + each.word);
            };
            if (parameter.slot == Slot::Value) behind(words.playerValues);
            if (parameter.slot == Slot::Detail) behind(words.details);
            if (parameter.slot == Slot::Counter) behind(words.counters);
        }
        for (const std::string& name : names) add(name, v, name == verb.word);
    }
    return events;
}

/// A card that stops such events, and how it came out.
struct Trial {
    std::string event;  ///< and how it is stopped: what several cards may say
    std::uint64_t verbs = 0;
    bool isPlain = false;
    std::string stopper;  ///< the name of the card that stops it
    std::string idler;    ///< and of its twin, which stops nothing
    int stopped = 0;      ///< how often it stopped something
    int inVain = 0;       ///< and it made no difference
    int missed = 0;       ///< how often such a verb happened while it was in play
    std::string example;
};

/// What a card in play has stopped, and what has happened.
class Stops : public Observer {
public:
    explicit Stops(CardId card) : m_card(card) {}
    void completed(const Match& match, const Communication& done) override {
        if (done.kind.value >= maxVerbs) return;
        if (stoppedBy(match, done) == m_card) ++stopped;
        if (done.succeeded()) happened |= std::uint64_t{1} << done.kind.value;
    }
    int stopped = 0;
    std::uint64_t happened = 0;  ///< bit v: a verb v

private:
    CardId m_card;
};

CardId cardNamed(const Match& match, const std::string& name) {
    const DefinitionId definition = match.pool().find(name);
    const auto& cards = match.state().cards;
    const auto found = std::ranges::find(cards, definition, &Card::definition);
    return found == cards.end() ? CardId{} : CardId(static_cast<std::uint16_t>(found - cards.begin()));
}

}  // namespace

class TestStopping : public QObject {
    Q_OBJECT

private slots:
    void stoppingAnEventIsRefusedOrWorks_data() {
        QTest::addColumn<int>("game");
        for (std::size_t g = 0; g < games.size(); ++g) {
            // Netrun has so many events that its row takes minutes.
            if (games[g].name != "netrun" || isLong()) QTest::newRow(games[g].name.c_str()) << static_cast<int>(g);
        }
    }

    /// Two matches are the same but for one card, which stops an event in the one and does nothing in the other. Where
    /// it stops something, they differ from then on.
    void stoppingAnEventIsRefusedOrWorks() {
        QFETCH(int, game);
        m_game = &games[static_cast<std::size_t>(game)];
        m_trials.clear();
        makeCards();
        const std::uint64_t positions = isLong() ? 100 : 5;
        // One way to say it is enough where that stops something.
        std::string stopped;
        for (Trial& trial : m_trials) {
            for (std::uint64_t seed = 1; seed <= positions && trial.stopped < 3 && trial.event != stopped; ++seed)
                tryAt(trial, seed);
            if (trial.stopped > 0) stopped = trial.event;
        }
        QString wrong;
        std::map<std::string, Trial> events;
        for (const Trial& trial : m_trials) {
            Trial& event = events.try_emplace(trial.event, trial).first->second;
            event.stopped = std::max(event.stopped, trial.stopped);
            // The first way to say an event covers most of it; a narrower one may rightly let it happen.
            if (trial.stopped > 1 && trial.inVain == trial.stopped)
                wrong += QString::fromStdString("\n" + trial.event + ": " + std::to_string(trial.inVain) + " of " +
                                                std::to_string(trial.stopped) + " times it happens all the same\n" +
                                                trial.example);
        }
        QStringList unseen;
        for (const auto& [name, event] : events) {
            if (event.stopped > 0) continue;
            unseen += QString::fromStdString(name);
            if (event.isPlain && event.missed >= enoughToMiss)
                wrong += QString::fromStdString("\n" + name + ": nothing is stopped, " + std::to_string(event.missed) +
                                                " times it happens");
        }
        qInfo("%zu cards for %zu events; never seen: %s", m_trials.size(), events.size(),
              qPrintable(unseen.join(", ")));
        if (!wrong.isEmpty()) QFAIL(qPrintable(wrong));
    }

private:
    const Game* m_game = nullptr;
    std::unique_ptr<CardPool> m_plainPool;
    std::unique_ptr<CardPool> m_pool;
    std::unique_ptr<Rulebook> m_plain;
    std::unique_ptr<Rulebook> m_rulebook;
    std::vector<Trial> m_trials;

    [[nodiscard]] std::string cardText(const std::string& name, const std::string& ability) const {
        return "- {name: " + name + ", type: " + m_game->type + ", abilities: [" + ability + "]}\n";
    }

    /// A card for each way to say that any event is stopped; those that can't be loaded are left out.
    void makeCards() {
        const std::string only = qEnvironmentVariable("DUELOGUE_EVENT").toStdString();
        std::vector<Trial> all;
        std::string file = "set: Stopping\ncards:\n";
        for (const Event& event : eventsOf(m_game->vocabulary())) {
            if (!only.empty() && event.word != only) continue;
            for (const Way& way : ways) {
                for (const std::string& form : event.forms) {
                    Trial trial;
                    trial.event = std::string(way.name) + " " + event.word;
                    trial.verbs = event.verbs;
                    trial.isPlain = event.isPlain;
                    trial.stopper = "Stopper " + std::to_string(all.size());
                    trial.idler = "Idler " + std::to_string(all.size());
                    all.push_back(trial);
                    file += cardText(trial.stopper, abilityOf(way, form, false)) +
                            cardText(trial.idler, abilityOf(way, form, true));
                }
            }
        }
        m_plainPool = std::make_unique<CardPool>(m_game->vocabulary());
        loadProgramCards(*m_plainPool, m_game->name);
        m_plain = m_game->rulebook(*m_plainPool);
        m_pool = std::make_unique<CardPool>(m_game->vocabulary());
        loadProgramCards(*m_pool, m_game->name);
        std::set<std::string> refused;
        for (const CardError& error : loadCards(*m_pool, "stopping.yaml", file)) refused.insert(error.card);
        for (const Trial& trial : all) {
            if (!refused.contains(trial.stopper)) m_trials.push_back(trial);
        }
        m_rulebook = m_game->rulebook(*m_pool);
    }

    /// The position with one more card in play; empty where no card of that side is in play.
    [[nodiscard]] std::string positionWith(const std::string& card, std::string position) const {
        const std::size_t side = position.find(m_game->name == "netrun" ? "player 2\n" : "player 1\n");
        const std::string head = "  " + m_game->zone + " ";
        const std::size_t at = position.find(head, side);
        if (at == std::string::npos) return {};
        std::string note;
        if (m_game->name == "basebreak") {
            const std::string table = "table\n" + head;
            const std::size_t base = position.find(table) + table.size();
            note = " (on " + position.substr(base, position.find_first_of(",\n", base) - base) + ")";
        }
        return position.insert(at + head.size(), card + note + ", ");
    }

    /// None where the position is impossible.
    [[nodiscard]] std::optional<Match> matchFrom(const std::string& position) const {
        const auto read = readScenarios(position);
        if (std::holds_alternative<NotationError>(read)) return std::nullopt;
        ScenarioRunner runner(*m_rulebook);
        if (runner.setUp(std::get<std::vector<Scenario>>(read).front())) return std::nullopt;
        return runner.match();
    }

    void tryAt(Trial& trial, std::uint64_t seed) {
        const std::string plain = m_game->position(*m_plain, seed);
        const std::string position = positionWith(trial.stopper, plain);
        auto stopped = matchFrom(position);
        auto idle = matchFrom(positionWith(trial.idler, plain));
        if (!stopped || !idle) return;
        const CardId card = cardNamed(*stopped, trial.stopper);
        Stops stops(card);
        Stops others(card);
        stopped->setObserver(&stops);
        idle->setObserver(&others);
        Random random(seed);
        std::vector<JournalEntry> replies;
        for (int i = 0; i < 60 && stopped->question() != nullptr; ++i) {
            others.happened = 0;
            const Reply reply = busily(*stopped, random);
            replies.push_back({stopped->asked(), reply});
            if (stopped->answer(stopped->asked(), reply) != MessageId::None) return;
            if (idle->answer(replies.back().player, reply) != MessageId::None) return;
            const bool same = areSame(*stopped, *idle, card);
            if (stops.stopped > 0) {
                if ((others.happened & trial.verbs) == 0) return;
                ++trial.stopped;
                if (!same) return;
                ++trial.inVain;
                trial.example = scenarioOf(*m_rulebook, position, replies);
                return;
            }
            // A card that has left play stops nothing any more.
            const bool isThere = stopped->state().card(card).zone == stopped->rulebook().zones().inPlay;
            trial.missed += isThere && (others.happened & trial.verbs) != 0 ? 1 : 0;
            if (!same) return;
        }
    }

    /// Whether the matches differ in nothing but which of the two cards lies there.
    static bool areSame(const Match& stopped, const Match& idle, CardId card) {
        MatchState one = withoutCounters(stopped.state());
        MatchState other = withoutCounters(idle.state());
        other.card(card).definition = one.card(card).definition;
        const auto forget = [](MatchState& state) {
            for (Card& each : state.cards) each.since = 0;
            for (Communication& each : state.stack) each.id = each.cause = {};
            for (StackItem& each : state.items) {
                each.since = each.stamp = 0;
                each.cause = {};
            }
        };
        forget(one);
        forget(other);
        return one == other;
    }
};

QTEST_APPLESS_MAIN(TestStopping)
#include "tst_stopping.moc"
