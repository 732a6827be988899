package io.github.boardrules.linage;

import io.github.boardrules.core.Position;
import io.github.boardrules.core.conformance.ActionsTest;
import net.jqwik.api.Arbitrary;

/** Compares games under all rules, on small boards, with {@link NaiveLinageGame}. */
class LinageActionsTest extends ActionsTest<LinageMove, NaiveLinageGame> {
  @Override
  protected Arbitrary<Subject<LinageMove, NaiveLinageGame>> subjects() {
    return LinageVariantProperties.anyRules()
        .map(
            rules ->
                new Subject<>(
                    Linage.game(rules), start -> NaiveLinageGame.of((LinagePosition) start)));
  }

  @Override
  protected NaiveLinageGame play(
      NaiveLinageGame model, Position<LinageMove> before, LinageMove move) {
    return model.play(move.notation());
  }

  @Override
  protected void compare(Position<LinageMove> position, NaiveLinageGame model) {
    LinageDifferentialProperties.compareGame((LinagePosition) position, model);
  }
}
