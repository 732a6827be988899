package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.text.Strictness;
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
import java.util.Optional;
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
 * <p>There is always a verdict, and no exception, unless another thread closes the {@link Records}
 * or interrupts the reader: a text without a game, such as random bytes, has one verdict with the
 * problem {@link RecordProblem.Code#NOT_A_GAME}. If a part of random bytes happens to look like the
 * beginning of a game, such as a tag, that part has another verdict, because a game can follow
 * damaged bytes. A text with too many games or characters has one more verdict, without a game and
 * with one problem, that says so; if the text is cut in the middle of a game, that problem belongs
 * to the game. If compressed data is damaged or the text cannot be read to its end, the games
 * before the damage are judged, and then one problem with the code {@code TRUNCATED}, {@code
 * CORRUPT}, {@code INFLATES_TOO_MUCH} or {@code UNREADABLE} belongs to the game that was cut, or to
 * one more verdict without a game.
 *
 * <p>Runs in time linear in the length of the text, whatever it contains. In a warm JVM, 1 MB of
 * legal moves on large boards takes about a second of processor time, even if it consists of a
 * thousand games with different options. Starting the JVM and compiling take up to two seconds
 * more. Before its first move, a game takes time linear in the size of its board. Needs memory for
 * one game within the {@link ReadLimits}. Close the stream of verdicts: this closes the text.
 */
@Immutable
public final class Validator {
  @SuppressWarnings("Immutable") // authors promise that their types are immutable
  final GameTypes games;

  @SuppressWarnings("Immutable") // the same
  private final RecordFormats formats;

  private final ReadLimits limits;
  private final Optional<String> defaultGame;
  private final Options overriding;
  final Strictness strictness;
  final boolean judgesVariations;

  private Validator(
      GameTypes games,
      RecordFormats formats,
      ReadLimits limits,
      Optional<String> defaultGame,
      Options overriding,
      Strictness strictness,
      boolean judgesVariations) {
    this.games = games;
    this.formats = formats;
    this.limits = limits;
    this.defaultGame = defaultGame;
    this.overriding = overriding;
    this.strictness = strictness;
    this.judgesVariations = judgesVariations;
  }

  /**
   * {@return a validator with all games and formats on the class path and module path, and the
   * default limits} Each call searches for them again: call this method once and keep the result.
   */
  public static Validator installed() {
    return of(GameTypes.installed());
  }

  /**
   * {@return a validator with all formats on the class path and module path, and the default
   * limits} Each call searches for them again.
   *
   * @param games the known games
   */
  public static Validator of(GameTypes games) {
    return of(games, RecordFormats.installed());
  }

  /**
   * {@return a validator with the default limits, which takes everything else from the records and
   * parses moves leniently} Searches for nothing.
   *
   * @param games the known games
   * @param formats the known formats
   */
  public static Validator of(GameTypes games, RecordFormats formats) {
    checkNotNull(games, "games");
    checkNotNull(formats, "formats");
    return new Validator(
        games,
        formats,
        ReadLimits.defaults(),
        Optional.empty(),
        Options.none(),
        Strictness.LENIENT,
        false);
  }

  /**
   * {@return the same validator with other limits}
   *
   * @param other the limits, for example {@link ReadLimits#forServers()}
   */
  public Validator withLimits(ReadLimits other) {
    checkNotNull(other, "other");
    return new Validator(
        games, formats, other, defaultGame, overriding, strictness, judgesVariations);
  }

  /**
   * {@return the same validator for texts of one format, whatever their names and contents}
   *
   * @param format the format
   */
  public Validator withFormat(RecordFormat format) {
    RecordFormats one = RecordFormats.of(ImmutableList.of(format));
    return new Validator(games, one, limits, defaultGame, overriding, strictness, judgesVariations);
  }

  /**
   * {@return the same validator with a default game for records that name none}
   *
   * @param id the id of the game
   */
  public Validator withDefaultGame(String id) {
    return new Validator(
        games, formats, limits, Optional.of(id), overriding, strictness, judgesVariations);
  }

  /**
   * {@return the same validator with game options that take precedence over those of the record} If
   * there is a default game, they do not apply to records of other games.
   *
   * @param options the options of the game; they are checked when a game is created with them
   */
  public Validator withOverridingOptions(Options options) {
    checkNotNull(options, "options");
    return new Validator(
        games, formats, limits, defaultGame, options, strictness, judgesVariations);
  }

  /**
   * {@return the same validator with another strictness}
   *
   * @param how which spellings of moves to accept
   */
  public Validator withStrictness(Strictness how) {
    checkNotNull(how, "how");
    return new Validator(games, formats, limits, defaultGame, overriding, how, judgesVariations);
  }

  /** {@return the same validator, but the problems of a game include those of its variations} */
  public Validator withVariations() {
    return new Validator(games, formats, limits, defaultGame, overriding, strictness, true);
  }

  /**
   * {@return a sentence about each installed game and format that cannot be used; usually empty}
   */
  public List<String> problems() {
    return ImmutableList.<String>builder()
        .addAll(games.problems())
        .addAll(formats.problems())
        .build();
  }

  /**
   * Opens the records of a file.
   *
   * @param file the file, compressed or not
   * @return the records; close them after use
   * @throws IOException if the file cannot be opened, or is a folder
   */
  public Records open(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), null, "it is a folder, not a file");
    }
    return open(Files.newInputStream(file), file.toString());
  }

  /**
   * Opens the records of a text in bytes.
   *
   * @param in the bytes, compressed or not; closing the records closes them
   * @param name the name of the text in {@link TextLocation}s; its extension may determine the
   *     format
   * @return the records; close them after use
   */
  public Records open(InputStream in, String name) {
    return Records.open(in, opening(in, name), this, false);
  }

  /**
   * Opens the records of a text in characters.
   *
   * @param in the characters; closing the records closes them
   * @param name the name of the text in {@link TextLocation}s; its extension may determine the
   *     format
   * @return the records; close them after use
   */
  public Records open(Reader in, String name) {
    return Records.open(in, opening(in, name), this, false);
  }

  /**
   * Opens the records of a text.
   *
   * @param text the text
   * @param name the name of the text in {@link TextLocation}s; its extension may determine the
   *     format
   * @return the records
   */
  public Records open(String text, String name) {
    return open(new StringReader(text), name);
  }

  /**
   * Opens the records of a text or of a part of one, whose format is known, and which is neither
   * compressed nor in UTF-16. The other methods find these things out themselves.
   *
   * @param format the format
   * @param in the bytes; closing the records closes them
   * @param name the name of the text in {@link TextLocation}s
   * @param isPart whether the text is a part of another one: if it contains no game, there is no
   *     verdict
   * @return the records; close them after use
   */
  public Records openPlain(RecordFormat format, InputStream in, String name, boolean isPart) {
    checkNotNull(format, "format");
    checkNotNull(in, "in");
    checkNotNull(name, "name");
    Damage damage = new Damage();
    Records.Opening opening =
        () -> new Scan(RecordInput.of(damage.bytes(in), name, limits), format, damage);
    return Records.open(in, opening, this, isPart);
  }

  /**
   * {@return the {@linkplain Records#verdicts verdicts} on the games of a file; close the stream
   * after use}
   *
   * @param file the file, compressed or not
   * @throws IOException if the file cannot be opened, or is a folder
   */
  public Stream<GameVerdict> validate(Path file) throws IOException {
    return open(file).verdicts();
  }

  /**
   * {@return the verdicts on the games of a text in bytes; close the stream after use}
   *
   * @param in the bytes; see {@link #open(InputStream, String)}
   * @param name the name of the text
   */
  public Stream<GameVerdict> validate(InputStream in, String name) {
    return open(in, name).verdicts();
  }

  /**
   * {@return the verdicts on the games of a text in characters; close the stream after use}
   *
   * @param in the characters; see {@link #open(Reader, String)}
   * @param name the name of the text
   */
  public Stream<GameVerdict> validate(Reader in, String name) {
    return open(in, name).verdicts();
  }

  /**
   * {@return the verdicts on the games of a text}
   *
   * @param text the text; see {@link #open(String, String)}
   * @param name the name of the text
   */
  public Stream<GameVerdict> validate(String text, String name) {
    return open(text, name).verdicts();
  }

  /**
   * Replays the main line of a record up to the first illegal move. A bad record causes no
   * exception: its defects are the {@link GameReplay#problems()}.
   *
   * @param record the record
   * @return the replay, with the number 1
   */
  public GameReplay replay(GameRecord record) {
    return verdict(1, record, ImmutableList.of()).withReplay();
  }

  /** Returns the verdict on a record that was read, with its positions. */
  GameVerdict verdict(long number, GameRecord record, List<RecordProblem> found) {
    Played played = Played.of(record, this);
    int plies = record.moves().size();
    return GameVerdict.of(number, record, played, plies, found, judgesVariations, limits);
  }

  Optional<String> game(GameRecord record) {
    return record.game().or(() -> defaultGame);
  }

  Options options(GameRecord record) {
    boolean apply = defaultGame.isEmpty() || game(record).equals(defaultGame);
    return apply ? record.options().with(overriding) : record.options();
  }

  private Records.Opening opening(InputStream in, String name) {
    checkNotNull(in, "in");
    checkNotNull(name, "name");
    return () -> {
      Damage damage = new Damage();
      InputStream bytes = new BufferedInputStream(inflated(in, damage));
      InputStream text = Utf16.toUtf8(bytes);
      InputStream marked = text.markSupported() ? text : new BufferedInputStream(text);
      RecordFormat format = formats.detect(marked, name);
      return new Scan(RecordInput.of(marked, name, limits), format, damage);
    };
  }

  private Records.Opening opening(Reader in, String name) {
    checkNotNull(in, "in");
    checkNotNull(name, "name");
    return () -> {
      Damage damage = new Damage();
      // The reader of a string never fails, and it can be marked.
      Reader text = in instanceof StringReader ? in : new BufferedReader(damage.characters(in));
      RecordFormat format = formats.detect(text, name);
      return new Scan(RecordInput.of(text, name, limits), format, damage);
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
