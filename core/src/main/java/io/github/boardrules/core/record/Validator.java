package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.text.Utf16;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Judges the games of a text by the rules: one call turns bytes or characters into a {@link
 * GameVerdict} for each game. Immutable and thread-safe.
 *
 * <pre>{@code
 * Validator validator = Validator.installed();
 * try (var verdicts = validator.validate("[Game \"loa\"] 1. b1-b3 h7-f7 *", "upload")) {
 *   verdicts.forEach(verdict -> System.out.println(verdict.summary())); // 2 moves, unfinished
 * }
 * }</pre>
 *
 * <p>The format follows from the name of the text and from its first characters, as {@link
 * RecordFormats#detect(InputStream, String)} says. Bytes that are compressed with gzip are
 * decompressed, whatever their name, and UTF-16 is {@linkplain Utf16 recognized}. Archives and
 * other {@linkplain Container compressed} data are {@code NOT_A_GAME}, with a message that names
 * them.
 *
 * <p>There is always a verdict, and no exception: a text without a game, such as random bytes, has
 * one verdict with the problem {@link RecordProblem.Code#NOT_A_GAME}. If a part of random bytes
 * happens to look like the beginning of a game, such as a tag, that part has another verdict,
 * because a game can follow damaged bytes. A text with too many games or characters has one more
 * verdict, without a game and with one problem, that says so; if the text is cut in the middle of a
 * game, that problem belongs to the game. If compressed data is damaged or the text cannot be read
 * to its end, the games before the damage are judged, and then one problem with the code {@code
 * TRUNCATED}, {@code CORRUPT} or {@code UNREADABLE} belongs to the game that was cut, or to one
 * more verdict without a game.
 *
 * <p>Runs in time linear in the length of the text, whatever it contains. In a warm JVM, 1 MB of
 * legal moves on large boards takes about a second of processor time, even if it consists of a
 * thousand games with different options. Starting the JVM and compiling take up to two seconds
 * more. Before its first move, a game takes time linear in the size of its board. Needs memory for
 * one game within the {@link ReadLimits}. Close the stream of verdicts: this closes the text.
 */
public final class Validator {
  private final ReplayOptions options;
  private final ReadLimits limits;
  private final RecordFormats formats;

  private Validator(ReplayOptions options, ReadLimits limits, RecordFormats formats) {
    this.options = options;
    this.limits = limits;
    this.formats = formats;
  }

  /**
   * {@return a validator with all games and formats on the class path and module path, and the
   * default limits} Each call searches for them again.
   */
  public static Validator installed() {
    return of(ReplayOptions.installed());
  }

  /**
   * {@return a validator with all formats on the class path and module path, and the default
   * limits} Each call searches for them again.
   *
   * @param options the known games, and how to replay records
   */
  public static Validator of(ReplayOptions options) {
    checkNotNull(options, "options");
    return new Validator(options, ReadLimits.defaults(), RecordFormats.installed());
  }

  /**
   * {@return the same validator with other limits}
   *
   * @param other the limits, for example {@link ReadLimits#forServers()}
   */
  public Validator withLimits(ReadLimits other) {
    checkNotNull(other, "other");
    return new Validator(options, other, formats);
  }

  /**
   * {@return the same validator for texts of one format, whatever their names and contents}
   *
   * @param format the format
   */
  public Validator withFormat(RecordFormat format) {
    return new Validator(options, limits, RecordFormats.of(ImmutableList.of(format)));
  }

  /**
   * {@return a sentence about each installed game and format that cannot be used; usually empty}
   */
  public List<String> problems() {
    return ImmutableList.<String>builder()
        .addAll(options.games.problems())
        .addAll(formats.problems())
        .build();
  }

  /**
   * Judges the games of a file.
   *
   * @param file the file, compressed or not
   * @return the verdicts; close the stream after use
   * @throws IOException if the file cannot be opened, or is a folder
   */
  public Stream<GameVerdict> validate(Path file) throws IOException {
    return validate(open(file), file.toString());
  }

  /**
   * Judges the games of a text in bytes.
   *
   * @param in the bytes, compressed or not; the stream of verdicts closes them
   * @param name the name of the text in {@link TextLocation}s; its extension may determine the
   *     format
   * @return the verdicts; close the stream after use
   */
  public Stream<GameVerdict> validate(InputStream in, String name) {
    Damage damage = new Damage();
    return VerdictIterator.verdicts(in, opening(in, name, damage), options, damage, false);
  }

  /**
   * Judges the games of a text in characters.
   *
   * @param in the characters; the stream of verdicts closes them
   * @param name the name of the text in {@link TextLocation}s; its extension may determine the
   *     format
   * @return the verdicts; close the stream after use
   */
  public Stream<GameVerdict> validate(Reader in, String name) {
    Damage damage = new Damage();
    return VerdictIterator.verdicts(in, opening(in, name, damage), options, damage, false);
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
    return validate(new StringReader(text), name);
  }

  /**
   * Judges the games of a file as {@link #validate(Path)} does, and keeps their records and
   * positions.
   *
   * @param file the file, compressed or not
   * @return the replays; close the stream after use
   * @throws IOException if the file cannot be opened, or is a folder
   */
  public Stream<GameReplay> replays(Path file) throws IOException {
    return replays(open(file), file.toString());
  }

  /**
   * Judges the games of a text in bytes as {@link #validate(InputStream, String)} does, and keeps
   * their records and positions.
   *
   * @param in the bytes, compressed or not; the stream of replays closes them
   * @param name the name of the text in {@link TextLocation}s
   * @return the replays; close the stream after use
   */
  public Stream<GameReplay> replays(InputStream in, String name) {
    Damage damage = new Damage();
    return VerdictIterator.replays(in, opening(in, name, damage), options, damage, false);
  }

  /**
   * Judges the games of a text in characters as {@link #validate(Reader, String)} does, and keeps
   * their records and positions.
   *
   * @param in the characters; the stream of replays closes them
   * @param name the name of the text in {@link TextLocation}s
   * @return the replays; close the stream after use
   */
  public Stream<GameReplay> replays(Reader in, String name) {
    Damage damage = new Damage();
    return VerdictIterator.replays(in, opening(in, name, damage), options, damage, false);
  }

  /**
   * Judges the games of a text as {@link #validate(String, String)} does, and keeps their records
   * and positions.
   *
   * @param text the text
   * @param name the name of the text in {@link TextLocation}s
   * @return the replays
   */
  public Stream<GameReplay> replays(String text, String name) {
    return replays(new StringReader(text), name);
  }

  private static InputStream open(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), null, "it is a folder, not a file");
    }
    return Files.newInputStream(file);
  }

  private VerdictIterator.Opening opening(InputStream in, String name, Damage damage) {
    checkNotNull(in, "in");
    checkNotNull(name, "name");
    return () -> {
      InputStream bytes = new BufferedInputStream(inflated(in, damage));
      InputStream text = Utf16.toUtf8(bytes);
      InputStream marked = text.markSupported() ? text : new BufferedInputStream(text);
      RecordFormat format = formats.detect(marked, name);
      return new Scan(RecordInput.of(marked, name, limits), format);
    };
  }

  private VerdictIterator.Opening opening(Reader in, String name, Damage damage) {
    checkNotNull(in, "in");
    checkNotNull(name, "name");
    return () -> {
      // The reader of a string never fails, and it can be marked.
      Reader text = in instanceof StringReader ? in : new BufferedReader(damage.characters(in));
      RecordFormat format = formats.detect(text, name);
      return new Scan(RecordInput.of(text, name, limits), format);
    };
  }

  /** Returns the decompressed bytes, which end where reading fails. */
  private static InputStream inflated(InputStream in, Damage damage) {
    InputStream bytes = new BufferedInputStream(in);
    try {
      return damage.bytes(Container.open(bytes));
    } catch (IOException e) {
      damage.failed(e);
      return damage.bytes(bytes);
    }
  }
}
