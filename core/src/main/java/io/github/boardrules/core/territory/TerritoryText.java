package io.github.boardrules.core.territory;

import com.google.common.base.Ascii;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.NotationException.Code;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.TextScanner;

/**
 * What the notations of territory games have in common.
 *
 * <p>In the text of a position the course of the game is {@code komi} when the komi is to be named,
 * {@code side 4.5} when the sides are to be chosen under that komi, and then four words, the side
 * to move, the komi, the seat that plays Vertical and how many passes the last moves were: {@code
 * vertical 4.5 first 0}. With two passes the game is over.
 */
public final class TerritoryText {
  private static final String NAME_KOMI = "komi";
  private static final String CHOOSE_SIDE = "side";

  private TerritoryText() {}

  static String write(Course course) {
    return switch (course.stage()) {
      case NAME_KOMI -> NAME_KOMI;
      case CHOOSE_SIDE -> CHOOSE_SIDE + " " + course.komi().orElseThrow();
      case PLAY, OVER ->
          String.join(
              " ",
              course.turn().notation(),
              course.komi().orElseThrow().toString(),
              seat(course.vertical().orElseThrow()),
              Integer.toString(course.passes()));
    };
  }

  private static String seat(Player player) {
    return player == Player.FIRST ? "first" : "second";
  }

  /**
   * Reads a course at the scanner's place and leaves the rest. Letter case is free.
   *
   * @param scanner where to read
   * @return the course
   * @throws NotationException if none comes next
   */
  public static Course readCourse(TextScanner scanner) {
    if (scanner.accept(NAME_KOMI)) {
      return Course.BEGINNING;
    }
    if (scanner.accept(CHOOSE_SIDE)) {
      scanner.expect(' ');
      return Course.choosing(Komi.read(scanner));
    }
    Orientation turn = side(scanner);
    scanner.expect(' ');
    Komi komi = Komi.read(scanner);
    scanner.expect(' ');
    Player vertical = seat(scanner);
    scanner.expect(' ');
    int start = scanner.offset();
    int passes = scanner.number();
    if (passes > 2) {
      throw scanner.error(Code.OUT_OF_RANGE, start, "at most two passes");
    }
    return Course.playing(komi, vertical, turn, passes);
  }

  private static Orientation side(TextScanner scanner) {
    for (Orientation side : Orientation.values()) {
      if (scanner.accept(side.notation())) {
        return side;
      }
    }
    throw scanner.error(Code.UNEXPECTED, scanner.offset(), "komi, side, vertical or horizontal");
  }

  private static Player seat(TextScanner scanner) {
    for (Player player : Player.values()) {
      if (scanner.accept(seat(player))) {
        return player;
      }
    }
    throw scanner.error(Code.UNEXPECTED, scanner.offset(), "first or second");
  }

  /**
   * Reads a point at the scanner's place and leaves the rest.
   *
   * @param scanner where to read
   * @param board the board of the cells
   * @return the point
   * @throws NotationException if none comes next, or one that the board does not have
   */
  public static Cell readPoint(TextScanner scanner, Board board) {
    int start = scanner.offset();
    Cell point = scanner.cell();
    if (!board.contains(point)) {
      throw scanner.error(Code.OFF_BOARD, start, "a point of the " + board);
    }
    return point;
  }

  /**
   * Checks that a text, which was read leniently and to its end, may be read so.
   *
   * @param text the text, which was read to its end
   * @param move what was read
   * @param strictness how exactly to read
   * @throws NotationException if it has to be exact, and is not but for letter case
   */
  public static void checkExactness(CharSequence text, Move move, Strictness strictness) {
    if (strictness == Strictness.STRICT && !Ascii.equalsIgnoreCase(text, move.toString())) {
      throw new TextScanner(text).error(Code.NOT_STRICT, 0, move.toString());
    }
  }
}
