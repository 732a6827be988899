package io.github.boardrules.examples.server;

import com.google.common.hash.HashCode;
import com.google.common.hash.Hashing;
import com.google.common.io.BaseEncoding;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;

/** Generates unguessable ids of matches and tokens of players. Thread-safe. */
final class Secrets {
  private static final BaseEncoding URL_SAFE = BaseEncoding.base64Url().omitPadding();
  private static final int ID_BYTES = 16;
  private static final int TOKEN_BYTES = 32;

  /** The number of characters of a token. */
  static final int TOKEN_LENGTH = 43;

  private final SecureRandom random = new SecureRandom();

  /** Returns a new id: 128 random bits in 22 characters. */
  String id() {
    return text(ID_BYTES);
  }

  /** Returns a new token: 256 random bits in 43 characters. */
  String token() {
    return text(TOKEN_BYTES);
  }

  private String text(int bytes) {
    byte[] bits = new byte[bytes];
    random.nextBytes(bits);
    return URL_SAFE.encode(bits);
  }

  /**
   * Returns the hash under which the database stores a token. Unlike a password, a token has 256
   * random bits and needs neither a salt nor a slow hash function.
   */
  static HashCode hash(String token) {
    return Hashing.sha256().hashString(token, StandardCharsets.UTF_8);
  }
}
