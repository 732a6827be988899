package io.github.boardrules.examples.stress;

import io.github.boardrules.core.Position;
import java.util.concurrent.ThreadLocalRandom;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/**
 * Two threads ask a position for the first time. What it finds when first asked, both find, or one
 * finds what the other has left.
 */
@JCStressTest
@Outcome(id = "true, true", expect = Expect.ACCEPTABLE, desc = "Both are told right.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A thread is told wrong.")
@State
public class SharedPosition {
  private final Example example = Example.next();
  private final Position<?> position = example.fresh();
  private final int question = ThreadLocalRandom.current().nextInt(1 << 20);

  /** A test, made by jcstress for each time that it runs. */
  public SharedPosition() {}

  /**
   * The one thread.
   *
   * @param result whether it is told right
   */
  @Actor
  public void one(ZZ_Result result) {
    result.r1 = example.isRight(position, Question.number(question));
  }

  /**
   * The other thread; its question is a different one, or the same.
   *
   * @param result whether it is told right
   */
  @Actor
  public void other(ZZ_Result result) {
    result.r2 = example.isRight(position, Question.number(question / 11));
  }
}
