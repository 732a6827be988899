package io.github.boardrules.examples.server.browser;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordFormats;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.loa.Loa;
import io.github.boardrules.loa.LoaMove;
import io.github.boardrules.loa.LoaRules;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Tests opening, stepping through and saving records. */
@Tag("proof")
class RecordsTest {
  private static final Path PLAYED =
      Path.of("../records/loa/e-mail-games.brg").toAbsolutePath().normalize();
  private static final String NAME = "loa-ciol-jimreed-e-mail-games-101";
  private static final Map<Character, String> PIECES =
      ImmutableMap.of('b', "black piece", 'w', "white piece");

  private static final String GAME = "[Game \"loa\"]\n\n1. b1-b3 *\n\n";

  @RegisterExtension static final Visit VISIT = new Visit(1100, 900);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();

  /** Ten million blanks and one more take 10 kB in a link. */
  @Test
  void linkThatExpandsTooMuchIsRefused() throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    try (OutputStream out = new DeflaterOutputStream(packed, deflater)) {
      out.write(" ".repeat(10_000_001).getBytes(UTF_8));
    } finally {
      deflater.end();
    }
    String link = Base64.getUrlEncoder().withoutPadding().encodeToString(packed.toByteArray());
    browser.driver().get(server.address() + "?ply=0#game=" + link);
    browser.await(
        "a refusal",
        () ->
            browser
                .find("#trouble")
                .getText()
                .equals("The link to this game expands to more than 10 MB."));
  }

  @Test
  void lastChosenRecordsAreListed() {
    String game = "[Game \"loa\"]\n\nb1-b3 *\n\n";
    TablePage.askForRecord(browser, server.address());
    Requests requests = new Requests(browser);
    requests.hold("/verdicts");
    TablePage.list(browser, game.repeat(3));
    requests.awaitHeld();
    TablePage.list(browser, game.repeat(2));
    browser.await("the games", () -> browser.all("#record-games > tr").size() == 2);
    requests.release();
    browser.await(
        "the other answer",
        () ->
            browser
                .run(
                    "return performance.getEntriesByType('resource')"
                        + ".filter(({ name }) => name.includes('/verdicts')).length")
                .equals(2L));
    assertEquals(2, browser.all("#record-games > tr").size());
  }

  @Test
  void opensARecordAndStepsThroughIt() throws IOException {
    ImmutableList<String> moves = moves(Files.readString(PLAYED));
    TablePage page = TablePage.open(browser, server.address(), PLAYED, 1);
    assertEquals(moves, page.moves());

    page.press("#to-first");
    browser.await("the first position", () -> !browser.find("#to-first").isEnabled());
    Oracle oracle = new Oracle("loa", ImmutableMap.of());
    for (String move : moves) {
      assertEquals(oracle.occupants(PIECES), page.occupants());
      String standings = page.standings();
      assertEquals(oracle.position().facts().get("blackClumps"), clumpsOf(0, standings));
      assertEquals(oracle.position().facts().get("whiteClumps"), clumpsOf(1, standings));
      oracle.play(move);
      page.press("#to-next");
      browser.await("after " + move, () -> oracle.occupants(PIECES).equals(page.occupants()));
    }
  }

  private static int clumpsOf(int side, String standings) {
    String points = standings.lines().filter(line -> line.contains("clump")).toList().get(side);
    return Integer.parseInt(points.replaceAll("\\D", ""));
  }

  @Test
  void everyPositionHasAUrl() throws IOException {
    ImmutableList<String> moves = moves(Files.readString(PLAYED));
    TablePage page = openText(Files.readString(PLAYED));
    browser.all("#moves button").get(4).click();
    browser.await(
        "the URL of the position", () -> browser.driver().getCurrentUrl().endsWith("&ply=5"));
    page.reload();
    Oracle oracle = new Oracle("loa", ImmutableMap.of());
    moves.subList(0, 5).forEach(oracle::play);
    browser.await("the same place", () -> oracle.occupants(PIECES).equals(page.occupants()));
  }

  @Test
  void problemsOfARecordAreShownWithTheirLocations() {
    TablePage.askForRecord(browser, server.address());
    TablePage.list(browser, "[Game \"loa\"]\n\n1. b1-b3 h7-f7 2. b3-b6 *\n");
    browser.awaitElement("#record-games .findings");
    String finding = browser.find("#record-games .findings li").getText();
    assertTrue(finding.startsWith("Line 3, column 19:"), finding);
    TablePage.list(browser, "hello");
    browser.await(
        "no game", () -> browser.find("#record-games .findings").getText().contains("no game"));
    browser.click("#record-games button");
    browser.await("a reason", () -> !browser.find("#record-refusal").getText().isEmpty());
  }

  @Test
  void opensASavedGame() throws IOException {
    String text = Files.readString(PLAYED);
    openText(text);
    for (String format : ImmutableList.of("brg", "sgf")) {
      Path saved = browser.saved(browser.find("#save-" + format)::click);
      assertEquals(NAME + "." + format, saved.getFileName().toString());
      assertEquals(moves(text), openText(Files.readString(saved)).moves());
    }
  }

  @Test
  void everyFormatOfTheLibraryIsRead() throws IOException {
    GameInProgress<LoaMove> game =
        GameInProgress.of(Loa.game(LoaRules.LUDII)).play("b1-b3").play("h7-f7").play("c1-c3");
    int formats = 0;
    for (RecordFormat format : RecordFormats.installed().all()) {
      if (format.canWrite(game.toReplay())) {
        Path file =
            Files.createTempDirectory(Path.of("target").toAbsolutePath(), "game")
                .resolve("game" + format.extension() + ".gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
          out.write(format.write(game.toReplay()).getBytes(UTF_8));
        }
        assertEquals(
            ImmutableList.of("b1-b3", "h7-f7", "c1-c3"),
            TablePage.open(browser, server.address(), file, 1).moves(),
            format.id());
        formats++;
      }
    }
    assertTrue(formats > 2, "only " + formats + " formats");
  }

  @Test
  void recordStoresNoMatchUntilItIsContinued() throws IOException {
    ImmutableList<String> moves = moves(Files.readString(PLAYED));
    browser.driver().get(server.address().toString());
    browser.run("localStorage.clear()");
    TablePage page = openText(Files.readString(PLAYED));
    assertEquals("", browser.run("return localStorage.getItem('boardrules.matches')"));
    assertFalse(browser.find("#undo").isDisplayed());
    page = page.playOn();
    assertEquals(moves, page.moves());
    page.press("#undo");
    page.awaitMoves(moves.size() - 1);
  }

  @Test
  void largeRecordIsOpenedAndCheckedUpToTheLimits(@TempDir Path folder) throws IOException {
    TablePage.askForRecord(browser, server.address());
    TablePage.list(
        browser,
        Files.writeString(folder.resolve("many.brg"), GAME.repeat(2_000_000 / GAME.length())));
    browser.await(
        "the games", "return document.querySelectorAll('#record-games > tr').length === 1000");
    String stopped = browser.find("#record-stopped").getText();
    assertTrue(stopped.startsWith("Only the first 1000 games were checked"), stopped);
    browser.find("#record-number").clear();
    browser.find("#record-number").sendKeys("60000\n");
    assertEquals(ImmutableList.of("b1-b3"), TablePage.ready(browser).moves());
  }

  @Test
  void tooLargeRecordIsRefusedWithTheReason(@TempDir Path folder) throws IOException {
    TablePage.askForRecord(browser, server.address());
    TablePage.list(
        browser, Files.writeString(folder.resolve("large.brg"), GAME + " ".repeat(15_000_000)));
    browser.await("a reason", () -> !browser.find("#record-refusal").getText().isEmpty());
    assertEquals(
        "This has more than 10000000 bytes, which is too much.",
        browser.find("#record-refusal").getText());
  }

  @Test
  void onlySupportedFormatsAreOffered() {
    TablePage.begin(browser, server.address(), "tictactoe", ImmutableMap.of());
    assertTrue(browser.find("#save-brg").isDisplayed());
    assertFalse(browser.find("#save-sgf").isDisplayed());
  }

  private TablePage openText(String text) {
    return TablePage.open(browser, server.address(), text, 1);
  }

  /** Returns the moves of the first game of a text. */
  private static ImmutableList<String> moves(String text) {
    Validator validator = Validator.installed().withFormat(BrgFormat.BRG);
    try (Stream<GameReplay> games = validator.open(text, "").replays()) {
      return games.findFirst().orElseThrow().record().moves().stream()
          .map(RecordedMove::text)
          .collect(ImmutableList.toImmutableList());
    }
  }
}
