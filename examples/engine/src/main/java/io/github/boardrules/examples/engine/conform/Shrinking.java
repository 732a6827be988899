package io.github.boardrules.examples.engine.conform;

import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Makes a difference small: leaves out questions, options and pieces, and makes the board smaller,
 * as long as the answers still differ.
 */
final class Shrinking {
  private final Arenas arenas;
  private final Comparison comparison;
  private final BooleanSupplier isTimeLeft;

  /** Whether each comparison needs a program that has just been started, which is slow. */
  private boolean isFresh;

  private Difference best;

  /** What has been asked: the same answers would come again. */
  private final Set<List<Question>> tried = new HashSet<>();

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
    return comparison
        .askFresh(questions)
        .map(first -> new Shrinking(arenas, comparison, isTimeLeft, first).shrinkFirst());
  }

  /** Shrinks in a running program, which is fast, but answers may depend on what was asked. */
  private Difference shrinkFirst() {
    Difference first = best;
    Optional<Difference> confirmed = comparison.askFresh(shrink().questions());
    if (confirmed.isEmpty()) {
      best = first;
      isFresh = true;
      tried.clear();
    }
    return confirmed.orElseGet(this::shrink);
  }

  private Difference shrink() {
    Difference before;
    do {
      before = best;
      keep(best.lastGame());
      leaveOutRuns(question -> question.is(Ask.START));
      leaveOutLooks();
      leaveOutRuns(question -> true);
      leaveOutPairs();
      options().without(Setups.OPTION).asMap().keySet().forEach(this::leaveOut);
      if (arenas.hasSetup()) {
        startLater();
        leaveOutPieces();
      }
      arenas.sizes().forEach(this::makeTheBoardSmaller);
    } while (!best.questions().equals(before.questions()) && isTimeLeft.getAsBoolean());
    return best;
  }

  /** Keeps some questions if they still differ. */
  @CanIgnoreReturnValue
  private boolean keep(List<Question> questions) {
    boolean isGame = !questions.isEmpty() && questions.get(0).is(Ask.START);
    if (!isGame || !isTimeLeft.getAsBoolean() || !tried.add(questions)) {
      return false;
    }
    Optional<Difference> found =
        isFresh ? comparison.askFresh(questions) : comparison.ask(questions);
    best = found.orElse(best);
    return found.isPresent();
  }

  /** Asks only at the end. */
  private void leaveOutLooks() {
    List<Question> moves = new ArrayList<>(best.questions());
    moves.removeIf(each -> !each.is(Ask.START) && !each.is(Ask.PLAY));
    if (!moves.contains(best.question())) {
      moves.add(best.question());
    }
    keep(moves);
  }

  /** Delta debugging: leaves out runs of parts, the longest first; any run if there are few. */
  private void leaveOutRuns(Predicate<Question> isFirst) {
    for (int length = Math.max(1, parts(isFirst).length / 2); length > 0; ) {
      boolean isSmaller = false;
      boolean isFew = parts(isFirst).length <= few();
      int last = parts(isFirst).length - 1;
      for (int from = last - length; from >= 0; from -= isFew ? 1 : length) {
        int[] parts = parts(isFirst);
        if (from + length < parts.length) {
          List<Question> fewer = new ArrayList<>(best.questions());
          fewer.subList(parts[from], parts[from + length]).clear();
          isSmaller |= keep(fewer);
        }
      }
      length = isSmaller && length == 1 ? 1 : isFew ? length - 1 : length / 2;
    }
  }

  /** Returns the indexes of the first questions of the parts. */
  private int[] parts(Predicate<Question> isFirst) {
    List<Question> all = best.questions();
    return IntStream.range(0, all.size()).filter(i -> isFirst.test(all.get(i))).toArray();
  }

  private int few() {
    return isFresh ? 12 : 30;
  }

  /** Leaves out any two of few questions: one move alone would change who is to move. */
  private void leaveOutPairs() {
    for (int i = best.questions().size() - 2; i > 1 && i < few(); i--) {
      for (int j = 1; j < i && i < best.questions().size() - 1; j++) {
        List<Question> fewer = new ArrayList<>(best.questions());
        fewer.remove(i);
        fewer.remove(j);
        keep(fewer);
      }
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
    return !questions.equals(best.questions())
        && arenas.game(options).isPresent()
        && keep(questions);
  }

  private void leaveOut(String option) {
    keep(options().without(option), 0);
  }

  private void makeTheBoardSmaller(String name, List<String> values) {
    int now = options().get(name).map(values::indexOf).orElse(values.size());
    boolean ignored =
        values.stream()
            .limit(Math.max(0, now))
            .anyMatch(value -> keep(options().with(name, value), 0));
  }

  /** Replaces as many of the first moves as possible by an arrangement of pieces. */
  private void startLater() {
    List<? extends Position<?>> positions = best.game(arenas.type()).positions();
    for (int ply = positions.size() - 1; ply > 0; ply--) {
      if (keep(positions.get(ply), Setups.pieces(positions.get(ply)), ply)) {
        return;
      }
    }
  }

  private boolean keep(Position<?> position, SetMultimap<Player, Cell> pieces, int plies) {
    return position
        .toMove()
        .filter(toMove -> pieces.keySet().size() == 2)
        .map(toMove -> Setups.setup(position.game(), pieces, toMove))
        .filter(setup -> keep(options().with(Setups.OPTION, setup), plies))
        .isPresent();
  }

  private void leaveOutPieces() {
    Position<?> position = arenas.type().game(options()).start();
    SetMultimap<Player, Cell> pieces = Setups.pieces(position);
    for (Map.Entry<Player, Cell> piece : pieces.entries()) {
      SetMultimap<Player, Cell> fewer = LinkedHashMultimap.create(pieces);
      if (fewer.remove(piece.getKey(), piece.getValue()) && keep(position, fewer, 0)) {
        pieces = fewer;
      }
    }
  }
}
