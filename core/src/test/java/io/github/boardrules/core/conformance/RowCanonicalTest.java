package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.CanonicalForm;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Compares {@link Position#canonical} with a second implementation in every position of a small
 * game.
 */
class RowCanonicalTest {
  @Test
  void theImageWithTheMinimumHashIsCanonical() {
    check(new Answers());
  }

  @Test
  void theMinimumTextBreaksTiesOfHashes() {
    check(
        new Answers() {
          @Override
          long hash(AnsweringPosition position) {
            return 0;
          }
        });
  }

  private static void check(Answers answers) {
    Game<?> game = BrokenGame.type(answers).game(Options.of("cells", "3"));
    assertEquals(4, game.symmetries().size());
    assertTrue(checkAll(game.start()) > 50);
  }

  private static <M extends Move> int checkAll(Position<M> start) {
    Set<Position<M>> seen = new HashSet<>();
    boolean hasSwapped = false;
    Deque<Position<M>> waiting = new ArrayDeque<>();
    waiting.add(start);
    while (!waiting.isEmpty()) {
      Position<M> position = waiting.remove();
      if (seen.add(position)) {
        assertEquals(SymmetryChecks.smallest(position, true), position.canonical());
        assertEquals(
            SymmetryChecks.smallest(position, false),
            position.canonicalFormWithoutSwap().position());
        CanonicalForm<M> form = position.canonicalForm();
        if (!position.isOver()) {
          boolean isSwapped = !position.toMove().equals(form.position().toMove());
          assertEquals(isSwapped, form.swapsPlayers());
          hasSwapped |= isSwapped;
        }
        position.legalMoves().forEach(move -> waiting.add(position.play(move)));
      }
    }
    assertTrue(hasSwapped);
    return seen.size();
  }
}
