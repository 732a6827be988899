package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import net.jqwik.api.Shrinkable;
import org.junit.jupiter.api.Test;

class ShrinkableChoicesTest {
  /** Shrinks choices as long as a predicate holds, as jqwik does. */
  private static Choices smallest(long seed, Predicate<Choices> fails) {
    Shrinkable<Choices> best = new ShrinkableChoices(seed);
    assertEquals(true, fails.test(best.value()));
    while (true) {
      Shrinkable<Choices> from = best;
      Optional<Shrinkable<Choices>> better =
          from.shrink()
              .filter(each -> each.distance().compareTo(from.distance()) < 0)
              .filter(each -> fails.test(each.value()))
              .findFirst();
      if (better.isEmpty()) {
        return best.value();
      }
      best = better.get();
    }
  }

  private static boolean has(Choices choices, int count, int least) {
    boolean found = false;
    for (int i = 0; i < count; i++) {
      found |= choices.nextInt(1000) >= least;
    }
    return found;
  }

  private static boolean anyTrue(Choices choices) {
    boolean found = false;
    for (int i = 0; i < 20; i++) {
      found |= choices.nextBoolean();
    }
    return found;
  }

  @Test
  void oneLargeChoiceAmongManyIsFound() {
    for (long seed = 0; seed < 20; seed++) {
      assertEquals("[600]", smallest(seed, choices -> has(choices, 50, 600)).toString());
    }
  }

  @Test
  void everyKindOfChoiceShrinks() {
    assertEquals("[1]", smallest(3, ShrinkableChoicesTest::anyTrue).toString());
    assertEquals("[5]", smallest(3, choices -> choices.nextInt(10, 100) >= 15).toString());
    assertEquals("[8]", smallest(4, choices -> choices.nextLong() >>> 3 != 0).toString());
    assertEquals("[]", smallest(5, choices -> choices.nextDouble() < 2).toString());
  }

  @Test
  void listedChoicesAreFollowedByZeros() {
    Choices choices = Choices.of(5, 7);
    assertEquals(2, choices.nextInt(3));
    assertEquals("c", choices.pick(List.of("a", "b", "c", "d", "e")));
    assertEquals(0, choices.nextInt(9));
    assertEquals(10, choices.nextInt(10, 20));
    assertEquals("[5, 7]", choices.toString());
    assertThrows(IllegalArgumentException.class, () -> choices.nextInt(0));
  }

  @Test
  void theChosenNumbersMakeTheSameChoices() {
    Choices choices = Choices.random(7);
    boolean hasLarge = has(choices, 100, 900);
    Choices again = Choices.of(choices.chosen());
    assertEquals(hasLarge, has(again, 100, 900));
    assertEquals(choices.toString(), again.toString());
  }

  @Test
  void waitingForAChoiceAfterTheEndIsAborted() {
    Choices choices = Choices.of();
    RuntimeException end =
        assertThrows(
            RuntimeException.class,
            () -> {
              while (!choices.nextBoolean()) {}
            });
    assertEquals("TestAbortedException", end.getClass().getSimpleName());
  }
}
