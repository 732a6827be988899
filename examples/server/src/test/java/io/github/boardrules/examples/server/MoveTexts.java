package io.github.boardrules.examples.server;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Generates legal, illegal and malformed texts of moves. */
final class MoveTexts {
  private static final List<String> NONSENSE =
      List.of("", " ", "-", "z99", "a1-", "\u0000", "♜", "a1-a1", "pass pass", "x".repeat(2000));

  private final Random random;
  private final List<String> seen = new ArrayList<>();

  MoveTexts(Random random) {
    this.random = random;
  }

  /** Returns a random text: a legal move with probability 3/4 unless the game is over. */
  String next(Position<?> position) {
    int dice = random.nextInt(100);
    List<? extends Move> legal = position.legalMoves();
    if (dice < 75 && !legal.isEmpty()) {
      String text = legal.get(random.nextInt(legal.size())).toString();
      seen.add(text);
      return text;
    }
    if (dice < 90 && !seen.isEmpty()) {
      return seen.get(random.nextInt(seen.size()));
    }
    if (dice < 97) {
      return cell(position) + "-" + cell(position);
    }
    return NONSENSE.get(random.nextInt(NONSENSE.size()));
  }

  private String cell(Position<?> position) {
    return position.board().cells().get(random.nextInt(position.board().size())).toString();
  }
}
