package io.github.boardrules.examples.engine.bulk;

import java.io.IOException;

/** Thrown if the standard output cannot be written, so that a command ends at once. */
public final class OutputFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  OutputFailure(IOException cause) {
    super("the standard output cannot be written: " + Words.reason(cause), cause);
  }
}
