package io.github.boardrules.examples.engine.index;

import com.google.common.hash.Hashing;
import com.google.common.io.MoreFiles;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.index.IndexException.Code;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.LogByteSizeMergePolicy;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.store.FSDirectory;
import org.jspecify.annotations.Nullable;

/**
 * Adds the games of files to an index, or makes a new one. Nothing that it adds is in the index
 * before {@link #commit}; until then, also if the process is killed, the index is as it was.
 */
public final class IndexBuilder implements Judging.Results<IndexBuilder.Batch>, Closeable {
  /** The maximum number of positions in a result. */
  private static final int MAX_POSITIONS = 1 << 15;

  /** The bytes that a position takes in memory, roughly. */
  private static final int POSITION_SIZE = 64;

  /** The maximum memory for games that are not written yet, in MB. */
  public static final int MAX_MEMORY = 1_500;

  private final Path folder;
  private final FSDirectory directory;
  private final IndexWriter writer;
  private final Consumer<Tally> progress;

  /** The names of the files whose games are in the index, by the hashes of their contents. */
  private final Map<String, String> names = new HashMap<>();

  /** The hashes of their contents, by their names. */
  private final Map<String, String> contents = new HashMap<>();

  private long games;
  private long positions;
  private @Nullable String damage;

  private IndexBuilder(Path folder, int memory, Consumer<Tally> progress) throws IOException {
    this.folder = folder;
    this.progress = progress;
    this.directory = Store.open(folder);
    IndexWriterConfig config = new IndexWriterConfig();
    config.setRAMBufferSizeMB(memory);
    // Merges neighbors only, so that the games stay in the order of the input.
    config.setMergePolicy(new LogByteSizeMergePolicy());
    config.setUseCompoundFile(false);
    config.setCommitOnClose(false);
    boolean isNew = !Store.hasIndex(directory);
    if (isNew) {
      Store.checkMayHoldIndex(folder);
    } else {
      readFiles();
    }
    this.writer = new IndexWriter(directory, config);
  }

  /**
   * Opens an index to add games. Makes a new one if there is none in the folder.
   *
   * @param folder the folder of the index; it is created if it does not exist
   * @param memory the memory for games that are not written yet, in MB: 1 to 1,500
   * @param progress accepts the numbers of games and files so far
   * @return the builder, to be closed
   * @throws IndexException if the folder contains something else, or if the index cannot be changed
   */
  public static IndexBuilder open(Path folder, int memory, Consumer<Tally> progress) {
    try {
      Store.checkMayHoldIndex(folder);
      return new IndexBuilder(folder, memory, progress);
    } catch (IOException | RuntimeException | InternalError e) {
      throw Store.failure(folder, e);
    }
  }

  private void readFiles() throws IOException {
    try (DirectoryReader reader = DirectoryReader.open(directory)) {
      Store.checkFormat(folder, reader.getIndexCommit().getUserData());
      for (LeafReaderContext leaf : reader.leaves()) {
        Terms terms = leaf.reader().terms(Fields.FILE);
        if (terms == null) {
          continue;
        }
        StoredFields stored = leaf.reader().storedFields();
        TermsEnum all = terms.iterator();
        PostingsEnum documents = null;
        while (all.next() != null) {
          documents = all.postings(documents, PostingsEnum.NONE);
          for (int id = documents.nextDoc();
              id != DocIdSetIterator.NO_MORE_DOCS;
              id = documents.nextDoc()) {
            Document file = stored.document(id);
            remember(file.get(Fields.FILE), file.get(Fields.CONTENTS));
          }
        }
      }
    }
  }

  private void remember(String name, String hash) {
    names.put(hash, name);
    contents.put(name, hash);
  }

  /**
   * Adds a file to the files of the index. Its games are still to be added.
   *
   * @param name the name of the file, which the answers of the index show
   * @param hash a hash of its contents
   * @return false if the index has a file with these contents already: the games must not be added
   * @throws IndexException if the index has a file with this name and other contents
   */
  public boolean addFile(String name, String hash) {
    if (names.containsKey(hash)) {
      return false;
    }
    if (contents.containsKey(name)) {
      throw new IndexException(
          Code.FILE_CHANGED,
          "%s is in the index %s with other contents; make the index again, or rename the file"
              .formatted(name, folder));
    }
    remember(name, hash);
    write(Fields.ofFile(name, hash));
    return true;
  }

