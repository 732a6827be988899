package io.github.boardrules.loa;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.sgf.SgfDialect;
import io.github.boardrules.core.record.sgf.SgfNode;
import io.github.boardrules.core.record.sgf.SgfProperty;
import io.github.boardrules.core.record.sgf.SgfSetup;
import io.github.boardrules.core.record.Termination;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Lines of Action in SGF, game 9 of FF[4], as the note of A. Hollosi and D. Dyer describes it and
 * as it is found in archives.
 *
 * <p>A move is read more leniently than in the game's own notation: blanks may stand anywhere in
 * it, and between its cells any mark, or none. {@code Resign} and {@code Forfeit}, also with an
 * {@code s}, are ends and no moves; an empty value is a pass. Of the setups ({@code SU}) the
 * standard one, scrambled eggs and custom ones by {@code AB}, {@code AW} and {@code PL} are
 * supported, whose cells may be values of their own or run together. {@code IY} turns only a
 * viewer's picture, and is not read.
 */
public final class LoaSgfDialect implements SgfDialect {
  static final String SCRAMBLED = "scrambled";

  private static final CharMatcher BLANKS = CharMatcher.whitespace();
  private static final CharMatcher MARKS_BEHIND = CharMatcher.anyOf("+!?#");

  /** The dialect; all are alike. */
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
  public boolean recognises(SgfNode root) {
    return root.property("SU").isPresent()
        || root.text("EV").filter(event -> Ascii.toLowerCase(event).startsWith("loa")).isPresent();
  }

  @Override
  public SgfSetup setup(SgfNode root) {
    return new SgfSetupReader(root).read();
  }

  @Override
  public ImmutableSet<String> setupProperties() {
    return ImmutableSet.of("SU", "SZ", "AB", "AW", "AE", "PL");
  }

  @Override
  public ImmutableSet<String> setupOptions() {
    return ImmutableSet.of(LoaOptions.SETUP);
  }

  @Override
  public Optional<Termination.Kind> termination(String move) {
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
  public String notation(String move) {
    if (isExact(move)) {
      return move;
    }
    String text = MARKS_BEHIND.trimTrailingFrom(BLANKS.removeFrom(move));
    if (text.isEmpty()) {
      return MoveText.PASS;
    }
    return text.length() == 4 ? text.substring(0, 2) + "-" + text.substring(2) : text;
  }

  /** Whether the game reads it at once, as most moves are. */
  private static boolean isExact(String move) {
    return move.length() == 5 && (move.charAt(2) == '-' || move.charAt(2) == ':');
  }

  @Override
  public String move(String notation) {
    return notation.equals(MoveText.PASS) ? "" : notation;
  }

  @Override
  public ImmutableList<SgfProperty> write(Position<?> start, Options options) {
    ImmutableList.Builder<SgfProperty> properties = ImmutableList.builder();
    properties.add(SgfProperty.of("SZ", Integer.toString(Loa.BOARD.width())));
    Optional<String> setup = options.get(LoaOptions.SETUP);
    if (setup.isPresent() && setup.get().equals(SCRAMBLED)) {
      properties.add(SgfProperty.of("SU", "Scrambled-Eggs"));
    } else if (setup.isPresent() || !start.equals(start.game().start())) {
      properties.add(SgfProperty.of("SU", "Custom"));
      addPieces(properties, "AB", Colour.BLACK, start);
      addPieces(properties, "AW", Colour.WHITE, start);
      boolean isWhite = ((LoaPosition) start).turn() == Colour.WHITE;
      properties.add(SgfProperty.of("PL", isWhite ? "W" : "B"));
    }
    return properties.build();
  }

  private static void addPieces(
      ImmutableList.Builder<SgfProperty> properties,
      String name,
      Colour colour,
      Position<?> position) {
    List<String> cells = new ArrayList<>();
    for (Cell cell : Loa.BOARD.cells()) {
      if (position.symbol(cell) == colour.symbol()) {
        cells.add(cell.toString());
      }
    }
    properties.add(SgfProperty.of(name, cells));
  }
}
