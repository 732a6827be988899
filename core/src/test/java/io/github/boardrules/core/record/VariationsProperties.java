package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.conformance.Choices;
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
import java.util.function.BiFunction;
import java.util.function.IntConsumer;
import java.util.function.ObjIntConsumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.state.Action;
import net.jqwik.api.state.ActionChain;
import net.jqwik.api.state.Transformer;
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

    void moveToFront(int index) {
      children.add(0, children.remove(index));
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
  static final class Pair {
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
      assertEquals(TestRecords.OPTIONS.replay(game.toRecord()).record(), game.toRecord());
    }

    /** Goes to a random ply, and changes the tree there in a random way. */
    void step(Random random) {
      go(random.nextInt(100));
      int index = random.nextInt(100);
      switch (random.nextInt(12)) {
        case 11, 10 -> promote(index);
        case 9 -> promoteToMain(index);
        case 8, 7 -> demote(index);
        case 6 -> delete(index);
        default -> {
          play(index);
          if (random.nextInt(3) == 2) {
            annotate("c" + random.nextInt(100));
          }
        }
      }
    }

    void promote(int number) {
      edit(number, GameInProgress::promote, index -> place.swap(index, index - 1));
    }

    void promoteToMain(int number) {
      edit(number, GameInProgress::promoteToMain, place::moveToFront);
    }

    void demote(int number) {
      edit(number, GameInProgress::demote, index -> place.swap(index, index + 1));
    }

    void delete(int number) {
      edit(number, GameInProgress::delete, place::delete);
    }

    /** Changes one of the continuations, if there is one, in both. */
    private void edit(
        int number,
        BiFunction<GameInProgress<CountdownMove>, Integer, GameInProgress<CountdownMove>> change,
        IntConsumer naiveChange) {
      if (place.children.isEmpty()) {
        return;
      }
      int index = number % place.children.size();
      List<String> mainLine = root.mainLine();
      game = change.apply(game.withHeader(RecordHeader.none().withClaim(CLAIM)), index);
      naiveChange.accept(index);
      assertHeader(mainLine);
    }

    void assertHeader(List<String> mainLineBefore) {
      Optional<ClaimedResult> expected =
          root.mainLine().equals(mainLineBefore) ? Optional.of(CLAIM) : Optional.empty();
      assertEquals(expected, game.header().claim());
    }

    /** Goes to a ply, counted again from the start after the last one. */
    void go(int number) {
      game = game.at(number % (game.lastPly() + 1));
      while (line(place).length() > game.moves().toString().length()) {
        place = Objects.requireNonNull(place.reached().parent);
      }
      while (line(place).length() < game.moves().toString().length()) {
        place = place.next().orElseThrow();
      }
    }

    /** Plays a move, as a variation if another one follows, if there is a legal one. */
    void play(int number) {
      legalMove(number)
          .ifPresent(
              move -> {
                game = game.playVariation(move);
                String text = move.notation();
                place = place.find(text).orElseGet(() -> place.add(text)).reached();
              });
    }

    /** Plays a move instead of all that follow, if there is a legal one. */
    void playInstead(int number) {
      legalMove(number)
          .ifPresent(
              move -> {
                game = game.play(move);
                place.children.clear();
                place.redo = null;
                place = place.add(move.notation()).reached();
              });
    }

    private Optional<CountdownMove> legalMove(int number) {
      List<CountdownMove> legal = game.position().legalMoves();
      return legal.isEmpty() ? Optional.empty() : Optional.of(legal.get(number % legal.size()));
    }

    void annotate(String comment) {
      if (game.ply() > 0) {
        game = game.annotate(notes -> notes.withCommentAfter(comment));
        place.comment = comment;
      }
    }

    void keepLineOnly() {
      game = game.lineOnly();
      for (Naive node = place, child = null; node != null; child = node, node = node.parent) {
        Naive kept = child;
        node.children.removeIf(each -> each != kept);
        node.redo = kept;
      }
    }
  }

  @Provide
  Arbitrary<ActionChain<Pair>> actions() {
    return ActionChain.startWith(Pair::new)
        .withAction(8, action("play", Pair::play))
        .withAction(1, action("play instead", Pair::playInstead))
        .withAction(2, action("annotate", (pair, number) -> pair.annotate("c" + number)))
        .withAction(2, action("promote", Pair::promote))
        .withAction(1, action("promote to main", Pair::promoteToMain))
        .withAction(2, action("demote", Pair::demote))
        .withAction(1, action("delete", Pair::delete))
        .withAction(1, action("keep the line", (pair, number) -> pair.keepLineOnly()))
        .withMaxTransformations(60);
  }

  /** Returns a change after any ply. */
  private static Action.Independent<Pair> action(String name, ObjIntConsumer<Pair> change) {
    Arbitrary<Integer> numbers = Arbitraries.integers().between(0, 99);
    return () ->
        Combinators.combine(numbers, numbers)
            .as(
                (ply, number) ->
                    Transformer.mutate(
                        "at ply " + ply + " " + name + " " + number,
                        pair -> {
                          pair.go(ply);
                          change.accept(pair, number);
                        }));
  }

  @Property
  @Tag("repeated")
  void everyActionChangesTheGameAsATreeOfLists(@ForAll("actions") ActionChain<Pair> chain) {
    chain.withInvariant("same tree", Pair::assertSame).run();
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
      children.add(text(game.follow(i)));
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

  @Property
  void mergedGamesHaveTheMovesOfBoth(@ForAll Choices random) {
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

  @Property
  void aGameMergedWithItselfOrNothingStaysTheSame(@ForAll Choices random) {
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
  @Property
  void theReplayOfAGameIsThatOfItsRecord(@ForAll Choices random) {
    GameInProgress<CountdownMove> game = random(random, 60).game;
    if (random.nextBoolean()) {
      game = game.withHeader(game.header().withClaim(CLAIM));
    }
    GameReplay known = game.toReplay();
    GameReplay replay = TestRecords.OPTIONS.replay(game.toRecord());
    assertEquals(replay.record(), known.record());
    assertEquals(replay.problems(), known.problems());
    assertEquals(replay.claimCheck(), known.claimCheck());
    assertSameLine(replay.mainLine().orElseThrow(), known.mainLine().orElseThrow());
    assertEquals(game.toRecord(), known.toGame().orElseThrow().toRecord());
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
