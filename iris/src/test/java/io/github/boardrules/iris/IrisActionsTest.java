package io.github.boardrules.iris;

import io.github.boardrules.core.Position;
import io.github.boardrules.core.conformance.ActionsTest;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Compares games on small boards with {@link NaiveIris}. */
class IrisActionsTest extends ActionsTest<IrisMove, NaiveIris> {
  @Override
  protected Arbitrary<Subject<IrisMove, NaiveIris>> subjects() {
    return Arbitraries.integers()
        .between(2, 5)
        .map(side -> new Subject<>(Iris.game(side), start -> NaiveIris.start(side)));
  }

  @Override
  protected NaiveIris play(NaiveIris model, Position<IrisMove> before, IrisMove move) {
    return model.play(move.notation());
  }

  @Override
  protected void compare(Position<IrisMove> position, NaiveIris model) {
    Comparison.assertSame(model, (IrisPosition) position);
  }
}
