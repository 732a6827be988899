package io.github.boardrules.core.territory;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.TextScanner;
import org.jspecify.annotations.Nullable;

/**
 * The points that are added to the score of Horizontal to compensate for moving second. A komi is a
 * multiple of ½ and may be negative.
 */
@Immutable
public final class Komi implements Comparable<Komi> {
  /** The maximum komi: the number of points of the largest board. */
  public static final int MAX_POINTS = SquareBoard.MAX_SIDE * SquareBoard.MAX_SIDE;

  /** The komi 0. */
  public static final Komi ZERO = ofHalfPoints(0);

  private final int halfPoints;

  private Komi(int halfPoints) {
    this.halfPoints = halfPoints;
  }

  /**
   * {@return a komi in points}
   *
   * @param points a multiple of ½, from {@code -MAX_POINTS} to {@code MAX_POINTS}, such as 4.5
   * @throws IllegalArgumentException if {@code points} is not a multiple of ½ or is out of range
   */
  public static Komi of(double points) {
    checkArgument(
        2 * points == Math.rint(2 * points), "a komi is a multiple of 0.5, but %s is not", points);
    checkArgument(
        Math.abs(points) <= MAX_POINTS,
        "the komi is %s points, but must be from %s to %s",
        points,
        -MAX_POINTS,
        MAX_POINTS);
    return ofHalfPoints((int) (2 * points));
  }

  /**
   * {@return a komi in half points}
   *
   * @param halfPoints the komi in half points, from {@code -2 * MAX_POINTS} to {@code 2 *
   *     MAX_POINTS}
   * @throws IllegalArgumentException if {@code halfPoints} is out of range
   */
  public static Komi ofHalfPoints(int halfPoints) {
    checkArgument(
        Math.abs((long) halfPoints) <= 2 * MAX_POINTS,
        "the komi is %s half points, but must be from %s to %s",
        halfPoints,
        -2 * MAX_POINTS,
        2 * MAX_POINTS);
    return new Komi(halfPoints);
  }

  /**
   * Parses a decimal number: {@code 4.5}, {@code 3}, {@code 3.0} or {@code -0.5}. The parser
   * rejects a plus sign, leading zeros and {@code -0}.
   *
   * @param text the text to parse
   * @return the komi
   * @throws NotationException if the text is not a multiple of ½ in this format, or the komi is out
   *     of range
   */
  public static Komi parse(CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    Komi komi = read(scanner);
    scanner.expectEnd();
    return komi;
  }

  /**
   * Parses a komi in the format of {@link #parse} and does not consume the text after it.
   *
   * @param scanner the text from the komi on
   * @return the komi
   * @throws NotationException if no komi follows in the text, or the komi is out of range
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
      throw scanner.error(Code.UNEXPECTED, start, "a komi without leading zeros and other than -0");
    }
    if (points > MAX_POINTS || (points == MAX_POINTS && half)) {
      throw scanner.error(Code.OUT_OF_RANGE, start, "a komi of at most " + MAX_POINTS + " points");
    }
    int halfPoints = 2 * points + (half ? 1 : 0);
    return ofHalfPoints(negative ? -halfPoints : halfPoints);
  }

  /** {@return the komi in half points: 9 for 4.5 points} */
  public int halfPoints() {
    return halfPoints;
  }

  /** {@return the komi with the opposite sign} */
  public Komi negated() {
    return ofHalfPoints(-halfPoints);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Komi komi && halfPoints == komi.halfPoints;
  }

  @Override
  public int hashCode() {
    return halfPoints;
  }

  @Override
  public int compareTo(Komi other) {
    return Integer.compare(halfPoints, other.halfPoints);
  }

  /** {@return the komi as a decimal number: {@code 3}, {@code 4.5}, {@code -0.5}} */
  @Override
  public String toString() {
    int magnitude = Math.abs(halfPoints);
    return (halfPoints < 0 ? "-" : "") + magnitude / 2 + (magnitude % 2 == 0 ? "" : ".5");
  }
}
