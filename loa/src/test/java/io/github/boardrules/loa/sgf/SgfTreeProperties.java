package io.github.boardrules.loa.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.CharMatcher;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.TextLocation;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Trees of texts assembled from random pieces of games. */
class SgfTreeProperties {
  private static final String[] MOVES = {"B[a1]", "W[b2-b3]", "B[]", "W[(]", "B[c\\]4]"};

  private static final String[] PIECES = {
    "(",
    ")",
    ";",
    "(;",
    ")(;",
    "(;GM[09]",
    "\n(;SZ[8]",
    "CA[UTF-8]",
    "C[text]",
    "C[a\\]b]",
    "[v]",
    "\n[w]",
    "B[x]",
    "W[y]\n",
    "AB[a][b]",
    "KO",
    "KO[]",
    "(;B[x]W[y]B[z]SZ[8]",
    "(;AB[a][b][c]C[d]FF[4]",
    "();CA[UTF-8]",
    ");SZ[8]",
    "(;C[a];ST[1]",
    "C[x)(;B[y]",
    "]",
    "[",
    "\\",
    " ",
    "\r\n",
    "é",
    "1"
  };

  private static final ReadLimits FEW =
      ReadLimits.defaults().with(Limit.MOVES, 3).with(Limit.TAG_LENGTH, 4).with(Limit.TAGS, 2);

  /** A text, and the same text with each blank before a move node moved before its value. */
  private record Spaced(String text, String withBlanks) {
    static Spaced random(Random random, int pieces) {
      StringBuilder text = new StringBuilder("(;GM[09]");
      StringBuilder withBlanks = new StringBuilder(text);
      for (int i = 0; i < pieces; i++) {
        if (random.nextInt(3) == 2) {
          String move = ";" + MOVES[random.nextInt(MOVES.length)];
          text.append(' ').append(move);
          withBlanks.append(move, 0, 2).append(' ').append(move, 2, move.length());
        } else {
          String piece = PIECES[random.nextInt(PIECES.length)];
          text.append(piece);
          withBlanks.append(piece);
        }
      }
      return new Spaced(text.toString(), withBlanks.toString());
    }
  }

  /** The content of a tree without locations. */
  private static List<String> content(SgfTreeValue tree) {
    List<String> all = new ArrayList<>();
    for (RecordProblem problem : tree.problems()) {
      all.add(problem.code() + " " + problem.ply());
    }
    for (int i = 0; i < tree.nodes().size(); i++) {
      all.add("node of " + tree.parents().get(i));
      for (SgfTreeValue.Property property : tree.nodes().get(i).properties()) {
        all.add(property.name());
        property.values().forEach(value -> all.add(CharMatcher.is(' ').removeFrom(value.text())));
      }
    }
    return all;
  }

  private static List<List<String>> content(List<SgfTreeValue> trees) {
    return trees.stream().map(SgfTreeProperties::content).toList();
  }

  /** A plain move node is read in one step, any other node property by property. */
  @Property
  void bothWaysOfReadingAMoveNodeAgree(
      @ForAll Choices random,
      @ForAll @IntRange(min = 1, max = 60) int pieces,
      @ForAll boolean few) {
    Spaced texts = Spaced.random(random, pieces);
    ReadLimits limits = few ? FEW : ReadLimits.defaults();
    assertEquals(
        content(SgfTreeValue.read(texts.text(), limits)),
        content(SgfTreeValue.read(texts.withBlanks(), limits)),
        texts.text());
  }

  @Property
  void noTreeExceedsItsLimits(
      @ForAll Choices random,
      @ForAll @IntRange(min = 1, max = 60) int pieces,
      @ForAll @IntRange(min = 1, max = 4) int most) {
    String text = Spaced.random(random, pieces).text();
    ReadLimits limits = ReadLimits.defaults().with(Limit.MOVES, most).with(Limit.TAGS, most);
    for (SgfTreeValue tree : SgfTreeValue.read(text, limits)) {
      int moves = 0;
      for (SgfTreeValue.Node node : tree.nodes()) {
        assertTrue(node.properties().size() <= most, text);
        for (SgfTreeValue.Property property : node.properties()) {
          moves += property.name().equals("B") || property.name().equals("W") ? 1 : 0;
        }
      }
      assertTrue(moves <= most, text);
    }
  }

  @Property
  void chunksGiveTheSameTrees(
      @ForAll Choices random,
      @ForAll @IntRange(min = 1, max = 60) int pieces,
      @ForAll @IntRange(min = 1, max = 9) int most) {
    String text = Spaced.random(random, pieces).text();
    Reader inPieces =
        new StringReader(text) {
          @Override
          public int read(char[] target, int offset, int length) throws IOException {
            return super.read(target, offset, Math.min(length, most));
          }
        };
    assertEquals(
        SgfTreeValue.read(text, ReadLimits.defaults()),
        SgfTreeValue.read(inPieces, ReadLimits.defaults()),
        text);
  }

  /** A tree with an opening bracket is read alike after any text, well-formed or not. */
  @Property
  void theTextBeforeATreeDoesNotMatter(
      @ForAll Choices random,
      @ForAll @IntRange(min = 1, max = 60) int pieces,
      @ForAll boolean few) {
    String text = Spaced.random(random, pieces).text().replace("\r\n", "\n");
    ReadLimits limits = few ? FEW : ReadLimits.defaults();
    List<SgfTreeValue> trees = SgfTreeValue.read(text, limits);
    for (int i = 1; i < trees.size(); i++) {
      int start = (int) trees.get(i).location().offset();
      int bracket = text.lastIndexOf('(', start);
      if (bracket >= 0 && text.substring(bracket, start).strip().equals("(")) {
        List<SgfTreeValue> alone = SgfTreeValue.read(text.substring(bracket), limits);
        assertEquals(content(trees.subList(i, trees.size())), content(alone), text);
      }
    }
  }

  /** Finds each node, property and value at its location. */
  @Property
  void locationsAreThoseOfTheText(
      @ForAll Choices random, @ForAll @IntRange(min = 1, max = 60) int pieces) {
    String text = Spaced.random(random, pieces).text();
    for (SgfTreeValue tree : SgfTreeValue.read(text, ReadLimits.defaults())) {
      for (SgfTreeValue.Node node : tree.nodes()) {
        assertEquals(';', at(text, node.location()), text);
        for (SgfTreeValue.Property property : node.properties()) {
          assertEquals(property.name().charAt(0), at(text, property.location()), text);
          for (SgfTreeValue.Value value : property.values()) {
            assertEquals('[', at(text, value.location().plus(-1)), text);
          }
        }
      }
    }
  }

  /** Returns the character at the line and column of a location; its offset must agree. */
  private static char at(String text, TextLocation location) {
    String unified = text.replace("\r\n", "\n");
    int start = 0;
    for (int line = 1; line < location.line(); line++) {
      start = unified.indexOf('\n', start) + 1;
    }
    char c = unified.charAt(start + (int) location.column() - 1);
    assertEquals(c, text.charAt((int) location.offset()), text);
    return c;
  }
}
