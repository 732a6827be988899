package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.testing.CountdownGame;
import io.github.boardrules.core.testing.CountdownMove;
import io.github.boardrules.core.testing.CountdownType;
import io.github.boardrules.core.text.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class GameInProgressTest {
  private static final CountdownGame COUNTDOWN = new CountdownGame(6, "");
  private static final Validator OPTIONS = Validator.of(GameTypes.of(List.of(new CountdownType())));

  private static GameInProgress<CountdownMove> played(String... moves) {
    GameInProgress<CountdownMove> game = GameInProgress.of(COUNTDOWN);
    for (String move : moves) {
      game = game.play(move);
    }
    return game;
  }

  @Test
  void aNewGameHasNoMoves() {
    GameInProgress<CountdownMove> game = GameInProgress.of(COUNTDOWN);
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
    GameInProgress<CountdownMove> game = played("take1", "take2", "take1");
    GameInProgress<CountdownMove> undone = game.undo().undo();
    assertEquals(1, undone.ply());
    assertEquals(3, undone.lastPly());
    assertEquals(game.position(), undone.redo().redo().position());
    assertEquals(2, undone.play("take1").undo().redo().undo().lastPly());
    assertEquals(1, undone.lineOnly().lastPly());
    assertThrows(NoSuchElementException.class, () -> undone.lineOnly().redo());
    assertEquals("take2", game.moves().get(1).notation());
  }

  @Test
  void refusedMovesDoNotChangeTheGame() {
    GameInProgress<CountdownMove> game = played("take2", "take2", "take1");
    assertThrows(NotationException.class, () -> game.play("taken"));
    assertThrows(IllegalMoveException.class, () -> game.play("take2"));
    assertThrows(IndexOutOfBoundsException.class, () -> game.at(4));
    assertThrows(IndexOutOfBoundsException.class, () -> game.at(-1));
    assertEquals(3, game.ply());
  }

  @Property
  void everyPlyIsThePositionAfterItsMoves(@ForAll Choices random) {
    GameInProgress<CountdownMove> game = GameInProgress.of(COUNTDOWN);
    List<CountdownMove> moves = new ArrayList<>();
    List<Position<CountdownMove>> positions = new ArrayList<>(List.of(COUNTDOWN.start()));
    while (!positions.get(moves.size()).isOver()) {
      Position<CountdownMove> position = positions.get(moves.size());
      CountdownMove move = random.pick(position.legalMoves());
      moves.add(move);
      positions.add(position.play(move));
      game = game.play(move);
      assertEquals(Optional.of(move), game.lastMove());
    }
    assertEquals(moves.size(), game.lastPly());
    assertEquals(positions, game.positions());
    for (int ply = 0; ply <= moves.size(); ply++) {
      assertEquals(positions.get(ply), game.at(ply).position());
      assertEquals(moves.subList(0, ply), game.at(ply).moves());
    }
  }

  @Property
  void theRecordOfAGameReplaysToTheSameGame(@ForAll Choices random) {
    GameInProgress<CountdownMove> game = GameInProgress.of(COUNTDOWN.start().play("take1"));
    for (int plies = random.nextInt(6); plies > 0 && !game.position().isOver(); plies--) {
      var legal = game.position().legalMoves();
      game = game.play(legal.get(random.nextInt(legal.size())));
    }
    GameReplay replay = OPTIONS.replay(game.toRecord());
    assertEquals(List.of(), replay.problems());
    GameInProgress<?> again = replay.toGame().orElseThrow();
    assertEquals(game.positions(), again.positions());
    assertEquals(game.moves(), again.moves());
    assertEquals(game.position().isOver(), game.toRecord().header().claim().isPresent());
    assertEquals(Optional.of(game.positions().get(0).text()), game.toRecord().setup());
  }

  @Test
  void theStandardStartIsNotRecorded() {
    assertEquals(Optional.empty(), played("take1").toRecord().setup());
  }

  @Test
  void aReplayedVariationCanBeContinued() {
    GameInProgress<?> game =
        OPTIONS.replay(played("take1", "take2").toRecord()).toGame().orElseThrow();
    assertEquals(3, game.play("take1").ply());
  }

  @Test
  void aVariationKeepsTheMovesThatFollow() {
    GameInProgress<CountdownMove> game = played("take1", "take2").at(1).playVariation("take1");
    assertEquals(List.of("take1", "take1"), names(game.moves()));
    game = game.play("take2").undo().undo();
    assertEquals(List.of("take2", "take1"), names(game.continuations()));
    assertEquals(List.of("take1", "take1", "take2"), names(game.redo().redo().moves()));
    assertEquals(List.of("take1", "take2"), names(game.follow(0).moves()));
    assertEquals(3, game.lastPly());
    assertEquals(2, game.follow(0).lastPly());
    assertEquals(game.follow(0).moves(), game.playVariation("take2").moves());
    assertEquals(2, game.playVariation("take2").undo().continuations().size());
    assertThrows(IndexOutOfBoundsException.class, () -> played("take1").follow(0));
    assertThrows(IllegalMoveException.class, () -> played("take3", "take2").playVariation("take2"));
    assertEquals(List.of("take1"), names(game.lineOnly().moves()));
    assertEquals(List.of(), game.lineOnly().continuations());
  }

  @Test
  void variationsAreChangedWhereTheyBegin() {
    GameInProgress<CountdownMove> game =
        played("take1", "take2").at(1).playVariation("take1").at(1).playVariation("take3").undo();
    assertEquals(List.of("take2", "take1", "take3"), names(game.continuations()));
    assertEquals(List.of("take2", "take3", "take1"), names(game.promote(2).continuations()));
    assertEquals(List.of("take3", "take2", "take1"), names(game.promoteToMain(2).continuations()));
    assertEquals(List.of("take1", "take2", "take3"), names(game.demote(0).continuations()));
    assertEquals(List.of("take2", "take3"), names(game.delete(1).continuations()));
    assertEquals(game.toRecord(), game.promote(0).toRecord());
    assertEquals(game.toRecord(), game.demote(2).toRecord());
    assertEquals("take3", game.promoteToMain(2).redo().lastMove().orElseThrow().notation());
    assertEquals("take2", game.delete(2).redo().lastMove().orElseThrow().notation());
    assertEquals(1, game.promote(1).ply());
    for (int index : new int[] {-1, 3}) {
      assertThrows(IndexOutOfBoundsException.class, () -> game.promote(index));
      assertThrows(IndexOutOfBoundsException.class, () -> game.promoteToMain(index));
      assertThrows(IndexOutOfBoundsException.class, () -> game.demote(index));
      assertThrows(IndexOutOfBoundsException.class, () -> game.delete(index));
    }
  }

  @Test
  void gamesFromDifferentStartsAreNotMerged() {
    GameInProgress<CountdownMove> other = GameInProgress.of(new CountdownGame(5, ""));
    GameInProgress<CountdownMove> game = played("take1");
    assertThrows(IllegalArgumentException.class, () -> game.merge(other));
  }

  private static List<String> names(List<CountdownMove> moves) {
    return moves.stream().map(CountdownMove::notation).toList();
  }

  @Test
  void theRecordHasTheWholeGameFromEveryPlace() {
    GameInProgress<CountdownMove> game =
        played("take1", "take2", "take1")
            .at(1)
            .playVariation("take1")
            .annotate(notes -> notes.withCommentAfter("better").withNags(1))
            .play("take1");
    GameRecord record = game.toRecord();
    assertEquals(record, game.at(0).toRecord());
    assertEquals(record, game.at(1).follow(0).redo().toRecord());
    assertEquals(3, record.moves().size());
    RecordedMove better = record.moves().get(1).variations().get(0).get(0);
    assertEquals("better", better.annotations().commentAfter());
    assertEquals(List.of(1), better.annotations().nags());
    assertEquals(better.annotations(), game.undo().annotations());
    assertEquals(better, game.lineOnly().toRecord().moves().get(1));
    assertEquals(MoveAnnotations.none(), game.at(0).annotations());
    assertThrows(NoSuchElementException.class, () -> game.at(0).annotate(notes -> notes));
  }

  @Test
  void theHeaderIsRecordedAndAMoveRemovesTheEnd() {
    RecordHeader header =
        RecordHeader.none()
            .withTag("Event", "test")
            .withComment("A game.")
            .withClaim(ClaimedResult.of(GameResult.SECOND))
            .withTermination(Termination.resignation(Player.FIRST));
    GameInProgress<CountdownMove> game = played("take1").withHeader(header);
    assertEquals(header, game.header());
    GameRecord record = game.toRecord();
    assertEquals(header, record.header());
    assertEquals(header, game.undo().playVariation("take2").header());
    GameRecord other = game.undo().play("take2").toRecord();
    assertEquals(header.tags(), other.header().tags());
    assertEquals(Optional.empty(), other.header().claim());
    assertEquals(Optional.empty(), other.header().termination());
    RecordHeader claim = header.withoutResult().withClaim(ClaimedResult.of(GameResult.SECOND));
    GameRecord after = game.withHeader(claim).play("take2").toRecord();
    assertEquals(header.tags(), after.header().tags());
    assertEquals(Optional.empty(), after.header().claim());
    assertEquals(after, game.withHeader(claim).playVariation("take2").toRecord());
  }

  /** The moves of a random tree, with comments, go to a record and back. */
  @Property
  void aTreeBecomesARecordAndTheSameTree(@ForAll Choices random) {
    GameInProgress<?> game = GameInProgress.of(COUNTDOWN).withHeader(header(random));
    for (int steps = random.nextInt(40); steps > 0; steps--) {
      game = step(game, random);
    }
    GameRecord record = game.toRecord();
    GameReplay replay = OPTIONS.replay(record);
    assertEquals(List.of(), replay.problems());
    assertEquals(0, replay.variations().filter(line -> line.problem().isPresent()).count());
    GameInProgress<?> again = replay.toGame().orElseThrow();
    assertEquals(record, again.toRecord());
    assertSameTree(game.at(0), again.at(0));
  }

  private static RecordHeader header(Random random) {
    return RecordHeader.none().withTag("Round", String.valueOf(random.nextInt(9)));
  }

  /** Goes to a random ply and on with a random move, which is often a new variation. */
  private static <M extends Move> GameInProgress<M> step(GameInProgress<M> game, Random random) {
    GameInProgress<M> at = game.at(random.nextInt(game.lastPly() + 1));
    List<M> legal = at.position().legalMoves();
    if (legal.isEmpty()) {
      return at;
    }
    M move = legal.get(random.nextInt(legal.size()));
    GameInProgress<M> next = random.nextInt(10) == 9 ? at.play(move) : at.playVariation(move);
    assertEquals(at.position().play(move), next.position());
    assertEquals(at.ply() + 1, next.ply());
    assertEquals(at.position(), next.undo().position());
    assertEquals(next.moves(), next.undo().redo().moves());
    String comment = random.nextInt(3) == 2 ? "No. " + random.nextInt(100) : "";
    return next.annotate(recorded -> recorded.withCommentAfter(comment));
  }

  private static void assertSameTree(GameInProgress<?> one, GameInProgress<?> other) {
    assertEquals(one.position(), other.position());
    assertEquals(one.lastMove(), other.lastMove());
    assertEquals(one.annotations(), other.annotations());
    assertEquals(one.continuations(), other.continuations());
    for (int i = 0; i < one.continuations().size(); i++) {
      assertSameTree(one.follow(i), other.follow(i));
    }
  }

  @Test
  void aGameEndsByATermination() {
    GameInProgress<CountdownMove> game = played("take2", "take1");
    assertEquals(GameResult.UNKNOWN, game.result());
    List<Termination> ends =
        List.of(
            Termination.resignation(Player.FIRST),
            Termination.forfeit(Player.SECOND),
            Termination.agreedDraw(),
            Termination.onTime(Player.SECOND));
    List<GameInProgress<CountdownMove>> ended =
        List.of(
            game.resign(Player.FIRST),
            game.forfeit(Player.SECOND),
            game.agreeDraw(),
            game.end(Termination.onTime(Player.SECOND)));
    for (int i = 0; i < ends.size(); i++) {
      GameInProgress<CountdownMove> over = ended.get(i);
      assertEquals(Optional.of(ends.get(i)), over.header().termination());
      assertEquals(ends.get(i).result(), over.result());
      assertTrue(over.isOver());
      assertFalse(over.position().isOver());
      assertThrows(IllegalStateException.class, () -> over.play("take1"));
      assertFalse(over.playVariation("take1").undo().isOver());
      assertThrows(
          IllegalStateException.class, () -> over.playAny(over.position().legalMoves().get(0)));
      assertThrows(IllegalStateException.class, () -> over.resign(Player.SECOND));
      assertEquals(over.header().termination(), over.toReplay().record().header().termination());
      // One can look at the game, and play other moves before its end.
      assertFalse(over.undo().isOver());
      assertEquals(GameResult.UNKNOWN, over.undo().result());
      assertTrue(over.undo().last().isOver());
      assertTrue(over.undo().playVariation("take2").last().undo().last().ply() > 0);
      assertFalse(over.undo().play("take2").isOver());
      assertFalse(over.withHeader(over.header().withoutResult()).play("take1").isOver());
    }
  }

  @Test
  void aGameEndsByTheRulesOnce() {
    GameInProgress<CountdownMove> game = played("take2", "take2", "take2");
    assertTrue(game.isOver());
    assertEquals(GameResult.of(game.position().outcome().orElseThrow()), game.result());
    assertThrows(IllegalStateException.class, () -> game.resign(Player.FIRST));
    assertThrows(IllegalStateException.class, () -> game.undo().resign(Player.FIRST));
    GameInProgress<CountdownMove> variation = game.undo().playVariation("take1");
    assertThrows(IllegalStateException.class, () -> variation.agreeDraw());
  }

  @Test
  void aClaimIsNoEnd() {
    GameInProgress<CountdownMove> game =
        played("take2")
            .withHeader(RecordHeader.none().withClaim(ClaimedResult.of(GameResult.FIRST)));
    assertFalse(game.isOver());
    assertEquals(GameResult.UNKNOWN, game.result());
    assertEquals(Optional.empty(), game.resign(Player.FIRST).header().claim());
    assertEquals(Optional.empty(), game.play("take1").header().claim());
  }

  @Test
  void aGameDescribesItself() {
    GameInProgress<CountdownMove> game = played("take2", "take1").undo();
    assertEquals("countdown after 1 of 2 plies, *: " + game.position().text(), game.toString());
  }
}
