package io.github.boardrules.examples.engine.index;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.brg.BrgFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Random games of all types with several options, in files. */
public final class RandomGames {
  private static final ImmutableList<String> GAMES =
      ImmutableList.of(
          "loa",
          "loa preset=SACKSON_1969",
          "loa setup=scrambled",
          "linage height=3 width=3",
          "linage height=3 width=4",
          "linage height=4 opening=pie width=4",
          "linage height=3 komi=1.5 width=3",
          "iris n=2",
          "iris n=3",
          "carteso height=3 width=3",
          "carteso height=4 width=4",
          "carteso height=3 width=5");

  private RandomGames() {}

  /**
   * A game in a file.
   *
   * @param file the name of the file
   * @param number the number of the game in the file, from 1
   * @param game the game
   */
  public record Played(String file, int number, GameInProgress<?> game) {}

  /**
   * {@return a game with its default options}
   *
   * @param name its id, with options: {@code iris n=4}
   */
  public static Game<?> game(String name) {
    int blank = (name + " ").indexOf(' ');
    return GameTypes.installed()
        .find(name.substring(0, blank))
        .orElseThrow()
        .game(Options.parse(name.substring(blank).trim()));
  }

  /**
   * Writes random games to files.
   *
   * @param folder the folder of the files; it is created if it does not exist
   * @param prefix the start of their names
   * @param files the number of files, at most 100
   * @param gamesPerFile the number of games in each
   * @param random chooses the games and the moves
   * @return the games in the order of the files
   * @throws IOException if a file cannot be written
   */
  public static List<Played> write(
      Path folder, String prefix, int files, int gamesPerFile, RandomGenerator random)
      throws IOException {
    ImmutableList<Game<?>> games =
        GAMES.stream().<Game<?>>map(RandomGames::game).collect(toImmutableList());
    Files.createDirectories(folder);
    List<Played> all = new ArrayList<>();
    for (int file = 0; file < files; file++) {
      String name = "%s%02d.brg".formatted(prefix, file);
      StringBuilder text = new StringBuilder();
      for (int number = 1; number <= gamesPerFile; number++) {
        GameInProgress<?> played = play(games.get(random.nextInt(games.size())), random);
        BrgFormat.BRG.write(played.toReplay(), text);
        text.append('\n');
        all.add(new Played(name, number, played));
      }
      Files.writeString(folder.resolve(name), text);
    }
    return all;
  }

  private static <M extends Move> GameInProgress<M> play(Game<M> game, RandomGenerator random) {
    GameInProgress<M> played = GameInProgress.of(game);
    int moves = random.nextInt(3) == 0 ? random.nextInt(6) : 60;
    while (!played.position().isOver() && played.ply() < moves) {
      List<M> legal = played.position().legalMoves();
      // Often one of the first moves, so that games have positions in common.
      int choices = random.nextInt(3) == 0 ? legal.size() : Math.min(3, legal.size());
      played = played.play(legal.get(random.nextInt(choices)));
    }
    return played.withHeader(
        RecordHeader.none()
            .withPlayer(Player.FIRST, "Ada")
            .withPlayer(Player.SECOND, "Sofia")
            .withTag("Date", "2003.11.05"));
  }
}
