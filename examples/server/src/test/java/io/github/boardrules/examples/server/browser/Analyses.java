package io.github.boardrules.examples.server.browser;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.loa.Loa;
import io.github.boardrules.loa.LoaMove;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.openqa.selenium.Keys;
import org.openqa.selenium.support.ui.Select;

/** What people do with records, on the page of the server and on the page without one. */
final class Analyses {
  static final String BAD =
      """
      [Event "Club"]
      [Date "2020.01.02"]
      [First "Ada"]
      [Second "Bob"]
      [Game "loa"]

      {A game of the club.} 1. b1-b3 $1 {good} ({or} 1. c1-c3 h7-f7 2. c3-c9 h2-f2) \
      h7-f7 {[%clk 0:10:00]} 2. b3-b6 h2-f2 0-1
      """;

  private static final Map<Character, String> PIECES =
      ImmutableMap.of('b', "black piece", 'w', "white piece");

  private final Browser browser;
  private final URI address;

  Analyses(Browser browser, URI address) {
    this.browser = browser;
    this.address = address;
  }

  /** Opens a compressed record with problems, and walks through its legal part and a variation. */
  void viewBadRecordUpToItsBadMove() throws IOException {
    Path file = Files.createTempFile(Path.of("target").toAbsolutePath(), "bad", ".brg.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(BAD.getBytes(UTF_8));
    }
    TablePage.askForRecord(browser, address);
    browser.find("#record-file").sendKeys(file.toString());
    browser.awaitElement("#record-games > tr");
    String row = browser.find("#record-games > tr").getText();
    for (String part : new String[] {"Ada – Bob", "Club", "2020.01.02", "2 of 4", "invalid"}) {
      assertTrue(row.contains(part), row);
    }
    browser.click("#record-games button");
    TablePage page = TablePage.ready(browser);
    browser.await("the reason", page::isRefusal);
    Oracle oracle = new Oracle("loa", ImmutableMap.of());
    oracle.play("b1-b3");
    oracle.play("h7-f7");
    assertEquals("Move 3, b3-b6: " + oracle.reason("b3-b6") + ".", page.message());
    assertEquals(2, browser.all("#board .signs .blamed").size());
    assertEquals(occupants("b1-b3", "h7-f7"), page.occupants());
    assertEquals(ImmutableList.of("b1-b3", "h7-f7", "b3-b6", "h2-f2"), page.moves());
    assertEquals(2, browser.all("#problems li").size());
    assertContains("#about", "Ada – Bob", "Club, 2020.01.02", "claimed: 0-1");
    assertContains("#moves", "good", "or", "!", "0:10:00", "c3-c9");
    assertEquals("A game of the club.", page.text("#game-comment"));
    browser.picture("record-bad");
    browser.click("#moves .variation .bad");
    browser.await("the other reason", () -> page.message().startsWith("Move 3, c3-c9: "));
    assertEquals(occupants("c1-c3", "h7-f7"), page.occupants());
    page.press("#to-previous");
    browser.await("one move back", () -> occupants("c1-c3").equals(page.occupants()));
    page.reload();
    browser.await("the same place", () -> occupants("c1-c3").equals(page.occupants()));
  }

  private void assertContains(String selector, String... parts) {
    String text = browser.find(selector).getText();
    for (String part : parts) {
      assertTrue(text.contains(part), text);
    }
  }

  private static ImmutableSet<String> occupants(String... moves) {
    Oracle oracle = new Oracle("loa", ImmutableMap.of());
    for (String move : moves) {
      oracle.play(move);
    }
    return oracle.occupants(PIECES);
  }

