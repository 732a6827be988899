package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkElementIndex;
import static com.google.common.base.Preconditions.checkPositionIndex;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A game in progress: the moves played so far, the positions between them, the moves that were
 * undone and can be redone, variations, and annotations. Immutable and thread-safe; every change
 * returns a new object.
 *
 * <pre>{@code
 * GameInProgress<LoaMove> game = GameInProgress.of(Loa.game()).play("b1-b3").play("h7-f7");
 * game = game.undo().play("h7xf7"); // another move: nothing is left to redo
 * game.at(1).position(); // the position after b1-b3
 * game = game.undo().playVariation("h6-f6"); // an alternative to h7xf7
 * }</pre>
 *
 * <p>Playing, undoing and redoing a move takes constant time and memory: a game shares its moves
 * with the games from which it was made.
 *
 * @param <M> the moves of the game
 */
public final class GameInProgress<M extends Move> {
  private final GameRecord header;
  private final GameTree<M> place;

  private GameInProgress(GameRecord header, GameTree<M> place) {
    this.header = header;
    this.place = place;
  }

  /**
   * {@return a game without moves, from the standard start}
   *
   * @param game the game to play
   * @param <M> the moves of the game
   */
  public static <M extends Move> GameInProgress<M> of(Game<M> game) {
    return of(game.start());
  }

  /**
   * {@return a game without moves}
   *
   * @param start the position to start from
   * @param <M> the moves of the game
   */
  public static <M extends Move> GameInProgress<M> of(Position<M> start) {
    GameTree.Node<M> node = GameTree.Node.of(null, start, null, ImmutableList.of());
    return new GameInProgress<>(GameRecord.builder().build(), GameTree.of(node));
  }

  /**
   * Returns a game with the legal moves of a replay and their variations, at the end of the main
   * line.
   */
  static GameInProgress<?> of(GameRecord record, LineReplay mainLine) {
    return new GameInProgress<>(
        header(record, true), GameTree.of(mainLine).at(mainLine.legalPlies()));
  }

  /** {@return the game, with its rules and options} */
  public Game<M> game() {
    return position().game();
  }

  /** {@return the current position} */
  public Position<M> position() {
    return place.node().position();
  }

  /** {@return the number of moves that led to the current position} */
  public int ply() {
    return place.ply();
  }

  /** {@return the number of moves including those that can be redone} */
  public int lastPly() {
    return ply() + place.node().height();
  }

  /** {@return the move that led to the current position; empty before the first move} */
  public Optional<M> lastMove() {
    return Optional.ofNullable(place.node().move());
  }

  /** {@return the moves that led to the current position} Runs in time linear in their number. */
  public ImmutableList<M> moves() {
    return places().stream()
        .skip(1)
        .map(before -> requireNonNull(before.node().move()))
        .collect(toImmutableList());
  }

  /**
   * {@return the positions from the start to the current one, one more than {@link #moves()}} Runs
   * in time linear in their number.
   */
  public ImmutableList<Position<M>> positions() {
    return places().stream().map(before -> before.node().position()).collect(toImmutableList());
  }

  private ImmutableList<GameTree<M>> places() {
    ImmutableList.Builder<GameTree<M>> reversed = ImmutableList.builderWithExpectedSize(ply() + 1);
    for (GameTree<M> before = place; before != null; before = before.parent()) {
      reversed.add(before);
    }
    return reversed.build().reverse();
  }

  /**
   * {@return the moves that follow the current position: the main continuation, then variations}
   */
  public ImmutableList<M> continuations() {
    return place.node().next().stream()
        .map(next -> requireNonNull(next.move()))
        .collect(toImmutableList());
  }

  /**
   * {@return the game after one more move} The moves and variations that followed the current
   * position are discarded. A move of the main line also removes the claimed result and the
   * termination from the {@link #header()}.
   *
   * @param move the move to play
   * @throws IllegalMoveException if the move is illegal
   */
  public GameInProgress<M> play(M move) {
    return extended(place.play(move, position().play(move)));
  }

  /**
   * {@return the game after one more move, parsed leniently; see {@link #play(Move)}}
   *
   * @param text the move to play
   * @throws NotationException if the text is not a move in the notation of the game
   * @throws IllegalMoveException if the move is illegal
   */
  public GameInProgress<M> play(CharSequence text) {
    return play(position().parseMove(text, Strictness.LENIENT));
  }

  /**
   * {@return the game after one more move, which keeps the moves that follow the current position}
   * The move becomes the last of the {@link #continuations()}, unless it is one of them already.
   *
   * @param move the move to play
   * @throws IllegalMoveException if the move is illegal
   * @throws IllegalStateException if variations would be nested deeper than 250
   */
  public GameInProgress<M> playVariation(M move) {
    int known = continuations().indexOf(move);
    return known >= 0 ? redo(known) : extended(place.add(move, position().play(move)));
  }

