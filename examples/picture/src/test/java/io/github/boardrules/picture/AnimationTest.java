package io.github.boardrules.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.base.Splitter;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import io.github.boardrules.core.record.GameInProgress;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Tests animated games. */
class AnimationTest {
  private static final Look LOOK = Look.DEFAULT;
  private static final int LAST = 4;
  private static final Splitter PARTS = Splitter.on(';');

  @Test
  void everyMomentShowsThePictureOfItsPosition() {
    for (GameInProgress<?> played : Samples.random(12)) {
      String svg = Animation.svg(played, LOOK, 0.5);
      assertFalse(svg.contains("<script"));
      int length = played.ply() + LAST;
      for (int ply = 0; ply <= played.ply(); ply++) {
        GameInProgress<?> at = played.at(ply);
        Picture picture = Picture.of(at.position()).with(LOOK);
        picture = at.lastMove().map(picture::lastMove).orElse(picture);
        assertEquals(circlesAndAreas(picture.svg(), 0), circlesAndAreas(svg, (ply + 0.5) / length));
      }
    }
  }

  /** Returns the visible circles, rectangles, polygons, lines and paths at a time from 0 to 1. */
  private static Multiset<String> circlesAndAreas(String svg, double time) {
    Multiset<String> shapes = HashMultiset.create();
    for (Element element : Xml.all(Xml.parse(svg), "*")) {
      if (List.of("circle", "polygon", "line", "path", "rect").contains(element.getTagName())
          && isVisible(element.getParentNode(), time)) {
        shapes.add(text(element));
      }
    }
    return shapes;
  }

  private static String text(Element element) {
    StringBuilder text = new StringBuilder(element.getTagName());
    for (int i = 0; i < element.getAttributes().getLength(); i++) {
      text.append(' ').append(element.getAttributes().item(i));
    }
    return text.toString();
  }

  private static boolean isVisible(Node group, double time) {
    if (!(group.getFirstChild() instanceof Element animate)
        || !animate.getTagName().equals("animate")) {
      return true;
    }
    List<String> values = PARTS.splitToList(animate.getAttribute("values"));
    List<Double> times =
        PARTS.splitToList(animate.getAttribute("keyTimes")).stream()
            .map(Double::parseDouble)
            .toList();
    assertEquals(values.size(), times.size());
    assertEquals(0, times.get(0));
    String value = values.get(0);
    for (int i = 1; i < times.size() && times.get(i) <= time; i++) {
      value = values.get(i);
    }
    return value.equals("visible");
  }

  @Test
  void viewersWithoutAnimationsShowTheLastPosition() {
    for (GameInProgress<?> played : Samples.random(12)) {
      long hidden =
          Xml.all(Xml.parse(Animation.svg(played, LOOK, 1)), "circle").stream()
              .filter(
                  circle -> ((Element) circle.getParentNode()).getAttribute("visibility").isEmpty())
              .count();
      Picture last = Picture.of(played.position()).with(LOOK);
      assertEquals(Xml.all(Xml.parse(last.svg()), "circle").size(), hidden);
    }
  }

  @Test
  void secondsHaveAMinimum() {
    GameInProgress<?> played = Samples.random(1).get(0);
    assertThrows(IllegalArgumentException.class, () -> Animation.svg(played, LOOK, 0));
    assertThrows(IllegalArgumentException.class, () -> Animation.svg(played, LOOK, Double.NaN));
  }
}
