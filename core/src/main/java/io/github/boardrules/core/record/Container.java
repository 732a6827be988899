package io.github.boardrules.core.record;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A kind of compressed file or archive. The first bytes decide, never the name of the file, so that
 * the same bytes are read in the same way wherever they come from.
 */
public enum Container {
  /** A file compressed with gzip, which can have several members. */
  GZIP("compressed with gzip", "\u001f\u008b"),
  /** A zip archive, which only the programs read that read folders. */
  ZIP("a zip archive", "PK(\u0003\u0004|\u0005\u0006|\u0007\b)"),
  /** An archive of 7-Zip. */
  SEVEN_ZIP("a 7z archive", "7z\u00bc\u00af'\u001c"),
  /** An archive of RAR. */
  RAR("a RAR archive", "Rar!\u001a\u0007"),
  /** A file compressed with xz. */
  XZ("compressed with xz", "\u00fd7zXZ\0"),
  /** A file compressed with bzip2. */
  BZIP2("compressed with bzip2", "BZh[1-9](1AY&SY|\u0017rE8P\u0090)"),
  /** A file compressed with Zstandard. */
  ZSTANDARD("compressed with Zstandard", "\\(\u00b5/\u00fd");

  /** The maximum number of bytes that identify a kind. */
  private static final int LONGEST = 10;

  private final String title;

  /** The first bytes as characters of ISO-8859-1. */
  private final Pattern start;

  Container(String title, String start) {
    this.title = title;
    this.start = Pattern.compile(start);
  }

  /**
   * {@return the kind of a file; empty if its first bytes are those of none} Reads no more bytes
   * than necessary, so that it does not wait for the rest of a short text in a pipe.
   *
   * @param in the file; it must support {@code mark}, and its position does not change
   * @throws IOException if the first bytes cannot be read
   */
  @SuppressWarnings("JdkObsolete") // asks whether more bytes could match
  public static Optional<Container> of(InputStream in) throws IOException {
    in.mark(LONGEST);
    byte[] bytes = new byte[LONGEST];
    boolean mayBeAny = true;
    for (int length = 0; mayBeAny && in.read(bytes, length, 1) == 1; length++) {
      String found = new String(bytes, 0, length + 1, ISO_8859_1);
      mayBeAny = false;
      for (Container kind : values()) {
        Matcher matcher = kind.start.matcher(found);
        if (matcher.matches()) {
          in.reset();
          return Optional.of(kind);
        }
        mayBeAny |= matcher.hitEnd();
      }
    }
    in.reset();
    return Optional.empty();
  }

  /**
   * {@return the bytes of a text: those of a file that is not compressed, or the decompressed ones
   * of gzip} If the file is of another kind, reading fails with a {@link DamageException} that has
   * the code {@code NOT_A_GAME} and names the kind.
   *
   * @param in the file; closing the result closes it
   * @throws IOException if the first bytes cannot be read, or are the damaged start of gzip
   */
  public static InputStream open(InputStream in) throws IOException {
    InputStream bytes = in.markSupported() ? in : new BufferedInputStream(in);
    Optional<Container> kind = of(bytes);
    if (kind.isEmpty()) {
      return bytes;
    }
    return kind.get() == GZIP ? new GzipMembers(bytes) : new Refused(bytes, kind.get());
  }

  /** A file of a kind that is not read here. */
  private static final class Refused extends FilterInputStream {
    private final Container kind;

    Refused(InputStream in, Container kind) {
      super(in);
      this.kind = kind;
    }

    @Override
    public int read() throws IOException {
      throw new DamageException(
          Code.NOT_A_GAME,
          "The data is " + kind.title + ", but must be plain text or compressed with gzip");
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      return read();
    }
  }
}
