package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import org.jspecify.annotations.Nullable;

/**
 * A place in an immutable tree of moves, represented as a zipper: the subtree below the place, and
 * the path back to the start. A step or a new move creates only the objects of one position and
 * shares the rest of the tree.
 *
 * @param parent the place before the last move, whose node may lack the changes below this place;
 *     null at the start
 * @param index the index of this node among the continuations of the parent's node
 * @param depth the number of moves up to this place that begin a variation
 * @param ply the number of moves before this place
 * @param node the position with its continuations
 */
@Immutable
record GameTree<M extends Move>(
    @Nullable GameTree<M> parent, int index, int depth, int ply, GameNode<M> node) {

  /** Creates a place, and checks how deep variations are nested. */
  GameTree {
    checkState(
        depth + node.nesting() <= ReadLimits.MAX_NESTING,
        "Variations must not be nested deeper than %s",
        ReadLimits.MAX_NESTING);
  }

  /** Returns whether all moves up to this place are first continuations. */
  boolean isMain() {
    return depth == 0;
  }

  static <M extends Move> GameTree<M> of(GameNode<M> start) {
    return new GameTree<>(null, 0, 0, 0, start);
  }

  /** Returns the legal moves of a replayed record, with annotations and legal variations. */
  @SuppressWarnings("unchecked") // all positions and moves of a replay are of one game
  static <M extends Move> GameTree<M> of(LineReplay mainLine) {
    Position<M> start = (Position<M>) mainLine.positions().get(0);
    return of(GameNode.of(null, start, MoveAnnotations.none(), continuations(mainLine), 0));
  }

  @SuppressWarnings("unchecked")
  private static <M extends Move> ImmutableList<GameNode<M>> continuations(LineReplay line) {
    ImmutableList<GameNode<M>> next = ImmutableList.of();
    for (int i = line.legalPlies() - 1; i >= 0; i--) {
      RecordedMove recorded = line.recorded().get(i);
      M move = (M) line.moves().get(i);
      Position<M> position = (Position<M>) line.positions().get(i + 1);
      ImmutableList.Builder<GameNode<M>> all = ImmutableList.builder();
      all.add(GameNode.of(move, position, recorded.annotations(), next, 0));
      for (int number = 0; number < recorded.variations().size(); number++) {
        all.addAll(GameTree.<M>continuations(line.variation(i, number)));
      }
      next = all.build();
    }
    return next;
  }

  /** Returns the place after a move that replaces all continuations of this one. */
  GameTree<M> play(M move, Position<M> position) {
    return with(node.with(ImmutableList.of(), 0)).add(move, position);
  }

  /** Returns the place after a move that is added to the continuations of this one. */
  GameTree<M> add(M move, Position<M> position) {
    return down(node.next().size(), GameNode.leaf(move, position));
  }

  /** Returns the place after a continuation. */
  GameTree<M> down(int child) {
    return down(child, node.next().get(child));
  }

  private GameTree<M> down(int child, GameNode<M> below) {
    return new GameTree<>(this, child, child == 0 ? depth : depth + 1, ply + 1, below);
  }

  /** Returns the place before the last move, with this node as its child. */
  @SuppressWarnings("ReferenceEquality") // detects in constant time whether the tree has changed
  GameTree<M> up(GameTree<M> before) {
    GameNode<M> old = before.node;
    boolean isSame =
        index < old.next().size() && old.next().get(index) == node && old.followed() == index;
    return isSame ? before : before.with(old.with(index, node));
  }

  /** Returns this place with another node. */
  GameTree<M> with(GameNode<M> changed) {
    return new GameTree<>(parent, index, depth, ply, changed);
  }

  /** Returns the place after a number of plies, by undoing or redoing moves. */
  GameTree<M> at(int wanted) {
    GameTree<M> place = this;
    while (place.ply > wanted && place.parent != null) {
      place = place.up(place.parent);
    }
    while (place.ply < wanted) {
      place = place.down(place.node.followed());
    }
    return place;
  }

  /** Returns this place in a tree that consists only of the moves up to it. */
  GameTree<M> lineOnly() {
    GameNode<M> below = node.with(ImmutableList.of(), 0);
    for (GameTree<M> place = this; place.parent != null; place = place.parent) {
      below = place.parent.node.with(ImmutableList.of(below), 0);
    }
    return of(below).at(ply);
  }
}
