package io.github.boardrules.core.record;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.AbstractIterator;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Judges the games of a reader one after the other. A text without a game has one verdict with the
 * problem {@code NOT_A_GAME}. If the text could not be read to its end, the last verdict says so:
 * that of the game that was cut, or one without a game. The same holds for a text that is longer
 * than its limit.
 */
final class VerdictIterator extends AbstractIterator<GameVerdict> {
  /** The maximum length of the name of a tag or a property, in characters. */
  private static final int MAX_NAME = 100;

  private final Scan scan;
  private final ReadLimits limits;
  private final Validator validator;
  private final boolean isPart;
  private final @Nullable GameVisitor visitor;
  private boolean ended;

  /**
   * Judges the games of a scan.
   *
   * @param visitor receives the moves; null to keep them and the positions in the verdicts
   */
  VerdictIterator(Scan scan, Validator validator, boolean isPart, @Nullable GameVisitor visitor) {
    this.scan = scan;
    this.limits = scan.in().limits();
    this.validator = validator;
    this.isPart = isPart;
    this.visitor = visitor;
  }

  @Override
  protected @Nullable GameVerdict computeNext() {
    if (ended) {
      return endOfData();
    }
    Optional<GameVerdict> next = read();
    if (next.isPresent()) {
      GameVerdict verdict = next.get();
      Optional<RecordProblem> cause = isCut(verdict) ? scan.earlyEnd(verdict) : Optional.empty();
      ended = cause.isPresent();
      return cause.map(problem -> cut(verdict, problem)).orElse(verdict);
    }
    ended = true;
    boolean isFirst = scan.games() == 0 && !isPart;
    Optional<IOException> failure = scan.failure();
    if (!isFirst && failure.isEmpty()) {
      return endOfData();
    }
    String name = scan.in().name();
    TextLocation place = isFirst ? TextLocation.of(name, 1, 1, 0) : TextLocation.of(name, 0, 0, 0);
    RecordProblem problem =
        failure
            .map(e -> Damage.problem(e, place, 0))
            .orElse(RecordProblem.of(Code.NOT_A_GAME, place, 0, "The text contains no game"));
    return GameVerdict.withoutAGame(scan.games() + 1, place, problem);
  }

  private Optional<GameVerdict> read() {
    if (visitor != null) {
      Judge judge = new Judge(validator, visitor);
      boolean isFound = scan.next(judge);
      while (isFound && judge.isSkipped()) {
        judge = new Judge(validator, visitor);
        isFound = scan.next(judge);
      }
      return isFound ? Optional.of(judge.verdict(scan.games(), limits)) : Optional.empty();
    }
    RecordBuilder game = new PlayingBuilder(validator);
    if (!scan.next(game)) {
      return Optional.empty();
    }
    GameRecord record = game.record();
    return Optional.of(validator.verdict(scan.games(), record, game.problems()));
  }

  /** Returns whether the game lacks its end, or its last move may be a part of a move. */
  private static boolean isCut(GameVerdict verdict) {
    return hasNothing(verdict)
        || (!verdict.isValid()
            && verdict.problems().stream().anyMatch(problem -> isEffect(problem, verdict)));
  }

  private static boolean hasNothing(GameVerdict verdict) {
    return verdict.plies() == 0 && verdict.header().claim().isEmpty();
  }

  /** Replaces the effects of the missing end of a game by the problem that is their cause. */
  private static GameVerdict cut(GameVerdict verdict, RecordProblem cause) {
    List<RecordProblem> others =
        verdict.problems().stream()
            .filter(problem -> !isEffect(problem, verdict))
            .collect(toImmutableList());
    return verdict.with(ImmutableList.<RecordProblem>builder().addAll(others).add(cause).build());
  }

  /** Returns whether a property without a value is so close to the end that its value was cut. */
  private static boolean isCutName(RecordProblem problem, RecordProblem end) {
    return end.code() == Code.UNEXPECTED_END
        && end.location().offset() - problem.location().offset() <= MAX_NAME;
  }

  /** Returns whether a problem is an effect of the missing end of the game. */
  private static boolean isEffect(RecordProblem problem, GameVerdict verdict) {
    return switch (problem.code()) {
      case UNEXPECTED_END, UNCLOSED_TEXT -> true;
      case UNREADABLE_MOVE, ILLEGAL_MOVE, GAME_OVER -> problem.ply() == verdict.plies();
      case BAD_TAG ->
          hasNothing(verdict)
              || verdict.problems().stream().anyMatch(end -> isCutName(problem, end));
      default -> hasNothing(verdict);
    };
  }
}
