package io.github.boardrules.examples.benchmarks;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Counts the bytes of text that the operations of an iteration read. JMH reports them as a rate.
 */
@AuxCounters(AuxCounters.Type.OPERATIONS)
@State(Scope.Thread)
public class TextCount {
  /** The bytes of the text. */
  public long bytes;

  /** Called by JMH before every iteration. */
  public TextCount() {}
}
