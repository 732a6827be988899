package io.github.boardrules.examples.benchmarks;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Counts how much text the operations of an iteration read, for JMH to give it as rates as well.
 */
@AuxCounters(AuxCounters.Type.OPERATIONS)
@State(Scope.Thread)
public class TextCount {
  /** The bytes of the text. */
  public long bytes;

  /** Begins with none, before every iteration. */
  public TextCount() {}
}
