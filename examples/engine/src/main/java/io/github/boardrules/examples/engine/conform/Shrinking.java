package io.github.boardrules.examples.engine.conform;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Makes a difference small: leaves out questions, options and pieces, and makes the board smaller,
 * as long as the answers still differ.
 */
final class Shrinking {
  private final GameTypes types;
  private final Comparison comparison;
  private final BooleanSupplier isTimeLeft;

  /** Whether each comparison needs a program that has just been started. */
  private final boolean isFresh;

  private final ImmutableMap<String, ImmutableList<String>> known;
  private final Arenas arenas;
  private Difference best;

  private Shrinking(
      GameTypes types,
      Comparison comparison,
      BooleanSupplier isTimeLeft,
      boolean isFresh,
      Difference first) {
    this.types = types;
    this.comparison = comparison;
    this.isTimeLeft = isTimeLeft;
    this.isFresh = isFresh;
    this.best = first;
    this.known =
        comparison.judged().known().games().getOrDefault(first.start().game(), ImmutableMap.of());
    this.arenas = new Arenas(types.get(first.start().game()), known);
  }

  /**
   * Returns a smaller difference; empty if a program that has just been started does not give the
   * different answer.
   */
  static Optional<Difference> shrink(
      GameTypes types, Comparison comparison, Difference first, BooleanSupplier isTimeLeft) {
    Optional<Difference> again = fresh(comparison, first.questions());
    if (again.isEmpty()) {
      return Optional.empty();
    }
    // In a running program, which is fast; its answers may depend on what it was asked before.
    Difference quick = new Shrinking(types, comparison, isTimeLeft, false, again.get()).shrink();
    Optional<Difference> confirmed = fresh(comparison, quick.questions());
    return confirmed.isPresent()
        ? confirmed
        : Optional.of(new Shrinking(types, comparison, isTimeLeft, true, again.get()).shrink());
  }

  private static Optional<Difference> fresh(Comparison comparison, List<Question> questions) {
    comparison.judged().restart();
    return comparison.ask(questions);
  }

  private Difference shrink() {
    Difference before;
    do {
      before = best;
      leaveOutLooks();
      leaveOutQuestions();
      leaveOutOptions();
      startLater();
      leaveOutPieces();
      makeTheBoardSmaller();
    } while (!best.questions().equals(before.questions()) && isTimeLeft.getAsBoolean());
    return best;
  }

  /** Keeps some questions if they still differ. */
  private boolean keep(List<Question> questions) {
    if (questions.isEmpty() || !questions.get(0).is(Ask.START) || !isTimeLeft.getAsBoolean()) {
      return false;
    }
    Optional<Difference> found = isFresh ? fresh(comparison, questions) : comparison.ask(questions);
    found.ifPresent(difference -> best = difference);
    return found.isPresent();
  }

  /** Asks only at the end, and only about the last game. */
  private void leaveOutLooks() {
    List<Question> all = best.questions();
    int last = all.lastIndexOf(best.start());
    if (last > 0) {
      boolean ignored = keep(all.subList(last, all.size()));
    }
    List<Question> moves = new ArrayList<>(best.questions());
    Question question = moves.remove(moves.size() - 1);
    moves.removeIf(each -> !each.is(Ask.START) && !each.is(Ask.PLAY));
    moves.add(question);
    boolean ignored = keep(moves);
  }

  /** Delta debugging: leaves out half of the questions, then a quarter and so on. */
  private void leaveOutQuestions() {
    for (int length = Math.max(1, best.questions().size() / 2); length > 0; ) {
      boolean isSmaller = false;
      int step = length > 8 ? length : 1;
      for (int from = best.questions().size() - 1 - length; from >= 0; from -= step) {
        List<Question> fewer = new ArrayList<>(best.questions());
        if (from + length < fewer.size()) {
          fewer.subList(from, from + length).clear();
          isSmaller |= keep(fewer);
        }
      }
      length = isSmaller && length == 1 ? 1 : length > 8 ? length / 2 : length - 1;
    }
  }

