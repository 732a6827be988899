package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that the code of the server names no game. */
class GenericTest {
  @Test
  void serverCodeNamesNoGame() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(Path.of("src", "main"))) {
      // The examples of the description name games.
      files =
          all.filter(Files::isRegularFile).filter(file -> !file.endsWith("openapi.json")).toList();
    }
    assertTrue(files.size() > 15);
    for (Path file : files) {
      String text = Files.readString(file).toLowerCase(Locale.ROOT);
      for (String id : List.of("loa", "linage", "iris", "carteso")) {
        GameType type = GameTypes.installed().get(id);
        assertFalse(text.matches("(?s).*\\b" + type.id() + "\\b.*"), file + " names " + type.id());
        assertFalse(text.contains(type.title().toLowerCase(Locale.ROOT)), file.toString());
      }
    }
  }
}
