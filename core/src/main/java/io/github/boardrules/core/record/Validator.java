package io.github.boardrules.core.record;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.AbstractIterator;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.google.common.io.ByteStreams;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Judges the games of a text by the rules: one call turns bytes or characters into a {@link
 * GameVerdict} for each game. Immutable and thread-safe.
 *
 * <pre>{@code
 * Validator validator = Validator.standard();
 * try (var verdicts = validator.validate("[Game \"loa\"] 1. b1-b3 h7-f7 *", "upload")) {
 *   verdicts.forEach(verdict -> System.out.println(verdict.text())); // 2 moves, unfinished
 * }
 * }</pre>
 *
 * <p>The format follows from the name of the text if the name ends, ignoring a final {@code .gz},
 * with the {@linkplain RecordFormat#extension extension} of exactly one format; otherwise it
 * follows from the first characters of the text. If no format recognizes them, it is the first
 * format with the extension of the name, or BRG if there is none. Bytes that are compressed with
 * gzip are decompressed. The contents of a text cause no exception, unless they are damaged
 * compressed data: then an {@link IOException} is thrown if the damage is at the start, otherwise
 * an {@link UncheckedIOException} by the stream.
 *
 * <p>Runs in time linear in the length of the text, whatever it contains. In a warm JVM, 1 MB of
 * legal moves on large boards takes about a second of processor time, even if it consists of a
 * thousand games with different options. Starting the JVM and compiling take up to two seconds
 * more. Before its first move, a game takes time linear in the size of its board. Needs memory for
 * one game within the {@link ReadLimits}. Close the stream of verdicts: this closes the text.
 */
public final class Validator {
  /** The maximum number of characters from which a format recognizes a text. */
  private static final int LOOK_AHEAD = 1 << 12;

  private static final String DEFAULT_FORMAT = "brg";

  private final ReplayOptions options;
  private final ReadLimits limits;
  private final ImmutableList<RecordFormat> formats;

  private Validator(ReplayOptions options, ReadLimits limits, ImmutableList<RecordFormat> formats) {
    this.options = options;
    this.limits = limits;
    this.formats = formats;
  }

  /**
   * {@return a validator with all games and formats on the class path and module path, and the
   * default limits} Each call searches for them again.
   */
  public static Validator standard() {
    return of(ReplayOptions.installed());
  }

  /**
   * {@return a validator with all formats on the class path and module path, and the default
   * limits} Each call searches for them again.
   *
   * @param options the known games, and how to replay records
   */
  public static Validator of(ReplayOptions options) {
    return new Validator(
        options,
        ReadLimits.defaults(),
        ImmutableList.copyOf(ServiceLoader.load(RecordFormat.class)));
  }

  /**
   * {@return the same validator with other limits}
   *
   * @param other the limits, for example {@link ReadLimits#forServers()}
   */
  public Validator withLimits(ReadLimits other) {
    return new Validator(options, other, formats);
  }

  /**
   * {@return the same validator for texts of one format, whatever their names and contents}
   *
   * @param format the format
   */
  public Validator withFormat(RecordFormat format) {
    return new Validator(options, limits, ImmutableList.of(format));
  }

  /**
   * Judges the games of a file.
   *
   * @param file the file, compressed or not
   * @return the verdicts; close the stream after use
   * @throws IOException if the file cannot be read, or compressed data is damaged at its start
   */
  public Stream<GameVerdict> validate(Path file) throws IOException {
    return validate(Files.newInputStream(file), file.toString());
  }

  /**
   * Judges the games of a text in bytes.
   *
   * @param in the bytes, compressed or not; the stream of verdicts closes them
   * @param name the name of the text in {@link TextLocation}s; its extension may determine the
   *     format
   * @return the verdicts; close the stream after use
   * @throws IOException if the bytes cannot be read, or compressed data is damaged at its start
   */
  public Stream<GameVerdict> validate(InputStream in, String name) throws IOException {
    try {
      InputStream text = new BufferedInputStream(inflated(in));
      return verdicts(detect(text, name).open(text, name, limits));
    } catch (IOException | RuntimeException e) {
      in.close();
      throw e;
    }
  }

  /**
   * Judges the games of a text.
   *
   * @param text the text
   * @param name the name of the text in {@link TextLocation}s; its extension may determine the
   *     format
   * @return the verdicts
   */
  public Stream<GameVerdict> validate(String text, String name) {
    String start = text.substring(0, Math.min(text.length(), LOOK_AHEAD));
    Reader reader = new StringReader(text);
    try {
      return verdicts(format(name, start).open(reader, name, limits));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream inflated(InputStream in) throws IOException {
    PushbackInputStream bytes = new PushbackInputStream(in, 2);
    byte[] magic = new byte[2];
    int length = ByteStreams.read(bytes, magic, 0, 2);
    bytes.unread(magic, 0, length);
    return magic[0] == 0x1f && magic[1] == (byte) 0x8b
        ? new GZIPInputStream(new NeverEmpty(bytes), 1 << 13)
        : bytes;
  }

  /**
   * Always claims that bytes are available: if a pipe is momentarily empty, {@link GZIPInputStream}
   * would mistake the end of a member for the end of the file.
   */
  private static final class NeverEmpty extends FilterInputStream {
    NeverEmpty(InputStream in) {
      super(in);
    }

    @Override
    public int available() {
      return 1;
    }
  }

  /**
   * {@return the format in which this validator reads a text} After the first character that is not
   * blank, it reads only bytes that are available without waiting.
   *
   * @param in the text, not compressed; it must support {@code mark}, and its position does not
   *     change
   * @param name the name of the text
   * @throws IOException if the first bytes cannot be read
   */
  public RecordFormat detect(InputStream in, String name) throws IOException {
    in.mark(LOOK_AHEAD);
    byte[] block = new byte[LOOK_AHEAD];
    int length = 0;
    String start = "";
    try {
      while (length < LOOK_AHEAD && (start.isBlank() || in.available() > 0)) {
        int count = in.read(block, length, LOOK_AHEAD - length);
        if (count < 0) {
          break;
        }
        length += count;
        start = new String(block, 0, length, StandardCharsets.UTF_8);
      }
    } catch (IOException e) {
      if (length == 0) {
        throw e;
      }
      // The reader reports the damage after it has read the bytes before the damage.
    }
    in.reset();
    return format(name, start);
  }

  private RecordFormat format(String name, String start) {
    if (formats.size() == 1) {
      return formats.get(0);
    }
    String lower = Ascii.toLowerCase(name);
    String plain = lower.endsWith(".gz") ? lower.substring(0, lower.length() - 3) : lower;
    ImmutableList<RecordFormat> named =
        formats.stream()
            .filter(format -> plain.endsWith(format.extension()))
            .collect(toImmutableList());
    return named.size() == 1
        ? named.get(0)
        : formats.stream()
            .filter(format -> format.recognizes(start))
            .findFirst()
            .or(() -> named.stream().findFirst())
            .or(() -> formats.stream().filter(f -> f.id().equals(DEFAULT_FORMAT)).findFirst())
            .orElseThrow();
  }

  private Stream<GameVerdict> verdicts(RecordReader reader) {
    Iterator<GameVerdict> verdicts =
        new AbstractIterator<>() {
          @Override
          protected @Nullable GameVerdict computeNext() {
            try {
              Optional<ParsedGame> game = reader.next();
              return game.isPresent() ? GameVerdict.of(game.get(), options) : endOfData();
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          }
        };
    return Streams.stream(verdicts)
        .onClose(
            () -> {
              try {
                reader.close();
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
  }
}
