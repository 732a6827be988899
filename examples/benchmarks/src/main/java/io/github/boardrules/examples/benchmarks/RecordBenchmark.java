package io.github.boardrules.examples.benchmarks;

import static com.google.common.base.Preconditions.checkState;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Measures parsing, replaying, validating and writing an archive of legal games. Validation is
 * parsing and replaying together. One operation is the whole archive.
 */
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // filled in by JMH
public class RecordBenchmark {
  private static final int GAMES = 100;
  private static final int LONG_GAME = 1000;

  /** The archives. */
  @SuppressWarnings("ImmutableEnumChecker") // record formats are immutable
  public enum Archive {
    /** 100 games of Lines of Action in BRG. */
    LOA_BRG(Contest.LOA, BrgFormat.BRG, GAMES, 0),
    /** The same in SGF. */
    LOA_SGF(Contest.LOA, RandomRecords.SGF, GAMES, 0),
    /** One game of Lines of Action of more than 1000 moves. */
    LOA_LONG_BRG(Contest.LOA, BrgFormat.BRG, 1, LONG_GAME),
    /** The same in SGF. */
    LOA_LONG_SGF(Contest.LOA, RandomRecords.SGF, 1, LONG_GAME),
    /** 100 games of Linage on 9×9 points. */
    LINAGE_9_BRG(Contest.LINAGE_9, BrgFormat.BRG, GAMES, 0),
    /** One game of Linage on 19×19 points. */
    LINAGE_19_BRG(Contest.LINAGE_19, BrgFormat.BRG, 1, 0),
    /** 100 games of Carteso on 9×9 points. */
    CARTESO_9_BRG(Contest.CARTESO_9, BrgFormat.BRG, GAMES, 0),
    /** One game of Carteso on 19×19 points. */
    CARTESO_19_BRG(Contest.CARTESO_19, BrgFormat.BRG, 1, 0),
    /** 100 games of Iris with 7 cells on a side. */
    IRIS_7_BRG(Contest.IRIS_7, BrgFormat.BRG, GAMES, 0),
    /** 25 games of each of the four types of {@link PlayoutBenchmark#FOUR}. */
    FOUR_BRG(PlayoutBenchmark.FOUR, BrgFormat.BRG, GAMES, 0);

    private final List<Contest> contests;
    private final RecordFormat format;
    private final int games;
    private final int minPlies;

    Archive(Contest contest, RecordFormat format, int games, int minPlies) {
      this(List.of(contest), format, games, minPlies);
    }

    Archive(List<Contest> contests, RecordFormat format, int games, int minPlies) {
      this.contests = contests;
      this.format = format;
      this.games = games;
      this.minPlies = minPlies;
    }

    private byte[] bytes() {
      StringBuilder text = new StringBuilder();
      for (Contest contest : contests) {
        RandomRecords records = new RandomRecords(contest);
        text.append(records.text(format, games / contests.size(), minPlies));
      }
      return text.toString().getBytes(StandardCharsets.UTF_8);
    }
  }

  /** The archive. */
  @Param public Archive archive;

  /** The replayed games, which only {@link #write} keeps in memory. */
  @State(Scope.Thread)
  public static class Replays {
    private ImmutableList<GameReplay> all = ImmutableList.of();

    /** Called by JMH. */
    public Replays() {}

    /**
     * Replays the games.
     *
     * @param games the parsed games
     */
    @Setup
    public void replay(RecordBenchmark games) {
      all =
          games.records.stream().map(game -> games.options.replay(game)).collect(toImmutableList());
    }
  }

  private final Validator options = Validator.installed();
  private Validator validator;
  private Validator withoutRules;
  private byte[] bytes;
  private ImmutableList<GameRecord> records;

  /** Called by JMH. */
  public RecordBenchmark() {}

  /** Writes the archive, and parses it for the benchmark {@link #replay}. */
  @Setup
  public void write() {
    bytes = archive.bytes();
    validator = options.withFormat(archive.format);
    withoutRules = Validator.of(GameTypes.of(List.of())).withFormat(archive.format);
    try (Stream<GameReplay> verdicts = judge(withoutRules)) {
      records = verdicts.map(GameReplay::record).collect(toImmutableList());
    }
    checkState(
        records.size() == archive.games,
        "the archive has %s games, but %s were parsed",
        archive.games,
        records.size());
  }

  private Stream<GameReplay> judge(Validator by) {
    return by.open(new ByteArrayInputStream(bytes), "archive").replays();
  }

  /**
   * Replays parsed games: checks every move and the claimed result.
   *
   * @param count counts the moves
   * @return the number of moves
   */
  @Benchmark
  public int replay(PlyCount count) {
    int plies = 0;
    for (GameRecord game : records) {
      plies += legalPlies(game);
    }
    count.plies += plies;
    return plies;
  }

  /**
   * Parses games, without checking their moves.
   *
   * @param count counts the moves
   * @param text counts the bytes
   * @return the number of moves
   */
  @Benchmark
  public int read(PlyCount count, TextCount text) {
    try (Stream<GameReplay> verdicts = judge(withoutRules)) {
      int plies = verdicts.mapToInt(verdict -> verdict.record().moves().size()).sum();
      count.plies += plies;
      text.bytes += bytes.length;
      return plies;
    }
  }

  /**
   * Reads the headers of games, and skips their moves.
   *
   * @param text counts the bytes
   * @return the number of games
   */
  @Benchmark
  public long headers(TextCount text) {
    try (Stream<GameRecord> headers =
        validator.open(new ByteArrayInputStream(bytes), "archive").headers()) {
      text.bytes += bytes.length;
      return headers.count();
    }
  }

  /**
   * Judges games, one position at a time.
   *
   * @param count counts the moves
   * @param text counts the bytes
   * @return the number of moves
   */
  @Benchmark
  public int validate(PlyCount count, TextCount text) {
    try (Stream<GameVerdict> verdicts =
        validator.validate(new ByteArrayInputStream(bytes), "archive")) {
      return legalPlies(verdicts, count, text);
    }
  }

  /**
   * Judges games, and keeps their records and positions.
   *
   * @param count counts the moves
   * @param text counts the bytes
   * @return the number of moves
   */
  @Benchmark
  public int replays(PlyCount count, TextCount text) {
    try (Stream<GameReplay> verdicts = judge(validator)) {
      return legalPlies(verdicts, count, text);
    }
  }

  private int legalPlies(Stream<? extends GameVerdict> verdicts, PlyCount count, TextCount text) {
    int plies = verdicts.mapToInt(RecordBenchmark::legalPlies).sum();
    count.plies += plies;
    text.bytes += bytes.length;
    return plies;
  }

  private static int legalPlies(GameVerdict verdict) {
    checkState(verdict.isValid(), "a game has problems: %s", verdict.problems());
    return verdict.legalPlies();
  }

  /**
   * Writes replayed games.
   *
   * @param replays the games
   * @param count counts the moves
   * @param text counts the bytes
   * @return the text
   * @throws IOException never, because the text is in memory
   */
  @Benchmark
  public StringBuilder write(Replays replays, PlyCount count, TextCount text) throws IOException {
    StringBuilder target = new StringBuilder(bytes.length);
    for (GameReplay replay : replays.all) {
      archive.format.write(replay, target);
      count.plies += replay.legalPlies();
    }
    text.bytes += target.length();
    return target;
  }

  private int legalPlies(GameRecord game) {
    GameReplay replay = options.replay(game);
    checkState(replay.problems().isEmpty(), "a game has problems: %s", replay.problems());
    return replay.legalPlies();
  }
}
