package io.github.boardrules.examples.cli;

import com.google.common.base.CharMatcher;
import com.google.common.primitives.Ints;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.index.Exploration;
import io.github.boardrules.examples.engine.index.GameSearch;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The dialogue of {@code explore --walk}: shows a position with what was played there, and plays
 * the move that is chosen, until {@code quit} or the end of the input.
 */
final class Walk {
  private static final String PROMPT = "move, number, back or quit> ";

  private final GameSearch games;
  private final boolean withSymmetry;
  private final GameFilter filter;
  private final BufferedReader in;
  private final PrintWriter out;

  /** The positions from the first to the current one. */
  private final Deque<Position<?>> path = new ArrayDeque<>();

  private Exploration found;

  /** Shows the first position. */
  Walk(
      GameSearch games,
      Position<?> first,
      boolean withSymmetry,
      GameFilter filter,
      BufferedReader in,
      PrintWriter out) {
    this.games = games;
    this.filter = filter;
    this.withSymmetry = withSymmetry;
    this.in = in;
    this.out = out;
    this.path.add(first);
    this.found = show();
  }

  void run() throws IOException {
    while (true) {
      out.print(PROMPT);
      out.flush();
      @Nullable String line = in.readLine();
      if (line == null) {
        out.println();
        return;
      }
      String word = CharMatcher.whitespace().trimFrom(line);
      switch (word) {
        case "quit" -> {
          return;
        }
        case "back" -> back();
        case "" -> found = show();
        default -> play(word);
      }
    }
  }

  private Exploration show() {
    Position<?> position = path.getLast();
    out.println();
    out.print(position.diagram());
    position.outcome().ifPresent(outcome -> out.println(outcome.summary(position)));
    Exploration exploration = games.explore(position, withSymmetry, filter);
    int row = -2; // the number of games and the names of the columns are no moves
    for (String line : exploration.lines()) {
      row++;
      out.println(row < 0 ? line : row == 0 ? "    " + line : "%3d %s".formatted(row, line));
    }
    return exploration;
  }

  private void back() {
    if (path.size() == 1) {
      out.println("This is the first position");
      return;
    }
    path.removeLast();
    found = show();
  }

  private void play(String word) {
    @Nullable Integer number = Ints.tryParse(word);
    if (number != null && (number < 1 || number > found.moves().size())) {
      out.println("The number of the move must be from 1 to " + found.moves().size());
      return;
    }
    String move = number == null ? word : found.moves().get(number - 1).move();
    try {
      path.add(path.getLast().play(move));
    } catch (NotationException | IllegalMoveException e) {
      out.println(Words.printable(move + ": " + e.getMessage()));
      return;
    }
    found = show();
  }
}
