package io.github.boardrules.examples.npm.build;

import com.google.common.primitives.Ints;
import java.util.Arrays;

/**
 * SHA-256 (FIPS 180-4), in place of {@code io.github.boardrules.core.record.Sha256}: TeaVM 0.15 has
 * no message digests, and those of JavaScript are asynchronous.
 */
public final class Sha256 {
  private static final int BLOCK = 64;

  private static final int[] CONSTANTS = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  };

  private Sha256() {}

  /**
   * {@return the 32 bytes of the hash}
   *
   * @param message the bytes to hash
   */
  public static byte[] of(byte[] message) {
    int[] hash = {
      0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
    };
    // A bit follows the message, and its length in bits ends the last block.
    byte[] padded = Arrays.copyOf(message, (message.length + 8) / BLOCK * BLOCK + BLOCK);
    padded[message.length] = (byte) 0x80;
    long bits = 8L * message.length;
    for (int i = 1; i <= Long.BYTES; i++, bits >>>= 8) {
      padded[padded.length - i] = (byte) bits;
    }
    for (int at = 0; at < padded.length; at += BLOCK) {
      addBlock(padded, at, hash);
    }
    byte[] bytes = new byte[hash.length * Ints.BYTES];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (hash[i / Ints.BYTES] >>> (24 - i % Ints.BYTES * 8));
    }
    return bytes;
  }

  private static void addBlock(byte[] message, int at, int[] hash) {
    int[] words = new int[CONSTANTS.length];
    for (int i = 0; i < 16; i++) {
      int next = at + i * Ints.BYTES;
      words[i] =
          Ints.fromBytes(message[next], message[next + 1], message[next + 2], message[next + 3]);
    }
    for (int i = 16; i < words.length; i++) {
      int s0 = rotate(words[i - 15], 7) ^ rotate(words[i - 15], 18) ^ (words[i - 15] >>> 3);
      int s1 = rotate(words[i - 2], 17) ^ rotate(words[i - 2], 19) ^ (words[i - 2] >>> 10);
      words[i] = words[i - 16] + s0 + words[i - 7] + s1;
    }
    int[] v = hash.clone();
    for (int i = 0; i < words.length; i++) {
      int s1 = rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25);
      int choice = (v[4] & v[5]) ^ (~v[4] & v[6]);
      int first = v[7] + s1 + choice + CONSTANTS[i] + words[i];
      int s0 = rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22);
      int majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
      System.arraycopy(v, 0, v, 1, 7);
      v[4] += first;
      v[0] = first + s0 + majority;
    }
    for (int i = 0; i < hash.length; i++) {
      hash[i] += v[i];
    }
  }

  private static int rotate(int word, int right) {
    return Integer.rotateRight(word, right);
  }
}
