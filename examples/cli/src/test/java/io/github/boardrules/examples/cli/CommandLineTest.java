package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.bulk.Judging;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the output and the exit status of all commands except validate. */
class CommandLineTest {
  private static final Path RECORDS = Path.of("..", "records");

  @Test
  void theUsageIsPrintedIfNoCommandIsGiven() {
    Run run = Run.of();
    assertEquals(0, run.status());
    assertTrue(run.out().startsWith("Usage: boardrules"), run.out());
  }

  @Test
  void aCommandPrintsItsUsage() {
    Run run = Run.of("validate", "--help");
    assertEquals(0, run.status(), run.err());
    assertTrue(run.out().startsWith("Usage: boardrules validate"), run.out());
  }

  @Test
  void wrongUsageHasStatusTwo() {
    assertEquals(2, Run.of("no-such-command").status());
    assertEquals(2, Run.of("perft", "--game", "loa").status());
    assertEquals(2, Run.of("legal", "--game", "chess").status());
    assertEquals(2, Run.of("legal").status());
    assertEquals(2, Run.of("legal", "--game", "loa", "--option", "preset=NONE").status());
    assertEquals(2, Run.of("legal", "--game", "loa", "--option", "no name=1").status());
    assertEquals(2, Run.of("legal", "--game", "loa", "--moves", "b1-b4").status());
    assertEquals(2, Run.of("legal", "--game", "loa", "--position", "8/8 b").status());
    assertEquals(2, Run.of("show", "no-such-file.brg").status());
    assertTrue(Run.of("legal", "--game", "chess").err().contains("loa"));
  }

  @Test
  void wrongUsageIsExplainedInOneLine() {
    for (List<String> arguments :
        List.of(
            List.of("no-such-command"),
            List.of("validate"),
            List.of("legal", "--nonsense"),
            List.of("show", "no-such-file.brg"),
            List.of("convert", "--to", "xml", "a.brg"))) {
      Run run = Run.of(arguments.toArray(new String[0]));
      assertEquals(2, run.status());
      assertEquals(1, run.err().lines().count(), run.err());
      assertTrue(run.err().startsWith("boardrules: "), run.err());
    }
  }

  @Test
  void helpExplainsACommandAndItsStatuses() {
    Run run = Run.of("help", "convert");
    assertEquals(0, run.status());
    assertTrue(run.out().startsWith("Usage: boardrules convert"), run.out());
    assertTrue(Run.of("help").out().contains("130"));
    assertTrue(Run.of("generate-completion").out().contains("complete -F"));
  }

  @Test
  void movesMayBeSeparatedByCommas() {
    Run run = Run.of("legal", "-g", "linage", "-m", "Komi=0.5,Play Vertical,c5", "c5");
    assertEquals(1, run.status(), run.err());
    assertEquals(0, Run.of("legal", "-g", "linage", "-m", "komi=0.5 play vertical c5").status());
  }

