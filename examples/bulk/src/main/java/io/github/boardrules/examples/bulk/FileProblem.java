package io.github.boardrules.examples.bulk;

import io.github.boardrules.examples.bulk.Inflated.InflationException;
import java.io.EOFException;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipException;

/**
 * Why a file cannot be read to its end. What stands before is judged all the same.
 *
 * @param file the name of the file
 * @param code what is wrong
 * @param message the same for people
 */
public record FileProblem(String file, Code code, String message) {

  /** What is wrong with a file. */
  public enum Code {
    /** What is compressed ends before its end. */
    TRUNCATED,
    /** What should be compressed is not, or is damaged. */
    CORRUPT,
    /** What is compressed becomes much more than records could. */
    INFLATES_TOO_MUCH,
    /** The file is not there, or the system does not let it be read. */
    UNREADABLE
  }

  /**
   * {@return the problem that a failure tells}
   *
   * @param file the name of the file
   * @param failure what came of reading it
   */
  public static FileProblem of(String file, IOException failure) {
    Code code = Code.UNREADABLE;
    if (failure instanceof EOFException) {
      code = Code.TRUNCATED;
    } else if (failure instanceof ZipException) {
      code = Code.CORRUPT;
    } else if (failure instanceof InflationException) {
      code = Code.INFLATES_TOO_MUCH;
    }
    String message = failure.getMessage();
    return new FileProblem(file, code, message == null ? failure.toString() : message);
  }

  /** {@return the problem for people, in one line} */
  public String inWords() {
    return "BAD  " + Words.printable(file + ": " + message) + " [" + code + "]";
  }

  /** {@return the problem for machines} */
  public Map<String, Object> asMap() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("file", file);
    map.put("valid", false);
    map.put("code", code.name());
    map.put("message", message);
    return map;
  }
}
