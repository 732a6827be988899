package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.testing.CountdownGame;
import io.github.boardrules.core.testing.CountdownMove;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A format can compare what its text says about positions with what the handler plays. */
class HandlerPositionTest {
  /** One line a game, of moves and of positions: {@code =} and the text of the position. */
  private static final class Compared implements RecordFormat {
    @Override
    public String id() {
      return "compared";
    }

    @Override
    public RecordScanner open(RecordInput in) {
      return to -> {
        if (in.skipWhitespace() == RecordInput.END) {
          return false;
        }
        to.begin(in.place());
        StringBuilder line = new StringBuilder();
        while (in.peek() != '\n' && in.peek() != RecordInput.END) {
          line.append((char) in.read());
        }
        for (String word : Splitter.on(' ').split(line)) {
          if (word.startsWith("=")) {
            String text = to.position().map(Position::text).orElse("none").replace(' ', '_');
            if (!word.substring(1).equals(text)) {
              to.problem(Code.POSITION_CONTRADICTED, text, in.place());
            }
          } else {
            to.move(word, word, in.place());
          }
        }
        to.end(in.place());
        return true;
      };
    }

    @Override
    public boolean canWrite(GameReplay replay) {
      return false;
    }

    @Override
    public void write(GameReplay replay, Appendable target) {
      throw new IllegalArgumentException("The format only reads");
    }
  }

  private static final Validator VALIDATOR = TestRecords.UNTAGGED.withFormat(new Compared());

  private static List<String> contradictions(Stream<? extends GameVerdict> verdicts) {
    try (verdicts) {
      return verdicts
          .flatMap(verdict -> verdict.problems().stream())
          .filter(problem -> problem.code() == Code.POSITION_CONTRADICTED)
          .map(RecordProblem::message)
          .toList();
    }
  }

  private static void assertPositions(String text, String... real) {
    assertEquals(List.of(real), contradictions(VALIDATOR.validate(text, "light")), text);
    assertEquals(List.of(real), contradictions(VALIDATOR.open(text, "heavy").replays()), text);
  }

  private static String after(String... moves) {
    Position<CountdownMove> position = new CountdownGame(21, "").start();
    for (String move : moves) {
      position = position.play(move);
    }
    return position.text().replace(' ', '_');
  }

  @Test
  void theStartIsKnownBeforeTheFirstMove() {
    assertPositions("=" + after() + " take1 =" + after("take1"));
    assertPositions("=? take1", after());
  }

  @Test
  void eachPositionFollowsItsMove() {
    assertPositions("take1 =? take2 =?", after("take1"), after("take1", "take2"));
    assertPositions("take1 take2 =" + after("take1", "take2"));
  }

  @Test
  void noPositionFollowsAnIllegalMove() {
    assertPositions("take1 take99 =? =none", "none");
    assertPositions("take1 nothing =none take1 =none");
  }

  @Test
  void eachGameHasItsOwnPositions() {
    assertPositions("take2\n=" + after() + "\ntake1 =?", after("take1"));
  }

  @Test
  void aHandlerThatDoesNotPlayHasNoPosition() {
    RecordInput in = RecordInput.of(new StringReader("take1 =none"), "test", ReadLimits.defaults());
    RecordScanner scanner = new Compared().open(in);
    assertEquals(Optional.empty(), new RecordHandler() {}.position());
    assertTrue(
        scanner.next(
            new RecordHandler() {
              @Override
              public void problem(Code code, String message, Place at) {
                throw new AssertionError(message);
              }
            }));
  }
}
