package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkElementIndex;
import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.base.Preconditions.checkPositionIndex;
import static com.google.common.base.Preconditions.checkState;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.text.NotationException;
import java.util.List;
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
 * <p>A game ends by the rules or by a {@link Termination}, such as a resignation. Its {@link
 * #result()} follows from these ends alone; what a record claims without either is the {@linkplain
 * RecordHeader#claim() claim} of the {@link #header()}.
 *
 * <pre>{@code
 * GameInProgress.of(Loa.game()).resign(Player.SECOND).result(); // → FIRST
 * }</pre>
 *
 * <p>Playing, undoing and redoing a move takes constant time and memory: a game shares its moves
 * with the games from which it was made. Two games in progress are equal only if they are the same
 * object; compare their {@linkplain #toRecord() records} instead.
 *
 * @param <M> the moves of the game
 */
@Immutable
public final class GameInProgress<M extends Move> {
  private final RecordHeader header;
  private final GameTree<M> place;

  private GameInProgress(RecordHeader header, GameTree<M> place) {
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
    checkNotNull(start, "start");
    return new GameInProgress<>(RecordHeader.none(), GameTree.of(GameNode.leaf(null, start)));
  }

  /**
   * Returns a game with the legal moves of a replay and their variations, at the end of the main
   * line.
   */
  static GameInProgress<?> of(RecordHeader header, LineReplay mainLine) {
    return new GameInProgress<>(header, GameTree.of(mainLine).at(mainLine.legalPlies()));
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

  /** {@return the same game after the last of the moves that can be redone} */
  public GameInProgress<M> last() {
    return at(lastPly());
  }

  /**
   * {@return whether the game is over at the current position: by the rules, or because the
   * position is the last one of the main line and the {@link #header()} has a termination}
   */
  public boolean isOver() {
    return position().isOver() || endsByTermination();
  }

  private boolean endsByTermination() {
    return header.termination().isPresent() && ply() == lastPly() && place.isMain();
  }

  /**
   * {@return the result at the current position: by the rules; without such a result, by the
   * termination if the game {@link #isOver()}; otherwise unknown}
   */
  public GameResult result() {
    return position()
        .outcome()
        .map(GameResult::of)
        .or(() -> header.termination().filter(end -> endsByTermination()).map(Termination::result))
        .orElse(GameResult.UNKNOWN);
  }

  /**
   * {@return the game after a player has resigned}
   *
   * @param loser the player who resigned
   * @throws IllegalStateException under the conditions of {@link #end}
   */
  public GameInProgress<M> resign(Player loser) {
    return end(Termination.resignation(loser));
  }

  /**
   * {@return the game after a player has lost by leaving or by a rule of the event}
   *
   * @param loser the player who lost
   * @throws IllegalStateException under the conditions of {@link #end}
   */
  public GameInProgress<M> forfeit(Player loser) {
    return end(Termination.forfeit(loser));
  }

  /**
   * {@return the game after the players have agreed to a draw}
   *
   * @throws IllegalStateException under the conditions of {@link #end}
   */
  public GameInProgress<M> agreeDraw() {
    return end(Termination.agreedDraw());
  }

  /**
   * {@return the game after an end that is not one by the rules, for example {@code
   * Termination.onTime(Player.FIRST)}} Its header has the termination and no claimed result. To
   * take the end back, remove it from the header: {@code
   * game.withHeader(game.header().withoutResult())}.
   *
   * @param termination how the game ended
   * @throws IllegalStateException if the game is over, or if this is not its last position: in a
   *     variation, or with moves to redo
   */
  public GameInProgress<M> end(Termination termination) {
    checkNotNull(termination, "termination");
    checkNotOver();
    checkState(!position().isOver(), "The game is over by the rules");
    checkState(
        place.isMain() && ply() == lastPly(), "A game ends after the last move of its main line");
    return withHeader(header.withoutResult().withTermination(termination));
  }

  private void checkNotOver() {
    checkState(!endsByTermination(), "The game is over: %s", header.termination().orElse(null));
  }

  /** {@return the moves that led to the current position} Runs in time linear in their number. */
  public List<M> moves() {
    return places().stream()
        .skip(1)
        .map(before -> requireNonNull(before.node().move()))
        .collect(toImmutableList());
  }

  /**
   * {@return the positions from the start to the current one, one more than {@link #moves()}} Runs
   * in time linear in their number.
   */
  public List<Position<M>> positions() {
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
  public List<M> continuations() {
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
   * @throws IllegalStateException if the game {@link #isOver()} by a termination
   */
  public GameInProgress<M> play(M move) {
    checkNotOver();
    return extended(place.play(move, position().play(move)));
  }

  /**
   * {@return the game after one more move, whose type the caller does not know; see {@link
   * #play(Move)}} Callable on {@code GameInProgress<?>}.
   *
   * @param move the move to play
   * @throws IllegalArgumentException if the move is not one of this game
   * @throws IllegalMoveException if the move is illegal
   * @throws IllegalStateException if the game {@link #isOver()} by a termination
   */
  public GameInProgress<M> playAny(Move move) {
    checkNotOver();
    Position<M> next = position().playAny(move);
    @SuppressWarnings("unchecked") // the position has accepted it
    M own = (M) move;
    return extended(place.play(own, next));
  }

  /**
   * {@return the game after one more move, parsed {@linkplain Position#parseMove(CharSequence) as
   * people type it}; see {@link #play(Move)}}
   *
   * @param text the move to play
   * @throws NotationException if the text is not a move in the notation of the game
   * @throws IllegalMoveException if the move is illegal
   * @throws IllegalStateException if the game {@link #isOver()} by a termination
   */
  public GameInProgress<M> play(CharSequence text) {
    return play(position().parseMove(text));
  }

  /**
   * {@return the game after one more move, which keeps the moves that follow the current position}
   * The move becomes the last of the {@link #continuations()}, unless it is one of them already. As
   * an edit of the record it may also follow an end by a termination, which it removes from the
   * {@link #header()}.
   *
   * @param move the move to play
   * @throws IllegalMoveException if the move is illegal
   * @throws IllegalStateException if variations would be nested deeper than 100
   */
  public GameInProgress<M> playVariation(M move) {
    int known = continuations().indexOf(move);
    return known >= 0 ? follow(known) : extended(place.add(move, position().play(move)));
  }

  /**
   * {@return the game after one more move, parsed {@linkplain Position#parseMove(CharSequence) as
   * people type it}; see {@link #playVariation(Move)}}
   *
   * @param text the move to play
   * @throws NotationException if the text is not a move in the notation of the game
   * @throws IllegalMoveException if the move is illegal
   * @throws IllegalStateException if variations would be nested deeper than 100
   */
  public GameInProgress<M> playVariation(CharSequence text) {
    return playVariation(position().parseMove(text));
  }

  private GameInProgress<M> extended(GameTree<M> next) {
    return new GameInProgress<>(next.isMain() ? header.withoutResult() : header, next);
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
  public GameInProgress<M> follow(int index) {
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

  /** {@return the annotations of the last move; none before the first move} */
  public MoveAnnotations annotations() {
    return place.node().annotations();
  }

  /**
   * {@return the same game with other annotations of the last move}
   *
   * <pre>{@code game.annotate(notes -> notes.withCommentAfter("The only move.").withNags(1))}</pre>
   *
   * @param change returns the annotations, given the present ones
   * @throws NoSuchElementException if no move has been played
   */
  public GameInProgress<M> annotate(UnaryOperator<MoveAnnotations> change) {
    checkNotNull(change, "change");
    if (ply() == 0) {
      throw new NoSuchElementException("There is no move to annotate");
    }
    GameNode<M> node = place.node();
    return new GameInProgress<>(
        header, place.with(node.annotated(change.apply(node.annotations()))));
  }

  /**
   * {@return the same game with a variation one place earlier among the {@link #continuations()}}
   * The first variation becomes the main continuation. The main continuation itself has no earlier
   * place and keeps its own.
   *
   * <p>If the main line of the game changes, the claimed result and the termination are removed
   * from the {@link #header()}; this is true of all methods that change variations. The
   * continuation to {@link #redo()} remains the same.
   *
   * @param index the index of the continuation, 0 for the main one
   * @throws IndexOutOfBoundsException if there is no such continuation
   * @throws IllegalStateException if variations would be nested deeper than 100
   */
  public GameInProgress<M> promote(int index) {
    return move(index, Math.max(index - 1, 0));
  }

  /**
   * {@return the same game with another main continuation; the other {@link #continuations()} keep
   * their order} See {@link #promote}.
   *
   * @param index the index of the continuation, 0 for the main one
   * @throws IndexOutOfBoundsException if there is no such continuation
   * @throws IllegalStateException if variations would be nested deeper than 100
   */
  public GameInProgress<M> promoteToMain(int index) {
    return move(index, 0);
  }

  /**
   * {@return the same game with a continuation one place later among the {@link #continuations()};
   * the last one keeps its place} See {@link #promote}.
   *
   * @param index the index of the continuation, 0 for the main one
   * @throws IndexOutOfBoundsException if there is no such continuation
   * @throws IllegalStateException if variations would be nested deeper than 100
   */
  public GameInProgress<M> demote(int index) {
    return move(index, Math.min(index + 1, place.node().next().size() - 1));
  }

  private GameInProgress<M> move(int from, int to) {
    checkElementIndex(from, place.node().next().size(), "continuation");
    return edited(place, place.node().moved(from, to));
  }

  /**
   * {@return the same game without a continuation and the moves below it} If it was the main one,
   * the first variation becomes the main continuation; if it was the one to {@link #redo()}, the
   * main one is next. See {@link #promote} for the header.
   *
   * @param index the index of the continuation, 0 for the main one
   * @throws IndexOutOfBoundsException if there is no such continuation
   */
  public GameInProgress<M> delete(int index) {
    checkElementIndex(index, place.node().next().size(), "continuation");
    return edited(place, place.node().without(index));
  }

  /**
   * {@return this game with the moves of another one that it lacks, at the same position} Moves
   * after the same moves are merged. Those of this game keep their order and come first; the others
   * follow in theirs, as variations where this game already has a move. A move of both games keeps
   * its annotations, or gets those of the other game if it has none. The {@link #header()} remains
   * that of this game; see {@link #promote}.
   *
   * <p>Runs in time linear in the number of moves of both games, if positions have few
   * continuations.
   *
   * @param other a game that starts from the same position
   * @throws IllegalArgumentException if the other game starts from another position
   * @throws IllegalStateException if variations would be nested deeper than 100
   */
  public GameInProgress<M> merge(GameInProgress<?> other) {
    GameTree<M> start = place.at(0);
    GameNode<?> theirs = other.place.at(0).node();
    checkArgument(
        start.node().position().equals(theirs.position()),
        "Games that start from different positions cannot be merged");
    @SuppressWarnings("unchecked") // equal positions are of one game
    GameNode<M> merged = start.node().merged((GameNode<M>) theirs);
    return edited(start, merged).at(ply());
  }

  private GameInProgress<M> edited(GameTree<M> at, GameNode<M> changed) {
    boolean isSameGame = !at.isMain() || at.node().moves(0).equals(changed.moves(0));
    return new GameInProgress<>(isSameGame ? header : header.withoutResult(), at.with(changed));
  }

  /** {@return the tags, the comment on the game, the claimed result and the termination} */
  public RecordHeader header() {
    return header;
  }

  /**
   * {@return the same game with another header}
   *
   * <pre>{@code
   * GameInProgress<LoaMove> match = GameInProgress.of(Loa.game());
   * Termination resigned = Termination.resignation(Player.FIRST);
   * match = match.withHeader(match.header().withTermination(resigned));
   * }</pre>
   *
   * @param header the tags, the comment on the game, the claimed result and the termination
   */
  public GameInProgress<M> withHeader(RecordHeader header) {
    return new GameInProgress<>(checkNotNull(header, "header"), place);
  }

  /**
   * {@return a record of the whole game in canonical notation: header, game, options, the start
   * unless it is the standard one, moves including those that can be redone, variations and
   * annotations} If the rules end the main line, the record claims that result. Runs in time linear
   * in the number of moves.
   */
  public GameRecord toRecord() {
    GameNode<M> start = place.at(0).node();
    List<GameNode<M>> mainLine = start.nodes(0);
    Position<M> last = mainLine.get(mainLine.size() - 1).position();
    Optional<ClaimedResult> result = last.outcome().map(ClaimedResult::of);
    GameRecord.Builder record =
        GameRecord.builder()
            .game(game().type().id())
            .options(game().options())
            .header(result.map(header::withClaim).orElse(header))
            .moves(start.line(0));
    if (!start.position().equals(game().start())) {
      record.setup(start.position().text());
    }
    return record.build();
  }

  /**
   * {@return the record of the whole game with its positions, as a replay of {@link #toRecord()}
   * would find them} Nothing is replayed: runs in time linear in the number of moves.
   */
  public GameReplay toReplay() {
    GameRecord record = toRecord();
    LineReplay mainLine = place.at(0).node().replay(record.moves(), 0, 1);
    Played played = Played.of(mainLine);
    int plies = record.moves().size();
    ReadLimits limits = ReadLimits.defaults();
    return GameVerdict.of(1, record, played, plies, ImmutableList.of(), false, limits).withReplay();
  }

  /** Returns the game, the number of moves, the result and the current position, for people. */
  @Override
  public String toString() {
    return String.format(
        "%s after %d of %d plies, %s: %s",
        game().type().id(), ply(), lastPly(), result().text(), position().text());
  }
}
