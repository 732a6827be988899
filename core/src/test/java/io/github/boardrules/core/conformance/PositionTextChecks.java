package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.util.List;

/** Checks {@link Promise#POSITION_TEXT}. */
final class PositionTextChecks {
  private PositionTextChecks() {}

  static <M extends Move> void check(Sample<M> sample) {
    List<Question<M>> questions = Question.ofOne(sample.moves());
    sample.forEachPosition(
        position -> {
          String text = position.text();
          assertEquals(text, position.toString(), "toString");
          assertTrue(text.chars().allMatch(c -> c >= ' ' && c < 127), "one line of ASCII");
          Position<M> again = sample.game().parsePosition(text);
          assertEquals(position, again, "position parsed from its text");
          assertEquals(List.of(), sample.game().defects(sample.game().parseSetup(text)), "defects");
          Question.assertAnswers(
              Question.ask(questions, position),
              questions,
              again,
              "answer of the position parsed from its text");
          checkContinuation(sample, position, again);
        });
  }

  /** Continues to play, which reveals state that neither the text nor {@code equals} includes. */
  private static <M extends Move> void checkContinuation(
      Sample<M> sample, Position<M> position, Position<M> again) {
    Position<M> one = position;
    Position<M> other = again;
    StringBuilder moves = new StringBuilder("after");
    for (int ply = 0; ply < 8 && !one.isOver(); ply++) {
      M move = one.legalMoves().get(sample.random().nextInt(one.legalMoveCount()));
      one = one.play(move);
      other = other.play(move);
      String after = moves.append(' ').append(move).toString();
      assertEquals(one, other, after);
      assertEquals(one.hash(), other.hash(), () -> "hash " + after);
      assertEquals(one.outcome(), other.outcome(), () -> "outcome " + after);
      assertEquals(one.legalMoves(), other.legalMoves(), () -> "legalMoves " + after);
    }
  }
}
