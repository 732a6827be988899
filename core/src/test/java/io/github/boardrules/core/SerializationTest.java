package io.github.boardrules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.DamageException;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.core.text.NotationException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import org.junit.jupiter.api.Test;

/** Exceptions that frameworks serialize, such as those of remote calls and of Spark. */
class SerializationTest {
  private enum Rule implements ErrorCode {
    ONE,
    OTHER
  }

  private record Step(Cell from, Cell to) implements Move {
    @Override
    public ImmutableList<Cell> cells() {
      return ImmutableList.of(from, to);
    }

    @Override
    public String toString() {
      return from + "-" + to;
    }
  }

  private static final Cell A1 = Cell.parse("a1");
  private static final Cell B2 = Cell.parse("b2");

  private static final Violation VIOLATION =
      Violation.of(Rule.ONE, "{from} {to} {cells} {count} {komi} {side}")
          .with("from", A1)
          .with("cells", ImmutableList.of(A1, B2))
          .with("count", 3)
          .with("komi", 4.5)
          .with("side", Color.WHITE)
          .with("to", "b2");

  @SuppressWarnings("unchecked")
  private static <E extends Exception> E received(E sent) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(sent);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      E received = (E) in.readObject();
      assertEquals(sent.getMessage(), received.getMessage());
      return received;
    }
  }

  @Test
  void anIllegalMoveKeepsItsReasonAndItsNotation() throws Exception {
    IllegalMoveException received =
        received(received(new IllegalMoveException(new Step(A1, B2), VIOLATION)));
    assertEquals(VIOLATION, received.violation());
    assertEquals(VIOLATION.message(), received.violation().message());
    assertEquals(VIOLATION.toMap(), received.violation().toMap());
    assertEquals("a1-b2", received.move().notation());
    assertEquals("a1-b2", received.move().toString());
    assertEquals(ImmutableList.of(A1, B2), received.move().cells());
  }

  @Test
  void aSetupKeepsItsDefects() throws Exception {
    ImmutableList<Violation> defects =
        ImmutableList.of(VIOLATION, Violation.of(Rule.OTHER, "the board is full"));
    assertEquals(defects, received(new SetupException(defects)).defects());
  }

  @Test
  void otherExceptionsKeepTheirReasons() throws Exception {
    NotationException notation =
        received(new NotationException(NotationException.Code.OFF_BOARD, 7, "No such cell"));
    assertEquals(NotationException.Code.OFF_BOARD, notation.code());
    assertEquals(7, notation.offset());
    OptionException option =
        received(new OptionException(OptionException.Code.OUT_OF_RANGE, "komi", "Too large"));
    assertEquals(OptionException.Code.OUT_OF_RANGE, option.code());
    assertEquals("komi", option.option());
    DamageException damage = received(new DamageException(RecordProblem.Code.CORRUPT, "Damaged"));
    assertEquals(RecordProblem.Code.CORRUPT, damage.code());
  }
}
