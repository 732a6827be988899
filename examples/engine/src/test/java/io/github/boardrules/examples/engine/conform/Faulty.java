package io.github.boardrules.examples.engine.conform;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import java.util.List;

/** The library with a planted mistake. */
final class Faulty implements Implementation {
  /** Changes an answer. */
  interface Mistake {
    Answer answer(Question question, Answer right, LibraryImplementation library);
  }

  private final LibraryImplementation library = new LibraryImplementation(GameTypes.installed());
  private final Known known;
  private final Mistake mistake;

  Faulty(Known known, Mistake mistake) {
    this.known = known;
    this.mistake = mistake;
  }

  @Override
  public Known known() {
    return known;
  }

  @Override
  public ImmutableList<Answer> ask(List<Question> questions) {
    ImmutableList.Builder<Answer> answers = ImmutableList.builder();
    for (Question question : questions) {
      Answer right = library.ask(List.of(question)).get(0);
      answers.add(mistake.answer(question, right, library));
    }
    return answers.build();
  }

  @Override
  public void close() {
    library.close();
  }
}
