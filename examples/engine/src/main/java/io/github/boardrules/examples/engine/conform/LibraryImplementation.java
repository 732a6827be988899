package io.github.boardrules.examples.engine.conform;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Score;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.text.Strictness;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Games of the library's API as an implementation: the oracle, or a game in Java to be judged. */
public final class LibraryImplementation implements Implementation {
  private final GameTypes types;
  private final Known known;
  private @Nullable Position<?> position;

  /**
   * Creates an implementation of some games.
   *
   * @param types the games
   */
  public LibraryImplementation(GameTypes types) {
    this.types = types;
    this.known = Known.all(types);
  }

  @Override
  public Known known() {
    return known;
  }

  @Override
  public ImmutableList<Answer> ask(List<Question> questions) {
    ImmutableList.Builder<Answer> answers = ImmutableList.builder();
    for (Question question : questions) {
      Answer answer;
      try {
        answer = ask(question);
      } catch (RuntimeException e) {
        answer = Answer.failed(e.toString());
      }
      answers.add(answer);
      if (answer.is(Answer.Kind.FAILED)) {
        break;
      }
    }
    return answers.build();
  }

  /** Returns the current position. */
  Position<?> position() {
    if (position == null) {
      throw new IllegalStateException("no game is set up");
    }
    return position;
  }

  /** Sets the position after a legal move. */
  void set(Position<?> next) {
    position = next;
  }

  private Answer ask(Question question) {
    return switch (question.ask()) {
      case GAMES -> throw new IllegalArgumentException("known() answers it");
      case START -> start(question);
      case LEGAL -> Answer.moves(Lists.transform(position().legalMoves(), Move::notation));
      case PLAY -> play(question.move());
      case OUTCOME -> position().outcome().map(LibraryImplementation::over).orElse(Answer.DONE);
      case POSITION -> Answer.of(Answer.Kind.POSITION, position().text(), "POSITION");
    };
  }

  private Answer start(Question question) {
    position = null;
    try {
      position = types.get(question.game()).game(question.options()).start();
      return Answer.DONE;
    } catch (OptionException e) {
      return Answer.of(Answer.Kind.REFUSED, String.valueOf(e.getMessage()), "");
    }
  }

  private Answer play(String move) {
    Position<?> now = position();
    Optional<Violation> violation = now.violation(move, Strictness.STRICT);
    if (violation.isPresent()) {
      Violation found = violation.get();
      return Answer.of(Answer.Kind.ILLEGAL, found.message(), found.code().name());
    }
    position = now.play(move);
    return Answer.DONE;
  }

  private static Answer over(Outcome outcome) {
    String winner = outcome.winner().map(Enum::name).orElse("DRAW");
    String score = outcome.score().map(LibraryImplementation::points).orElse("");
    return Answer.over(winner, score, outcome.reason().name());
  }

  private static String points(Score score) {
    return Joiner.on(' ')
        .join(
            score.points().values().stream()
                .flatMap(
                    value -> value instanceof Collection<?> all ? all.stream() : Stream.of(value))
                .toList());
  }

  @Override
  public void restart() {
    position = null;
  }

  @Override
  public void close() {
    restart();
  }
}
