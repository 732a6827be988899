package io.github.boardrules.examples.terminal;

import com.google.common.base.Splitter;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import io.github.boardrules.examples.view.StandingView;
import io.github.boardrules.examples.view.Views;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What people get to see of a position. */
final class Screen {
  /** The width of most terminals. */
  private static final int WIDTH = 80;

  private final PrintWriter out;

  Screen(PrintWriter out) {
    this.out = out;
  }

  /** The board, how the sides stand, and whose turn it is. */
  void show(Position<?> position) {
    out.println();
    out.print(position.diagram());
    for (StandingView standing : Views.position(position).standings()) {
      out.println(standing.side() + ": " + standing.text());
    }
    out.println(turn(position));
  }

  private static String turn(Position<?> position) {
    return position
        .outcome()
        .map(outcome -> "The game is over: " + outcome.text(position))
        .orElseGet(
            () -> position.toMove().map(seat -> name(position, seat)).orElse("") + " to move");
  }

  private static String name(Position<?> position, Player seat) {
    return position
        .side(seat)
        .map(Side::name)
        .map(side -> seat + ", " + side + ",")
        .orElse(seat.name());
  }

  /** The legal moves, as many in a line as there is room. */
  void showMoves(Position<?> position) {
    List<? extends Move> moves = position.legalMoves();
    showWords(moves.stream().map(Move::toString).toList());
    out.println(moves.size() + " legal moves");
  }

  /** Words with blanks between them, as many in a line as there is room. */
  void showWords(Iterable<String> words) {
    StringBuilder line = new StringBuilder();
    for (String word : words) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > WIDTH) {
        out.println(line);
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    if (!line.isEmpty()) {
      out.println(line);
    }
  }

  /** What the game says of the position, and its text. */
  void showFacts(Position<?> position) {
    position.facts().forEach(this::showFact);
    out.println("position: " + position.text());
  }

  private void showFact(String name, Object value) {
    if (value instanceof Collection<?> items && items.stream().anyMatch(Map.class::isInstance)) {
      out.println(name + ":");
      for (Object item : items) {
        showWords(Splitter.on(' ').split("- " + words(item)));
      }
    } else {
      showWords(Splitter.on(' ').split(name + ": " + words(value)));
    }
  }

  private static String words(Object value) {
    if (value instanceof Map<?, ?> parts) {
      return parts.entrySet().stream()
          .map(part -> part.getKey() + " " + words(part.getValue()))
          .collect(Collectors.joining(", "));
    }
    return value instanceof Collection<?> items
        ? items.stream().map(Screen::words).collect(Collectors.joining(" "))
        : String.valueOf(value);
  }
}
