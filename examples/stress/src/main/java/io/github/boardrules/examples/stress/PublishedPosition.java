package io.github.boardrules.examples.stress;

import io.github.boardrules.core.Position;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.Z_Result;

/**
 * One thread creates a position and publishes it through a racy field, without synchronization.
 * Another thread sees either nothing or the complete position.
 */
@JCStressTest
@Outcome(
    id = "true",
    expect = Expect.ACCEPTABLE,
    desc = "The position is not visible yet, or it is correct.")
@Outcome(expect = Expect.FORBIDDEN, desc = "The position is wrong.")
@State
public class PublishedPosition {
  private final Example example = Example.next();
  private final int question = ThreadLocalRandom.current().nextInt(1 << 20);
  private @Nullable Position<?> position;

  /** Called by jcstress for each iteration. */
  public PublishedPosition() {}

  /** The first thread: creates the position. */
  @Actor
  public void make() {
    Position<?> made = example.fresh();
    if (question % 2 == 0) {
      Question.number(question / 2).ask(made);
    }
    position = made;
  }

  /**
   * The second thread: queries the position.
   *
   * @param result whether the answer is correct or the position not visible yet
   */
  @Actor
  public void find(Z_Result result) {
    Position<?> found = position;
    result.r1 = found == null || example.isRight(found, Question.number(question / 2));
  }
}
