package io.github.boardrules.iris;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Hashes never change, so that stored hashes stay valid. */
class IrisHashTest {

  /** A line of the file is side length, position and hash, separated by bars. */
  @Test
  void hashesAreFrozen() throws IOException {
    List<String> lines =
        Resources.readLines(
            Resources.getResource(IrisHashTest.class, "/hashes/iris.txt"), StandardCharsets.UTF_8);
    assertTrue(lines.size() >= 10);
    for (String line : lines) {
      List<String> parts = Splitter.on('|').splitToList(line);
      // A game that is not cached, so that its keys are made anew.
      IrisGame game =
          new IrisGame(
              IrisRules.standard().with(IrisRules.SIDE_LENGTH, Integer.parseInt(parts.get(0))));
      IrisPosition position = game.parsePosition(parts.get(1));
      assertEquals(parts.get(1), position.text());
      assertEquals(parts.get(2), String.format("%016x", position.hash()), line);
    }
  }

  @Test
  void differentPositionsHaveDifferentHashes() {
    IrisPosition start = Iris.game(3).start();
    assertNotEquals(start.hash(), Iris.game(4).start().hash());
    assertNotEquals(start.hash(), start.play("b2").hash());
    assertNotEquals(start.play("b2").hash(), start.play("b2").play("pass").hash());
    assertNotEquals(
        Iris.game(3).parsePosition("3/2w1/5/1b2/3 w d4 0").hash(),
        Iris.game(3).parsePosition("3/2w1/2w2/1b2/3 b - 0").hash());
  }

  /** The same stones, Black to move, once after a pass of White and once after a pair. */
  @Test
  void transpositionKeysIgnorePasses() {
    IrisPosition opened = Iris.game(3).start().play("b2");
    IrisPosition passed = opened.play("a1+e5").play("b1+d5").play("pass");
    IrisPosition paired = opened.play("pass").play("b1+d5").play("a1+e5");
    assertEquals(passed.transpositionKey(), paired.transpositionKey());
    assertNotEquals(passed.hash(), paired.hash());
    assertNotEquals(opened.transpositionKey(), opened.play("pass").transpositionKey());
    assertNotEquals(opened.transpositionKey(), opened.play("d4").transpositionKey());
    IrisPosition over = passed.play("pass");
    assertNotEquals(passed.transpositionKey(), over.transpositionKey());
  }

  @Test
  void allPositionsOfSide2HaveDifferentHashes() {
    Map<Long, IrisPosition> byHash = new HashMap<>();
    collect(Iris.game(2).start(), byHash);
    assertTrue(byHash.size() > 50, () -> byHash.size() + " positions");
  }

  private static void collect(IrisPosition position, Map<Long, IrisPosition> byHash) {
    IrisPosition other = byHash.put(position.hash(), position);
    if (other == null) {
      position.legalMoves().forEach(move -> collect(position.play(move), byHash));
    } else {
      assertEquals(other, position);
    }
  }
}