  /** Makes an analysis with three variations, saves it, and opens it again. */
  void makeSaveAndOpenAnalysis() throws IOException {
    browser.driver().get(address.toString());
    browser.awaitElement("#games button");
    browser.click("[data-game='loa']");
    browser.click("#new-form [value='analysis']");
    browser.click("#new-form button.main");
    TablePage page = TablePage.ready(browser);
    play(page, "b1-b3", 1);
    play(page, "h7-f7", 2);
    // A move that is clicked, and one that is not legal.
    page.click("c1");
    page.click("c4");
    page.awaitRefusal();
    page.click("c1");
    page.click("c3");
    awaitButtons(3);
    comment("The main line.");
    page.press("#to-first");
    awaitCurrent("");
    comment("An analysis.");
    play(page, "c1-c3", 4);
    comment("Quiet.");
    new Select(browser.find("#glyph")).selectByValue("6");
    browser.await("the sign", () -> browser.find("#moves").getText().contains("?!"));
    play(page, "h7-f7", 5);
    page.press("#to-first");
    awaitCurrent("");
    play(page, "d1-d3", 6);
    go("b1-b3");
    play(page, "h2-f2", 7);
    browser.picture("analysis");
    GameInProgress<LoaMove> game =
        GameInProgress.of(Loa.game()).play("b1-b3").play("h7-f7").play("c1-c3");
    game = game.annotate(notes -> notes.withCommentAfter("The main line."));
    game = game.withHeader(RecordHeader.none().withComment("An analysis.")).at(0);
    game = game.playVariation("c1-c3");
    game = game.annotate(notes -> notes.withCommentAfter("Quiet.").withNags(6));
    game = game.playVariation("h7-f7").at(0).playVariation("d1-d3").at(0).follow(0);
    game = game.playVariation("h2-f2");
    assertEquals(BrgFormat.BRG.write(game.toReplay()), saved("loa.brg", "brg"));

    // A variation is promoted, made the main line, deleted, and all of that undone.
    go("d1-d3");
    page.press("#promote");
    assertSaved(game.at(0).promote(2));
    page.press("#make-main");
    assertSaved(game.at(0).promote(2).promoteToMain(1));
    page.press("#delete-move");
    awaitButtons(6);
    assertSaved(game.at(0).delete(2));
    for (int undone = 0; undone < 3; undone++) {
      page.press("#study-undo");
      settle();
    }
    assertSaved(game);
    page.press("#study-redo");
    settle();
    assertSaved(game.at(0).promote(2));
    page.press("#study-undo");
    settle();

    // The saved file has the same tree, and so has a page that was reloaded.
    String shown = browser.find("#moves").getText();
    String text = saved("loa.brg", "brg");
    page.reload();
    browser.await("the moves", () -> shown.equals(browser.find("#moves").getText()));
    page = TablePage.open(browser, address, text, 1);
    assertEquals(shown, browser.find("#moves").getText());
    assertEquals("An analysis.", page.text("#game-comment"));
    assertSaved(game);
    String sgf = saved("loa.sgf", "sgf");
    TablePage.open(browser, address, sgf, 1);
    assertEquals(shown, browser.find("#moves").getText());
    // A file with other moves is merged.
    String other = "[Game \"loa\"]\n\n1. e1-e3 h7-f7 *\n";
    Path file = Files.createTempFile(Path.of("target").toAbsolutePath(), "other", ".brg");
    Files.writeString(file, other);
    browser.find("#merge-file").sendKeys(file.toString());
    awaitButtons(9);
    assertSaved(game.merge(GameInProgress.of(Loa.game()).play("e1-e3").play("h7-f7")));
  }

  private void play(TablePage page, String move, int count) {
    page.type(move);
    awaitButtons(count);
    awaitCurrent(move);
  }

  private void awaitButtons(int count) {
    browser.await(count + " moves", () -> browser.all("#moves button").size() == count);
  }

  private void awaitCurrent(String move) {
    browser.await(
        "the move " + move,
        () ->
            browser
                .run(
                    "return document.querySelector('#moves [aria-current=step]')?.textContent"
                        + " ?? ''")
                .equals(move));
  }

  private void go(String move) {
    browser.all("#moves button").stream()
        .filter(button -> button.getText().equals(move))
        .findFirst()
        .orElseThrow()
        .click();
    awaitCurrent(move);
  }

  private void comment(String text) {
    browser.find("#comment").sendKeys(text + Keys.TAB);
    browser.await(
        "the comment", () -> browser.find(".history").getText().contains(text) && isIdle());
  }

