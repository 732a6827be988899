package io.github.boardrules.loa.sgf;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.RecordProblem;
import java.util.Optional;

/**
 * The setup that an SGF root describes.
 *
 * @param options the options of the game with this setup
 * @param name the name of the setup in the record, if any
 * @param problem why the setup is unknown: it is malformed, or the game does not support it;
 *     otherwise empty
 */
@Immutable
record SgfSetup(Options options, Optional<String> name, Optional<RecordProblem> problem) {
  private static final SgfSetup STANDARD =
      new SgfSetup(Options.none(), Optional.empty(), Optional.empty());

  /**
   * Creates a setup.
   *
   * @param options the options of the game with this setup
   * @param name the name of the setup in the record, if any
   * @param problem why the setup is unknown; otherwise empty
   */
  public SgfSetup {
    checkNotNull(options, "options");
    checkNotNull(name, "name");
    checkNotNull(problem, "problem");
  }

  /** {@return the default setup, for a root that specifies none} */
  static SgfSetup standard() {
    return STANDARD;
  }

  /**
   * {@return an unknown setup}
   *
   * @param name the name of the setup in the record, if any
   * @param problem why it is unknown
   */
  static SgfSetup unknown(Optional<String> name, RecordProblem problem) {
    return new SgfSetup(Options.none(), name, Optional.of(problem));
  }
}
