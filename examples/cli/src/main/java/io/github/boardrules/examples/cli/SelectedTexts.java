package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.util.Comparator.comparing;

import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.examples.engine.duplicates.Duplicate.Found;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The texts of games in a temporary file, so that they can be sorted. Memory for the key and the
 * place of each.
 */
final class SelectedTexts implements AutoCloseable {
  /** The place of a text in the file. */
  private record Entry(long offset, int length, SelectOrder.Key key, @Nullable Found game) {}

  /** Receives texts, and line ends between them. */
  interface Target {
    void write(byte[] text) throws IOException;
  }

  private static final byte[] LINE_END = {'\n'};

  private final Path file;
  private final OutputStream out;

  /** The minimum number of line ends between two texts. */
  private final int lineEnds;

  private final List<Entry> entries = new ArrayList<>();
  private long offset;

  private SelectedTexts(Path file, OutputStream out, int lineEnds) {
    this.file = file;
    this.lineEnds = lineEnds;
    this.out = out;
  }

  /** Creates the file for texts in a format. In BRG, an empty line is between them. */
  static SelectedTexts in(RecordFormat format) throws IOException {
    Path file = Files.createTempFile("boardrules", ".games");
    return new SelectedTexts(
        file,
        new BufferedOutputStream(Files.newOutputStream(file), 1 << 16),
        format.id().equals(BrgFormat.BRG.id()) ? 2 : 1);
  }

  /**
   * Adds the bytes of a game, as characters from 0 to 255.
   *
   * @param game where the game is; null if it need not be removed
   */
  void add(String text, SelectOrder.Key key, @Nullable Found game) {
    try {
      out.write(text.getBytes(ISO_8859_1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    entries.add(new Entry(offset, text.length(), key, game));
    offset += text.length();
  }

  /** Returns the number of texts. */
  int size() {
    return entries.size();
  }

  void removeAll(Set<Found> games) {
    entries.removeIf(entry -> entry.game != null && games.contains(entry.game));
  }

  void sort(SelectOrder order) throws IOException {
    out.flush();
    entries.sort(comparing(Entry::key, order.comparator()));
  }

  /** Writes some texts, with line ends between them where there are not enough. */
  void write(int from, int to, Target target) throws IOException {
    out.flush();
    try (RandomAccessFile texts = new RandomAccessFile(file.toFile(), "r")) {
      long at = 0;
      for (int i = from; i < to; i++) {
        Entry entry = entries.get(i);
        byte[] text = new byte[entry.length];
        if (at != entry.offset) {
          texts.seek(entry.offset);
        }
        texts.readFully(text);
        at = entry.offset + entry.length;
        target.write(text);
        for (int ends = lineEnds(text); ends < lineEnds && i + 1 < to; ends++) {
          target.write(LINE_END);
        }
      }
    }
  }

  /** Returns the number of line ends at the end of a text. */
  private static int lineEnds(byte[] text) {
    int ends = 0;
    for (int i = text.length - 1; i >= 0; i--) {
      boolean isReturn = text[i] == '\r';
      if (!isReturn && text[i] != '\n') {
        break;
      }
      ends += isReturn && i + 1 < text.length && text[i + 1] == '\n' ? 0 : 1;
    }
    return ends;
  }

  @Override
  public void close() throws IOException {
    out.close();
    Files.deleteIfExists(file);
  }
}
