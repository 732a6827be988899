package io.github.boardrules.core.territory;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.NotationException.Code;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.TextScanner;

/**
 * The points that Horizontal gets for moving second: a multiple of ½, negative if they are taken.
 *
 * @param halfPoints twice the points, at most {@link #MAX_POINTS} points from 0
 */
public record Komi(int halfPoints) implements Comparable<Komi> {
  /** The points of the greatest board; no komi is greater. */
  public static final int MAX_POINTS = SquareBoard.MAX_SIDE * SquareBoard.MAX_SIDE;

  /** No points for either side. */
  public static final Komi ZERO = new Komi(0);

  /**
   * Checks the range.
   *
   * @param halfPoints twice the points
   * @throws IllegalArgumentException if they are more than {@link #MAX_POINTS} points from 0
   */
  public Komi {
    checkArgument(Math.abs((long) halfPoints) <= 2 * MAX_POINTS, "%s half points", halfPoints);
  }

  /**
   * Reads a komi: a decimal number that is a multiple of ½, {@code 4.5}, {@code 3} or {@code -0.5},
   * without signs or digits that say nothing, but for {@code .0} which may stand.
   *
   * @param text the text to read
   * @return the komi
   * @throws NotationException if the text is anything else, or the number too great
   */
  public static Komi parse(CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    Komi komi = read(scanner);
    scanner.expectEnd();
    return komi;
  }

  /**
   * Reads a komi at the scanner's place, as {@link #parse} does, and leaves the rest.
   *
   * @param scanner where to read
   * @return the komi
   * @throws NotationException if none comes next, or the number is too great
   */
  public static Komi read(TextScanner scanner) {
    int start = scanner.offset();
    boolean negative = scanner.accept('-');
    boolean leadingZero = scanner.peek() == '0';
    int digits = scanner.offset();
    int points = scanner.number();
    boolean needlessZero = leadingZero && scanner.offset() - digits > 1;
    boolean half = false;
    if (scanner.accept('.')) {
      half = scanner.peek() == '5';
      if (!half && scanner.peek() != '0') {
        throw scanner.error(Code.UNEXPECTED, scanner.offset(), "5 or 0 after the point");
      }
      scanner.take();
    }
    if (needlessZero || (negative && points == 0 && !half)) {
      throw scanner.error(Code.UNEXPECTED, start, "a number without needless characters");
    }
    if (points > MAX_POINTS || (points == MAX_POINTS && half)) {
      throw scanner.error(Code.OUT_OF_RANGE, start, "at most " + MAX_POINTS + " points");
    }
    int halfPoints = 2 * points + (half ? 1 : 0);
    return new Komi(negative ? -halfPoints : halfPoints);
  }

  /** {@return the same points taken instead of given} */
  public Komi negated() {
    return new Komi(-halfPoints);
  }

  @Override
  public int compareTo(Komi other) {
    return Integer.compare(halfPoints, other.halfPoints);
  }

  /** {@return the shortest decimal: {@code 3}, {@code 4.5}, {@code -0.5}} */
  @Override
  public String toString() {
    int magnitude = Math.abs(halfPoints);
    return (halfPoints < 0 ? "-" : "") + magnitude / 2 + (magnitude % 2 == 0 ? "" : ".5");
  }
}
