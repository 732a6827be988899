package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.hash.Hashing;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.duplicates.Duplicate;
import io.github.boardrules.examples.engine.duplicates.Duplicates;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Compares the duplicates in an archive with a full scan of it that keeps a hash of each game and
 * of each of its beginnings: {@code -Dboardrules.index.records=RECORDS}. Prints the time.
 */
@EnabledIfSystemProperty(named = "boardrules.index.records", matches = ".+")
class DuplicatesOfArchiveTest {
  private final ArchiveScan archive = new ArchiveScan();

  /** A game that another one continues is a duplicate, and so are all equal ones but one. */
  @Test
  void duplicatesAreThoseOfAFullScan() throws IOException {
    LongStream.Builder prefixes = LongStream.builder();
    LongStream.Builder texts = LongStream.builder();
    List<String> names = new ArrayList<>();
    archive.scan(
        (source, number, game) -> {
          String text = game.canonicalText().orElse("");
          if (!text.isEmpty()) {
            texts.add(hash(text));
            names.add(source + " #" + number);
            int moves = game.legalPlies();
            for (int end = text.length(); moves > 0; moves--) {
              end = text.lastIndexOf('\n', end - 1);
              prefixes.add(hash(text.substring(0, end)));
            }
          }
        });
    long[] begun = prefixes.build().sorted().toArray();
    long[] all = texts.build().toArray();
    ArchiveScan.Hits expected = new ArchiveScan.Hits();
    List<Long> complete = new ArrayList<>();
    for (int i = 0; i < all.length; i++) {
      if (Arrays.binarySearch(begun, all[i]) >= 0) {
        expected.add(names.get(i), 0, 0);
      } else {
        complete.add(all[i]);
      }
    }
    ArchiveScan.Hits found = new ArchiveScan.Hits();
    long[] equal = new long[1];
    long start = System.nanoTime();
    try (Duplicates duplicates = Duplicates.inDefaultFolder();
        Judging<Duplicates.Batch> judging = new Judging<>(Validator.installed(), duplicates, 1)) {
      archive.judge(judging);
      duplicates.forEach(
          one -> {
            if (one.kind() == Duplicate.Kind.PREFIX) {
              found.add(one.game().toString(), 0, 0);
            } else {
              equal[0]++;
            }
          });
    }
    System.out.printf(
        "%d games, %d duplicates, %d of them only the first moves: %.0f s%n",
        all.length, equal[0] + found.count, found.count, (System.nanoTime() - start) / 1e9);
    assertEquals(expected.toString(), found.toString());
    assertEquals(complete.size() - complete.stream().distinct().count(), equal[0]);
  }

  private static long hash(String text) {
    return Hashing.farmHashFingerprint64().hashString(text, StandardCharsets.UTF_8).asLong();
  }
}
