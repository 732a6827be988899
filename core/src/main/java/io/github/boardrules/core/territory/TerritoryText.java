package io.github.boardrules.core.territory;

import com.google.common.base.Ascii;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.ArrangementText;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.core.text.TextScanner;
import java.util.Optional;

/**
 * The format of positions that all territory games have.
 *
 * <p>A position is written as its board, a space and its {@linkplain TerritoryState state}. The
 * state has one of three forms:
 *
 * <ul>
 *   <li>{@code komi} before the komi is named;
 *   <li>{@code side 4.5} after the komi 4.5 is named and before the sides are chosen;
 *   <li>{@code vertical 4.5 first 0} after the sides are chosen: the side to move, the komi, the
 *       player who plays Vertical, and the number of consecutive passes up to now. After two passes
 *       the game is over. Once the button is taken, the side that has it follows: {@code vertical
 *       4.5 first 0 button:horizontal}.
 * </ul>
 */
public final class TerritoryText {
  private static final String NAME_KOMI = "komi";
  private static final String CHOOSE_SIDE = "side";
  private static final String BUTTON = " button:";

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
                  Integer.toString(state.passes()))
              + state.button().map(side -> BUTTON + side.notation()).orElse("");
    };
  }

  /**
   * Parses the board and the state of a position and does not consume the text after them. Letter
   * case is ignored.
   *
   * @param scanner a scanner at the start of the board
   * @param board the board of the game
   * @param letters the letters of stones
   * @param stones the receiver of the stones
   * @return the state
   * @throws NotationException if no board and state follow in the text
   */
  public static TerritoryState parsePosition(
      TextScanner scanner, Board board, String letters, ArrangementText.Receiver stones) {
    ArrangementText.read(board, scanner, letters, stones);
    scanner.expect(' ');
    return parseState(scanner);
  }

  /**
   * Parses a state and does not consume the text after it. Letter case is ignored.
   *
   * @param scanner a scanner at the start of the state
   * @return the state
   * @throws NotationException if no state follows in the text
   */
  static TerritoryState parseState(TextScanner scanner) {
    if (scanner.accept(NAME_KOMI)) {
      return TerritoryState.opening(Optional.empty(), Optional.empty());
    }
    if (scanner.accept(CHOOSE_SIDE)) {
      scanner.expect(' ');
      Komi komi = Komi.read(scanner);
      return TerritoryState.opening(Optional.of(komi), Optional.empty());
    }
    Orientation side = side(scanner, "komi, side, vertical or horizontal");
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
    Optional<Orientation> button = Optional.empty();
    if (scanner.accept(BUTTON)) {
      button = Optional.of(side(scanner, "vertical or horizontal"));
    }
    return new TerritoryState(Optional.of(komi), Optional.of(vertical), side, passes, button);
  }

  private static Orientation side(TextScanner scanner, String expected) {
    return Orientation.parse(scanner).orElseThrow(() -> unexpected(scanner, expected));
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
   * Parses a point and does not consume the text after it.
   *
   * @param scanner a scanner at the start of the point
   * @param board the board of the game
   * @return the point
   * @throws NotationException if no point of the board follows in the text
   */
  public static Cell parsePoint(TextScanner scanner, Board board) {
    int start = scanner.offset();
    Cell point = Cell.read(scanner);
    if (!board.contains(point)) {
      throw scanner.error(Code.OFF_BOARD, start, "a point of the " + board);
    }
    return point;
  }

  /**
   * Checks that strict parsing accepts a text, which must equal the notation of its move except for
   * letter case.
   *
   * @throws NotationException if strict parsing rejects the text
   */
  static void checkExactness(CharSequence text, Move move, Strictness strictness) {
    if (strictness == Strictness.STRICT && !Ascii.equalsIgnoreCase(text, move.notation())) {
      throw new TextScanner(text).error(Code.NOT_STRICT, 0, move.notation());
    }
  }
}
