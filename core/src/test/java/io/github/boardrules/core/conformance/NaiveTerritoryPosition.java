package io.github.boardrules.core.conformance;

import com.google.common.base.Splitter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What territory games share, once more by brute force: the komi, the choice of sides, passes and
 * the score. It shares no code with {@link io.github.boardrules.core.territory}. Sides are their
 * names, {@code VERTICAL} and {@code HORIZONTAL}, and players as well, {@code FIRST} and {@code
 * SECOND}.
 *
 * @param board the board and what lies on it
 * @param komis the komi values from which FIRST may choose, as decimal numbers
 * @param komi the komi, or null before FIRST has named it
 * @param vertical the player who plays Vertical, or null before SECOND has chosen
 * @param side the side to move once the sides are chosen
 * @param passes the number of passes in a row
 */
public record NaiveTerritoryPosition(
    Board board,
    List<String> komis,
    @Nullable String komi,
    @Nullable String vertical,
    String side,
    int passes)
    implements NaivePosition {

  /** A board of a territory game; immutable. */
  public interface Board {
    /**
     * {@return the notations of the moves of a side that are not passes}
     *
     * @param side the side to move
     */
    Set<String> moves(String side);

    /**
     * {@return the board after one of these moves}
     *
     * @param side the side that moves
     * @param move the notation of the move
     */
    Board play(String side, String move);

    /**
     * {@return the score of a side in half points, without the komi}
     *
     * @param side a side
     */
    int halfPoints(String side);

    /** {@return the facts of the game in the vectors} */
    Map<String, @Nullable Object> facts();

    /** {@return the reason why the game is over apart from passes; empty if it is not} */
    default String end() {
      return "";
    }
  }

  /**
   * {@return the start of a game}
   *
   * @param board the board
   * @param area the number of its points
   * @param options the options as they are in the vectors; {@code komi} and {@code opening} count
   */
  public static NaiveTerritoryPosition start(Board board, int area, Map<String, ?> options) {
    List<String> komis = komis(options.get("komi"), area);
    boolean isFixed = "FIXED".equals(options.get("opening"));
    return new NaiveTerritoryPosition(
        board, komis, isFixed ? komis.get(0) : null, isFixed ? "FIRST" : null, "VERTICAL", 0);
  }

  private static List<String> komis(@Nullable Object option, int area) {
    List<String> komis = new ArrayList<>();
    if (option instanceof List<?> list) {
      list.forEach(komi -> komis.add(String.valueOf(komi)));
    } else {
      String range = option == null ? "0.5.." + (area - 0.5) : String.valueOf(option);
      List<String> ends = Splitter.on("..").splitToList(range);
      for (int half = halfPoints(ends.get(0)); half <= halfPoints(ends.get(1)); half += 2) {
        komis.add(half % 2 == 0 ? Integer.toString(half / 2) : Double.toString(half / 2.0));
      }
    }
    return komis;
  }

  private static int halfPoints(String komi) {
    return (int) (2 * Double.parseDouble(komi));
  }

  private boolean isPlaying() {
    return vertical != null;
  }

  private String reason() {
    return passes == 2 ? "twoPasses" : isPlaying() ? board.end() : "";
  }

  @Override
  public Set<String> legal() {
    Set<String> legal = new TreeSet<>();
    if (komi == null) {
      komis.forEach(value -> legal.add("komi=" + value));
    } else if (!isPlaying()) {
      legal.addAll(Set.of("vertical", "horizontal"));
    } else if (reason().isEmpty()) {
      legal.addAll(board.moves(side));
      legal.add("pass");
    }
    return legal;
  }

  @Override
  public NaiveTerritoryPosition play(String move) {
    if (komi == null) {
      String named = move.substring("komi=".length());
      return new NaiveTerritoryPosition(board, komis, named, null, side, 0);
    }
    if (!isPlaying()) {
      String player = move.equals("vertical") ? "SECOND" : "FIRST";
      return new NaiveTerritoryPosition(board, komis, komi, player, side, 0);
    }
    String next = side.equals("VERTICAL") ? "HORIZONTAL" : "VERTICAL";
    return move.equals("pass")
        ? new NaiveTerritoryPosition(board, komis, komi, vertical, next, passes + 1)
        : new NaiveTerritoryPosition(board.play(side, move), komis, komi, vertical, next, 0);
  }

  private String player(String aSide) {
    boolean isFirst = aSide.equals("VERTICAL") == "FIRST".equals(vertical);
    return isFirst ? "FIRST" : "SECOND";
  }

  @Override
  public Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    boolean isOver = !reason().isEmpty();
    if (isPlaying()) {
      values.put("toMove", isOver ? null : player(side));
      values.put("side", isOver ? null : side);
    } else {
      values.put("toMove", komi == null ? "FIRST" : "SECOND");
      values.put("side", null);
    }
    values.putAll(board.facts());
    return values;
  }

  @Override
  public Map<String, @Nullable Object> outcome() {
    Map<String, @Nullable Object> outcome = new LinkedHashMap<>();
    if (komi == null || reason().isEmpty()) {
      return outcome;
    }
    int ours = board.halfPoints("VERTICAL");
    int theirs = board.halfPoints("HORIZONTAL") + halfPoints(komi);
    String winner = ours > theirs ? "VERTICAL" : ours < theirs ? "HORIZONTAL" : null;
    outcome.put("winner", winner == null ? "DRAW" : player(winner));
    outcome.put("winnerSide", winner);
    outcome.put("reason", reason());
    outcome.put("verticalHalfPoints", ours);
    outcome.put("horizontalHalfPoints", theirs);
    return outcome;
  }
}
