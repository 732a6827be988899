package io.github.boardrules.core.record;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A position with the tree of its continuations.
 *
 * @param move the move that leads to the position; null at the start
 * @param position the position
 * @param annotations the annotations of the move
 * @param next the continuations, the main one first
 * @param followed the index of the continuation to redo
 * @param height the number of moves that can be redone
 * @param nesting how deep the variations below are nested
 */
@Immutable
@SuppressWarnings("Immutable") // authors promise that their types are immutable
record GameNode<M extends Move>(
    @Nullable M move,
    Position<M> position,
    MoveAnnotations annotations,
    ImmutableList<GameNode<M>> next,
    int followed,
    int height,
    int nesting) {

  static <M extends Move> GameNode<M> of(
      @Nullable M move,
      Position<M> position,
      MoveAnnotations annotations,
      List<GameNode<M>> next,
      int followed) {
    int nesting = next.isEmpty() ? 0 : next.get(0).nesting;
    for (int i = 1; i < next.size(); i++) {
      nesting = Math.max(nesting, next.get(i).nesting + 1);
    }
    int height = next.isEmpty() ? 0 : next.get(followed).height + 1;
    return new GameNode<>(
        move, position, annotations, ImmutableList.copyOf(next), followed, height, nesting);
  }

  static <M extends Move> GameNode<M> leaf(@Nullable M move, Position<M> position) {
    return of(move, position, MoveAnnotations.none(), ImmutableList.of(), 0);
  }

  GameNode<M> annotated(MoveAnnotations changed) {
    return new GameNode<>(move, position, changed, next, followed, height, nesting);
  }

  /** Returns this node with other continuations. */
  GameNode<M> with(List<GameNode<M>> changed, int redone) {
    return of(move, position, annotations, changed, redone);
  }

  /** Replaces or adds a continuation, which is then the one to redo. */
  GameNode<M> with(int index, GameNode<M> child) {
    List<GameNode<M>> all = new ArrayList<>(next.subList(0, index));
    all.add(child);
    all.addAll(next.subList(Math.min(index + 1, next.size()), next.size()));
    return with(all, index);
  }

  /** Moves a continuation to another index. The one to redo stays the same. */
  GameNode<M> moved(int from, int to) {
    List<GameNode<M>> all = new ArrayList<>(next);
    all.add(to, all.remove(from));
    int others = followed > from ? followed - 1 : followed;
    return with(all, followed == from ? to : others >= to ? others + 1 : others);
  }

  /** Removes a continuation. If it was the one to redo, that is then the main one. */
  GameNode<M> without(int index) {
    List<GameNode<M>> all = new ArrayList<>(next);
    all.remove(index);
    return with(all, followed == index ? 0 : followed > index ? followed - 1 : followed);
  }

  /**
   * Adds the moves below another node of the same position that are missing here. Iterates over the
   * main line of the other node; the recursion is as deep as its variations are nested.
   */
  GameNode<M> merged(GameNode<M> other) {
    List<GameNode<M>> theirs = other.nodes(0);
    List<GameNode<M>> ours = new ArrayList<>(List.of(this));
    for (int i = 1; i < theirs.size(); i++) {
      ImmutableList<GameNode<M>> next = ours.get(i - 1).next;
      int index = indexOf(theirs.get(i), next);
      if (index < 0) {
        break;
      }
      ours.add(next.get(index));
    }
    GameNode<M> below = this;
    for (int i = ours.size() - 1; i >= 0; i--) {
      GameNode<M> our = ours.get(i);
      GameNode<M> their = theirs.get(i);
      List<GameNode<M>> all = new ArrayList<>(our.next);
      for (int j = 0; j < their.next.size(); j++) {
        GameNode<M> added = their.next.get(j);
        int index = indexOf(added, all);
        boolean isMerged = j == 0 && i + 1 < ours.size();
        if (index < 0) {
          all.add(added);
        } else {
          all.set(index, isMerged ? below : all.get(index).merged(added));
        }
      }
      below =
          our.annotated(our.annotations.isEmpty() ? their.annotations : our.annotations)
              .with(all, our.followed);
    }
    return below;
  }

  /** Returns the index of the first node with the same move, or a negative number. */
  private static <M extends Move> int indexOf(GameNode<M> node, List<GameNode<M>> nodes) {
    return Iterables.indexOf(nodes, each -> Objects.equals(each.move, node.move));
  }

  /** Returns the move with its annotations. The node must not be the start. */
  private RecordedMove recorded(List<List<RecordedMove>> variations) {
    String text = requireNonNull(move).notation();
    return new MoveData(text, text, TextLocation.nowhere(), annotations, variations);
  }

  /** Returns this node, and the nodes after a given continuation and then the main ones. */
  List<GameNode<M>> nodes(int first) {
    List<GameNode<M>> nodes = new ArrayList<>(List.of(this));
    GameNode<M> node = this;
    for (int index = first; index < node.next.size(); index = 0) {
      node = node.next.get(index);
      nodes.add(node);
    }
    return nodes;
  }

  /** Returns the moves that begin with a given continuation and then follow the main ones. */
  ImmutableList<Move> moves(int first) {
    return nodes(first).stream()
        .skip(1)
        .map(node -> requireNonNull(node.move))
        .collect(toImmutableList());
  }

  /** Returns the line that begins with a given continuation and then follows the main ones. */
  List<RecordedMove> line(int first) {
    List<GameNode<M>> nodes = nodes(first);
    return IntStream.range(1, nodes.size())
        .mapToObj(
            i ->
                nodes
                    .get(i)
                    .recorded(
                        i == 1 && first > 0 ? ImmutableList.of() : nodes.get(i - 1).variations()))
        .collect(toImmutableList());
  }

  private ImmutableList<List<RecordedMove>> variations() {
    return IntStream.range(1, next.size()).mapToObj(this::line).collect(toImmutableList());
  }

  /**
   * Returns a line with its positions.
   *
   * @param recorded the moves of the line, as {@link #line} returns them
   * @param first the index of the continuation with which it begins
   * @param firstPly the ply of that continuation, counted from 1
   */
  LineReplay replay(List<RecordedMove> recorded, int first, int firstPly) {
    List<GameNode<M>> nodes = nodes(first);
    return new LineReplay(
        recorded,
        firstPly,
        nodes.stream().map(GameNode::position).collect(toImmutableList()),
        moves(first),
        Optional.empty(),
        Optional.empty(),
        (line, index, number) -> nodes.get(index).replay(line, number + 1, firstPly + index));
  }
}
