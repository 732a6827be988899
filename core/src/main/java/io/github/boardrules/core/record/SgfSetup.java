package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Options;
import java.util.Optional;

/**
 * The setup that an SGF root tells.
 *
 * @param options the options of the game that make it; for a setup that the game does not have,
 *     options that the game refuses, so that nobody plays from another one
 * @param name what the record calls it, if it has a name for it
 * @param problems what is wrong with it
 */
public record SgfSetup(
    Options options, Optional<String> name, ImmutableList<RecordProblem> problems) {
  private static final SgfSetup USUAL =
      new SgfSetup(Options.none(), Optional.empty(), ImmutableList.of());

  /** {@return no word of it, so the usual one} */
  public static SgfSetup usual() {
    return USUAL;
  }
}
