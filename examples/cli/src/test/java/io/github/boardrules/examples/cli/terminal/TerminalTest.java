package io.github.boardrules.examples.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.GameReplay;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the dialogues and their output. */
class TerminalTest {
  private static final Path RECORDS = Path.of("..", "records");

  @TempDir Path folder;

  private record Session(int status, String out, String err) {
    /** Runs a command with the given lines as its complete input. */
    static Session of(List<String> lines, String... arguments) {
      StringWriter out = new StringWriter();
      StringWriter err = new StringWriter();
      int status =
          new TerminalProgram(
                  command ->
                      new PlainConsole(
                          new BufferedReader(new StringReader(String.join("\n", lines))),
                          command.getOut()))
              .commandLine(arguments)
              .setOut(new PrintWriter(out))
              .setErr(new PrintWriter(err))
              .execute(arguments);
      return new Session(status, out.toString().replace("\r\n", "\n"), err.toString());
    }

    /** Checks that the output contains texts in this order. Ignores the marks of the last move. */
    void shows(String... texts) {
      String all = withoutMarks(out);
      int from = 0;
      for (String text : texts) {
        String expected = withoutMarks(text);
        int at = all.indexOf(expected, from);
        assertTrue(at >= 0, () -> "<" + text + "> not found in\n" + out);
        from = at + expected.length();
      }
    }

    private static String withoutMarks(String text) {
      return text.replaceAll("[(|)]", " ").replaceAll("(?m) +$", "");
    }
  }

  static Stream<String> ids() {
    return GameTypes.installed().all().stream().map(GameType::id);
  }

  @Test
  void playsACompleteGame() {
    Session session =
        Session.of(
            List.of("a1", "a2", "b1", "b2", "c1", "c2", "moves"), "play", "--game", "tictactoe");
    assertEquals(0, session.status());
    session.shows(
        "Tic-tac-toe",
        "X (first player) to move",
        "> \n",
        "O (second player) to move",
        "The game is over: X wins",
        "> The game is over\n",
        "> 0 legal moves\n");
    assertEquals("", session.err());
  }

  @Test
  void marksTheCellsOfTheLastMove() {
    String out = Session.of(List.of("b1-b3", "a2-c2"), "play", "--game", "loa").out();
    assertTrue(out.contains("  3  w(b). . . . . w\n  2  w . . . . . . w\n  1  .(.)b b"), out);
    assertTrue(out.contains("  2 (.).(w). . . . w\n"), out);
    Position<?> start = GameTypes.installed().get("tictactoe").game(Options.none()).start();
    List<Cell> neighbors = start.board().cells().subList(0, 2);
    assertTrue(BoardText.of(start, neighbors).toString().contains("  1 (.|.).\n"));
  }

  @Test
  void playsHexWithASwap() {
    Session session =
        Session.of(
            List.of("swap", "b2", "swap", "a1", "b1", "a2", "b3"),
            "play",
            "--game",
            "hex",
            "-o",
            "size=3");
    session.shows(
        "Black (first player) to move",
        "swap is not legal: only the second move can be a swap",
        "White (second player) to move",
        "White (first player) to move",
        "Black (second player) to move",
        "  3  . b .\n",
        "  2   w b .\n",
        "  1    w b .\n",
        "The game is over: Black wins (connection)");
    assertEquals("", session.err());
  }

  @Test
  void playsY() {
    Session session =
        Session.of(List.of("c1", "a1", "c2", "b1", "c3"), "play", "--game", "y", "-o", "size=3");
    session.shows(
        "Black (first player) to move",
        "White (second player) to move",
        "  3    b\n",
        "  2   . b\n",
        "  1  w w b\n",
        "The game is over: Black wins (connection)");
    assertEquals("", session.err());
  }

  @ParameterizedTest
  @MethodSource("ids")
  void printsTheRules(String id) {
    Session rules = Session.of(List.of(), "rules", "--game", id);
    assertEquals(0, rules.status());
    String words = rules.out().replaceAll("\\s+", " ");
    GameType type = GameTypes.installed().get(id);
    type.about().paragraphs().forEach(rule -> assertTrue(words.contains(rule), rules.out()));
    assertTrue(Session.of(List.of("rules"), "play", "--game", id).out().contains(rules.out()));
  }

