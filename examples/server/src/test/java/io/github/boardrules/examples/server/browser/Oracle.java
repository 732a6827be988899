package io.github.boardrules.examples.server.browser;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.Strictness;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The same game in the library, which determines the expected contents of the page. */
final class Oracle {
  private static final Pattern CELL = Pattern.compile("[a-z]{1,2}[1-9][0-9]*");

  private Position<?> position;

  Oracle(String game, Map<String, String> options) {
    position = GameTypes.installed().get(game).game(Options.of(options)).start();
  }

  /** Returns the options of a board of a size. */
  static ImmutableMap<String, String> options(String game, String size) {
    return switch (game) {
      case "iris" -> ImmutableMap.of("n", size);
      case "hex", "y", "loa" -> ImmutableMap.of("size", size);
      default -> ImmutableMap.of("width", size, "height", size);
    };
  }

  /** Returns the options of a small board, but of the usual one of Lines of Action. */
  static ImmutableMap<String, String> smallOptions(String game) {
    return switch (game) {
      case "loa" -> ImmutableMap.of();
      case "iris", "hex", "y" -> options(game, "5");
      default -> options(game, "7");
    };
  }

  Position<?> position() {
    return position;
  }

  void play(String move) {
    position = position.play(move);
  }

  /** Returns the legal moves without cells. */
  ImmutableList<String> buttons() {
    return moves().stream().filter(move -> cells(move).isEmpty()).collect(toImmutableList());
  }

  /** Returns the first cells of the legal moves. */
  ImmutableSet<String> firstCells() {
    boolean isTwoClicks = isLoa();
    return moves().stream()
        .map(Oracle::cells)
        .flatMap(cells -> cells.stream().limit(isTwoClicks ? 1 : 2))
        .collect(toImmutableSet());
  }

  /** Returns the destinations of the legal moves from a cell. */
  ImmutableSet<String> lastCells(String from) {
    return moves().stream()
        .map(Oracle::cells)
        .filter(cells -> !cells.isEmpty() && cells.get(0).equals(from))
        .map(cells -> cells.get(1))
        .collect(toImmutableSet());
  }

  boolean isLoa() {
    return position.game().type().id().equals("loa");
  }

  boolean isCarteso() {
    return position.game().type().id().equals("carteso");
  }

  /** Returns the library's reason why a move is not legal. */
  String reason(String move) {
    return violation(position, move).orElseThrow().message();
  }

  private static <M extends Move> Optional<Violation> violation(Position<M> position, String move) {
    return position.violation(position.parseMove(move, Strictness.LENIENT));
  }

  /** Returns the occupied cells with the words for their symbols. */
  ImmutableSet<String> occupants(Map<Character, String> words) {
    return position.board().cells().stream()
        .filter(cell -> position.symbol(cell) != '.')
        .map(cell -> cell + " " + words.get(position.symbol(cell)))
        .collect(toImmutableSet());
  }

  ImmutableSet<String> emptyCells() {
    return position.board().cells().stream()
        .filter(cell -> position.symbol(cell) == '.')
        .map(Cell::toString)
        .collect(toImmutableSet());
  }

  ImmutableList<String> allCells() {
    return position.board().cells().stream().map(Cell::toString).collect(toImmutableList());
  }

  /** Returns the legal moves. */
  ImmutableList<String> moves() {
    return position.legalMoves().stream().map(Object::toString).collect(toImmutableList());
  }

  /** Returns the cells in a move. */
  static ImmutableList<String> cells(String move) {
    return CELL.matcher(move).results().map(MatchResult::group).collect(toImmutableList());
  }
}