  /**
   * {@return the game after one more move, parsed leniently; see {@link #playVariation(Move)}}
   *
   * @param text the move to play
   * @throws NotationException if the text is not a move in the notation of the game
   * @throws IllegalMoveException if the move is illegal
   * @throws IllegalStateException if variations would be nested deeper than 250
   */
  public GameInProgress<M> playVariation(CharSequence text) {
    return playVariation(position().parseMove(text, Strictness.LENIENT));
  }

  private GameInProgress<M> extended(GameTree<M> next) {
    boolean isOpen = header.claim().isEmpty() && header.termination().isEmpty();
    return new GameInProgress<>(isOpen || !next.isMain() ? header : header(header, false), next);
  }

  /**
   * {@return the game before the last move, which can be redone}
   *
   * @throws NoSuchElementException if there is no move to undo
   */
  public GameInProgress<M> undo() {
    if (ply() == 0) {
      throw new NoSuchElementException("There is no move to undo");
    }
    return at(ply() - 1);
  }

  /**
   * {@return the game after the continuation that was undone last, or after the main one if none
   * was undone}
   *
   * @throws NoSuchElementException if there is no move to redo
   */
  public GameInProgress<M> redo() {
    if (ply() == lastPly()) {
      throw new NoSuchElementException("There is no move to redo");
    }
    return at(ply() + 1);
  }

  /**
   * {@return the game after one of the {@link #continuations()}}
   *
   * @param index the index of the continuation, 0 for the main one
   * @throws IndexOutOfBoundsException if there is no such continuation
   */
  public GameInProgress<M> redo(int index) {
    checkElementIndex(index, place.node().next().size(), "continuation");
    return new GameInProgress<>(header, place.down(index));
  }

  /**
   * {@return the same game after a given number of moves; the later moves can be redone} Runs in
   * time linear in the number of moves undone or redone.
   *
   * @param ply the number of moves played, 0 to {@link #lastPly()}
   * @throws IndexOutOfBoundsException if the number is out of range
   */
  public GameInProgress<M> at(int ply) {
    checkPositionIndex(ply, lastPly(), "ply");
    return new GameInProgress<>(header, place.at(ply));
  }

  /**
   * {@return the moves up to the current position as a game of their own, with their annotations,
   * but without variations and moves to redo} Runs in time linear in the number of moves.
   */
  public GameInProgress<M> lineOnly() {
    return new GameInProgress<>(header, place.lineOnly());
  }

  /**
   * {@return the last move as in a record, with its comments, glyphs, clock and properties, but
   * without variations; empty before the first move}
   */
  public Optional<RecordedMove> recordedMove() {
    return lastMove().map(move -> place.node().recorded(ImmutableList.of()));
  }

  /**
   * {@return the same game with other annotations of the last move}
   *
   * <pre>{@code game.annotate(move -> move.withCommentAfter("The only move.").withNags(1))}</pre>
   *
   * @param change the change; the text and the variations of its result have no effect
   * @throws NoSuchElementException if no move has been played
   */
  public GameInProgress<M> annotate(UnaryOperator<RecordedMove> change) {
    RecordedMove move =
        recordedMove()
            .orElseThrow(() -> new NoSuchElementException("There is no move to annotate"));
    return new GameInProgress<>(header, place.with(place.node().withNotes(change.apply(move))));
  }

  /** {@return the tags, the comment on the game, the claimed result and the termination} */
  public GameRecord header() {
    return header;
  }

  /**
   * {@return the same game with another header}
   *
   * <pre>{@code
   * GameInProgress<LoaMove> match = GameInProgress.of(Loa.game());
   * Termination resigned = Termination.of(Termination.Kind.RESIGNATION, Player.FIRST);
   * match = match.withHeader(match.header().toBuilder().termination(resigned).build());
   * }</pre>
   *
   * @param header a record, of which only the tags, the comment, the claimed result and the
   *     termination have an effect
   */
  public GameInProgress<M> withHeader(GameRecord header) {
    return new GameInProgress<>(header(header, true), place);
  }

  private static GameRecord header(GameRecord record, boolean isEnded) {
    GameRecord.Builder header = GameRecord.builder().comment(record.comment());
    record.tags().forEach(header::tag);
    if (isEnded) {
      record.claim().ifPresent(header::claim);
      record.termination().ifPresent(header::termination);
    }
    return header.build();
  }

  /**
   * {@return a record of the whole game in canonical notation: header, game, options, the start
   * unless it is the standard one, moves including those that can be redone, variations and
   * annotations} If the rules end the main line, the record claims that result. Runs in time linear
   * in the number of moves.
   */
  public GameRecord toRecord() {
    GameTree.Node<M> start = place.at(0).node();
    GameRecord.Builder record =
        header.toBuilder().game(game().type().id()).options(game().options()).moves(start.line(0));
    if (!start.position().equals(game().start())) {
      record.setup(start.position().text());
    }
    start.last().position().outcome().map(ClaimedResult::of).ifPresent(record::claim);
    return record.build();
  }
}
