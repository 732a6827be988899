package io.github.boardrules.examples.engine.conform;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Streams;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.util.List;

/**
 * Questions that the library and another implementation answer differently: the last one.
 *
 * @param questions the questions; the first one starts a game
 * @param expected the answer of the library to the last question
 * @param found the answer of the implementation
 * @param plies the number of moves played since the last start
 */
record Difference(ImmutableList<Question> questions, Answer expected, Answer found, int plies) {
  /** After a difference with more plies, the search goes on with shorter games like it. */
  private static final int FEW_PLIES = 12;

  boolean isShort() {
    return plies <= FEW_PLIES;
  }

  /** Returns how much there is to read: questions, after plies if these are many. */
  int size() {
    return (isShort() ? 0 : 100_000 * plies) + questions.size();
  }

  /** Returns the last question. */
  Question question() {
    return questions.get(questions.size() - 1);
  }

  /** Returns the last start. */
  Question start() {
    return Streams.findLast(questions.stream().filter(each -> each.is(Ask.START))).orElseThrow();
  }

  /** Returns the questions of the last game. */
  List<Question> lastGame() {
    return questions.subList(questions.lastIndexOf(start()), questions.size());
  }

  /** Returns the last game up to the difference. */
  GameInProgress<?> game(GameType type) {
    GameInProgress<?> game = GameInProgress.of(type.game(start().options()));
    for (Question question : Iterables.limit(lastGame(), lastGame().size() - 1)) {
      if (question.is(Ask.PLAY) && game.position().isLegal(question.move())) {
        game = game.play(question.move());
      }
    }
    return game;
  }
}
