package io.github.boardrules.core.record.parser;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import java.util.ArrayList;
import java.util.List;

/** Collects the problems of one game, up to a limit. */
public final class ProblemCollector {
  private final ReadLimits limits;
  private final long maximum;
  private final List<RecordProblem> found = new ArrayList<>(0);
  private boolean hasExceeded;

  public ProblemCollector(ReadLimits limits) {
    this.limits = limits;
    this.maximum = limits.get(Limit.PROBLEMS);
  }

  /** Adds a problem. Keeps one beyond the limit, which shows that there are more. */
  public void add(RecordProblem problem) {
    if (found.size() <= maximum) {
      found.add(problem);
    }
  }

  public void add(Code code, TextLocation location, int ply, String message) {
    add(RecordProblem.of(code, location, ply, message));
  }

  /**
   * Adds the problem that the game exceeds a limit, even beyond the limit on problems, unless the
   * game has already exceeded a limit.
   *
   * @param limit the maximum
   * @param what the items that exceed the limit, in the plural
   */
  public void addExceeded(Code code, TextLocation location, int ply, long limit, String what) {
    if (!hasExceeded) {
      hasExceeded = true;
      String message = "The game has more than " + limit + " " + what;
      found.add(RecordProblem.of(code, location, ply, message));
    }
  }

  /** Returns whether the game has exceeded a limit. */
  public boolean hasExceeded() {
    return hasExceeded;
  }

  public boolean isEmpty() {
    return found.isEmpty();
  }

  /** Returns the problems, within the limit. */
  public ImmutableList<RecordProblem> all() {
    return limits.limit(found);
  }
}
