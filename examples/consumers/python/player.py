"""Plays a match: follows its events, and answers them with random legal moves.

    python3 player.py http://127.0.0.1:8080/ MATCH TOKEN
    python3 player.py http://127.0.0.1:8080/ MATCH TOKEN java -jar boardrules.jar serve --stdio

The first command asks the server for the legal moves, the second one a child process. The standard library suffices.
"""

import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request

from referee import Child

LOST = (OSError, http.client.HTTPException, json.JSONDecodeError)


def wait(error):
    """Waits a moment before another attempt, unless the server will always refuse the request."""
    if isinstance(error, urllib.error.HTTPError) and error.code < 500 and error.code != 429:
        raise error
    time.sleep(0.2)


class Server:
    """A server, for the owner of a token. Lost connections and restarts of the server do no harm."""

    def __init__(self, url, token):
        self.url = url + "api/v1/"
        self.headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}

    def open(self, path, body=None, **headers):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {**self.headers, **headers})
        return urllib.request.urlopen(request, timeout=15)

    def post(self, path, body):
        """Sends a request until it has an answer. A move that is sent again counts once."""
        while True:
            try:
                with self.open(path, body) as answer:
                    return json.load(answer)
            except LOST as error:
                if getattr(error, "code", None) == 409:
                    return None  # The match has changed meanwhile; its events say how.
                wait(error)

    def events(self, path):
        """Yields the types and members of events. After a lost connection, it continues with the next event."""
        last = {}
        while True:
            try:
                with self.open(path, **last) as lines:
                    event = {}
                    for line in lines:
                        name, _, value = line.decode().rstrip("\n").partition(": ")
                        if name:
                            event[name] = value
                            continue
                        if "id" in event:
                            last = {"Last-Event-ID": event["id"]}
                        if "data" in event:
                            yield event["event"], json.loads(event["data"])
                        event = {}
            except LOST as error:
                wait(error)


def play(server, match, legal):
    """Plays until the match is over. Returns its moves and the result."""
    for kind, data in server.events(match + "/events"):
        if kind == "match":
            game = {name: data[name] for name in ("game", "options")}
            if "start" in data:
                game["position"] = data["start"]
            (player,) = data["seats"]
            moves, to_move = data["moves"], data["position"].get("toMove")
        elif kind == "move":
            moves.append(data["move"])
            to_move = data.get("toMove")
        elif kind == "takeBack":
            del moves[data["plies"] :]
            to_move = data["toMove"]
        elif kind != "end":
            continue
        if "result" in data:
            return moves, data["result"]
        if to_move == player:
            choice = random.choice(legal({**game, "moves": moves})["moves"])
            server.post(match + "/moves", {"ply": len(moves) + 1, "move": choice["move"]})


if __name__ == "__main__":
    url, match, token, *command = sys.argv[1:]
    server = Server(url, token)
    if command:
        child = Child(command)
        moves, result = play(server, "matches/" + match, lambda position: next(child.ask("legal", **position)))
        child.close()
    else:
        moves, result = play(server, "matches/" + match, lambda position: server.post("legal", position))
    print(*moves)
    print(result["winner"], result.get("reason", ""))
