package io.github.boardrules.examples.benchmarks;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Counts what the operations of an iteration consist of, for JMH to give it as rates as well. */
@AuxCounters(AuxCounters.Type.OPERATIONS)
@State(Scope.Thread)
public class PlyCount {
  /** The moves played, or the sequences of moves counted. */
  public long plies;

  /** Begins with none, before every iteration. */
  public PlyCount() {}
}
