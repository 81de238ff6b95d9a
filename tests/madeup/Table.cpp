#include "tests/madeup/Table.h"

#include <QFile>
#include <QTest>
#include <QtGlobal>
#include <algorithm>
#include <cstring>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "cards/parser/CardLoader.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/Match.h"
#include "match/loop/NameQuestions.h"
#include "match/loop/Questions.h"
#include "match/loop/Save.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::madeup {

namespace {

CardPool loadAll() {
    CardPool pool(vocabulary());
    QFile file(QStringLiteral(DUELOGUE_SOURCE_DIR "/tests/madeup/cards.yaml"));
    if (!file.open(QIODevice::ReadOnly)) qFatal("tests/madeup/cards.yaml can't be read");
    const std::vector<CardError> errors = loadCards(pool, "cards.yaml", file.readAll().toStdString());
    for (const CardError& error : errors) qCritical("%s", error.text().c_str());
    if (!errors.empty()) qFatal("tests/madeup/cards.yaml has mistakes");
    return pool;
}

QString seat(PlayerId player) { return player ? QString(QChar(u'A' + player.value)) : QStringLiteral("nobody"); }

QString outcomeWord(Outcome outcome) {
    switch (outcome) {
        case Outcome::Unset:
            return QStringLiteral("pending");
        case Outcome::Succeeded:
            return QStringLiteral("happened");
        case Outcome::Canceled:
            return QStringLiteral("taken back");
        case Outcome::Prevented:
            return QStringLiteral("prevented");
        case Outcome::Negated:
            return QStringLiteral("negated");
        case Outcome::Impossible:
            return QStringLiteral("impossible");
        case Outcome::Refused:
            return QStringLiteral("refused");
    }
    return {};
}

/// Returns the first card field of a communication, or an empty id.
CardId cardIn(const ReadableMatch& match, const Communication& communication) {
    for (const Field& field : match.rulebook().kinds()[communication.kind].fields) {
        if (field.type != Field::Type::Card) continue;
        CardId card;
        std::memcpy(&card, communication.body.data() + field.offset, sizeof card);
        return card;
    }
    return {};
}

}  // namespace

const CardPool& madeUpCards() {
    static const CardPool pool = loadAll();
    return pool;
}

const MadeUpRulebook& madeUpRules() {
    static const MadeUpRulebook rules(madeUpCards());
    return rules;
}

Table::Table(int players, std::uint64_t seed, const MadeUpRulebook& rules)
    : m_driver{Match(rules)}, m_match(m_driver.edit()) {
    MatchState& state = m_match.state();
    state.globals.random = Random(seed);
    const std::vector<std::vector<DefinitionId>> decks(static_cast<std::size_t>(players));
    rules.setUp(m_match, decks);
    state.globals.turn = 1;
    state.globals.phase = static_cast<std::uint8_t>(Phase::Main);
    for (int i = 0; i < players; ++i) {
        const PlayerId player(static_cast<std::uint8_t>(i));
        set(player, PlayerValue::Credits, 10);
        deck(player, QStringList(5, QStringLiteral("Page")));
    }
    set(A, PlayerValue::Clicks, 3);
    m_driver.setObserver(this);
}

Table& Table::put(PlayerId player, Zone zone, const QStringList& names) {
    for (const QString& name : names) {
        const DefinitionId definition = madeUpCards().find(name.toStdString());
        if (!definition) qFatal("there is no card \"%s\"", qPrintable(name));
        const auto kind = static_cast<std::uint8_t>(zone);
        relocate(m_match, m_match.state().addCard(definition, player, kind), player, kind, Place::Top);
    }
    return *this;
}

Table& Table::at(const QString& place, const QString& unit) {
    m_match.state().card(card(unit)).current.host = card(place);
    return *this;
}

Table& Table::set(PlayerId player, PlayerValue value, int number) {
    m_match.state().player(player).values[static_cast<std::size_t>(value)] = static_cast<std::int16_t>(number);
    return *this;
}

QString Table::begin() {
    m_match.run();
    checkPromises();
    return asked();
}

QString Table::asked() const {
    const Globals& globals = m_match.state().globals;
    if (globals.over != 0) {
        QString winners;
        for (std::uint8_t p = 0; p < globals.playerCount; ++p) {
            if (((globals.winners >> p) & 1U) != 0) winners += seat(PlayerId(p));
        }
        return QStringLiteral("over: ") + (winners.isEmpty() ? QStringLiteral("nobody") : winners);
    }
    const Communication* question = m_match.pendingQuestion();
    if (question == nullptr) return QStringLiteral("stuck");
    const CardId about = cardIn(m_match, *question);
    const QString kind = QString::fromStdString(m_match.rulebook().kinds()[question->kind].name);
    return seat(m_match.playerToAct()) + u' ' + kind + (about ? u' ' + name(about) : QString());
}

QStringList Table::options() const {
    Replies replies;
    m_match.legalReplies(replies);
    QStringList all;
    for (const Reply& reply : replies) all += describe(reply);
    return all;
}

QString Table::says(PlayerId player, const QString& answer) {
    Replies replies;
    m_match.legalReplies(replies);
    const auto found =
        std::find_if(replies.begin(), replies.end(), [&](const Reply& reply) { return describe(reply) == answer; });
    Reply reply(ReplyWord::Cancel);
    if (answer == QStringLiteral("concede")) reply = Reply(ReplyWord::Concede);
    if (found != replies.end()) {
        reply = *found;
    } else if (reply.is(ReplyWord::Cancel) && answer != QStringLiteral("cancel")) {
        return QStringLiteral("no such answer, but: ") + options().join(QStringLiteral(", "));
    }
    const MessageId refused = m_driver.play(player, reply);
    if (refused != MessageId::None) return QString::fromUtf8(text(refused));
    checkPromises();
    return asked();
}

