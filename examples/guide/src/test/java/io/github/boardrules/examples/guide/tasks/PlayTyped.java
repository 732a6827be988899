package io.github.boardrules.examples.guide.tasks;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.text.NotationException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;

/** Plays a game from what people type, says why a move is illegal, and prints the result. */
final class PlayTyped {
  static void play(GameType type, BufferedReader in, PrintStream out) throws IOException {
    Position<?> position = type.game(Options.none()).start();
    while (!position.isOver()) {
      out.print(position.diagram());
      String line = in.readLine();
      if (line == null) {
        return;
      }
      try {
        position = position.play(line);
      } catch (NotationException | IllegalMoveException e) {
        out.println(line + ": " + e.getMessage());
      }
    }
    out.println(position.outcome().orElseThrow().summary(position));
  }
}
