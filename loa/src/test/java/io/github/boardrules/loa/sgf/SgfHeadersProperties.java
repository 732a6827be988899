package io.github.boardrules.loa.sgf;

import static io.github.boardrules.loa.sgf.TestFormat.SGF;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.Place;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.Termination;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/**
 * A scan for headers alone reports what a full scan reports besides moves, with the same places.
 */
final class SgfHeadersProperties {
  private static final List<String> DAMAGE =
      List.of(
          "(",
          ")",
          "[",
          "]",
          ";",
          "\\",
          "\n",
          " ",
          "B[",
          ";W[]",
          ";B[Resign]",
          "(;W[c1-c3]",
          "[d4-d6]",
          "AB[c1]",
          "(;GM[9]",
          "(;GM[1];B[pd]",
          "C[(;GM[9]",
          "\u001b$B",
          "\u00e9");

  /** What a scan reports, but moves and what belongs to them. */
  private static final class Log implements RecordHandler {
    private final Wanted wanted;
    private final List<String> lines = new ArrayList<>();
    private boolean isBeforeMoves;
    private int depth;

    Log(Wanted wanted) {
      this.wanted = wanted;
    }

    private void add(String line, Place at) {
      lines.add(line + " at " + at.toLocation());
    }

    @Override
    public Wanted wanted() {
      return wanted;
    }

    @Override
    public void begin(Place at) {
      isBeforeMoves = true;
      add("begin", at);
    }

    @Override
    public void game(CharSequence id, Place at) {
      add("game " + id, at);
    }

    @Override
    public void options(Options options, Place at) {
      add("options " + options, at);
    }

    @Override
    public void setup(CharSequence text, Place at) {
      add("setup " + text, at);
    }

    @Override
    public void tag(CharSequence name, CharSequence text, Place at) {
      add("tag " + name + "=" + text, at);
    }

    @Override
    public void move(CharSequence notation, CharSequence written, Place at) {
      isBeforeMoves = false;
    }

    @Override
    public void openVariation(int ply, Place at) {
      depth++;
    }

    @Override
    public void closeVariation() {
      depth--;
    }

    @Override
    public void comment(CharSequence text) {
      if (isBeforeMoves && depth == 0) {
        lines.add("comment " + text);
      }
    }

    @Override
    public void claim(ClaimedResult result, Place at) {
      add("claim " + result, at);
    }

    @Override
    public void termination(Termination end, Place at) {
      add("termination " + end.text(), at);
    }

    @Override
    public void problem(RecordProblem problem) {
      lines.add(problem + " at " + problem.location() + " ply " + problem.ply());
    }

    @Override
    public void end(Place at) {
      add("end", at);
    }
  }

  private static List<String> scan(String text, RecordHandler.Wanted wanted, ReadLimits limits) {
    Log log = new Log(wanted);
    try (var records =
        Records.OPTIONS.withFormat(SGF).withLimits(limits).open(new StringReader(text), "t")) {
      records.scan(log);
    }
    return log.lines;
  }

  private static void check(String text, ReadLimits limits) {
    List<String> all = scan(text, RecordHandler.Wanted.ALL, limits);
    assertEquals(all, scan(text, RecordHandler.Wanted.HEADER, limits), text);
  }

  @Property
  @Tag("repeated")
  void headersOfDamagedTextsAreThoseOfAFullScan(@ForAll Choices random) {
    check(damaged(random), ReadLimits.defaults());
  }

  @Property
  @Tag("repeated")
  void limitsAreThoseOfAFullScan(@ForAll Choices random) {
    Limit[] limits = {
      Limit.PLIES, Limit.MOVES, Limit.NODES, Limit.TAG_LENGTH, Limit.CHARACTERS, Limit.PROBLEMS
    };
    Limit limit = limits[random.nextInt(limits.length)];
    check(damaged(random), ReadLimits.defaults().with(limit, 1 + random.nextInt(60)));
  }

  @Example
  void movesThatExceedTheLimitOfAValueAreNotSkipped() {
    check("(;GM[9];W[];B[b1-b3];W[a2-c2])", ReadLimits.defaults().with(Limit.TAG_LENGTH, 4));
  }

  /** Returns written games and plain ones, some of them damaged. */
  private static String damaged(Choices random) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 2; i++) {
      text.append(SGF.write(Records.OPTIONS.replay(new RecordGenerator(random).record())));
      text.append("(;GM[9]PB[a]RE[B+]");
      for (int j = random.nextInt(12); j > 0; j--) {
        text.append(random.nextInt(3) == 0 ? "\n" : "").append(";B[b1-b3];W[a2:c2]");
      }
      text.append(")\n");
    }
    for (int i = random.nextInt(4); i > 0; i--) {
      text.insert(random.nextInt(text.length()), DAMAGE.get(random.nextInt(DAMAGE.size())));
    }
    return text.toString();
  }
}
