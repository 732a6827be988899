package io.github.boardrules.examples.server;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A resource that addresses share fairly, for example bytes of memory or connections. Thread-safe.
 *
 * <p>If nothing is free, an address that asks for more takes it from the address that has most,
 * unless that has no more than itself. So no number of greedy addresses keeps out one that needs
 * little, as long as there are fewer addresses than units.
 *
 * <p>Taking runs in constant time while something is free, and otherwise in time linear in the
 * number of addresses and in the number of holdings of one.
 */
final class Shares {
  private final long total;
  private final long perAddress;

  /** What addresses have; guarded by this. */
  private final Map<String, Owner> owners = new HashMap<>();

  /** The amount that all addresses have; guarded by this. */
  private long sum;

  /**
   * Creates a resource.
   *
   * @param total the amount that all addresses share
   * @param perAddress the maximum amount of an address
   */
  Shares(long total, long perAddress) {
    this.total = total;
    this.perAddress = perAddress;
  }

  /** What one address has; guarded by the resource. */
  private static final class Owner {
    private final Set<Holding> holdings = new LinkedHashSet<>();
    private long sum;

    /** Returns whether a holding can be taken away. */
    boolean canLose() {
      return holdings.stream().anyMatch(holding -> !holding.isFixed);
    }

    /** Returns the largest holding that can be taken away, among equal ones the oldest. */
    Optional<Holding> largest() {
      return holdings.stream()
          .filter(holding -> !holding.isFixed)
          .max(Comparator.comparingLong((Holding holding) -> holding.amount));
    }
  }

  /**
   * Returns an empty holding.
   *
   * @param address the address that takes something
   * @param takenAway is called, in any thread, when another address needs what the holding has
   */
  Holding hold(String address, Runnable takenAway) {
    return new Holding(address, takenAway);
  }

  /** {@return whether an address may have an amount in addition to what it has} */
  synchronized boolean mayHave(String address, long more) {
    Owner owner = owners.get(address);
    return (owner == null ? 0 : owner.sum) + more <= perAddress;
  }

  /** {@return the amount that all addresses have} */
  synchronized long sum() {
    return sum;
  }

  private synchronized void add(Holding holding, long amount) {
    Owner owner = owners.computeIfAbsent(holding.address, address -> new Owner());
    owner.holdings.add(holding);
    owner.sum += amount;
    holding.amount += amount;
    sum += amount;
    if (holding.amount == 0) {
      owner.holdings.remove(holding);
    }
    if (owner.holdings.isEmpty()) {
      owners.remove(holding.address);
    }
  }

  /** Returns a holding of the address that has most, if that is more than an amount. */
  private synchronized Optional<Holding> greediest(long amount) {
    return owners.values().stream()
        .filter(owner -> owner.sum > amount && owner.canLose())
        .max(Comparator.comparingLong((Owner owner) -> owner.sum))
        .flatMap(Owner::largest);
  }

  /** A part of the resource that an address has. */
  final class Holding {
    private final String address;
    private final Runnable takenAway;
    private long amount;
    private boolean isFixed;
    private boolean isTakenAway;

    private Holding(String address, Runnable takenAway) {
      this.address = address;
      this.takenAway = takenAway;
    }

    /**
     * Takes an amount, completely or not at all. The caller must not hold a lock that another
     * holding needs when it is taken away.
     *
     * @return whether the address gets it
     */
    boolean take(long more) {
      while (true) {
        Holding victim;
        synchronized (Shares.this) {
          if (isTakenAway || !mayHave(address, more)) {
            return false;
          }
          if (sum + more <= total) {
            add(this, more);
            return true;
          }
          Owner owner = owners.get(address);
          Optional<Holding> greediest = greediest((owner == null ? 0 : owner.sum) + more);
          if (greediest.isEmpty()) {
            return false;
          }
          victim = greediest.get();
          victim.isTakenAway = true;
          add(victim, -victim.amount);
        }
        victim.takenAway.run();
      }
    }

    /** Gives a part back. */
    void giveBack(long less) {
      synchronized (Shares.this) {
        if (!isTakenAway) {
          add(this, -less);
        }
      }
    }

    /** Gives everything back. */
    void giveBack() {
      synchronized (Shares.this) {
        giveBack(amount);
      }
    }

    /**
     * Prevents that the holding is taken away from now on.
     *
     * @return false if it was taken away before
     */
    boolean fix() {
      synchronized (Shares.this) {
        isFixed = true;
        return !isTakenAway;
      }
    }
  }
}
