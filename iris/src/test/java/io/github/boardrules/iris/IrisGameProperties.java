package io.github.boardrules.iris;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.conformance.GameProperties;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Tuple;

class IrisGameProperties extends GameProperties {
  IrisGameProperties() {
    super(new IrisGameType());
  }

  @Override
  protected Arbitrary<Options> options() {
    return Arbitraries.frequencyOf(
        Tuple.of(6, Arbitraries.integers().between(2, 4).map(IrisGameProperties::side)),
        Tuple.of(3, Arbitraries.integers().between(5, 8).map(IrisGameProperties::side)),
        Tuple.of(1, Arbitraries.integers().between(9, 13).map(IrisGameProperties::side)),
        Tuple.of(1, Arbitraries.just(Options.none())));
  }

  private static Options side(int side) {
    return Options.of("n", Integer.toString(side));
  }
}
