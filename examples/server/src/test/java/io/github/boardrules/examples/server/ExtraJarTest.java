package io.github.boardrules.examples.server;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game in a jar of its own is added to the class path, and the server offers it. */
@Tag("proof")
class ExtraJarTest {
  private static final String EXTRA = "tictactoe";

  @TempDir Path folder;

  @Test
  void theServerOffersTheGameOfAnotherJar() throws Exception {
    Set<Path> others = Set.of(home(EXTRA), home("hex"));
    String without =
        Splitter.on(File.pathSeparatorChar)
            .splitToStream(System.getProperty("java.class.path"))
            .filter(entry -> !others.contains(Path.of(entry).toAbsolutePath()))
            .collect(joining(File.pathSeparator));
    ImmutableList<String> before = games(without, "before");
    Path jar = folder.resolve("mygame.jar");
    pack(home(EXTRA), jar);
    ImmutableList<String> after = games(without + File.pathSeparator + jar, "after");
    assertEquals(List.of("carteso", "iris", "linage", "loa"), before);
    assertEquals(List.of("carteso", "iris", "linage", "loa", EXTRA), after);
  }

  /** Returns the jar or the folder of classes with a game. */
  private static Path home(String game) {
    try {
      return Path.of(
          GameTypes.installed()
              .get(game)
              .getClass()
              .getProtectionDomain()
              .getCodeSource()
              .getLocation()
              .toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  private ImmutableList<String> games(String classPath, String database)
      throws IOException, InterruptedException {
    try (ServerProcess server = ServerProcess.startWith(classPath, folder.resolve(database))) {
      ImmutableList<String> games =
          server.client().get("api/v1/games").ok(200).path("games").values().stream()
              .map(game -> game.path("id").asString())
              .collect(ImmutableList.toImmutableList());
      assertEquals(143, server.end());
      return games;
    }
  }

  private static void pack(Path home, Path jar) throws IOException {
    if (Files.isRegularFile(home)) {
      Files.copy(home, jar);
      return;
    }
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream packed = new JarOutputStream(out);
        Stream<Path> all = Files.walk(home)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String name = home.relativize(file).toString().replace(File.separatorChar, '/');
        packed.putNextEntry(new JarEntry(name));
        Files.copy(file, packed);
      }
    }
  }
}
