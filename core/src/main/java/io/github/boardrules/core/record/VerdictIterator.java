package io.github.boardrules.core.record;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.AbstractIterator;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.ReadLimits.Limit;
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
  private final String name;
  private final ReadLimits limits;
  private final Validator validator;
  private final Damage damage;
  private final boolean isPart;
  private final boolean keepsPositions;
  private Optional<GameVerdict> held = Optional.empty();
  private boolean ended;

  VerdictIterator(
      Scan scan, Validator validator, Damage damage, boolean isPart, boolean keepsPositions) {
    this.scan = scan;
    this.name = scan.in().name();
    this.limits = scan.in().limits();
    this.validator = validator;
    this.damage = damage;
    this.isPart = isPart;
    this.keepsPositions = keepsPositions;
  }

  @Override
  protected @Nullable GameVerdict computeNext() {
    Optional<GameVerdict> next = ended ? Optional.empty() : held.or(this::read);
    held = Optional.empty();
    if (next.isPresent()) {
      GameVerdict verdict = next.get();
      return mayBeLast() && isCut(verdict) ? withTheEnd(verdict) : verdict;
    }
    boolean isFirst = scan.games() == 0 && !isPart;
    Optional<IOException> failure = ended ? Optional.empty() : damage.failure();
    boolean hasMore = !ended && (isFirst || failure.isPresent());
    ended = true;
    if (!hasMore) {
      return endOfData();
    }
    TextLocation place = isFirst ? TextLocation.of(name, 1, 1, 0) : TextLocation.of(name, 0, 0, 0);
    RecordProblem problem =
        failure
            .map(e -> Damage.problem(e, place, 0))
            .orElse(RecordProblem.of(Code.NOT_A_GAME, place, 0, "The text contains no game"));
    return GameVerdict.withoutAGame(scan.games() + 1, place, problem);
  }

  /** Returns whether the text may end before its end, so that it is worth reading on. */
  private boolean mayBeLast() {
    return damage.failure().isPresent() || limits.get(Limit.TEXT) < Long.MAX_VALUE;
  }

  /** Adds the problem that ends the text to the game that it has cut, if no other game follows. */
  private GameVerdict withTheEnd(GameVerdict verdict) {
    held = read();
    Optional<RecordProblem> end =
        held.flatMap(game -> game.problems().stream().findFirst())
            .filter(problem -> problem.code() == Code.TOO_MUCH_TEXT);
    if (end.isPresent()) {
      ended = true;
      return cut(verdict, end.get());
    }
    if (held.isEmpty() && damage.failure().isPresent()) {
      ended = true;
      TextLocation place = endOfCut(verdict);
      int plies = verdict.plies();
      return cut(verdict, Damage.problem(damage.failure().get(), place, plies));
    }
    return verdict;
  }

  private Optional<GameVerdict> read() {
    if (!keepsPositions && !validator.judgesVariations) {
      Judge judge = new Judge(validator);
      return scan.next(judge) ? Optional.of(judge.verdict(scan.games(), limits)) : Optional.empty();
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
        || verdict.problems().stream().anyMatch(problem -> isEffect(problem, verdict));
  }

  private static boolean hasNothing(GameVerdict verdict) {
    return verdict.plies() == 0 && verdict.header().claim().isEmpty();
  }

  private static TextLocation endOfCut(GameVerdict verdict) {
    List<RecordProblem> problems = verdict.problems();
    return problems.isEmpty() ? verdict.location() : problems.get(problems.size() - 1).location();
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
