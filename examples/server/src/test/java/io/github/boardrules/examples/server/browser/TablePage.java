package io.github.boardrules.examples.server.browser;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** A page object for the page of a match. */
final class TablePage {
  private static final String SEAT = "return document.querySelector('#seat-first').textContent";

  private static final String READY =
      """
      return /^[?].*\\b(match|record|shelf|game)=/.test(location.search + location.hash)
        && document.querySelector("#table:not([hidden]) .cell[aria-label]") !== null;
      """;

  private final Browser browser;

  private TablePage(Browser browser) {
    this.browser = browser;
  }

  /** Starts a game through the dialog, with both players in this browser. */
  static TablePage begin(Browser browser, URI address, String game, Map<String, String> options) {
    fillDialog(browser, address, game, options);
    browser.find("#new-form button.main").click();
    return ready(browser);
  }

  /** Opens the dialog for a new game, and chooses a game and its options. */
  static void fillDialog(Browser browser, URI address, String game, Map<String, String> options) {
    browser.driver().get(address.toString());
    browser.await("the page is ready", () -> !browser.all("#games button").isEmpty());
    browser.find("#new-game").click();
    new Select(browser.find("#new-kind")).selectByValue(game);
    // The dialog grows by the words for the seats.
    browser.await("the seats", () -> !browser.run(SEAT).equals(""));
    if (!options.isEmpty() && browser.find("#new-more").isDisplayed()) {
      browser.find("#new-more summary").click();
    }
    options.forEach((name, value) -> fill(browser.find("[name='option." + name + "']"), value));
  }

  private static void fill(WebElement field, String value) {
    if (field.getTagName().equals("select")) {
      new Select(field).selectByValue(value);
    } else {
      field.clear();
      field.sendKeys(value);
    }
  }

  /** Opens a game of a record file through the page of records. */
  static TablePage open(Browser browser, URI address, Path file, int number) {
    askForRecord(browser, address);
    browser.find("#record-file").sendKeys(file.toString());
    return open(browser, number);
  }

  /** Opens a game of a text through the page of records. */
  static TablePage open(Browser browser, URI address, String text, int number) {
    askForRecord(browser, address);
    list(browser, text);
    return open(browser, number);
  }

  /** Lists the games of a text on the page of records, which is open. */
  static void list(Browser browser, String text) {
    if (!browser.find("#record-text").isDisplayed()) {
      browser.find("#paste summary").click();
    }
    browser.run("document.querySelector('#record-text').value = arguments[0]", text);
    browser.find("#record-check").click();
  }

  private static TablePage open(Browser browser, int number) {
    browser.await("the games", () -> !browser.all("#record-games > tr").isEmpty());
    browser.find("#record-number").clear();
    browser.find("#record-number").sendKeys(Integer.toString(number));
    browser.find("#number-form button").click();
    return ready(browser);
  }

  /** Makes a match of the record that the page shows, with both players in this browser. */
  TablePage playOn() {
    browser.find("#continue").click();
    browser.await(
        "a match", () -> browser.run("return location.search").toString().startsWith("?match="));
    return ready(browser);
  }

  /** Opens the page of records. */
  static void askForRecord(Browser browser, URI address) {
    browser.driver().get(address.toString());
    browser.await("the page is ready", () -> !browser.all("#games button").isEmpty());
    browser.find("#open-record").click();
    browser.await("the page of records", () -> !browser.all("#library:not([hidden])").isEmpty());
  }

  /**
   * Accepts the invitation with which the browser has opened a page, with a name if it is not
   * empty.
   */
  static TablePage join(Browser browser, String name) {
    browser.await("the question", () -> browser.shows("#join-name"));
    browser.find("#join-name").clear();
    browser.find("#join-name").sendKeys(name);
    browser.find("#join-form button").click();
    browser.await("the seat", () -> browser.shows("#resign"));
    return ready(browser);
  }

  /** Waits until the browser shows a position of a match or of a record, and returns its page. */
  static TablePage ready(Browser browser) {
    browser.await("the page of a match", () -> browser.run(READY).equals(true));
    return new TablePage(browser);
  }

  /** Returns the cells where a click starts or completes a legal move. */
  ImmutableSet<String> targets() {
    return strings(
            "return [...document.querySelectorAll('.plays .cell.legal')].map(c => c.dataset.cell)")
        .stream()
        .collect(toImmutableSet());
  }

  /** Returns the moves that have a button. */
  ImmutableList<String> buttons() {
    return strings("return [...document.querySelectorAll('[data-move]')].map(b => b.dataset.move)");
  }

  /** Returns the move list. */
  ImmutableList<String> moves() {
    return strings(
        "return [...document.querySelectorAll('#moves > li > button, #moves > li > .ply >"
            + " button')].map(b => b.textContent)");
  }

  /** Returns the occupied cells and their pieces, for example {@code b1 black piece}. */
  ImmutableSet<String> occupants() {
    return strings(
            "return [...document.querySelectorAll('.cell')]"
                + ".map(c => c.getAttribute('aria-label').split(', ').slice(0, 2).join(' '))"
                + ".filter(label => !label.endsWith(' empty'))")
        .stream()
        .collect(toImmutableSet());
  }

  private ImmutableList<String> strings(String script) {
    return ((List<?>) browser.run(script))
        .stream().map(Object::toString).collect(toImmutableList());
  }

  void click(String cell) {
    browser.find("[data-cell='" + cell + "']").click();
  }

  void pressButtonOf(String move) {
    browser.find("[data-move='" + move + "']").click();
  }

  /** Chooses a move that the page offers in a list. */
  void choose(String kind, String move) {
    new Select(browser.find(".pick select")).selectByValue(move);
    browser.find("[data-kind='" + kind + "']").click();
  }

  /** Chooses the kind of stone that a click places. */
  void take(String kind) {
    browser.find(".palette label:has([value='" + kind + "'])").click();
  }

  void type(String move) {
    browser.run("document.querySelector('#typed').value = ''");
    browser.find("#typed").sendKeys(move + "\n");
  }

  void awaitMoves(int number) {
    browser.await(number + " moves", () -> count() == number);
  }

  int count() {
    return ((Number) browser.run("return document.querySelectorAll('#moves li').length"))
        .intValue();
  }

  String turn() {
    return text("#turn");
  }

  String message() {
    return text("#message");
  }

  /** Returns the lines of the standings. */
  String standings() {
    return text("#standings");
  }

  boolean isRefusal() {
    return !browser.all("#message.refusal").isEmpty();
  }

  void awaitRefusal() {
    browser.await("an error message", this::isRefusal);
  }

  String text(String selector) {
    return browser.text(selector);
  }

  void press(String selector) {
    browser.find(selector).click();
  }

  /** Reloads the page. */
  void reload() {
    browser.driver().navigate().refresh();
    ready(browser);
  }
}
