package io.github.boardrules.interchange;

import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/** Reads games that are JSON objects: one, the elements of an array, or JSON Lines. */
final class JsonReader extends ExchangeReader {
  private final JsonObjects objects;
  private final Supplier<? extends RecordParser.Json> parsers;
  private boolean isAfterFirst;

  /**
   * Creates a reader.
   *
   * @param parsers makes a parser for each game
   */
  JsonReader(RecordInput text, Supplier<? extends RecordParser.Json> parsers) {
    super(text);
    this.objects = new JsonObjects(text);
    this.parsers = parsers;
  }

  @Override
  Optional<Draft> read() {
    Draft draft = new Draft(limits(), text().location());
    if (!isAfterFirst) {
      isAfterFirst = true;
      if (!objects.hasNext(draft)) {
        return draft.hasProblems() ? Optional.of(nothing()) : Optional.empty();
      }
    }
    if (text().peek() == RecordInput.END) {
      return Optional.empty();
    }
    parse(draft);
    objects.hasNext(draft);
    return Optional.of(draft);
  }

  private Draft nothing() {
    Draft nothing = new Draft(limits(), text().location());
    nothing.problem(Code.NOT_A_GAME, text().location(), "The text contains no JSON object");
    return nothing;
  }

  private void parse(Draft draft) {
    TextLocation start = objects.location();
    draft.start(start);
    String pointer = objects.pointer();
    JsonObjects.Text object = objects.next(limits().get(Limit.CHARACTERS));
    RecordParser.Json parser = parsers.get();
    Optional<JacksonException> failure = read(parser, object, start, pointer, draft);
    object.drain();
    if (object.isTooLong()) {
      draft.exceeded(Code.GAME_TOO_LONG, start, Limit.CHARACTERS, "characters");
    } else {
      failure.ifPresent(e -> draft.problem(code(e, object), place(e, start), message(e)));
    }
    parser.finish(draft);
  }

  private static Optional<JacksonException> read(
      RecordParser.Json parser,
      JsonObjects.Text object,
      TextLocation start,
      String pointer,
      Draft draft) {
    try {
      parser.read(new JsonInput(object, start, pointer, draft));
      return Optional.empty();
    } catch (JacksonIOException e) {
      throw new UncheckedIOException(e.getCause());
    } catch (JacksonException e) {
      return Optional.of(e);
    }
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

  private static String message(JacksonException e) {
    return "Malformed JSON: " + e.getOriginalMessage();
  }

  private static TextLocation place(JacksonException e, TextLocation start) {
    return e.getLocation() == null ? start : JsonInput.location(start, e.getLocation(), "");
  }
}
