package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.security.MessageDigest;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Sha256Test {
  @Test
  void hashesOfAllLengthsAreThoseOfTheJdk() throws Exception {
    MessageDigest jdk = MessageDigest.getInstance("SHA-256");
    Random random = new Random(1);
    for (int length = 0; length < 1_000; length++) {
      byte[] message = new byte[length];
      random.nextBytes(message);
      assertArrayEquals(jdk.digest(message), Sha256.of(message));
    }
  }
}
