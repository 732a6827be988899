package io.github.boardrules.examples.engine.bulk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.DamageException;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipOutputStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/**
 * The parts of a zip archive give the texts of the whole archive or an exception, whatever its
 * bytes are.
 */
class ZipPartProperties {
  private static final String[] NAMES = {"a.brg", "b/c.sgf", "d.brg.gz", "e.txt", "notes.md", "f/"};

  /** Records the texts. */
  private static final class Texts implements RecordTexts.Visitor {
    private final List<String> found = new ArrayList<>();

    @Override
    public void text(String name, RecordFormat format, InputStream in) throws IOException {
      try {
        byte[] bytes = in.readAllBytes();
        found.add(name + " " + format.id() + " " + bytes.length + " " + Arrays.hashCode(bytes));
      } catch (DamageException e) {
        if (e.code() != RecordProblem.Code.NOT_A_GAME) {
          throw e;
        }
        found.add(name + " " + e.getMessage()); // an archive in the archive
      }
    }

    @Override
    public void skipped(String name) {
      found.add(name);
    }
  }

  private static List<String> whole(byte[] archive) throws IOException {
    Texts texts = new Texts();
    RecordTexts.of("x.zip", Optional.empty(), new ByteArrayInputStream(archive), texts);
    return texts.found;
  }

  private static ImmutableList<ZipPart> divide(byte[] archive, long maxSize) throws IOException {
    return ZipPart.divide(start -> from(archive, start), archive.length, maxSize);
  }

  private static InputStream from(byte[] archive, long start) {
    return new ByteArrayInputStream(archive, (int) start, archive.length - (int) start);
  }

  private static List<String> together(byte[] archive, List<ZipPart> parts) throws IOException {
    Texts texts = new Texts();
    for (ZipPart part : parts) {
      RecordTexts.ofPart("x.zip", part, from(archive, part.start()), texts);
    }
    return texts.found;
  }

  /** Returns an archive of some random entries. */
  private static byte[] archive(Random random, int entries) throws IOException {
    ZipBytes zip = new ZipBytes(random.nextBoolean());
    for (int i = 0; i < entries; i++) {
      String name = NAMES[random.nextInt(NAMES.length)];
      byte[] content = content(random);
      if (name.endsWith("/")) {
        content = new byte[0];
      }
      ZipBytes.Layout[] layouts = ZipBytes.Layout.values();
      zip.add(
          name,
          name.endsWith(".gz") ? gzip(content) : content,
          layouts[random.nextInt(layouts.length)]);
    }
    return zip.end(random.nextBoolean() ? "" : "a comment");
  }

  /** Returns a text or noise, sometimes with the signatures of zip. */
  private static byte[] content(Random random) {
    byte[] content = new byte[random.nextInt(4) == 0 ? random.nextInt(3) : random.nextInt(3_000)];
    random.nextBytes(content);
    if (random.nextBoolean()) {
      for (int i = 0; i < content.length; i++) {
        content[i] = (byte) ('a' + (content[i] & 15));
      }
    }
    for (int i = 0; i + 4 < content.length; i += 1 + random.nextInt(1_000)) {
      content[i] = 'P';
      content[i + 1] = 'K';
      content[i + 2] = (byte) (random.nextBoolean() ? 3 : 7);
      content[i + 3] = (byte) (content[i + 2] + 1);
    }
    return content;
  }

