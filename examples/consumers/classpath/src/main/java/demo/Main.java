package demo;

import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.loa.Loa;
import io.github.boardrules.loa.LoaMove;
import io.github.boardrules.loa.LoaPosition;
import java.util.stream.Stream;

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

  public static void main(String[] args) {
    Validator validator = Validator.installed().withLimits(ReadLimits.forServers());
    try (Stream<GameVerdict> verdicts = validator.validate(RECORD, "upload.brg")) {
      verdicts.forEach(Main::report);
    }
    LoaPosition start = Loa.game().start();
    LoaMove move = start.parseMove("b1-b4", Strictness.STRICT);
    start.violation(move).ifPresent(why -> System.out.println(why.code() + " " + why.cells()));
  }

  private static void report(GameVerdict verdict) {
    System.out.println(verdict.legalPlies() + " legal plies");
    for (RecordProblem problem : verdict.problems()) {
      System.out.println(problem.location() + " " + problem.reason());
    }
  }
}
