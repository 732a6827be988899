package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the commands {@code list} and {@code select}. */
class SelectCommandTest {
  private static final String ADA =
      "; a comment\n[First \"Ada\"]\n[Date \"2003\"]\n[Game \"loa\"]\n\n1. b1-b3   h7-f7 {é} *\n\n";
  private static final String EMMY =
      "[First \"Emmy\"]\n[Date \"2001\"]\n[Game \"iris\"]\n[Options \"n=2\"]\n\n1. b2 *\n\n";
  private static final String ZOE = "[First \"Zoë\"]\n[Game \"loa\"]\n\n1. b1-b4 *\n\n";

  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private String select(Object... arguments) throws IOException {
    Path output = folder.resolve("output.brg");
    Files.deleteIfExists(output);
    Object[] all = new Object[arguments.length + 3];
    all[0] = "select";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    all[arguments.length + 1] = "--output";
    all[arguments.length + 2] = output;
    IndexRun.Result run = IndexRun.run(all);
    assertEquals(0, run.status(), run.err());
    return Files.exists(output) ? Files.readString(output) : "";
  }

  @Test
  void theTextOfAGameDoesNotChange() throws IOException {
    Path games = write("games.brg", ADA + EMMY + ZOE);
    assertEquals(ADA + EMMY + ZOE, select(games));
    assertEquals(ADA, select(games, "--player", "ada"));
    assertEquals(EMMY, select(games, "--game", "iris"));
    assertEquals(ZOE, select(games, "--player", "zoe"));
    assertEquals(ZOE, select(games, "--valid", "false"));
    assertEquals("", select(games, "--player", "zoe", "--exact", "true"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\r\n", "\r"})
  void lineEndsDoNotChange(String end) throws IOException {
    String text = (ADA + EMMY + ZOE).replace("\n", end);
    assertEquals(text, select(write("games.brg", text)));
    assertEquals(EMMY.replace("\n", end), select(write("games.brg", text), "--player", "Emmy"));
  }

  @Test
  void bytesThatAreNotUtf8DoNotChange() throws IOException {
    byte[] text = (ZOE + ADA).getBytes(StandardCharsets.ISO_8859_1);
    Path games = Files.write(folder.resolve("games.brg"), text);
    Path output = folder.resolve("output.brg");
    IndexRun.Result run = IndexRun.run("select", games, "--player", "ada", "--output", output);
    assertEquals(0, run.status(), run.err());
    assertArrayEquals(ADA.getBytes(StandardCharsets.ISO_8859_1), Files.readAllBytes(output));
    run = IndexRun.run("select", games, "--to", "brg");
    assertEquals(2, run.status());
    assertTrue(run.err().contains("not in UTF-8"), run.err());
  }

  @Test
  void gamesOfOneLineAreSeparated() throws IOException {
    Path games =
        write(
            "games.sgf",
            "\ufeff(;GM[9]SZ[8]PB[Ada];B[b1-b3])(;GM[9]SZ[8]PB[É😀]C[(;x];B[b1-d1]) ("
                + " ;GM[9]SZ[8])");
    Path output = folder.resolve("output.sgf");
    assertEquals(0, IndexRun.run("select", games, "--player", "e😀", "--output", output).status());
    assertEquals("(;GM[9]SZ[8]PB[É😀]C[(;x];B[b1-d1]) ", Files.readString(output));
    assertEquals(
        0,
        IndexRun.run("select", games, "--player", "", "--as", "first", "--output", output)
            .status());
    assertEquals("( ;GM[9]SZ[8])", Files.readString(output));
  }

  @Test
  void compressedFilesAndArchivesAreRead() throws IOException {
    ByteArrayOutputStream gzip = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(gzip)) {
      out.write(ADA.getBytes(StandardCharsets.UTF_8));
    }
    Files.write(folder.resolve("a.brg.gz"), gzip.toByteArray());
    try (ZipOutputStream out =
        new ZipOutputStream(Files.newOutputStream(folder.resolve("b.zip")))) {
      out.putNextEntry(new ZipEntry("b.brg"));
      out.write((EMMY + ADA).getBytes(StandardCharsets.UTF_8));
    }
    assertEquals(
        ADA + ADA, select(folder.resolve("a.brg.gz"), folder.resolve("b.zip"), "--player", "Ada"));
  }

  @Test
  void sortsAndSplits() throws IOException {
    Path games = write("games.brg", ADA + EMMY + ZOE);
    assertEquals(EMMY + ADA + ZOE, select(games, "--sort", "date"));
    assertEquals(ADA + EMMY + ZOE, select(games, "--sort", "players"));
    assertEquals(EMMY + ZOE + ADA, select(games, "--sort", "length"));
    assertEquals(EMMY + ZOE + ADA, select(games, "--sort", "length,date"));
    Path part = folder.resolve("part.x.brg");
    IndexRun.Result run = IndexRun.run("select", games, "--split", 2, "--output", part);
    assertEquals(0, run.status(), run.err());
    assertEquals(ADA + EMMY, Files.readString(folder.resolve("part-1.x.brg")));
    assertEquals(ZOE, Files.readString(folder.resolve("part-2.x.brg")));
    assertFalse(Files.exists(folder.resolve("part-3.x.brg")));
  }

  @Test
  void textsWithoutAnEndAreSeparated() throws IOException {
    Path last = write("last.brg", "[Game \"loa\"]\n\n1. b1-b3 *");
    assertEquals("[Game \"loa\"]\n\n1. b1-b3 *\n\n" + ADA, select(last, write("a.brg", ADA)));
  }

  @Test
  void gamesThatCannotBeWrittenAreNamed() throws IOException {
    Path games = write("games.brg", ADA + EMMY + ZOE);
    Path output = folder.resolve("output.sgf");
    IndexRun.Result run = IndexRun.run("select", games, "--output", output);
    assertEquals(1, run.status());
    assertTrue(run.err().contains("games.brg #2: cannot be written in the format sgf"), run.err());
    assertTrue(run.err().contains("2 of 3 games written"), run.err());
    assertEquals(2, Files.readString(output).split(";FF", -1).length - 1);
  }

  @Test
  void textWithoutAGameAndDamageAreReported() throws IOException {
    Files.write(folder.resolve("part.brg.gz"), new byte[] {31, (byte) 139, 8, 0, 0});
    write("noise.brg", "damaged\u0001\n");
    for (String valid : new String[] {"", "--valid=true"}) {
      String[] words = ("list " + folder + " " + valid).trim().split(" ");
      IndexRun.Result run = IndexRun.run((Object[]) words);
      assertEquals(2, run.status());
      assertTrue(run.err().contains("noise.brg #1: not a game"), run.err());
      assertTrue(run.err().contains("1 file could not be read to its end"), run.err());
      assertEquals("0 games of 0\n", run.out());
    }
  }

  @Test
  void listsInThreeStyles() throws IOException {
    write("games.brg", ADA + EMMY.replace("Emmy", "E, \\\"x\\\"\u0007"));
    assertEquals(
        """
        games.brg #1, 2 plies: Ada - ?, 2003, *
        games.brg #2, 1 ply: E, "x"\\u0007 - ?, 2001, *
        2 games of 2
        """,
        IndexRun.run("list", folder, "--plies").out());
    assertEquals(
        """
        {"source":"games.brg","number":2,"game":"iris","first":"E, \\"x\\"\\u0007","second":"",\
        "event":"","date":"2001","result":"*"}
        """,
        IndexRun.run("list", folder, "--json", "--game", "iris").out());
    assertEquals(
        """
        source,number,game,first,second,event,date,result
        "games.brg",1,"loa","Ada","","","2003","*"
        "games.brg",2,"iris","E, ""x""\\u0007","","","2001","*"
        """,
        IndexRun.run("list", folder, "--csv").out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--since 2003-13|--since must be a date such as 2003, 2003-11 or 2003-11-05",
        "--since 2004 --until 2003|--until must not be earlier than 2004-01-01",
        "--result 2-0|--result must be one of 1-0, 0-1, 1/2-1/2, *",
        "--winner red|--winner must be one of first, second, draw, none, player, opponent, black",
        "--winner player|--winner is 'player', but no player is given",
        "--as black|--as is given without a player",
        "--opponent Ada|--opponent is given without a player",
        "--player x --as red|--as must be one of first, second, black",
        "--reason x|--reason must be one of agreement, boardFull",
        "--min-plies -1|--min-plies must be a whole number",
        "--min-plies 3 --max-plies 2|--max-plies must be at least 3",
        "--valid maybe|--valid must be true or false",
        "--game chess|--game is wrong: unknown game chess; installed games: carteso",
        "--option x=1|--option must be an option of carteso",
        "--game iris --option n=99|--option must be an option of the game",
        "--json --csv|--json and --csv exclude each other"
      })
  void refusesWrongFilters(String options, String message) {
    String[] words = ("list " + folder + " " + options).split(" ");
    IndexRun.Result run = IndexRun.run((Object[]) words);
    assertEquals(2, run.status());
    assertTrue(run.err().contains("boardrules: " + message), run.err());
  }

  @Test
  void refusesWrongOutputs() throws IOException {
    Path games = write("games.brg", ADA);
    assertTrue(IndexRun.run("select", games).err().contains("--to FORMAT is missing"));
    assertTrue(
        IndexRun.run("select", games, "--to", "brg", "--split", 1)
            .err()
            .contains("needs --output"));
    assertTrue(
        IndexRun.run("select", games, "--output", games).err().contains("cannot be overwritten"));
    assertTrue(
        IndexRun.run("find", "--game", "loa", games, "--index", folder)
            .err()
            .contains("exclude each other"));
  }
}
