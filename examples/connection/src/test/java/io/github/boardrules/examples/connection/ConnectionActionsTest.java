package io.github.boardrules.examples.connection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.Sets;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.conformance.ActionsTest;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Compares games of Hex and Y, with and without the swap, with {@link NaiveConnection}. */
class ConnectionActionsTest extends ActionsTest<ConnectionMove, ConnectionActionsTest.NaiveGame> {
  /** The stones, the colors of the players, and whether the second move is next. */
  record NaiveGame(
      NaiveConnection board,
      boolean hasSwap,
      Set<Integer> black,
      Set<Integer> white,
      boolean isSwapped) {
    Color next() {
      return black.size() == white.size() ? Color.BLACK : Color.WHITE;
    }

    Player player(Color color) {
      return (color == Color.BLACK) != isSwapped ? Player.FIRST : Player.SECOND;
    }

    Optional<Player> winner() {
      return board.isConnected(Color.BLACK, black)
          ? Optional.of(player(Color.BLACK))
          : board.isConnected(Color.WHITE, white)
              ? Optional.of(player(Color.WHITE))
              : Optional.empty();
    }

    Set<String> moves() {
      Set<String> moves = new HashSet<>();
      if (winner().isEmpty()) {
        for (int cell : Sets.difference(Set.copyOf(board.cells()), Sets.union(black, white))) {
          moves.add((char) ('a' + cell % 100) + "" + (cell / 100 + 1));
        }
        if (hasSwap && !isSwapped && black.size() == 1 && white.isEmpty()) {
          moves.add("swap");
        }
      }
      return moves;
    }

    NaiveGame play(String move) {
      if (move.equals("swap")) {
        return new NaiveGame(board, hasSwap, black, white, true);
      }
      int cell = 100 * (Integer.parseInt(move.substring(1)) - 1) + move.charAt(0) - 'a';
      Set<Integer> more = new HashSet<>(next() == Color.BLACK ? black : white);
      more.add(cell);
      return next() == Color.BLACK
          ? new NaiveGame(board, hasSwap, more, white, isSwapped)
          : new NaiveGame(board, hasSwap, black, more, isSwapped);
    }
  }

  @Override
  protected Arbitrary<Subject<ConnectionMove, NaiveGame>> subjects() {
    return Combinators.combine(
            Arbitraries.of(false, true),
            Arbitraries.integers().between(2, 5),
            Arbitraries.of(false, true))
        .as((isY, size, swap) -> subject(isY ? Games.y(size, swap) : Games.hex(size, swap)));
  }

  private static Subject<ConnectionMove, NaiveGame> subject(ConnectionGame game) {
    NaiveGame start =
        new NaiveGame(NaiveConnection.of(game), game.hasSwap(), Set.of(), Set.of(), false);
    return new Subject<>(game, position -> start);
  }

  @Override
  protected NaiveGame play(NaiveGame model, Position<ConnectionMove> before, ConnectionMove move) {
    return model.play(move.notation());
  }

  @Override
  protected void compare(Position<ConnectionMove> any, NaiveGame model) {
    ConnectionPosition position = (ConnectionPosition) any;
    String text = position.text();
    assertEquals(model.black(), NaiveConnection.cells(position.black()), text);
    assertEquals(model.white(), NaiveConnection.cells(position.white()), text);
    assertEquals(model.winner(), position.outcome().flatMap(Outcome::winner), text);
    assertEquals(
        model.winner().isPresent() ? Optional.empty() : Optional.of(model.player(model.next())),
        position.toMove(),
        text);
    Set<String> moves = new HashSet<>();
    position.legalMoves().forEach(move -> moves.add(move.notation()));
    assertEquals(model.moves(), moves, text);
    assertEquals(moves.size(), position.legalMoveCount(), text);
  }
}
