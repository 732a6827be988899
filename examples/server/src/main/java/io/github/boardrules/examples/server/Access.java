package io.github.boardrules.examples.server;

import com.google.common.hash.HashCode;
import io.github.boardrules.core.Player;
import java.util.Arrays;
import java.util.Optional;

/**
 * Who may play and who may watch a match. Compares hashes in constant time to prevent timing
 * attacks.
 *
 * @param first the first player's seat
 * @param second the second player's seat
 * @param watcher the token of watchers, in plain text; empty for matches of older servers
 */
record Access(Seat first, Seat second, Optional<String> watcher) {
  /**
   * The seat of a player.
   *
   * @param token the hash of the player's token
   * @param key the hash of the latest key with which someone can take the seat, once
   * @param isKeyUsed whether someone has used the key, and got the token for it
   */
  record Seat(HashCode token, Optional<HashCode> key, boolean isKeyUsed) {
    /** Returns a seat without a key. */
    static Seat of(HashCode token) {
      return new Seat(token, Optional.empty(), false);
    }

    Seat withKey(HashCode next) {
      return new Seat(token, Optional.of(next), false);
    }

    /** Returns the seat after someone has used its key. */
    Seat takenWith(HashCode next) {
      return new Seat(next, key, true);
    }
  }

  Seat seat(Player player) {
    return player == Player.FIRST ? first : second;
  }

  Access with(Player player, Seat seat) {
    return player == Player.FIRST
        ? new Access(seat, second, watcher)
        : new Access(first, seat, watcher);
  }

  /** Returns the access to a match of the same players and watchers with sides swapped. */
  Access swapped() {
    return new Access(Seat.of(second.token), Seat.of(first.token), watcher);
  }

  /** Returns the player to whom a token belongs. */
  Optional<Player> player(String token) {
    HashCode hash = Secrets.hash(token);
    boolean isFirst = hash.equals(first.token);
    boolean isSecond = hash.equals(second.token);
    return isFirst
        ? Optional.of(Player.FIRST)
        : isSecond ? Optional.of(Player.SECOND) : Optional.empty();
  }

  /** Returns the player whose seat a key gives. */
  Optional<Player> playerOf(String key) {
    Optional<HashCode> hash = Optional.of(Secrets.hash(key));
    return Arrays.stream(Player.values())
        .filter(player -> seat(player).key().equals(hash))
        .findFirst();
  }

  /** Returns whether a text is a token or a key of the match already. */
  boolean isUsed(String token) {
    return player(token).isPresent() || playerOf(token).isPresent() || isWatcher(token);
  }

  boolean isWatcher(String token) {
    return watcher.map(Secrets::hash).filter(Secrets.hash(token)::equals).isPresent();
  }
}
