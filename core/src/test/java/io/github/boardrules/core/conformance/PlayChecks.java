package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Checks {@link Promise#PLAY}. */
final class PlayChecks {
  private PlayChecks() {}

  static <M extends Move> void check(Sample<M> sample) {
    List<M> someMoves = sample.moves().subList(0, Math.min(10, sample.moves().size()));
    List<Question<M>> questions = Question.ofOne(someMoves);
    sample.forEachPosition(
        position -> {
          List<Object> answers = Question.ask(questions, position);
          checkTwoWaysToPlay(position);
          checkSuccessors(position);
          Question.assertAnswers(answers, questions, position, "answer after playing moves");
          sample.moves().forEach(move -> tryToPlay(position, move));
          Question.assertAnswers(answers, questions, position, "answer after refused moves");
          tryToChange(position);
          Question.assertAnswers(
              answers, questions, position, "answer after attempts to change the list");
        });
    checkHashes(sample);
  }

  /**
   * Compares positions with those two moves later: the same stones in another order, which may have
   * another player to move.
   */
  private static <M extends Move> void checkHashes(Sample<M> sample) {
    List<Position<M>> all = new ArrayList<>(sample.positions());
    for (Position<M> position : sample.positions()) {
      for (Position<M> next : some(position)) {
        all.add(next);
        all.addAll(some(next));
      }
    }
    EqualityChecks.checkUnequalHashes(all);
  }

  /** Returns the positions after a few moves, of which the last one is often a pass. */
  private static <M extends Move> List<Position<M>> some(Position<M> position) {
    int count = position.legalMoveCount();
    return IntStream.range(0, count)
        .filter(i -> i == count - 1 || i % (1 + count / 4) == 0)
        .mapToObj(position::successor)
        .toList();
  }

  private static <M extends Move> void checkTwoWaysToPlay(Position<M> position) {
    List<M> moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i += 1 + moves.size() / 40) {
      M move = moves.get(i);
      Sample.inContext("move", move, () -> checkTwoWaysToPlay(position, move));
    }
  }

  private static <M extends Move> void checkTwoWaysToPlay(Position<M> position, M move) {
    Position<M> next = position.play(move);
    Position<M> unchecked = position.playUnchecked(move);
    assertNotEquals(position, next, "the position after a move");
    assertEquals(next, unchecked, "playUnchecked");
    assertEquals(next.text(), unchecked.text(), "text after playUnchecked");
    assertEquals(next.hash(), unchecked.hash(), "hash after playUnchecked");
    assertEquals(next.outcome(), unchecked.outcome(), "outcome after playUnchecked");
    assertEquals(next, position.play(move.toString()), "play of the text");
    assertEquals(next, position.playAny(move), "playAny");
    assertEquals(position.game(), next.game(), "game after a move");
  }

  private static <M extends Move> void checkSuccessors(Position<M> position) {
    List<M> moves = position.legalMoves();
    List<Position<M>> successors = position.successors();
    assertEquals(moves.size(), successors.size(), "number of successors");
    for (int i = 0; i < moves.size(); i += 1 + moves.size() / 20) {
      Position<M> next = position.play(moves.get(i));
      int index = i;
      assertEquals(next, position.successor(i), () -> "successor " + index);
      assertEquals(next, successors.get(i), () -> "element " + index + " of the successors");
    }
    assertThrows(IndexOutOfBoundsException.class, () -> position.successor(-1), "successor -1");
    assertThrows(
        IndexOutOfBoundsException.class,
        () -> position.successor(moves.size()),
        "successor beyond the legal moves");
  }

  private static <M extends Move> void tryToPlay(Position<M> position, M move) {
    if (position.isLegal(move)) {
      return;
    }
    assertThrows(IllegalMoveException.class, () -> position.play(move), "play of " + move);
    try {
      Position<M> unused = position.playUnchecked(move);
    } catch (RuntimeException ignored) {
      // The only promise is that the position does not change.
    }
  }

  private static <M extends Move> void tryToChange(Position<M> position) {
    List<M> moves = position.legalMoves();
    List<M> copy = List.copyOf(moves);
    tryTo(moves, list -> list.addAll(copy));
    tryTo(moves, list -> list.sort(Comparator.comparing(Object::toString).reversed()));
    if (!copy.isEmpty()) {
      tryTo(moves, list -> list.set(0, copy.get(copy.size() - 1)));
      tryTo(moves, list -> list.add(copy.get(0)));
      tryTo(moves, list -> list.subList(0, 1).clear());
      tryTo(moves, PlayChecks::removeFirst);
      tryTo(moves, list -> list.remove(0));
    }
    tryTo(moves, List::clear);
    assertEquals(copy, moves, "legalMoves after attempts to change the list");
    for (M move : copy.subList(0, Math.min(1, copy.size()))) {
      move.cells().forEach(cell -> tryTo(position.movesFrom(cell), List::clear));
    }
    Map<String, @Nullable Object> facts = position.facts();
    Map<String, @Nullable Object> same = new HashMap<>(facts);
    try {
      facts.clear();
    } catch (UnsupportedOperationException expected) {
      // An immutable map refuses changes.
    }
    assertEquals(same, position.facts(), "facts after an attempt to change them");
  }

  private static <M> void removeFirst(List<M> list) {
    Iterator<M> iterator = list.iterator();
    iterator.next();
    iterator.remove();
  }

  private static <M> void tryTo(List<M> list, Consumer<List<M>> change) {
    try {
      change.accept(list);
    } catch (UnsupportedOperationException expected) {
      // An immutable list refuses changes, or has nothing to change.
    }
  }
}
