package io.github.boardrules.examples.guide;

import com.google.common.collect.MoreCollectors;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordFormats;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * A short game under each of some options. What is frozen about it does not depend on the order of
 * the legal moves, which may change.
 */
final class FrozenGames {
  private static final int PLIES = 12;

  /** The options of a game, after its id. Without options, every game is played. */
  private static final List<String> OTHER_OPTIONS =
      List.of(
          "loa board=HEX size=5 hole=CENTER",
          "loa size=10",
          "linage width=7 height=5 lineLength=2",
          "linage opening=FIXED komi=4.5 end=NO_FREE_REGION button=HALF_POINT",
          "iris n=4",
          "carteso width=7 height=5");

  private FrozenGames() {}

  /** Returns how moves, positions, diagrams and records are written. */
  static Stream<String> notations() {
    return all()
        .flatMap(
            game ->
                Stream.concat(
                    game.positions().stream()
                        .map(position -> name(game) + " " + position.text())
                        .distinct(),
                    Stream.concat(
                        Stream.of(name(game) + " " + oneLine(game.position().diagram())),
                        records(game))));
  }

  /** Returns the hashes and keys of positions, and the key of the game. */
  static Stream<String> hashes() {
    return all()
        .flatMap(
            game ->
                Stream.concat(
                    game.positions().stream().map(position -> name(game) + hashes(position)),
                    Stream.of(name(game) + " game " + replay(game).key().orElse("none"))));
  }

  private static String hashes(Position<?> position) {
    HexFormat hex = HexFormat.of();
    return " %s %s %s"
        .formatted(
            hex.toHexDigits(position.hash()),
            hex.toHexDigits(position.transpositionKey()),
            hex.toHexDigits(position.canonicalTranspositionKey()));
  }

  private static Stream<String> records(GameInProgress<?> game) {
    GameReplay replay = replay(game);
    return RecordFormats.installed().all().stream()
        .filter(format -> format.canWrite(replay))
        .map(
            (RecordFormat format) ->
                name(game) + " " + format.id() + " " + oneLine(format.write(replay)));
  }

  private static Stream<GameInProgress<?>> all() {
    return Stream.concat(
        GameTypes.installed().all().stream().map(type -> played(type.game(Options.none()))),
        OTHER_OPTIONS.stream()
            .map(
                text -> {
                  String[] parts = text.split(" ", 2);
                  return played(GameTypes.installed().get(parts[0]).game(Options.parse(parts[1])));
                }));
  }

  /** Plays moves from everywhere in the list of legal moves, sorted by their notation. */
  private static <M extends Move> GameInProgress<M> played(Game<M> type) {
    GameInProgress<M> game = GameInProgress.of(type);
    for (int ply = 1; ply <= PLIES && !game.position().isOver(); ply++) {
      List<String> moves =
          game.position().legalMoves().stream().map(Move::notation).sorted().toList();
      game = game.play(moves.get(ply * 7919 % moves.size()));
    }
    return game;
  }

  private static GameReplay replay(GameInProgress<?> game) {
    return Validator.installed()
        .open(BrgFormat.BRG.write(game), "")
        .replays()
        .collect(MoreCollectors.onlyElement());
  }

  private static String name(GameInProgress<?> game) {
    Game<?> played = game.position().game();
    return (played.type().id() + " " + played.options()).strip();
  }

  private static String oneLine(String text) {
    return text.strip().replace("\n", "\\n");
  }
}
