package io.github.boardrules.examples.benchmarks.archive;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordFormats;
import io.github.boardrules.core.record.brg.BrgFormat;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * An archive: a folder with files of random games. Equal parameters produce equal files on every
 * machine.
 *
 * @param folder the folder to write
 * @param games the number of games
 * @param gamesPerFile the number of games in each file except the last
 * @param oneIn the average number of games per damaged game, 0 for no damage; two consecutive games
 *     are never both damaged
 * @param seed the seed of the random numbers
 */
record Archive(Path folder, long games, int gamesPerFile, int oneIn, long seed) {
  static final RecordFormat SGF = RecordFormats.installed().get("sgf");

  /** A summary of the written games. */
  record Written(long games, long damaged, long plies, ImmutableList<Truth> truth) {
    private Written plus(Written other) {
      return new Written(
          games + other.games,
          damaged + other.damaged,
          plies + other.plies,
          ImmutableList.<Truth>builder().addAll(truth).addAll(other.truth).build());
    }
  }

  /** Writes all files, in parallel. */
  Written write() throws IOException {
    Files.createDirectories(folder);
    long files = (games + gamesPerFile - 1) / gamesPerFile;
    try {
      return LongStream.range(0, files)
          .parallel()
          .mapToObj(this::writeFile)
          .reduce(new Written(0, 0, 0, ImmutableList.of()), Written::plus);
    } catch (UncheckedIOException e) {
      throw new IOException(e);
    }
  }

  private Written writeFile(long file) {
    int count = (int) Math.min(gamesPerFile, games - file * gamesPerFile);
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + file);
    String name = String.format(Locale.ROOT, "part-%05d", file);
    try {
      return switch ((int) (file % 5)) {
        case 2 -> writeGzip(name + ".brg.gz", count, random);
        case 3 -> writePlain(name + ".sgf", count, random);
        case 4 -> writeZip(name + ".zip", count, random);
        default -> writePlain(name + ".brg", count, random);
      };
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Written writePlain(String name, int count, SplittableRandom random) throws IOException {
    try (OutputStream out = open(name)) {
      RecordFormat format = name.endsWith(".sgf") ? SGF : BrgFormat.BRG;
      return write(name, format, count, random, out);
    }
  }

  private Written writeGzip(String name, int count, SplittableRandom random) throws IOException {
    try (OutputStream out = new GZIPOutputStream(open(name), 1 << 16)) {
      return write(name, BrgFormat.BRG, count, random, out);
    }
  }

  private Written writeZip(String name, int count, SplittableRandom random) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(open(name))) {
      OutputStream out = new BufferedOutputStream(zip, 1 << 16);
      zip.putNextEntry(entry("all/games.brg"));
      Written brg = write(name + "/all/games.brg", BrgFormat.BRG, count / 2, random, out);
      out.flush();
      zip.putNextEntry(entry("all/loa.sgf"));
      Written sgf = write(name + "/all/loa.sgf", SGF, count - count / 2, random, out);
      out.flush();
      return brg.plus(sgf);
    }
  }

  /** Uses a fixed time, so that equal games produce equal bytes. */
  private static ZipEntry entry(String name) {
    ZipEntry entry = new ZipEntry(name);
    entry.setTimeLocal(LocalDateTime.of(2026, 1, 1, 0, 0));
    return entry;
  }

  private OutputStream open(String name) throws IOException {
    return new BufferedOutputStream(Files.newOutputStream(folder.resolve(name)), 1 << 16);
  }

  private Written write(
      String text, RecordFormat format, int count, SplittableRandom random, OutputStream out)
      throws IOException {
    RandomGames source = new RandomGames(random);
    ImmutableList<Damage> damages = Damage.in(format);
    int nextDamage = random.nextInt(damages.size());
    ImmutableList.Builder<Truth> truth = ImmutableList.builder();
    long damaged = 0;
    long plies = 0;
    int lastDamaged = -1;
    for (int number = 1; number <= count; number++) {
      Draft draft = source.next(format);
      // The last game is never damaged, because the end of the text turns some damage into a
      // different error. Nor are two consecutive games: if the end of one game and the start of the
      // next are missing, the two merge, and the damage cannot be attributed to either.
      boolean mayBeDamaged = oneIn > 0 && number < count && number > lastDamaged + 1;
      if (mayBeDamaged && random.nextInt(Math.max(1, oneIn - 1)) == 0) {
        lastDamaged = number;
        Damage damage = damages.get(nextDamage++ % damages.size());
        while (!damage.damage(draft, random)) {
          draft = source.next(format);
        }
        truth.add(Truth.of(text, number, damage, format));
        damaged++;
      }
      plies += draft.moves.size();
      out.write(draft.text().getBytes(StandardCharsets.ISO_8859_1));
    }
    return new Written(count, damaged, plies, truth.build());
  }
}
