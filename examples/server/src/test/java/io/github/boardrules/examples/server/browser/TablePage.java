package io.github.boardrules.examples.server.browser;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A page object for the page of a match. */
final class TablePage {
  private static final String MAKE =
      """
      const [given, more, done] = arguments;
      const make = async (api, seats, records) => {
        {script}
      };
      Promise.all(["api", "seats", "records"].map((name) => import(`./${name}.js`)))
        .then((modules) => make(...modules))
        .then(done, (error) => done(`?error=${error}`));
      """;

  private static final String BEGIN =
      """
      const { id, match, tokens } = await api.create(given, more);
      seats.keep(id, match.title, Object.values(tokens));
      return `?match=${id}`;
      """;

  private static final String OPEN =
      "return `?record=${records.keep(await api.show(given, more))}`";

  private static final String MOVES =
      """
      const moves = [...document.querySelectorAll("#moves > li > button, #moves > li > .ply > button")]
        .map((button) => button.textContent);
      """;

  /** Opens the dialog for a new game, and chooses a game and its options. */
  private static final String FILL =
      """
      const [game, options] = arguments;
      document.querySelector("#new-game").click();
      const choose = (field, value) => {
        field.value = value;
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.dispatchEvent(new Event("change", { bubbles: true }));
      };
      choose(document.querySelector("#new-kind"), game);
      for (const [name, value] of Object.entries(options)) {
        choose(document.querySelector(`[name='option.${name}']`), value);
      }
      """;

  private static final String READY =
      """
      return /^(?:[?].*\\b|#)(match|record|shelf|game)=/.test(location.search + location.hash)
        && document.querySelector("#table:not([hidden]) .cell[aria-label]") !== null;
      """;

  private final Browser browser;

  private TablePage(Browser browser) {
    this.browser = browser;
  }

  /** Starts a game, with both players in this browser, as the dialog does. */
  static TablePage begin(Browser browser, URI address, String game, Map<String, String> options) {
    return make(browser, address, BEGIN, game, options);
  }

  /** Runs a script with the modules of the page, but without the page, and opens its result. */
  private static TablePage make(Browser browser, URI address, String script, Object... arguments) {
    browser.driver().get(address.resolve("style.css").toString());
    Object query = browser.driver().executeAsyncScript(MAKE.replace("{script}", script), arguments);
    browser.driver().get(address.resolve(String.valueOf(query)).toString());
    return ready(browser);
  }

  /** Opens the dialog for a new game, and chooses a game and its options. */
  static void fillDialog(Browser browser, URI address, String game, Map<String, String> options) {
    browser.driver().get(address.toString());
    browser.awaitElement("#games button");
    browser.run(FILL, game, options);
  }

  /** Opens a game of a record file through the page of records. */
  static TablePage open(Browser browser, URI address, Path file, int number) {
    askForRecord(browser, address);
    list(browser, file);
    return open(browser, number);
  }

  /** Opens a game of a text, as the page of records does. */
  static TablePage open(Browser browser, URI address, String text, int number) {
    return make(browser, address, OPEN, text, number);
  }

  /** Lists the games of a text on the page of records, which is open. */
  static void list(Browser browser, String text) {
    browser.run(
        "document.querySelector('#paste').open = true;"
            + "document.querySelector('#record-text').value = arguments[0]",
        text);
    browser.click("#record-check");
  }

  /** Lists the games of a file on the page of records, which is open. */
  static void list(Browser browser, Path file) {
    browser.find("#record-file").sendKeys(file.toAbsolutePath().toString());
  }

  /** Opens a game of the list, or waits for the only one, which the page opens by itself. */
  private static TablePage open(Browser browser, int number) {
    browser.await(
        "the list or its game",
        "return document.querySelector('#record-games > tr, #table:not([hidden])')");
    if (browser.shows("#number-form")) {
      browser.run("document.querySelector('#record-number').value = arguments[0]", number);
      browser.click("#number-form button");
    }
    return ready(browser);
  }

  /** Makes a match of the record that the page shows, with both players in this browser. */
  TablePage playOn() {
    browser.click("#continue");
    browser.await("a match", "return location.search.startsWith('?match=')");
    return ready(browser);
  }

