package io.github.boardrules.examples.spark;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.zip.Zip64Mode;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/** Writes zip archives, sound and damaged, of the games of an archive. */
final class Zips {
  private static final int ENTRIES = 60;

  /** An entry; each character of its content is a byte. */
  private record Entry(String name, String content) {}

  private Zips() {}

  static void write(Path folder, Path archive) throws IOException {
    String brg = Files.readString(archive.resolve("part-00000.brg"), StandardCharsets.ISO_8859_1);
    String sgf = Files.readString(archive.resolve("part-00003.sgf"), StandardCharsets.ISO_8859_1);
    List<Entry> entries = entries(brg, sgf);
    byte[] many = zip(entries);
    Files.write(folder.resolve("many.zip"), many);
    List<Entry> repeated = new ArrayList<>(entries);
    repeated.set(ENTRIES - 1, new Entry(entries.get(0).name, entries.get(1).content));
    writeWithSizes(folder.resolve("repeated.zip"), repeated, Zip64Mode.Never);
    writeWithSizes(folder.resolve("zip64.zip"), entries, Zip64Mode.Always);
    Entry large = new Entry("large.brg", brg);
    Files.write(
        folder.resolve("large-entry.zip"), zip(List.of(entries.get(0), large, entries.get(1))));
    Files.write(folder.resolve("one-entry.zip"), zip(List.of(large)));

    byte[] half = zip(entries.subList(0, ENTRIES / 2));
    int middle = new String(half, StandardCharsets.ISO_8859_1).indexOf("PK\1\2");
    int data = middle + 30 + entries.get(ENTRIES / 2).name.length();
    Files.write(folder.resolve("damaged.zip"), changed(many, data + 40, 0xff));
    Files.write(folder.resolve("encrypted.zip"), changed(many, middle + 6, 1));
    Files.write(folder.resolve("wrong-checksum.zip"), changed(many, middle - 12, 1));
    Files.write(folder.resolve("truncated.zip"), Arrays.copyOf(many, many.length / 2));
    Files.write(folder.resolve("without-end.zip"), Arrays.copyOf(many, many.length - 10));
    List<Entry> blanks = new ArrayList<>();
    for (int i = 0; i < 70; i++) {
      blanks.add(new Entry(i + ".brg", " ".repeat(1 << 20)));
    }
    Files.write(folder.resolve("bomb.zip"), zip(blanks));
  }

  /** Returns texts in both formats, some of them compressed, and other entries. */
  private static List<Entry> entries(String brg, String sgf) throws IOException {
    List<Entry> entries = new ArrayList<>();
    entries.add(new Entry("notes.md", "no record"));
    entries.add(new Entry("folder/", ""));
    entries.add(new Entry("empty.brg", ""));
    for (int i = entries.size(); i < ENTRIES; i++) {
      String all = i % 3 == 0 ? sgf : brg;
      String text = all.substring(all.length() / ENTRIES * (i - 1), all.length() / ENTRIES * i);
      String name = "folder/" + i + (i % 3 == 0 ? ".sgf" : ".brg");
      entries.add(i % 5 == 0 ? new Entry(name + ".gz", gzip(text)) : new Entry(name, text));
    }
    return entries;
  }

  private static byte[] zip(List<Entry> entries) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Entry entry : entries) {
        zip.putNextEntry(new ZipEntry(entry.name));
        zip.write(bytes(entry.content));
      }
    }
    return bytes.toByteArray();
  }

  /** Writes an archive that has the sizes of entries before them. */
  private static void writeWithSizes(Path file, List<Entry> entries, Zip64Mode mode)
      throws IOException {
    try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(file.toFile())) {
      zip.setUseZip64(mode);
      for (Entry entry : entries) {
        zip.putArchiveEntry(new ZipArchiveEntry(entry.name));
        zip.write(bytes(entry.content));
        zip.closeArchiveEntry();
      }
    }
  }

  private static String gzip(String content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      out.write(bytes(content));
    }
    return bytes.toString(StandardCharsets.ISO_8859_1);
  }

  private static byte[] changed(byte[] bytes, int at, int bits) {
    byte[] changed = bytes.clone();
    changed[at] ^= (byte) bits;
    return changed;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
