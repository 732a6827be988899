package io.github.boardrules.examples.engine.conform;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
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

  private final Map<String, Integer> found = new HashMap<>();

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
  <M extends Move> Optional<String> next(Position<M> position) {
    List<M> legal = position.legalMoves();
    String best = null;
    String bestCode = "";
    for (int i = 0; i < TRIES; i++) {
      boolean isOld = legal.isEmpty() || (random.nextInt(3) == 0 && !earlier.isEmpty());
      if (isOld && earlier.isEmpty()) {
        return Optional.empty();
      }
      String text =
          isOld
              ? earlier.get(random.nextInt(earlier.size()))
              : legal.get(random.nextInt(legal.size())).notation();
      M move;
      try {
        String changed = isOld && random.nextBoolean() ? text : changed(position, text);
        move = position.parseMove(changed, Strictness.STRICT);
      } catch (NotationException e) {
        continue;
      }
      Optional<Violation> violation = position.violation(move);
      boolean isOnlyNotation =
          !move.cells().isEmpty() && !position.movesOn(move.cells().toArray(new Cell[0])).isEmpty();
      if (violation.isPresent() && !isOnlyNotation) {
        String code = violation.get().code().name();
        if (best == null || found.getOrDefault(code, 0) < found.getOrDefault(bestCode, 0)) {
          best = move.notation();
          bestCode = code;
        }
      }
    }
    found.merge(bestCode, 1, Integer::sum);
    return Optional.ofNullable(best);
  }

  /** Replaces a cell of a move by another cell of the board. */
  private String changed(Position<?> position, String move) {
    List<Cell> cells = position.board().cells();
    Matcher matcher = CELL.matcher(move);
    List<Integer> starts = new ArrayList<>();
    while (matcher.find()) {
      starts.add(matcher.start());
    }
    if (starts.isEmpty()) {
      return move;
    }
    int start = starts.get(random.nextInt(starts.size()));
    matcher.find(start);
    String other = cells.get(random.nextInt(cells.size())).toString();
    return move.substring(0, matcher.start()) + other + move.substring(matcher.end());
  }
}
