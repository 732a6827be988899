package io.github.boardrules.core.trace;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.hash.Hashing;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.OutcomeReason;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Score;
import io.github.boardrules.core.Side;
import java.nio.charset.StandardCharsets;

/**
 * Positions and outcomes as plain values by name: what programs in other languages compare with
 * their own, and what can be written as JSON without knowing the game.
 *
 * <p>A value is a {@link String}, an {@link Integer}, a {@link Boolean}, an {@link
 * java.util.Optional} text (JSON's {@code null} if empty), or an immutable {@link java.util.List}
 * of such values or {@link java.util.Map} from names to them. The names are part of the API, and a
 * name always has a value of the same type.
 *
 * <pre>{@code
 * Trace.of(game.start()).get("toMove"); // → Optional[FIRST]
 * Trace.of(game.start()).get("blackClumps"); // → 2
 * }</pre>
 */
public final class Trace {
  private Trace() {}

  /**
   * {@return everything that is said of a position}
   *
   * <ul>
   *   <li>{@code toMove}: the {@linkplain Position#toMove seat to move}; {@code side}: {@linkplain
   *       Position#sideToMove what it plays}, nothing while the sides are not chosen yet. Both are
   *       nothing when the game is over.
   *   <li>{@code legal}: the notations of all legal moves, sorted by character code; or instead of
   *       it, where {@link Game#tracesListMoves()} says so, {@code legalCount}: their number, and
   *       {@code legalSha256}: the SHA-256 in lower-case hexadecimal digits of that list joined by
   *       single line feeds.
   *   <li>The game's own {@link Position#facts()}.
   * </ul>
   *
   * @param position a position
   */
  public static ImmutableMap<String, Object> of(Position<?> position) {
    ImmutableMap.Builder<String, Object> values = ImmutableMap.builder();
    values.put("toMove", position.toMove().map(Player::name));
    values.put("side", position.sideToMove().map(Side::name));
    ImmutableList<String> legal =
        position.legalMoves().stream()
            .map(Move::toString)
            .sorted()
            .collect(ImmutableList.toImmutableList());
    if (position.game().tracesListMoves()) {
      values.put("legal", legal);
    } else {
      values.put("legalCount", legal.size());
      values.put("legalSha256", sha256(String.join("\n", legal)));
    }
    return values.putAll(position.facts()).buildOrThrow();
  }

  /**
   * {@return everything that is said of an outcome: {@code winner}, a seat or {@code DRAW}; {@code
   * reason}, its {@linkplain OutcomeReason#label() label}; and the {@link Score#facts()}}
   *
   * @param outcome an outcome
   */
  public static ImmutableMap<String, Object> of(Outcome outcome) {
    return ImmutableMap.<String, Object>builder()
        .put("winner", outcome.winner().map(Player::name).orElse("DRAW"))
        .put("reason", outcome.reason().label())
        .putAll(outcome.score().map(Score::facts).orElse(ImmutableMap.of()))
        .buildOrThrow();
  }

  private static String sha256(String text) {
    return Hashing.sha256().hashString(text, StandardCharsets.US_ASCII).toString();
  }
}
