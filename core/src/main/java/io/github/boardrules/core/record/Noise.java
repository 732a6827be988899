package io.github.boardrules.core.record;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.util.List;
import java.util.Optional;

/** Recognizes what a reader returns for a text, or a part of it, that is no game. */
final class Noise {
  private Noise() {}

  /**
   * Returns the only problem of a parsed game that is none: the reader found no game, the text
   * exceeds a limit where no game is, or what was read names no game, has no legal move and has
   * characters without a meaning, as random bytes do. Empty for a game.
   */
  static Optional<RecordProblem> problem(
      List<RecordProblem> problems, GameRecord record, Played played, List<RecordProblem> byRules) {
    if (problems.isEmpty() || !isNameless(record)) {
      return Optional.empty();
    }
    Optional<RecordProblem> found =
        problems.stream().filter(problem -> isOfNoGame(problem.code())).findFirst();
    if (found.isPresent() || isReadable(problems, played, byRules)) {
      return found;
    }
    String message = "The text contains no game";
    return Optional.of(RecordProblem.of(Code.NOT_A_GAME, record.location(), 0, message));
  }

  /** Returns whether a record has no tags and no setup. */
  private static boolean isNameless(GameRecord record) {
    return record.game().isEmpty()
        && record.setup().isEmpty()
        && record.header().tags().isEmpty()
        && record.options().equals(Options.none());
  }

  private static boolean isOfNoGame(Code code) {
    return code == Code.NOT_A_GAME || code == Code.TOO_MANY_GAMES || code == Code.TOO_MUCH_TEXT;
  }

  /** Returns whether all characters have a meaning, or the first move is one of the game. */
  private static boolean isReadable(
      List<RecordProblem> problems, Played played, List<RecordProblem> byRules) {
    if (played.legalPlies() > 0) {
      return true;
    }
    boolean hasStrangeCharacter =
        problems.stream().anyMatch(problem -> problem.code() == Code.BAD_CHARACTER);
    boolean isMove =
        byRules.stream()
            .noneMatch(p -> p.code() == Code.UNREADABLE_MOVE || p.code() == Code.UNKNOWN_GAME);
    return !hasStrangeCharacter || isMove;
  }
}
