package io.github.boardrules.examples.benchmarks.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.examples.engine.bulk.Piece;
import io.github.boardrules.examples.engine.bulk.Pieces;
import io.github.boardrules.examples.engine.bulk.RecordTexts;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/**
 * Tests that validation finds exactly the damaged games of an archive, and reports the code of each
 * damage first.
 */
class ArchiveTest {
  @TempDir private Path folder;

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  /** Judges all games. Returns the verdicts by text and number. */
  private static Map<String, GameReplay> judge(Path folder) throws IOException {
    Map<String, GameReplay> verdicts = new HashMap<>();
    Validator options = Validator.installed();
    for (Path file : files(folder)) {
      try (InputStream in = Files.newInputStream(file)) {
        String name = file.getFileName().toString();
        RecordTexts.of(
            name,
            Optional.empty(),
            in,
            new RecordTexts.Visitor() {
              @Override
              public void text(String text, RecordFormat format, InputStream bytes)
                  throws IOException {
                Pieces pieces = new Pieces(bytes, format, text);
                int[] count = {0};
                for (Optional<Piece> piece = pieces.next();
                    piece.isPresent();
                    piece = pieces.next()) {
                  piece
                      .get()
                      .judge(options, verdict -> verdicts.put(text + "\t" + ++count[0], verdict));
                }
              }

              @Override
              public void skipped(String text) {
                throw new AssertionError(text);
              }
            });
      }
    }
    return verdicts;
  }

  @Test
  @Tag("proof")
  void exactlyTheDamagedGamesAreInvalid() throws IOException {
    Archive.Written written = new Archive(folder, 5_000, 500, 10, 7).write();
    Map<String, GameReplay> verdicts = judge(folder);
    assertEquals(5_000, verdicts.size());
    Map<String, Truth> truth = new HashMap<>();
    written.truth().forEach(game -> truth.put(game.text() + "\t" + game.game(), game));
    assertEquals(written.damaged(), truth.size());
    Set<String> found =
        verdicts.entrySet().stream()
            .filter(verdict -> !verdict.getValue().isValid())
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet());
    assertEquals(ImmutableSet.of(), Sets.symmetricDifference(truth.keySet(), found));
    Set<Damage> damages = EnumSet.noneOf(Damage.class);
    truth.forEach(
        (where, game) -> {
          List<RecordProblem> problems = Objects.requireNonNull(verdicts.get(where)).problems();
          assertEquals(game.code(), problems.get(0).code(), () -> game + ": " + problems);
          damages.add(game.damage());
        });
    assertEquals(EnumSet.allOf(Damage.class), damages);
    assertTrue(Damage.values().length >= 20);
  }

  @Test
  void anUndamagedArchiveIsValidAndHasAllTypesOfGames() throws IOException {
    Archive.Written written = new Archive(folder, 1_000, 200, 0, 3).write();
    assertEquals(0, written.damaged());
    Map<String, GameReplay> verdicts = judge(folder);
    assertEquals(1_000, verdicts.size());
    assertTrue(verdicts.values().stream().allMatch(GameReplay::isValid));
    assertEquals(
        Set.of("loa", "linage", "iris", "carteso"),
        verdicts.values().stream()
            .map(verdict -> verdict.record().game().orElseThrow())
            .collect(Collectors.toSet()));
    for (GameReplay verdict : verdicts.values()) {
      Map<String, Object> map = verdict.toMap();
      assertTrue(
          String.valueOf(map.get("players")).matches("\\{FIRST=\\w+, SECOND=\\w+}"),
          map.toString());
      assertTrue(
          String.valueOf(map.get("date")).matches("20\\d\\d[.-]\\d\\d[.-]\\d\\d"), map.toString());
    }
    long plies = verdicts.values().stream().mapToLong(v -> v.record().moves().size()).sum();
    assertEquals(written.plies(), plies);
  }

  @Test
  void equalParametersProduceEqualBytes() throws IOException {
    Archive.Written one = new Archive(folder.resolve("one"), 300, 50, 10, 5).write();
    Archive.Written other = new Archive(folder.resolve("other"), 300, 50, 10, 5).write();
    assertEquals(one, other);
    List<byte[]> bytes = new ArrayList<>();
    for (Path file : files(folder.resolve("one"))) {
      Path twin = folder.resolve("other").resolve(file.getFileName());
      assertEquals(-1, Files.mismatch(file, twin), file.toString());
      bytes.add(Files.readAllBytes(file));
    }
    assertEquals(6, bytes.size());
  }

  @Test
  void theLocaleHasNoEffect() throws IOException {
    Archive.Written expected = new Archive(folder.resolve("one"), 20, 20, 10, 5).write();
    Locale usual = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try {
      assertEquals(expected, new Archive(folder.resolve("other"), 20, 20, 10, 5).write());
    } finally {
      Locale.setDefault(usual);
    }
    assertTrue(Files.exists(folder.resolve("other").resolve("part-00000.brg")));
  }

  @Test
  void zeroGamesPerFileAreRejected() {
    StringWriter err = new StringWriter();
    int status =
        new CommandLine(new ArchiveCommand())
            .setErr(new PrintWriter(err))
            .execute(folder.toString(), "--truth=" + folder.resolve("truth"), "--per-file=0");
    assertEquals(2, status);
    assertTrue(err.toString().startsWith("--per-file must be at least 1"), err.toString());
  }
}
