package io.github.boardrules.interchange;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordScanner;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/** Scans games that are JSON objects: one, the elements of an array, or JSON Lines. */
final class JsonScanner implements RecordScanner {
  private final RecordInput in;
  private final JsonObjects objects;
  private final Function<GameReport, ? extends Game> games;
  private boolean isAfterFirst;

  /** Reads one game. */
  interface Game {
    /** Reads the object, which is the current value of the input. */
    void read(JsonInput json);

    /** Reports what follows from the game as a whole. Also called if the object is damaged. */
    void finish();
  }

  /**
   * Creates a scanner.
   *
   * @param games makes a reader of each game
   */
  JsonScanner(RecordInput in, Function<GameReport, ? extends Game> games) {
    this.in = checkNotNull(in, "in");
    this.objects = new JsonObjects(in);
    this.games = games;
  }

  @Override
  public boolean next(RecordHandler to) {
    List<RecordProblem> before = new ArrayList<>(0);
    if (isAfterFirst && in.peek() == RecordInput.END) {
      return false;
    }
    if (!isAfterFirst) {
      isAfterFirst = true;
      if (!objects.hasNext((code, at, text) -> before.add(RecordProblem.of(code, at, 0, text)))) {
        return !before.isEmpty() && reportNothing(to);
      }
    }
    GameReport report = new GameReport(to, in.limits(), in.location());
    before.forEach(report::problem);
    read(report);
    objects.hasNext(report::problem);
    report.end(in);
    return true;
  }

  private boolean reportNothing(RecordHandler to) {
    GameReport nothing = new GameReport(to, in.limits(), in.location());
    nothing.problem(Code.NOT_A_GAME, in.location(), "The text contains no JSON object");
    nothing.end(in);
    return true;
  }

  private void read(GameReport report) {
    String pointer = objects.pointer();
    JsonObjects.Text object = objects.next(in.limits().get(Limit.CHARACTERS));
    Game game = games.apply(report);
    @Nullable JacksonException failure = null;
    try {
      game.read(new JsonInput(object, pointer, report));
    } catch (JacksonIOException e) {
      throw new UncheckedIOException(e.getCause());
    } catch (JacksonException e) {
      failure = e;
    }
    object.drain();
    if (object.isTooLong()) {
      report.exceeded(Code.GAME_TOO_LONG, report.start(), Limit.CHARACTERS, "characters");
    } else if (failure != null) {
      TokenStreamLocation at = failure.getLocation();
      report.problem(
          code(failure, object),
          at == null ? report.start() : JsonInput.location(report.start(), at, ""),
          "Malformed JSON: " + failure.getOriginalMessage());
    }
    game.finish();
  }

  private static Code code(JacksonException e, JsonObjects.Text object) {
    if (object.hasOpenString()) {
      return Code.UNCLOSED_TEXT;
    }
    boolean isAtEnd =
        e.getLocation() != null && object.isUnclosedAt(e.getLocation().getCharOffset());
    if (e instanceof UnexpectedEndOfInputException || isAtEnd) {
      return Code.UNEXPECTED_END;
    }
    return e instanceof StreamConstraintsException ? Code.TOO_DEEP : Code.BAD_CHARACTER;
  }
}