QString Table::plays(PlayerId player, const QString& card) {
    says(player, QStringLiteral("play ") + card);
    return says(player, QStringLiteral("pay"));
}

int Table::value(PlayerId player, PlayerValue value) const {
    return m_match.state().player(player).values[static_cast<std::size_t>(value)];
}

QStringList Table::names(PlayerId player, Zone zone) const {
    QStringList all;
    for (const CardId card : m_match.state().zone(player, zone)) all += name(card);
    return all;
}

CardId Table::card(const QString& wanted) const {
    const MatchState& state = m_match.state();
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId id(static_cast<std::uint16_t>(i));
        if (name(id) == wanted) return id;
    }
    qFatal("no card \"%s\" is in the match", qPrintable(wanted));
}

QString Table::name(Subject subject) const {
    if (subject.isPlayer()) return seat(subject.player());
    if (!subject.isCard() || subject.card().value >= m_match.state().cards.size()) return QStringLiteral("-");
    const DefinitionId definition = m_match.state().card(subject.card()).definition;
    return QString::fromStdString(m_match.pool()[definition].name);
}

int Table::power(const QString& wanted) const {
    return m_match.state().card(card(wanted)).current.figures[static_cast<std::size_t>(Figure::Power)];
}

// -------------------------------------------------------------------------------------------------- the log

QStringList Table::log() const {
    QStringList lines;
    for (const Entry& entry : m_log) lines += entry.line();
    return lines;
}

bool Table::inOrder(const QStringList& lines) const {
    const QStringList all = log();
    qsizetype from = 0;
    for (const QString& line : lines) {
        const qsizetype at = all.indexOf(line, from);
        if (at < 0) {
            qInfo().noquote() << "not found in its place:" << line << "\nin\n" << all.join(u'\n');
            return false;
        }
        from = at + 1;
    }
    return true;
}

CommunicationId Table::idOf(const QString& line) const {
    const auto found = std::find_if(m_log.begin(), m_log.end(), [&](const Entry& e) { return e.line() == line; });
    return found != m_log.end() ? found->id : CommunicationId{};
}

QString Table::stopperOf(const QString& line) const {
    const auto found = std::find_if(m_log.begin(), m_log.end(), [&](const Entry& e) { return e.line() == line; });
    return found != m_log.end() && found->stopper ? name(found->stopper) : QString();
}

QStringList Table::causesOf(const QString& line) const {
    const auto entryOf = [this](CommunicationId id) {
        return std::find_if(m_log.begin(), m_log.end(), [id](const Entry& entry) { return entry.id == id; });
    };
    QStringList causes;
    const auto first = entryOf(idOf(line));
    CommunicationId cause = first != m_log.end() ? first->cause : CommunicationId{};
    while (cause) {
        const auto next = entryOf(cause);
        if (next == m_log.end()) return causes << QStringLiteral("?");
        causes << next->what;
        cause = next->cause;
    }
    return causes;
}

void Table::completed(const ReadableMatch& /*match*/, const Communication& done) {
    m_log.append({done.id, done.cause, describe(done), QStringLiteral(": ") + outcomeWord(done.outcome),
                  stoppedBy(m_match, done)});
}

QString Table::describe(const Communication& communication) const {
    QStringList words{QString::fromStdString(m_match.rulebook().kinds()[communication.kind].name)};
    if (communication.kind.value < maxVerbs) {
        for (const Subject subject : subjectsOf(m_match, communication)) words += name(subject);
        if (const int amount = communication.as<VerbBody>().amount; amount > 0) words += QString::number(amount);
    } else if (const CardId about = cardIn(m_match, communication)) {
        words += name(about);
    }
    return words.join(u' ');
}

QString Table::describe(const Reply& reply) const {
    const Communication* question = m_match.pendingQuestion();
    QString words = QString::fromStdString(m_match.rulebook().replyForms()[reply.word].word);
    const bool instructions = question != nullptr && question->is<ChooseOption>() &&
                              question->as<ChooseOption>().of == ChooseOption::Of::Instructions;
    if (!reply.subject.isNone() && !instructions) return words + u' ' + name(reply.subject);
    if (question != nullptr && question->is<ChooseName>()) {
        const DefinitionId print(static_cast<std::uint16_t>(reply.number));
        return words + u' ' + QString::fromStdString(m_match.pool()[print].name);
    }
    const bool numbered = reply.is(ReplyWord::Number) || reply.is(ReplyWord::Option);
    return numbered ? words + u' ' + QString::number(reply.number) : words;
}

// -------------------------------------------------------------------------------------------------- promises

void Table::checkPromises() const {
    const QString broken = brokenPromise(m_match);
    QVERIFY2(broken.isEmpty(), qPrintable(broken));
}

QString brokenPromise(const Match& match) {
    const Match copy = match;  // NOLINT(performance-unnecessary-copy-initialization): it is the copy that is tested
    if (!(copy.state() == match.state())) return QStringLiteral("the copy differs");
    if (copy.state().hash() != match.state().hash()) return QStringLiteral("the copy has another hash");
    const MatchState& state = match.state();
    const std::size_t lists = state.communications.empty() ? 0 : state.communications.back().listEnd;
    if (state.globals.over == 0 && state.lists.size() != lists) {
        return QStringLiteral("the list of what was answered is still there");
    }
    const auto loaded = load(match.rulebook(), save(match));
    if (const auto* error = std::get_if<SaveError>(&loaded)) return QString::fromStdString(error->message);
    if (!(std::get<MatchState>(loaded) == match.state())) return QStringLiteral("what was loaded differs");
    return {};
}

}  // namespace duelogue::madeup
