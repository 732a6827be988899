package io.github.boardrules.core.territory.spi;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.conformance.Conformance;
import io.github.boardrules.core.conformance.Promise;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What all territory games share keeps the promises of the kit, shown by {@link Dots}. */
class DotsPromisesTest {
  private static final int SAMPLES = 3;

  @ParameterizedTest
  @EnumSource
  void twoKindsOfStonesKeepThePromise(Promise promise) {
    check(new Dots.Type(2), promise);
  }

  /** Not that of symmetry, which a1 breaks. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SYMMETRY")
  void oneKindOfStonesKeepsThePromise(Promise promise) {
    check(new Dots.Type(1), promise);
  }

  private static void check(Dots.Type type, Promise promise) {
    Conformance kit = Conformance.of(type, new StonesBeforeTheOpening());
    Random random = new Random(promise.name().hashCode());
    for (int sample = 0; sample < SAMPLES; sample++) {
      Options options = kit.randomOptions(random);
      kit.check(promise, options, kit.randomOptions(random), random.nextLong());
    }
  }

  /** Stones before the opening is over are a defect in every territory game. */
  private static final class StonesBeforeTheOpening implements Conformance.Material {
    @Override
    public List<String> setupTexts(Game<?> game, Random random) {
      Position<?> position = game.start();
      while (position.text().matches("[1-9/]+ .*")) {
        position = position.successor(0);
      }
      return List.of(position.text().replaceFirst(" .*", " komi"));
    }
  }
}
