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
 * A thread makes a position and leaves it where another finds it, with nothing between them that
 * would order what they do. Even so the other sees all of it or nothing.
 */
@JCStressTest
@Outcome(id = "true", expect = Expect.ACCEPTABLE, desc = "It is not there yet, or tells right.")
@Outcome(expect = Expect.FORBIDDEN, desc = "It tells wrong.")
@State
public class PublishedPosition {
  private final Example example = Example.next();
  private final int question = ThreadLocalRandom.current().nextInt(1 << 20);
  private @Nullable Position<?> position;

  /** A test, made by jcstress for each time that it runs. */
  public PublishedPosition() {}

  /** Makes the position. */
  @Actor
  public void make() {
    Position<?> made = example.fresh();
    if (question % 2 == 0) {
      Question.number(question / 2).ask(made);
    }
    position = made;
  }

  /**
   * Asks it.
   *
   * @param result whether what is found tells right
   */
  @Actor
  public void find(Z_Result result) {
    Position<?> found = position;
    result.r1 = found == null || example.isRight(found, Question.number(question / 2));
  }
}
