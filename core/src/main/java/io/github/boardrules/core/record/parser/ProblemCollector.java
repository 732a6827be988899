package io.github.boardrules.core.record.parser;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import java.util.ArrayList;
import java.util.List;

/** Collects the problems of one game, up to a limit. */
public final class ProblemCollector {
  private final long limit;
  private final List<RecordProblem> found = new ArrayList<>(0);

  public ProblemCollector(long limit) {
    this.limit = limit;
  }

  /**
   * Adds a problem; the first problem beyond the limit is replaced by {@code TOO_MANY_PROBLEMS},
   * and further problems are dropped.
   */
  public void add(RecordProblem problem) {
    if (found.size() < limit) {
      found.add(problem);
    } else if (found.size() == limit) {
      found.add(
          RecordProblem.of(
              Code.TOO_MANY_PROBLEMS,
              problem.location(),
              problem.ply(),
              "The game has more than " + limit + " problems"));
    }
  }

  public void add(Code code, TextLocation location, int ply, String message) {
    add(RecordProblem.of(code, location, ply, message));
  }

  /**
   * Adds the problem that the game exceeds a limit, even beyond the limit on problems.
   *
   * @param limit the maximum
   * @param what the items that exceed the limit, in the plural
   */
  public void addExceeded(Code code, TextLocation location, int ply, long limit, String what) {
    String message = "The game has more than " + limit + " " + what;
    found.add(RecordProblem.of(code, location, ply, message));
  }

  public boolean isEmpty() {
    return found.isEmpty();
  }

  public ImmutableList<RecordProblem> all() {
    return ImmutableList.copyOf(found);
  }
}
