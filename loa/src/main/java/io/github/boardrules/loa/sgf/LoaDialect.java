package io.github.boardrules.loa.sgf;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.primitives.Ints;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.loa.LoaMove;
import io.github.boardrules.loa.LoaPosition;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The moves and setups of Lines of Action in SGF. */
final class LoaDialect {
  static final int GAME_NUMBER = 9;

  /** The properties that describe the setup; in another node they would change the position. */
  static final ImmutableSet<String> SETUP_PROPERTIES =
      ImmutableSet.of("SU", "SZ", "AB", "AW", "AE", "PL");

  /** The option for the setup, which {@link SgfSetup} reads and {@link #write} writes. */
  static final String SETUP = "setup";

  /** The value of this option for scrambled eggs. */
  static final String SCRAMBLED = "scrambled";

  private static final String PASS = LoaMove.pass().toString();
  private static final CharMatcher BLANKS = CharMatcher.whitespace();
  private static final Pattern WITHOUT_MARK =
      Pattern.compile("^([a-zA-Z][0-9]{1,2})([a-zA-Z][0-9]{1,2})$");
  private static final CharMatcher TRAILING_MARKS = CharMatcher.anyOf("+!?#");

  private LoaDialect() {}

  /**
   * Returns whether a root is one of Lines of Action: its {@code GM} is 9, or it has none, but a
   * setup or an event of Lines of Action.
   */
  static boolean isLoa(SgfNode root) {
    Optional<String> number = root.text("GM");
    if (number.isPresent()) {
      return isLoa(number.get());
    }
    return root.find("SU").isPresent()
        || root.text("EV").filter(event -> Ascii.toLowerCase(event).startsWith("loa")).isPresent();
  }

  /** Returns whether a value of {@code GM} is the number of Lines of Action. */
  static boolean isLoa(String number) {
    Integer value = Ints.tryParse(number.strip());
    return value != null && value == GAME_NUMBER;
  }

  /** Returns whether a line is one of Lines of Action. */
  static boolean isLoa(LineReplay line) {
    return line.last() instanceof LoaPosition;
  }

  /** Returns how the game ended if the text of a move says so, for example {@code Resign}. */
  static Optional<Termination.Kind> termination(CharSequence move) {
    if (move.length() > 40 || isExact(move)) {
      return Optional.empty();
    }
    return switch (Ascii.toLowerCase(BLANKS.removeFrom(move))) {
      case "resign", "resigns", "resigned" -> Optional.of(Termination.Kind.RESIGNATION);
      case "forfeit", "forfeits", "forfeited" -> Optional.of(Termination.Kind.FORFEIT);
      case "time", "timeout" -> Optional.of(Termination.Kind.TIME);
      default -> Optional.empty();
    };
  }

  /** Converts a move from SGF to the notation of the game; an invalid text to any text. */
  static CharSequence notation(CharSequence move) {
    if (isExact(move)) {
      return move;
    }
    String text = TRAILING_MARKS.trimTrailingFrom(BLANKS.removeFrom(move));
    if (text.isEmpty()) {
      return PASS;
    }
    return WITHOUT_MARK.matcher(text).replaceFirst("$1-$2");
  }

  /** Returns whether the game can parse the text as it is, which is true of most moves. */
  static boolean isExact(CharSequence move) {
    return move.length() == 5 && (move.charAt(2) == '-' || move.charAt(2) == ':');
  }

  /** Converts a move from the canonical notation of the game to SGF. */
  static String move(String notation) {
    return notation.equals(PASS) ? "" : notation;
  }

  /** Returns the properties of a root that describe the board and the setup. */
  static ImmutableMap<String, List<String>> write(Position<?> start, Options options) {
    ImmutableMap.Builder<String, List<String>> properties = ImmutableMap.builder();
    if (start.board() instanceof SquareBoard board) {
      properties.put("SZ", List.of(Integer.toString(board.width())));
    }
    Optional<String> setup = options.get(SETUP);
    if (setup.equals(Optional.of(SCRAMBLED))) {
      properties.put("SU", List.of("Scrambled-Eggs"));
    } else if (setup.isPresent() || !start.equals(start.game().start())) {
      LoaPosition custom = (LoaPosition) start;
      properties.put("SU", List.of("Custom"));
      properties.put("AB", cells(custom.pieces(Color.BLACK)));
      properties.put("AW", cells(custom.pieces(Color.WHITE)));
      properties.put("PL", List.of(custom.toSetup().sideToMove() == Color.WHITE ? "W" : "B"));
    }
    return properties.buildOrThrow();
  }

  private static List<String> cells(CellSet cells) {
    return ImmutableList.copyOf(Iterables.transform(cells, Cell::toString));
  }
}
