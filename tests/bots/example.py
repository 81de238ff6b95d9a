#!/usr/bin/env python3
"""An example bot for Duelogue: duelogue simulate --players "process:python3 tests/bots/example.py,random"

It uses the protocol of players/PROTOCOL.md: each line of JSON is answered with a line of JSON. The bot plays any card
it can, attacks with everything and targets the other player's cards. Among equally good replies, it chooses randomly.
"""
import json
import random
import sys


def worth(reply, ask):
    """Return the score of a reply; the bot gives a reply with the highest score."""
    word = reply["word"]
    if word == "yes" and not ask["question"].get("card"):
        return 0  # a mulligan, which costs a card
    if word in ("play", "attack", "pay auto", "yes"):
        return 3
    if word in ("choose", "block"):
        return 2 if holder(reply.get("subject"), ask) != ask["seat"] else 1
    if word in ("done", "pass", "no"):
        return 1
    return 0


def holder(subject, ask):
    """Return the seat of the card or player that a reply names, or None."""
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
