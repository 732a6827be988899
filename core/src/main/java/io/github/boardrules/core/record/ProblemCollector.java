package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.util.ArrayList;
import java.util.List;

/** The problems of one game, up to a number of them. */
final class ProblemCollector {
  private final int limit;
  private final List<RecordProblem> found = new ArrayList<>(0);

  ProblemCollector(int limit) {
    this.limit = limit;
  }

  void add(RecordProblem problem) {
    if (found.size() < limit) {
      found.add(problem);
    } else if (found.size() == limit) {
      found.add(
          RecordProblem.of(
              Code.TOO_MANY_PROBLEMS,
              problem.location(),
              problem.ply(),
              "More than " + limit + " problems in one game"));
    }
  }

  void add(Code code, TextLocation location, int ply, String message) {
    add(RecordProblem.of(code, location, ply, message));
  }

  /** A problem behind which no other is looked for; it is kept whatever the number. */
  void addLast(Code code, TextLocation location, int ply, String message) {
    found.add(RecordProblem.of(code, location, ply, message));
  }

  int size() {
    return found.size();
  }

  boolean isEmpty() {
    return found.isEmpty();
  }

  /** Forgets all but the first ones. */
  void cut(int size) {
    found.subList(size, found.size()).clear();
  }

  /** All that were found elsewhere, within the same number. */
  void addAll(Iterable<RecordProblem> problems) {
    problems.forEach(found::add);
  }

  ImmutableList<RecordProblem> all() {
    return ImmutableList.copyOf(found);
  }
}
