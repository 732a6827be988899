package io.github.boardrules.examples.engine.bulk;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.record.DamageException;
import java.io.EOFException;
import java.io.IOException;
import java.util.zip.ZipException;

/**
 * The reason why a file cannot be read to its end. The games before the problem are judged
 * nevertheless.
 *
 * @param file the name of the file
 * @param code the kind of problem
 * @param message a description for people
 */
public record FileProblem(String file, Code code, String message) {

  /** The kind of problem. Part of the output format. */
  public enum Code {
    /** The compressed data is incomplete. */
    TRUNCATED,
    /** The data is damaged or is not compressed. */
    CORRUPT,
    /** The data expands to far more bytes than compressed records do. */
    INFLATES_TOO_MUCH,
    /** The file does not exist or cannot be read. */
    UNREADABLE
  }

  /**
   * {@return the problem that an exception indicates}
   *
   * @param file the name of the file
   * @param failure the exception thrown while reading the file
   */
  public static FileProblem of(String file, IOException failure) {
    Code code = Code.UNREADABLE;
    if (failure instanceof EOFException) {
      code = Code.TRUNCATED;
    } else if (failure instanceof ZipException) {
      code = Code.CORRUPT;
    } else if (failure instanceof DamageException) {
      code = Code.INFLATES_TOO_MUCH;
    }
    return new FileProblem(file, code, Words.reason(failure));
  }

  /** {@return the problem in one line of text for people} */
  public String inWords() {
    return "BAD  " + Words.printable(file + ": " + message) + " [" + code + "]";
  }

  /** {@return the problem as an object for JSON, like a verdict without a game} */
  public ImmutableMap<String, Object> toMap() {
    ImmutableMap<String, Object> problem =
        ImmutableMap.of("code", code.name(), "reason", code.name(), "message", message, "ply", 0);
    return ImmutableMap.of(
        "source",
        file,
        "number",
        1,
        "valid",
        false,
        "plies",
        0,
        "legalPlies",
        0,
        "problems",
        ImmutableList.of(problem));
  }
}
