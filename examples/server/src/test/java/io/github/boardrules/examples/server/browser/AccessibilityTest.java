package io.github.boardrules.examples.server.browser;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks all views with axe-core, on a desktop and on a phone, in light and in dark colors. */
@Tag("proof")
class AccessibilityTest {
  @RegisterExtension static final Visit VISIT = new Visit(1280, 800);

  private static final String CHECK =
      "const done = arguments[arguments.length - 1];"
          + "axe.run(arguments[0]).then(({ violations }) => done(violations"
          + ".flatMap(({ id, nodes }) => nodes.map("
          + "({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))));";

  /** All rules of WCAG 2, A and AA, and the best practices, but those on experiments and AAA. */
  private static final ImmutableMap<String, Object> ALL_RULES =
      ImmutableMap.of(
          "resultTypes", ImmutableList.of("violations"),
          "rules", ImmutableMap.of("target-size", ImmutableMap.of("enabled", true)));

  /** The rules that colors can break. */
  private static final ImmutableMap<String, Object> COLOR_RULES =
      ImmutableMap.of("runOnly", ImmutableList.of("color-contrast", "link-in-text-block"));

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();

  @ParameterizedTest
  @CsvSource({"1280, 800", "390, 844"})
  void nothingIsFound(int width, int height) throws IOException {
    browser.resize(width, height);
    ImmutableList.Builder<String> found = ImmutableList.builder();
    String suffix = "-" + width;

    TablePage page = TablePage.begin(browser, server.address(), "loa", ImmutableMap.of());
    page.type("b1-b3");
    page.awaitMoves(1);
    found.addAll(check("match" + suffix));
    page.type("b3-b4");
    page.awaitRefusal();
    found.addAll(check("refusal" + suffix));
    browser.run("document.querySelector('#keys').click()");
    found.addAll(check("keys" + suffix));
    browser.click("#keys-dialog .main");
    found.addAll(checkInvitation(suffix));
    for (String game : new String[] {"linage", "iris", "carteso", "hex"}) {
      page = TablePage.begin(browser, server.address(), game, ImmutableMap.of());
      browser.click(".view summary");
      browser.click(".view label.patterns");
      found.addAll(check(game + suffix));
      if (!page.targets().isEmpty()) {
        browser.click(".view label.confirm");
        page.click(page.targets().iterator().next());
        found.addAll(check(game + "-asked" + suffix));
      }
      browser.run("localStorage.removeItem('boardrules.board')");
    }
    browser.driver().get(server.address().toString());
    browser.await("the pictures", () -> browser.all("#games .picture svg").size() > 3);
    browser.await("the matches", () -> !browser.find("#matches .state").getText().isEmpty());
    found.addAll(check("home" + suffix));
    browser.click("#new-game");
    browser.click("#new-more summary");
    found.addAll(check("new" + suffix));
    browser.click("#new-form [data-close]");
    browser.click("[aria-label='Rules of Iris']");
    browser.await("the pictures", () -> browser.all("#rules-text svg").size() == 2);
    found.addAll(check("rules" + suffix));
    browser.click("#rules-dialog .main");

    TablePage.askForRecord(browser, server.address());
    TablePage.list(browser, Analyses.BAD);
    browser.awaitElement("#record-games > tr");
    found.addAll(check("records" + suffix));
    browser.click("#record-games button");
    page = TablePage.ready(browser);
    browser.await("the reason", page::isRefusal);
    found.addAll(check("record" + suffix));
    page.press("#share");
    browser.await(
        "a link",
        () -> String.valueOf(browser.find("#share-link").getDomProperty("value")).contains("#"));
    found.addAll(check("share" + suffix));
    String link = browser.run("return document.querySelector('#share-link').value").toString();
    browser.driver().get(server.address() + "embed.html" + link.substring(link.indexOf('#')));
    browser.await("the board", "return document.querySelector('board-rules').view");
    browser.run(
        "document.querySelector('board-rules').shadowRoot.querySelector('.view').open = true");
    found.addAll(check("embed" + suffix));
    browser.driver().get(server.address() + "?match=none");
    browser.awaitShown("#trouble");
    found.addAll(check("trouble" + suffix));
    assertEquals(ImmutableList.of(), found.build());
  }

  /** Checks the views of a match for which somebody else is invited, and of the invited player. */
  private ImmutableList<String> checkInvitation(String suffix) throws IOException {
    TablePage.fillDialog(browser, server.address(), "iris", ImmutableMap.of());
    browser.click("#new-form [value='second']");
    browser.click("#new-form button.main");
    TablePage.ready(browser);
    browser.click("#invite summary");
    String link = String.valueOf(browser.find("#invitation").getDomProperty("value"));
    ImmutableList.Builder<String> found = ImmutableList.builder();
    found.addAll(check("invitation" + suffix));
    browser.click("#links");
    browser.awaitElement("#links-list input");
    found.addAll(check("links" + suffix));
    browser.click("#links-dialog [data-close]");
    browser.run("localStorage.clear()");
    browser.driver().get(link);
    browser.awaitShown("#join-form button");
    found.addAll(check("join" + suffix));
    browser.click("#join-form button");
    browser.awaitShown("#resign");
    found.addAll(check("joined" + suffix));
    browser.click("#offer-draw");
    browser.awaitShown("#offer");
    found.addAll(check("offer" + suffix));
    browser.click("#withdraw");
    browser.click("#resign");
    browser.awaitShown("#ask-yes");
    found.addAll(check("resign" + suffix));
    browser.click("#ask-yes");
    browser.awaitShown("#rematch");
    found.addAll(check("ended" + suffix));
    return found.build();
  }

  private ImmutableList<String> check(String view) throws IOException {
    if (browser.run("return 'axe' in window").equals(false)) {
      browser.run(Resources.toString(Resources.getResource("axe.min.js"), UTF_8));
    }
    return ImmutableList.<String>builder()
        .addAll(check(view + "-light", ALL_RULES))
        .addAll(check(view + "-dark", COLOR_RULES))
        .build();
  }

  /** Checks a view in the colors that its name ends with. */
  private ImmutableList<String> check(String view, ImmutableMap<String, Object> rules)
      throws IOException {
    browser.prefer(view.substring(view.lastIndexOf('-') + 1));
    browser.picture("view-" + view);
    Object found = browser.driver().executeAsyncScript(CHECK, rules);
    return found instanceof List<?> violations
        ? violations.stream().map(each -> view + " " + each).collect(toImmutableList())
        : ImmutableList.of(view + ": " + found);
  }
}
