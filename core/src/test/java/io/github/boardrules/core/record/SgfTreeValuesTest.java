package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.testing.CountdownDialect;
import io.github.boardrules.core.testing.CountdownType;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SgfTreeValuesTest {
  private static SgfNode node(int parent, SgfProperty... properties) {
    return new SgfNode(parent, ImmutableList.copyOf(properties), TextLocation.nowhere());
  }

  private static SgfTree tree(int... parents) {
    ImmutableList.Builder<SgfNode> nodes = ImmutableList.builder();
    for (int parent : parents) {
      nodes.add(node(parent));
    }
    return SgfTree.of(nodes.build());
  }

  @Test
  void nodesFollowTheirParents() {
    assertEquals(4, tree(SgfNode.NONE, 0, 0, 2).nodes().size());
    assertEquals(ImmutableList.of(), tree().problems());
    assertThrows(IllegalArgumentException.class, () -> tree(0));
    assertThrows(IllegalArgumentException.class, () -> tree(SgfNode.NONE, SgfNode.NONE));
    assertThrows(IllegalArgumentException.class, () -> tree(SgfNode.NONE, 1));
    assertThrows(IllegalArgumentException.class, () -> tree(SgfNode.NONE, 0, 3));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "Ab", "A1", "É"})
  void propertiesHaveCapitals(String name) {
    assertThrows(IllegalArgumentException.class, () -> SgfProperty.of(name, "x"));
  }

  @Test
  void propertiesHaveValues() {
    SgfProperty points = SgfProperty.of("AZ", "a1", "b2");
    assertEquals("a1", points.text());
    assertEquals(points, SgfProperty.of("AZ", List.of("a1", "b2")));
    assertThrows(IllegalArgumentException.class, () -> SgfProperty.of("AB"));
  }

  @Test
  void aNodeKnowsItsPropertiesByName() {
    SgfNode node = node(SgfNode.NONE, SgfProperty.of("GM", "99"), SgfProperty.of("C", "so", "x"));
    assertEquals(Optional.of("so"), node.text("C"));
    assertEquals(Optional.of(SgfProperty.of("GM", "99")), node.property("GM"));
    assertEquals(Optional.empty(), node.text("B"));
  }

  /** A tree that is not closed ends where the next one begins, whose places are its own. */
  @ParameterizedTest
  @ValueSource(strings = {"(;GM[99];B[take1]\n", "(;GM[99](;B[take1]\n", "(;GM[99]\n"})
  void aTreeBehindOneThatIsNotClosedKeepsItsPlaces(String unclosed) throws IOException {
    String good = "(;FF[4]GM[99]\nPB[x][y]C[z];B[take2]C[so])";
    ImmutableList<SgfTree> trees = read(unclosed + good);
    assertEquals(2, trees.size());
    SgfTree alone = read(" ".repeat(unclosed.length() - 1) + "\n" + good).get(0);
    assertEquals(alone.nodes(), trees.get(1).nodes());
    assertEquals(alone.location(), trees.get(1).location());
  }

  private static ImmutableList<SgfTree> read(String text) throws IOException {
    ImmutableList.Builder<SgfTree> trees = ImmutableList.builder();
    try (SgfTreeReader reader =
        SgfTreeReader.open(new StringReader(text), "t", ReadLimits.defaults())) {
      for (Optional<SgfTree> tree = reader.next(); tree.isPresent(); tree = reader.next()) {
        trees.add(tree.get());
      }
    }
    return trees.build();
  }

  @Test
  void aDialectIsFoundByItsNumberElseByItsLook() {
    SgfDialect dialect = new CountdownDialect();
    SgfDialects dialects = SgfDialects.of(List.of(dialect));
    SgfDialects withDefault = dialects.withDefault(CountdownType.ID);
    SgfNode nothing = node(SgfNode.NONE);
    assertEquals(Optional.of(dialect), dialects.find(CountdownType.ID));
    assertEquals(Optional.empty(), dialects.find("go"));
    assertEquals(Optional.of(dialect), dialects.find(node(SgfNode.NONE, gm(" 99 "))));
    assertEquals(Optional.empty(), withDefault.find(node(SgfNode.NONE, gm("1"))));
    assertEquals(Optional.empty(), withDefault.find(node(SgfNode.NONE, gm("x"))));
    assertEquals(
        Optional.of(dialect), dialects.find(node(SgfNode.NONE, SgfProperty.of("SZ", "9"))));
    assertEquals(Optional.empty(), dialects.find(nothing));
    assertEquals(Optional.of(dialect), withDefault.find(nothing));
    assertEquals(Optional.empty(), dialects.withDefault("go").find(nothing));
  }

  private static SgfProperty gm(String number) {
    return SgfProperty.of("GM", number);
  }
}
