package io.github.boardrules.examples.engine.conform;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.AtomicLongMap;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.util.List;
import java.util.Optional;

/** Asks the library and an implementation the same questions, and counts equal answers by kind. */
final class Comparison {
  private final LibraryImplementation library;
  private final Implementation judged;
  private final AtomicLongMap<String> counts;

  Comparison(GameTypes types, Implementation judged, AtomicLongMap<String> counts) {
    this.library = new LibraryImplementation(types);
    this.judged = judged;
    this.counts = counts;
  }

  /** Lets the implementation forget everything. */
  void restart() {
    judged.close();
  }

  /** Asks an implementation that has just been started. */
  Optional<Difference> askFresh(List<Question> questions) {
    restart();
    return ask(questions);
  }

  /** Asks questions; empty if the library refuses the start, or an illegal move cannot be sent. */
  Optional<Difference> ask(List<Question> questions) {
    ImmutableList<Answer> expected = library.ask(questions);
    return expected.stream().allMatch(this::isFair) ? ask(questions, expected) : Optional.empty();
  }

  /** Asks questions with known answers. */
  Optional<Difference> ask(List<Question> questions, List<Answer> expected) {
    ImmutableList<Answer> found = judged.ask(questions);
    int plies = 0;
    for (int i = 0; i < found.size(); i++) {
      Question question = questions.get(i);
      Answer right = expected.get(i);
      plies = question.is(Ask.START) ? 0 : plies;
      if (!(isRecorded() && found.get(i).is(Answer.Kind.UNKNOWN))) {
        if (!right.agrees(found.get(i))) {
          ImmutableList<Question> asked = ImmutableList.copyOf(questions.subList(0, i + 1));
          return Optional.of(new Difference(asked, right, found.get(i), plies));
        }
        long ignored = counts.incrementAndGet(kind(question, right));
      }
      plies += question.is(Ask.PLAY) && right.is(Answer.Kind.DONE) ? 1 : 0;
    }
    return Optional.empty();
  }

  /** Returns whether an implementation can be asked a question with this answer. */
  private boolean isFair(Answer expected) {
    return switch (expected.kind()) {
      case REFUSED, FAILED -> false;
      case ILLEGAL -> judged.known().refusesIllegalMoves() || isRecorded();
      default -> true;
    };
  }

  private boolean isRecorded() {
    return !judged.known().recorded().isEmpty();
  }

  private static String kind(Question question, Answer answer) {
    return switch (question.ask()) {
      case START -> "starts";
      case LEGAL -> "lists of legal moves";
      case POSITION -> "positions as text";
      case OUTCOME -> answer.code().isEmpty() ? "games that go on" : "outcomes: " + answer.code();
      case PLAY -> answer.is(Answer.Kind.DONE) ? "moves played" : "illegal moves: " + answer.code();
      case GAMES -> "games";
    };
  }
}
