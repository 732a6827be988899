package io.github.boardrules.examples.engine.conform;

import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.Iterables;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.Lists;
import com.google.common.collect.SetMultimap;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Makes a difference small: leaves out questions, options and pieces, and makes the board smaller,
 * as long as the answers still differ.
 */
final class Shrinking {
  private final Arenas arenas;
  private final Comparison comparison;
  private final BooleanSupplier isTimeLeft;

  /** Whether each comparison needs a program that has just been started. */
  private boolean isFresh;

  private Difference best;

  private Shrinking(
      Arenas arenas, Comparison comparison, BooleanSupplier isTimeLeft, Difference first) {
    this.arenas = arenas;
    this.comparison = comparison;
    this.isTimeLeft = isTimeLeft;
    this.best = first;
  }

  /**
   * Returns a small difference that questions show; empty if a program that has just been started
   * does not give a different answer.
   */
  static Optional<Difference> shrink(
      Arenas arenas, Comparison comparison, List<Question> questions, BooleanSupplier isTimeLeft) {
    return fresh(comparison, questions)
        .map(first -> new Shrinking(arenas, comparison, isTimeLeft, first).shrinkFirst());
  }

  /** Shrinks in a running program, which is fast, but answers may depend on what was asked. */
  private Difference shrinkFirst() {
    Difference first = best;
    Optional<Difference> confirmed = fresh(comparison, shrink().questions());
    if (confirmed.isEmpty()) {
      best = first;
      isFresh = true;
    }
    return confirmed.orElseGet(this::shrink);
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
      if (arenas.hasSetup()) {
        startLater();
        leaveOutPieces();
      }
      makeTheBoardSmaller();
    } while (!best.questions().equals(before.questions()) && isTimeLeft.getAsBoolean());
    return best;
  }

  /** Keeps some questions if they still differ. */
  @CanIgnoreReturnValue
  private boolean keep(List<Question> questions) {
    if (questions.isEmpty() || !questions.get(0).is(Ask.START) || !isTimeLeft.getAsBoolean()) {
      return false;
    }
    Optional<Difference> found = isFresh ? fresh(comparison, questions) : comparison.ask(questions);
    best = found.orElse(best);
    return found.isPresent();
  }

  /** Returns the questions of the last game. */
  private List<Question> lastGame() {
    List<Question> all = best.questions();
    return all.subList(all.lastIndexOf(best.start()), all.size());
  }

  /** Asks only at the end, and only about the last game. */
  private void leaveOutLooks() {
    if (lastGame().size() < best.questions().size()) {
      keep(lastGame());
    }
    List<Question> moves = new ArrayList<>(best.questions());
    Question question = moves.remove(moves.size() - 1);
    moves.removeIf(each -> !each.is(Ask.START) && !each.is(Ask.PLAY));
    moves.add(question);
    keep(moves);
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

  private Options options() {
    return best.start().options();
  }

  /** Keeps other options of the last game if they still differ without some of its first moves. */
  @CanIgnoreReturnValue
  private boolean keep(Options options, int plies) {
    List<Question> questions = new ArrayList<>(best.questions());
    int at = questions.lastIndexOf(best.start());
    questions.set(at, Question.start(arenas.type(), options));
    for (int left = plies; left > 0; ) {
      left -= questions.remove(at + 1).is(Ask.PLAY) ? 1 : 0;
    }
    return keep(questions);
  }

  private void leaveOutOptions() {
    for (String name : options().asMap().keySet()) {
      if (!name.equals(Arenas.SETUP)) {
        keep(options().without(name), 0);
      }
    }
  }

  private void makeTheBoardSmaller() {
    arenas
        .sizes()
        .forEach(
            (name, values) -> {
              for (String value : values) {
                if (options().get(name).equals(Optional.of(value))
                    || keep(options().with(name, value), 0)) {
                  break;
                }
              }
            });
  }

  /** Replaces as many of the first moves as possible by an arrangement of pieces. */
  private void startLater() {
    List<Position<?>> positions = new ArrayList<>();
    Position<?> now = arenas.game(options()).orElseThrow().game().start();
    for (Question question : Iterables.limit(lastGame(), lastGame().size() - 1)) {
      if (question.is(Ask.PLAY)) {
        if (!now.isLegal(question.move())) {
          return; // an illegal move that matters
        }
        now = now.play(question.move());
        positions.add(now);
      }
    }
    int plies = positions.size();
    for (Position<?> position : Lists.reverse(positions)) {
      if (position.toMove().isPresent()
          && keep(options().with(Arenas.SETUP, setup(position, pieces(position))), plies)) {
        return;
      }
      plies--;
    }
  }

  private static String setup(Position<?> position, SetMultimap<Player, Cell> pieces) {
    return Arenas.setup(position.game(), pieces, position.toMove().orElseThrow());
  }

  private static SetMultimap<Player, Cell> pieces(Position<?> position) {
    ImmutableSetMultimap.Builder<Player, Cell> pieces = ImmutableSetMultimap.builder();
    for (Player player : Player.values()) {
      String side = position.side(player).orElseThrow().name();
      position.board().cells().stream()
          .filter(c -> position.occupant(c).filter(o -> o.toString().equals(side)).isPresent())
          .forEach(cell -> pieces.put(player, cell));
    }
    return pieces.build();
  }

  private void leaveOutPieces() {
    arenas
        .game(options())
        .map(start -> start.game().start())
        .filter(position -> position.toMove().isPresent())
        .ifPresent(this::leaveOutPieces);
  }

  private void leaveOutPieces(Position<?> position) {
    SetMultimap<Player, Cell> pieces = pieces(position);
    for (Map.Entry<Player, Cell> piece : pieces(position).entries()) {
      SetMultimap<Player, Cell> fewer = LinkedHashMultimap.create(pieces);
      boolean ignored = fewer.remove(piece.getKey(), piece.getValue());
      if (fewer.containsKey(piece.getKey())
          && keep(options().with(Arenas.SETUP, setup(position, fewer)), 0)) {
        pieces = fewer;
      }
    }
  }
}
