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
 * Two threads query a position that was not queried before. Each thread computes the result or sees
 * the result that the other thread cached.
 */
@JCStressTest
@Outcome(
    id = "true, true",
    expect = Expect.ACCEPTABLE,
    desc = "Both threads see the correct result.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A thread sees a wrong result.")
@State
public class SharedPosition {
  private final Example example = Example.next();
  private final Position<?> position = example.fresh();
  private final int question = ThreadLocalRandom.current().nextInt(1 << 20);

  /** Called by jcstress for each iteration. */
  public SharedPosition() {}

  /**
   * The first thread.
   *
   * @param result whether the answer is correct
   */
  @Actor
  public void one(ZZ_Result result) {
    result.r1 = example.isRight(position, Question.number(question));
  }

  /**
   * The second thread. Its question is the same or a different one.
   *
   * @param result whether the answer is correct
   */
  @Actor
  public void other(ZZ_Result result) {
    result.r2 = example.isRight(position, Question.number(question / 11));
  }
}
