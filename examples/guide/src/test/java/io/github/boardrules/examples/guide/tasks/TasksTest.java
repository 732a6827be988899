package io.github.boardrules.examples.guide.tasks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.GameInProgress;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the programs of this package, which solve the tasks that users meet first. */
class TasksTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

  @TempDir Path folder;

  private List<String> lines() {
    return bytes.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private static GameType type(String id) {
    return GameTypes.installed().get(id);
  }

  @Test
  void aGameIsPlayedFromWhatPeopleType() throws IOException {
    String typed = "komi 4.5\nvertical\ne 5 5\ne5\nE5\npass\npass\n";
    PlayTyped.play(type("linage"), new BufferedReader(new StringReader(typed)), out);
    List<String> refused = lines().stream().filter(line -> line.contains(": ")).toList();
    assertEquals(2, refused.size(), refused.toString());
    assertTrue(refused.get(0).startsWith("e 5 5: "), refused.get(0));
    assertEquals("E5: Illegal move e5: a stone is on e5", refused.get(1));
    assertEquals(
        "Horizontal wins (two passes, Vertical 0, Horizontal 0 + 4.5)",
        lines().get(lines().size() - 1));
  }

  @Test
  void uploadsAreJudged() throws IOException {
    String game = "[Game \"loa\"]\n[First \"Ada\"]\n[Second \"Li, \\\"Wei\\\"\"]\n\n";
    Files.writeString(folder.resolve("a.brg"), game + "b1-b3 h7xf7 1-0\n");
    Files.writeString(folder.resolve("b.brg"), game + "b1b3 *\n");
    Files.writeString(folder.resolve("c.sgf"), "(;GM[9]FF[4]SZ[8];B[b1-b3];W[h7-f7])");
    String shuffle = "b1-b3 a2-c2 b3-b1 c2-a2 ".repeat(126);
    Files.writeString(
        folder.resolve("d.brg"), "[Game \"loa\"]\n[Options \"preset=ABSTRACT_PLAY\"]\n" + shuffle);
    new JudgeUploads().judge(folder, out);
    assertEquals(
        List.of(
            "\"a.brg:1\",\"valid\",\"Ada\",\"Li, \"\"Wei\"\"\",\"*\",\"2\"",
            "\"b.brg:1\",\"ply 1: Expected '-' or ':', found 'b3' [UNEXPECTED] (line 5, column"
                + " 3)\",\"Ada\",\"Li, \"\"Wei\"\"\",\"*\",\"1\"",
            "\"c.sgf:1\",\"same as a.brg:1\",\"\",\"\",\"*\",\"2\"",
            "\"d.brg:1\",\"ply 500: The game has more than 500 moves in its main line"
                + " [TOO_MANY_PLIES] (line 3, column 3001)\",\"\",\"\",\"*\",\"500\""),
        lines());
  }

  @Test
  void firstMovesAreCounted() throws IOException {
    String games =
        """
        [Game "loa"]
        [Termination "resignation"]
        b1-b3 1-0

        [Game "loa"]
        [Termination "resignation"]
        g8-g6 0-1

        [Game "loa"]
        b1-d3 *
        """;
    Path file = Files.writeString(folder.resolve("x.brg"), games);
    FirstMoves.count(file, out);
    assertEquals(List.of("loa b1-b3: 1 of 2"), lines());
  }

  @Test
  void movesAreClicked() throws IOException {
    Options options = Options.parse("width=5 height=5 opening=FIXED komi=0.5");
    ClickedGame carteso = new ClickedGame(GameInProgress.of(type("carteso").game(options)));
    List<? extends Move> colors = carteso.click(Cell.parse("c3"));
    assertEquals(2, colors.size());
    assertEquals(0, carteso.game.ply());
    carteso.choose(colors.get(1));
    assertEquals("w:c3", carteso.game.lastMove().orElseThrow().notation());
    carteso.comment("In the center.");
    carteso.variation("b c3");
    carteso.game = carteso.game.undo().redo();
    assertTrue(carteso.picture().startsWith("<svg "));

    Path file = folder.resolve("game.brg");
    carteso.save(file);
    ClickedGame again = ClickedGame.load(file);
    assertEquals(carteso.game.at(0).continuations(), again.game.at(0).continuations());
    again.variation("b:b2");
    again.save(file);
    assertTrue(Files.readString(file).contains("(1. b:c3) (1. b:b2)"), Files.readString(file));
  }

  @Test
  void pairsAreClickedAndWrongClicksForgotten() {
    ClickedGame iris =
        new ClickedGame(GameInProgress.of(type("iris").game(Options.none())).play("g7"));
    assertEquals(List.of(), iris.click(Cell.parse("g7")));
    assertEquals(List.of(), iris.click(Cell.parse("a4")));
    assertEquals(1, iris.click(Cell.parse("m10")).size());
    assertEquals("a4+m10", iris.game.lastMove().orElseThrow().notation());
  }
}
