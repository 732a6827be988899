package io.github.boardrules.examples.tables;

import com.dynatrace.hash4j.distinctcount.HyperLogLog;
import it.unimi.dsi.fastutil.longs.LongIterator;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import org.jspecify.annotations.Nullable;

/**
 * Counts distinct 64-bit hashes: exactly up to a limit, and beyond it with HyperLogLog. The result
 * depends on the set of hashes only, not on their order. Not thread-safe.
 */
final class Distinct {
  /** The number of bits of a register's index. */
  private static final int PRECISION = 16;

  /** The relative standard error of an estimate. */
  static final double ERROR = 1.04 / Math.sqrt(1 << PRECISION);

  private final int limit;
  private @Nullable LongOpenHashSet hashes = new LongOpenHashSet();
  private @Nullable HyperLogLog registers;

  /** Creates a counter that keeps at most {@code limit} hashes of 8 to 22 bytes each. */
  Distinct(int limit) {
    this.limit = limit;
  }

  /** Adds a hash. */
  void add(long hash) {
    LongOpenHashSet exact = hashes;
    if (exact == null) {
      estimator().add(hash);
    } else if (exact.add(hash) && exact.size() > limit) {
      estimate(exact);
    }
  }

  /** Adds all hashes of another counter. */
  void addAll(Distinct other) {
    if (other.hashes != null) {
      for (LongIterator all = other.hashes.iterator(); all.hasNext(); ) {
        add(all.nextLong());
      }
    } else {
      if (hashes != null) {
        estimate(hashes);
      }
      estimator().add(other.estimator());
    }
  }

  private void estimate(LongOpenHashSet exact) {
    HyperLogLog estimator = estimator();
    for (LongIterator all = exact.iterator(); all.hasNext(); ) {
      estimator.add(all.nextLong());
    }
    hashes = null;
  }

  private HyperLogLog estimator() {
    HyperLogLog known = registers;
    if (known == null) {
      known = HyperLogLog.create(PRECISION);
      registers = known;
    }
    return known;
  }

  boolean isExact() {
    return hashes != null;
  }

  /** Returns the number of distinct hashes, or its estimate. */
  long count() {
    return hashes != null ? hashes.size() : Math.round(estimator().getDistinctCountEstimate());
  }
}
