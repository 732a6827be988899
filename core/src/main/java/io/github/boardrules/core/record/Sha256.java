package io.github.boardrules.core.record;

import com.google.common.hash.Hashing;

/** SHA-256, apart because the package for JavaScript replaces this class. */
final class Sha256 {
  private Sha256() {}

  static byte[] of(byte[] message) {
    return Hashing.sha256().hashBytes(message).asBytes();
  }
}
