package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.text.ErrorCode;
import java.util.List;
import java.util.Optional;

/** The components of a {@link RecordProblem}. */
@Immutable
@SuppressWarnings("Immutable") // copies its collection
record ProblemData(
    Code code,
    TextLocation location,
    int ply,
    String message,
    List<Violation> violations,
    Optional<ErrorCode> error,
    boolean isInVariation)
    implements RecordProblem {
  ProblemData {
    checkNotNull(code, "code");
    checkNotNull(location, "location");
    checkNotNull(message, "message");
    violations = ImmutableList.copyOf(violations);
    checkNotNull(error, "error");
  }

  /** Returns a problem as one of a variation. */
  static RecordProblem inVariation(RecordProblem problem) {
    return new ProblemData(
        problem.code(),
        problem.location(),
        problem.ply(),
        problem.message(),
        problem.violations(),
        problem.error(),
        true);
  }

  /** Returns the location, the code and the message, in the style of compilers. */
  @Override
  public String toString() {
    return location + ": " + code + ": " + message;
  }
}
