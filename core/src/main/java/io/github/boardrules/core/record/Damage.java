package io.github.boardrules.core.record;

import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Optional;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * The failure, if any, that ended the reading of a text. The streams that this class wraps end
 * where reading fails, so that everything before the failure is judged.
 */
final class Damage {
  private @Nullable IOException failure;

  /** Returns the failure; empty as long as there is none. */
  Optional<IOException> failure() {
    return Optional.ofNullable(failure);
  }

  /** Remembers the first failure. */
  void failed(IOException e) {
    failure = failure == null ? e : failure;
  }

  /** Returns the kind of problem that a failure is. */
  static Code code(IOException failure) {
    if (failure instanceof DamageException e) {
      return e.code();
    }
    if (failure instanceof EOFException) {
      return Code.TRUNCATED;
    }
    return failure instanceof ZipException ? Code.CORRUPT : Code.UNREADABLE;
  }

  /**
   * Returns the problem.
   *
   * @param failure the failure
   * @param location the end of what was read
   * @param ply the number of moves before it
   */
  static RecordProblem problem(IOException failure, TextLocation location, int ply) {
    String why =
        switch (code(failure)) {
          case TRUNCATED -> "The compressed data is incomplete";
          case CORRUPT -> "The compressed data is damaged";
          case NOT_A_GAME -> "";
          default -> "The text cannot be read to its end";
        };
    String detail = failure.getMessage() == null ? "" : failure.getMessage();
    String separator = why.isEmpty() || detail.isEmpty() ? "" : ": ";
    return RecordProblem.of(code(failure), location, ply, why + separator + detail);
  }

  /** Returns bytes that end where reading fails. */
  InputStream bytes(InputStream in) {
    return new FilterInputStream(in) {
      @Override
      public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
      }

      @Override
      public int read(byte[] target, int offset, int length) {
        try {
          return failure == null ? in.read(target, offset, length) : -1;
        } catch (IOException e) {
          failed(e);
          return -1;
        }
      }

      @Override
      public int available() {
        try {
          return failure == null ? in.available() : 0;
        } catch (IOException e) {
          return 0; // reading reports the failure
        }
      }

      @Override
      public boolean markSupported() {
        return false;
      }
    };
  }

  /** Returns characters that end where reading fails. */
  Reader characters(Reader in) {
    return new FilterReader(in) {
      @Override
      public int read() throws IOException {
        char[] one = new char[1];
        return read(one, 0, 1) < 0 ? -1 : one[0];
      }

      @Override
      public int read(char[] target, int offset, int length) {
        try {
          return failure == null ? in.read(target, offset, length) : -1;
        } catch (IOException e) {
          failed(e);
          return -1;
        }
      }

      @Override
      public boolean ready() {
        try {
          return failure == null && in.ready();
        } catch (IOException e) {
          return false; // reading reports the failure
        }
      }

      @Override
      public boolean markSupported() {
        return false;
      }
    };
  }
}
