package io.github.boardrules.core.territory.spi;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.base.Ascii;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.ArrangementText;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.core.text.TextScanner;

/** Parses what the texts of all territory games have in common. */
public final class TerritoryText {
  private TerritoryText() {}

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
    ArrangementText.read(board, scanner, letters, checkNotNull(stones, "stones"));
    scanner.expect(' ');
    return TerritoryState.read(scanner);
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
    checkNotNull(board, "board");
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
