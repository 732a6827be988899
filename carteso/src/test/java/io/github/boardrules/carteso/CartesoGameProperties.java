package io.github.boardrules.carteso;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.conformance.GameProperties;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Terms;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** What every game promises, on boards of both kinds of cell sets, with both openings. */
class CartesoGameProperties extends GameProperties {
  CartesoGameProperties() {
    super(new CartesoGameType());
  }

  @Override
  protected Arbitrary<Options> options() {
    return terms().map(Terms::options);
  }

  static Arbitrary<Terms> terms() {
    Arbitrary<Integer> small = Arbitraries.integers().between(1, 6);
    Arbitrary<Terms> usual =
        Arbitraries.frequencyOf(
            Tuple.of(19, Combinators.combine(small, small).as(Terms::usual)),
            Tuple.of(1, Arbitraries.just(Terms.usual(12, 11))));
    return usual.flatMap(
        terms ->
            Arbitraries.of(
                terms,
                terms.pie(new Komi(-1), new Komi(1)),
                terms.pie(new Komi(0), new Komi(1), new Komi(2)),
                terms.fixed(new Komi(0)),
                terms.fixed(new Komi(5)),
                terms.fixed(new Komi(-300))));
  }
}
