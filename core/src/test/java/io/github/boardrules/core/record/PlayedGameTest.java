package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.testing.CountdownGame;
import io.github.boardrules.core.testing.CountdownMove;
import io.github.boardrules.core.testing.CountdownType;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class PlayedGameTest {
  private static final CountdownGame COUNTDOWN = new CountdownGame(6, "");
  private static final ReplayOptions OPTIONS =
      ReplayOptions.of(GameTypes.of(List.of(new CountdownType())));

  private static PlayedGame<CountdownMove> played(String... moves) {
    PlayedGame<CountdownMove> game = PlayedGame.of(COUNTDOWN);
    for (String move : moves) {
      game = game.play(move);
    }
    return game;
  }

  @Test
  void aNewGameHasNoMoves() {
    PlayedGame<CountdownMove> game = PlayedGame.of(COUNTDOWN);
    assertEquals(COUNTDOWN, game.game());
    assertEquals(COUNTDOWN.start(), game.position());
    assertEquals(List.of(COUNTDOWN.start()), game.positions());
    assertEquals(List.of(), game.moves());
    assertEquals(Optional.empty(), game.lastMove());
    assertEquals(0, game.ply());
    assertThrows(NoSuchElementException.class, game::undo);
    assertThrows(NoSuchElementException.class, game::redo);
  }

  @Test
  void aMoveCanBeRedoneUntilAnotherMoveIsPlayed() {
    PlayedGame<CountdownMove> game = played("take1", "take2", "take1");
    PlayedGame<CountdownMove> undone = game.undo().undo();
    assertEquals(1, undone.ply());
    assertEquals(3, undone.lastPly());
    assertEquals(game.position(), undone.redo().redo().position());
    assertEquals(3, undone.play("take1").undo().redo().undo().lastPly() + 1);
    assertEquals(1, undone.branch().lastPly());
    assertThrows(NoSuchElementException.class, () -> undone.branch().redo());
    assertEquals("take2", game.moves().get(1).notation());
  }

  @Test
  void refusedMovesDoNotChangeTheGame() {
    PlayedGame<CountdownMove> game = played("take2", "take2", "take1");
    assertThrows(NotationException.class, () -> game.play("taken"));
    assertThrows(IllegalMoveException.class, () -> game.play("take2"));
    assertThrows(IndexOutOfBoundsException.class, () -> game.at(4));
    assertThrows(IndexOutOfBoundsException.class, () -> game.at(-1));
    assertEquals(3, game.ply());
  }

  @Property(tries = 200)
  void everyPlyIsThePositionAfterItsMoves(@ForAll Random random) {
    PlayedGame<CountdownMove> game = PlayedGame.of(COUNTDOWN);
    Position<CountdownMove> position = COUNTDOWN.start();
    while (!position.isOver()) {
      int index = random.nextInt(position.legalMoveCount());
      game = game.play(position.legalMoves().get(index));
      position = position.successor(index);
      assertEquals(position, game.position());
      assertEquals(Optional.of(game.moves().get(game.ply() - 1)), game.lastMove());
    }
    for (int ply = 0; ply <= game.lastPly(); ply++) {
      assertEquals(game.positions().get(ply), game.at(ply).position());
      assertEquals(game.moves().subList(0, ply), game.at(ply).moves());
    }
  }

  @Property(tries = 200)
  void theRecordOfAGameReplaysToTheSameGame(@ForAll Random random) {
    PlayedGame<CountdownMove> game = PlayedGame.of(COUNTDOWN.start().play("take1"));
    for (int plies = random.nextInt(6); plies > 0 && !game.position().isOver(); plies--) {
      var legal = game.position().legalMoves();
      game = game.play(legal.get(random.nextInt(legal.size())));
    }
    Replay replay = Replay.of(game.toRecord(), OPTIONS);
    assertEquals(List.of(), replay.problems());
    PlayedGame<?> again = replay.mainLine().orElseThrow().played();
    assertEquals(game.positions(), again.positions());
    assertEquals(game.moves(), again.moves());
    assertEquals(game.position().isOver(), game.toRecord().claim().isPresent());
    assertEquals(Optional.of(game.positions().get(0).text()), game.toRecord().setup());
  }

  @Test
  void theStandardStartIsNotRecorded() {
    assertEquals(Optional.empty(), played("take1").toRecord().setup());
  }

  @Test
  void aReplayedVariationCanBeContinued() {
    PlayedGame<?> game =
        Replay.of(played("take1", "take2").toRecord(), OPTIONS).mainLine().orElseThrow().played();
    assertEquals(3, game.play("take1").ply());
  }
}
