package io.github.boardrules.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.picture.view.Figure;
import io.github.boardrules.picture.view.PositionView;
import io.github.boardrules.picture.view.Views;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Tests pictures of positions. */
class PictureTest {
  private static final Set<String> ELEMENTS =
      ImmutableSet.of(
          "svg", "title", "desc", "g", "rect", "polygon", "path", "line", "circle", "text");

  private static Game<?> game(String id) {
    return GameTypes.installed().get(id).game(Options.none());
  }

  private static Cell cell(Position<?> position, String name) {
    return position.board().cells().stream()
        .filter(cell -> cell.toString().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> styles(PositionView view) {
    return Stream.of(view.sketch().below(), view.sketch().stones(), view.sketch().above())
        .flatMap(List::stream)
        .map(Figure::style)
        .toList();
  }

  @Test
  void picturesOfAllGamesAreWellFormedInEveryLook() {
    for (GameInProgress<?> played : Samples.random(40)) {
      for (Palette palette : Palette.values()) {
        Look look = Look.DEFAULT.with(palette);
        for (Look each :
            List.of(look, look.flipped(true), look.withMarks(false), look.withCoordinates(false))) {
          Document svg = Xml.parse(Picture.of(played.position()).with(each).svg());
          for (Element element : Xml.all(svg, "*")) {
            assertTrue(ELEMENTS.contains(element.getTagName()), element.getTagName());
          }
          assertEquals("img", svg.getDocumentElement().getAttribute("role"));
        }
      }
    }
  }

  /** The cells of Iris have colors of their own. */
  @Test
  void picturesHaveTheColorsOfTheirPalette() {
    Pattern color = Pattern.compile("#[0-9a-f]{6}");
    for (Palette palette : Palette.values()) {
      assertEquals(Palette.LIGHT.colors().keySet(), palette.colors().keySet(), palette.name());
      for (GameInProgress<?> played : Samples.random(40)) {
        String svg = Picture.of(played.position()).with(Look.DEFAULT.with(palette)).svg();
        Set<String> used =
            color.matcher(svg).results().map(MatchResult::group).collect(Collectors.toSet());
        assertTrue(used.size() > 2, used.toString());
        used.removeAll(palette.colors().values());
        assertEquals(
            played.game().type().id().equals("iris"), !used.isEmpty(), palette + " " + used);
      }
    }
  }

  /** A front end in JavaScript can pass half a character, for example of a title that it cut. */
  @Test
  void halfACharacterInATitleIsReplaced() throws CharacterCodingException {
    Position<?> start = game("loa").start();
    for (String half : List.of("\ud83d", "\ude00", "\ude00\ud83d")) {
      String svg = Picture.of(start).titled("a" + half + "\ud83d\ude00").svg();
      assertNotNull(StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(svg)));
      assertEquals(
          "a" + "\ufffd".repeat(half.length()) + "\ud83d\ude00",
          Xml.all(Xml.parse(svg), "title").get(0).getTextContent());
    }
  }

  @Test
  void titleAndDescriptionTellWhatThePictureShows() {
    Position<?> start = game("loa").start();
    Document svg = Xml.parse(Picture.of(start).svg());
    assertEquals("Lines of Action, Black to move", Xml.all(svg, "title").get(0).getTextContent());
    String description = Xml.all(svg, "desc").get(0).getTextContent();
    assertTrue(description.contains("Black piece: b1, c1, d1, e1, f1, g1, b8"), description);
    assertTrue(description.contains("White clump of 6: a2, a3, a4, a5, a6, a7"), description);
    Document other = Xml.parse(Picture.of(start).titled("<Start> & \"more\"").svg());
    assertEquals("<Start> & \"more\"", Xml.all(other, "title").get(0).getTextContent());
  }

  @Test
  void equalPositionsGiveTheSameBytes() {
    for (GameInProgress<?> played : Samples.random(30)) {
      Position<?> again = played.game().parsePosition(played.position().text());
      assertEquals(Picture.of(played.position()).svg(), Picture.of(again).svg());
    }
  }

  @Test
  void everyStoneIsACircleOnItsCell() {
    for (GameInProgress<?> played : Samples.random(40)) {
      PositionView view = Views.position(played.position());
      if (view.occupants().values().stream().anyMatch(stone -> stone.look().isEmpty())) {
        continue; // Plain drawings have letters.
      }
      Picture picture = Picture.of(played.position()).with(Look.DEFAULT.withMarks(false));
      assertEquals(view.occupants().size(), Xml.all(Xml.parse(picture.svg()), "circle").size());
    }
  }

  @Test
  void everyStyleOfEveryGameHasColors() {
    for (GameInProgress<?> played :
        Stream.concat(Samples.random(60).stream(), Samples.recorded().stream()).toList()) {
      Views.board(played.game())
          .shapes()
          .forEach(figure -> assertTrue(Style.knows(figure.style()), figure.style()));
      styles(Views.position(played.position()))
          .forEach(style -> assertTrue(Style.knows(style), style));
    }
  }

  @Test
  void flippedBoardHasTheSameElementsElsewhere() {
    Position<?> start =
        game("iris").start().play(game("iris").start().legalMoves().get(5).notation());
    String svg = Picture.of(start).svg();
    String flipped = Picture.of(start).with(Look.DEFAULT.flipped(true)).svg();
    assertNotEquals(svg, flipped);
    assertEquals(Xml.all(Xml.parse(svg), "*").size(), Xml.all(Xml.parse(flipped), "*").size());
    assertEquals(svg, Picture.of(start).with(Look.DEFAULT.flipped(true).flipped(false)).svg());
    assertEquals(flipped, Picture.of(start).with(Look.DEFAULT.flipped(true).flipped(true)).svg());
  }

  @Test
  void violationTargetsAndArrowsAreDrawn() {
    Position<?> start = game("loa").start();
    Picture plain = Picture.of(start);
    Violation violation =
        assertThrows(IllegalMoveException.class, () -> start.play("b1-b4")).violation();
    Picture marked =
        plain
            .violation(violation)
            .targets(cell(start, "b1"))
            .arrow(cell(start, "b1"), cell(start, "b3"))
            .highlight(List.of(cell(start, "e5")));
    String refusal = Palette.LIGHT.color("refusal");
    assertEquals(violation.cells().size(), count(marked, "polygon", "stroke", refusal));
    // b3, d3 and h1.
    long targets =
        Xml.all(Xml.parse(marked.svg()), "circle").stream()
            .filter(circle -> circle.getAttribute("r").equals("13"))
            .count();
    assertEquals(3, targets);
    assertFalse(plain.svg().equals(marked.svg()));
  }

  private static long count(Picture picture, String element, String attribute, String value) {
    return Xml.all(Xml.parse(picture.svg()), element).stream()
        .filter(found -> found.getAttribute(attribute).equals(value))
        .count();
  }

  @Test
  void everythingIsInsideTheFrame() {
    for (GameInProgress<?> played : Samples.random(30)) {
      Document svg = Xml.parse(Picture.of(played.position()).svg());
      double[] box =
          Stream.of(svg.getDocumentElement().getAttribute("viewBox").split(" "))
              .mapToDouble(Double::parseDouble)
              .toArray();
      for (Element circle : Xml.all(svg, "circle")) {
        double x = Double.parseDouble(circle.getAttribute("cx"));
        double y = Double.parseDouble(circle.getAttribute("cy"));
        assertTrue(x > box[0] && x < box[0] + box[2] && y > box[1] && y < box[1] + box[3]);
      }
      Set<String> labels =
          Xml.all(svg, "text").stream().map(Element::getTextContent).collect(Collectors.toSet());
      assertTrue(labels.contains("a") && labels.contains("1"), labels.toString());
    }
  }

  @Test
  void theTextOfALookNamesThePublicType() {
    String text = Look.DEFAULT.toString();
    assertTrue(text.startsWith("Look[palette="), text);
    assertTrue(text.endsWith(", hasMarks=true, hasCoordinates=true, isFlipped=false]"), text);
  }
}
