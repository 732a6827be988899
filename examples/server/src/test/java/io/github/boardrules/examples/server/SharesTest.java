package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests how addresses share a resource. */
class SharesTest {
  /** Takes single units until the address gets none. Returns their holdings. */
  private static List<Shares.Holding> takeAll(Shares shares, String address, Runnable takenAway) {
    List<Shares.Holding> taken = new ArrayList<>();
    Shares.Holding next = shares.hold(address, takenAway);
    while (next.take(1)) {
      taken.add(next);
      next = shares.hold(address, takenAway);
    }
    return taken;
  }

  private static void nothing() {}

  @Test
  void anAddressHasItsLimit() {
    Shares shares = new Shares(10_000, 1000);
    List<Shares.Holding> holdings = takeAll(shares, "a", SharesTest::nothing);
    assertEquals(1000, holdings.size());
    assertFalse(shares.mayHave("a", 1));
    holdings.get(0).giveBack();
    assertTrue(shares.mayHave("a", 1));
    assertTrue(shares.hold("a", SharesTest::nothing).take(1));
    assertFalse(shares.hold("a", SharesTest::nothing).take(1));
    assertTrue(shares.hold("b", SharesTest::nothing).take(1000));
    assertEquals(2000, shares.sum());
  }

  @Test
  void anAmountIsTakenCompletelyOrNotAtAll() {
    Shares shares = new Shares(100, 50);
    Shares.Holding holding = shares.hold("a", SharesTest::nothing);
    assertFalse(holding.take(51));
    assertEquals(0, shares.sum());
    assertTrue(holding.take(20));
    assertTrue(holding.take(30));
    assertFalse(holding.take(1));
    holding.giveBack(10);
    assertEquals(40, shares.sum());
    holding.giveBack();
    assertEquals(0, shares.sum());
  }

  /** Whatever others have taken before, an address gets as much as they keep. */
  @Test
  @Tag("proof")
  void manyAddressesDoNotKeepOthersOut() {
    for (int addresses : new int[] {10, 100, 1000}) {
      Shares shares = new Shares(10_000, 1000);
      AtomicInteger takenAway = new AtomicInteger();
      for (int i = 0; i < addresses; i++) {
        takeAll(shares, "address " + i, SharesTest::nothing);
      }
      assertEquals(10_000, shares.sum());
      List<Shares.Holding> late = takeAll(shares, "late", takenAway::incrementAndGet);
      int fair = 10_000 / (addresses + 1);
      assertTrue(late.size() >= fair, addresses + " addresses leave " + late.size());
      assertEquals(10_000, shares.sum());
      assertEquals(0, takenAway.get());
    }
  }

  @Test
  void theAddressThatHasMostLosesItsLargestHolding() {
    Shares shares = new Shares(100, 100);
    List<String> lost = new ArrayList<>();
    Shares.Holding small = shares.hold("a", () -> lost.add("small"));
    assertTrue(small.take(10));
    Shares.Holding large = shares.hold("a", () -> lost.add("large"));
    assertTrue(large.take(50));
    assertTrue(shares.hold("b", () -> lost.add("other")).take(40));
    assertTrue(shares.hold("c", SharesTest::nothing).take(5));
    assertEquals(List.of("large"), lost);
    assertEquals(55, shares.sum());
    // It cannot take again, and has nothing to give back.
    assertFalse(large.take(1));
    large.giveBack();
    assertEquals(55, shares.sum());
  }

  @Test
  void anAddressThatHasMostIsRefused() {
    Shares shares = new Shares(100, 100);
    assertTrue(shares.hold("a", () -> fail("a")).take(50));
    assertTrue(shares.hold("b", () -> fail("b")).take(50));
    assertFalse(shares.hold("a", SharesTest::nothing).take(1));
    assertFalse(shares.hold("c", SharesTest::nothing).take(60));
    assertEquals(100, shares.sum());
  }

  @Test
  void fixedHoldingIsNotTakenAway() {
    Shares shares = new Shares(100, 100);
    Shares.Holding fixed = shares.hold("a", () -> fail("fixed"));
    assertTrue(fixed.take(60));
    assertTrue(fixed.fix());
    List<String> lost = new ArrayList<>();
    Shares.Holding other = shares.hold("b", () -> lost.add("other"));
    assertTrue(other.take(40));
    assertTrue(shares.hold("c", SharesTest::nothing).take(10));
    assertEquals(List.of("other"), lost);
    assertFalse(other.fix());
    assertFalse(shares.hold("d", SharesTest::nothing).take(50));
  }

  private static void fail(String name) {
    throw new AssertionError(name + " was taken away");
  }

  @Test
  void everythingIsFreeAfterAllWasGivenBack() {
    Shares shares = new Shares(1000, 300);
    Random random = new Random(1);
    Shares.Holding[] holdings = new Shares.Holding[20];
    int[] taken = new int[holdings.length];
    for (int i = 0; i < 10_000; i++) {
      int one = random.nextInt(holdings.length);
      if (holdings[one] == null || random.nextInt(4) == 0) {
        if (holdings[one] != null) {
          holdings[one].giveBack();
        }
        holdings[one] = shares.hold("" + one % 7, () -> taken[one] = 0);
        taken[one] = 0;
      }
      int amount = 1 + random.nextInt(100);
      if (holdings[one].take(amount)) {
        taken[one] += amount;
      }
      assertEquals(java.util.Arrays.stream(taken).sum(), shares.sum());
      assertTrue(shares.sum() <= 1000);
    }
    for (Shares.Holding holding : holdings) {
      holding.giveBack();
    }
    assertEquals(0, shares.sum());
    assertTrue(shares.hold("a", SharesTest::nothing).take(300));
  }
}
