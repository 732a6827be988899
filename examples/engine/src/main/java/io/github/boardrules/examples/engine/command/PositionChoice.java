package io.github.boardrules.examples.engine.command;

import com.google.common.base.Splitter;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.examples.engine.bulk.Words;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The options that select a position: a game, a position that is the start by default, and moves
 * from there.
 */
public final class PositionChoice {
  /** A comma, or blanks that do not follow {@code play}: {@code Play Vertical} is one move. */
  private static final Splitter SEPARATOR = Splitter.onPattern("(?i),|(?<!\\bplay) +");

  @Mixin private GameChoice game;

  @Option(
      names = {"-p", "--position"},
      paramLabel = "TEXT",
      description =
          "The initial position, in one line; - reads it from the standard input. Default: the"
              + " start of the game.")
  private @Nullable String text;

  @Option(
      names = {"-m", "--moves"},
      paramLabel = "MOVES",
      defaultValue = "",
      description = "Moves to play from the initial position, separated by blanks or commas.")
  private String moves;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  PositionChoice() {}

  /**
   * {@return the position}
   *
   * @throws CommandFailure if no game was given, or if the game, its options, the text of the
   *     position or a move is wrong
   */
  public Position<?> position() {
    Position<?> position = start(game.game());
    for (String move : SEPARATOR.omitEmptyStrings().trimResults().split(moves)) {
      try {
        position = position.play(move);
      } catch (NotationException | IllegalMoveException e) {
        throw new CommandFailure("--moves, at " + move + ": " + e.getMessage());
      }
    }
    return position;
  }

  /**
   * {@return the game}
   *
   * @throws CommandFailure if no game was given, or if the game or its options are wrong
   */
  public Game<?> game() {
    return game.game();
  }

  /** {@return whether the position is the start of the game, because no other one was given} */
  public boolean isStart() {
    return text == null && moves.isEmpty();
  }

  private Position<?> start(Game<?> chosen) {
    if (text == null) {
      return chosen.start();
    }
    try {
      return chosen.parsePosition(text.equals("-") ? standardInput() : text);
    } catch (NotationException | SetupException e) {
      throw new CommandFailure("--position: " + e.getMessage());
    }
  }

  private static String standardInput() {
    try {
      return new String(System.in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new CommandFailure("the standard input cannot be read: " + Words.reason(e));
    }
  }
}
