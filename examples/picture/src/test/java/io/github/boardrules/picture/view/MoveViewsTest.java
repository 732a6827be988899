package io.github.boardrules.picture.view;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.text.Strictness;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that the clicks of the views correspond to the legal moves. */
class MoveViewsTest {
  private static final String STARTS = "io.github.boardrules.picture.view.RandomGames#starts";

  @ParameterizedTest
  @MethodSource(STARTS)
  void listsLegalMovesInOrder(Position<?> start) {
    RandomGames.play(
        start,
        1,
        position ->
            assertEquals(
                position.legalMoves().stream().map(Object::toString).toList(),
                Views.position(position).moves().stream().map(MoveView::text).toList()));
  }

  @ParameterizedTest
  @MethodSource(STARTS)
  void notationOfClicksParsesToTheMove(Position<?> start) {
    Map<String, MoveKind> kinds = kinds(start);
    RandomGames.play(
        start,
        2,
        position -> {
          for (MoveView move : Views.position(position).moves()) {
            for (List<String> clicks : waysToClick(move)) {
              String written = write(requireNonNull(kinds.get(move.kind())), clicks);
              assertEquals(move.text(), position.parseMove(written, Strictness.LENIENT).toString());
            }
          }
        });
  }

  @ParameterizedTest
  @MethodSource(STARTS)
  void movesHaveTheNumberOfClicksOfTheirKind(Position<?> start) {
    Map<String, MoveKind> kinds = kinds(start);
    RandomGames.play(
        start,
        3,
        position -> {
          for (MoveView move : Views.position(position).moves()) {
            int clicks = requireNonNull(kinds.get(move.kind())).clicks();
            assertEquals(clicks, move.isAtOnce() ? 1 : move.cells().size(), move.text());
            assertEquals(clicks == 0, move.cells().isEmpty(), move.text());
          }
        });
  }

  @ParameterizedTest
  @MethodSource(STARTS)
  void clicksOfAKindAreUnambiguous(Position<?> start) {
    RandomGames.play(
        start,
        4,
        position -> {
          Set<String> seen = new HashSet<>();
          for (MoveView move : Views.position(position).moves()) {
            for (List<String> clicks : waysToClick(move)) {
              assertTrue(seen.add(move.kind() + " " + clicks), move.text());
            }
          }
        });
  }

  private static Map<String, MoveKind> kinds(Position<?> start) {
    return Maps.uniqueIndex(Views.board(start.game()).kinds(), MoveKind::id);
  }

  /** Returns the alternative click sequences of a move; empty for a button. */
  private static ImmutableList<List<String>> waysToClick(MoveView move) {
    if (move.isAtOnce()) {
      return move.cells().stream().<List<String>>map(ImmutableList::of).collect(toImmutableList());
    }
    return move.cells().isEmpty() ? ImmutableList.of() : ImmutableList.of(move.cells());
  }

  private static String write(MoveKind kind, List<String> clicks) {
    String text = kind.notation();
    for (int click = 0; click < clicks.size(); click++) {
      text = text.replace("{" + (click + 1) + "}", clicks.get(click));
    }
    return text;
  }
}
