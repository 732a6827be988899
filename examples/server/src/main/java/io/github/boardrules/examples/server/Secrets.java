package io.github.boardrules.examples.server;

import com.google.common.hash.Hashing;
import com.google.common.io.BaseEncoding;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;

/** Names of matches and tokens of seats, which nobody can guess. Thread-safe. */
final class Secrets {
  private static final BaseEncoding URL_SAFE = BaseEncoding.base64Url().omitPadding();
  private static final int ID_BYTES = 16;
  private static final int TOKEN_BYTES = 32;

  private final SecureRandom random = new SecureRandom();

  /** A new name of a match: 22 characters for 128 random bits. */
  String id() {
    return text(ID_BYTES);
  }

  /** A new token: 43 characters for 256 random bits. */
  String token() {
    return text(TOKEN_BYTES);
  }

  private String text(int bytes) {
    byte[] bits = new byte[bytes];
    random.nextBytes(bits);
    return URL_SAFE.encode(bits);
  }

  /**
   * What is kept of a token. It needs no salt and no slow function: unlike a password, a token has
   * as many random bits as the hash.
   */
  static byte[] hash(String token) {
    return Hashing.sha256().hashString(token, StandardCharsets.UTF_8).asBytes();
  }
}
