package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.picture.Picture;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An example of a page of rules: lines {@code key: value} that set up a position, play moves, claim
 * what is true, and draw pictures. A game line or a position line starts again.
 */
final class RuleExample {
  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

  private final ImmutableMap.Builder<String, String> pictures = ImmutableMap.builder();
  private @Nullable GameInProgress<?> game;
  private int claims;

  /** Checks the claims of an example and returns its pictures by name. */
  static ImmutableMap<String, String> run(String code) {
    RuleExample example = new RuleExample();
    code.lines().filter(line -> !line.isBlank()).forEach(example::execute);
    assertTrue(example.claims > 0, "no claim");
    return example.pictures.buildOrThrow();
  }

  private GameInProgress<?> played() {
    assertTrue(game != null, "no game");
    return java.util.Objects.requireNonNull(game);
  }

  private Position<?> position() {
    return played().position();
  }

  private void execute(String line) {
    int colon = line.indexOf(": ");
    assertTrue(colon > 0, line);
    List<String> key = WORDS.splitToList(line.substring(0, colon));
    String value = line.substring(colon + 2);
    switch (key.get(0)) {
      case "game" -> start(value);
      case "position" -> game = GameInProgress.of(played().game().parsePosition(value));
      case "play" -> WORDS.split(value).forEach(move -> game = played().play(move));
      case "picture" -> draw(WORDS.splitToList(value));
      default -> {
        claims++;
        check(key, value, line);
      }
    }
  }

  private void start(String value) {
    List<String> parts = Splitter.on(' ').limit(2).splitToList(value);
    Options options = parts.size() > 1 ? Options.parse(parts.get(1)) : Options.none();
    game = GameInProgress.of(GameTypes.installed().get(parts.get(0)).game(options).start());
  }

  private void check(List<String> key, String value, String line) {
    switch (key.get(0)) {
      case "legal" ->
          WORDS.split(value).forEach(move -> assertEquals("", refusal(position(), move), line));
      case "illegal" ->
          assertEquals(
              WORDS.splitToList(value).get(1),
              refusal(position(), WORDS.splitToList(value).get(0)),
              line);
      case "targets" -> assertEquals(set(value), targets(key.get(1)), line);
      case "moves" ->
          assertEquals(
              set(value),
              ImmutableSet.copyOf(Iterables.transform(position().legalMoves(), Move::notation)),
              line);
      case "result" ->
          assertEquals(value, position().outcome().orElseThrow().summary(position()), line);
      case "to" -> assertEquals(value, position().sideToMove().map(Side::title).orElse(""), line);
      default -> assertEquals(value, fact(key), line);
    }
  }

  private static ImmutableSet<String> set(String words) {
    return ImmutableSet.copyOf(WORDS.split(words));
  }

  /** Returns the code of the violation of a move, or an empty text if the move is legal. */
  private static String refusal(Position<?> position, String move) {
    return position
        .violation(move, Strictness.STRICT)
        .map(violation -> violation.code().toString())
        .orElse("");
  }

  /** Returns the destinations of the moves that begin on a cell. */
  private ImmutableSet<String> targets(String from) {
    ImmutableSet.Builder<String> targets = ImmutableSet.builder();
    for (Move move : position().legalMoves()) {
      List<Cell> cells = List.copyOf(move.cells());
      if (!cells.isEmpty() && cells.get(0).toString().equals(from)) {
        targets.add(cells.get(cells.size() - 1).toString());
      }
    }
    return targets.build();
  }

  /** Returns a fact: by its name, or {@code NAME of CELL} of the component on a cell. */
  private String fact(List<String> key) {
    Map<String, @Nullable Object> facts = new LinkedHashMap<>(position().facts());
    if (key.size() == 1) {
      return String.valueOf(facts.get(key.get(0)));
    }
    assertEquals("of", key.get(1));
    for (Object list : facts.values()) {
      if (list instanceof Collection<?> items) {
        for (Object item : items) {
          if (item instanceof Map<?, ?> parts && isOn(parts, key.get(2))) {
            return String.valueOf(parts.get(key.get(0)));
          }
        }
      }
    }
    return "no component on " + key.get(2);
  }

  private static boolean isOn(Map<?, ?> component, String cell) {
    return cell.equals(component.get("anchor"))
        || (component.get("cells") instanceof Collection<?> cells && cells.contains(cell));
  }

  private void draw(List<String> words) {
    Picture picture = Picture.of(position());
    List<String> rest = words.subList(Math.min(2, words.size()), words.size());
    List<Cell> cells =
        rest.stream().filter(word -> word.matches("[a-z][0-9]+")).map(Cell::parse).toList();
    String mark = words.size() > 1 ? words.get(1) : "";
    picture =
        switch (mark) {
          case "" -> picture;
          case "targets" -> picture.targets(cells.get(0));
          case "cells" -> picture.highlight(cells);
          case "arrow" -> picture.arrow(cells.get(0), cells.get(1));
          case "last" -> picture.lastMove(played().lastMove().orElseThrow());
          case "violation" -> picture.violation(violation(rest.get(0)));
          default -> throw new AssertionError("no such mark: " + mark);
        };
    pictures.put(words.get(0), picture.svg());
  }

  private Violation violation(String move) {
    return position().violation(move, Strictness.STRICT).orElseThrow();
  }
}
