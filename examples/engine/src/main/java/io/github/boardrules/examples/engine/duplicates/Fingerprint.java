package io.github.boardrules.examples.engine.duplicates;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableSortedMap;
import com.google.common.hash.Hashing;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.examples.engine.duplicates.Duplicate.Found;
import io.github.boardrules.examples.engine.duplicates.Duplicate.Kind;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * What is compared of a game. The fingerprints are sorted as byte arrays: a game immediately
 * follows those that continue it and are alike, and of games with equal canonical texts the one
 * with the most headers is the first.
 *
 * <p>The bytes are the canonical text, each line with its line end, in complement; a byte that is
 * larger than all of these; and a tail of fixed length.
 */
final class Fingerprint {
  private static final int HASH = 16;

  /** Headers, file, number, moves as recorded, header, plies. */
  private static final int TAIL = Short.BYTES + Integer.BYTES + Long.BYTES + 2 * HASH + 4;

  private static final int MAX_HEADERS = 0xffff;

  private final byte[] bytes;
  private final int length;

  Fingerprint(byte[] bytes) {
    this.bytes = bytes;
    this.length = bytes.length - TAIL - 1;
  }

  /** Returns the bytes of a valid game whose file and number are not known yet. */
  static byte[] of(GameReplay verdict, String canonicalText) {
    byte[] text = (canonicalText + "\n").getBytes(UTF_8);
    for (int i = 0; i < text.length; i++) {
      text[i] = (byte) ~text[i];
    }
    RecordHeader header = verdict.header();
    return ByteBuffer.allocate(text.length + 1 + TAIL)
        .put(text)
        .put((byte) 0xff)
        .putShort((short) (MAX_HEADERS - Math.min(header.tags().size(), MAX_HEADERS)))
        .putInt(0)
        .putLong(verdict.number())
        .put(hash(moves(verdict.mainLine().orElseThrow())))
        .put(hash(text(header)))
        .putInt(verdict.legalPlies())
        .array();
  }

  /** Stores in which file a game is, and how many games of it precede the piece of the game. */
  static void locate(byte[] bytes, int file, long gamesBefore) {
    ByteBuffer tail = ByteBuffer.wrap(bytes);
    int at = bytes.length - TAIL + Short.BYTES;
    tail.putInt(at, file).putLong(at + 4, tail.getLong(at + 4) + gamesBefore);
  }

  private static byte[] hash(String text) {
    return Hashing.murmur3_128().hashString(text, UTF_8).asBytes();
  }

  private static String moves(LineReplay line) {
    Position<?> start = line.positions().get(0);
    return start.game().options()
        + "\n"
        + start.text()
        + "\n"
        + line.moves().stream().map(Move::notation).collect(Collectors.joining("\n"));
  }

  private static String text(RecordHeader header) {
    return ImmutableSortedMap.copyOf(header.tags())
        + header.comment()
        + header.claim()
        + header.termination();
  }

  /** Returns whether this game, or an image of it, has the first moves of another one or all. */
  boolean begins(Fingerprint other) {
    return length <= other.length && Arrays.equals(bytes, 0, length, other.bytes, 0, length);
  }

  /** Returns what distinguishes this game from one that it {@link #begins}. */
  Kind kind(Fingerprint other) {
    if (length < other.length) {
      return Kind.PREFIX;
    }
    int moves = length + 1 + TAIL - 4 - 2 * HASH;
    int headers = moves + HASH;
    return !Arrays.equals(bytes, moves, headers, other.bytes, moves, headers)
        ? Kind.SYMMETRIC
        : Arrays.equals(bytes, headers, headers + HASH, other.bytes, headers, headers + HASH)
            ? Kind.IDENTICAL
            : Kind.OTHER_HEADERS;
  }

  /** Returns the key of the game, which is the hash of its canonical text. */
  String key() {
    byte[] text = new byte[length - 1]; // without the last line end
    for (int i = 0; i < text.length; i++) {
      text[i] = (byte) ~bytes[i];
    }
    return Hashing.sha256().hashBytes(text).toString().substring(0, 2 * HASH);
  }

  int file() {
    return ByteBuffer.wrap(bytes).getInt(bytes.length - TAIL + Short.BYTES);
  }

  Found found(String source) {
    ByteBuffer tail = ByteBuffer.wrap(bytes);
    return new Found(
        source,
        tail.getLong(bytes.length - TAIL + Short.BYTES + Integer.BYTES),
        tail.getInt(bytes.length - Integer.BYTES));
  }
}
