package io.github.boardrules.core;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.core.text.RulesException;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Thrown when a setup is not a position of its game. Serialization keeps its defects.
 *
 * @serial exclude
 */
@SuppressWarnings("InvalidBlockTag") // Javadoc knows the tag
public final class SetupException extends RulesException {
  private static final long serialVersionUID = 1L;

  private static final int MAX_NAMED = 10;

  private final ImmutableList<Violation> defects;

  /**
   * Creates an exception. Its message contains the messages of at most ten defects.
   *
   * @param defects all defects of the setup, at least one
   */
  public SetupException(List<Violation> defects) {
    super(message(defects));
    this.defects = ImmutableList.copyOf(defects);
  }

  /**
   * Throws an exception if a setup has defects.
   *
   * @param defects all defects of the setup
   * @throws SetupException with the defects, if there are any
   */
  public static void check(List<Violation> defects) {
    if (!defects.isEmpty()) {
      throw new SetupException(defects);
    }
  }

  private static String message(List<Violation> defects) {
    String named =
        defects.stream()
            .limit(MAX_NAMED)
            .map(Violation::message)
            .collect(Collectors.joining("; ", "Not a position: ", ""));
    int others = defects.size() - MAX_NAMED;
    return others > 0 ? named + "; and " + others + " more" : named;
  }

  /** {@return the code of the first of the {@link #defects()}} */
  @Override
  public ErrorCode code() {
    return defects.get(0).code();
  }

  /** {@return all defects of the setup, not only the first} */
  public List<Violation> defects() {
    return defects;
  }
}