  /** Waits until the page has made all changes. */
  private void settle() {
    browser.await("all changes are made", this::isIdle);
  }

  private boolean isIdle() {
    return browser.all("#analysis[aria-busy='true']").isEmpty();
  }

  private void assertSaved(GameInProgress<LoaMove> game) throws IOException {
    settle();
    assertEquals(BrgFormat.BRG.write(game.toReplay()), saved("loa.brg", "brg"));
  }

  /** Presses the button to save, and returns the contents of the file. */
  private String saved(String name, String format) throws IOException {
    Path file = browser.saved(browser.find("#save-" + format)::click);
    assertEquals(name, file.getFileName().toString());
    return Files.readString(file);
  }

  /** Shows a record on the shelf, filters the list, and takes positions elsewhere. */
  void browseAndShare() throws IOException {
    TablePage.askForRecord(browser, address);
    browser.click("a[href='?records=loa/mona.sgf']");
    browser.await("the games", () -> browser.all("#record-games > tr").size() > 5);
    int all = browser.all("#record-games > tr").size();
    browser.find("#filter").sendKeys("mona resign");
    browser.await(
        "fewer games", () -> browser.all("#record-games > tr:not([hidden])").size() < all);
    browser.find("#filter").clear();
    browser.find("#filter").sendKeys("nobody of this name");
    browser.await("no game", () -> browser.all("#record-games > tr:not([hidden])").isEmpty());
    browser.find("#record-number").clear();
    browser.find("#record-number").sendKeys("2\n");
    TablePage page = TablePage.ready(browser);
    ImmutableList<String> moves = page.moves();
    browser.all("#moves button").get(4).click();
    awaitCurrent(moves.get(4));
    ImmutableSet<String> fifth = page.occupants();
    page.press("#share");
    browser.await(
        "a link",
        () -> String.valueOf(browser.find("#share-link").getDomProperty("value")).contains("#"));
    String link = String.valueOf(browser.find("#share-link").getDomProperty("value"));
    String position = String.valueOf(browser.find("#share-position").getDomProperty("value"));
    Path downloads = browser.downloads();
    for (String kind : new String[] {"svg", "png", "animation"}) {
      browser.click("#save-" + kind);
      browser.await("saved", () -> browser.find("#share-message").getText().equals("Saved."));
    }
    browser.await("three files", () -> names(downloads).size() == 3);
    assertTrue(
        names(downloads).stream().allMatch(name -> name.startsWith("loa-balu-mona")),
        names(downloads).toString());
    browser.driver().get("about:blank");
    browser.driver().get(link);
    page = TablePage.ready(browser);
    assertEquals(moves, page.moves());
    assertEquals(fifth, page.occupants());
    Oracle oracle = new Oracle("loa", ImmutableMap.of());
    moves.subList(0, 5).forEach(oracle::play);
    assertEquals(oracle.position().text(), position);
    assertFalse(browser.find("#undo").isDisplayed());
  }

  /** Continues a record as a match, and saves the match. */
  void playOnAndSave() throws IOException {
    String text = BAD.replace("2. b3-b6 h2-f2 0-1", "*").replace("2. c3-c9 h2-f2", "");
    TablePage page = TablePage.open(browser, address, text, 1).playOn();
    page.type("c1-c3");
    page.awaitMoves(3);
    String saved = saved("loa-ada-bob-club-2020-01-02.brg", "brg");
    String expected = text.replace("c1-c3 h7-f7 )", "c1-c3 h7-f7)").replace("*", "2. c1-c3 *");
    assertEquals(parsed(expected), parsed(saved));
  }

  private static GameRecord parsed(String text) {
    try (Stream<GameReplay> verdicts = Validator.installed().open(text, "").replays()) {
      return verdicts.findFirst().orElseThrow().record();
    }
  }

  private static ImmutableSet<String> names(Path folder) {
    String[] names =
        folder.toFile().list((any, name) -> !name.startsWith(".") && !name.endsWith(".crdownload"));
    return names == null ? ImmutableSet.of() : ImmutableSet.copyOf(names);
  }
}
