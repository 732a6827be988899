package io.github.boardrules.examples.engine.conform;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Illegal moves that look like legal ones: moves of earlier positions, and legal moves with another
 * cell. Prefers the violations that it has found least often.
 */
final class NearMisses {
  private static final Pattern CELL = Pattern.compile("[a-z][1-9][0-9]?\\b");
  private static final int TRIES = 6;
  private static final int MAX_WORDS = 300;

  private final Random random;

  /** Legal moves of earlier positions; those without cells stay. */
  private final List<String> earlier = new ArrayList<>();

  /** The codes of violations. */
  private final Multiset<String> found = HashMultiset.create();

  NearMisses(Random random) {
    this.random = random;
  }

  /** Remembers a legal move. */
  void remember(String move) {
    if (earlier.size() < MAX_WORDS) {
      earlier.add(move);
    } else {
      int index = random.nextInt(MAX_WORDS);
      if (CELL.matcher(earlier.get(index)).find() || random.nextInt(20) == 0) {
        earlier.set(index, move);
      }
    }
  }

  /** Returns an illegal move. */
  Optional<String> next(Position<?> position) {
    Map<String, String> moves = new LinkedHashMap<>();
    for (int i = 0; i < TRIES; i++) {
      List<? extends Move> legal = position.legalMoves();
      boolean isOld = legal.isEmpty() || (random.nextInt(3) == 0 && !earlier.isEmpty());
      if (!isOld || !earlier.isEmpty()) {
        String text = isOld ? any(earlier) : any(legal).notation();
        add(position, isOld && random.nextBoolean() ? text : changed(position, text), moves);
      }
    }
    Optional<String> code = moves.keySet().stream().min(Comparator.comparingInt(found::count));
    code.ifPresent(found::add);
    return code.map(moves::get);
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  /** Adds a move by the code of its violation, unless it is legal with another mark. */
  private static <M extends Move> void add(
      Position<M> position, String text, Map<String, String> moves) {
    try {
      M move = position.parseMove(text, Strictness.STRICT);
      Cell[] cells = move.cells().toArray(new Cell[0]);
      if (cells.length == 0 || position.movesOn(cells).isEmpty()) {
        position.violation(move).ifPresent(v -> moves.put(v.code().name(), move.notation()));
      }
    } catch (NotationException e) {
      // Not a move of this game.
    }
  }

  /** Replaces a cell of a move by another cell of the board. */
  private String changed(Position<?> position, String move) {
    List<MatchResult> cells = CELL.matcher(move).results().toList();
    if (cells.isEmpty()) {
      return move;
    }
    MatchResult cell = any(cells);
    Cell other = any(position.board().cells());
    return move.substring(0, cell.start()) + other + move.substring(cell.end());
  }
}
