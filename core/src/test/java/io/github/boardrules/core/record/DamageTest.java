package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.util.Optional;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;

/** Streams end where reading fails, and the first failure is remembered. */
class DamageTest {
  private final IOException failure = new IOException("broken");

  /** Bytes 0, 255 and 7, then only failures. */
  private InputStream failingBytes() {
    return new FilterInputStream(new ByteArrayInputStream(new byte[] {0, -1, 7})) {
      @Override
      public int read(byte[] target, int offset, int length) throws IOException {
        int count = super.read(target, offset, length);
        if (count < 0) {
          throw failure;
        }
        return count;
      }

      @Override
      public int available() throws IOException {
        int count = super.available();
        if (count == 0) {
          throw new IOException("nothing");
        }
        return count;
      }
    };
  }

  private Reader failingCharacters() {
    return new FilterReader(new StringReader("\0\uffffz")) {
      private int left = 3;

      @Override
      public int read(char[] target, int offset, int length) throws IOException {
        int count = super.read(target, offset, length);
        left -= count;
        if (count < 0) {
          throw failure;
        }
        return count;
      }

      @Override
      public boolean ready() throws IOException {
        if (left <= 0) {
          throw new IOException("nothing");
        }
        return super.ready();
      }
    };
  }

  @Test
  void bytesEndWhereReadingFails() throws IOException {
    Damage damage = new Damage();
    InputStream in = damage.bytes(failingBytes());
    assertFalse(in.markSupported());
    assertEquals(3, in.available());
    assertEquals(0, in.read());
    assertEquals(255, in.read());
    byte[] rest = new byte[4];
    assertEquals(1, in.read(rest, 1, 3));
    assertEquals(7, rest[1]);
    assertEquals(0, in.available());
    assertEquals(Optional.empty(), damage.failure());
    assertEquals(-1, in.read());
    assertSame(failure, damage.failure().orElseThrow());
    assertEquals(-1, in.read(rest, 0, 4));
    assertEquals(0, in.available());
  }

  @Test
  void charactersEndWhereReadingFails() throws IOException {
    Damage damage = new Damage();
    Reader in = damage.characters(failingCharacters());
    assertFalse(in.markSupported());
    assertTrue(in.ready());
    assertEquals(0, in.read());
    assertEquals(0xffff, in.read());
    char[] rest = new char[4];
    assertEquals(1, in.read(rest, 1, 3));
    assertEquals('z', rest[1]);
    assertFalse(in.ready());
    assertEquals(Optional.empty(), damage.failure());
    assertEquals(-1, in.read());
    assertSame(failure, damage.failure().orElseThrow());
    assertEquals(-1, in.read(rest, 0, 4));
    assertFalse(in.ready());
  }

  @Test
  void nothingIsReadAfterAFailure() throws IOException {
    Damage damage = new Damage();
    InputStream bytes = damage.bytes(new ByteArrayInputStream(new byte[3]));
    Reader characters = damage.characters(new StringReader("abc"));
    assertEquals(3, bytes.available());
    assertTrue(characters.ready());
    damage.failed(failure);
    assertEquals(-1, bytes.read());
    assertEquals(0, bytes.available());
    assertEquals(-1, characters.read());
    assertFalse(characters.ready());
  }

  @Test
  void theFirstFailureIsRemembered() {
    Damage damage = new Damage();
    damage.failed(failure);
    damage.failed(new EOFException());
    assertSame(failure, damage.failure().orElseThrow());
  }

  @Test
  void theKindOfTheFailureIsTheCode() {
    TextLocation place = TextLocation.of("t", 2, 3, 40);
    assertEquals(Code.UNREADABLE, Damage.code(failure));
    assertEquals(Code.TRUNCATED, Damage.code(new EOFException()));
    assertEquals(Code.CORRUPT, Damage.code(new ZipException()));
    DamageException own = new DamageException(Code.INFLATES_TOO_MUCH, "why");
    assertEquals(Code.INFLATES_TOO_MUCH, Damage.code(own));
    RecordProblem problem = Damage.problem(failure, place, 5);
    assertEquals(Code.UNREADABLE, problem.code());
    assertEquals(place, problem.location());
    assertEquals(5, problem.ply());
    assertTrue(problem.message().contains("broken"), problem.message());
    String silent = Damage.problem(new EOFException(), place, 0).message();
    assertFalse(silent.contains("null") || silent.contains(":"), silent);
  }
}
