package io.github.boardrules.examples.server;

import io.github.boardrules.core.Player;
import java.security.MessageDigest;
import java.util.Optional;

/** The hashed tokens of both players of a match. */
final class SeatTokens {
  private final byte[] first;
  private final byte[] second;

  /**
   * Creates the pair of hashes.
   *
   * @param first the hash of the first player's token
   * @param second the hash of the second player's token
   */
  SeatTokens(byte[] first, byte[] second) {
    this.first = first.clone();
    this.second = second.clone();
  }

  byte[] of(Player seat) {
    return (seat == Player.FIRST ? first : second).clone();
  }

  /**
   * Returns the player to whom a token belongs. Compares in constant time to prevent timing
   * attacks.
   */
  Optional<Player> seat(String token) {
    byte[] hash = Secrets.hash(token);
    boolean isFirst = MessageDigest.isEqual(hash, first);
    boolean isSecond = MessageDigest.isEqual(hash, second);
    return isFirst
        ? Optional.of(Player.FIRST)
        : isSecond ? Optional.of(Player.SECOND) : Optional.empty();
  }
}
