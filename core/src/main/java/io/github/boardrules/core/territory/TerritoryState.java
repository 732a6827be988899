package io.github.boardrules.core.territory;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.TextScanner;
import java.util.Optional;

/**
 * The part of a position that is not on the board: how far the opening is and, after it, whose turn
 * it is. States are immutable and have value equality.
 *
 * <p>A state is written in one of three forms:
 *
 * <ul>
 *   <li>{@code komi} while the first player {@linkplain NamingKomi names the komi};
 *   <li>{@code side 4.5} while the second player {@linkplain ChoosingSide chooses a side} under the
 *       komi 4.5;
 *   <li>{@code vertical 4.5 first 0} once the sides are {@linkplain Settled chosen}: the side to
 *       move, the komi, the player who plays Vertical, and the number of consecutive passes up to
 *       now. After two passes the game is {@linkplain Over over}.
 * </ul>
 */
@Immutable
public sealed interface TerritoryState permits NamingKomi, ChoosingSide, Settled {
  /** {@return the player to move, or empty if the game is over} */
  Optional<Player> toMove();

  /**
   * {@return the score}
   *
   * @param verticalPoints the points of Vertical on the board
   * @param horizontalPoints the points of Horizontal on the board
   */
  TerritoryScore score(int verticalPoints, int horizontalPoints);

  /**
   * {@return a hash that is the same in all versions of the library and differs for different
   * states and numbers}
   *
   * @param extra a number that a game adds to the state, 0 for none; ignored until the sides are
   *     chosen
   */
  long stableHash(int extra);

  /**
   * {@return a hash for transposition keys: the same for states that differ only in the number of
   * passes before the turn or, once the game is over, in the side that would be to move}
   *
   * @param extra as for {@link #stableHash}
   */
  default long transpositionHash(int extra) {
    return stableHash(extra);
  }

  /** Returns the state in the format that {@link #read} parses. */
  @Override
  String toString();

  /**
   * {@return the state at the start of a game}
   *
   * @param rules the rules of the game
   */
  static TerritoryState start(TerritoryRules rules) {
    return rules.opening() == Opening.PIE
        ? new NamingKomi()
        : playing(rules.komi().first(), Player.FIRST);
  }

  /**
   * {@return the state after the opening: Vertical is to move, and nobody has passed}
   *
   * @param komi the komi
   * @param vertical the player who plays Vertical
   */
  static Playing playing(Komi komi, Player vertical) {
    return new Agreement(komi, vertical).playing(Orientation.VERTICAL, 0);
  }

  /**
   * Parses a state and does not consume the text after it. Letter case is ignored.
   *
   * @param scanner a scanner at the start of the state
   * @return the state
   * @throws NotationException if no state follows in the text
   */
  static TerritoryState read(TextScanner scanner) {
    if (scanner.accept(NamingKomi.TEXT)) {
      return new NamingKomi();
    }
    if (scanner.accept(ChoosingSide.TEXT)) {
      scanner.expect(' ');
      return new ChoosingSide(Komi.read(scanner));
    }
    Optional<Orientation> side = Orientation.read(scanner);
    if (side.isEmpty()) {
      throw scanner.error(Code.UNEXPECTED, scanner.offset(), "komi, side, vertical or horizontal");
    }
    scanner.expect(' ');
    Komi komi = Komi.read(scanner);
    scanner.expect(' ');
    Player vertical = readPlayer(scanner);
    scanner.expect(' ');
    int start = scanner.offset();
    int passes = scanner.number();
    if (passes > Over.PASSES) {
      throw scanner.error(Code.OUT_OF_RANGE, start, "at most two passes");
    }
    return new Agreement(komi, vertical).state(side.get(), passes);
  }

  private static Player readPlayer(TextScanner scanner) {
    for (Player player : Player.values()) {
      if (scanner.accept(player.name())) {
        return player;
      }
    }
    throw scanner.error(Code.UNEXPECTED, scanner.offset(), "first or second");
  }
}
