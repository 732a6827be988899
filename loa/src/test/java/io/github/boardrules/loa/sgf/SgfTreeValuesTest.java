package io.github.boardrules.loa.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.TextLocation;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SgfTreeValuesTest {
  private static SgfNode node(SgfProperty... properties) {
    return new SgfNode(ImmutableList.copyOf(properties), TextLocation.nowhere());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "Ab", "A1", "É"})
  void namesOfPropertiesConsistOfCapitalLetters(String name) {
    assertThrows(IllegalArgumentException.class, () -> SgfProperty.of(name, "x"));
  }

  @Test
  void propertiesHaveAtLeastOneValue() {
    SgfProperty points = SgfProperty.of("AZ", "a1", "b2");
    assertEquals("a1", points.text());
    assertEquals(points, SgfProperty.of("AZ", List.of("a1", "b2")));
    assertThrows(IllegalArgumentException.class, () -> SgfProperty.of("AB"));
  }

  @Test
  void propertiesAreFoundByName() {
    SgfNode node = node(SgfProperty.of("GM", "99"), SgfProperty.of("C", "so", "x"));
    assertEquals(Optional.of("so"), node.text("C"));
    assertEquals(Optional.of(SgfProperty.of("GM", "99")), node.property("GM"));
    assertEquals(Optional.empty(), node.text("B"));
  }

  /** An unclosed tree ends where the next one begins. */
  @ParameterizedTest
  @ValueSource(strings = {"(;GM[09];B[take1]\n", "(;GM[09](;B[take1]\n", "(;GM[09]\n"})
  void theTreeAfterAnUnclosedTreeHasItsLocations(String unclosed) {
    String good = "(;FF[4]GM[09]\nPB[x][y]C[z];B[take2]C[so])";
    List<SgfTreeValue> trees = SgfTreeValue.read(unclosed + good, ReadLimits.defaults());
    assertEquals(2, trees.size());
    String blanks = " ".repeat(unclosed.length() - 1) + "\n";
    SgfTreeValue alone = SgfTreeValue.read(blanks + good, ReadLimits.defaults()).get(0);
    assertEquals(alone.nodes(), trees.get(1).nodes());
    assertEquals(alone.location(), trees.get(1).location());
  }

  @Test
  void theGameIsFoundByNumberOrByRecognition() {
    assertTrue(LoaDialect.isLoa(node(gm(" 9 "))));
    assertFalse(LoaDialect.isLoa(node(gm("1"), SgfProperty.of("SU", "Standard"))));
    assertFalse(LoaDialect.isLoa(node(gm("x"))));
    assertTrue(LoaDialect.isLoa(node(SgfProperty.of("SU", ""))));
    assertTrue(LoaDialect.isLoa(node(SgfProperty.of("EV", "LOA 12"))));
    assertFalse(LoaDialect.isLoa(node(SgfProperty.of("EV", "Cup"))));
    assertFalse(LoaDialect.isLoa(node()));
  }

  private static SgfProperty gm(String number) {
    return SgfProperty.of("GM", number);
  }
}
