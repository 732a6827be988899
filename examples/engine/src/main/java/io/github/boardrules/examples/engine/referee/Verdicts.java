package io.github.boardrules.examples.engine.referee;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Validator;
import java.io.InputStream;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Judges the games of a text, one answer after the other. */
final class Verdicts {
  private final Validator validator;
  private final RefereeLimits limits;

  Verdicts(GameTypes types, RefereeLimits limits) {
    this.limits = limits;
    long moves = Math.min(Records.limits().get(Limit.MOVES), limits.recordMoves());
    this.validator =
        Validator.of(types)
            .withLimits(
                Records.limits().with(Limit.MOVES, moves).with(Limit.PLIES, limits.recordPlies()));
  }

  /**
   * A text to judge, once.
   *
   * @param verdicts a function from a validator and the name of the text to the verdicts
   * @param replays the same with the records and positions
   */
  record Source(
      BiFunction<Validator, String, Stream<GameVerdict>> verdicts,
      BiFunction<Validator, String, Stream<GameReplay>> replays) {
    static Source of(String text) {
      return new Source(
          (validator, name) -> validator.validate(text, name),
          (validator, name) -> validator.open(text, name).replays());
    }

    static Source of(InputStream bytes) {
      return new Source(
          (validator, name) -> validator.validate(bytes, name),
          (validator, name) -> validator.open(bytes, name).replays());
    }
  }

  private Validator validator(Question question) {
    Validator strict = validator.withStrictness(question.strictness());
    Validator chosen = question.flag("variations") ? strict.withVariations() : strict;
    return question
        .text("format")
        .map(id -> chosen.withFormat(Records.format(id, "/format")))
        .orElse(chosen);
  }

  /**
   * Judges the games of a text.
   *
   * @param out receives a {@code verdict} for each game, and at the end the {@code counts}
   */
  void judge(Question question, Source source, Consumer<ImmutableMap<String, Object>> out) {
    Consumer<GameVerdict> visitor =
        verdict -> out.accept(ImmutableMap.of("verdict", verdict.toMap()));
    Counts counts =
        question.flag("variations")
            ? each(question, source, visitor)
            : visit(question, source.verdicts(), visitor);
    out.accept(counts.toMap().buildOrThrow());
  }

  /** Visits the verdicts within the limits, with their records. */
  Counts each(Question question, Source source, Consumer<? super GameReplay> visitor) {
    return visit(question, source.replays(), visitor);
  }

  private <V extends GameVerdict> Counts visit(
      Question question,
      BiFunction<Validator, String, Stream<V>> source,
      Consumer<? super V> visitor) {
    Counts counts = new Counts(limits, question.flag("variations"));
    try (Stream<V> verdicts = source.apply(validator(question), question.text("name").orElse(""))) {
      for (V verdict : (Iterable<V>) verdicts::iterator) {
        if (!counts.add(verdict)) {
          break;
        }
        visitor.accept(verdict);
      }
    }
    return counts;
  }

  /** The number of games so far, and the limit that ended the visit before the end of the text. */
  static final class Counts {
    private final RefereeLimits limits;
    private final boolean withVariations;
    private int games;
    private int valid;
    private long plies;
    private long moves;
    private String stopped = "";

    Counts(RefereeLimits limits, boolean withVariations) {
      this.limits = limits;
      this.withVariations = withVariations;
    }

    /** Counts a game unless it exceeds a limit. Returns whether it was counted. */
    boolean add(GameVerdict verdict) {
      moves +=
          withVariations && verdict instanceof GameReplay replay
              ? count(replay.record().moves())
              : verdict.plies();
      if (games == limits.recordGames() || moves > limits.recordMoves()) {
        stopped = games == limits.recordGames() ? "games" : "moves";
        return false;
      }
      games++;
      valid += verdict.isValid() ? 1 : 0;
      plies += verdict.legalPlies();
      return true;
    }

    /** Returns the number of moves to judge. The recursion is as deep as variations are nested. */
    private static long count(List<RecordedMove> line) {
      long count = line.size();
      for (RecordedMove move : line) {
        for (List<RecordedMove> variation : move.variations()) {
          count += count(variation);
        }
      }
      return count;
    }

    ImmutableMap.Builder<String, Object> toMap() {
      ImmutableMap.Builder<String, Object> map = ImmutableMap.builder();
      map.put(
          "counts",
          ImmutableMap.of(
              "games", games, "valid", valid, "invalid", games - valid, "plies", plies));
      if (!stopped.isEmpty()) {
        int maximum = stopped.equals("games") ? limits.recordGames() : limits.recordMoves();
        map.put(
            "stopped",
            ImmutableMap.of(
                "limit", stopped,
                "maximum", maximum,
                "message",
                    "Only the first %d games were checked: at most %d %s of a text are checked"
                        .formatted(games, maximum, stopped)));
      }
      return map;
    }
  }
}
