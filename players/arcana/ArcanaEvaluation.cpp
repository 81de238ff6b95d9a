#include "players/arcana/ArcanaEvaluation.h"

#include <algorithm>
#include <array>

#include "cards/data/CardPool.h"
#include "match/arcana/Table.h"
#include "match/loop/Questions.h"
#include "match/loop/ReadableMatch.h"
#include "players/arcana/Fighting.h"
#include "players/arcana/ReplyPriors.h"

namespace duelogue::arcana {

namespace {

/// The value that a keyword adds to a creature: a constant, and an amount for each point of power.
struct KeywordWorth {
    Trait trait;
    double flat;
    double perPower;
};
constexpr std::array<KeywordWorth, 13> keywordWorths{{{Trait::Flying, 0.4, 0.8},
                                                      {Trait::Reach, 0.9, 0},
                                                      {Trait::Vigilance, 0.6, 0.2},
                                                      {Trait::Defender, 0, -1.2},
                                                      {Trait::FirstStrike, 0.6, 0.3},
                                                      {Trait::DoubleStrike, 0.6, 1.8},
                                                      {Trait::Trample, 0, 0.3},
                                                      {Trait::Deathtouch, 3.0, 0},
                                                      {Trait::Lifelink, 0, 0.8},
                                                      {Trait::Fear, 0.3, 0.6},
                                                      {Trait::Hexproof, 0.9, 0},
                                                      {Trait::Shroud, 0.7, 0},
                                                      {Trait::Indestructible, 3.0, 0}}};
constexpr std::array<Trait, 5> walks{Trait::Plainswalk, Trait::Islandwalk, Trait::Swampwalk, Trait::Mountainwalk,
                                     Trait::Forestwalk};

constexpr std::size_t enoughLands = 7;
/// The value of each further land. With fewer than three lands a player can do hardly anything.
constexpr std::array<double, enoughLands> landsInPlay{6.7, 6.7, 6.7, 2.6, 2.6, 0.6, 0.6};
constexpr double landTooMany = 0.3;
constexpr double landInHand = 2.5;
/// The value of having the turn.
constexpr double tempo = 3.5;

double landInPlay(std::size_t lands) { return lands < enoughLands ? landsInPlay[lands] : landTooMany; }

double worthOfCreature(const Card& card) {
    // Power beyond three counts less, because a single chump block stops it.
    const int hits = std::max(0, power(card));
    double worth = 0.2 + 2.5 * std::min(hits, 3) + 1.4 * std::max(0, hits - 3) + 1.0 * std::max(0, toughness(card));
    for (const KeywordWorth& keyword : keywordWorths) {
        if (has(card, keyword.trait)) worth += keyword.flat + keyword.perPower * hits;
    }
    for (const Trait walk : walks) {
        if (has(card, walk)) worth += 0.3 * hits;
    }
    return worth;
}

int totalCost(const Definition& definition) {
    int total = 0;
    for (const auto part : definition.cost.resources) total += part;
    return total;
}

std::size_t landsOf(const MatchState& state, PlayerId player) {
    const auto cards = battlefield(state, player);
    return static_cast<std::size_t>(
        std::count_if(cards.begin(), cards.end(), [&](CardId card) { return has(state.card(card), Trait::Land); }));
}

/// Returns the danger of decking, in points. A player who draws from an empty library loses.
double dangerOfDrawing(std::size_t library) {
    constexpr std::size_t safe = 4;
    return library >= safe ? 0 : 4.0 * static_cast<double>(safe - library);
}

double worthOf(const ReadableMatch& match, PlayerId player) {
    const MatchState& state = match.state();
    double worth = worthOfLife(value(state, player, Value::Life));
    std::size_t lands = 0;
    for (const CardId card : battlefield(state, player)) {
        worth += has(state.card(card), Trait::Land) ? landInPlay(lands++) : worthInPlay(match, card);
    }
    for (const CardId card : state.zone(player, Zone::Hand)) {
        const bool land = has(state.card(card), Trait::Land);
        worth += !land ? cardInHand : lands++ < enoughLands ? landInHand : landTooMany;
    }
    if (state.globals.current == player) worth += tempo;
    return worth - dangerOfDrawing(state.zone(player, Zone::Library).size());
}

// -------------------------------------------------------------------------------------------------- rollout policy

bool isMulligan(const ReadableMatch& match) {
    const Communication* const asker = match.state().asker();
    return asker != nullptr && asker->is(ArcanaKind::Mulligans) && match.state().communications.back().is<YesNo>();
}

/// Keeps a hand with at least two lands and two other cards, any hand of fewer cards, and any after two mulligans.
Reply keepOrNot(const ReadableMatch& match, PlayerId player) {
    const auto hand = match.state().zone(player, Zone::Hand);
    const auto lands = std::count_if(hand.begin(), hand.end(),
                                     [&](CardId card) { return has(match.state().card(card), Trait::Land); });
    const auto others = static_cast<std::ptrdiff_t>(hand.size()) - lands;
    const bool poor = hand.size() >= 4 && (lands < 2 || others < 2);
    return Reply(poor && value(match.state(), player, Value::Mulligans) < 2 ? ReplyWord::Yes : ReplyWord::No);
}

/// Gives up the least valuable of the chooser's own cards, or keeps the most valuable one. The purpose of an effect is
/// unknown, so the best subjects of other players come first.
Reply usualChoice(const ReadableMatch& match, const Replies& replies) {
    const PlayerId chooser = match.playerToAct();
    const Communication& question = *match.pendingQuestion();
    const double sign = question.is<ChooseCard>() && question.as<ChooseCard>().purpose == Purpose::Keep ? -1 : 1;
    const auto worth = [&](const Reply& reply) { return sign * worthOfSubject(match, chooser, reply.subject); };
    const Reply* least = nullptr;
    for (const Reply& reply : replies) {
        if (!reply.is(ReplyWord::Choose)) continue;
        if (least == nullptr || worth(reply) < worth(*least)) least = &reply;
    }
    return least != nullptr ? *least : replies.front();
}

/// Assigns just enough damage to be lethal. Answers any other question with the last legal reply.
Reply usualNumber(const ReadableMatch& match, const Replies& replies) {
    const auto& question = match.pendingQuestion()->as<ChooseNumber>();
    if (question.purpose != Purpose::Share || !question.about) return replies.back();
    const Card& card = match.state().card(question.about);
    const int lethal = toughness(card) - value(card, CardValue::Damage);
    const auto enough =
        std::find_if(replies.begin(), replies.end(), [&](const Reply& r) { return r.number >= lethal; });
    return enough != replies.end() ? *enough : replies.back();
}

const Reply* findWord(const Replies& replies, Word word) {
    const auto found = std::find_if(replies.begin(), replies.end(), [&](const Reply& reply) { return reply.is(word); });
    return found != replies.end() ? &*found : nullptr;
}

}  // namespace

// -------------------------------------------------------------------------------------------------- values

double worthOfLife(int life) {
    // The last points of life are worth most, those above twenty very little.
    struct Stretch {
        int points;
        double each;
    };
    constexpr std::array<Stretch, 5> stretches{{{5, 2.9}, {5, 2.2}, {5, 1.0}, {5, 0.7}, {1000, 0.5}}};
    double worth = 0;
    for (const Stretch& stretch : stretches) {
        const int points = std::clamp(life, 0, stretch.points);
        worth += stretch.each * points;
        life -= points;
    }
    return worth;
}

double worthInPlay(const ReadableMatch& match, CardId id) {
    const Card& card = match.state().card(id);
    const Definition& definition = match.pool()[card.definition];
    double worth = has(card, Trait::Creature) ? worthOfCreature(card) : 0.5 + 0.8 * totalCost(definition);
    if (definition.hasActivated && !has(card, Trait::Land)) worth += 3.0;
    return worth;
}

double worthInHand(const ReadableMatch& match, CardId id) {
    const Card& card = match.state().card(id);
    if (has(card, Trait::Land)) return landsOf(match.state(), card.owner) + 2 < enoughLands ? 3.5 : 0.5;
    return cardInHand + 0.3 * totalCost(match.pool()[card.definition]);
}

double worthPrinted(const ReadableMatch& match, CardId id) {
    const Card& card = match.state().card(id);
    return has(card, Trait::Creature) ? worthOfCreature(card) : 0.5 + 0.8 * totalCost(match.pool()[card.definition]);
}

double worthOfSubject(const ReadableMatch& match, PlayerId chooser, Subject subject) {
    if (subject.isPlayer()) return subject.player() == chooser ? 5 : -5;
    const Card& card = match.state().card(subject.card());
    const bool inPlay = isIn(card, Zone::Battlefield);
    double worth = inPlay ? worthInPlay(match, subject.card()) : worthInHand(match, subject.card());
    if (inPlay && has(card, Trait::Land)) worth = 3.0;
    return card.holder == chooser ? worth : -worth;
}

double ArcanaEvaluation::evaluate(const ReadableMatch& match, PlayerId player) const {
    return worthOf(match, player) - worthOf(match, opponent(player));
}

// -------------------------------------------------------------------------------------------------- overrides of
// Evaluation

Reply ArcanaEvaluation::rolloutPolicy(const ReadableMatch& match, const Replies& replies, Random& /*random*/) const {
    const Communication& question = *match.pendingQuestion();
    if (isMulligan(match)) return keepOrNot(match, match.playerToAct());
    if (question.is<ChooseNumber>()) return usualNumber(match, replies);
    if (question.is(ArcanaKind::DeclareAttackers)) return usualAttack(match, replies);
    if (question.is(ArcanaKind::DeclareBlockers)) return usualBlock(match, replies);
    if (question.is(ArcanaKind::PayMana)) {
        const Reply* automatic = findWord(replies, Word::PayAuto);
        return automatic != nullptr ? *automatic : replies.front();
    }
    const bool chooses = replies.front().is(ReplyWord::Choose);
    return chooses ? usualChoice(match, replies) : replies.front();
}

void ArcanaEvaluation::prune(const ReadableMatch& match, Replies& replies) const {
    const Communication& question = *match.pendingQuestion();
    if (isMulligan(match)) {
        replies = {keepOrNot(match, match.playerToAct())};
    } else if (question.is(ArcanaKind::PayMana)) {
        if (const Reply* automatic = findWord(replies, Word::PayAuto)) replies = {*automatic};
    } else if (question.is(ArcanaKind::Priority)) {
        // Mana is tapped while paying, never in advance.
        std::erase_if(replies, [](const Reply& reply) { return reply.is(Word::Tap); });
    } else if (replies.back().is(ReplyWord::Done)) {
        std::rotate(replies.begin(), replies.end() - 1, replies.end());
    }
}

void ArcanaEvaluation::priors(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) const {
    replyPriors(match, replies, gains);
}

bool ArcanaEvaluation::isUnordered(const Communication& question) const {
    return question.is(ArcanaKind::DeclareAttackers) || question.is(ArcanaKind::DeclareBlockers) ||
           question.is<ChooseCard>();
}

}  // namespace duelogue::arcana