  @Test
  void refusesTheRulesOfAnUnknownGame() {
    Session session = Session.of(List.of(), "rules", "--game", "nothing");
    assertEquals(2, session.status());
    assertTrue(session.err().contains("Unknown game nothing; installed games: "), session.err());
  }

  /** As on the command line: with the option, by the id. */
  @Test
  void aGameIsNamedByItsIdAndTheOption() {
    for (String command : List.of("play", "rules")) {
      Session session = Session.of(List.of(), command, "loa");
      assertEquals(2, session.status());
      assertEquals(1, session.err().lines().count(), session.err());
      assertTrue(session.err().startsWith("boardrules: "), session.err());
      assertTrue(session.err().contains("'loa'"), session.err());
      assertTrue(session.err().contains("name the game with --game loa"), session.err());
      Session title = Session.of(List.of(), command, "--game", "Lines of Action");
      assertTrue(title.err().contains("Lines of Action has the id loa"), title.err());
    }
    assertTrue(Session.of(List.of(), "play").err().contains("--game is required: one of "));
  }

  @Test
  void explainsRejectedMoves() {
    Session session =
        Session.of(
            List.of("b1-b2", "b1-zz", "a2-c2", "B1-b3", "play a2-c2"), "play", "--game", "loa");
    session.shows(
        "b1-b2 is not legal: the line through b1 and b2 has 2 pieces",
        "b1-zz is not a move: ",
        "a2-c2 is not legal: ",
        "  1  . . b b b b b .",
        "White (second player) to move",
        "Black (first player) to move");
  }

  @Test
  void answersEveryCommand() {
    Session session =
        Session.of(List.of("help", "moves", "facts", "", "quit", "never"), "play", "--game", "loa");
    session.shows(
        "undo N", "36 legal moves\n", "blackClumps: 2\n", "position: 1bbbbbb1/", "to move\n> ");
    assertFalse(session.out().contains("never"));
    Session facts =
        Session.of(List.of("facts"), "play", "--game", "linage", "-o", "width=3", "-o", "height=3");
    facts.shows("regions:\n- owner FREE, size 9, cells a1 a2 ", "position: 3/3/3");
    assertTrue(facts.out().lines().allMatch(line -> line.length() <= 100), facts.out());
  }

  @Test
  void takesBackMoves() {
    Session session =
        Session.of(
            List.of("a1", "a2", "a3", "undo 2", "undo", "undo", "undo x", "undo 0", "a3"),
            "play",
            "--game",
            "tictactoe");
    session.shows(
        "No moves to take back",
        "No moves to take back",
        "No moves to take back",
        "O (second player)");
    assertFalse(session.out().contains("not legal"));
  }

  @Test
  void savesAndReadsAGame() throws IOException {
    Path brg = folder.resolve("game.brg");
    Path sgf = folder.resolve("game.SGF");
    Session session =
        Session.of(
            List.of("b1-b3", "a2-c2", "save " + brg, "save " + sgf, "save " + brg, "save"),
            "play",
            "--game",
            "loa",
            "--option",
            "repetitionAt=3");
    session.shows(
        "Saved 2 moves to " + brg,
        "Saved 2 moves to " + sgf,
        "already exists",
        "Expected a file name");
    assertTrue(Files.readString(brg).contains("1. b1-b3 a2-c2 *"));
    assertTrue(Files.readString(sgf).contains(";B[b1-b3];W[a2-c2]"));
    for (Path file : List.of(brg, sgf)) {
      GameReplay replay = Records.read(file, 1);
      assertEquals(List.of(), replay.problems());
      assertEquals(
          "3",
          replay
              .mainLine()
              .orElseThrow()
              .last()
              .game()
              .options()
              .get("repetitionAt")
              .orElseThrow());
    }
    Session.of(
            List.of("save " + folder.resolve("x.sgf"), "save " + folder, "save \0"),
            "play",
            "--game",
            "tictactoe")
        .shows("The format sgf does not support Tic-tac-toe", "already exists", "Cannot write");
  }