  private void leaveOutOptions() {
    for (String name : best.start().options().asMap().keySet()) {
      if (!name.equals(Arenas.SETUP)) {
        boolean ignored = keep(restarted(best.start().options().without(name), 0));
      }
    }
  }

  private GameType type() {
    return types.get(best.start().game());
  }

  /** Returns the questions with other options of the last game, without some of its first moves. */
  private List<Question> restarted(Options options, int plies) {
    List<Question> questions = new ArrayList<>(best.questions());
    int at = questions.lastIndexOf(best.start());
    questions.set(at, Question.start(type(), options));
    for (int left = plies; left > 0; ) {
      left -= questions.get(at + 1).is(Ask.PLAY) ? 1 : 0;
      questions.remove(at + 1);
    }
    return questions;
  }

  /** Replaces as many of the first moves as possible by an arrangement of pieces. */
  private void startLater() {
    if (!arenas.hasSetup()) {
      return;
    }
    List<Position<?>> positions = new ArrayList<>();
    LibraryImplementation library = new LibraryImplementation(types);
    List<Question> all = best.questions();
    for (Question question : all.subList(all.lastIndexOf(best.start()), all.size() - 1)) {
      Answer answer = library.ask(List.of(question)).get(0);
      if (question.is(Ask.PLAY)) {
        if (!answer.is(Answer.Kind.DONE)) {
          return; // an illegal move that matters
        }
        positions.add(library.position());
      }
    }
    for (int i = positions.size() - 1; i >= 0; i--) {
      Options options = best.start().options();
      Optional<String> setup = setup(positions.get(i));
      if (setup.isPresent() && keep(restarted(options.with(Arenas.SETUP, setup.get()), i + 1))) {
        return;
      }
    }
  }

  private static Optional<String> setup(Position<?> position) {
    return position.toMove().map(toMove -> Arenas.setup(position.game(), pieces(position), toMove));
  }

  private static Map<Player, List<Cell>> pieces(Position<?> position) {
    Map<Player, List<Cell>> pieces = new EnumMap<>(Player.class);
    for (Player player : Player.values()) {
      String side = position.side(player).map(Side::name).orElse("");
      List<Cell> cells =
          position.board().cells().stream()
              .filter(c -> position.occupant(c).filter(o -> o.toString().equals(side)).isPresent())
              .toList();
      pieces.put(player, cells);
    }
    return pieces;
  }

  private void leaveOutPieces() {
    if (!arenas.hasSetup()) {
      return;
    }
    Optional<Arenas.Start> start = arenas.game(best.start().options());
    if (start.isEmpty()) {
      return;
    }
    Game<?> game = start.get().game();
    Position<?> position = game.start();
    Map<Player, List<Cell>> pieces = pieces(position);
    Optional<Player> toMove = position.toMove();
    if (toMove.isEmpty()) {
      return;
    }
    for (Cell cell : game.board().cells()) {
      for (Player player : Player.values()) {
        List<Cell> all = pieces.getOrDefault(player, List.of());
        List<Cell> fewer = all.stream().filter(other -> !other.equals(cell)).toList();
        if (fewer.size() < all.size() && !fewer.isEmpty()) {
          Map<Player, List<Cell>> changed = new EnumMap<>(pieces);
          changed.put(player, fewer);
          Options options =
              best.start().options().with(Arenas.SETUP, Arenas.setup(game, changed, toMove.get()));
          if (keep(restarted(options, 0))) {
            pieces = changed;
          }
        }
      }
    }
  }

  private void makeTheBoardSmaller() {
    arenas
        .sizes()
        .forEach(
            (name, values) -> {
              for (String value : values) {
                Options options = best.start().options();
                if (options.get(name).filter(value::equals).isPresent()
                    || keep(restarted(options.with(name, value), 0))) {
                  return;
                }
              }
            });
  }
}
