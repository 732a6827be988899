package io.github.boardrules.examples.server;

import io.github.boardrules.core.Player;
import java.security.MessageDigest;
import java.util.Optional;

/** The hashes of the tokens of both seats. */
final class SeatTokens {
  private final byte[] first;
  private final byte[] second;

  /**
   * The seats of a match.
   *
   * @param first the hash of the token of FIRST
   * @param second the hash of the token of SECOND
   */
  SeatTokens(byte[] first, byte[] second) {
    this.first = first.clone();
    this.second = second.clone();
  }

  byte[] of(Player seat) {
    return (seat == Player.FIRST ? first : second).clone();
  }

  /** The seat that a token opens. The time it takes does not tell how near a wrong token comes. */
  Optional<Player> seat(String token) {
    byte[] hash = Secrets.hash(token);
    boolean isFirst = MessageDigest.isEqual(hash, first);
    boolean isSecond = MessageDigest.isEqual(hash, second);
    return isFirst
        ? Optional.of(Player.FIRST)
        : isSecond ? Optional.of(Player.SECOND) : Optional.empty();
  }
}
