package io.github.boardrules.examples.engine.index;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.examples.engine.index.RandomGames.Played;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Answers by comparing all positions of all games, with images that are created. Shares nothing
 * with the index but the transposition keys.
 */
public final class FullScan {
  private final List<Played> games;

  /**
   * Creates a scan.
   *
   * @param games the games
   */
  public FullScan(List<Played> games) {
    this.games = games;
  }

  /**
   * {@return lines of the form {@code file #number ply} for the games that reach a position}
   *
   * @param position the position
   * @param withSymmetry whether to find its images, too
   */
  public List<String> find(Position<?> position, boolean withSymmetry) {
    Set<Long> keys = keys(position, withSymmetry);
    List<String> found = new ArrayList<>();
    for (Played played : games) {
      if (played.game().game().equals(position.game())) {
        List<? extends Position<?>> positions = played.game().positions();
        for (int ply = 0; ply < positions.size(); ply++) {
          if (keys.contains(positions.get(ply).transpositionKey())) {
            found.add(played.file() + " #" + played.number() + " " + ply);
            break;
          }
        }
      }
    }
    return found;
  }

  /**
   * {@return lines of the form {@code move games wins losses draws unfinished moves} for the moves
   * that were played in a position}
   *
   * @param <M> the moves of the game
   * @param position the position
   * @param withSymmetry whether to count what was played in its images, too
   */
  public <M extends Move> Set<String> explore(Position<M> position, boolean withSymmetry) {
    Set<Long> keys = keys(position, withSymmetry);
    Map<String, long[]> counts = new HashMap<>();
    for (Played played : games) {
      if (played.game().game().equals(position.game())) {
        count(position, keys, played.game(), withSymmetry, counts);
      }
    }
    Set<String> lines = new HashSet<>();
    counts.forEach(
        (move, count) -> {
          StringBuilder line = new StringBuilder(move);
          for (long number : count) {
            line.append(' ').append(number);
          }
          lines.add(line.toString());
        });
    return lines;
  }

  private static <M extends Move> void count(
      Position<M> position,
      Set<Long> keys,
      GameInProgress<?> game,
      boolean withSymmetry,
      Map<String, long[]> counts) {
    Set<String> counted = new HashSet<>();
    List<? extends Position<?>> positions = game.positions();
    for (int ply = 0; ply + 1 < positions.size(); ply++) {
      if (keys.contains(positions.get(ply).transpositionKey()) && !position.isOver()) {
        String move =
            withSymmetry
                ? representative(position, positions.get(ply), game.moves().get(ply))
                : game.moves().get(ply).notation();
        if (counted.add(move)) {
          Player mover = positions.get(ply).toMove().orElseThrow();
          GameResult result =
              positions
                  .get(positions.size() - 1)
                  .outcome()
                  .map(GameResult::of)
                  .orElse(GameResult.UNKNOWN);
          long[] count = counts.computeIfAbsent(move, unused -> new long[6]);
          count[0]++;
          count[1] += result == GameResult.wonBy(mover) ? 1 : 0;
          count[2] += result == GameResult.wonBy(mover.opponent()) ? 1 : 0;
          count[3] += result == GameResult.DRAW ? 1 : 0;
          count[4] += result == GameResult.UNKNOWN ? 1 : 0;
          count[5] += positions.size() - 1 - ply;
        }
      }
    }
  }

  /** Returns the first legal move that a symmetry maps to the move played in an image. */
  private static <M extends Move> String representative(
      Position<M> position, Position<?> image, Move played) {
    for (M move : position.legalMoves()) {
      for (GameSymmetry<M> symmetry : position.game().symmetries()) {
        if (symmetry.appliesTo(position)
            && symmetry.apply(position).transpositionKey() == image.transpositionKey()
            && symmetry.apply(move).equals(played)) {
          return move.notation();
        }
      }
    }
    throw new AssertionError("no move of " + position + " has the image " + played);
  }

  /**
   * {@return the keys of a position and, if they are to be found, too, of its images}
   *
   * @param <M> the moves of the game
   * @param position the position
   * @param withSymmetry whether its images are to be found, too
   */
  public static <M extends Move> Set<Long> keys(Position<M> position, boolean withSymmetry) {
    Game<M> game = position.game();
    Set<Long> keys = new HashSet<>();
    keys.add(position.transpositionKey());
    if (withSymmetry) {
      game.symmetries().stream()
          .filter(symmetry -> symmetry.appliesTo(position))
          .map(symmetry -> symmetry.apply(position))
          .filter(image -> image.game().equals(game))
          .forEach(image -> keys.add(image.transpositionKey()));
    }
    return keys;
  }
}
