package io.github.boardrules.core.record.sgf;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordScanner;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.core.record.parser.TextEncoding;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * SGF FF[4], for games that have an {@link SgfDialect}. The first player plays {@code B}.
 *
 * <p>Parsing is lenient. Lower-case letters in the names of properties are dropped, as in FF[1] to
 * FF[3]; comments may be nodes of their own, and a node may have several moves. Markup, times and
 * private properties after the root become the clock and the {@linkplain
 * io.github.boardrules.core.record.MoveAnnotations#properties properties} of the last move.
 * Variations of the first move of a variation are read as siblings of the variation. Setup and
 * markup are lists: properties that occur twice in the root are merged. Any other property of the
 * root with two values is a problem, and the first value counts.
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
  /** The format with the dialects on the class path or module path, searched for at every use. */
  public static final SgfFormat SGF = new SgfFormat(SgfDialects::installed);

  @SuppressWarnings("Immutable") // has no state
  private final Supplier<SgfDialects> dialects;

  /** Creates the format with the installed dialects, the same as {@link #SGF}. */
  public SgfFormat() {
    this(SgfDialects::installed);
  }

  private SgfFormat(Supplier<SgfDialects> dialects) {
    this.dialects = dialects;
  }

  /**
   * {@return the format with the given dialects only}
   *
   * @param dialects the dialects
   */
  public static SgfFormat of(SgfDialects dialects) {
    checkNotNull(dialects, "dialects");
    return new SgfFormat(() -> dialects);
  }

  /**
   * {@return the charset of the encoding that a value of {@code CA} names; empty if it is none of
   * those above, or the runtime lacks it}
   *
   * @param label the name in any case, such as {@code Shift_JIS} or {@code cp1251}
   */
  public static Optional<Charset> charset(String label) {
    return TextEncoding.find(label)
        .map(
            found ->
                found.equals(TextEncoding.UTF_8)
                    ? Charset.forName(label.strip())
                    : Charset.forName(found.name()));
  }

  @Override
  public String id() {
    return "sgf";
  }

  /** {@return whether the first ASCII character that is not blank is an opening parenthesis} */
  @Override
  public boolean recognizes(String start) {
    return start.chars().filter(c -> c > ' ' && c < 0x80).findFirst().orElse(0) == '(';
  }

  @Override
  public ImmutableList<String> problems() {
    return ImmutableList.copyOf(dialects.get().problems());
  }

  @Override
  public RecordScanner open(RecordInput in) {
    in.keepRawBytes();
    return new SgfScanner(in, dialects.get());
  }

  /** {@return whether the record has a valid start and its game has a dialect} */
  @Override
  public boolean canWrite(Replay replay) {
    return replay.mainLine().flatMap(this::dialect).isPresent();
  }

  @Override
  public void write(Replay replay, Appendable target) throws IOException {
    checkNotNull(target, "target");
    LineReplay mainLine = replay.mainLine().orElseThrow(SgfFormat::cannotWrite);
    SgfDialect dialect = dialect(mainLine).orElseThrow(SgfFormat::cannotWrite);
    new SgfComposer(replay.record(), mainLine, dialect, target).write();
    target.append("\n\n");
  }

  private Optional<SgfDialect> dialect(LineReplay mainLine) {
    return dialects.get().find(mainLine.last().game().type().id());
  }

  private static IllegalArgumentException cannotWrite() {
    return new IllegalArgumentException(
        "The record has no known game or no valid start, or its game has no SGF dialect");
  }

  @Override
  public String toString() {
    return "SGF";
  }
}