  @Test
  void commandsReadTheStandardInput() {
    InputStream before = System.in;
    try {
      byte[] record = "[Game \"loa\"]\n\n1. b1-b3 (1. c1-c3 x) *\n".getBytes(UTF_8);
      System.setIn(new ByteArrayInputStream(record));
      assertTrue(Run.of("show", "-").out().startsWith("after ply 1, b1-b3:"));
      System.setIn(new ByteArrayInputStream(record));
      assertTrue(Run.of("convert", "-", "--to", "sgf").out().startsWith("(;FF[4]"));
      System.setIn(new ByteArrayInputStream(record));
      assertEquals(0, Run.of("validate", "-").status());
      System.setIn(new ByteArrayInputStream(record));
      Run variations = Run.of("validate", "--variations", "-");
      assertEquals(1, variations.status());
      assertTrue(variations.out().contains("[UNEXPECTED]"), variations.out());
      System.setIn(new ByteArrayInputStream("8/8/8/8/8/3w4/8/b1b4w w\n".getBytes(UTF_8)));
      assertEquals(0, Run.of("legal", "-g", "loa", "-p", "-").status());
      System.setIn(new ByteArrayInputStream("{\"game\":\"loa\",\"moves\":[]}\n".getBytes(UTF_8)));
      assertEquals(0, Run.of("trace", "-").status());
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void gamesListsAllInstalledGamesAndOptions() {
    Run run = Run.of("games");
    assertEquals(0, run.status());
    for (GameType type : GameTypes.installed().all()) {
      assertTrue(run.out().contains(type.id() + "  " + type.title()), run.out());
      type.options()
          .forEach(
              option -> {
                assertTrue(run.out().contains("    " + option.name() + ": " + option.expected()));
                assertTrue(run.out().contains(" (default " + option.defaultText() + ")\n"));
              });
    }
  }

  @Test
  void rulesPrintsTheRulesOfAllGamesOrOfOne() {
    Run run = Run.of("rules");
    assertEquals(0, run.status());
    String words = run.out().replaceAll("\\s+", " ");
    for (GameType type : GameTypes.installed().all()) {
      type.about().paragraphs().forEach(rule -> assertTrue(words.contains(rule), run.out()));
    }
    assertTrue(run.out().lines().allMatch(line -> line.length() <= 80), run.out());
    Run one = Run.of("rules", "--game", "iris");
    assertTrue(one.out().startsWith("Iris\nBy Craig Duncan, 2019, for 2 players\n"), one.out());
    assertFalse(one.out().contains("Carteso"), one.out());
    assertEquals(2, Run.of("games", "--game", "nothing").status());
  }

  /** Every command names a game in one way, and says so to those who try another. */
  @Test
  void aGameIsNamedByItsIdAndTheOption() {
    for (List<String> arguments : List.of(List.of("games"), List.of("perft", "--depth=1"))) {
      Run run = Run.of(Stream.concat(arguments.stream(), Stream.of("iris")).toArray(String[]::new));
      assertEquals(2, run.status());
      assertTrue(run.err().contains("name the game with --game iris"), run.err());
      assertEquals(1, run.err().lines().count(), run.err());
    }
    assertTrue(Run.of("legal", "iris").err().contains("--game is required: one of "));
    assertTrue(Run.of("games", "Lines of Action").err().contains("--game loa"));
    for (String name : List.of("Lines of Action", "LOA")) {
      for (String command : List.of("games", "legal")) {
        Run run = Run.of(command, "--game", name);
        assertEquals(2, run.status());
        assertTrue(
            run.err().contains("Unknown game " + name + "; installed games: carteso, "), run.err());
        assertTrue(run.err().contains("; Lines of Action has the id loa"), run.err());
      }
    }
  }

  @Test
  void legalMovesAreListed() {
    assertEquals(36, Run.of("legal", "-g", "loa").lines().size());
    Run pass =
        Run.of(
            "legal",
            "-g",
            "loa",
            "-o",
            "preset=COMPUTER_TOURNAMENT",
            "-o",
            "allowExtraPieces=true",
            "-p",
            "b7/8/8/8/8/wwwww3/bbbbw3/bbbbw3 b");
    assertEquals(0, pass.status(), pass.err());
  }

  @Test
  void anIllegalMoveIsExplained() {
    Run run = Run.of("legal", "-g", "loa", "b1-b4");
    assertEquals(1, run.status());
    assertTrue(run.out().contains("WRONG_DISTANCE"), run.out());
    assertEquals(1, Run.of("legal", "-g", "loa", "b1b").status());
    assertEquals(0, Run.of("legal", "-g", "loa", "b1b3").status());
    assertEquals(1, Run.of("legal", "-g", "loa", "--strict", "b1b3").status());
    assertEquals(0, Run.of("legal", "-g", "loa", "b1:b3").status());
    assertEquals(1, Run.of("legal", "-g", "loa", "--strict", "b1:b3").status());
  }

  @Test
  void perftCountsAndDivides() {
    assertEquals(
        "1 36\n2 1244\n3 44952\n", Run.of("perft", "-g", "loa", "-d", "3").out().replace("\r", ""));
    Run divided = Run.of("perft", "-g", "loa", "-d", "3", "--divide");
    assertEquals(37, divided.lines().size());
    assertEquals("sum 44952", divided.lines().get(36));
    long sum =
        divided.lines().stream()
            .limit(36)
            .mapToLong(line -> Long.parseLong(line.substring(line.indexOf(' ') + 1)))
            .sum();
    assertEquals(44952, sum);
  }

  @Test
  void showDrawsTheBoardAfterAnyPly() {
    String file = RECORDS.resolve("loa/constructions.brg").toString();
    Run end = Run.of("show", file, "--number", "2");
    assertEquals(0, end.status(), end.err());
    assertTrue(end.out().startsWith("after ply 9, e1-e5:"), end.out());
    assertTrue(end.out().contains("Black wins (connection)"), end.out());
    Run start = Run.of("show", file, "--number", "2", "--ply", "0");
    assertTrue(start.out().contains("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b"), start.out());
    assertEquals(2, Run.of("show", file, "--number", "2", "--ply", "10").status());
    assertEquals(2, Run.of("show", file, "--number", "6").status());
  }

  /** Removes the tag in which BRG keeps the setup name of SGF. */
  private static String withoutSetupName(String records) {
    return records.replaceAll("\\[SetupName .*\\]\\R", "");
  }

  @Test
  void convertingToSgfAndBackKeepsTheGames(@TempDir Path folder) {
    String brg = RECORDS.resolve("loa/constructions.brg").toString();
    String sgf = folder.resolve("there.sgf").toString();
    Run there = Run.of("convert", brg, "--to", "sgf", "--output", sgf);
    assertEquals(0, there.status(), there.err());
    Run back = Run.of("convert", sgf, "--to", "brg");
    assertEquals(0, back.status(), back.err());
    assertEquals(
        withoutSetupName(Run.of("convert", brg, "--to", "brg").out()),
        withoutSetupName(back.out()));
  }

  /** Runs the commands on records of all games. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "linage/linage-19x19.brg",
        "linage/linage-early-passes.brg",
        "linage/linage-other-boards.brg",
        "carteso/carteso-13x13.brg",
        "carteso/carteso-early-passes.brg",
        "carteso/carteso-other-boards.brg",
        "iris/iris-8.brg",
        "iris/iris-early-passes.brg"
      })
  void showValidateAndConvertSupportEveryGame(String name, @TempDir Path folder) {
    String file = RECORDS.resolve(name).toString();
    Run shown = Run.of("show", file, "--ply", "3");
    assertEquals(0, shown.status(), shown.err());
    assertTrue(shown.out().startsWith("after ply 3, "), shown.out());
    String copy = folder.resolve("copy.brg").toString();
    Run converted = Run.of("convert", file, "--to", "brg", "--output", copy);
    assertEquals(0, converted.status(), converted.err());
    assertEquals(
        Run.of("validate", "--json", file).lines().stream().map(CommandLineTest::verdict).toList(),
        Run.of("validate", "--json", copy).lines().stream().map(CommandLineTest::verdict).toList());
    assertEquals(1, Run.of("convert", file, "--to", "sgf").status(), "no dialect of SGF");
  }

  private static String verdict(String json) {
    return json.substring(json.indexOf("\"valid\""));
  }

  @Test
  void legalAndPerftSupportEveryGame() {
    Run linage = Run.of("legal", "-g", "linage", "-m", "komi=0.5 vertical b2", "b2");
    assertEquals(1, linage.status(), linage.out());
    assertTrue(linage.out().contains("OCCUPIED"), linage.out());
    Run carteso = Run.of("legal", "-g", "carteso", "-m", "komi=0.5 vertical b:e5", "w:e5");
    assertEquals(1, carteso.status());
    assertTrue(carteso.out().contains("OCCUPIED"), carteso.out());
    assertEquals("3 757", last(Run.of("perft", "-g", "iris", "-o", "n=3", "-d", "3").lines()));
    assertEquals(
        "2 26245",
        last(
            Run.of("perft", "-g", "carteso", "-o", "komi=0.5", "-o", "opening=FIXED", "-d", "2")
                .lines()));
    assertEquals(
        "2 6635",
        last(
            Run.of("perft", "-g", "linage", "-o", "komi=0.5", "-o", "opening=FIXED", "-d", "2")
                .lines()));
  }

  private static String last(List<String> lines) {
    return lines.get(lines.size() - 1);
  }

  @Test
  void convertDoesNotOverwriteItsInput(@TempDir Path folder) throws IOException {
    Path game = folder.resolve("game.brg");
    Files.copy(RECORDS.resolve("iris/iris-8.brg"), game);
    Path link = Files.createLink(folder.resolve("link.brg"), game);
    for (Path output : List.of(game, link)) {
      Run run = Run.of("convert", game.toString(), "--to", "brg", "--output", output.toString());
      assertEquals(2, run.status(), run.out());
      assertEquals(-1, Files.mismatch(RECORDS.resolve("iris/iris-8.brg"), game), run.err());
    }
    String missing = folder.resolve("missing.brg").toString();
    assertEquals(
        2, Run.of("convert", missing, "--to", "brg", "--output", game.toString()).status());
    assertEquals(-1, Files.mismatch(RECORDS.resolve("iris/iris-8.brg"), game));
  }

  @Test
  void aPictureDoesNotReplaceItsRecord(@TempDir Path folder) throws IOException {
    Path game = folder.resolve("game.brg");
    Files.copy(RECORDS.resolve("iris/iris-8.brg"), game);
    Path link = Files.createSymbolicLink(folder.resolve("link.svg"), game);
    for (Path output : List.of(game, link)) {
      Run run = Run.of("picture", game.toString(), "--output", output.toString());
      assertEquals(2, run.status(), run.out());
      assertTrue(run.err().contains("is the input"), run.err());
    }
    assertEquals(-1, Files.mismatch(RECORDS.resolve("iris/iris-8.brg"), game));
    Path svg = folder.resolve("game.svg");
    assertEquals(0, Run.of("picture", game.toString(), "--output", svg.toString()).status());
    assertTrue(Files.readString(svg).startsWith("<svg"));
  }

  /** Iris has no dialect of SGF. */
  @Test
  void convertKeepsWhatIsThereIfItCanWriteNoGame(@TempDir Path folder) throws IOException {
    Path kept = Files.writeString(folder.resolve("kept.sgf"), "(;GM[9])");
    String iris = RECORDS.resolve("iris/iris-8.brg").toString();
    Run run = Run.of("convert", iris, "--to", "sgf", "--output", kept.toString());
    assertEquals(1, run.status(), run.err());
    assertTrue(run.err().contains(kept + " is not written"), run.err());
    assertEquals("(;GM[9])", Files.readString(kept));
    Path none = folder.resolve("none.sgf");
    assertEquals(1, Run.of("convert", iris, "--to", "sgf", "--output", none.toString()).status());
    assertFalse(Files.exists(none));
  }

  @Test
  void theNumberOfThreadsIsBounded() {
    String iris = RECORDS.resolve("iris/iris-8.brg").toString();
    for (int threads : new int[] {0, Judging.MAX_THREADS + 1, Integer.MAX_VALUE}) {
      Run run = Run.of("validate", "--threads", Integer.toString(threads), iris);
      assertEquals(2, run.status());
      assertTrue(run.err().contains("--threads must be from 1 to 1024"), run.err());
      assertTrue(run.err().contains("" + threads), run.err());
    }
    assertEquals(
        0, Run.of("validate", "--threads", Integer.toString(Judging.MAX_THREADS), iris).status());
  }

  @Test
  void theMovesOfTheMainLineCanBeLimited(@TempDir Path folder) throws IOException {
    String tags = "[Game \"loa\"]\n\n";
    String games = tags + "b1-b3 (b1-h1 h2-f2) h2-f2 *\n\n" + tags + "b1-b3 h2-f2 c1-c3 *\n";
    String file = Files.writeString(folder.resolve("a.brg"), games).toString();
    assertEquals(0, Run.of("validate", file).status());
    Run run = Run.of("validate", "--plies-limit", "2", file);
    assertEquals(1, run.status(), run.err());
    assertTrue(run.lines().get(0).startsWith("ok "), run.out());
    assertTrue(run.lines().get(1).contains("TOO_MANY_PLIES"), run.out());
  }

  @Test
  void convertMergesFilesAndFindsAPlayer(@TempDir Path folder) throws IOException {
    Path brg = folder.resolve("a.brg");
    String tags = "[Game \"loa\"]\n[First \"%s\"]\n[Second \"%s\"]\n\n1. b1-b3 *\n\n";
    Files.writeString(brg, tags.formatted("Ada", "Li") + tags.formatted("Li", "Bo"));
    Path sgf = folder.resolve("b.sgf");
    Files.writeString(sgf, "(;GM[9]SZ[8]PB[Bo]PW[ADA];B[b1-b3])");
    Run all = Run.of("convert", brg.toString(), sgf.toString(), "--to", "brg");
    assertEquals(0, all.status(), all.err());
    assertEquals(3, all.lines().stream().filter(line -> line.startsWith("[Game")).count());
    Run one = Run.of("convert", brg.toString(), sgf.toString(), "--to", "brg", "--player", "Ada");
    assertEquals(0, one.status(), one.err());
    assertEquals(
        List.of("[First \"Ada\"]", "[Second \"Li\"]", "[First \"Bo\"]", "[Second \"ADA\"]"),
        one.lines().stream().filter(line -> line.matches(".(First|Second).*")).toList());
    String none = folder.resolve("none.brg").toString();
    Path output = Files.writeString(folder.resolve("out.brg"), "kept");
    assertEquals(
        2, Run.of("convert", brg.toString(), none, "--to=brg", "--output=" + output).status());
    assertEquals("kept", Files.readString(output));
    Run nobody = Run.of("convert", brg.toString(), "--to=brg", "--player=X", "--output=" + output);
    assertTrue(nobody.err().contains("is not written, because no game is"), nobody.err());
  }

  @Test
  void convertReportsWhatItCannotReadWhoeverPlayed(@TempDir Path folder) throws IOException {
    Path brg = folder.resolve("a.brg");
    String tags = "[Game \"loa\"]\n[First \"%s\"]\n\n1. b1-b3 h7-f7 *\n\n";
    Files.writeString(brg, tags.formatted("Ada"));
    Path cut = folder.resolve("cut.brg.gz");
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(packed)) {
      // What is cut off is within a comment after the moves, because it is hard to compress.
      String comment = "{" + new BigInteger(4000, new Random(1)) + "} *";
      out.write(tags.formatted("Li").replace("*", comment).getBytes(UTF_8));
    }
    Files.write(cut, Arrays.copyOf(packed.toByteArray(), packed.size() / 2));
    Run ofCut = Run.of("convert", brg.toString(), cut.toString(), "--to=brg", "--player=Ada");
    assertEquals(2, ofCut.status(), ofCut.err());
    assertEquals(
        List.of("[First \"Ada\"]"),
        ofCut.lines().stream().filter(line -> line.startsWith("[First")).toList());
    assertTrue(ofCut.err().contains("cut.brg.gz #1: ply 2: "), ofCut.err());
    assertTrue(ofCut.err().contains("1 of 2 games written, 1 invalid"), ofCut.err());

    byte[] random = new byte[1000];
    new Random(1).nextBytes(random);
    Path noise = Files.write(folder.resolve("noise.brg"), random);
    Run ofNoise = Run.of("convert", noise.toString(), brg.toString(), "--to=brg", "--player=Ada");
    assertEquals(1, ofNoise.status(), ofNoise.err());
    assertTrue(ofNoise.err().contains("noise.brg #1: "), ofNoise.err());
    assertTrue(ofNoise.out().contains("[First \"Ada\"]"), ofNoise.out());

    Run ofNone = Run.of("convert", brg.toString(), folder.resolve("none").toString(), "--to=brg");
    assertEquals(2, ofNone.status(), ofNone.err());
    assertTrue(ofNone.out().contains("h7-f7"), "written before the failure: " + ofNone.out());
  }

  @Test
  void showPrintsTheProblemsOfParsing(@TempDir Path folder) throws IOException {
    Path damaged = folder.resolve("damaged.brg");
    Files.writeString(damaged, "[Game \"loa\"]\n[Event \"a\"]\n[Event \"b\"]\n\n1. b1-b3 *\n");
    for (String ply : List.of("0", "1")) {
      Run run = Run.of("show", damaged.toString(), "--ply", ply);
      assertEquals(0, run.status(), run.err());
      assertTrue(run.out().contains(damaged + ":3:9: DUPLICATE_TAG"), run.out());
    }
    Path none = folder.resolve("none.sgf");
    Files.writeString(none, "hello");
    Run run = Run.of("show", none.toString());
    assertEquals(2, run.status());
    assertTrue(run.err().contains("NOT_A_GAME"), run.err());
  }

  /** Control characters in a record do not reach the terminal. */
  @Test
  void controlCharactersOfARecordAreEscaped(@TempDir Path folder) throws IOException {
    Path game = folder.resolve("game.brg");
    Files.writeString(game, "[Game \"loa\"]\n[Result \"\u001b[2J\"]\n\n1. b1-b3 *\n");
    Path none = folder.resolve("none.brg");
    Files.writeString(none, "[Game \"\u001b[2J\"]\n\n1. e4 *\n");
    for (Path file : List.of(game, none)) {
      Run run = Run.of("show", file.toString());
      String all = run.out() + run.err();
      assertTrue(all.contains("\\u001b"), all);
      assertEquals(-1, all.indexOf('\u001b'), all);
    }
  }

  @Test
  void anUnreadableFolderIsReported(@TempDir Path folder) throws IOException {
    Path secret = Files.createDirectory(folder.resolve("secret"));
    assumeTrue(secret.toFile().setReadable(false) && !Files.isReadable(secret));
    Files.copy(RECORDS.resolve("iris/iris-8.brg"), folder.resolve("z.brg"));
    Run run = Run.of("validate", folder.toString());
    assertEquals(2, run.status());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains("1 file could not be read"), run.err());
    assertTrue(run.out().contains("secret: permission is denied"), run.out());
    assertTrue(run.out().contains("ok   z.brg #2"), run.out());
    Run itself = Run.of("validate", secret.toString());
    assertEquals(2, itself.status());
    assertTrue(itself.err().contains(secret + ": permission is"), itself.err());
    assertTrue(secret.toFile().setReadable(true));
  }
}
