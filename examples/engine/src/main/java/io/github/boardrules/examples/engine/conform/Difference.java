package io.github.boardrules.examples.engine.conform;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;

/**
 * Questions that the library and another implementation answer differently: the last one.
 *
 * @param questions the questions; the first one starts a game
 * @param expected the answer of the library to the last question
 * @param found the answer of the implementation
 * @param plies the number of moves played since the last start
 */
public record Difference(
    ImmutableList<Question> questions, Answer expected, Answer found, int plies) {

  /** Returns the last question. */
  Question question() {
    return questions.get(questions.size() - 1);
  }

  /** Returns the last start. */
  Question start() {
    return Streams.findLast(questions.stream().filter(each -> each.is(Question.Ask.START)))
        .orElseThrow();
  }
}
