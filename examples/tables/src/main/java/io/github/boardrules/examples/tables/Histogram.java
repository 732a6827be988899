package io.github.boardrules.examples.tables;

import java.util.Map;
import java.util.TreeMap;

/** Counts of small numbers, from which all figures follow exactly. Not thread-safe. */
final class Histogram {
  private final TreeMap<Integer, Long> counts = new TreeMap<>();
  private long total;

  void add(int value, long count) {
    counts.merge(value, count, Long::sum);
    total += count;
  }

  void addAll(Histogram other) {
    other.counts.forEach(this::add);
  }

  long total() {
    return total;
  }

  boolean isEmpty() {
    return total == 0;
  }

  /** Returns the counts by value, in ascending order. */
  Map<Integer, Long> counts() {
    return counts;
  }

  double mean() {
    double sum = 0;
    for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
      sum += (double) entry.getKey() * entry.getValue();
    }
    return sum / total;
  }

  /** Returns the standard deviation of the sample, 0 for fewer than two values. */
  double deviation() {
    double mean = mean();
    double sum = 0;
    for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
      sum += (entry.getKey() - mean) * (entry.getKey() - mean) * entry.getValue();
    }
    return total < 2 ? 0 : Math.sqrt(sum / (total - 1));
  }

  /** Returns the smallest value that at least this share of all values does not exceed. */
  int quantile(double share) {
    long rank = Math.max(1, (long) Math.ceil(share * total));
    long seen = 0;
    for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
      seen += entry.getValue();
      if (seen >= rank) {
        return entry.getKey();
      }
    }
    throw new IllegalStateException("no values");
  }
}
