package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that people can see and read what the table shows. */
@Tag("proof")
class LookTest {
  /** Returns the contrast of a link of black pieces with the two kinds of squares. */
  private static final String CONTRASTS =
      """
      const style = (selector) => getComputedStyle(document.querySelector(selector));
      const light = (channels) => channels
        .map((channel) => channel / 255)
        .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
        .reduce((sum, channel, at) => sum + channel * [0.2126, 0.7152, 0.0722][at], 0.05);
      const channels = (color) => color.match(/[\\d.]+/g).slice(0, 3).map(Number);
      const bond = style(".bond.black");
      const opacity = Number(bond.strokeOpacity);
      return [".square.dark", ".square.light"].map((square) => {
        const below = channels(style(square).fill);
        const mixed = channels(bond.stroke).map((channel, at) => opacity * channel + (1 - opacity) * below[at]);
        const [less, more] = [light(below), light(mixed)].sort((a, b) => a - b);
        return more / less;
      });
      """;

  private static final String LABELS =
      """
      const middle = (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2];
      };
      return [...document.querySelectorAll("#board .coordinate")]
        .filter(({ textContent }) => /^[a-z]/.test(textContent))
        .filter((label) => {
          const cells = [...document.querySelectorAll("#board .cell")];
          const [x, y] = middle(label);
          const distance = (cell) => Math.hypot(middle(cell)[0] - x, middle(cell)[1] - y);
          const nearest = cells.sort((a, b) => distance(a) - distance(b))[0];
          return nearest.dataset.cell.replace(/\\d/g, "") !== label.textContent
            || Math.abs(middle(nearest)[0] - x) > 2;
        })
        .map(({ textContent }) => textContent);
      """;

  /** Applies the rules for pointers that hover, which a headless browser does not have. */
  private static final String HOVER =
      """
      const media = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule.media?.mediaText === "(hover: hover)")
        .map((rule) => rule.media);
      media.forEach((each) => each.mediaText = "all");
      return media.length;
      """;

  /** The entries of the legend whose picture shows an empty cell. */
  private static final String EMPTY =
      """
      return [...document.querySelectorAll(".legend li")]
        .filter((entry) => entry.checkVisibility())
        .filter((entry) => ![...entry.querySelectorAll("svg g > :not(.cell-shape)")].some((mark) => mark.checkVisibility()))
        .map(({ innerText }) => innerText);
      """;

  /** The labels that overlap the colored edges of the board, or are nearer to them than a pixel. */
  private static final String COVERED =
      """
      const lines = [...document.querySelectorAll("#board .goal")];
      const isNear = (label) => {
        const { left, right, top, bottom } = label.getBoundingClientRect();
        const baseline = (bottom - top) * 0.2; // The font has room above its letters.
        return lines.some((line) => {
          const place = line.getScreenCTM();
          const width = (place.a * parseFloat(getComputedStyle(line).strokeWidth)) / 2;
          const length = line.getTotalLength();
          for (let at = 0; at < length; at += 5) {
            const { x, y } = line.getPointAtLength(at).matrixTransform(place);
            const aside = Math.max(left - x, x - right, 0);
            const above = Math.max(top + baseline - y, y - bottom, 0);
            if (Math.hypot(aside, above) < width + 1) {
              return true;
            }
          }
          return false;
        });
      };
      return [...document.querySelectorAll("#board .coordinate")].filter(isNear).map(({ textContent }) => textContent);
      """;

  @RegisterExtension static final Visit VISIT = new Visit(1100, 900);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();

  @AfterEach
  void preferLight() {
    browser.prefer("light");
    browser.resize(1100, 900);
  }

  private TablePage begin(String game, ImmutableMap<String, String> options) {
    return TablePage.begin(browser, server.address(), game, options);
  }

  @Test
  void linksOfBlackPiecesAreVisibleInTheDark() throws IOException {
    begin("loa", ImmutableMap.of());
    browser.prefer("dark");
    browser.picture("dark-links");
    List<?> contrasts = (List<?>) browser.run(CONTRASTS);
    assertTrue(
        contrasts.stream().allMatch(contrast -> ((Number) contrast).doubleValue() >= 2),
        contrasts.toString());
  }

  /** The columns of a rhombus and a triangle end at the bottom. */
  @ParameterizedTest
  @CsvSource({"hex", "y"})
  void lettersAreBelowTheirColumns(String game) throws IOException {
    begin(game, ImmutableMap.of("size", "7"));
    browser.picture("letters-" + game);
    assertEquals(ImmutableList.of(), browser.run(LABELS));
  }