  private static byte[] gzip(byte[] content) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(packed)) {
      out.write(content);
    }
    return packed.toByteArray();
  }

  @Property
  void thePartsAreTheWhole(@ForAll Random random) throws IOException {
    int entries = 1 + random.nextInt(12);
    byte[] archive = archive(random, entries);
    List<String> expected = whole(archive);
    ImmutableList<ZipPart> single = divide(archive, 0);
    assertEquals(expected, together(archive, single));
    assertEquals(expected, together(archive, divide(archive, random.nextInt(20_000))));
    assertEquals(1, divide(archive, 1 << 20).size());
    assertEquals(entries, divide(archive, 1 << 20).get(0).entries());
  }

  /** Damages, removes, repeats or inserts bytes, or replaces the end. */
  @Property
  @Tag("repeated")
  void damageNeverGivesOtherTexts(@ForAll Random random) throws IOException {
    byte[] archive = archive(random, 1 + random.nextInt(6));
    int at = random.nextInt(archive.length);
    int size = 1 + random.nextInt(random.nextBoolean() ? 4 : 200);
    byte[] damaged =
        switch (random.nextInt(4)) {
          case 0 -> Arrays.copyOf(archive, at);
          case 1 ->
              join(Arrays.copyOf(archive, at), tail(archive, Math.min(archive.length, at + size)));
          case 2 -> join(Arrays.copyOf(archive, at), tail(archive, Math.max(0, at - size)));
          default -> {
            for (int i = 0; i < 3; i++) {
              archive[random.nextInt(archive.length)] ^= (byte) (1 << random.nextInt(8));
            }
            yield archive;
          }
        };
    check(damaged);
  }

  private static void check(byte[] archive) throws IOException {
    List<String> found;
    try {
      found = together(archive, divide(archive, 0));
    } catch (IOException e) {
      return; // The archive is read as a whole.
    }
    assertEquals(whole(archive), found);
  }

  private static byte[] tail(byte[] bytes, int from) {
    return Arrays.copyOfRange(bytes, from, bytes.length);
  }

  private static byte[] join(byte[] one, byte[] other) {
    byte[] both = Arrays.copyOf(one, one.length + other.length);
    System.arraycopy(other, 0, both, one.length, other.length);
    return both;
  }

  /** A directory may leave out an entry, or name one that is only within another. */
  @Example
  void aDirectoryThatLiesIsFound() throws IOException {
    byte[] inner = new ZipBytes(false).add("in.brg", text(9), ZipBytes.Layout.STORED).end("");
    byte[] all =
        new ZipBytes(false)
            .add("a.brg", text(1), ZipBytes.Layout.SIZES_FIRST)
            .add("b.brg", inner, ZipBytes.Layout.STORED)
            .add("c.brg", text(2), ZipBytes.Layout.SIZES_FIRST)
            .end("");
    int second = (int) startOfSecond(all);
    int within = second + 30 + "b.brg".length();
    for (int i = 0; i + 46 < all.length; i++) {
      if (ZipEnd.number(all, i, 4) == 0x02014b50 && ZipEnd.number(all, i + 42, 4) == second) {
        all[i + 42] = (byte) within;
        all[i + 43] = (byte) (within >> 8);
      }
    }
    assertEquals(within, divide(all, 0).get(1).start());
    assertEquals(3, whole(all).size());
    assertThrows(IOException.class, () -> together(all, divide(all, 0)));
  }

  /** Only the number of all ones means that zip64 has the number of entries. */
  @Example
  void twoNumbersOfEntriesAreADamage() {
    byte[] archive =
        new ZipBytes(true)
            .add("a.brg", text(1), ZipBytes.Layout.SIZES_FIRST)
            .add("b.brg", text(2), ZipBytes.Layout.SIZES_FIRST)
            .end("");
    archive[ZipEnd.find(archive) + 10] ^= 8;
    assertThrows(IOException.class, () -> whole(archive));
    assertThrows(IOException.class, () -> together(archive, divide(archive, 0)));
  }

  private static byte[] text(int number) {
    return ("[Event \"" + number + "\"]\n\n1. b1-b3 h7-f7 *\n").getBytes(StandardCharsets.UTF_8);
  }

  /** A visitor may treat a wrong checksum as a problem of the text; the archive is damaged then. */
  @Example
  void aWrongChecksumIsReportedAgainAfterTheText() {
    byte[] archive =
        new ZipBytes(false)
            .add("a.brg", text(1), ZipBytes.Layout.DESCRIPTOR)
            .add("b.brg", text(2), ZipBytes.Layout.DESCRIPTOR)
            .end("");
    archive[(int) startOfSecond(archive) - 12] ^= 1;
    List<IOException> failures = new ArrayList<>();
    IOException failure =
        assertThrows(
            ZipException.class,
            () ->
                RecordTexts.of(
                    "x.zip",
                    Optional.empty(),
                    new ByteArrayInputStream(archive),
                    new RecordTexts.Visitor() {
                      @Override
                      public void text(String name, RecordFormat format, InputStream in) {
                        failures.add(assertThrows(IOException.class, in::readAllBytes));
                      }

                      @Override
                      public void skipped(String name) {}
                    }));
    assertEquals(List.of(failure), failures);
  }

  private static long startOfSecond(byte[] archive) {
    try {
      return divide(archive, 0).get(1).start();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Java writes zip64 if there are many entries. */
  @Example
  void archivesOfManyEntriesAreDivided() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (int i = 0; i < 70_000; i++) {
        zip.putNextEntry(new ZipEntry(i + ".brg"));
        zip.write(text(i));
      }
    }
    byte[] archive = bytes.toByteArray();
    ImmutableList<ZipPart> parts = divide(archive, 1 << 20);
    assertTrue(parts.size() >= 2 && parts.size() <= 6, parts.toString());
    assertEquals(70_000, parts.stream().mapToLong(ZipPart::entries).sum());
    assertEquals(whole(archive), together(archive, parts));
  }

  /** No part of an archive that expands too much is accepted only because it is small. */
  @Example
  void aBombIsNotMadeHarmlessByDividingIt() {
    ZipBytes zip = new ZipBytes(false);
    for (int i = 0; i < 70; i++) {
      zip.add(i + ".brg", new byte[1 << 20], ZipBytes.Layout.DESCRIPTOR);
    }
    byte[] archive = zip.end("");
    assertThrows(Inflated.InflationException.class, () -> whole(archive));
    assertThrows(Inflated.InflationException.class, () -> together(archive, divide(archive, 0)));
  }
}
