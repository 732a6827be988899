package io.github.boardrules.core.testing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Joiner;
import com.google.common.primitives.Bytes;
import io.github.boardrules.core.record.GameReplay;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A way to store a text with two valid games, and the answer that every reader gives to it. */
public enum Wrapping {
  PLAIN("valid valid"),
  BYTE_ORDER_MARK("valid valid"),
  UTF_16("valid valid"),
  EMPTY("NOT_A_GAME"),
  GZIP("valid valid"),
  GZIP_OF_SEVERAL_MEMBERS("valid valid"),
  GZIP_OF_UTF_16("valid valid"),
  GZIP_OF_NOTHING("NOT_A_GAME"),
  GZIP_AND_ONE_ZERO("valid valid"),
  GZIP_AND_MANY_ZEROS("valid valid"),
  GZIP_AND_TEXT("valid valid CORRUPT"),
  GZIP_AND_TEXT_AFTER_ZEROS("valid valid CORRUPT"),
  GZIP_WITHOUT_THE_CHECKSUM("valid valid TRUNCATED"),
  GZIP_HEADER("TRUNCATED"),
  /** Only programs that read folders read it; for all others it is {@link #ZIP_REFUSED}. */
  ZIP("valid valid"),
  SEVEN_ZIP("NOT_A_GAME", "is a 7z archive", "7z\u00bc\u00af'\u001c\0\4"),
  RAR("NOT_A_GAME", "is a RAR archive", "Rar!\u001a\u0007\1\0"),
  XZ("NOT_A_GAME", "is compressed with xz", "\u00fd7zXZ\0\0\4"),
  BZIP2("NOT_A_GAME", "is compressed with bzip2", "BZh91AY&SY"),
  BZIP2_OF_NOTHING("NOT_A_GAME", "is compressed with bzip2", "BZh9\u0017rE8P\u0090\0\0\0\0"),
  ZSTANDARD("NOT_A_GAME", "is compressed with Zstandard", "(\u00b5/\u00fd\4\0");

  /** The answer to {@link #ZIP} of a reader that reads one text. */
  public static final String ZIP_REFUSED = "NOT_A_GAME";

  private final String answer;
  private final String words;
  private final String magic;

  Wrapping(String answer) {
    this(answer, "", "");
  }

  Wrapping(String answer, String words, String magic) {
    this.answer = answer;
    this.words = words;
    this.magic = magic;
  }

  /** {@return {@code valid} for each valid game, and the code of each problem} */
  public String answer() {
    return answer;
  }

  /** {@return a part of the message of the problem; empty if any will do} */
  public String words() {
    return words;
  }

  /** {@return the bytes of a text} */
  public byte[] of(String text) {
    byte[] plain = text.getBytes(UTF_8);
    byte[] utf16 = ("\ufeff" + text).getBytes(UTF_16LE);
    byte[] gzip = gzip(plain);
    return switch (this) {
      case PLAIN -> plain;
      case BYTE_ORDER_MARK -> ("\ufeff" + text).getBytes(UTF_8);
      case UTF_16 -> utf16;
      case EMPTY -> new byte[0];
      case GZIP -> gzip;
      case GZIP_OF_SEVERAL_MEMBERS ->
          Bytes.concat(
              gzip(Arrays.copyOf(plain, 7)),
              gzip(new byte[0]),
              gzip(Arrays.copyOfRange(plain, 7, plain.length)));
      case GZIP_OF_UTF_16 -> gzip(utf16);
      case GZIP_OF_NOTHING -> gzip(new byte[0]);
      case GZIP_AND_ONE_ZERO -> Bytes.concat(gzip, new byte[1]);
      case GZIP_AND_MANY_ZEROS -> Bytes.concat(gzip, new byte[100_000]);
      case GZIP_AND_TEXT -> Bytes.concat(gzip, plain);
      case GZIP_AND_TEXT_AFTER_ZEROS -> Bytes.concat(gzip, new byte[20_000], plain);
      case GZIP_WITHOUT_THE_CHECKSUM -> Arrays.copyOf(gzip, gzip.length - 8);
      case GZIP_HEADER -> Arrays.copyOf(gzip, 5);
      case ZIP -> zip(plain);
      case SEVEN_ZIP, RAR, XZ, BZIP2, BZIP2_OF_NOTHING, ZSTANDARD ->
          Bytes.concat(magic.getBytes(ISO_8859_1), new byte[50]);
    };
  }

  /** {@return the answer that some verdicts are} */
  public static String answer(List<GameReplay> verdicts) {
    return Joiner.on(' ')
        .join(
            verdicts.stream()
                .map(VerdictSchema::checked)
                .map(
                    verdict ->
                        verdict.isValid()
                            ? "valid"
                            : Joiner.on('+')
                                .join(verdict.problems().stream().map(p -> p.code()).iterator()))
                .iterator());
  }

  private interface Compression {
    OutputStream open(OutputStream target) throws IOException;
  }

  private static byte[] gzip(byte[] bytes) {
    return compressed(bytes, GZIPOutputStream::new);
  }

  private static byte[] zip(byte[] bytes) {
    return compressed(
        bytes,
        target -> {
          ZipOutputStream zip = new ZipOutputStream(target);
          zip.putNextEntry(new ZipEntry("games.brg"));
          return zip;
        });
  }

  private static byte[] compressed(byte[] bytes, Compression compression) {
    ByteArrayOutputStream target = new ByteArrayOutputStream();
    try (OutputStream out = compression.open(target)) {
      out.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return target.toByteArray();
  }
}
