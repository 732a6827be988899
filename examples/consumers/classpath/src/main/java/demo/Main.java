package demo;

import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.record.ParsedGame;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.core.record.ReplayOptions;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.loa.Loa;
import io.github.boardrules.loa.LoaMove;
import io.github.boardrules.loa.LoaPosition;
import java.io.IOException;
import java.io.StringReader;
import java.util.Optional;

/**
 * Validates a Linage record that claims a wrong winner, and prints the rule that a LOA move breaks.
 */
public final class Main {
  private static final String RECORD =
      """
      [Game "linage"]
      [Options "width=3 height=3 opening=FIXED komi=0.5"]

      1. b2 a2 2. pass pass 1-0
      """;

  private Main() {}

  public static void main(String[] args) throws IOException {
    validate(new StringReader(RECORD));
    LoaPosition start = Loa.game().start();
    LoaMove move = start.parseMove("b1-b4", Strictness.STRICT);
    start.violation(move).ifPresent(why -> System.out.println(why.code() + " " + why.cells()));
  }

  private static void validate(StringReader text) throws IOException {
    ReplayOptions options = ReplayOptions.installed();
    try (RecordReader reader = BrgFormat.BRG.open(text, "upload.brg", ReadLimits.defaults())) {
      for (Optional<ParsedGame> game = reader.next(); game.isPresent(); game = reader.next()) {
        game.get().problems().forEach(System.out::println);
        Replay replay = Replay.of(game.get().record(), options);
        System.out.println(replay.legalPlies() + " legal plies");
        replay
            .problems()
            .forEach(problem -> System.out.println(problem.location() + " " + problem.reason()));
      }
    }
  }
}
