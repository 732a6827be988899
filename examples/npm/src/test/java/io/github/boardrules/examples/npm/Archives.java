package io.github.boardrules.examples.npm;

import com.google.common.primitives.Bytes;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.Validator;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** Whole and damaged gzip files, with the verdicts of the JVM. */
final class Archives {
  private static final int HEADER = 10;
  private static final int NAME_FLAG = 1 << 3;
  private static final int COMMENT_FLAG = 1 << 4;
  private static final int EXTRA_FLAG = 1 << 2;
  private static final int CHECKSUM_FLAG = 1 << 1;

  private final Validator validator;
  private final List<Map<String, @Nullable Object>> lines = new ArrayList<>();

  private Archives(Validator validator) {
    this.validator = validator;
  }

  static List<Map<String, @Nullable Object>> all(Validator validator) throws IOException {
    Archives archives = new Archives(validator);
    archives.addMembers();
    archives.addHeaders();
    archives.addTrailingData();
    archives.addBlockBorders();
    archives.addDamage("small", gzip(games(0, 3)), 1);
    byte[] large = gzip(games(0, 600));
    archives.addDamage("large", large, large.length / 40);
    return archives.lines;
  }

  /** Returns games that do not compress too well. */
  private static byte[] games(int from, int to) {
    StringBuilder text = new StringBuilder();
    for (int i = from; i < to; i++) {
      text.append("[Game \"loa\"]\n[Event \"").append(i * 7919 % 10_007).append("\"]\n\n");
      text.append("1. b1-b3 h7-f7 2. ").append(i % 3 == 0 ? "b3-b6" : "c1-c3").append(" *\n\n");
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] gzip(byte[] bytes) throws IOException {
    ByteArrayOutputStream result = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(result)) {
      out.write(bytes);
    }
    return result.toByteArray();
  }

  private void addMembers() throws IOException {
    byte[] empty = gzip(new byte[0]);
    byte[] one = gzip(games(0, 1));
    byte[] two = gzip(games(1, 2));
    add("two members", Bytes.concat(one, two));
    add("an empty first member", Bytes.concat(empty, one, two));
    add("empty members between others", Bytes.concat(one, empty, empty, two, empty));
    add("an empty member", empty);
    add("many empty members", Bytes.concat(copies(empty, 1_000), one));
    add("too many empty members", Bytes.concat(copies(empty, 50_000), one));
    add("an empty file", new byte[0]);
    add("a compressed gzip file", gzip(one));
    ByteArrayOutputStream blocks = new ByteArrayOutputStream();
    for (int i = 0; i < 630; i += 5) {
      byte[] block = withFlags(gzip(games(i, i + 5)), EXTRA_FLAG, 6, 0, 'B', 'C', 2, 0, 1, 0);
      blocks.writeBytes(block);
    }
    blocks.writeBytes(empty);
    add("members as bgzip makes them", blocks.toByteArray());
    byte[] second = two.clone();
    second[second.length - 6] ^= 1;
    add("a damaged second member", Bytes.concat(one, second));
    add("a cut second member", Bytes.concat(one, Arrays.copyOf(two, two.length - 5)));
  }

  private static byte[] copies(byte[] bytes, int count) {
    return Bytes.concat(Collections.nCopies(count, bytes).toArray(byte[][]::new));
  }

  private void addHeaders() throws IOException {
    byte[] whole = gzip(games(0, 2));
    for (int method = 0; method < 16; method++) {
      byte[] changed = whole.clone();
      changed[2] = (byte) method;
      add("method " + method, changed);
    }
    add("a name", withFlags(whole, NAME_FLAG, 'g', '.', 'b', 'r', 'g', 0));
    add("a comment", withFlags(whole, NAME_FLAG | COMMENT_FLAG, 'g', 0, 'c', 0));
    add("a wrong checksum of the header", withFlags(whole, CHECKSUM_FLAG, 1, 2));
    add("a name without an end", Arrays.copyOf(withFlags(whole, NAME_FLAG, 'g', 'h'), 12));
  }

  private static byte[] withFlags(byte[] whole, int flags, int... fields) {
    byte[] start = Arrays.copyOf(whole, HEADER);
    start[3] = (byte) flags;
    byte[] inserted = new byte[fields.length];
    for (int i = 0; i < fields.length; i++) {
      inserted[i] = (byte) fields[i];
    }
    return Bytes.concat(start, inserted, Arrays.copyOfRange(whole, HEADER, whole.length));
  }

  private void addTrailingData() throws IOException {
    byte[] whole = gzip(games(0, 2));
    byte[] next = whole.clone();
    next[1] ^= 1;
    for (int size = 0; size < 40; size++) {
      add(size + " bytes after the end", Bytes.concat(whole, Arrays.copyOf(next, size)));
      add(size + " zeros after the end", Bytes.concat(whole, new byte[size]));
      add(size + " bytes of a member", Bytes.concat(whole, Arrays.copyOf(whole, size)));
    }
  }

  /** Adds members that end at every offset near the end of a block. */
  private void addBlockBorders() throws IOException {
    for (int length = 8_150; length < 8_200; length++) {
      byte[] noise = new byte[length];
      new Random(length).nextBytes(noise);
      byte[] packed = gzip(noise);
      add("noise of " + length + " bytes", Bytes.concat(packed, packed));
    }
  }

  private void addDamage(String name, byte[] whole, int step) {
    Random random = new Random(1);
    for (int place = 0; place < whole.length; place += step) {
      add(name + " cut at " + place, Arrays.copyOf(whole, place));
      for (int i = 0; i < 3; i++) {
        byte[] damaged = whole.clone();
        damaged[place] ^= (byte) (1 + random.nextInt(255));
        add(name + " damaged at " + place, damaged);
      }
    }
  }

  private void add(String name, byte[] bytes) {
    try (Stream<GameReplay> verdicts =
        validator.open(new ByteArrayInputStream(bytes), "archive.brg").replays()) {
      List<GameReplay> all = verdicts.toList();
      lines.add(
          Values.map(
              "name",
              name,
              "text",
              Base64.getEncoder().encodeToString(bytes),
              "verdicts",
              all.stream().map(GameReplay::summary).toList(),
              "problems",
              all.stream()
                  .flatMap(each -> each.problems().stream())
                  .map(RecordProblem::toMap)
                  .toList()));
    }
  }
}