  @Test
  void edgesOfHexHaveTheColorsThatConnectThem() {
    begin("hex", ImmutableMap.of());
    assertTrue(isNear(".goal.black", "f11") && isNear(".goal.black", "f1"));
    assertTrue(isNear(".goal.white", "a6") && isNear(".goal.white", "k6"));
    browser.prefer("dark");
    Object distance =
        browser.run(
            "const channels = (color) => color.match(/\\d+/g).slice(0, 3).map(Number);const edge ="
                + " channels(getComputedStyle(document.querySelector('.goal.black')).stroke);const"
                + " paper = channels(getComputedStyle(document.body).backgroundColor);return"
                + " edge.reduce((sum, each, at) => sum + Math.abs(each - paper[at]), 0)");
    assertTrue(((Number) distance).intValue() > 200, "black edges look like dark paper");
    begin("y", ImmutableMap.of());
    assertEquals(1, browser.all("#board .goal.neutral").size());
  }

  @ParameterizedTest
  @CsvSource({"390, 844", "1100, 900"})
  void lettersDoNotTouchTheEdges(int width, int height) throws IOException {
    browser.resize(width, height);
    begin("hex", ImmutableMap.of("size", "11"));
    browser.picture("edges-" + width);
    assertEquals(ImmutableList.of(), browser.run(COVERED));
  }

  /** Where a pointer hovers, the page does not mark the cells where moves begin. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void legendHasAPictureOfEveryMark(boolean hovers) {
    begin("loa", ImmutableMap.of());
    if (hovers) {
      browser.run(HOVER);
    }
    browser.click(".view summary");
    assertEquals(!hovers, browser.text(".legend").contains("Moves begin here"));
    assertEquals(ImmutableList.of(), browser.run(EMPTY));
  }

  /** Returns whether the outline of an edge contains the corners of a cell. */
  private boolean isNear(String edge, String cell) {
    return (boolean)
        browser.run(
            "const path = document.querySelector(arguments[0]).getAttribute('d');"
                + "const hit = document.querySelector(`[data-cell='${arguments[1]}']`);"
                + "const corners = hit.getAttribute('points').split(' ');"
                + "return corners.filter((c) => path.includes(c)).length > 2",
            edge,
            cell);
  }

  @Test
  void longNamesCanBeRead() throws IOException {
    String name = "Maximiliana Featherstonehaugh of Cholmondeley-on-the-Hill";
    TablePage.fillDialog(browser, server.address(), "loa", ImmutableMap.of());
    browser.click("#new-form [value='first']");
    browser.run("document.querySelector('#new-name').value = arguments[0]", name);
    browser.click("#new-form button.main");
    TablePage.ready(browser);
    browser.picture("long-name");
    assertEquals(
        true,
        browser.run(
            "const name = document.querySelector('#standings .name');"
                + "return name.scrollWidth <= name.clientWidth + 1"
                + " && getComputedStyle(name).textOverflow === 'clip'"));
  }

  @Test
  void movesOfAPlayerAreInAColumn() {
    TablePage page = begin("iris", ImmutableMap.of("n", "3"));
    for (String move : new String[] {"c3", "d3", "b2"}) {
      int before = page.count();
      page.type(move);
      page.awaitMoves(before + 1);
    }
    List<?> lefts =
        (List<?>)
            browser.run(
                "return [...document.querySelectorAll('#moves li')]"
                    + ".map((each) => Math.round(each.getBoundingClientRect().left))");
    assertEquals(lefts.get(0), lefts.get(2));
    assertTrue(((Number) lefts.get(0)).intValue() < ((Number) lefts.get(1)).intValue());
    assertEquals(2, lefts.stream().distinct().count());
  }

  @ParameterizedTest
  @ValueSource(strings = {"match", "record"})
  void buttonsBelongToNamedGroups(String kind) {
    if (kind.equals("match")) {
      begin("loa", ImmutableMap.of());
    } else {
      TablePage.open(browser, server.address(), "[Game \"loa\"]\n\nb1-b3 *\n", 1);
    }
    assertEquals(
        ImmutableList.of(),
        browser.run(
            "return [...document.querySelectorAll('#analysis button, #tools button')]"
                + ".filter((each) => each.checkVisibility())"
                + ".filter((each) => !each.closest('fieldset')?.querySelector('legend')?.innerText)"
                + ".map(({ id }) => id)"));
    assertEquals(
        ImmutableList.of(),
        browser.run(
            "return [...document.querySelectorAll('#tools fieldset')]"
                + ".filter((each) => each.checkVisibility())"
                + ".filter((each) => ![...each.querySelectorAll('button')].some((button) =>"
                + " button.checkVisibility())).map(({ innerText }) => innerText)"));
  }

  @Test
  void komiIsANumberInItsRange() throws IOException {
    TablePage page = begin("linage", ImmutableMap.of("width", "5", "height", "5"));
    browser.awaitText("#choices", "From 0.5 to 24.5 in steps of 1.");
    browser.picture("komi");
    for (String value : new String[] {"25.5", "3", "-1", ""}) {
      page.choose("komi", value);
      assertEquals(0, page.count(), value);
      assertEquals(1, browser.all(".pick input:invalid").size(), value);
    }
    page.choose("komi", "11.5");
    page.awaitMoves(1);
    assertEquals(ImmutableList.of("komi=11.5"), page.moves());
  }
}
