package io.github.boardrules.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.record.GameInProgress;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Tests strips of pictures. */
class StripTest {
  @Test
  void everyPictureHasItsTitleBelow() {
    GameInProgress<?> played = Samples.first("loa/mona.sgf");
    List<Picture> pictures =
        List.of(
            Picture.of(played.at(0).position()).titled("Start"),
            Picture.of(played.at(5).position()).titled("After 5 moves"),
            Picture.of(played.position()));
    Document svg = Xml.parse(Strip.svg("A game", pictures));
    assertEquals("A game", Xml.all(svg, "title").get(0).getTextContent());
    assertEquals(3, Xml.all(svg, "g").size());
    List<String> texts = Xml.all(svg, "text").stream().map(Element::getTextContent).toList();
    assertTrue(texts.containsAll(List.of("Start", "After 5 moves")), texts.toString());
    int circles =
        pictures.stream()
            .collect(
                Collectors.summingInt(
                    picture -> Xml.all(Xml.parse(picture.svg()), "circle").size()));
    assertEquals(circles, Xml.all(svg, "circle").size());
  }

  @Test
  void emptyStripIsRejected() {
    assertThrows(IllegalArgumentException.class, () -> Strip.svg("Nothing", List.of()));
  }
}
