package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.WindowType;

/** Tests that people read their own words, and not those of the API: names of options, or codes. */
@Tag("proof")
class WordsTest {
  /** The words of the API in what the page shows, but the names of formats. */
  private static final String SWEEP =
      """
      const seen = (text) =>
        [...(text ?? "").replace(/In the form: .*?[.](?= [A-Z]|\\s*$)/gm, "")
          .matchAll(/\\b(?!BRG|SGF|SVG|PNG)[A-Z][A-Z_]{2,}\\b|\\b[a-z]+[A-Z]\\w*|\\b\\w+=\\w+|\\b(tokens?|requests?|JSON|streams?|API|undefined|null|NaN|status)\\b/g)]
          .map((found) => `${found[0]} in: ${found.input.slice(Math.max(0, found.index - 60), found.index + 60)}`);
      const sweep = () => {
        const attributes = ["aria-label", "title", "placeholder"];
        const elements = [...document.querySelectorAll(attributes.map((name) => `[${name}]`))];
        const texts = elements.filter((element) => element.checkVisibility())
          .flatMap((element) => attributes.map((name) => element.getAttribute(name)));
        return [document.title, document.body.innerText, ...texts].flatMap(seen);
      };
      """;

  /** Chooses each value of each option in the dialog for a new game, and sweeps its hints. */
  private static final String CHOOSE =
      SWEEP
          + """
          document.querySelector("#new-more").open = true;
          const found = new Set();
          for (const field of document.querySelectorAll("[name^='option.']")) {
            const before = field.value;
            const values = [...(field.options ?? field.list?.options ?? []), { value: field.value }];
            for (const { value } of values) {
              field.value = value;
              field.dispatchEvent(new Event("input", { bubbles: true }));
              sweep().forEach((each) => found.add(each));
            }
            field.value = before;
            field.dispatchEvent(new Event("input", { bubbles: true }));
          }
          return [...found];
          """;

  @RegisterExtension static final Visit VISIT = new Visit(1100, 900);

  private final Browser browser = VISIT.browser();
  private final URI address = VISIT.server().address();

  private void assertPlain() {
    assertEquals(ImmutableList.of(), browser.run(SWEEP + "return sweep()"));
  }

  @Test
  void dialogsAndRules() {
    TablePage.askForRecord(browser, address);
    browser.awaitElement("#shelf a");
    assertPlain();
    for (GameType type : GameTypes.installed().all()) {
      TablePage.fillDialog(browser, address, type.id(), ImmutableMap.of());
      assertEquals(ImmutableList.of(), browser.run(CHOOSE), type.id());
      browser.click("#new-form [data-close]");
      browser.click("[aria-label='Rules of " + type.title() + "']");
      browser.awaitShown("#rules-text");
      assertPlain();
    }
  }

  @Test
  void tables() {
    ImmutableList<Map.Entry<String, ImmutableMap<String, String>>> matches =
        ImmutableList.of(
            Map.entry("loa", ImmutableMap.of("preset", "OPEN_SPIEL")),
            Map.entry("loa", ImmutableMap.of("order", "connection,noMove,repetition")),
            Map.entry("loa", ImmutableMap.of("board", "HEX", "hole", "CENTER")),
            Map.entry("linage", ImmutableMap.of("preset", "ABSTRACT_PLAY")),
            Map.entry("linage", ImmutableMap.of("opening", "FIXED", "komi", "4.5")),
            Map.entry("iris", ImmutableMap.of("n", "5")),
            Map.entry("hex", ImmutableMap.of("size", "5")));
    for (Map.Entry<String, ImmutableMap<String, String>> match : matches) {
      TablePage page = TablePage.begin(browser, address, match.getKey(), match.getValue());
      browser.click(".view summary");
      assertPlain();
      page.type("nothing");
      page.awaitRefusal();
      assertPlain();
    }
    TablePage page = TablePage.begin(browser, address, "loa", ImmutableMap.of());
    page.press("#resign");
    page.press("#ask-yes");
    browser.awaitText("#message", "Black resigned.");
    assertPlain();
  }

  @Test
  void refusalsOfLimits(@TempDir Path folder) throws IOException {
    ImmutableMap<String, String> limits =
        ImmutableMap.of("--match-streams", "1", "--record-bytes", "1000");
    try (ServerProcess strict = ServerProcess.start(folder, limits)) {
      TablePage.begin(browser, strict.address(), "loa", ImmutableMap.of());
      String first = browser.driver().getWindowHandle();
      String match = String.valueOf(browser.driver().getCurrentUrl());
      browser.driver().switchTo().newWindow(WindowType.TAB);
      browser.driver().get(match);
      browser.awaitText("#connection", "Too many pages follow this game");
      assertPlain();
      TablePage.askForRecord(browser, strict.address());
      Path file = Files.writeString(folder.resolve("large.brg"), " ".repeat(1001));
      TablePage.list(browser, file);
      browser.awaitText("#record-refusal", "This has more than 1000 bytes, which is too much.");
      assertPlain();
      browser.driver().close();
      browser.driver().switchTo().window(first);
      browser.driver().get("about:blank");
      browser.assertQuietUnderLimits();
    }
  }
}
