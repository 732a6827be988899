package io.github.boardrules.picture.view;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.MoveAnnotations;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Termination;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A record to show: its header, and all its moves, legal or not.
 *
 * @param tags the names of the players, the event, the date and so on, by tag
 * @param comment the comment on the game, or an empty text
 * @param result the claimed result: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}
 * @param termination how the game ended other than by its rules, if the record says so
 * @param moves the moves of the main line and of the variations. Each follows the move before it;
 *     of the moves that follow the same one, the main continuation is the first. Those with {@link
 *     RecordedMoveView#isPlayed} are the continuations of the {@linkplain GameReplay#toGame() game
 *     in progress}, in the same order.
 */
@Immutable
@SuppressWarnings("Immutable") // copies its collections
public record RecordView(
    Map<String, String> tags,
    String comment,
    String result,
    Optional<String> termination,
    List<RecordedMoveView> moves) {
  /**
   * Creates a view of a record.
   *
   * @param tags the names of the players, the event, the date and so on, by tag
   * @param comment the comment on the game, or an empty text
   * @param result the claimed result
   * @param termination how the game ended other than by its rules, if the record says so
   * @param moves the moves of the main line and of the variations
   */
  public RecordView {
    tags = ImmutableMap.copyOf(tags);
    moves = ImmutableList.copyOf(moves);
  }

  /**
   * {@return the view of a record} Replays the variations. A record without a legal start has no
   * moves.
   *
   * @param replay the record and its legal moves
   */
  public static RecordView of(GameReplay replay) {
    RecordHeader header = replay.record().header();
    Moves moves = new Moves();
    replay.mainLine().ifPresent(line -> moves.add(line, -1, true));
    return new RecordView(
        header.tags(),
        header.comment(),
        header.result().text(),
        header.termination().map(Termination::text),
        moves.all.build());
  }

  /** Collects the moves of lines. The recursion is as deep as variations are nested. */
  private static final class Moves {
    private final ImmutableList.Builder<RecordedMoveView> all = ImmutableList.builder();
    private int size;

    /** Adds a replayed line, which follows a move that was played or not. */
    void add(LineReplay line, int start, boolean isPlayed) {
      int before = start;
      for (int i = 0; i < line.recorded().size(); i++) {
        RecordedMove move = line.recorded().get(i);
        boolean isLegal = i < line.legalPlies();
        int after = before;
        before = size;
        add(
            move,
            after,
            isLegal ? line.moves().get(i).notation() : move.notation(),
            isLegal && isPlayed,
            i == line.legalPlies() ? line.problem() : Optional.empty());
        for (int number = 0; number < move.variations().size(); number++) {
          if (i <= line.legalPlies()) {
            add(line.variation(i, number), after, isLegal && isPlayed);
          } else {
            addUnplayed(move.variations().get(number), after);
          }
        }
      }
    }

    /** Adds a line that follows an illegal move. */
    private void addUnplayed(List<RecordedMove> line, int start) {
      int before = start;
      for (RecordedMove move : line) {
        int after = before;
        before = size;
        add(move, after, move.notation(), false, Optional.empty());
        for (List<RecordedMove> variation : move.variations()) {
          addUnplayed(variation, after);
        }
      }
    }

    private void add(
        RecordedMove move,
        int after,
        String text,
        boolean isPlayed,
        Optional<RecordProblem> problem) {
      MoveAnnotations notes = move.annotations();
      all.add(
          new RecordedMoveView(
              after,
              text,
              isPlayed,
              notes.commentBefore(),
              notes.commentAfter(),
              notes.nags(),
              notes.clock().map(RecordView::seconds),
              problem.map(RecordProblem::toMap)));
      size++;
    }
  }

  private static double seconds(Duration left) {
    return left.toMillis() / 1000.0;
  }
}