  /**
   * Adds a file to the files of the index; see {@link #addFile(String, String)}.
   *
   * @param name the name of the file
   * @param file the file, whose contents are read
   * @return false if the index has a file with these contents already
   * @throws IndexException also if the file cannot be read
   */
  public boolean addFile(String name, Path file) {
    try {
      return addFile(name, MoreFiles.asByteSource(file).hash(Hashing.sha256()).toString());
    } catch (IOException e) {
      throw new IndexException(Code.NO_RECORDS, file + " cannot be read: " + Words.reason(e), e);
    }
  }

  private void write(Document document) {
    try {
      long unused = writer.addDocument(document);
    } catch (IllegalArgumentException e) {
      throw new IndexException(
          Code.FULL, "the index %s has its maximum number of games".formatted(folder), e);
    } catch (IOException | RuntimeException | InternalError e) {
      throw Store.failure(folder, e);
    }
  }

  /**
   * {@return a line that says what was added}
   *
   * @param tally the numbers of games and files that were read
   * @param known the number of files that were in the index already
   */
  public String summary(Tally tally, int known) {
    return "%s with %s added to %s; %d of %s invalid%s"
        .formatted(
            Words.count(games, "game"),
            Words.count(positions, "position"),
            folder,
            tally.invalid(),
            tally.games() == 1 ? "1 game is" : tally.games() + " games are",
            known == 0
                ? ""
                : known == 1
                    ? "; 1 file is in it already"
                    : "; " + known + " files are in it already");
  }

  /** {@return the first file that could not be read to its end, and why; empty if there is none} */
  Optional<String> damage() {
    return Optional.ofNullable(damage);
  }

  /**
   * Makes what was added a part of the index.
   *
   * @throws IndexException if it cannot be written
   */
  public void commit() {
    try {
      writer.setLiveCommitData(Fields.FORMAT.entrySet());
      long unused = writer.commit();
    } catch (IOException | RuntimeException | InternalError e) {
      throw Store.failure(folder, e);
    }
  }

  /** Closes the index. What was not committed is lost. */
  @Override
  public void close() {
    try {
      writer.rollback();
      directory.close();
    } catch (IOException | RuntimeException | InternalError e) {
      throw Store.failure(folder, e);
    }
  }

  /** Some games that are not in the index yet. */
  public static final class Batch {
    private final List<IndexedGame> games = new ArrayList<>();
    private long positions;
    private @Nullable String damage;

    private Batch() {}
  }

  @Override
  public Batch create() {
    return new Batch();
  }

  @Override
  public void add(GameReplay verdict, Batch batch) {
    if (verdict.isDamaged() && batch.damage == null) {
      RecordProblem last = verdict.problems().get(verdict.problems().size() - 1);
      batch.damage = verdict.record().location().source() + ": " + last.message();
    }
    verdict
        .mainLine()
        .ifPresent(
            line -> {
              batch.games.add(new IndexedGame(verdict, line));
              batch.positions += line.positions().size();
            });
  }

  @Override
  public boolean isLarge(Batch batch) {
    return batch.positions >= MAX_POSITIONS;
  }

  @Override
  public long size() {
    return (long) MAX_POSITIONS * POSITION_SIZE;
  }

  @Override
  public void accept(Batch batch, long gamesBefore) {
    for (IndexedGame game : batch.games) {
      write(Fields.of(game, gamesBefore + game.number));
    }
    games += batch.games.size();
    positions += batch.positions;
    note(batch.damage);
  }

  @Override
  public void accept(FileProblem problem) {
    note(problem.file() + ": " + problem.message());
  }

  private void note(@Nullable String newDamage) {
    damage = damage == null ? newDamage : damage;
  }

  @Override
  public void progress(Tally tally) {
    progress.accept(tally);
  }
}
