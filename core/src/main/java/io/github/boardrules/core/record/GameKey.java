package io.github.boardrules.core.record;

import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Computes {@link GameReplay#key()} and {@link GameReplay#canonicalText()}. */
final class GameKey {
  /** The bytes of a key. */
  private static final int BYTES = 16;

  /** The option that gives nothing but the start, which the text of the first position states. */
  private static final String START = "setup";

  private GameKey() {}

  static String of(LineReplay line) {
    byte[] hash = Sha256.of(text(line).getBytes(StandardCharsets.UTF_8));
    StringBuilder key = new StringBuilder();
    for (int i = 0; i < BYTES; i++) {
      key.append(Character.forDigit((hash[i] >> 4) & 0xf, 16));
      key.append(Character.forDigit(hash[i] & 0xf, 16));
    }
    return key.toString();
  }

  static String text(LineReplay line) {
    return text(line.positions().get(0), line.moves());
  }

  /**
   * Keeps the symmetries whose images have been the smallest so far. So the text of a game begins
   * with those of its first moves.
   */
  private static <M extends Move> String text(Position<M> start, List<Move> moves) {
    @SuppressWarnings("unchecked") // they were played from this position
    List<M> own = (List<M>) moves;
    List<GameSymmetry<M>> tied =
        start.game().symmetries().stream()
            .filter(symmetry -> !symmetry.swapsPlayers() && symmetry.appliesTo(start))
            .toList();
    StringBuilder text = new StringBuilder();
    tied = appendSmallest(text, tied, symmetry -> start(symmetry.apply(start)));
    for (M move : own) {
      text.append('\n');
      tied = appendSmallest(text, tied, symmetry -> symmetry.apply(move).notation());
    }
    return text.toString();
  }

  /** Appends the smallest image of a text, and returns the symmetries that map to it. */
  private static <M extends Move> List<GameSymmetry<M>> appendSmallest(
      StringBuilder text, List<GameSymmetry<M>> all, Function<GameSymmetry<M>, String> image) {
    List<GameSymmetry<M>> tied = new ArrayList<>(all.subList(0, 1));
    String smallest = image.apply(all.get(0));
    for (GameSymmetry<M> symmetry : all.subList(1, all.size())) {
      String one = image.apply(symmetry);
      int compared = one.compareTo(smallest);
      if (compared < 0) {
        tied.clear();
        smallest = one;
      }
      if (compared <= 0) {
        tied.add(symmetry);
      }
    }
    text.append(smallest);
    return tied;
  }

  private static String start(Position<?> start) {
    return String.join(
        "\n",
        start.game().type().id(),
        start.game().options().without(START).toString(),
        start.text());
  }
}