  /** Plays, saves, reads and steps through a random game of every installed game. */
  @ParameterizedTest
  @MethodSource("ids")
  void playsSavesAndReadsEveryGame(String id) {
    Random random = new Random(7);
    Position<?> position = GameTypes.installed().get(id).game(Options.none()).start();
    List<String> lines = new ArrayList<>();
    while (!position.isOver() && lines.size() < 300) {
      List<? extends Move> legal = position.legalMoves();
      String move = legal.get(random.nextInt(legal.size())).toString();
      lines.add(move);
      position = position.play(move);
    }
    int plies = lines.size();
    Path file = folder.resolve("game.brg");
    lines.add("save " + file);
    Session played = Session.of(lines, "play", "--game", id);
    played.shows(position.diagram(), "Saved " + plies + " moves to ");
    assertFalse(played.out().contains("is not"), played.out());
    assertEquals(List.of(), Records.read(file, 1).problems());
    Session.of(List.of("last"), "read", file.toString())
        .shows("ply 0 of " + plies, position.diagram(), "ply " + plies + " of " + plies);
  }

  @Test
  void stepsThroughARecord() {
    String file = RECORDS.resolve("loa/mona.sgf").toString();
    Session session =
        Session.of(
            List.of(
                "",
                "next",
                "next 3",
                "back",
                "first",
                "back",
                "last",
                "next",
                "7",
                "jump 2",
                "jump",
                "moves",
                "facts",
                "help",
                "nonsense",
                "999"),
            "read",
            file);
    session.shows(
        "Lines of Action",
        "ply 0 of 26",
        "ply 1 of 26",
        "ply 2 of 26",
        "ply 5 of 26",
        "ply 4 of 26",
        "ply 0 of 26",
        "The number of moves must be from 0 to 26",
        "The game is over: White wins",
        "ply 26 of 26",
        "The number of moves must be from 0 to 26",
        "ply 7 of 26",
        "ply 2 of 26",
        "The number of moves must be from 0 to 26",
        "1:",
        "2:",
        "*",
        "26:",
        "blackClumps",
        "jump N",
        "Unknown command: nonsense",
        "The number of moves must be from 0 to 26");
    Session.of(List.of(), "read", file, "--number", "4").shows("ply 0 of 29");
  }

  @Test
  void stopsBeforeTheFirstIllegalMove() throws IOException {
    Path file = folder.resolve("bad.txt");
    Files.writeString(
        file, "[Game \"loa\"]\n[Event \"test\"]\n\n1. b1-b3 {a comment} h7-f7 2. b3-b6 c1-c3 *\n");
    Session session = Session.of(List.of("1", "last"), "read", file.toString());
    assertEquals(0, session.status());
    session.shows(
        "Event: test",
        file + ":4:",
        "ILLEGAL_MOVE",
        "ply 0 of 2",
        "b1-b3: a comment",
        "ply 2 of 2");
  }

  @Test
  void stepsThroughVariations() throws IOException {
    Path file = folder.resolve("variations.brg");
    Files.writeString(
        file, "[Game \"loa\"]\n\n1. b1-b3 h7-f7 (h2-f2 {tried} 2. c1-c3) 2. b3-b5 *\n");
    Session.of(
            List.of("1", "variation", "next", "moves", "back", "back", "variation 0", "variation"),
            "read",
            file.toString())
        .shows(
            "variation 1: h2-f2",
            "ply 2 of 3",
            "h2-f2: tried",
            "3:c1-c3*",
            "ply 1 of 3",
            "h7-f7",
            "No such variation");
    Session.of(List.of("1", "variation", "next", "main", "last"), "read", file.toString())
        .shows(
            "variation 1: h2-f2 c1-c3\n",
            "ply 3 of 3, in a variation from ply 1; see main",
            "> \n",
            "ply 1 of 3\n",
            "ply 3 of 3\nb3-b5\n");
  }