  /** Opens the page of records. */
  static void askForRecord(Browser browser, URI address) {
    browser.driver().get(address.toString());
    browser.awaitElement("#games button");
    browser.click("#open-record");
    browser.awaitElement("#library:not([hidden])");
  }

  /**
   * Accepts the invitation with which the browser has opened a page, with a name if it is not
   * empty.
   */
  static TablePage join(Browser browser, String name) {
    browser.await(
        "the question",
        """
        const field = document.querySelector("#join-name");
        field.value = arguments[0];
        return field.checkVisibility();
        """,
        name);
    browser.click("#join-form button");
    browser.awaitShown("#resign");
    return ready(browser);
  }

  /** Returns the page of a browser that is known to show a position of a match or of a record. */
  static TablePage of(Browser browser) {
    return new TablePage(browser);
  }

  /** Waits until the browser shows a position of a match or of a record, and returns its page. */
  static TablePage ready(Browser browser) {
    browser.await("the page of a match", READY);
    return new TablePage(browser);
  }

  /**
   * What a page offers.
   *
   * @param targets the cells where a click starts or completes a legal move
   * @param buttons the moves that have a button
   * @param hasStones whether a click places one of several kinds of stones
   */
  record Offers(ImmutableSet<String> targets, ImmutableList<String> buttons, boolean hasStones) {}

  /** Returns what the page offers. */
  Offers offers() {
    List<?> found =
        (List<?>)
            browser.run(
                "const all = (selector, name) =>"
                    + " [...document.querySelectorAll(selector)].map((e) => e.dataset[name]);"
                    + "return [all('.plays .cell.legal', 'cell'), all('[data-move]', 'move'),"
                    + " document.querySelector('.palette') !== null]");
    return new Offers(
        ImmutableSet.copyOf(texts(found.get(0))),
        texts(found.get(1)),
        Boolean.TRUE.equals(found.get(2)));
  }

  private static ImmutableList<String> texts(Object list) {
    return ((List<?>) list).stream().map(Object::toString).collect(toImmutableList());
  }

  /** Returns the cells where a click starts or completes a legal move. */
  ImmutableSet<String> targets() {
    return offers().targets();
  }

  /** Returns the moves that have a button. */
  ImmutableList<String> buttons() {
    return offers().buttons();
  }

  /** Returns the move list. */
  ImmutableList<String> moves() {
    return strings(MOVES + "return moves");
  }

  /** Waits until the move list and the message are as given. */
  void awaitMoves(List<String> moves, String message) {
    browser.await(
        message + " " + moves,
        MOVES
            + "return moves.join() === arguments[0].join()"
            + " && document.querySelector('#message').innerText.includes(arguments[1])",
        moves,
        message);
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
    return texts(browser.run(script));
  }

  void click(String cell) {
    browser.click("[data-cell='" + cell + "']");
  }

  void pressButtonOf(String move) {
    browser.click("[data-move='" + move + "']");
  }

  /** Enters the value of a move of a kind that has many. */
  void choose(String kind, String move) {
    browser.run(
        "document.querySelector('.pick :is(input, select)').value = arguments[0]",
        move.substring(move.indexOf('=') + 1));
    browser.click("[data-kind='" + kind + "']");
  }

  /** Chooses the kind of stone that a click places. */
  void take(String kind) {
    browser.click(".palette label:has([value='" + kind + "'])");
  }

  /** Puts a text into the field for moves, and submits it. */
  void type(String move) {
    browser.run(
        "const field = document.querySelector('#typed');"
            + "field.value = arguments[0];"
            + "field.form.requestSubmit()",
        move);
  }

  void awaitMoves(int number) {
    browser.await(
        number + " moves",
        "return document.querySelectorAll('#moves li').length === arguments[0]",
        number);
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
    browser.awaitElement("#message.refusal");
  }

  String text(String selector) {
    return browser.text(selector);
  }

  void press(String selector) {
    browser.click(selector);
  }

  /** Reloads the page. */
  void reload() {
    browser.driver().navigate().refresh();
    ready(browser);
  }
}
