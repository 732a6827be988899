package io.github.boardrules.interchange;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.MoveAnnotations;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.TextLocation;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Collects what a format has no place for. */
final class Losses {
  private final ImmutableList.Builder<RecordProblem> all = ImmutableList.builder();

  List<RecordProblem> all() {
    return all.build();
  }

  void add(TextLocation at, String what) {
    all.add(RecordProblem.of(Code.NOT_KEPT, at, 0, "The format has no place for " + what));
  }

  void addIf(boolean isLost, TextLocation at, String what) {
    if (isLost) {
      add(at, what);
    }
  }

  /** Adds all tags except those that the format keeps. */
  void addTags(GameRecord record, Set<String> kept) {
    record.header().tags().keySet().stream()
        .filter(name -> !kept.contains(name))
        .forEach(name -> add(record.location(name), "the tag " + name));
  }

  void addComment(GameRecord record) {
    addIf(!record.header().comment().isEmpty(), record.location(), "the comment on the game");
  }

  /** Adds a result that does not follow from the moves, and how the game ended. */
  void addEnd(GameReplay replay) {
    GameRecord record = replay.record();
    GameResult real = replay.outcome().map(GameResult::of).orElse(GameResult.UNKNOWN);
    GameResult claimed = record.header().result();
    addIf(
        claimed != GameResult.UNKNOWN && claimed != real,
        record.location("Result"),
        "a result that does not follow from the moves");
    addIf(
        record.header().termination().isPresent(),
        record.location("Termination"),
        "how the game ended");
  }

  /**
   * Adds how a game ended, unless the format has a word for it and the result shows who lost.
   *
   * @param known the ends for which the format has a word
   */
  void addTermination(GameReplay replay, Set<Termination.Kind> known) {
    GameRecord record = replay.record();
    Optional<Player> loser = ExchangeFormat.result(replay).winner().map(Player::opponent);
    addIf(
        record
            .header()
            .termination()
            .filter(
                end ->
                    replay.outcome().isPresent()
                        || !known.contains(end.kind())
                        || (end.kind() != Termination.Kind.AGREED_DRAW
                            && (loser.isEmpty() || !end.loser().or(() -> loser).equals(loser))))
            .isPresent(),
        record.location("Termination"),
        "how the game ended");
  }

  /** Adds the annotations of moves. */
  void addAnnotations(GameRecord record) {
    addAnnotation(record, notes -> !notes.commentBefore().isEmpty(), "comments before moves");
    addAnnotation(record, notes -> !notes.commentAfter().isEmpty(), "comments on moves");
    addAnnotation(record, notes -> !notes.nags().isEmpty(), "glyphs of moves");
    addAny(record, move -> !move.variations().isEmpty(), "variations");
    addAnnotation(record, notes -> notes.clock().isPresent(), "clocks");
    addAnnotation(record, notes -> !notes.properties().isEmpty(), "properties of moves");
  }

  private void addAnnotation(GameRecord record, Predicate<MoveAnnotations> isLost, String what) {
    addAny(record, move -> isLost.test(move.annotations()), what);
  }

  private void addAny(GameRecord record, Predicate<RecordedMove> isLost, String what) {
    record.moves().stream()
        .filter(isLost)
        .findFirst()
        .ifPresent(move -> add(move.location(), what));
  }
}
