package io.github.boardrules.examples.stress;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/** Two threads use a game that was not queried before. */
@JCStressTest
@Outcome(id = "true, true", expect = Expect.ACCEPTABLE, desc = "Both threads see correct results.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A thread sees a wrong result.")
@State
public class SharedGame {
  private final Example example = Example.next();
  private final Game<?> game = example.freshGame();

  /** Called by jcstress for each iteration. */
  public SharedGame() {}

  /**
   * The first thread: parses a position and computes its symmetric images.
   *
   * @param result whether the images are correct
   */
  @Actor
  public void one(ZZ_Result result) {
    result.r1 = areImagesRight(game);
  }

  /**
   * The second thread: does the same and plays a move.
   *
   * @param result whether the images and the move are correct
   */
  @Actor
  public void other(ZZ_Result result) {
    result.r2 =
        example.isRight(game.parsePosition(example.text()), Question.FIRST_MOVE)
            && areImagesRight(game);
  }

  private <M extends Move> boolean areImagesRight(Game<M> any) {
    Position<M> position = any.parsePosition(example.text());
    int images = 0;
    for (GameSymmetry<M> symmetry : any.symmetries()) {
      if (symmetry.appliesTo(position)) {
        images += symmetry.apply(position).legalMoveCount() == position.legalMoveCount() ? 1 : 99;
      }
    }
    return images > 0
        && images <= any.symmetries().size()
        && example.isRight(position, Question.CANONICAL);
  }
}
