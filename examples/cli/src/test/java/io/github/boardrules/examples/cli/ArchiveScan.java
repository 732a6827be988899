package io.github.boardrules.examples.cli;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.examples.engine.bulk.FileNames;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Piece;
import io.github.boardrules.examples.engine.bulk.Pieces;
import io.github.boardrules.examples.engine.bulk.RecordTexts;
import io.github.boardrules.examples.engine.bulk.Tally;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A full scan of the records in the folder {@code -Dboardrules.index.records=RECORDS}. */
final class ArchiveScan {
  private final Path records = Path.of(System.getProperty("boardrules.index.records", ""));
  private long games;

  /** A set of games with a number for each: their number, and a sum that depends on each. */
  static final class Hits {
    long count;
    long sum;

    void add(String source, long number, int ply) {
      count++;
      sum += (source + " #" + number + " " + ply).hashCode() * 0x9e3779b97f4a7c15L;
    }

    @Override
    public String toString() {
      return count + " games with the sum " + sum;
    }
  }

  /** Returns the number of games that the scan has read. */
  long games() {
    return games;
  }

  /** Receives a game with its number in its file. */
  interface Games {
    void game(String source, long number, GameReplay game);
  }

  /** Reads all games, as {@code index} names them. */
  void scan(Games receiver) throws IOException {
    games = 0;
    for (Path file : files()) {
      try (InputStream in = Files.newInputStream(file)) {
        RecordTexts.of(name(file), Optional.of(BrgFormat.BRG), in, texts(receiver));
      }
    }
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(records)) {
      return files
          .filter(file -> FileNames.mayHaveRecords(file.getFileName().toString()))
          .sorted()
          .toList();
    }
  }

  private String name(Path file) {
    return records.relativize(file).toString();
  }

  /** Judges all games as the commands do. */
  void judge(Judging<?> judging) throws IOException {
    for (Path file : files()) {
      judging.file(name(file), Optional.of(BrgFormat.BRG), () -> Files.newInputStream(file));
    }
    Tally unused = judging.finish();
  }

  private RecordTexts.Visitor texts(Games receiver) {
    return new RecordTexts.Visitor() {
      @Override
      public void text(String name, RecordFormat format, InputStream in) throws IOException {
        Pieces pieces = Pieces.salvaging(in, format, name);
        long[] number = new long[1];
        for (Optional<Piece> piece = pieces.next(); piece.isPresent(); piece = pieces.next()) {
          piece.get().judge(Validator.installed(), verdict -> add(name, ++number[0], verdict));
        }
      }

      private void add(String name, long number, GameReplay verdict) {
        if (verdict.mainLine().isPresent()) {
          games++;
          receiver.game(name, number, verdict);
        }
      }

      @Override
      public void skipped(String name) {}
    };
  }
}
