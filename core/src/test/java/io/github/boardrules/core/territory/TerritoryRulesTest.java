package io.github.boardrules.core.territory;

import static io.github.boardrules.core.territory.TerritoryRules.HEIGHT;
import static io.github.boardrules.core.territory.TerritoryRules.KOMI;
import static io.github.boardrules.core.territory.TerritoryRules.OPENING;
import static io.github.boardrules.core.territory.TerritoryRules.WIDTH;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.territory.spi.DotsRules;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class TerritoryRulesTest {
  private static DotsRules rules(int width, int height) {
    return DotsRules.STANDARD.with(WIDTH, width).with(HEIGHT, height);
  }

  private static DotsRules fixed(DotsRules rules, Komi komi) {
    return rules.with(OPENING, Opening.FIXED).with(KOMI, KomiChoice.of(komi));
  }

  @Test
  void sizesAreCheckedAtOnceAndKomiByTheGame() {
    assertEquals(9, DotsRules.STANDARD.get(WIDTH));
    assertEquals(ImmutableSet.of(Komi.ofHalfPoints(1), Komi.ofHalfPoints(3)), rules(1, 2).komi());
    assertEquals(25, rules(25, 1).get(WIDTH));
    assertRefused("width", () -> rules(0, 5));
    assertRefused("height", () -> rules(5, 26));
    assertRefused("width", () -> rules(26, 1));
    assertRefused("height", () -> fixed(rules(1, 1), Komi.ofHalfPoints(-9)).with(HEIGHT, 0));
    assertRefused("komi", KomiChoice::of);
    DotsRules small = rules(2, 2);
    assertRefused("komi", () -> small.with(KOMI, KomiChoice.of(Komi.ofHalfPoints(9))).komi());
    assertRefused("komi", () -> small.with(KOMI, KomiChoice.of(Komi.ofHalfPoints(-9))).komi());
    assertEquals(
        2,
        small.with(KOMI, KomiChoice.of(Komi.ofHalfPoints(-8), Komi.ofHalfPoints(8))).komi().size());
    assertEquals(
        ImmutableSortedSet.of(Komi.ofHalfPoints(-9)), fixed(small, Komi.ofHalfPoints(-9)).komi());
  }

  /** A chain of changes may pass through rules that no game has. */
  @Test
  void theOrderOfChangesDoesNotMatter() {
    KomiChoice one = KomiChoice.of(Komi.ofHalfPoints(3));
    DotsRules opening = DotsRules.STANDARD.with(OPENING, Opening.FIXED);
    assertEquals(
        OptionException.Code.CONTRADICTION,
        assertThrows(OptionException.class, opening::komi).code());
    assertEquals(
        DotsRules.STANDARD.with(KOMI, one).with(OPENING, Opening.FIXED), opening.with(KOMI, one));
  }

  @Test
  void theKomiOfEveryBoard() {
    for (int width = 1; width <= TerritoryRules.MAX_SIDE; width++) {
      for (int height = 1; height <= TerritoryRules.MAX_SIDE; height++) {
        int area = width * height;
        DotsRules rules = rules(width, height);
        assertTrue(rules.hasStandardKomi());
        assertEquals(area, rules.komi().size());
        assertEquals(Komi.parse("0.5"), rules.komi().first());
        assertEquals(Komi.parse(area - 1 + ".5"), rules.komi().last());
        assertTrue(rules.komi().stream().allMatch(komi -> komi.toString().endsWith(".5")));
        assertEquals(4 * area + 1, KomiChoice.any().values(area).size());
        assertEquals(Komi.parse("-" + area), KomiChoice.any().values(area).first());
        assertEquals(Komi.parse("" + area), KomiChoice.any().values(area).last());
      }
    }
  }

  /** The values are the same, but a longer text names them. */
  @Test
  void equalValuesAreEqualRules() {
    Komi half = Komi.ofHalfPoints(1);
    KomiChoice all =
        KomiChoice.of(
            Komi.ofHalfPoints(-2), Komi.ofHalfPoints(-1), Komi.ZERO, half, Komi.ofHalfPoints(2));
    assertEquals(rules(1, 1).with(KOMI, KomiChoice.any()), rules(1, 1).with(KOMI, all));
    assertEquals(rules(1, 1), rules(1, 1).with(KOMI, KomiChoice.of(half)));
    assertEquals(rules(1, 2), rules(1, 2).with(KOMI, KomiChoice.of(half, Komi.ofHalfPoints(3))));
    assertEquals(rules(1, 2), rules(1, 2).with(KOMI, KomiChoice.range(half, Komi.ofHalfPoints(3))));
    KomiChoice range = KomiChoice.range(Komi.ZERO, Komi.ofHalfPoints(2));
    KomiChoice list = KomiChoice.of(Komi.ZERO, Komi.ofHalfPoints(2));
    assertNotEquals(rules(1, 2).with(KOMI, range), rules(1, 2).with(KOMI, list));
    assertEquals(range.values(2), list.values(2));
  }

  @Test
  void theStandardKomiFollowsTheBoard() {
    DotsRules rules = rules(2, 2).with(KOMI, KomiChoice.standard(4));
    assertEquals(rules(3, 2), rules.with(WIDTH, 3));
    assertEquals(KomiChoice.standard(6), rules(3, 2).get(KOMI));
  }

  @Test
  void differentRulesHaveDifferentHashCodes() {
    DotsRules rules = rules(3, 2);
    assertEquals(rules.hashCode(), rules(3, 2).hashCode());
    assertEquals(
        5,
        Stream.of(
                rules,
                rules(2, 3),
                fixed(rules, Komi.ZERO),
                rules.with(KOMI, KomiChoice.of(Komi.ZERO)),
                rules.with(KOMI, KomiChoice.of(Komi.ZERO, Komi.ofHalfPoints(1))))
            .map(DotsRules::hashCode)
            .distinct()
            .count());
  }

  @Test
  void otherOptionsAreNotOfTheseRules() {
    Option<Integer> other = Option.integer("width", "Width", 1, 9, 9, "Another option.");
    assertThrows(IllegalArgumentException.class, () -> DotsRules.STANDARD.get(other));
    assertThrows(IllegalArgumentException.class, () -> DotsRules.STANDARD.with(other, 5));
  }

  private static void assertRefused(String option, Executable attempt) {
    OptionException refusal = assertThrows(OptionException.class, attempt);
    assertEquals(OptionException.Code.OUT_OF_RANGE, refusal.code());
    assertEquals(option, refusal.option());
  }
}
