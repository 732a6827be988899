package io.github.boardrules.core.record;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.IOException;
import java.util.Optional;

/** Reads tag pairs, and knows what those mean that are more than text. */
final class BrgTags {
  private static final int MAX_NAME = 100;

  private final CharReader source;
  private final ReadLimits limits;
  private final StringBuilder name = new StringBuilder();
  private final StringBuilder value = new StringBuilder();

  BrgTags(CharReader source, ReadLimits limits) {
    this.source = source;
    this.limits = limits;
  }

  /** Whether a tag comes next; nothing is read. */
  boolean follows() throws IOException {
    source.mark();
    boolean follows = readName() && source.peek() == '"';
    source.reset();
    return follows;
  }

  /** Reads the bracket, the name and the blanks behind it; false if there is no proper name. */
  private boolean readName() throws IOException {
    source.read();
    skipBlanks();
    name.setLength(0);
    while (isWordCharacter(source.peek()) && name.length() <= MAX_NAME) {
      name.append((char) source.read());
    }
    skipBlanks();
    return GameRecord.isTagName(name);
  }

  /** Whether a character may be meant for a name; whether there is one is seen at its end. */
  private static boolean isWordCharacter(int c) {
    return c > ' ' && c != '"';
  }

  /** At most so many that looking ahead costs no memory. */
  private void skipBlanks() throws IOException {
    for (int i = 0; i < MAX_NAME && (source.peek() == ' ' || source.peek() == '\t'); i++) {
      source.read();
    }
  }

  /**
   * Reads a tag, or reports it and passes it over; false if its text exceeds the limit, which is
   * not reported.
   */
  boolean read(GameRecord.Builder game, ProblemCollector problems) throws IOException {
    TextLocation start = source.location();
    if (!readName() || source.peek() != '"') {
      bad(start, problems, "A tag is a name and a text in quotes, in brackets");
      return true;
    }
    source.read();
    TextLocation place = source.location();
    value.setLength(0);
    boolean tooLong = false;
    int c = source.peek();
    while (c != '"') {
      if (c == '\n' || c == CharReader.END) {
        problems.add(Code.BAD_TAG, start, 0, "The text of a tag ends with a quote in its line");
        return true;
      }
      source.read();
      if (value.length() >= limits.tagLength()) {
        tooLong = true;
        value.setLength(0);
      }
      if (c == '\\') {
        Escapes.read(source, value);
      } else {
        value.append((char) c);
      }
      c = source.peek();
    }
    source.read();
    skipBlanks();
    if (source.peek() == ']') {
      source.read();
    } else {
      bad(start, problems, "A tag ends with a closing bracket");
    }
    if (tooLong) {
      return false;
    }
    take(name.toString(), value.toString(), place, game, problems);
    return true;
  }

  private void bad(TextLocation start, ProblemCollector problems, String message)
      throws IOException {
    problems.add(Code.BAD_TAG, start, 0, message);
    source.skipLine();
  }

  private static void take(
      String name,
      String text,
      TextLocation place,
      GameRecord.Builder game,
      ProblemCollector problems) {
    if (game.hasPlace(name)) {
      problems.add(Code.DUPLICATE_TAG, place, 0, "The tag " + name + " is given twice");
      return;
    }
    game.place(name, place);
    switch (name) {
      case "Game" -> game.game(text);
      case "Setup" -> game.setup(text);
      case "Options" -> takeOptions(text, place, game, problems);
      case "Result" ->
          ClaimedResult.parse(text)
              .ifPresentOrElse(
                  game::claim,
                  () -> problems.add(Code.BAD_RESULT, place, 0, "Not a result: " + text));
      default -> game.tag(name, text);
    }
  }

  private static void takeOptions(
      String text, TextLocation place, GameRecord.Builder game, ProblemCollector problems) {
    try {
      game.options(Options.parse(text));
    } catch (NotationException e) {
      TextLocation exact = place.plus(e.offset());
      problems.add(
          new RecordProblem(
              Code.BAD_OPTION, e.code().name(), exact, 0, String.valueOf(e.getMessage())));
    }
  }

  /** Takes the result that stands behind the moves. */
  void claim(
      GameRecord.Builder game,
      ClaimedResult result,
      TextLocation location,
      ProblemCollector problems,
      int ply) {
    Optional<ClaimedResult> tag = game.claim();
    if (tag.isPresent() && tag.get().result() != result.result()) {
      if (tag.get().result() != GameResult.UNKNOWN && result.result() != GameResult.UNKNOWN) {
        String message =
            "The tag says " + tag.get().text() + ", the moves end with " + result.text();
        problems.add(Code.CONTRADICTORY_RESULTS, location, ply, message);
      }
      if (result.result() == GameResult.UNKNOWN) {
        return;
      }
    }
    game.claim(result);
    if (!game.hasPlace("Result")) {
      game.place("Result", location);
    }
  }
}
