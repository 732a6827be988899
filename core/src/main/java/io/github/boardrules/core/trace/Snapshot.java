package io.github.boardrules.core.trace;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hashing;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.OutcomeReason;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Score;
import io.github.boardrules.core.Side;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Positions and outcomes as maps of plain values, for comparison with implementations in other
 * languages and for JSON.
 *
 * <p>A value has a type that JSON has: it is a {@link String} or {@code null}, an {@link Integer},
 * a {@link Boolean}, an immutable {@link java.util.List} of such values, or an immutable {@link
 * java.util.Map} from names to such values. The names and the types of their values are stable
 * across versions.
 *
 * <pre>{@code
 * Snapshot.of(game.start()).get("toMove"); // → FIRST
 * Snapshot.of(game.start()).get("blackClumps"); // → 2
 * }</pre>
 */
public final class Snapshot {
  private Snapshot() {}

  /**
   * {@return a position as a map}
   *
   * <ul>
   *   <li>{@code toMove}: the {@linkplain Position#toMove player to move}, and {@code side}: the
   *       {@linkplain Position#sideToMove side to move}; each may be {@code null}.
   *   <li>{@code legal}: the notations of all legal moves, sorted by character code. On a board
   *       that exceeds the {@link SnapshotLimit} of the game, {@code legalCount}, their number, and
   *       {@code legalSha256}, the SHA-256 of that list joined by line feeds, in lower-case
   *       hexadecimal digits, replace it.
   *   <li>The {@linkplain Position#facts() facts} of the game.
   * </ul>
   *
   * @param position a position
   */
  public static Map<String, @Nullable Object> of(Position<?> position) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("toMove", position.toMove().map(Player::name).orElse(null));
    values.put("side", position.sideToMove().map(Side::name).orElse(null));
    ImmutableList<String> legal =
        position.legalMoves().stream()
            .map(Move::notation)
            .sorted()
            .collect(ImmutableList.toImmutableList());
    int maxCells =
        position.game().type() instanceof SnapshotLimit limit
            ? limit.maxCellsListed()
            : SnapshotLimit.DEFAULT;
    if (position.board().size() <= maxCells) {
      values.put("legal", legal);
    } else {
      values.put("legalCount", legal.size());
      values.put("legalSha256", sha256(String.join("\n", legal)));
    }
    values.putAll(position.facts());
    return Collections.unmodifiableMap(values);
  }

  /**
   * {@return an outcome as a map: {@code winner}, a player or {@code DRAW}; {@code reason}, the
   * {@linkplain OutcomeReason#jsonName() name in JSON} of its reason; and the {@linkplain
   * Score#facts() facts} of its score}
   *
   * @param outcome an outcome
   */
  public static Map<String, @Nullable Object> of(Outcome outcome) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("winner", outcome.winner().map(Player::name).orElse("DRAW"));
    values.put("reason", outcome.reason().jsonName());
    outcome.score().ifPresent(score -> values.putAll(score.facts()));
    return Collections.unmodifiableMap(values);
  }

  private static String sha256(String text) {
    return Hashing.sha256().hashString(text, StandardCharsets.US_ASCII).toString();
  }
}
