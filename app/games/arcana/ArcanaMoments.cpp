#include "app/games/arcana/ArcanaMoments.h"

#include "app/games/arcana/ArcanaFace.h"
#include "app/games/presenter/MomentWriter.h"
#include "cards/data/CardPool.h"
#include "match/arcana/Activating.h"
#include "match/arcana/Playing.h"
#include "match/arcana/Resolving.h"
#include "match/arcana/Table.h"
#include "match/effects/ChooseTargets.h"

namespace duelogue::arcana {

namespace {

class ArcanaMomentWriter final : public MomentWriter {
public:
    explicit ArcanaMomentWriter(const View& view) : MomentWriter(view) {}

private:
    [[nodiscard]] TableFace face(CardId card) const override { return faceOf(match(), card); }

    /// The controller of the source in play, otherwise its owner. The verb's player may be another player who only
    /// chooses.
    [[nodiscard]] PlayerId doer(const VerbBody& verb) const override {
        if (!verb.source) return MomentWriter::doer(verb);
        const Card& source = state().card(verb.source);
        return isInPlay(verb.source) ? source.current.controller : source.owner;
    }

    /// Returns true if a card's ability caused the event. The rules tap attackers and permanents that pay.
    [[nodiscard]] bool isByCard() const { return completed().instruction != 0xffff; }

    // ---- cards

    void aimAtTargets(const PendingItem& item) {
        if (!item.ability) return;
        const auto specs = match().pool().targetsOf(match().pool()[item.ability]);
        for (std::size_t i = 0; i < specs.size(); ++i) {
            for (const Subject subject : Targets(specs, match().targets(item)).of(i)) aimAt(subject);
        }
    }

    void aimAt(Subject subject) {
        if (subject.isPlayer()) {
            moment().targetSeats.push_back(subject.player().value);
            moment().concerns.push_back(subject.player().value);
        } else if (subject.isCard()) {
            moment().targetCards.push_back(subject.card().value);
            moment().concerns.push_back(state().card(subject.card()).current.controller.value);
        }
    }

    [[nodiscard]] Result request() override {
        if (completed().is<PlayCard>()) return played(completed().as<PlayCard>());
        return completed().is<ActivateAbility>() ? used(completed().as<ActivateAbility>()) : Result();
    }

    /// A land that entered the battlefield. Spells are shown when they are cast.
    [[nodiscard]] Result played(const PlayCard& body) {
        moment().seat = body.player.value;
        moment().cards = {body.card.value};
        return isInPlay(body.card) ? as(Kind::Move) : Result();
    }

    [[nodiscard]] Result cast(const VerbBody& verb) {
        moment().seat = verb.player.value;
        moment().concerns.clear();
        return announced(subjectsOf(match(), completed()).front().card());
    }

    [[nodiscard]] Result used(const ActivateAbility& body) {
        moment().seat = body.player.value;
        moment().cards = {body.card.value};
        return announced(body.card);
    }

    [[nodiscard]] Result announced(CardId card) {
        showFace(card);
        if (!state().pendingItems.empty() && state().pendingItems.back().card == card)
            aimAtTargets(state().pendingItems.back());
        return as(Kind::Shown);
    }

    // ---- verbs

    [[nodiscard]] Result moved(const VerbBody& verb) override {
        const bool isDeath = isPartOf(Verb::Destroy) || isPartOf(Verb::Sacrifice) || isByCard() ||
                             state().communications.front().is(ArcanaKind::CheckState);
        const auto to = static_cast<Zone>(verb.zone);
        if (to == Zone::Graveyard && isDeath) return as(Kind::Death);
        // A spell that has resolved leaves without an animation of its own.
        return to == Zone::Graveyard && isPartOf(ArcanaKind::ResolveItem) ? Result() : as(Kind::Move);
    }

    [[nodiscard]] Result gained(const VerbBody& /*verb*/, int amount) override {
        return amount < 0 && isPartOf(Verb::Damage) ? Result() : numbers(amount, Kind::Value);
    }

    [[nodiscard]] Result ownVerb(const VerbBody& verb) override {
        switch (static_cast<Verb>(completed().kind.value)) {
            case Verb::Damage:
                return damaged(verb);
            case Verb::Cast:
                return cast(verb);
            case Verb::Attack:
                moment().concerns = {opponent(verb.player).value};
                return as(Kind::Advance);
            case Verb::Block:
                moment().concerns = {state().globals.current.value};
                return as(Kind::Guard);
            case Verb::Tap:
            case Verb::Untap:
                return isByCard() ? as(Kind::Change) : Result();
            case Verb::Change:
            case Verb::ExtraTurn:
            case Verb::LoseGame:
                return as(Kind::Change);
            default:
                return std::nullopt;
        }
    }

    [[nodiscard]] Result damaged(const VerbBody& verb) {
        for (const Subject subject : subjectsOf(match(), completed())) {
            TableNumber number;
            if (subject.isCard()) number.card = subject.card().value;
            if (subject.isPlayer()) number.seat = subject.player().value;
            number.amount = -verb.amount;
            if (verb.detail == combatDetail) {
                moment().strikes.push_back({verb.source.value, number.card, number.seat});
            } else {
                if (verb.source) number.frame = faceOf(match(), verb.source).frame;
                aimAt(subject);
            }
            moment().numbers.push_back(number);
        }
        if (verb.detail != combatDetail && verb.source) moment().source = verb.source.value;
        return as(Kind::Damage);
    }
};

}  // namespace

std::optional<TableMoment> makeMoment(const View& view) { return ArcanaMomentWriter(view).write(); }

}  // namespace duelogue::arcana
