package io.github.boardrules.core.territory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.boardrules.core.OptionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class TerritoryRulesTest {
  @Test
  void onlyStepsOfOneAreARange() {
    ImmutableSortedSet<Komi> gap = ImmutableSortedSet.of(new Komi(0), new Komi(4));
    assertThrows(OptionException.class, () -> new TerritoryRules(2, 2, Opening.PIE, gap, true));
    ImmutableSortedSet<Komi> uneven = ImmutableSortedSet.of(new Komi(0), new Komi(1), new Komi(4));
    assertThrows(OptionException.class, () -> new TerritoryRules(2, 2, Opening.PIE, uneven, true));
  }

  /** A list with one komi for each of 2^30 points would not fit in memory. */
  @Test
  void theSizeOfTheBoardIsCheckedBeforeTheKomiAreListed() {
    int side = 1 << 30;
    assertEquals(
        "width",
        assertThrows(OptionException.class, () -> TerritoryRules.standard(side, 1)).option());
    assertEquals(
        "height",
        assertThrows(OptionException.class, () -> TerritoryRules.standard(1, side)).option());
  }

  @Test
  void theConstructorAndTheFactoriesCheckTheRules() {
    assertEquals(
        new TerritoryRules(9, 9, Opening.PIE, TerritoryRules.standard().komi()),
        TerritoryRules.standard());
    assertEquals(
        ImmutableList.of(new Komi(1), new Komi(3)), TerritoryRules.standard(1, 2).komi().asList());
    assertEquals(25, TerritoryRules.standard(25, 1).width());
    TerritoryRules small = TerritoryRules.standard(2, 2);
    TerritoryRules fixed = small.fixed(new Komi(-9));
    assertEquals(
        "height",
        assertThrows(
                OptionException.class, () -> new TerritoryRules(1, 0, Opening.FIXED, fixed.komi()))
            .option());
    assertRefused("width", () -> TerritoryRules.standard(0, 5));
    assertRefused("height", () -> TerritoryRules.standard(5, 26));
    assertRefused("width", () -> new TerritoryRules(26, 1, Opening.PIE, small.komi()));
    assertRefused("height", () -> new TerritoryRules(1, 0, Opening.PIE, small.komi()));
    assertRefused("komi", () -> small.pie());
    assertRefused("komi", () -> small.pie(new Komi(9)));
    assertRefused("komi", () -> small.pie(new Komi(-9)));
    assertEquals(2, small.pie(new Komi(-8), new Komi(8)).komi().size());
  }

  @Test
  void theKomiOfEveryBoard() {
    for (int width = 1; width <= TerritoryRules.MAX_SIDE; width++) {
      for (int height = 1; height <= TerritoryRules.MAX_SIDE; height++) {
        int area = width * height;
        TerritoryRules rules = TerritoryRules.standard(width, height);
        assertTrue(rules.hasStandardKomi());
        assertEquals(area, rules.komi().size());
        assertEquals(Komi.parse("0.5"), rules.komi().first());
        assertEquals(Komi.parse(area - 1 + ".5"), rules.komi().last());
        assertTrue(rules.komi().stream().allMatch(komi -> komi.toString().endsWith(".5")));
        assertEquals(4 * area + 1, TerritoryRules.anyKomi(area).size());
        assertEquals(Komi.parse("-" + area), TerritoryRules.anyKomi(area).first());
        assertEquals(Komi.parse("" + area), TerritoryRules.anyKomi(area).last());
      }
    }
  }

  @Test
  void differentRulesHaveDifferentHashCodes() {
    TerritoryRules rules = TerritoryRules.standard(3, 2);
    assertEquals(rules.hashCode(), TerritoryRules.standard(3, 2).hashCode());
    assertEquals(
        5,
        Stream.of(
                rules,
                TerritoryRules.standard(2, 3),
                rules.fixed(Komi.ZERO),
                rules.pie(Komi.ZERO),
                rules.pie(Komi.ZERO, new Komi(1)))
            .map(TerritoryRules::hashCode)
            .distinct()
            .count());
  }

  private static void assertRefused(String option, Executable attempt) {
    OptionException refusal = assertThrows(OptionException.class, attempt);
    assertEquals(OptionException.Code.OUT_OF_RANGE, refusal.code());
    assertEquals(option, refusal.option());
  }
}
