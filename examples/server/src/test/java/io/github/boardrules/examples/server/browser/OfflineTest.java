package io.github.boardrules.examples.server.browser;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.Validator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.WebElement;

/** Tests the page without a server and without a network, after it was stored. */
@Tag("proof")
class OfflineTest implements AnalysisTests {
  private static final Path SGF = Path.of("../records/loa/mona.sgf").toAbsolutePath().normalize();
  private static final int PHONE_WIDTH = 360;

  @RegisterExtension static final OfflineVisit VISIT = new OfflineVisit();

  private final Analyses analyses = new Analyses(VISIT.browser(), VISIT.address());

  @Override
  public Analyses analyses() {
    return analyses;
  }

  @Test
  void walksThroughALongGame() throws IOException {
    new LongWalk(VISIT.browser(), VISIT.address()).walk();
  }

  @Test
  void judgesDamagedRecordsAsTheLibraryDoes() throws IOException {
    Browser browser = VISIT.browser();
    String games = Files.readString(SGF);
    String text = games.substring(0, games.indexOf("\n(;"));
    for (String damaged :
        ImmutableList.of(
            text.replace("a4-c2", "a4-c3"),
            text.replace("f1-d3", "f1-3d"),
            text.substring(0, text.length() / 2))) {
      List<RecordProblem> problems = problems(damaged);
      assertFalse(problems.isEmpty());
      TablePage.askForRecord(browser, VISIT.address());
      TablePage.list(browser, damaged);
      browser.awaitElement("#record-games .findings");
      assertEquals(
          problems.stream().map(OfflineTest::finding).toList(),
          browser.all("#record-games .findings li").stream().map(WebElement::getText).toList());
      assertEquals(problems.stream().map(OfflineTest::code).toList(), codes(damaged));
      browser.picture("static-damaged");
    }
  }

  private static List<RecordProblem> problems(String text) {
    try (Stream<GameReplay> verdicts = Validator.installed().open(text, "").replays()) {
      return verdicts.flatMap(verdict -> verdict.problems().stream()).collect(toImmutableList());
    }
  }

  private static String finding(RecordProblem problem) {
    String message = problem.message();
    return "Line %d, column %d: %s%s"
        .formatted(
            problem.location().line(),
            problem.location().column(),
            message,
            message.matches("(?s).*[.!?]") ? "" : ".");
  }

  private static String code(RecordProblem problem) {
    return problem.code() + " " + problem.reason();
  }

  /** Returns the codes of the problems that the page finds in a record. */
  private List<?> codes(String text) {
    Object codes =
        VISIT
            .browser()
            .driver()
            .executeAsyncScript(
                "const [text, done] = arguments;"
                    + "import('./api.js').then((api) => api.check(text)).then(({ games }) =>"
                    + " done(games.flatMap((game) => game.problems)"
                    + ".map(({ code, reason }) => `${code} ${reason}`)));",
                text);
    return codes instanceof List<?> list ? list : ImmutableList.of();
  }

  /** The page must respond meanwhile. */
  @Test
  void readsLargeTextsInAWorker() throws IOException {
    String games = Files.readString(SGF) + "\n";
    String text = games.repeat(1 + 200_000 / games.length());
    int number;
    try (Stream<GameReplay> verdicts = Validator.installed().open(text, "").replays()) {
      number = (int) verdicts.filter(GameReplay::isValid).count();
    }
    Object found =
        VISIT
            .browser()
            .driver()
            .executeAsyncScript(
                "const [text, number, done] = arguments;"
                    + "let workers = 0; let ticks = 0;"
                    + "window.Worker = class extends Worker {"
                    + " constructor(...values) { super(...values); workers++; } };"
                    + "const timer = setInterval(() => ticks++, 5);"
                    + "import('./api.js').then(async (api) => {"
                    + " const { counts } = await api.check(text);"
                    + " const { ply } = await api.show(text, number);"
                    + " const refused = await api.show(text, number + 1).catch(({ code }) => code);"
                    + " clearInterval(timer);"
                    + " done([workers, counts.valid, ply > 10, refused, ticks > 5]);"
                    + "}).catch((error) => done([String(error)]));",
                text,
                number);
    assertEquals(List.of(3L, (long) number, true, "NO_SUCH_GAME", true), found);
  }

  @Test
  void opensARecordAndPlaysOn() {
    Browser browser = VISIT.browser();
    TablePage page = TablePage.open(browser, VISIT.address(), SGF, 1);
    ImmutableList<String> moves = page.moves();
    assertTrue(moves.size() > 10);
    assertTrue(browser.find("#save-sgf").isDisplayed());
    browser.all("#moves button").get(4).click();
    browser.await(
        "the URL of the position", () -> browser.driver().getCurrentUrl().endsWith("&ply=5"));
    page.reload();
    page = page.playOn();
    assertEquals(moves, page.moves());
    page.press("#undo");
    page.awaitMoves(moves.size() - 1);
    page.type(moves.get(moves.size() - 1));
    page.awaitMoves(moves.size());
  }

  @Test
  void fitsAPhone() throws IOException {
    Browser browser = VISIT.browser();
    browser.resize(PHONE_WIDTH, 740);
    assertFits();
    browser.picture("static-phone-home");
    browser.click("#new-game");
    assertFalse(browser.find("#new-seats [value='first']").isDisplayed());
    assertFits();
    for (String game : ImmutableList.of("loa", "linage", "iris", "carteso")) {
      TablePage page = VISIT.begin(game);
      Oracle oracle = new Oracle(game, ImmutableMap.of());
      for (int ply = 0; ply < 12; ply++) {
        int index = ply * 7 % oracle.position().legalMoveCount();
        String move = oracle.position().legalMoves().get(index).notation();
        oracle.play(move);
        page.type(move);
        page.awaitMoves(ply + 1);
      }
      assertFits();
      browser.run("scrollTo(0, 0)");
      browser.picture("static-phone-" + game);
    }
  }

  private void assertFits() {
    assertEquals(
        (long) PHONE_WIDTH, VISIT.browser().run("return document.documentElement.scrollWidth"));
  }
}
