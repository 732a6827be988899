package io.github.boardrules.core.record.parser;

import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;

/**
 * The limits on one game. After the game has exceeded the first of them, its parser continues in
 * the same way, but keeps nothing, and this class drops the problems that the parser reports.
 */
public final class GameLimits {
  private final ReadLimits limits;
  private final ProblemCollector problems;

  public GameLimits(ReadLimits limits, ProblemCollector problems) {
    this.limits = limits;
    this.problems = problems;
  }

  public long get(Limit limit) {
    return limits.get(limit);
  }

  /** Returns whether the game has exceeded a limit. */
  public boolean isExceeded() {
    return problems.hasExceeded();
  }

  /** Reports a problem, unless the game has exceeded a limit. */
  public void problem(Code code, TextLocation location, int ply, String message) {
    if (!isExceeded()) {
      problems.add(code, location, ply, message);
    }
  }

  /**
   * Reports that the game exceeds a limit, unless it has already exceeded one.
   *
   * @param maximum the limit
   * @param what the items that exceed it, in the plural
   */
  public void exceeded(Code code, TextLocation location, int ply, long maximum, String what) {
    problems.addExceeded(code, location, ply, maximum, what);
  }
}
