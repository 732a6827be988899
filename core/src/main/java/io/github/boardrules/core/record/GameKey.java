package io.github.boardrules.core.record;

import com.google.common.collect.Comparators;
import com.google.common.hash.Hashing;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Computes {@link GameReplay#key()}. */
final class GameKey {
  /** The hexadecimal digits of a key, which has 128 bits. */
  private static final int DIGITS = 32;

  /** The option that gives the start, which the text of the first position states as well. */
  private static final String START = "setup";

  private GameKey() {}

  static String of(LineReplay line) {
    return of(line.positions().get(0), line.moves());
  }

  private static <M extends Move> String of(Position<M> start, List<Move> moves) {
    @SuppressWarnings("unchecked") // they were played from this position
    List<M> own = (List<M>) moves;
    List<String> smallest =
        start.game().symmetries().stream()
            .filter(symmetry -> !symmetry.swapsPlayers() && symmetry.appliesTo(start))
            .map(symmetry -> image(start, own, symmetry))
            .min(Comparators.lexicographical(Comparator.<String>naturalOrder()))
            .orElseThrow();
    return Hashing.sha256()
        .hashString(String.join("\n", smallest), StandardCharsets.UTF_8)
        .toString()
        .substring(0, DIGITS);
  }

  private static <M extends Move> List<String> image(
      Position<M> start, List<M> moves, GameSymmetry<M> symmetry) {
    Position<M> image = symmetry.apply(start);
    Game<M> game = image.game();
    return Stream.concat(
            Stream.of(game.type().id(), game.options().without(START).toString(), image.text()),
            moves.stream().map(move -> symmetry.apply(move).notation()))
        .toList();
  }
}
