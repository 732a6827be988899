package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.core.testing.CountdownGame;
import io.github.boardrules.core.testing.CountdownMove;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Variations are nested at most so deep that recursion over them fits in the stack. */
class NestedVariationsTest {
  private static final int DEEPEST = 100;

  private static GameInProgress<CountdownMove> nested(int depth) {
    GameInProgress<CountdownMove> game = GameInProgress.of(new CountdownGame(1_000_000, ""));
    for (int i = 0; i < depth; i++) {
      game = game.play("take1").undo().playVariation("take2");
    }
    return game;
  }

  private static RecordedMove nestedMove(int depth) {
    RecordedMove move = RecordedMove.of("take1");
    for (int i = 0; i < depth; i++) {
      move = RecordedMove.of("take1").withVariation(List.of(RecordedMove.of("take2"), move));
    }
    return move;
  }

  private static int depth(List<RecordedMove> moves) {
    return moves.stream()
        .flatMap(move -> move.variations().stream())
        .mapToInt(variation -> 1 + depth(variation))
        .max()
        .orElse(0);
  }

  @Test
  void aGameInProgressNestsVariationsUpToTheLimit() {
    assertEquals(DEEPEST, depth(nested(DEEPEST).toRecord().moves()));
    assertThrows(IllegalStateException.class, () -> nested(100_000).toRecord());
  }

  @Test
  void oneMoreVariationBesideOthersIsNotDeeper() {
    GameInProgress<CountdownMove> deepest = nested(DEEPEST).play("take1").undo();
    assertThrows(IllegalStateException.class, () -> deepest.playVariation("take2"));
    assertEquals(DEEPEST + 1, deepest.redo().ply());
    assertEquals(DEEPEST, deepest.undo().playVariation("take3").ply());
  }

  /** Returns a game whose main continuation has the deepest variations. */
  private static GameInProgress<CountdownMove> deepestBelowMainMove() {
    GameInProgress<CountdownMove> game =
        GameInProgress.of(new CountdownGame(1_000_000, "")).play("take1");
    for (int i = 0; i < DEEPEST; i++) {
      game = game.play("take1").undo().playVariation("take2");
    }
    return game.at(0);
  }

  @Test
  void aMainLineWithTheDeepestVariationsCannotBecomeAVariation() {
    GameInProgress<CountdownMove> game = deepestBelowMainMove().playVariation("take2").undo();
    assertThrows(IllegalStateException.class, () -> game.promote(1));
    assertThrows(IllegalStateException.class, () -> game.promoteToMain(1));
    assertThrows(IllegalStateException.class, () -> game.demote(0));
    assertEquals(DEEPEST, depth(game.demote(1).toRecord().moves()));
    GameInProgress<CountdownMove> other = game.delete(0);
    assertThrows(IllegalStateException.class, () -> other.merge(deepestBelowMainMove()));
  }

  @Test
  void longGamesAreMerged() {
    GameInProgress<CountdownMove> game = GameInProgress.of(new CountdownGame(1_000_000, ""));
    GameInProgress<CountdownMove> other = game;
    for (int i = 0; i < 20_000; i++) {
      game = game.play("take1");
      other = other.play("take1");
    }
    GameInProgress<CountdownMove> merged = game.merge(other.at(9_999).playVariation("take2"));
    assertEquals(20_000, merged.ply());
    assertEquals(1, merged.toRecord().moves().get(9_999).variations().size());
  }

  @Test
  void aRecordNestsVariationsUpToTheLimit() {
    RecordedMove deepest = nestedMove(DEEPEST);
    assertEquals(nestedMove(DEEPEST), deepest);
    assertThrows(
        IllegalArgumentException.class,
        () -> RecordedMove.of("take1").withVariation(List.of(RecordedMove.of("take2"), deepest)));
    assertThrows(IllegalArgumentException.class, () -> nestedMove(100_000));
  }

  @Test
  void theDeepestGameIsReadAsItWasWritten() {
    GameInProgress<CountdownMove> deepest = nested(DEEPEST);
    for (ReadLimits limits : List.of(ReadLimits.defaults(), ReadLimits.forServers())) {
      ParsedGame read =
          TestRecords.read(BrgFormat.BRG, BrgFormat.BRG.write(deepest), limits).get(0);
      assertEquals(ImmutableList.of(), read.problems());
      assertEquals(deepest.toRecord().moves(), read.record().moves());
    }
  }
}
