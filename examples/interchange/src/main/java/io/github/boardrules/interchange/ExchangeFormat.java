package io.github.boardrules.interchange;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.loa.LoaMove;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A format of another program. A record can be written if all its moves are legal and if the
 * program plays its game with the same rules from the same start.
 */
abstract class ExchangeFormat implements RecordFormat {
  private final String id;
  private final String extension;

  ExchangeFormat(String id, String extension) {
    this.id = id;
    this.extension = extension;
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String extension() {
    return extension;
  }

  @Override
  public final boolean canWrite(GameReplay replay) {
    return replay.mainLine().isPresent()
        && replay.mainLine().get().problem().isEmpty()
        && text(replay).isPresent();
  }

  @Override
  public final void write(GameReplay replay, Appendable target) throws IOException {
    checkNotNull(target, "target");
    checkArgument(canWrite(replay), "The format %s does not support this game", id);
    target.append(text(replay).orElseThrow().get());
  }

  /**
   * Returns what writes the text of a record of legal moves; empty if the program does not play the
   * game.
   */
  abstract Optional<Supplier<String>> text(GameReplay replay);

  @Override
  public final List<RecordProblem> losses(GameReplay replay) {
    Losses losses = new Losses();
    if (canWrite(replay)) {
      findLosses(replay, losses);
    }
    return losses.all();
  }

  /** Returns the result that a record claims, or else that it implies or that the rules give. */
  static GameResult result(GameReplay replay) {
    GameResult claimed = replay.record().header().result();
    return claimed != GameResult.UNKNOWN
        ? claimed
        : replay
            .outcome()
            .map(GameResult::of)
            .or(() -> replay.termination().map(Termination::result))
            .orElse(GameResult.UNKNOWN);
  }

  /** Returns the moves of a record of Lines of Action that can be written and has no passes. */
  static List<LoaMove.PieceMove> pieceMoves(GameReplay replay) {
    return replay.mainLine().orElseThrow().moves().stream()
        .map(LoaMove.PieceMove.class::cast)
        .toList();
  }

  /** Finds what the text of a record leaves out. */
  abstract void findLosses(GameReplay replay, Losses losses);

  @Override
  public final String toString() {
    return id;
  }
}
