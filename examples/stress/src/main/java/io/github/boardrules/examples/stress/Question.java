package io.github.boardrules.examples.stress;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Position;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** The queries on a position whose results can be compared. */
enum Question {
  LEGAL_MOVES,
  LEGAL_MOVE_COUNT,
  OUTCOME,
  IS_OVER,
  TO_MOVE,
  HASH,
  TEXT,
  FACTS,
  CANONICAL,
  FIRST_MOVE,
  LAST_MOVE;

  private static final ImmutableList<Question> ALL = ImmutableList.copyOf(values());

  /** Returns the question with a number, in rotation. */
  static Question number(int number) {
    return ALL.get(Math.floorMod(number, ALL.size()));
  }

  /** Returns the answer as text, so that threads share no objects of it. */
  String ask(Position<?> position) {
    Object answer =
        switch (this) {
          case LEGAL_MOVES -> ImmutableList.copyOf(position.legalMoves());
          case LEGAL_MOVE_COUNT -> position.legalMoveCount();
          case OUTCOME -> position.outcome();
          case IS_OVER -> position.isOver();
          case TO_MOVE -> position.toMove();
          case HASH -> position.hash();
          case TEXT -> position.text();
          case FACTS -> position.facts();
          case CANONICAL -> position.canonical();
          case FIRST_MOVE -> after(position, count -> 0);
          case LAST_MOVE -> after(position, count -> count - 1);
        };
    return answer.toString();
  }

  private static Object after(Position<?> position, IntUnaryOperator index) {
    int count = position.legalMoveCount();
    return count == 0 ? Optional.empty() : position.successor(index.applyAsInt(count));
  }
}
