package io.github.boardrules.examples.engine.conform;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** Asks the library and an implementation the same questions, and counts equal answers by kind. */
final class Comparison {
  private final LibraryImplementation library;
  private final Implementation judged;
  private final Map<String, LongAdder> counts;

  Comparison(GameTypes types, Implementation judged, Map<String, LongAdder> counts) {
    this.library = new LibraryImplementation(types);
    this.judged = judged;
    this.counts = counts;
  }

  static Map<String, LongAdder> noCounts() {
    return new ConcurrentHashMap<>();
  }

  static ImmutableSortedMap<String, Long> copy(Map<String, LongAdder> counts) {
    ImmutableSortedMap.Builder<String, Long> copy = ImmutableSortedMap.naturalOrder();
    counts.forEach((kind, number) -> copy.put(kind, number.sum()));
    return copy.buildOrThrow();
  }

  Implementation judged() {
    return judged;
  }

  /** Asks questions; empty if the library refuses the start, or an illegal move cannot be sent. */
  Optional<Difference> ask(List<Question> questions) {
    ImmutableList<Answer> expected = library.ask(questions);
    boolean isAskable =
        expected.stream()
            .noneMatch(
                answer ->
                    answer.is(Answer.Kind.REFUSED)
                        || answer.is(Answer.Kind.FAILED)
                        || (answer.is(Answer.Kind.ILLEGAL)
                            && !judged.known().refusesIllegalMoves()));
    return isAskable ? ask(questions, expected) : Optional.empty();
  }

  /** Asks about a recorded game; empty if the library does not have its options. */
  Optional<Difference> askRecorded(List<Question> questions) {
    ImmutableList<Answer> expected = library.ask(questions);
    return expected.size() < questions.size() || expected.get(0).is(Answer.Kind.REFUSED)
        ? Optional.empty()
        : ask(questions, expected);
  }

  /** Asks questions with known answers. */
  Optional<Difference> ask(List<Question> questions, List<Answer> expected) {
    ImmutableList<Answer> found = judged.ask(questions);
    int plies = 0;
    for (int i = 0; i < found.size(); i++) {
      Question question = questions.get(i);
      plies = question.is(Ask.START) ? 0 : plies;
      if (found.get(i).is(Answer.Kind.UNKNOWN) && !judged.known().recorded().isEmpty()) {
        continue;
      }
      if (!expected.get(i).agrees(found.get(i))) {
        ImmutableList<Question> asked = ImmutableList.copyOf(questions.subList(0, i + 1));
        return Optional.of(new Difference(asked, expected.get(i), found.get(i), plies));
      }
      count(kind(question, expected.get(i)));
      if (question.is(Ask.PLAY) && expected.get(i).is(Answer.Kind.DONE)) {
        plies++;
      }
    }
    return Optional.empty();
  }

  private void count(String kind) {
    counts.computeIfAbsent(kind, k -> new LongAdder()).increment();
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
