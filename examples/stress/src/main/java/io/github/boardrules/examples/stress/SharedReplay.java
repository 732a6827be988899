package io.github.boardrules.examples.stress;

import java.util.List;
import io.github.boardrules.core.record.brg.BrgFormat;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.core.record.ReplayOptions;
import org.jspecify.annotations.Nullable;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.Z_Result;

/** A thread replays a record, and another writes the replay as soon as it finds it. */
@JCStressTest
@Outcome(id = "true", expect = Expect.ACCEPTABLE, desc = "It is not there yet, or tells right.")
@Outcome(expect = Expect.FORBIDDEN, desc = "It tells wrong.")
@State
public class SharedReplay {
  private static final ReplayOptions OPTIONS = ReplayOptions.installed();

  private final Example example = Example.next();
  private final GameRecord record = record(example);
  private @Nullable Replay replay;

  /** A test, made by jcstress for each time that it runs. */
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

  /** Replays. */
  @Actor
  public void make() {
    replay = Replay.of(record, OPTIONS);
  }

  /**
   * Asks for the result and writes.
   *
   * @param result whether what is found tells right
   */
  @Actor
  public void find(Z_Result result) {
    Replay found = replay;
    result.r1 = found == null || isRight(found);
  }

  private boolean isRight(Replay found) {
    String last = found.line().orElseThrow().last().toString();
    boolean isLast =
        example.move().isEmpty()
            ? last.equals(example.text())
            : last.equals(example.answers().get(Question.FIRST_MOVE));
    return isLast
        && found.problems().isEmpty()
        && BrgFormat.BRG.write(found).contains(example.text().strip());
  }
}
