package io.github.boardrules.loa.sgf;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordScanner;
import java.io.IOException;
import java.io.StringReader;

/**
 * SGF FF[4] for Lines of Action, game 9, as specified in the note by A. Hollosi and D. Dyer and as
 * found in archives. Black, the first player, plays {@code B}. Trees of other games are read, too,
 * and judged as games that are not installed.
 *
 * <p>Parsing is lenient. Lower-case letters in the names of properties are dropped, as in FF[1] to
 * FF[3]; comments may be nodes of their own, and a node may have several moves. Markup, times and
 * private properties after the root become the clock and the {@linkplain
 * io.github.boardrules.core.record.MoveAnnotations#properties properties} of the last move.
 * Variations of the first move of a variation are read as siblings of the variation. Setup and
 * markup are lists: properties that occur twice in the root are merged. Any other property of the
 * root with two values is a problem, and the first value counts.
 *
 * <p>Moves are parsed more leniently than in the notation of the game: blanks may appear anywhere,
 * and the mark between the cells may be missing. {@code Resign} and {@code Forfeit}, with or
 * without an {@code s}, end the game and are not moves. An empty value is a pass.
 *
 * <p>The supported setups ({@code SU}) are the standard one, scrambled eggs, and custom ones given
 * by {@code AB}, {@code AW} and {@code PL}. The cells of a custom setup may be separate values or
 * run together in one. {@code SZ} is the size of a square board, 4 to 16; boards of other shapes
 * and holes are options, which SGF has no property for. {@code IY} only rotates the picture in a
 * viewer and is ignored.
 *
 * <p>Bytes are decoded as {@code CA} says, before escapes are interpreted: UTF-8, UTF-16,
 * ISO-8859-1 and -15, windows-1250 to -1258, KOI8-R, Shift_JIS, EUC-JP, ISO-2022-JP, GBK, GB18030,
 * Big5 and EUC-KR, as far as the runtime has them. A game in another encoding is not judged.
 * Without {@code CA}, they are UTF-8, and those that are not UTF-8 are ISO-8859-1. {@code CA} has
 * no meaning in a text of characters, and in bytes that begin with a byte order mark or are
 * recognized as UTF-16.
 *
 * <p>Judging a game of 1,000,000 characters needs at most 32 bytes of heap a character within the
 * default {@link ReadLimits}, whatever the text contains.
 */
@Immutable
public final class SgfFormat implements RecordFormat {
  /** Creates the format, which has no state. */
  public SgfFormat() {}

  @Override
  public String id() {
    return "sgf";
  }

  /**
   * {@return whether the first ASCII character that is not blank is an opening parenthesis, and the
   * root does not name another game in {@code GM}}
   */
  @Override
  public boolean recognizes(String start) {
    int bracket = 0;
    while (bracket < start.length()
        && (start.charAt(bracket) <= ' ' || start.charAt(bracket) >= 0x80)) {
      bracket++;
    }
    if (!start.startsWith("(", bracket)) {
      return false;
    }
    String tree = start.substring(bracket + 1);
    RecordInput in = RecordInput.of(new StringReader(tree), "", ReadLimits.defaults());
    in.skipWhitespace();
    return new SgfTokens(in)
        .text(ImmutableSet.of("GM"), tree.length()).stream().allMatch(LoaDialect::isLoa);
  }

  @Override
  public RecordScanner open(RecordInput in) {
    in.keepRawBytes();
    return new SgfScanner(in, new SgfLines(in));
  }

  /** {@return whether the record has a valid start and is a game of Lines of Action} */
  @Override
  public boolean canWrite(GameReplay replay) {
    return replay.mainLine().filter(LoaDialect::isLoa).isPresent();
  }

  @Override
  public void write(GameReplay replay, Appendable target) throws IOException {
    checkNotNull(target, "target");
    LineReplay mainLine =
        replay
            .mainLine()
            .filter(LoaDialect::isLoa)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "SGF can be written for games of Lines of Action with a valid start only"));
    new SgfWriter(replay.record(), mainLine, target).write();
    target.append("\n\n");
  }

  @Override
  public String toString() {
    return id();
  }
}
