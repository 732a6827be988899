package io.github.boardrules.interchange;

import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Reads games that are some lines, of which the first one has a form of its own. */
final class LineReader extends ExchangeReader {
  private final Predicate<String> isFirst;
  private final Supplier<? extends RecordParser.Lines> parsers;

  /** The first line of the next game; empty before the first game and at the end of the text. */
  private Optional<Line> next = Optional.empty();

  private record Line(String text, TextLocation at, boolean isCut, boolean isAfterEmptyLine) {}

  /**
   * Creates a reader.
   *
   * @param isFirst whether a line is the first one of a game
   * @param parsers makes a parser for each game
   */
  LineReader(
      RecordInput text, Predicate<String> isFirst, Supplier<? extends RecordParser.Lines> parsers) {
    super(text);
    this.isFirst = isFirst;
    this.parsers = parsers;
  }

  @Override
  Optional<Draft> read() {
    Optional<Line> line = next.isPresent() ? next : line();
    if (line.isEmpty()) {
      return Optional.empty();
    }
    Draft draft = new Draft(limits(), line.get().at());
    if (isFirst.test(line.get().text())) {
      readGame(line.get(), draft);
    } else {
      draft.problem(Code.NOT_A_GAME, line.get().at(), "Expected the first line of a game");
      do {
        line = line();
      } while (line.isPresent() && !isFirst.test(line.get().text()));
      next = line;
    }
    return Optional.of(draft);
  }

  private void readGame(Line first, Draft draft) {
    RecordParser.Lines parser = parsers.get();
    long end = first.at().offset() + limits().get(Limit.CHARACTERS);
    Optional<Line> line = Optional.of(first);
    do {
      Line read = line.get();
      if (read.isCut()) {
        draft.exceeded(
            Code.TEXT_TOO_LONG, read.at(), Limit.COMMENT_LENGTH, "characters in one line");
      } else if (read.at().offset() + read.text().length() > end) {
        draft.exceeded(Code.GAME_TOO_LONG, read.at(), Limit.CHARACTERS, "characters");
      }
      if (!draft.isFull()) {
        parser.read(read.text(), read.at(), draft);
      }
      line = line();
    } while (line.isPresent()
        && !isFirst.test(line.get().text())
        && !(line.get().isAfterEmptyLine() && parser.mayEnd()));
    next = line;
    parser.finish(draft);
  }

  /** Reads the next line that is not blank, without blanks around it. */
  private Optional<Line> line() {
    long before = text().location().line();
    while (isBlank(text().peek())) {
      text().read();
    }
    if (text().peek() == RecordInput.END) {
      return Optional.empty();
    }
    TextLocation at = text().location();
    boolean isAfterEmptyLine = at.line() - before > 1;
    StringBuilder line = new StringBuilder();
    boolean isCut = false;
    for (int c = text().peek(); c != '\n' && c != RecordInput.END; ) {
      if (line.length() < limits().get(Limit.COMMENT_LENGTH)) {
        line.append((char) c);
      } else {
        isCut = true;
      }
      text().read();
      c = text().peek();
    }
    return Optional.of(new Line(line.toString().stripTrailing(), at, isCut, isAfterEmptyLine));
  }
}
