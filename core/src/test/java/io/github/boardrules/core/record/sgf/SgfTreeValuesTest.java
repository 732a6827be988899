package io.github.boardrules.core.record.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.testing.CountdownDialect;
import io.github.boardrules.core.testing.CountdownType;
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
  @ValueSource(strings = {"(;GM[99];B[take1]\n", "(;GM[99](;B[take1]\n", "(;GM[99]\n"})
  void theTreeAfterAnUnclosedTreeHasItsLocations(String unclosed) {
    String good = "(;FF[4]GM[99]\nPB[x][y]C[z];B[take2]C[so])";
    List<SgfTreeValue> trees = SgfTreeValue.read(unclosed + good, ReadLimits.defaults());
    assertEquals(2, trees.size());
    String blanks = " ".repeat(unclosed.length() - 1) + "\n";
    SgfTreeValue alone = SgfTreeValue.read(blanks + good, ReadLimits.defaults()).get(0);
    assertEquals(alone.nodes(), trees.get(1).nodes());
    assertEquals(alone.location(), trees.get(1).location());
  }

  @Test
  void aDialectIsFoundByNumberOrByRecognition() {
    SgfDialect dialect = new CountdownDialect();
    SgfDialects dialects = SgfDialects.of(List.of(dialect));
    SgfNode nothing = node();
    assertEquals(Optional.of(dialect), dialects.find(CountdownType.ID));
    assertEquals(Optional.empty(), dialects.find("go"));
    assertEquals(Optional.of(dialect), dialects.find(node(gm(" 99 "))));
    assertEquals(Optional.empty(), dialects.find(node(gm("1"))));
    assertEquals(Optional.empty(), dialects.find(node(gm("x"))));
    assertEquals(Optional.of(dialect), dialects.find(node(SgfProperty.of("SZ", "9"))));
    assertEquals(Optional.empty(), dialects.find(nothing));
  }

  private static SgfProperty gm(String number) {
    return SgfProperty.of("GM", number);
  }
}
