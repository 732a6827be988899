package io.github.boardrules.examples.server;

import io.github.boardrules.examples.engine.referee.Refusal;

/** The errors of the server, in addition to those of questions. */
enum ServerCode implements Refusal.Code {
  /** The request is incomplete or is not valid HTTP. */
  BROKEN_OFF(400),
  /** The request violates HTTP in another way. */
  BAD_HTTP(400),
  /** The request has no token. */
  UNAUTHORIZED(401),
  /** A token or key does not belong to the match, or it is that of the other player. */
  FORBIDDEN(403),
  /** The token lets its owner watch only. */
  WATCHER(403),
  /** The other player is to move; the error has {@code toMove}. */
  NOT_YOUR_TURN(403),
  /** The token of one player is missing. */
  BOTH_SEATS(403),
  /** A page of another site sent the request. */
  FOREIGN_ORIGIN(403),
  /** The path does not exist. */
  NOT_FOUND(404),
  /** The match does not exist. */
  UNKNOWN_MATCH(404),
  /** The path does not have this method; the header {@code Allow} lists those that it has. */
  METHOD_NOT_ALLOWED(405),
  /** The request did not arrive in time. */
  TIMEOUT(408),
  /** Another change came first; the error has the current number of moves, {@code plies}. */
  STALE(409),
  /** The game is over. */
  GAME_OVER(409),
  /** The game is not over yet. */
  NOT_OVER(409),
  /** The other player has made an offer that must be answered first. */
  OFFER_PENDING(409),
  /** The other player has not made such an offer. */
  NO_OFFER(409),
  /** The players have begun another match already; the error has its id, {@code match}. */
  HAS_REMATCH(409),
  /** Someone has used the key already. */
  KEY_USED(409),
  /** The new token of a seat is a token or a key of the match already. */
  TOKEN_USED(409),
  /** The stored game of the match is not legal. */
  DAMAGED(409),
  /** The record cannot be changed in this way. */
  NOT_CHANGEABLE(409),
  /** The match has the maximum number of moves. */
  TOO_LONG(409),
  /** The body is not declared as JSON, has several parts, or is in an unknown charset. */
  MEDIA_TYPE(415),
  /** The host name of the request is not a name of this server. */
  UNKNOWN_HOST(421),
  /** The address exceeds its limit; retry after the seconds in {@code retryAfter}. */
  TOO_MANY_REQUESTS(429),
  /** The address has too many matches; the error has {@code limit}. */
  TOO_MANY_MATCHES(429),
  /** The address or the match has the maximum number of open event streams, {@code limit}. */
  TOO_MANY_STREAMS(429),
  /** The database does not respond. */
  STORAGE(503),
  /** The server stores the maximum number of matches. */
  FULL(503),
  /** The server receives or judges too much at once; the header {@code Retry-After} is set. */
  BUSY(503),
  /** The server shuts down. */
  STOPPING(503);

  /** The value of {@code Retry-After} if the server is busy. */
  static final String RETRY_SECONDS = "1";

  private final int status;

  ServerCode(int status) {
    this.status = status;
  }

  @Override
  public int status() {
    return status;
  }
}