  @Test
  void reportsFailuresInOneLine() throws IOException {
    Path nothing = folder.resolve("nothing.brg");
    Files.writeString(nothing, "[Game \"chess\"]\n\n1. e4 *\n");
    List<List<String>> wrong =
        List.of(
            List.of("play", "--game", "chess"),
            List.of("play", "--game", "loa", "-o", "x=y"),
            List.of("play", "--game", "loa", "-o", "setup=8/8"),
            List.of("play", "--game", "iris", "-o", "n=1000"),
            List.of("read", folder.resolve("none.sgf").toString()),
            List.of("read", nothing.toString()),
            List.of("read", nothing.toString(), "--number", "2"),
            List.of("read", nothing.toString(), "--number", "0"));
    for (List<String> arguments : wrong) {
      Session session = Session.of(List.of(), arguments.toArray(String[]::new));
      assertEquals(2, session.status(), arguments.toString());
      assertEquals(1, session.err().lines().count(), session.err());
      assertTrue(session.err().startsWith("boardrules: "), session.err());
    }
    String installed = "carteso, hex, iris, linage, loa, tictactoe, y";
    assertTrue(Session.of(List.of(), "play", "--game", "chess").err().contains(installed));
    assertEquals(2, Session.of(List.of(), "play").status());
  }

  @Test
  void rejectsInvalidStepCounts() {
    String file = RECORDS.resolve("loa/mona.sgf").toString();
    List<String> wrong =
        List.of("next x", "back x", "next -3", "back -3", "next 2147483647", "back 2147483647");
    for (String step : wrong) {
      Session session = Session.of(List.of("5", step), "read", file);
      assertTrue(
          session.out().endsWith("> The number of moves must be from 0 to 26\n> \n"),
          step + session.out());
    }
  }

  /** Records cannot move the cursor or color the screen. */
  @Test
  void escapesControlCharactersOfRecords() throws IOException {
    Path brg = folder.resolve("game.brg");
    Files.writeString(
        brg,
        """
        [Game "loa"]
        [Event "\u001b[2J"]
        [x_1 "\u009b1m"]

        {\u001b]0;first\u0007}
        1. b1-b3 {\u001b[31mred} \u001b[1m *
        """);
    Path sgf = folder.resolve("game.sgf");
    Files.writeString(sgf, "(;GM[9]C[one\n\u001b[2Jtwo];B[b1-b3]C[three\nfour])\n");
    Path none = folder.resolve("none.brg");
    Files.writeString(none, "[Game \"\u001b[2J\"]\n\n1. e4 *\n");
    for (Path file : List.of(brg, sgf, none)) {
      Session session = Session.of(List.of("1"), "read", file.toString());
      String all = session.out() + session.err();
      assertTrue(all.contains("u001b"), all);
      assertTrue(all.chars().allMatch(c -> c == '\n' || !Character.isISOControl(c)), all);
    }
    Session.of(List.of("1"), "read", sgf.toString()).shows("one\n", "three\nfour\n");
  }

  @Test
  void reportsParseProblems() throws IOException {
    Path damaged = folder.resolve("damaged.brg");
    Files.writeString(damaged, "[Game \"loa\"]\n[Event \"a\"]\n[Event \"b\"]\n\n1. b1-b3 *\n");
    Session.of(List.of(), "read", damaged.toString())
        .shows(damaged + ":3:9: DUPLICATE_TAG", "ply 0 of 1");
    Path none = folder.resolve("none.sgf");
    Files.writeString(none, "hello");
    Session session = Session.of(List.of(), "read", none.toString());
    assertTrue(session.err().contains("NOT_A_GAME"), session.err());
  }

  @Test
  void readsCompressedRecords() throws IOException {
    Path packed = folder.resolve("mona.sgf.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
      Files.copy(RECORDS.resolve("loa/mona.sgf"), out);
    }
    Session.of(List.of(), "read", packed.toString()).shows("ply 0 of 26");
    Session.of(List.of("save " + folder.resolve("new.brg.gz")), "play", "--game", "loa")
        .shows("writing compressed files is not supported");
    assertFalse(Files.exists(folder.resolve("new.brg.gz")));
  }
}
