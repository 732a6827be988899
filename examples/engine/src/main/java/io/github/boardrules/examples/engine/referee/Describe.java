package io.github.boardrules.examples.engine.referee;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.CanonicalForm;
import io.github.boardrules.core.Component;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.PlanePoint;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Describes games, boards, positions and moves as plain values. What is absent is left out. */
public final class Describe {
  private Describe() {}

  /**
   * {@return an answer that begins with the game and its options}
   *
   * @param game the game
   */
  public static ImmutableMap.Builder<String, Object> game(Game<?> game) {
    return ImmutableMap.<String, Object>builder()
        .put("game", game.type().id())
        .put("options", game.options().asMap());
  }

  /** {@return the cells of a board in the plane; x increases to the right and y upward} */
  static ImmutableMap<String, Object> board(Board board) {
    return ImmutableMap.of(
        "width",
        board.width(),
        "height",
        board.height(),
        "cells",
        board.cells().stream()
            .map(
                cell ->
                    ImmutableMap.of(
                        "name", cell.notation(),
                        "center", point(board.center(cell)),
                        "outline",
                            board.outline(cell).stream()
                                .map(Describe::point)
                                .collect(toImmutableList())))
            .collect(toImmutableList()));
  }

  private static ImmutableMap<String, Object> point(PlanePoint point) {
    return ImmutableMap.of("x", point.x(), "y", point.y());
  }

  /**
   * {@return a position: its text, whose turn it is, the outcome, occupants, components and facts}
   *
   * @param position the position
   */
  public static ImmutableMap<String, Object> position(Position<?> position) {
    ImmutableMap.Builder<String, Object> map = ImmutableMap.builder();
    map.put("text", position.text());
    putTurn(position, map);
    ImmutableMap.Builder<String, Object> sides = ImmutableMap.builder();
    for (Player player : Player.values()) {
      position.side(player).ifPresent(side -> sides.put(player.name(), side.name()));
    }
    ImmutableMap<String, Object> known = sides.buildOrThrow();
    if (!known.isEmpty()) {
      map.put("sides", known);
    }
    map.put("over", position.isOver());
    position.outcome().ifPresent(outcome -> map.put("outcome", outcome(position, outcome)));
    return map.put("legalMoves", position.legalMoveCount())
        .put("occupants", occupants(position))
        .put(
            "components",
            position.components().stream().map(Describe::component).collect(toImmutableList()))
        .put("facts", known(position.facts()))
        .put("hash", Long.toString(position.hash()))
        .put("key", Long.toString(position.transpositionKey()))
        .buildOrThrow();
  }

  /**
   * Adds the player and the side to move.
   *
   * @param position the position
   * @param map the answer
   */
  public static void putTurn(Position<?> position, ImmutableMap.Builder<String, Object> map) {
    position.toMove().map(Player::name).ifPresent(player -> map.put("toMove", player));
    position.sideToMove().map(Side::name).ifPresent(side -> map.put("side", side));
  }

  /**
   * {@return an outcome with the members of the result in a verdict, and in words}
   *
   * @param position the position in which the game ended
   * @param outcome its outcome
   */
  public static ImmutableMap<String, Object> outcome(Position<?> position, Outcome outcome) {
    ImmutableMap.Builder<String, Object> map = ImmutableMap.builder();
    map.put("winner", outcome.winner().map(Player::name).orElse("DRAW"));
    outcome
        .winner()
        .flatMap(position::side)
        .map(Side::name)
        .ifPresent(side -> map.put("side", side));
    map.put("reason", outcome.reason().jsonName());
    ImmutableMap.Builder<String, Object> points = ImmutableMap.builder();
    outcome
        .score()
        .ifPresent(score -> score.points().forEach((who, some) -> points.put(who.name(), some)));
    ImmutableMap<String, Object> score = points.buildOrThrow();
    if (!score.isEmpty()) {
      map.put("score", score);
    }
    return map.put("text", outcome.summary(position)).buildOrThrow();
  }

  private static ImmutableMap<String, Object> occupants(Position<?> position) {
    ImmutableMap.Builder<String, Object> occupants = ImmutableMap.builder();
    for (Cell cell : position.board().cells()) {
      position.occupant(cell).ifPresent(found -> occupants.put(cell.notation(), found.name()));
    }
    return occupants.buildOrThrow();
  }

  private static ImmutableMap<String, Object> component(Component component) {
    ImmutableMap.Builder<String, Object> map = ImmutableMap.builder();
    map.put("cells", component.cells().stream().map(Cell::notation).collect(toImmutableList()));
    component.owner().map(Side::name).ifPresent(owner -> map.put("owner", owner));
    return map.put("facts", known(component.facts())).buildOrThrow();
  }

  /** {@return facts without those that are not known} */
  private static ImmutableMap<String, Object> known(Map<String, @Nullable Object> facts) {
    ImmutableMap.Builder<String, Object> known = ImmutableMap.builder();
    facts.forEach(
        (name, value) -> {
          if (value != null) {
            known.put(name, value);
          }
        });
    return known.buildOrThrow();
  }

  static ImmutableMap<String, Object> canonical(Position<?> position) {
    CanonicalForm<?> form = position.canonicalForm();
    return ImmutableMap.of(
        "text", form.position().text(),
        "hash", Long.toString(form.position().hash()),
        "key", Long.toString(form.position().transpositionKey()),
        "swapsPlayers", form.swapsPlayers());
  }

  static ImmutableMap<String, Object> move(Move move) {
    return ImmutableMap.of("move", move.notation(), "cells", cells(move));
  }

  static ImmutableList<String> cells(Move move) {
    return move.cells().stream().map(Cell::notation).collect(toImmutableList());
  }
}
