package io.github.boardrules.core.record.sgf;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.RecordProblem;
import java.util.Optional;

/**
 * The setup that an SGF root describes.
 *
 * @param options the options of the game with this setup; for an unsupported setup, options that
 *     the game rejects, so that the record is not replayed from a wrong setup
 * @param name the name of the setup in the record, if any
 * @param problems the errors in the description
 */
public record SgfSetup(
    Options options, Optional<String> name, ImmutableList<RecordProblem> problems) {
  private static final SgfSetup STANDARD =
      new SgfSetup(Options.none(), Optional.empty(), ImmutableList.of());

  /** {@return the default setup, for a root that specifies none} */
  public static SgfSetup standard() {
    return STANDARD;
  }
}
