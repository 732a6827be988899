package io.github.boardrules.examples.engine.conform;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
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
    return questions.stream().map(this::ask).collect(toImmutableList());
  }

  Answer ask(Question question) {
    try {
      return switch (question.ask()) {
        case GAMES -> throw new IllegalArgumentException("known() answers it");
        case START -> {
          position = null;
          position = types.get(question.game()).game(question.options()).start();
          yield Answer.DONE;
        }
        case LEGAL -> Answer.moves(Lists.transform(position().legalMoves(), Move::notation));
        case PLAY -> play(question.move());
        case OUTCOME -> position().outcome().map(LibraryImplementation::over).orElse(Answer.DONE);
        case POSITION -> Answer.of(Answer.Kind.POSITION, position().text(), "POSITION");
      };
    } catch (OptionException e) {
      return Answer.of(Answer.Kind.REFUSED, String.valueOf(e.getMessage()), "");
    } catch (RuntimeException e) {
      return Answer.failed(e.toString());
    }
  }

  /** Returns the current position. */
  Position<?> position() {
    if (position == null) {
      throw new IllegalStateException("no game is set up");
    }
    return position;
  }

  private Answer play(String move) {
    Optional<Violation> violation = position().violation(move, Strictness.STRICT);
    if (violation.isPresent()) {
      Violation found = violation.get();
      return Answer.of(Answer.Kind.ILLEGAL, found.message(), found.code().name());
    }
    position = position().play(move);
    return Answer.DONE;
  }

  private static Answer over(Outcome outcome) {
    String winner = outcome.winner().map(Enum::name).orElse("DRAW");
    Stream<?> points =
        outcome.score().stream()
            .flatMap(score -> score.points().values().stream())
            .flatMap(each -> each instanceof Collection<?> all ? all.stream() : Stream.of(each));
    return Answer.over(winner, Joiner.on(' ').join(points.iterator()), outcome.reason().name());
  }

  @Override
  public void close() {
    position = null;
  }
}
