package io.github.boardrules.core.territory;

import com.google.common.base.Ascii;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.NotationException.Code;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.PlacementText;
import io.github.boardrules.core.spi.TextScanner;
import java.util.Optional;

/**
 * The parts of position texts that all territory games have.
 *
 * <p>A position is written as its board, a blank and its {@linkplain TerritoryState state}. The
 * state is {@code komi} before the komi is named, {@code side 4.5} before the sides are chosen
 * under that komi, and then four words: the side to move, the komi, the player of Vertical and the
 * number of passes since the last stone, {@code vertical 4.5 first 0}. With two passes the game is
 * over.
 */
public final class TerritoryText {
  private static final String NAME_KOMI = "komi";
  private static final String CHOOSE_SIDE = "side";

  private TerritoryText() {}

  static String write(TerritoryState state) {
    return switch (state.phase()) {
      case NAME_KOMI -> NAME_KOMI;
      case CHOOSE_SIDE -> CHOOSE_SIDE + " " + state.komi().orElseThrow();
      case PLAY, OVER ->
          String.join(
              " ",
              state.sideToMove().notation(),
              state.komi().orElseThrow().toString(),
              Ascii.toLowerCase(state.vertical().orElseThrow().name()),
              Integer.toString(state.passes()));
    };
  }

  /**
   * Parses the board and the state of a position and leaves the rest of the text. Letter case is
   * irrelevant.
   *
   * @param scanner the text from the board on
   * @param board the board to fill
   * @param letters the letters of stones
   * @param stones receives the stones
   * @return the state
   * @throws NotationException if the text does not continue with a board and a state
   */
  public static TerritoryState parsePosition(
      TextScanner scanner, Board board, String letters, PlacementText.Receiver stones) {
    PlacementText.read(board, scanner, letters, stones);
    scanner.expect(' ');
    return parseState(scanner);
  }

  /**
   * Parses a state and leaves the rest of the text. Letter case is irrelevant.
   *
   * @param scanner the text from the state on
   * @return the state
   * @throws NotationException if the text does not continue with a state
   */
  public static TerritoryState parseState(TextScanner scanner) {
    if (scanner.accept(NAME_KOMI)) {
      return new TerritoryState(Optional.empty(), Optional.empty(), Orientation.VERTICAL, 0);
    }
    if (scanner.accept(CHOOSE_SIDE)) {
      scanner.expect(' ');
      Komi komi = Komi.read(scanner);
      return new TerritoryState(Optional.of(komi), Optional.empty(), Orientation.VERTICAL, 0);
    }
    Orientation side =
        Orientation.parse(scanner)
            .orElseThrow(() -> unexpected(scanner, "komi, side, vertical or horizontal"));
    scanner.expect(' ');
    Komi komi = Komi.read(scanner);
    scanner.expect(' ');
    Player vertical = player(scanner);
    scanner.expect(' ');
    int start = scanner.offset();
    int passes = scanner.number();
    if (passes > 2) {
      throw scanner.error(Code.OUT_OF_RANGE, start, "at most two passes");
    }
    return new TerritoryState(Optional.of(komi), Optional.of(vertical), side, passes);
  }

  private static Player player(TextScanner scanner) {
    for (Player player : Player.values()) {
      if (scanner.accept(player.name())) {
        return player;
      }
    }
    throw unexpected(scanner, "first or second");
  }

  private static NotationException unexpected(TextScanner scanner, String expected) {
    return scanner.error(Code.UNEXPECTED, scanner.offset(), expected);
  }

  /**
   * Parses a point and leaves the rest of the text.
   *
   * @param scanner the text from the point on
   * @param board the board that must have the point
   * @return the point
   * @throws NotationException if the text does not continue with a point of the board
   */
  public static Cell parsePoint(TextScanner scanner, Board board) {
    int start = scanner.offset();
    Cell point = scanner.cell();
    if (!board.contains(point)) {
      throw scanner.error(Code.OFF_BOARD, start, "a point of the " + board);
    }
    return point;
  }

  /**
   * Checks that a text is the notation of a move but for letter case, if strictness demands it.
   *
   * @throws NotationException if it is not
   */
  static void checkExactness(CharSequence text, Move move, Strictness strictness) {
    if (strictness == Strictness.STRICT && !Ascii.equalsIgnoreCase(text, move.notation())) {
      throw new TextScanner(text).error(Code.NOT_STRICT, 0, move.notation());
    }
  }
}
