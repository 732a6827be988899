package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.index.Exploration;
import io.github.boardrules.examples.engine.index.PlayedMove;
import io.github.boardrules.examples.engine.index.PositionIndex;
import io.github.boardrules.examples.engine.index.RandomGames;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the dialogue of {@code explore --walk}. */
@Tag("proof")
class WalkTest {
  @TempDir private static Path folder;
  private static Path index;

  private final Position<?> start = RandomGames.game("loa").start();

  @BeforeAll
  static void makeAnIndex() {
    index = folder.resolve("index");
    assertEquals("", IndexRun.run("index", IndexRun.RECORDS, "--index", index).err());
  }

  /** Returns what is shown for each line of the input, after what is shown first. */
  private List<String> answers(String input) throws IOException {
    StringWriter out = new StringWriter();
    try (PositionIndex all = PositionIndex.open(index)) {
      BufferedReader in = new BufferedReader(new StringReader(input));
      new Walk(all, start, false, GameFilter.none(), in, new PrintWriter(out, true)).run();
    }
    return Splitter.on("move, number, back or quit> ").splitToList(out.toString());
  }

  private static void assertShows(String answer, Position<?> position) {
    assertTrue(answer.startsWith("\n" + position.diagram()), answer);
    try (PositionIndex all = PositionIndex.open(index)) {
      Exploration expected = all.explore(position, false, GameFilter.none());
      for (PlayedMove move : expected.moves()) {
        assertTrue(answer.contains(" " + move.move() + " "), answer);
      }
      assertTrue(answer.contains("\n" + expected.lines().get(0) + "\n"), answer);
    }
  }

  private String first() {
    try (PositionIndex all = PositionIndex.open(index)) {
      return all.explore(start, false, GameFilter.none()).moves().get(0).move();
    }
  }

  @Test
  void walksByNumberAndByMoveAndBack() throws IOException {
    String move = first();
    List<String> answers = answers("1\nback\n " + move + " \nback\nback\nquit\n1\n");
    assertShows(answers.get(0), start);
    assertShows(answers.get(1), start.play(move));
    assertEquals(answers.get(0), answers.get(2));
    assertEquals(answers.get(1), answers.get(3));
    assertEquals(answers.get(0), answers.get(4));
    assertEquals("This is the first position\n", answers.get(5));
    assertEquals(List.of(""), answers.subList(6, answers.size()));
  }

  @Test
  void staysAfterAMistake() throws IOException {
    List<String> answers = answers("0\n999\na1-z9\n\u0007\na1-a2\n\n");
    assertTrue(answers.get(1).startsWith("The number of the move must be from 1 to "));
    assertEquals(answers.get(1), answers.get(2));
    assertTrue(answers.get(3).startsWith("a1-z9: "), answers.get(3));
    assertTrue(answers.get(4).startsWith("\\u0007: "), answers.get(4));
    assertTrue(answers.get(5).startsWith("a1-a2: "), answers.get(5));
    assertEquals(answers.get(0), answers.get(6));
    assertEquals("\n", answers.get(7), "the end of the input");
  }

  @Test
  void walkAndJsonExcludeEachOther() {
    IndexRun.Result run =
        IndexRun.run("explore", "--index", index, "--game", "loa", "--walk", "--json");
    assertEquals(2, run.status());
    assertTrue(run.err().contains("--walk and --json exclude each other"), run.err());
  }
}
