#include "app/games/netrun/NetrunFace.h"

#include <array>
#include <string_view>
#include <utility>

#include "app/games/netrun/NetrunTr.h"
#include "app/shell/language/CardWords.h"
#include "cards/data/CardPool.h"
#include "match/loop/ReadableMatch.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Servers.h"

namespace duelogue::netrun {

namespace {

DUELOGUE_TR_OF(Netrun)

/// The letters of TableFace::frame, by faction.
constexpr std::array<std::pair<Trait, const char*>, 11> palettes{{{Trait::Server, "S"},
                                                                  {Trait::HaasBioroid, "H"},
                                                                  {Trait::Jinteki, "J"},
                                                                  {Trait::Nbn, "N"},
                                                                  {Trait::Weyland, "Y"},
                                                                  {Trait::NeutralCorp, "K"},
                                                                  {Trait::Anarch, "k"},
                                                                  {Trait::Criminal, "i"},
                                                                  {Trait::Shaper, "h"},
                                                                  {Trait::Adam, "o"},
                                                                  {Trait::NeutralRunner, "v"}}};

/// Icons of card types, the more specific first. Cards without a picture show them as their picture.
constexpr std::array<std::pair<Trait, const char*>, 15> seals{{{Trait::Server, "server-rack"},
                                                               {Trait::Identity, "finger-print"},
                                                               {Trait::Agenda, "on-target"},
                                                               {Trait::Asset, "factory"},
                                                               {Trait::Upgrade, "upgrade"},
                                                               {Trait::Operation, "papers"},
                                                               {Trait::Barrier, "brick-wall"},
                                                               {Trait::CodeGate, "combination-lock"},
                                                               {Trait::Sentry, "sentry-gun"},
                                                               {Trait::Ice, "frozen-block"},
                                                               {Trait::Event, "lightning-storm"},
                                                               {Trait::Icebreaker, "hammer-break"},
                                                               {Trait::Program, "microchip"},
                                                               {Trait::Hardware, "circuitry"},
                                                               {Trait::Resource, "shaking-hands"}}};

bool isPrinted(const Definition& definition, Trait trait) { return (definition.traits & bit(trait)) != 0; }

int printed(const Definition& definition, Figure figure) {
    return definition.figures[static_cast<std::size_t>(figure)];
}

void setStrength(TableFace& face, int strength) {
    face.figures = QString::number(strength);
    face.figureWords = tr("strength %1").arg(strength);
}

bool hasStrength(const Definition& definition) {
    return isPrinted(definition, Trait::Ice) || isPrinted(definition, Trait::Icebreaker);
}

bool isAccessedForTrash(const Definition& definition) {
    return isPrinted(definition, Trait::Asset) || isPrinted(definition, Trait::Upgrade);
}

void setCost(TableFace& face, const Definition& definition) {
    if (isPrinted(definition, Trait::Identity) || isPrinted(definition, Trait::Server)) return;
    if (isPrinted(definition, Trait::Agenda)) {
        const int requirement = printed(definition, Figure::Requirement);
        face.cost = {QString::number(requirement)};
        face.costWords = tr("advancement requirement %1").arg(requirement);
        return;
    }
    face.cost = {definition.cost.x > 0 ? QString("X") : QString::number(definition.cost.resources[0])};
    face.costWords = tr("costs %1").arg(face.cost.front());
}

void setPrintedFigure(TableFace& face, const Definition& definition) {
    if (hasStrength(definition)) {
        setStrength(face, printed(definition, Figure::Strength));
    } else if (isPrinted(definition, Trait::Agenda)) {
        face.figures = tr("%1 pt").arg(printed(definition, Figure::Points));
        face.figureWords = tr("agenda points: %1").arg(printed(definition, Figure::Points));
    } else if (isAccessedForTrash(definition)) {
        face.figures = tr("trash %1").arg(printed(definition, Figure::TrashCost));
        face.figureWords = tr("trash cost %1").arg(printed(definition, Figure::TrashCost));
    }
}

QString typeOf(const CardPool& pool, DefinitionId id) {
    const Definition& definition = pool[id];
    QString type = spoken::typeLine(pool, id);
    if (isPrinted(definition, Trait::Program) || isPrinted(definition, Trait::Icebreaker))
        type += tr(", memory %1").arg(printed(definition, Figure::Memory));
    const bool links = isPrinted(definition, Trait::Identity) && (definition.traits & runnerFactions) != 0;
    if (links) type += tr(", link %1").arg(printed(definition, Figure::Link));
    return type;
}

}  // namespace

QString frameOf(const CardPool& pool, DefinitionId id) {
    for (const auto& [trait, letter] : palettes) {
        if (isPrinted(pool[id], trait)) return letter;
    }
    return "A";
}

QString sealOf(const CardPool& pool, DefinitionId id) {
    for (const auto& [trait, icon] : seals) {
        if (isPrinted(pool[id], trait)) return icon;
    }
    return {};
}

TableFace printedFace(const CardPool& pool, DefinitionId id) {
    const Definition& definition = pool[id];
    TableFace face;
    face.name = QString::fromUtf8(definition.name);
    face.frame = frameOf(pool, id);
    face.colors = face.frame;
    face.typeLine = typeOf(pool, id);
    face.text = spoken::rulesText(pool, id);
    face.seal = sealOf(pool, id);
    face.icon = definition.icon.empty() ? face.seal : QString::fromUtf8(definition.icon);
    setCost(face, definition);
    setPrintedFigure(face, definition);
    face.angular = (definition.traits & (corpFactions | bit(Trait::Server))) != 0;
    return face;
}

TableFace faceOf(const ReadableMatch& shown, CardId id) {
    const Card& card = shown.state().card(id);
    if (!card.definition) return {};
    const Definition& definition = shown.pool()[card.definition];
    if (isPrinted(definition, Trait::Server)) return serverFace(shown, id);
    TableFace face = printedFace(shown.pool(), card.definition);
    if (!hasStrength(definition) || !isIn(card, Zone::Play) || isUnrezzed(card)) return face;
    const int before = printed(definition, Figure::Strength), now = figure(card, Figure::Strength);
    setStrength(face, now);
    face.change = now == before ? TableChange::Same : now > before ? TableChange::Up : TableChange::Down;
    return face;
}

TableFace serverFace(const ReadableMatch& shown, CardId server) {
    const Card& card = shown.state().card(server);
    TableFace face = printedFace(shown.pool(), card.definition);
    if (isIn(card, Zone::Reserve)) face.name = tr("New server");
    const Zone behind = zoneBehind(server);
    if (behind == Zone::Count) return face;
    face.icon = behind == Zone::Hand ? "modern-city" : behind == Zone::Deck ? "database" : "archive-register";
    const int count = int(shown.state().zone(corp, behind).size());
    face.figures = QString::number(count);
    face.figureWords = tr("cards behind it: %1").arg(count);
    return face;
}

}  // namespace duelogue::netrun
