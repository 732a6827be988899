package io.github.boardrules.examples.benchmarks;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Counts the plies of the operations of an iteration. JMH reports them as a rate. */
@AuxCounters(AuxCounters.Type.OPERATIONS)
@State(Scope.Thread)
public class PlyCount {
  /** The number of moves played, or of sequences of moves counted. */
  public long plies;

  /** Called by JMH before every iteration. */
  public PlyCount() {}
}
