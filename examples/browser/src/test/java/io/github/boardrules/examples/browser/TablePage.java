package io.github.boardrules.examples.browser;

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

/** The page of a game, as somebody uses it who sees and clicks. */
final class TablePage {
  private final Browser browser;

  private TablePage(Browser browser) {
    this.browser = browser;
  }

  /** Begins a game in the dialog, both seats here. */
  static TablePage begin(Browser browser, URI address, String game, Map<String, String> options) {
    browser.driver().get(address.toString());
    browser.await("the page is ready", () -> !browser.all("#games button").isEmpty());
    browser.find("#new-game").click();
    new Select(browser.find("#new-kind")).selectByValue(game);
    options.forEach((name, value) -> fill(browser.find("[name='option." + name + "']"), value));
    browser.find("#new-form button.main").click();
    return ready(browser);
  }

  private static void fill(WebElement field, String value) {
    if (field.getTagName().equals("select")) {
      new Select(field).selectByValue(value);
    } else {
      field.sendKeys(value);
    }
  }

  /** Opens a game of a file of records in the dialog. */
  static TablePage open(Browser browser, URI address, Path file, int number) {
    askForRecord(browser, address);
    browser.find("#record-file").sendKeys(file.toString());
    browser.find("#record-number").clear();
    browser.find("#record-number").sendKeys(Integer.toString(number));
    browser.await(
        "the file is read",
        () -> !browser.run("return document.querySelector('#record-text').value").equals(""));
    browser.find("#record-form button.main").click();
    return ready(browser);
  }

  /** Shows the dialog for records. */
  static void askForRecord(Browser browser, URI address) {
    browser.driver().get(address.toString());
    browser.await("the page is ready", () -> !browser.all("#games button").isEmpty());
    browser.find("#open-record").click();
  }

  /** The game that the browser is about to show. */
  static TablePage ready(Browser browser) {
    browser.await(
        "a game is on the table",
        () ->
            browser.run("return location.search").toString().startsWith("?match=")
                && !browser.all("#table:not([hidden]) .cell").isEmpty());
    return new TablePage(browser);
  }

  /** The cells that a click would do something legal with. */
  ImmutableSet<String> targets() {
    return strings(
            "return [...document.querySelectorAll('.plays .cell.legal')].map(c => c.dataset.cell)")
        .stream()
        .collect(toImmutableSet());
  }

  /** The moves that have a button. */
  ImmutableList<String> buttons() {
    return strings("return [...document.querySelectorAll('[data-move]')].map(b => b.dataset.move)");
  }

  /** The moves that were played, as they are listed. */
  ImmutableList<String> moves() {
    return strings(
        "return [...document.querySelectorAll('#moves button')].map(b => b.textContent)");
  }

  /** What lies on the cells, cell and thing: {@code b1 black piece}. */
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

  /** Chooses a move of a kind of which there are too many for buttons. */
  void choose(String kind, String move) {
    new Select(browser.find(".pick select")).selectByValue(move);
    browser.find("[data-kind='" + kind + "']").click();
  }

  /** Chooses what a click places. */
  void take(String kind) {
    browser.find(".palette label:has([value='" + kind + "'])").click();
  }

  void type(String move) {
    browser.find("#typed").clear();
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

  /** What the side panel says of the sides, in lines. */
  String standings() {
    return text("#standings");
  }

  boolean isRefusal() {
    return !browser.all("#message.refusal").isEmpty();
  }

  void awaitRefusal() {
    browser.await("a reason is shown", this::isRefusal);
  }

  String text(String selector) {
    return browser.find(selector).getText();
  }

  void press(String selector) {
    browser.find(selector).click();
  }

  /** Loads the page anew. */
  void reload() {
    browser.driver().navigate().refresh();
    ready(browser);
  }
}
