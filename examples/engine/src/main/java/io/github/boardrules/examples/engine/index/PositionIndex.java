package io.github.boardrules.examples.engine.index;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.github.boardrules.core.ArrangementPattern;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.index.IndexException.Code;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.store.FSDirectory;

/**
 * Answers which games reach a position, and what was played there. Games that are added later are
 * not in the answers. Thread-safe.
 *
 * <p>A position is found in all games with equal options that reach the same arrangement with the
 * same player to move and the same legal moves, whatever happened before: those whose {@linkplain
 * Position#transpositionKey() transposition keys} are equal. With symmetry, its images are found,
 * too. The index has 96-bit keys and no positions, so the probability that it takes a position for
 * a given other one is 2<sup>-96</sup>.
 */
public final class PositionIndex implements GameSearch, Closeable {
  private final Path folder;
  private final FSDirectory directory;
  private final DirectoryReader reader;

  private PositionIndex(Path folder, FSDirectory directory, DirectoryReader reader) {
    this.folder = folder;
    this.directory = directory;
    this.reader = reader;
  }

  /**
   * Opens an index.
   *
   * @param folder the folder of the index
   * @return the index, to be closed
   * @throws IndexException if there is no complete index, or if it cannot be read
   */
  public static PositionIndex open(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw noIndex(folder);
    }
    try {
      FSDirectory directory = Store.open(folder);
      if (!Store.hasIndex(directory)) {
        throw noIndex(folder);
      }
      DirectoryReader reader = DirectoryReader.open(directory);
      PositionIndex index = new PositionIndex(folder, directory, reader);
      Store.checkFormat(folder, reader.getIndexCommit().getUserData());
      return index;
    } catch (IOException | RuntimeException | InternalError e) {
      throw Store.failure(folder, e);
    }
  }

  private static IndexException noIndex(Path folder) {
    return new IndexException(
        Code.NO_INDEX, folder + " has no complete index; the command 'index' makes one");
  }

  /** Runs in time linear in the number of games that reach the position. */
  @Override
  public void find(
      Position<?> position, boolean withSymmetry, GameFilter filter, Predicate<FoundGame> games) {
    PositionKeys.Key key = key(position);
    for (LeafReaderContext leaf : reader.leaves()) {
      Occurrences all = occurrences(leaf, key, withSymmetry, filter);
      while (reads(all::nextGame)) {
        if (!games.test(reads(all::game))) {
          return;
        }
      }
    }
  }

  /**
   * Counts the games that reach a position, and reads some of them. Runs in time linear in the
   * number of all games that reach it; to count one takes less than a microsecond.
   *
   * @param position the position
   * @param withSymmetry whether to find the images of the position, too
   * @param filter which games are wanted
   * @param offset the number of games to skip
   * @param limit the maximum number of games to read
   * @return the number of games, and those that were read, in the order in which they were added
   * @throws IndexException if the index cannot be read
   */
  public FoundGames find(
      Position<?> position, boolean withSymmetry, GameFilter filter, long offset, int limit) {
    PositionKeys.Key key = key(position);
    ImmutableList.Builder<FoundGame> games = ImmutableList.builder();
    long total = 0;
    for (LeafReaderContext leaf : reader.leaves()) {
      Occurrences all = occurrences(leaf, key, withSymmetry, filter);
      while (reads(all::nextGame)) {
        if (total >= offset && total - offset < limit) {
          games.add(reads(all::game));
        }
        total++;
      }
    }
    return new FoundGames(total, games.build());
  }

  /** Replays all games of the type: runs in time linear in the number of their moves. */
  @Override
  public void find(ArrangementPattern pattern, GameFilter filter, Predicate<FoundGame> games) {
    for (LeafReaderContext leaf : reader.leaves()) {
      IndexedMoves all = reads(() -> new IndexedMoves(leaf.reader(), pattern, filter));
      while (reads(all::next)) {
        if (!games.test(reads(all::game))) {
          return;
        }
      }
    }
  }

  /** Runs in time linear in the numbers of games that reach the position and of legal moves. */
  @Override
  public Exploration explore(Position<?> position, boolean withSymmetry, GameFilter filter) {
    PositionKeys.Key key = key(position);
    MoveCounts counts = new MoveCounts(withSymmetry);
    long games = 0;
    for (LeafReaderContext leaf : reader.leaves()) {
      Occurrences all = occurrences(leaf, key, withSymmetry, filter);
      while (reads(all::nextGame)) {
        games++;
        do {
          OptionalLong edge = reads(all::edge);
          if (edge.isPresent() && !position.isOver()) {
            long end = reads(all::end);
            counts.add(
                leaf.docBase + all.document(),
                edge.getAsLong(),
                all.mover(),
                Fields.result(end),
                Fields.plies(end) - all.ply());
          }
        } while (reads(all::next));
      }
    }
    return new Exploration(games, counts.moves(position));
  }

  private static <M extends Move> PositionKeys.Key key(Position<M> position) {
    return PositionKeys.of(position.game()).of(position);
  }

  private Occurrences occurrences(
      LeafReaderContext leaf, PositionKeys.Key key, boolean all, GameFilter filter) {
    return reads(() -> new Occurrences(leaf.reader(), key, all, filter));
  }

  /** Something that reads the index. */
  private interface Read<T> {
    T get() throws IOException;
  }

  private <T> T reads(Read<T> read) {
    try {
      return read.get();
    } catch (IOException | RuntimeException | InternalError e) {
      throw Store.failure(folder, e);
    }
  }

  /** {@return the number of games by their ids and options: {@code iris n=4}} */
  public ImmutableSortedMap<String, Long> games() {
    return reads(
        () -> {
          TreeMap<String, Long> games = new TreeMap<>();
          for (LeafReaderContext leaf : reader.leaves()) {
            Terms terms = leaf.reader().terms(Fields.GAME);
            if (terms != null) {
              TermsEnum all = terms.iterator();
              while (all.next() != null) {
                games.merge(all.term().utf8ToString(), (long) all.docFreq(), Long::sum);
              }
            }
          }
          return ImmutableSortedMap.copyOf(games);
        });
  }

  @Override
  public Optional<String> hint(Position<?> position) {
    String name = PositionKeys.nameOf(position.game());
    ImmutableSortedMap<String, Long> games = games();
    return games.containsKey(name)
        ? Optional.empty()
        : Optional.of(
            "The index has no games of '%s'. It has: %s"
                .formatted(name, games.isEmpty() ? "nothing" : words(games)));
  }

  private static String words(ImmutableSortedMap<String, Long> games) {
    return games.entrySet().stream()
        .map(game -> "%s (%d)".formatted(game.getKey(), game.getValue()))
        .collect(joining(", "));
  }

  @Override
  public void close() {
    try {
      reader.close();
      directory.close();
    } catch (IOException e) {
      throw Store.failure(folder, e);
    }
  }
}
