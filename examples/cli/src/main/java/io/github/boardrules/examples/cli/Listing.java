package io.github.boardrules.examples.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.examples.engine.bulk.ArchiveGame;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.bulk.GameFacts;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.Progress;
import io.github.boardrules.examples.engine.select.Filter.Need;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.io.PrintWriter;

/** Prints a line about each game. */
final class Listing implements Judging.GameResults<Listing.Page> {
  /** The style of the lines. */
  enum Style {
    TEXT,
    JSON,
    CSV
  }

  /** The maximum number of characters of a piece that are buffered before they are printed. */
  private static final int MAX_BUFFERED = 1 << 19;

  private final GameFilter filter;
  private final Style style;
  private final boolean withPlies;
  private final ArchiveGame.Reading reading;
  private final PrintWriter out;
  private final PrintWriter err;
  private final Progress progress;
  private long listed;
  private long games;

  Listing(
      GameFilter filter,
      Style style,
      boolean withPlies,
      PrintWriter out,
      PrintWriter err,
      Progress progress) {
    this.filter = filter;
    this.style = style;
    this.withPlies = withPlies;
    Need need = filter.needs();
    this.reading =
        new ArchiveGame.Reading(
            withPlies || need == Need.MOVES, need == Need.VERDICT, /* keepsTexts= */ false);
    this.out = out;
    this.err = err;
    this.progress = progress;
  }

  /** The lines about the games of a piece, and about texts without a game. */
  static final class Page {
    private final NumberedLines lines = new NumberedLines();
    private final NumberedLines noise = new NumberedLines();
    private long listed;
    private long games;
  }

  /** Prints the names of the columns, if there are any. */
  void begin() {
    if (style == Style.CSV) {
      out.print("source,number,game,first,second,event,date,result");
      out.println(withPlies ? ",plies" : "");
    }
  }

  /** Returns the number of games that were listed. */
  long listed() {
    return listed;
  }

  /** Returns the number of all games. */
  long games() {
    return games;
  }

  @Override
  public ArchiveGame.Reading reading(RecordFormat format) {
    return reading;
  }

  @Override
  public Page create() {
    return new Page();
  }

  @Override
  public void add(ArchiveGame game, Page page) {
    if (!game.isGame()) {
      page.noise.add(game.number(), noise(game));
      return;
    }
    page.games++;
    if (filter.test(game.facts())) {
      page.listed++;
      page.lines.add(game.number(), line(game.source(), game.facts()));
    }
  }

  /** Returns a line about a text without a game. */
  static String noise(ArchiveGame text) {
    return Words.printable(text.source()) + " #" + NumberedLines.NUMBER + ": not a game";
  }

  private String line(String source, GameFacts game) {
    return switch (style) {
      case TEXT -> text(source, game);
      case JSON -> NumberedLines.json(columns(source, game, NumberedLines.jsonNumber()));
      case CSV ->
          columns(source, game, NumberedLines.NUMBER).values().stream()
              .map(Listing::csv)
              .collect(joining(","));
    };
  }

  private ImmutableMap<String, Object> columns(String source, GameFacts game, Object number) {
    ImmutableMap.Builder<String, Object> columns =
        ImmutableMap.<String, Object>builder()
            .put("source", source)
            .put("number", number)
            .put("game", game.game())
            .put("first", game.player(Player.FIRST))
            .put("second", game.player(Player.SECOND))
            .put("event", game.event())
            .put("date", game.date())
            .put("result", game.result().text());
    if (withPlies) {
      columns.put("plies", game.plies());
    }
    return columns.buildOrThrow();
  }

  /** Quotes texts but the placeholder; control characters but line ends are escaped. */
  private static String csv(Object value) {
    return value instanceof String text && !text.equals(NumberedLines.NUMBER)
        ? '"' + Words.printable(text).replace("\"", "\"\"") + '"'
        : value.toString();
  }

  private String text(String source, GameFacts game) {
    String plies = withPlies ? ", " + (game.plies() == 1 ? "1 ply" : game.plies() + " plies") : "";
    return line(
        Words.printable(source) + " #" + NumberedLines.NUMBER + plies,
        game.player(Player.FIRST),
        game.player(Player.SECOND),
        game.date(),
        game.result());
  }

  /** Returns a line about a game for people, which begins with where it is, in printable text. */
  static String line(String where, String first, String second, String date, GameResult result) {
    String players = orUnknown(first) + " - " + orUnknown(second);
    String end = (date.isEmpty() ? "" : ", " + date) + ", " + result.text();
    return where + ": " + Words.printable(players + end);
  }

  private static String orUnknown(String name) {
    return name.isEmpty() ? "?" : name;
  }

  @Override
  public boolean isLarge(Page page) {
    return page.lines.length() > MAX_BUFFERED;
  }

  @Override
  public long size() {
    return 2 * MAX_BUFFERED;
  }

  @Override
  public void accept(Page page, long gamesBefore) {
    page.lines.print(out, gamesBefore);
    out.flush();
    page.noise.print(err, gamesBefore);
    listed += page.listed;
    games += page.games;
  }

  @Override
  public void accept(FileProblem problem) {
    err.println(problem.inWords());
  }

  @Override
  public void progress(Tally tally) {
    progress.at(tally);
  }
}
