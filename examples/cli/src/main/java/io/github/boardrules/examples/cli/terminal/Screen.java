package io.github.boardrules.examples.cli.terminal;

import static org.jline.utils.AttributedStyle.RED;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.examples.engine.bulk.RulesText;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.picture.view.StandingView;
import io.github.boardrules.picture.view.Views;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;

/** Prints positions, moves and facts. */
final class Screen {
  /** The width of most terminals, in columns. */
  private static final int WIDTH = 80;

  private static final AttributedStyle ERROR = AttributedStyle.DEFAULT.foreground(RED);

  private final Console console;
  private final PrintWriter out;

  Screen(Console console) {
    this.console = console;
    this.out = console.out();
  }

  /**
   * Prints the board, with the last move marked, the standings, and the player to move or the
   * outcome.
   */
  void show(GameInProgress<?> game) {
    Position<?> position = game.position();
    out.println();
    out.print(
        console.styled(
            BoardText.of(position, game.lastMove().map(Move::cells).orElse(ImmutableList.of()))));
    for (StandingView standing : Views.position(position).standings()) {
      out.println(capitalize(Ascii.toLowerCase(standing.side())) + ": " + standing.text());
    }
    out.println(turn(position));
  }

  /** Prints a message about a mistake, which may quote what was typed. */
  void showError(String message) {
    out.println(console.styled(new AttributedString(Words.printable(message), ERROR)));
  }

  private static String turn(Position<?> position) {
    return position
        .outcome()
        .map(outcome -> "The game is over: " + outcome.summary(position))
        .orElseGet(
            () -> position.toMove().map(player -> name(position, player)).orElse("") + " to move");
  }

  /** Returns the name of a player: {@code Black (first player)}, or {@code First player}. */
  private static String name(Position<?> position, Player player) {
    String ordinal = player == Player.FIRST ? "first" : "second";
    return position
        .side(player)
        .map(side -> side.title() + " (" + ordinal + " player)")
        .orElseGet(() -> capitalize(ordinal) + " player");
  }

  private static String capitalize(String word) {
    return Ascii.toUpperCase(word.charAt(0)) + word.substring(1);
  }

  /** Prints the legal moves and their number. */
  void showMoves(Position<?> position) {
    List<? extends Move> moves = position.legalMoves();
    showWords(moves.stream().map(Move::toString).toList());
    out.println(moves.size() + " legal moves");
  }

  /** Prints words separated by spaces, wrapped at {@link #WIDTH} columns. */
  void showWords(Iterable<String> words) {
    RulesText.wrap(words, WIDTH).forEach(out::println);
  }

  /** Prints the rules of a game. */
  void showRules(GameType type) {
    rules(type).forEach(out::println);
  }

  /** Returns the lines of the rules of a game. */
  static List<String> rules(GameType type) {
    return RulesText.of(type, WIDTH);
  }

  /** Prints the facts about a position and its one-line notation. */
  void showFacts(Position<?> position) {
    position.facts().forEach(this::showFact);
    out.println("position: " + position.text());
  }

  private void showFact(String name, @Nullable Object value) {
    if (value instanceof Collection<?> items && items.stream().anyMatch(Map.class::isInstance)) {
      out.println(name + ":");
      for (Object item : items) {
        showWords(Splitter.on(' ').split("- " + words(item)));
      }
    } else {
      showWords(Splitter.on(' ').split(name + ": " + words(value)));
    }
  }

  private static String words(@Nullable Object value) {
    if (value instanceof Map<?, ?> parts) {
      return parts.entrySet().stream()
          .map(part -> part.getKey() + " " + words(part.getValue()))
          .collect(Collectors.joining(", "));
    }
    return value instanceof Collection<?> items
        ? items.stream().map(Screen::words).collect(Collectors.joining(" "))
        : value == null ? "none" : value.toString();
  }
}
