package io.github.boardrules.examples.engine.bulk;

import com.google.common.collect.ImmutableList;
import com.google.common.math.LongMath;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipException;

/**
 * Some consecutive entries of a zip archive, which can be read without those before them.
 *
 * @param start the offset of the first byte of the first entry
 * @param end the offset after the last byte of the last entry
 * @param entries the number of entries, at least 1
 */
public record ZipPart(long start, long end, long entries) {
  /** Opens an archive at any byte. */
  public interface Source {
    /**
     * {@return the bytes from an offset to the end of the archive}
     *
     * @param start the offset, at most the length of the archive
     * @throws IOException if the archive cannot be read
     */
    InputStream open(long start) throws IOException;
  }

  /**
   * Divides an archive by its directory. The directory may be wrong: {@link RecordTexts#ofPart}
   * finds out. Runs in time linear in the size of the directory, which is not held in memory.
   *
   * @param source opens the archive
   * @param length the length of the archive, in bytes
   * @param maxSize the maximum number of decompressed bytes of a part with more than one entry
   * @return the parts, in order; together they are the whole archive without its directory
   * @throws ZipException if the archive cannot be divided: it has no complete directory in the
   *     order of its entries, or has bytes before the first entry
   * @throws IOException if the archive cannot be read
   */
  public static ImmutableList<ZipPart> divide(Source source, long length, long maxSize)
      throws IOException {
    ImmutableList.Builder<ZipPart> parts = ImmutableList.builder();
    try (ZipDirectory directory = ZipDirectory.open(source, length)) {
      long start = 0;
      long end = 0;
      long entries = 0;
      long size = 0;
      for (long i = 0; i < directory.count(); i++) {
        ZipDirectory.Entry entry = directory.next();
        if (entry.start() < end || (i == 0 && entry.start() != 0)) {
          throw new ZipException("the entries are not in the order of the directory");
        }
        // An entry that claims more bytes than any part may expand to does not make a small part.
        long claimed =
            Math.min(
                entry.size(),
                LongMath.saturatedMultiply(entry.compressed(), Inflated.MAX_RATIO_OF_PART));
        if (entries > 0 && LongMath.saturatedAdd(size, claimed) > maxSize) {
          parts.add(new ZipPart(start, entry.start(), entries));
          start = entry.start();
          entries = 0;
          size = 0;
        }
        entries++;
        size += claimed;
        end = LongMath.saturatedAdd(entry.start(), entry.compressed());
      }
      if (entries == 0 || end > directory.start()) {
        throw new ZipException("the directory does not follow the entries");
      }
      parts.add(new ZipPart(start, directory.start(), entries));
    }
    return parts.build();
  }
}
