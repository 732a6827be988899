package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.testing.CountdownGame;
import io.github.boardrules.core.testing.CountdownMove;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;

/** Compares a game in progress whose variations change with a mutable tree of lists. */
class VariationsProperties {
  private static final CountdownGame COUNTDOWN = new CountdownGame(7, "");
  private static final ClaimedResult CLAIM = ClaimedResult.of(GameResult.FIRST);

  /** A node of the tree, with the operations of python-chess. */
  private static final class Naive {
    private final @Nullable Naive parent;
    private final String move;
    private String comment = "";
    private final List<Naive> children = new ArrayList<>();
    private @Nullable Naive redo;

    Naive(@Nullable Naive parent, String move) {
      this.parent = parent;
      this.move = move;
    }

    Naive add(String added) {
      Naive child = new Naive(this, added);
      children.add(child);
      redo = redo == null ? child : redo;
      return child;
    }

    Optional<Naive> find(String wanted) {
      return children.stream().filter(child -> child.move.equals(wanted)).findFirst();
    }

    /** Exchanges two neighbors, if both exist. */
    void swap(int one, int other) {
      if (Math.min(one, other) >= 0 && Math.max(one, other) < children.size()) {
        Collections.swap(children, one, other);
      }
    }

    void delete(int index) {
      Naive deleted = children.remove(index);
      redo = redo != deleted ? redo : children.isEmpty() ? null : children.get(0);
    }

    void merge(Naive other) {
      comment = comment.isEmpty() ? other.comment : comment;
      for (Naive theirs : other.children) {
        find(theirs.move).orElseGet(() -> add(theirs.move)).merge(theirs);
      }
    }

    Optional<Naive> next() {
      return Optional.ofNullable(redo);
    }

    /** Makes the moves up to this node those that are redone. */
    Naive reached() {
      for (Naive node = this; node.parent != null; node = node.parent) {
        node.parent.redo = node;
      }
      return this;
    }

    List<String> mainLine() {
      List<String> moves = new ArrayList<>();
      for (Naive node = this; !node.children.isEmpty(); moves.add(node.move)) {
        node = node.children.get(0);
      }
      return moves;
    }

    void paths(String before, Set<String> target) {
      target.add(before + move);
      children.forEach(child -> child.paths(before + move + " ", target));
    }

    @Override
    public String toString() {
      return move + "{" + comment + "}" + children;
    }
  }

  /** A game in progress, and the same game as a tree. */
  private static final class Pair {
    private GameInProgress<CountdownMove> game = GameInProgress.of(COUNTDOWN);
    private final Naive root = new Naive(null, "");
    private Naive place = root;

    void assertSame() {
      assertEquals(root.toString(), text(game.at(0)));
      assertEquals(line(place), game.moves().toString());
      assertEquals(
          place.children.stream().map(child -> child.move).toList().toString(),
          game.continuations().toString());
      assertEquals(place.next().map(next -> next.move), redone(game));
      assertEquals(Replay.of(game.toRecord(), Records.OPTIONS).record(), game.toRecord());
    }

    /** Goes to a random ply, and changes the tree there in a random way. */
    void step(Random random) {
      go(random.nextInt(game.lastPly() + 1));
      boolean isEmpty = place.children.isEmpty();
      int index = isEmpty ? 0 : random.nextInt(place.children.size());
      List<String> mainLine = root.mainLine();
      game = game.withHeader(RecordHeader.none().withClaim(CLAIM));
      switch (isEmpty ? 9 : random.nextInt(12)) {
        case 0, 1 -> {
          game = game.promote(index);
          place.swap(index, index - 1);
        }
        case 2 -> {
          game = game.promoteToMain(index);
          for (int i = index; i > 0; i--) {
            place.swap(i, i - 1);
          }
        }
        case 3, 4 -> {
          game = game.demote(index);
          place.swap(index, index + 1);
        }
        case 5 -> {
          game = game.delete(index);
          place.delete(index);
        }
        default -> {
          play(random);
          return;
        }
      }
      assertHeader(mainLine);
    }

    void assertHeader(List<String> mainLineBefore) {
      Optional<ClaimedResult> expected =
          root.mainLine().equals(mainLineBefore) ? Optional.of(CLAIM) : Optional.empty();
      assertEquals(expected, game.header().claim());
    }

    void go(int ply) {
      game = game.at(ply);
      while (line(place).length() > game.moves().toString().length()) {
        place = Objects.requireNonNull(place.reached().parent);
      }
      while (line(place).length() < game.moves().toString().length()) {
        place = place.next().orElseThrow();
      }
    }

