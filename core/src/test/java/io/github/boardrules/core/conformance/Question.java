package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.trace.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A query of a position.
 *
 * @param name the name of the query
 * @param answer the query; returns an immutable value
 */
record Question<M extends Move>(String name, Function<Position<M>, Object> answer) {

  /**
   * Returns all queries that have equal answers for equal positions, including queries about the
   * given moves.
   */
  static <M extends Move> List<Question<M>> ofEquals(List<M> moves) {
    List<Question<M>> all = new ArrayList<>();
    all.add(new Question<>("game", Position::game));
    all.add(new Question<>("toMove", Position::toMove));
    all.add(new Question<>("side of FIRST", position -> position.side(Player.FIRST)));
    all.add(new Question<>("side of SECOND", position -> position.side(Player.SECOND)));
    all.add(new Question<>("isOver", Position::isOver));
    all.add(new Question<>("outcome", Position::outcome));
    all.add(new Question<>("legalMoves", position -> List.copyOf(position.legalMoves())));
    all.add(new Question<>("legalMoveCount", Position::legalMoveCount));
    all.add(new Question<>("hash", Position::hash));
    all.add(new Question<>("transpositionKey", Position::transpositionKey));
    all.add(new Question<>("hashCode", Position::hashCode));
    all.add(new Question<>("trace", Snapshot::of));
    all.add(new Question<>("symbols", Question::symbols));
    all.add(new Question<>("components", Position::components));
    for (M move : moves) {
      all.add(new Question<>("violation of " + move, position -> position.violation(move)));
      all.add(new Question<>("isLegal of " + move, position -> position.isLegal(move)));
    }
    return all;
  }

  /** Returns all queries that always have the same answer for one position. */
  static <M extends Move> List<Question<M>> ofOne(List<M> moves) {
    List<Question<M>> all = ofEquals(moves);
    all.add(new Question<>("text", Position::text));
    all.add(new Question<>("toString", Position::toString));
    all.add(new Question<>("diagram", Position::diagram));
    all.add(new Question<>("canonicalForm", Position::canonicalForm));
    all.add(new Question<>("canonicalFormWithoutSwap", Position::canonicalFormWithoutSwap));
    all.add(new Question<>("position after the first move", Question::afterFirstMove));
    return all;
  }

  static String symbols(Position<?> position) {
    return position.board().cells().stream()
        .map(cell -> String.valueOf(position.symbol(cell)))
        .collect(Collectors.joining());
  }

  private static <M extends Move> Object afterFirstMove(Position<M> position) {
    return position.isOver() ? "" : position.play(position.legalMoves().get(0)).text();
  }

  static <M extends Move> List<Object> ask(List<Question<M>> questions, Position<M> position) {
    return questions.stream().map(question -> question.answer().apply(position)).toList();
  }

  static <M extends Move> void assertAnswers(
      List<Object> expected, List<Question<M>> questions, Position<M> position, String when) {
    for (int i = 0; i < questions.size(); i++) {
      Question<M> question = questions.get(i);
      assertEquals(
          expected.get(i), question.answer().apply(position), question.name() + ", " + when);
    }
  }
}
