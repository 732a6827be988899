package io.github.boardrules.examples.stress;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import org.jspecify.annotations.Nullable;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.Z_Result;

/**
 * One thread replays a record. Another thread reads the replay through a racy field and writes it
 * as text.
 */
@JCStressTest
@Outcome(
    id = "true",
    expect = Expect.ACCEPTABLE,
    desc = "The replay is not visible yet, or it is correct.")
@Outcome(expect = Expect.FORBIDDEN, desc = "The replay is wrong.")
@State
public class SharedReplay {
  private static final Validator OPTIONS = Validator.installed();

  private final Example example = Example.next();
  private final GameRecord record = record(example);
  private @Nullable GameReplay replay;

  /** Called by jcstress for each iteration. */
  public SharedReplay() {}

  private static GameRecord record(Example example) {
    return GameRecord.builder()
        .game(example.game().type().id())
        .options(example.game().options())
        .setup(example.text())
        .moves(
            example.move().isEmpty()
                ? ImmutableList.of()
                : ImmutableList.of(RecordedMove.of(example.move())))
        .build();
  }

  /** The first thread: replays the record. */
  @Actor
  public void make() {
    replay = OPTIONS.replay(record);
  }

  /**
   * The second thread: checks the result and writes the replay as text.
   *
   * @param result whether the replay is correct or not visible yet
   */
  @Actor
  public void find(Z_Result result) {
    GameReplay found = replay;
    result.r1 = found == null || isRight(found);
  }

  private boolean isRight(GameReplay found) {
    String last = found.mainLine().orElseThrow().last().toString();
    boolean isLast =
        example.move().isEmpty()
            ? last.equals(example.text())
            : last.equals(example.answers().get(Question.FIRST_MOVE));
    return isLast
        && found.problems().isEmpty()
        && BrgFormat.BRG.write(found).contains(example.text().strip());
  }
}
