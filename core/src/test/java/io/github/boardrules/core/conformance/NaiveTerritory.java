package io.github.boardrules.core.conformance;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.spi.TerritoryState;
import java.util.Set;
import java.util.TreeSet;

/**
 * A naive model of what the territory games share: the opening, the turn, and who wins. It shares
 * no code with the library: moves, sides and players are texts. Immutable.
 *
 * @param offers the komi that the first player may name, as written in moves
 * @param komi the komi in points; empty until it is named
 * @param vertical the player who plays Vertical; empty until the second player has chosen
 * @param side the side to move; empty until the second player has chosen
 * @param passes the number of consecutive passes up to now
 */
@Immutable
public record NaiveTerritory(
    ImmutableList<String> offers, String komi, String vertical, String side, int passes) {
  /**
   * Returns the model of a state.
   *
   * @param offers the komi that the first player may name
   * @param state the state in the form that {@link TerritoryState} documents
   * @return the model
   */
  public static NaiveTerritory of(Iterable<Komi> offers, String state) {
    ImmutableList.Builder<String> all = ImmutableList.builder();
    offers.forEach(offer -> all.add(decimal(offer.halfPoints())));
    ImmutableList<String> texts = all.build();
    String[] words = state.split(" ", -1);
    return switch (words[0]) {
      case "komi" -> new NaiveTerritory(texts, "", "", "", 0);
      case "side" -> new NaiveTerritory(texts, words[1], "", "", 0);
      default ->
          new NaiveTerritory(
              texts, words[1], upper(words[2]), upper(words[0]), Integer.parseInt(words[3]));
    };
  }

  private static String decimal(int halfPoints) {
    String sign = halfPoints < 0 ? "-" : "";
    int size = Math.abs(halfPoints);
    return sign + size / 2 + (size % 2 == 0 ? "" : ".5");
  }

  private static String upper(String word) {
    return Ascii.toUpperCase(word);
  }

  /** {@return whether the sides are chosen, and stones may be placed until the game is over} */
  public boolean isOpened() {
    return !vertical.isEmpty();
  }

  /** {@return the legal moves of the opening; none after it} */
  public Set<String> openingMoves() {
    Set<String> moves = new TreeSet<>();
    if (komi.isEmpty()) {
      offers.forEach(offer -> moves.add("komi=" + offer));
    } else if (vertical.isEmpty()) {
      moves.addAll(Set.of("vertical", "horizontal"));
    }
    return moves;
  }

  /** {@return the player to move, unless the game is over} */
  public String player() {
    if (!isOpened()) {
      return komi.isEmpty() ? "FIRST" : "SECOND";
    }
    return side.equals("VERTICAL") ? vertical : other(vertical);
  }

  /** {@return the state in the form that {@link TerritoryState} documents} */
  public String state() {
    if (!isOpened()) {
      return komi.isEmpty() ? "komi" : "side " + komi;
    }
    return Ascii.toLowerCase("%s %s %s %s".formatted(side, komi, vertical, passes));
  }

  private static String other(String player) {
    return player.equals("FIRST") ? "SECOND" : "FIRST";
  }

  /**
   * Returns the rule of the opening that a move breaks while the game is not over.
   *
   * @param move the notation of the move
   * @return the code of the violation; empty if the move breaks no rule
   */
  public String violation(String move) {
    if (move.startsWith("komi=")) {
      boolean isOffered = openingMoves().contains(move);
      return !komi.isEmpty() ? "KOMI_ALREADY_NAMED" : isOffered ? "" : "KOMI_NOT_IN_LIST";
    }
    if (Set.of("vertical", "horizontal").contains(move)) {
      return isOpened() ? "SIDE_ALREADY_CHOSEN" : komi.isEmpty() ? "WRONG_PHASE" : "";
    }
    return isOpened() ? "" : "WRONG_PHASE";
  }

  /**
   * Plays a legal move; every move after the opening is of one stone or none.
   *
   * @param move the notation of the move
   * @return the model after it
   */
  public NaiveTerritory play(String move) {
    if (komi.isEmpty()) {
      return new NaiveTerritory(offers, move.substring("komi=".length()), "", "", 0);
    }
    if (!isOpened()) {
      String chosen = move.equals("vertical") ? "SECOND" : "FIRST";
      return new NaiveTerritory(offers, komi, chosen, "VERTICAL", 0);
    }
    String next = side.equals("VERTICAL") ? "HORIZONTAL" : "VERTICAL";
    return new NaiveTerritory(offers, komi, vertical, next, move.equals("pass") ? passes + 1 : 0);
  }

  /**
   * {@return the half points by which Vertical leads}
   *
   * @param verticalPoints the points of Vertical on the board
   * @param horizontalPoints the points of Horizontal on the board
   */
  public int lead(int verticalPoints, int horizontalPoints) {
    double halves = komi.isEmpty() ? 0 : 2 * Double.parseDouble(komi);
    return 2 * verticalPoints - 2 * horizontalPoints - (int) halves;
  }

  /**
   * {@return the winner of a finished game}
   *
   * @param lead the half points by which Vertical leads
   */
  public String winner(int lead) {
    return lead == 0 ? "DRAW" : lead > 0 ? vertical : other(vertical);
  }
}
