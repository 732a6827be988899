package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkState;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.time.Duration;
import java.util.Optional;

/**
 * Stands between the scanner of a format and the handler of one game: counts moves, variations and
 * problems against the limits, closes variations that the text leaves open, and drops what the
 * handler does not want. After the game has exceeded a limit, everything is dropped up to its end.
 */
final class Guard implements RecordHandler {
  private final RecordHandler handler;
  private final Scan scan;
  private final ReadLimits limits;
  private final long maxPlies;
  private final long maxMoves;
  private Wanted wanted = Wanted.ALL;

  /** The number of moves of the main line that were passed on. */
  private int plies;

  /** The number of moves of all lines. */
  private long moves;

  /** The number of open variations. */
  private long depth;

  /** The number of open variations that were passed on; deeper ones are dropped. */
  private int kept;

  private long problems;
  private boolean hasExceeded;

  Guard(RecordHandler handler, Scan scan) {
    this.handler = handler;
    this.scan = scan;
    this.limits = scan.in().limits();
    this.maxPlies = limits.get(Limit.PLIES);
    this.maxMoves = limits.get(Limit.MOVES);
  }

  /** Reports a limit that the game exceeds, unless it has exceeded one before. */
  private void exceeded(Code code, Limit limit, String what, Place at) {
    problem(code, "The game has more than " + limits.get(limit) + " " + what, at);
  }

  /** Returns whether annotations and variations of the innermost line are passed on. */
  private boolean isKept() {
    return !hasExceeded && depth == kept && wanted == Wanted.ALL;
  }

  @Override
  public void begin(Place at) {
    handler.begin(at);
    wanted = handler.wanted();
  }

  @Override
  public Wanted wanted() {
    return hasExceeded ? Wanted.HEADER : wanted;
  }

  @Override
  public void game(CharSequence id, Place at) {
    if (!hasExceeded) {
      handler.game(id, at);
    }
  }

  @Override
  public void options(Options options, Place at) {
    if (!hasExceeded) {
      handler.options(options, at);
    }
  }

  @Override
  public void setup(CharSequence text, Place at) {
    if (!hasExceeded) {
      handler.setup(text, at);
    }
  }

  @Override
  public void unknownSetup(RecordProblem problem) {
    if (!hasExceeded) {
      handler.unknownSetup(problem);
    }
  }

  @Override
  public void tag(CharSequence name, CharSequence text, Place at) {
    if (!hasExceeded) {
      handler.tag(name, text, at);
    }
  }

  @Override
  public void move(CharSequence notation, CharSequence written, Place at) {
    scan.checkOpen();
    if (hasExceeded) {
      return;
    }
    if (depth == 0 && plies == maxPlies) {
      exceeded(Code.TOO_MANY_PLIES, Limit.PLIES, "moves in its main line", at);
      return;
    }
    if (++moves > maxMoves) {
      exceeded(Code.TOO_MANY_MOVES, Limit.MOVES, "moves", at);
      return;
    }
    if (depth == 0) {
      plies++;
    }
    if (depth == kept && wanted != Wanted.HEADER) {
      handler.move(notation, written, at);
      wanted = handler.wanted();
    }
  }

  @Override
  public void comment(CharSequence text) {
    // The comment on the game belongs to its header.
    if (isKept() || (!hasExceeded && depth == 0 && plies == 0)) {
      handler.comment(text);
    }
  }

  @Override
  public void commentNext(CharSequence text) {
    if (isKept()) {
      handler.commentNext(text);
    }
  }

  @Override
  public void glyph(int glyph) {
    if (isKept()) {
      handler.glyph(glyph);
    }
  }

  @Override
  public boolean clock(Duration left) {
    return !isKept() || handler.clock(left);
  }

  @Override
  public void property(CharSequence name, CharSequence text) {
    if (isKept()) {
      handler.property(name, text);
    }
  }

  @Override
  public void openVariation(int ply, Place at) {
    depth++;
    if (depth > limits.get(Limit.NESTING)) {
      exceeded(Code.TOO_DEEP, Limit.NESTING, "nested variations", at);
    }
    if (!hasExceeded && depth - 1 == kept && wanted == Wanted.ALL && ply > 0) {
      kept++;
      handler.openVariation(ply, at);
    }
  }

  @Override
  public void closeVariation() {
    checkState(depth > 0, "A scanner closes a variation that it has not opened");
    depth--;
    if (!hasExceeded && depth < kept) {
      kept--;
      handler.closeVariation();
    }
  }

  @Override
  public void claim(ClaimedResult result, Place at) {
    if (!hasExceeded) {
      handler.claim(result, at);
    }
  }

  @Override
  public void termination(Termination end, Place at) {
    if (!hasExceeded) {
      handler.termination(end, at);
    }
  }

  @Override
  public void problem(Code code, String message, Place at) {
    if (!hasExceeded) {
      problem(RecordProblem.of(code, at.toLocation(), plies, message));
    }
  }

  /** Passes one problem beyond the limit on, which shows that there are more. */
  @Override
  public void problem(RecordProblem problem) {
    boolean isOfALimit = problem.code().isOfALimit();
    if (!hasExceeded && (isOfALimit || problems <= limits.get(Limit.PROBLEMS))) {
      problems++;
      hasExceeded = isOfALimit;
      handler.problem(problem);
    }
  }

  @Override
  public Optional<Position<?>> position() {
    return hasExceeded || wanted == Wanted.HEADER ? Optional.empty() : handler.position();
  }

  @Override
  public void end(Place at) {
    for (; kept > 0; kept--) {
      handler.closeVariation();
    }
    handler.end(at);
  }
}
