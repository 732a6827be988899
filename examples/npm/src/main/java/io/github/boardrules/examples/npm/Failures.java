package io.github.boardrules.examples.npm;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.text.NotationException;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Converts exceptions of the library to JavaScript errors with the members {@code code}, {@code
 * cells}, {@code location} and {@code violations}.
 */
final class Failures {
  private Failures() {}

  /** Runs the body of an exported method and throws a JavaScript error if it fails. */
  static <T extends @Nullable Object> T convert(Supplier<T> body) {
    try {
      return body.get();
    } catch (WrongTypeException e) {
      throw raise("TypeError", e, "WRONG_TYPE", null);
    } catch (IllegalMoveException e) {
      throw raise("IllegalMoveException", e, List.of(e.violation()));
    } catch (SetupException e) {
      throw raise("SetupException", e, e.defects());
    } catch (NotationException e) {
      throw raise("NotationException", e, e.code().name(), Values.location(e));
    } catch (OptionException e) {
      throw raise("OptionException", e, e.code().name(), null);
    } catch (IndexOutOfBoundsException e) {
      throw raise("IndexOutOfBoundsException", e, "OUT_OF_RANGE", null);
    } catch (NoSuchElementException e) {
      throw raise("NoSuchElementException", e, "NO_SUCH_ELEMENT", null);
    } catch (IllegalStateException e) {
      throw raise("IllegalStateException", e, "ILLEGAL_STATE", null);
    } catch (IllegalArgumentException e) {
      throw raise("IllegalArgumentException", e, "ILLEGAL_ARGUMENT", null);
    }
  }

  /** Throws the first problem of a record. */
  static RuntimeException raise(RecordProblem problem) {
    return raise("RecordProblem", problem.message(), Values.error(problem));
  }

  private static RuntimeException raise(
      String name, RuntimeException cause, List<Violation> violations) {
    return raise(
        name,
        String.valueOf(cause.getMessage()),
        Values.map(
            "code",
            violations.get(0).code().name(),
            "cells",
            Values.cells(violations),
            "location",
            null,
            "violations",
            Values.violations(violations)));
  }

  private static RuntimeException raise(
      String name, Exception cause, String code, @Nullable Map<String, @Nullable Object> location) {
    return raise(
        name,
        String.valueOf(cause.getMessage()),
        Values.map(
            "code", code, "cells", List.of(), "location", location, "violations", List.of()));
  }

  private static RuntimeException raise(
      String name, String message, Map<String, @Nullable Object> members) {
    JsSupport.get().raise(name, message, Js.of(members));
    return new IllegalStateException("thrown in JavaScript");
  }
}
