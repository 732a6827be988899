package io.github.boardrules.loa;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.sgf.SgfDialect;
import io.github.boardrules.core.record.sgf.SgfNode;
import io.github.boardrules.core.record.sgf.SgfProperty;
import io.github.boardrules.core.record.sgf.SgfSetup;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Lines of Action in SGF: game 9 of FF[4], as specified in the note by A. Hollosi and D. Dyer and
 * as found in archives.
 *
 * <p>Moves are parsed more leniently than in the game's own notation: blanks may appear anywhere,
 * and the mark between the cells may be missing. {@code Resign} and {@code Forfeit}, with or
 * without an {@code s}, end the game and are not moves. An empty value is a pass.
 *
 * <p>The supported setups ({@code SU}) are the standard one, scrambled eggs, and custom ones given
 * by {@code AB}, {@code AW} and {@code PL}. The cells of a custom setup may be separate values or
 * run together in one. {@code SZ} is the size of a square board, 4 to 16; boards of other shapes
 * and holes are options, which SGF has no property for. {@code IY} only rotates the picture in a
 * viewer and is ignored.
 */
public final class LoaSgfDialect implements SgfDialect {
  private static final CharMatcher BLANKS = CharMatcher.whitespace();
  private static final Pattern WITHOUT_MARK =
      Pattern.compile("^([a-zA-Z][0-9]{1,2})([a-zA-Z][0-9]{1,2})$");
  private static final CharMatcher TRAILING_MARKS = CharMatcher.anyOf("+!?#");

  /** Creates the dialect, which has no state. */
  public LoaSgfDialect() {}

  @Override
  public String game() {
    return "loa";
  }

  @Override
  public int gameNumber() {
    return 9;
  }

  @Override
  public boolean recognizes(SgfNode root) {
    return root.property("SU").isPresent()
        || root.text("EV").filter(event -> Ascii.toLowerCase(event).startsWith("loa")).isPresent();
  }

  @Override
  public SgfSetup setup(SgfNode root) {
    return new SgfSetupReader(root).parse();
  }

  @Override
  public ImmutableSet<String> setupProperties() {
    return ImmutableSet.of("SU", "SZ", "AB", "AW", "AE", "PL");
  }

  @Override
  public ImmutableSet<String> setupOptions() {
    return ImmutableSet.of(NamedSetups.OPTION.name());
  }

  @Override
  public Optional<Termination.Kind> termination(CharSequence move) {
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

  @Override
  public CharSequence notation(CharSequence move) {
    if (isExact(move)) {
      return move;
    }
    String text = TRAILING_MARKS.trimTrailingFrom(BLANKS.removeFrom(move));
    if (text.isEmpty()) {
      return LoaNotation.PASS;
    }
    return WITHOUT_MARK.matcher(text).replaceFirst("$1-$2");
  }

  /** Returns whether the game can parse the text as it is, which is true of most moves. */
  private static boolean isExact(CharSequence move) {
    return move.length() == 5 && (move.charAt(2) == '-' || move.charAt(2) == ':');
  }

  @Override
  public String move(String notation) {
    return notation.equals(LoaNotation.PASS) ? "" : notation;
  }

  @Override
  public ImmutableList<SgfProperty> write(Position<?> start, Options options) {
    ImmutableList.Builder<SgfProperty> properties = ImmutableList.builder();
    if (start.board() instanceof SquareBoard board) {
      properties.add(SgfProperty.of("SZ", Integer.toString(board.width())));
    }
    Optional<String> setup = options.get(NamedSetups.OPTION.name());
    if (setup.equals(Optional.of(NamedSetups.SCRAMBLED))) {
      properties.add(SgfProperty.of("SU", "Scrambled-Eggs"));
    } else if (setup.isPresent() || !start.equals(start.game().start())) {
      properties.add(SgfProperty.of("SU", "Custom"));
      LoaPosition custom = (LoaPosition) start;
      properties.add(cells("AB", custom.pieces(Color.BLACK)));
      properties.add(cells("AW", custom.pieces(Color.WHITE)));
      properties.add(SgfProperty.of("PL", custom.turn() == Color.WHITE ? "W" : "B"));
    }
    return properties.build();
  }

  private static SgfProperty cells(String name, CellSet cells) {
    return SgfProperty.of(name, Iterables.transform(cells, Cell::toString));
  }
}
