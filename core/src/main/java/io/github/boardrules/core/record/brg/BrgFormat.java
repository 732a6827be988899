package io.github.boardrules.core.record.brg;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordScanner;
import java.io.IOException;

/**
 * The format {@code .brg}, for every game: PGN with the moves in the notation of the game and the
 * tags {@code Game}, {@code Options}, {@code Setup}, {@code First} and {@code Second}.
 *
 * <p>It differs from PGN in these points:
 *
 * <ul>
 *   <li>A move number counts one turn, even if the turn has several moves.
 *   <li>{@code 1-0} means that the first player won.
 *   <li>In tags and comments, {@code \n} is a line feed, and a backslash, a {@code u} and four
 *       hexadecimal digits are a character. In comments, a backslash before a line ending joins the
 *       lines.
 *   <li>The tag {@code Termination} may be the text of a {@link
 *       io.github.boardrules.core.record.Termination}.
 * </ul>
 *
 * <p>Parsing is lenient. Move numbers may be missing or wrong. Commas may separate moves, {@code
 * Play Vertical} is one move, and plus signs after a blank belong to the move before them. Tags may
 * be missing; a game without tags may also lack its result. Lines that begin with {@code %} are
 * ignored. A game without a result ends before a tag that follows moves, a comment or an empty
 * line, and before a move with the number 1 that follows an empty line. An unclosed comment ends at
 * the same places, but in a game with tags only before tags.
 *
 * <p>Judging a game of 1,000,000 characters needs at most 32 bytes of heap a character within the
 * default {@link ReadLimits}, whatever the text contains.
 */
@Immutable
public final class BrgFormat implements RecordFormat {
  /** The shared instance of the format. */
  public static final BrgFormat BRG = new BrgFormat();

  /** Creates the format, the same as {@link #BRG}. */
  public BrgFormat() {}

  @Override
  public String id() {
    return "brg";
  }

  @Override
  public RecordScanner open(RecordInput in) {
    return new BrgScanner(in);
  }

  /** {@return true} */
  @Override
  public boolean canWrite(GameReplay replay) {
    checkNotNull(replay, "replay");
    return true;
  }

  @Override
  public void write(GameReplay replay, Appendable target) throws IOException {
    new BrgWriter(replay, target).write();
  }

  @Override
  public String toString() {
    return id();
  }
}
