package io.github.boardrules.examples.guide.tasks;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.conformance.Conformance;
import io.github.boardrules.core.conformance.Promise;
import io.github.boardrules.examples.cli.StandardCommands;
import io.github.boardrules.examples.engine.command.Program;
import io.github.boardrules.examples.guide.yavalath.YavalathType;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The game of the guide through the command line, and with planted mistakes: the kit finds those
 * that make it inconsistent, and the vectors those that make it another game.
 */
@Tag("proof")
class OwnGameTest {
  private static final String PACKAGE = YavalathType.class.getPackageName();
  private static final Path SOURCES = Path.of("src", "main", "java", PACKAGE.replace('.', '/'));
  private static final Path VECTORS = Path.of("src", "test", "resources", "vectors", "yavalath");

  @TempDir Path folder;

  /** Loads the classes of the game from a folder. */
  private static final class Changed extends URLClassLoader {
    Changed(Path classes) throws IOException {
      super(new URL[] {classes.toUri().toURL()}, OwnGameTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        return known != null
            ? known
            : name.startsWith(PACKAGE) ? findClass(name) : super.loadClass(name, resolve);
      }
    }
  }

  /** Runs a command with the games that a loader finds. */
  private static String run(ClassLoader games, int status, String... arguments) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      thread.setContextClassLoader(games);
      assertEquals(
          status,
          new Program(List.of(new StandardCommands())).run(out, out, arguments),
          () -> out.toString(UTF_8));
    } finally {
      thread.setContextClassLoader(before);
    }
    return out.toString(UTF_8);
  }

  private static String vectors() {
    return VECTORS.resolve("games.jsonl.gz").toString();
  }

  @Test
  void theCommandLineJudgesTheGame() throws IOException {
    String moves = "[Game \"yavalath\"]\n\n1. e5 a1 2. e6 b1 3. e8 e1 4. e7 ";
    ClassLoader games = OwnGameTest.class.getClassLoader();
    Path good = Files.writeString(folder.resolve("good.brg"), moves + "1-0\n");
    assertTrue(run(games, 0, "validate", good.toString()).contains("Black wins (four)"));
    Path bad = Files.writeString(folder.resolve("bad.brg"), moves + "e9 0-1\n");
    assertTrue(run(games, 1, "validate", bad.toString()).contains("GAME_OVER"));
    assertEquals("61\n", run(games, 0, "perft", "--game", "yavalath", "--depth", "1").substring(2));
    assertEquals("", run(games, 0, "trace", "--check", vectors()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "YavalathPosition; return empty().contains(cell); return !black.contains(cell); LEGALITY",
        "YavalathPosition; black.words(), white.words(); black.words(), black.words(); EQUALITY",
        "YavalathPosition; this::symbol; c -> 'b'; POSITION_TEXT",
        "YavalathPosition; with(move.cell()), white); with(move.cell()), black); POSITION_TEXT",
        "YavalathGame; cells.applyOrKeep(move.cell()); move.cell(); SYMMETRY",
        "YavalathPosition; last.opponent(), Reason; last, Reason; ''",
        "YavalathPosition; hasRow(stones, 4); hasRow(stones, 5); ''",
        "YavalathGame; HexDirection.EAST, H; HexDirection.NORTH_EAST, H; SYMMETRY",
      })
  void aPlantedMistakeIsFound(String file, String right, String wrong, String promise)
      throws Exception {
    List<String> arguments = new ArrayList<>(List.of("-proc:none", "-nowarn"));
    arguments.addAll(List.of("-cp", System.getProperty("java.class.path")));
    arguments.addAll(List.of("-d", folder.resolve("classes").toString()));
    try (Stream<Path> sources = Files.list(SOURCES)) {
      for (Path source : sources.toList()) {
        String text = Files.readString(source);
        boolean isIt = source.endsWith(file + ".java");
        assertTrue(!isIt || text.contains(right), right);
        Path copy = folder.resolve(source.getFileName());
        Files.writeString(copy, isIt ? text.replace(right, wrong) : text);
        arguments.add(copy.toString());
      }
    }
    assertEquals(
        0,
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(new String[0])));
    try (Changed games = new Changed(folder.resolve("classes"))) {
      Class<?> type = games.loadClass(YavalathType.class.getName());
      GameType changed = (GameType) type.getConstructor().newInstance();
      if (promise.isEmpty()) {
        for (Promise kept : List.of(Promise.LEGALITY, Promise.EQUALITY, Promise.SYMMETRY)) {
          assertTrue(!isBroken(kept, changed), "a game of its own, although another one: " + kept);
        }
        assertTrue(!run(games, 1, "trace", "--check", vectors()).isEmpty());
      } else {
        assertTrue(isBroken(Promise.valueOf(promise), changed), promise);
      }
    }
  }

  private static boolean isBroken(Promise promise, GameType type) {
    Options small = Options.of("side", "3");
    try {
      for (int seed = 0; seed < 5; seed++) {
        Conformance.of(type).check(promise, small, small, seed);
      }
      return false;
    } catch (AssertionError e) {
      return true;
    }
  }
}
