package io.github.boardrules.core.record;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.record.RecordProblem.Code;

/**
 * Stand-in for a format that is not installed. Reports every text as {@link Code#NOT_A_GAME} and
 * writes nothing.
 *
 * @param extension the extension of the name of the text, which no installed format has
 */
@Immutable
record NoFormat(String extension) implements RecordFormat {
  @Override
  public String id() {
    return extension.substring(1);
  }

  @Override
  public RecordScanner open(RecordInput in) {
    return new RecordScanner() {
      private boolean ended;

      @Override
      public boolean next(RecordHandler to) {
        if (ended) {
          return false;
        }
        ended = true;
        in.skipWhitespace();
        to.begin(in.place());
        to.problem(
            Code.NOT_A_GAME,
            "No installed format reads files whose names end with " + extension,
            in.place());
        to.end(in.place());
        return true;
      }
    };
  }

  @Override
  public boolean canWrite(GameReplay replay) {
    return false;
  }

  @Override
  public void write(GameReplay replay, Appendable target) {
    throw new IllegalArgumentException("No installed format is called " + id());
  }
}
