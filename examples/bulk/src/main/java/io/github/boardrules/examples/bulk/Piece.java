package io.github.boardrules.examples.bulk;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.ParsedGame;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.core.record.ReplayOptions;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Some games of a text, from the beginning of one to the end of one. Can be judged once. */
public final class Piece {
  private final RecordFormat format;
  private final String name;
  private final long linesBefore;
  private final InputStream in;
  private final boolean whole;

  Piece(RecordFormat format, String name, long linesBefore, InputStream in, boolean whole) {
    this.format = format;
    this.name = name;
    this.linesBefore = linesBefore;
    this.in = in;
    this.whole = whole;
  }

  /**
   * {@return whether the piece stands for itself; else it must be judged before the next one is
   * asked for}
   */
  public boolean isWhole() {
    return whole;
  }

  /**
   * Judges the games one after the other; their numbers are counted from 1 in this piece.
   *
   * @param options how to replay a record
   * @param verdicts takes what is to be said of each
   * @throws IOException never: where the text cannot be read, {@link Pieces#next()} says so
   */
  public void judge(Function<GameRecord, ReplayOptions> options, Consumer<Verdict> verdicts)
      throws IOException {
    try (RecordReader reader = format.open(in, name, ReadLimits.defaults())) {
      for (Optional<ParsedGame> game = reader.next(); game.isPresent(); game = reader.next()) {
        ParsedGame read = game.get();
        verdicts.accept(Verdict.of(name, linesBefore, read, options.apply(read.record())));
      }
    }
  }
}
