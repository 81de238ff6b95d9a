#!/usr/bin/env python3
"""An example of a bot for Duelogue: duelogue simulate --players "process:python3 tests/bots/example.py,random"

The bot uses the protocol of players/PROTOCOL.md: it reads a line of JSON and answers with a line of JSON. It plays
every card that it can, attacks with every creature and targets its opponents' cards. Ties are broken at random.
"""
import json
import random
import sys


def worth(reply, ask):
    """Returns the value of a reply. The bot gives a reply with the highest value."""
    word = reply["word"]
    if word == "yes" and not ask["question"].get("card"):
        return 0  # a mulligan costs a card
    if word in ("play", "attack", "pay auto", "yes"):
        return 3
    if word in ("choose", "block"):
        return 2 if holder(reply.get("subject"), ask) != ask["seat"] else 1
    if word in ("done", "pass", "no"):
        return 1
    return 0


def holder(subject, ask):
    """Returns the seat of a player or of a card, or None if the card is in no zone."""
    subject = subject or {}
    if "player" in subject:
        return subject["player"]
    for player in ask["players"]:
        for cards in player["zones"].values():
            if any(card["card"] == subject.get("card") for card in cards):
                return player["seat"]
    return None


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "begin":
            random.seed(message["seed"])
            answer = {"duelogue": 1, "name": "Example"}
        elif message["type"] == "ask":
            replies = message["replies"]
            best = max(worth(reply, message) for reply in replies)
            good = [n for n, reply in enumerate(replies) if worth(reply, message) == best]
            answer = {"reply": random.choice(good)}
        else:  # "end"
            break
        print(json.dumps(answer), flush=True)


main()
