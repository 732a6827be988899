package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkPositionIndex;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Strictness;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress: the moves played so far, the positions between them, and the moves that were
 * undone and can be redone. Immutable and thread-safe; every change gives a new object.
 *
 * <pre>{@code
 * PlayedGame<LoaMove> game = PlayedGame.of(Loa.game()).play("b1-b3").play("h7-f7");
 * game = game.undo().play("h7xf7"); // another move: nothing is left to redo
 * game.at(1).position(); // the position after b1-b3
 * }</pre>
 *
 * <p>Each move takes constant time and memory: a game shares the moves before it with the games
 * that it was made from.
 *
 * @param <M> the moves of the game
 */
public final class PlayedGame<M extends Move> {
  private final Node<M> current;
  private final Node<M> tip;

  private PlayedGame(Node<M> current, Node<M> tip) {
    this.current = current;
    this.tip = tip;
  }

  /** A position with the move that led to it, both null before the first move. */
  private record Node<M extends Move>(
      @Nullable Node<M> previous, @Nullable M move, Position<M> position, int ply) {

    /** Returns the node of an earlier or the same ply. */
    Node<M> at(int earlier) {
      Node<M> node = this;
      while (node.ply > earlier && node.previous != null) {
        node = node.previous;
      }
      return node;
    }
  }

  /**
   * {@return a game without moves, from the standard start}
   *
   * @param game the game to play
   * @param <M> the moves of the game
   */
  public static <M extends Move> PlayedGame<M> of(Game<M> game) {
    return of(game.start());
  }

  /**
   * {@return a game without moves}
   *
   * @param start the position to start from
   * @param <M> the moves of the game
   */
  public static <M extends Move> PlayedGame<M> of(Position<M> start) {
    Node<M> node = new Node<>(null, null, start, 0);
    return new PlayedGame<>(node, node);
  }

  /** Returns the legal moves of a replay; they and the positions are all of one game. */
  @SuppressWarnings("unchecked")
  static <M extends Move> PlayedGame<M> of(VariationReplay replay) {
    PlayedGame<M> game = of((Position<M>) replay.positions().get(0));
    for (int i = 0; i < replay.legalPlies(); i++) {
      game = game.then((M) replay.moves().get(i), (Position<M>) replay.positions().get(i + 1));
    }
    return game;
  }

  private PlayedGame<M> then(M move, Position<M> position) {
    Node<M> next = new Node<>(current, move, position, ply() + 1);
    return new PlayedGame<>(next, next);
  }

  /** {@return the game that is played} */
  public Game<M> game() {
    return position().game();
  }

  /** {@return the current position} */
  public Position<M> position() {
    return current.position;
  }

  /** {@return the number of moves that led to the current position} */
  public int ply() {
    return current.ply;
  }

  /** {@return the number of moves including those that can be redone} */
  public int lastPly() {
    return tip.ply;
  }

  /** {@return the move that led to the current position; empty before the first move} */
  public Optional<M> lastMove() {
    return Optional.ofNullable(current.move);
  }

  /** {@return the moves that led to the current position} Runs in time linear in their number. */
  public ImmutableList<M> moves() {
    ImmutableList.Builder<M> reversed = ImmutableList.builderWithExpectedSize(ply());
    for (Node<M> node = current; node != null; node = node.previous) {
      if (node.move != null) {
        reversed.add(node.move);
      }
    }
    return reversed.build().reverse();
  }

  /**
   * {@return the positions from the start to the current one, one more than {@link #moves()}} Runs
   * in time linear in their number.
   */
  public ImmutableList<Position<M>> positions() {
    ImmutableList.Builder<Position<M>> reversed = ImmutableList.builderWithExpectedSize(ply() + 1);
    for (Node<M> node = current; node != null; node = node.previous) {
      reversed.add(node.position);
    }
    return reversed.build().reverse();
  }

  /**
   * {@return the game after one more move} The moves that could be redone are forgotten.
   *
   * @param move the move to play
   * @throws IllegalMoveException if the move is illegal
   */
  public PlayedGame<M> play(M move) {
    return then(move, position().play(move));
  }

  /**
   * {@return the game after one more move, parsed leniently} The moves that could be redone are
   * forgotten.
   *
   * @param text the move to play
   * @throws NotationException if the text is not a move in the notation of the game
   * @throws IllegalMoveException if the move is illegal
   */
  public PlayedGame<M> play(CharSequence text) {
    return play(position().parseMove(text, Strictness.LENIENT));
  }

  /**
   * {@return the game before the last move, which can be redone}
   *
   * @throws NoSuchElementException if there is no move to undo
   */
  public PlayedGame<M> undo() {
    if (ply() == 0) {
      throw new NoSuchElementException("no move to undo");
    }
    return at(ply() - 1);
  }

  /**
   * {@return the game after the move that was undone last}
   *
   * @throws NoSuchElementException if there is no move to redo
   */
  public PlayedGame<M> redo() {
    if (ply() == lastPly()) {
      throw new NoSuchElementException("no move to redo");
    }
    return at(ply() + 1);
  }

  /**
   * {@return the same game at another move; the later moves can be redone} Runs in time linear in
   * the number of later moves.
   *
   * @param ply the number of moves played, 0 to {@link #lastPly()}
   * @throws IndexOutOfBoundsException if there is no such move
   */
  public PlayedGame<M> at(int ply) {
    checkPositionIndex(ply, lastPly(), "ply");
    return new PlayedGame<>(tip.at(ply), tip);
  }

  /** {@return the game up to the current position, without the moves that can be redone} */
  public PlayedGame<M> branch() {
    return new PlayedGame<>(current, current);
  }

  /**
   * {@return a record of the moves up to the current position, in canonical notation, with the
   * game, its options, its start unless that is the standard one, and the result if the game is
   * over}
   */
  public GameRecord toRecord() {
    GameRecord.Builder record =
        GameRecord.builder()
            .game(game().type().id())
            .options(game().options())
            .moves(moves().stream().map(move -> RecordedMove.of(move.notation())).toList());
    Position<M> start = tip.at(0).position;
    if (!start.equals(game().start())) {
      record.setup(start.text());
    }
    position().outcome().map(ClaimedResult::of).ifPresent(record::claim);
    return record.build();
  }
}
