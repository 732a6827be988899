package io.github.boardrules.examples.cli;

import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;

/** Thrown if a line cannot be traced. */
final class TraceProblem extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient RecordProblem problem;

  TraceProblem(RecordProblem problem) {
    super(problem.message());
    this.problem = problem;
  }

  /** Creates a problem that occurs before the first move. */
  TraceProblem(Code code, String message) {
    this(RecordProblem.of(code, TextLocation.nowhere(), 0, message));
  }

  /** Returns the problem. Its location is unknown. */
  RecordProblem problem() {
    return problem;
  }
}
