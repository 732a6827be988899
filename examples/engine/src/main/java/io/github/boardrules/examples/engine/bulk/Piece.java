package io.github.boardrules.examples.engine.bulk;

import static java.util.Objects.requireNonNull;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.GameVisitor;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.Records;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.Validator;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One or more consecutive complete games of a text. A piece can be judged once. */
public final class Piece {
  private final RecordFormat format;
  private final String name;
  private final long linesBefore;
  private final InputStream in;
  private final boolean whole;

  /** Whether the piece is that of a text whose damage is a problem, not an exception. */
  private final boolean isSalvaged;

  Piece(RecordFormat format, String name, long linesBefore, InputStream in, boolean whole) {
    this(format, name, linesBefore, in, whole, false);
  }

  Piece(
      RecordFormat format,
      String name,
      long linesBefore,
      InputStream in,
      boolean whole,
      boolean isSalvaged) {
    this.format = format;
    this.name = name;
    this.linesBefore = linesBefore;
    this.in = in;
    this.whole = whole;
    this.isSalvaged = isSalvaged;
  }

  /**
   * {@return whether the piece is held in memory; otherwise it must be judged before {@link
   * Pieces#next()} is called again}
   */
  public boolean isWhole() {
    return whole;
  }

  /**
   * Judges the games in order within the default limits, and numbers them from 1 within this piece.
   *
   * @param validator judges the records
   * @param verdicts accepts the verdict on each game
   */
  public void judge(Validator validator, Consumer<GameReplay> verdicts) {
    judge(validator, ReadLimits.defaults(), verdicts);
  }

  /** Judges the games within other limits, of which those on a text are limits on this piece. */
  void judge(Validator validator, ReadLimits limits, Consumer<GameReplay> verdicts) {
    try (Stream<GameReplay> all = open(validator, limits).replays()) {
      all.forEach(
          verdict ->
              verdicts.accept(isMoved(verdict) ? verdict.with(inWholeText(verdict)) : verdict));
    }
  }

  /** Judges the games without keeping their moves and positions. */
  void validate(Validator validator, ReadLimits limits, Consumer<GameVerdict> verdicts) {
    try (Stream<GameVerdict> all = open(validator, limits).verdicts()) {
      all.forEach(
          verdict ->
              verdicts.accept(isMoved(verdict) ? verdict.with(inWholeText(verdict)) : verdict));
    }
  }

  /** Reads the games as far as they are wanted, and adds them to a part of the results. */
  <R> void read(
      Validator validator,
      ReadLimits limits,
      Judging.GameResults<R> wanted,
      OrderedResults<R>.Part part) {
    ArchiveGame.Reading reading = wanted.reading(format);
    @Nullable Slices slices = reading.keepsTexts() ? new Slices(in) : null;
    ArchiveGames games = new ArchiveGames(format, name, slices, part.addingTo(wanted));
    Validator limited = validator.withLimits(limits);
    try (Records records =
        limited.openPlain(format, slices == null ? in : slices, name, !isSalvaged)) {
      if (reading.judges()) {
        try (Stream<GameReplay> all = records.replays()) {
          all.forEach(games::add);
        }
      } else {
        games.scan(records, reading.countsMoves());
      }
      games.end();
    } catch (UncheckedIOException e) {
      games.end();
      part.fail(name, requireNonNull(e.getCause()));
    }
  }

  /** Judges the games and reports their moves to a visitor, and their verdicts to a consumer. */
  void visit(
      Validator validator, ReadLimits limits, GameVisitor visitor, Consumer<GameVerdict> verdicts) {
    try (Records records = open(validator, limits)) {
      records.visit(
          new GameVisitor() {
            @Override
            public boolean begin(GameRecord header, Position<?> start) {
              return visitor.begin(header, start);
            }

            @Override
            public boolean ply(int number, Move move, Position<?> after) {
              return visitor.ply(number, move, after);
            }

            @Override
            public void end(GameVerdict verdict) {
              verdicts.accept(isMoved(verdict) ? verdict.with(inWholeText(verdict)) : verdict);
            }
          });
    }
  }

  private Records open(Validator validator, ReadLimits limits) {
    return validator.withLimits(limits).openPlain(format, in, name, !isSalvaged);
  }

  private boolean isMoved(GameVerdict verdict) {
    return linesBefore > 0 && !verdict.isValid();
  }

  /** Returns the problems with the line numbers of the text that this piece is a part of. */
  private List<RecordProblem> inWholeText(GameVerdict verdict) {
    return verdict.problems().stream().map(this::inWholeText).toList();
  }

  private RecordProblem inWholeText(RecordProblem problem) {
    TextLocation at = problem.location();
    if (at.line() == 0) {
      return problem;
    }
    return problem.withLocation(
        TextLocation.of(
            at.source(), at.line() + linesBefore, at.column(), at.offset(), at.pointer()));
  }
}
