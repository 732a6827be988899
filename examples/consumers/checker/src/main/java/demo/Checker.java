package demo;

import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.Validator;
import java.io.IOException;
import java.util.stream.Stream;

/**
 * Judges uploaded records: reads the standard input, in any format, and prints a verdict a game.
 */
public final class Checker {
  public static void main(String[] args) throws IOException {
    Validator validator = Validator.installed().withLimits(ReadLimits.forServers());
    try (Stream<GameVerdict> verdicts = validator.validate(System.in, "upload")) {
      verdicts.map(GameVerdict::toMap).forEach(System.out::println);
    }
  }
}
