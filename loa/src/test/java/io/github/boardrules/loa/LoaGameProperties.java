package io.github.boardrules.loa;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.conformance.GameProperties;
import net.jqwik.api.Arbitrary;

class LoaGameProperties extends GameProperties {
  LoaGameProperties() {
    super(new LoaGameType());
  }

  @Override
  protected Arbitrary<Options> options() {
    return Starts.options();
  }
}
