package io.github.boardrules.examples.engine.conform;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * An implementation of games that answers questions: the library, a {@code Game} in Java, or
 * another program. It keeps one position. Not thread-safe.
 */
public interface Implementation extends AutoCloseable {
  /** {@return what it knows; the same in every call} */
  Known known();

  /**
   * {@return the answers to some questions, in their order} If the implementation fails, its last
   * answer is {@link Answer.Kind#FAILED}, and the list may end with it; the next call begins anew.
   *
   * @param questions the questions; those before the first start are about the current position
   */
  ImmutableList<Answer> ask(List<Question> questions);

  /** Ends it, so that it forgets everything; the next question starts it again. */
  @Override
  void close();
}
