package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.util.stream.IntStream;
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
record GameTree<M extends Move>(
    @Nullable GameTree<M> parent, int index, int depth, int ply, Node<M> node) {

  /**
   * A position with the tree of its continuations.
   *
   * @param move the move that leads to the position; null at the start
   * @param position the position
   * @param notes the annotations of the move; null if it has none
   * @param next the continuations, the main one first
   * @param followed the index of the continuation to redo
   * @param height the number of moves that can be redone
   */
  record Node<M extends Move>(
      @Nullable M move,
      Position<M> position,
      @Nullable RecordedMove notes,
      ImmutableList<Node<M>> next,
      int followed,
      int height) {

    static <M extends Move> Node<M> of(
        @Nullable M move,
        Position<M> position,
        @Nullable RecordedMove notes,
        ImmutableList<Node<M>> next) {
      return new Node<>(
          move, position, notes, next, 0, next.isEmpty() ? 0 : next.get(0).height + 1);
    }

    Node<M> withNotes(RecordedMove changed) {
      return new Node<>(move, position, changed, next, followed, height);
    }

    /** Replaces or adds a continuation, which is then the one to redo. */
    private Node<M> with(int index, Node<M> child) {
      ImmutableList.Builder<Node<M>> all = ImmutableList.builderWithExpectedSize(next.size() + 1);
      all.addAll(next.subList(0, index)).add(child);
      if (index < next.size()) {
        all.addAll(next.subList(index + 1, next.size()));
      }
      return new Node<>(move, position, notes, all.build(), index, child.height + 1);
    }

    private Node<M> leaf() {
      return of(move, position, notes, ImmutableList.of());
    }

    /** Returns the move with its annotations. The node must not be the start. */
    RecordedMove recorded(ImmutableList<ImmutableList<RecordedMove>> variations) {
      String text = move == null ? "" : move.notation();
      return (notes == null ? RecordedMove.of(text) : notes).as(text, variations);
    }

    /** Returns the last node of the main line. */
    Node<M> last() {
      Node<M> node = this;
      while (!node.next.isEmpty()) {
        node = node.next.get(0);
      }
      return node;
    }

    /** Returns the line that begins with a given continuation and then follows the main ones. */
    ImmutableList<RecordedMove> line(int first) {
      ImmutableList.Builder<RecordedMove> moves = ImmutableList.builder();
      Node<M> node = this;
      for (int index = first; index < node.next.size(); index = 0) {
        Node<M> last = node;
        ImmutableList<ImmutableList<RecordedMove>> variations =
            index > 0
                ? ImmutableList.of()
                : IntStream.range(1, node.next.size())
                    .mapToObj(last::line)
                    .collect(ImmutableList.toImmutableList());
        node = node.next.get(index);
        moves.add(node.recorded(variations));
      }
      return moves.build();
    }
  }

  /** Returns whether all moves up to this place are first continuations. */
  boolean isMain() {
    return depth == 0;
  }

  static <M extends Move> GameTree<M> of(Node<M> start) {
    return new GameTree<>(null, 0, 0, 0, start);
  }

  /** Returns the legal moves of a replayed record, with annotations and legal variations. */
  @SuppressWarnings("unchecked") // all positions and moves of a replay are of one game
  static <M extends Move> GameTree<M> of(LineReplay mainLine) {
    Position<M> start = (Position<M>) mainLine.positions().get(0);
    return of(Node.of(null, start, null, continuations(mainLine)));
  }

  @SuppressWarnings("unchecked")
  private static <M extends Move> ImmutableList<Node<M>> continuations(LineReplay line) {
    ImmutableList<Node<M>> next = ImmutableList.of();
    for (int i = line.legalPlies() - 1; i >= 0; i--) {
      RecordedMove recorded = line.recorded().get(i);
      M move = (M) line.moves().get(i);
      Position<M> position = (Position<M>) line.positions().get(i + 1);
      ImmutableList.Builder<Node<M>> all = ImmutableList.builder();
      all.add(Node.of(move, position, notes(recorded), next));
      for (int number = 0; number < recorded.variations().size(); number++) {
        all.addAll(GameTree.<M>continuations(line.variation(i, number)));
      }
      next = all.build();
    }
    return next;
  }

  /** Returns null for a move without annotations, to save memory. */
  private static @Nullable RecordedMove notes(RecordedMove recorded) {
    RecordedMove notes = recorded.as(recorded.text(), ImmutableList.of());
    return notes.equals(RecordedMove.of(recorded.text())) ? null : notes;
  }

  /** Returns the place after a move that replaces all continuations of this one. */
  GameTree<M> play(M move, Position<M> position) {
    return with(node.leaf()).add(move, position);
  }

  /** Returns the place after a move that is added to the continuations of this one. */
  GameTree<M> add(M move, Position<M> position) {
    checkState(
        node.next.isEmpty() || depth < ReadLimits.MAX_NESTING,
        "Variations must not be nested deeper than %s",
        ReadLimits.MAX_NESTING);
    Node<M> leaf = Node.of(move, position, null, ImmutableList.of());
    return down(node.next.size(), leaf);
  }

  /** Returns the place after a continuation. */
  GameTree<M> down(int child) {
    return down(child, node.next.get(child));
  }

  private GameTree<M> down(int child, Node<M> below) {
    return new GameTree<>(this, child, child == 0 ? depth : depth + 1, ply + 1, below);
  }

  /** Returns the place before the last move, with this node as its child. */
  @SuppressWarnings("ReferenceEquality") // detects in constant time whether the tree has changed
  GameTree<M> up(GameTree<M> before) {
    Node<M> old = before.node;
    boolean isSame =
        index < old.next.size() && old.next.get(index) == node && old.followed == index;
    return isSame ? before : before.with(old.with(index, node));
  }

  /** Returns this place with another node. */
  GameTree<M> with(Node<M> changed) {
    return new GameTree<>(parent, index, depth, ply, changed);
  }

  /** Returns the place after a number of plies, by undoing or redoing moves. */
  GameTree<M> at(int wanted) {
    GameTree<M> place = this;
    while (place.ply > wanted && place.parent != null) {
      place = place.up(place.parent);
    }
    while (place.ply < wanted) {
      place = place.down(place.node.followed);
    }
    return place;
  }

  /** Returns this place in a tree that consists only of the moves up to it. */
  GameTree<M> lineOnly() {
    Node<M> below = node.leaf();
    for (GameTree<M> place = this; place.parent != null; place = place.parent) {
      Node<M> before = place.parent.node;
      below = Node.of(before.move, before.position, before.notes, ImmutableList.of(below));
    }
    return of(below).at(ply);
  }
}
