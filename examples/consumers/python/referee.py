"""Asks the referee, as a child process or over HTTP, with nothing but the standard library.

    python3 referee.py stdio java -jar boardrules.jar serve --stdio
    python3 referee.py http http://127.0.0.1:8080/
"""

import json
import subprocess
import sys
import urllib.error
import urllib.request


class Child:
    """A referee on the standard input and output of a child process."""

    def __init__(self, command):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, encoding="utf-8")
        self.asked = 0

    def ask(self, kind, **members):
        """Yields the answers to a question: one, or a line for each verdict and one with the counts."""
        self.asked += 1
        print(json.dumps({"id": self.asked, "kind": kind, **members}), file=self.process.stdin, flush=True)
        while True:
            answer = json.loads(self.process.stdout.readline())
            assert answer.pop("id") == self.asked
            yield answer
            if kind != "verdicts" or "counts" in answer or "error" in answer:
                return

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Server:
    """A referee at a URL."""

    def __init__(self, url):
        self.url = url

    def ask(self, kind, **members):
        """Yields the answers to a question, as the child does."""
        request = urllib.request.Request(
            self.url + "api/v1/" + kind,
            data=json.dumps(members).encode(),
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request) as response:
                for line in response:
                    yield json.loads(line)
        except urllib.error.HTTPError as refused:
            yield json.load(refused)

    def close(self):
        pass


def talk(referee):
    for move in ["b1-b3", "b1-b4"]:
        (answer,) = referee.ask("judge", game="loa", move=move)
        print(move, "is legal" if answer["legal"] else answer["violation"]["code"])
    (answer,) = referee.ask("legal", game="loa", moves=["b1-b3"], limit=2)
    print(answer["side"], answer["total"], *(move["move"] for move in answer["moves"]))
    (answer,) = referee.ask("position", game="loa", options={"size": 99})
    print(answer["error"]["code"], answer["error"]["pointer"])
    record = '[Game "loa"]\n\n1. b1-b3 h7-f7 *\n\n[Game "loa"]\n\n1. b1-b3 h7-f7 2. b3-b6 *\n'
    for answer in referee.ask("verdicts", text=record):
        if "verdict" in answer:
            verdict = answer["verdict"]
            reasons = [problem["reason"] for problem in verdict["problems"]]
            print(verdict["number"], "is valid" if verdict["valid"] else " ".join(reasons))
        else:
            print(answer["counts"]["valid"], "of", answer["counts"]["games"], "games are valid")
    referee.close()


if __name__ == "__main__":
    road, *rest = sys.argv[1:]
    talk(Child(rest) if road == "stdio" else Server(rest[0]))