    private void play(Random random) {
      List<CountdownMove> legal = game.position().legalMoves();
      if (!legal.isEmpty()) {
        CountdownMove move = legal.get(random.nextInt(legal.size()));
        String comment = random.nextInt(3) == 0 ? "c" + random.nextInt(100) : "";
        game = game.playVariation(move);
        place = place.find(move.notation()).orElseGet(() -> place.add(move.notation())).reached();
        if (!comment.isEmpty()) {
          game = game.annotate(notes -> notes.withCommentAfter(comment));
          place.comment = comment;
        }
      }
    }
  }

  private static String line(Naive place) {
    List<String> moves = new ArrayList<>();
    for (Naive node = place; node.parent != null; node = node.parent) {
      moves.add(0, node.move);
    }
    return moves.toString();
  }

  private static Optional<String> redone(GameInProgress<CountdownMove> game) {
    return game.ply() == game.lastPly()
        ? Optional.empty()
        : game.redo().lastMove().map(CountdownMove::notation);
  }

  private static String text(GameInProgress<CountdownMove> game) {
    List<String> children = new ArrayList<>();
    for (int i = 0; i < game.continuations().size(); i++) {
      children.add(text(game.redo(i)));
    }
    String move = game.lastMove().map(CountdownMove::notation).orElse("");
    return move + "{" + game.annotations().commentAfter() + "}" + children;
  }

  @CanIgnoreReturnValue
  private static Pair random(Random random, int maxSteps) {
    Pair pair = new Pair();
    for (int steps = random.nextInt(maxSteps); steps > 0; steps--) {
      pair.step(random);
      pair.assertSame();
    }
    return pair;
  }

  @Property(tries = 500)
  void variationsChangeAsInATreeOfLists(@ForAll Random random) {
    random(random, 60);
  }

  @Property(tries = 300)
  void mergedGamesHaveTheMovesOfBoth(@ForAll Random random) {
    Pair one = random(random, 40);
    Pair other = random(random, 40);
    Set<String> paths = new TreeSet<>();
    one.root.paths("", paths);
    other.root.paths("", paths);
    List<String> mainLine = one.root.mainLine();
    one.game = one.game.withHeader(RecordHeader.none().withClaim(CLAIM));
    one.game = one.game.merge(other.game);
    one.root.merge(other.root);
    one.assertSame();
    one.assertHeader(mainLine);
    Set<String> merged = new TreeSet<>();
    one.root.paths("", merged);
    assertEquals(paths, merged);
  }

  @Property(tries = 100)
  void aGameMergedWithItselfOrNothingStaysTheSame(@ForAll Random random) {
    GameInProgress<CountdownMove> game = random(random, 40).game;
    GameInProgress<CountdownMove> none = GameInProgress.of(COUNTDOWN);
    for (GameInProgress<CountdownMove> merged : List.of(game.merge(game), game.merge(none))) {
      assertEquals(game.toRecord(), merged.toRecord());
      assertEquals(game.moves(), merged.moves());
      assertEquals(game.lastPly(), merged.lastPly());
    }
    assertEquals(text(game.at(0)), text(none.merge(game)));
  }

  /** A replay that was not replayed has the positions, moves and problems of one that was. */
  @Property(tries = 300)
  void theReplayOfAGameIsThatOfItsRecord(@ForAll Random random) {
    GameInProgress<CountdownMove> game = random(random, 60).game;
    if (random.nextBoolean()) {
      game = game.withHeader(game.header().withClaim(CLAIM));
    }
    Replay known = game.toReplay();
    Replay replay = Replay.of(game.toRecord(), Records.OPTIONS);
    assertEquals(replay.record(), known.record());
    assertEquals(replay.problems(), known.problems());
    assertEquals(replay.resultCheck(), known.resultCheck());
    assertSameLine(replay.mainLine().orElseThrow(), known.mainLine().orElseThrow());
    assertEquals(game.toRecord(), known.played().orElseThrow().toRecord());
    for (TestFormat format : TestFormat.values()) {
      assertEquals(format.write(replay), format.write(game));
    }
  }

  private static void assertSameLine(LineReplay expected, LineReplay found) {
    assertEquals(expected.recorded(), found.recorded());
    assertEquals(expected.firstPly(), found.firstPly());
    assertEquals(expected.positions(), found.positions());
    assertEquals(expected.moves(), found.moves());
    assertEquals(expected.problem(), found.problem());
    assertEquals(expected.refused(), found.refused());
    for (int i = 0; i < expected.legalPlies(); i++) {
      int index = i;
      int count = expected.recorded().get(i).variations().size();
      for (int number = 0; number < count; number++) {
        assertSameLine(expected.variation(i, number), found.variation(i, number));
      }
      assertThrows(IndexOutOfBoundsException.class, () -> found.variation(index, count));
    }
  }
}
