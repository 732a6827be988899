package io.github.boardrules.loa.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.record.ReadLimits;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SgfTreeValuesTest {
  /** Returns a node with properties, each a name and its values: {@code AB|a1|b2}. */
  private static SgfNode node(String... properties) {
    SgfNode node = new SgfNode("");
    for (String property : properties) {
      String[] parts = property.split("\\|", -1);
      for (int i = 1; i < parts.length; i++) {
        node.add(parts[0], parts[i]);
      }
      node.keep();
    }
    return node;
  }

  @Test
  void propertiesAreFoundByName() {
    SgfNode node = node("GM|99", "C|so|x", "AB|a", "AB|b|c");
    assertEquals(Optional.of("so"), node.text("C"));
    assertEquals(Optional.of(node.get(0)), node.find("GM"));
    assertEquals(Optional.empty(), node.text("B"));
    assertEquals(List.of("a", "b", "c"), node.all("AB").stream().map(each -> each.text).toList());
    assertEquals(true, node.hasNext(1));
    assertEquals(false, node.hasNext(2));
    assertEquals(false, node.hasNext(5));
  }

  /** The values of a property that exceeds a limit. */
  @Test
  void valuesThatAreNotKeptAreDropped() {
    SgfNode node = node("GM|99");
    node.add("C", "x");
    node.add("C", "y");
    assertEquals(Optional.empty(), node.text("C"));
    assertEquals(2, node.drop());
    node.keep();
    assertEquals(1, node.size());
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

  @ParameterizedTest
  @CsvSource({
    "'GM| 9 ', true",
    "GM|1, false",
    "GM|x, false",
    "SU|, true",
    "EV|LOA 12, true",
    "EV|Cup, false"
  })
  void theGameIsFoundByNumberOrByRecognition(String property, boolean isLoa) {
    assertEquals(isLoa, LoaDialect.isLoa(node(property)));
  }

  @Test
  void theNumberDecidesBeforeTheSetup() {
    assertEquals(false, LoaDialect.isLoa(node("GM|1", "SU|Standard")));
    assertEquals(false, LoaDialect.isLoa(node()));
  }
}
