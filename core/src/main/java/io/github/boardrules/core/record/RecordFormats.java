package io.github.boardrules.core.record;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Registry;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A registry of record formats, by id, which detects the format of a text. Immutable. */
public final class RecordFormats extends Registry<RecordFormat> {
  /** The maximum number of characters from which a format recognizes a text. */
  private static final int LOOK_AHEAD = 1 << 12;

  private static final String DEFAULT_FORMAT = "brg";

  /** The format of trees that no format recognizes. */
  private static final String TREES = "sgf";

  private static final Pattern EXTENSION = Pattern.compile("\\.(?!txt)[a-z]{2,5}$");

  /** The start of a tree, with which no game in BRG begins. */
  private static final Pattern TREE = Pattern.compile("[\ufeff\\s]*\\(");

  private static final String KIND = "A record format";

  /** Whether the caller has decided for one format. */
  private final boolean isOneGiven;

  private RecordFormats(Iterable<? extends RecordFormat> formats) {
    super(formats, RecordFormat::id, KIND);
    this.isOneGiven = all().size() == 1;
  }

  private RecordFormats() {
    super(
        ImmutableList.of(),
        RecordFormat.class,
        loader -> ServiceLoader.load(RecordFormat.class, loader),
        RecordFormat::id,
        KIND);
    this.isOneGiven = false;
  }

  /**
   * {@return BRG and the formats on the class path and module path, searched for as {@link
   * GameTypes#installed()} does} A format that cannot be loaded, or whose id is already taken, is
   * left out and reported in {@link #problems()}. Every call searches again.
   */
  public static RecordFormats installed() {
    return new RecordFormats();
  }

  /**
   * {@return a registry of the given formats} A registry of one format assigns every text to it.
   *
   * @param formats the formats, at least one
   * @throws IllegalArgumentException if two formats have the same id
   */
  public static RecordFormats of(Iterable<? extends RecordFormat> formats) {
    return complete(new RecordFormats(formats));
  }

  /**
   * {@return the format of a text in bytes} The format follows from the name of the text if the
   * name ends, ignoring a final {@code .gz}, with the {@linkplain RecordFormat#extension extension}
   * of exactly one format; otherwise it follows from the first characters of the text. If no format
   * recognizes them, it is the first format with the extension of the name. If no format has this
   * extension either, it is BRG, unless the text begins with an opening parenthesis: then it is
   * {@code sgf}, if that is installed. If it is not, and the name has an extension of 2 to 5
   * letters other than {@code .txt}, the only verdict on the text says that no format for the
   * extension is installed.
   *
   * <p>After the first character that is not blank, this method reads only bytes that are available
   * without waiting.
   *
   * @param in the text, not compressed; it must support {@code mark}, and its position does not
   *     change
   * @param name the name of the text; may be empty
   * @throws IOException if the first bytes cannot be read
   */
  public RecordFormat detect(InputStream in, String name) throws IOException {
    in.mark(LOOK_AHEAD);
    byte[] block = new byte[LOOK_AHEAD];
    int length = 0;
    int count = 0;
    String start = "";
    try {
      while (count >= 0 && length < LOOK_AHEAD && (start.isBlank() || in.available() > 0)) {
        count = in.read(block, length, LOOK_AHEAD - length);
        length += Math.max(count, 0);
        start = new String(block, 0, length, StandardCharsets.UTF_8);
      }
    } catch (IOException e) {
      if (length == 0) {
        throw e;
      }
      // The reader reports the damage after it has read the bytes before the damage.
    }
    in.reset();
    return detect(start, name);
  }

  /**
   * {@return the format of a text in characters; see {@link #detect(InputStream, String)}}
   *
   * @param in the text; it must support {@code mark}, and its position does not change
   * @param name the name of the text; may be empty
   * @throws IOException if the first characters cannot be read
   */
  public RecordFormat detect(Reader in, String name) throws IOException {
    in.mark(LOOK_AHEAD);
    char[] block = new char[LOOK_AHEAD];
    int length = 0;
    int count = 0;
    String start = "";
    while (count >= 0 && length < LOOK_AHEAD && (start.isBlank() || in.ready())) {
      count = in.read(block, length, LOOK_AHEAD - length);
      length += Math.max(count, 0);
      start = new String(block, 0, length);
    }
    in.reset();
    return detect(start, name);
  }

  private RecordFormat detect(String start, String name) {
    if (isOneGiven) {
      return all().get(0);
    }
    String lower = Ascii.toLowerCase(name);
    String plain = lower.endsWith(".gz") ? lower.substring(0, lower.length() - 3) : lower;
    ImmutableList<RecordFormat> named =
        all().stream()
            .filter(format -> plain.endsWith(format.extension()))
            .collect(toImmutableList());
    return named.size() == 1
        ? named.get(0)
        : all().stream()
            .filter(format -> format.recognizes(start))
            .findFirst()
            .or(() -> named.stream().findFirst())
            .or(() -> TREE.matcher(start).lookingAt() ? tree(plain) : Optional.empty())
            .or(() -> find(DEFAULT_FORMAT))
            .orElseThrow();
  }

  /**
   * Returns the format of a tree that no format recognizes: SGF, as long as it is installed,
   * otherwise a stand-in that reports that no format for the extension of the name is installed.
   */
  private Optional<RecordFormat> tree(String name) {
    Matcher extension = EXTENSION.matcher(name);
    return find(TREES)
        .or(
            () ->
                extension.find() ? Optional.of(new NoFormat(extension.group())) : Optional.empty());
  }
}
