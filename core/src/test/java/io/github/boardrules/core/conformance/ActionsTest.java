package io.github.boardrules.core.conformance;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.MoveAnnotations;
import io.github.boardrules.core.record.RecordFormat;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
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

/**
 * Plays, undoes, branches, annotates, writes, parses, maps and sets up games at random, and
 * compares the game with a naive model of it after every action. A failure is reported as a short
 * list of actions.
 *
 * <pre>{@code
 * class TicTacToeActionsTest extends ActionsTest<TicTacToeMove, NaiveTicTacToe> {
 *   @Override
 *   protected Arbitrary<Subject<TicTacToeMove, NaiveTicTacToe>> subjects() {
 *     return Arbitraries.just(new Subject<>(new TicTacToeGame(3), NaiveTicTacToe::of));
 *   }
 *
 *   @Override
 *   protected NaiveTicTacToe play(
 *       NaiveTicTacToe model, Position<TicTacToeMove> before, TicTacToeMove move) {
 *     return model.play(move.notation());
 *   }
 *
 *   @Override
 *   protected void compare(Position<TicTacToeMove> position, NaiveTicTacToe model) {
 *     assertEquals(model.legalMoves(), notations(position.legalMoves()));
 *     ...
 *   }
 * }
 * }</pre>
 *
 * @param <M> the moves of the game
 * @param <N> the naive model of a position, an immutable type
 */
public abstract class ActionsTest<M extends Move, N> {
  private static final int ACTIONS = 24;
  private static final String[] COMMENTS = {"", "good", "a } ] ; \\ b", "two\nlines"};

  /**
   * A game to play, and how to model it.
   *
   * @param game the game, preferably on a small board
   * @param model returns the model of the start position or an image of it
   * @param <M> the moves of the game
   * @param <N> the naive model of a position
   */
  public record Subject<M extends Move, N>(Game<M> game, Function<Position<M>, N> model) {}

  /** Creates the test. */
  protected ActionsTest() {}

  /** {@return the games to play} */
  protected abstract Arbitrary<Subject<M, N>> subjects();

  /**
   * {@return the model of the position after a move}
   *
   * @param model the model of the position before the move
   * @param before the position before the move
   * @param move a legal move
   */
  protected abstract N play(N model, Position<M> before, M move);

  /**
   * Compares all answers of a position with those of its model.
   *
   * @param position the position
   * @param model the model
   * @throws AssertionError if an answer differs
   */
  protected abstract void compare(Position<M> position, N model);

  @Provide
  Arbitrary<ActionChain<Table<M, N>>> actions() {
    Arbitrary<Integer> numbers = Arbitraries.integers().between(0, 999);
    Arbitrary<Integer> few = Arbitraries.integers().between(1, 6);
    Arbitrary<Boolean> flags = Arbitraries.of(false, true);
    Arbitrary<RecordFormat> formats = Arbitraries.of(RecordChecks.FORMATS);
    Arbitrary<MoveAnnotations> notes =
        Combinators.combine(Arbitraries.of(COMMENTS), few)
            .as((comment, nag) -> MoveAnnotations.none().withCommentAfter(comment).withNags(nag));
    return ActionChain.<Table<M, N>>startWith(Table::new)
        .withAction(5, new Step<>(Table::isEmpty, subjects().map(this::begin)))
        .withAction(12, step("play", game -> !game.isOver(), numbers, GameWithModel::play))
        .withAction(4, step("branch", game -> !game.isOver(), numbers, GameWithModel::branch))
        .withAction(3, step("undo", game -> game.ply() > 0, few, GameWithModel::undo))
        .withAction(3, step("redo", GameWithModel::canRedo, few, GameWithModel::redo))
        .withAction(1, step("continue", GameWithModel::canRedo, numbers, GameWithModel::follow))
        .withAction(2, step("annotate", game -> game.ply() > 0, notes, GameWithModel::annotate))
        .withAction(2, step("write and parse", game -> true, formats, GameWithModel::parse))
        .withAction(2, step("map, swapping", game -> true, flags, GameWithModel::map))
        .withAction(2, step("set up", game -> true, flags, GameWithModel::setUp))
        .withMaxTransformations(ACTIONS);
  }

  private Transformer<Table<M, N>> begin(Subject<M, N> subject) {
    return Transformer.mutate(
        "begin " + subject.game(), table -> table.begin(new GameWithModel<>(this, subject)));
  }

  private static <M extends Move, N, T> Step<Table<M, N>> step(
      String name,
      Predicate<GameWithModel<M, N>> isPossible,
      Arbitrary<T> arguments,
      BiConsumer<GameWithModel<M, N>, T> action) {
    return new Step<>(
        table -> table.has(isPossible),
        arguments.map(
            argument ->
                Transformer.mutate(
                    name + " " + argument,
                    table -> table.change(game -> action.accept(game, argument)))));
  }

  @Property
  @Tag("repeated")
  void everyActionAgreesWithTheModel(@ForAll("actions") ActionChain<Table<M, N>> chain) {
    chain.withInvariant("model", table -> table.change(GameWithModel::check)).run();
  }

  /** The game of a test: none before the first action. */
  static final class Table<M extends Move, N> {
    private Optional<GameWithModel<M, N>> game = Optional.empty();

    private boolean isEmpty() {
      return game.isEmpty();
    }

    private boolean has(Predicate<GameWithModel<M, N>> property) {
      return game.filter(property).isPresent();
    }

    private void begin(GameWithModel<M, N> first) {
      game = Optional.of(first);
    }

    private void change(Consumer<GameWithModel<M, N>> action) {
      game.ifPresent(played -> Sample.inContext("game", played, () -> action.accept(played)));
    }

    /** Returns the options and the moves of the game. */
    @Override
    public String toString() {
      return game.map(GameWithModel::toString).orElse("no game");
    }
  }

  /** An action with an argument that is generated, and therefore shrinks. */
  private record Step<S>(Predicate<S> isPossible, Arbitrary<Transformer<S>> transformer)
      implements Action.Independent<S> {
    @Override
    public boolean precondition(S state) {
      return isPossible.test(state);
    }
  }
}
