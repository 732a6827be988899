package io.github.boardrules.examples.server.browser;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import java.io.IOException;
import java.util.List;

/** Checks what a browser shows with axe-core. */
final class Axe {
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

  private final Browser browser;

  Axe(Browser browser) {
    this.browser = browser;
  }

  /** Returns what is wrong with a view, in light and in dark colors. */
  ImmutableList<String> check(String view) throws IOException {
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
