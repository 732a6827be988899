package io.github.boardrules.examples.engine.bulk;

import io.github.boardrules.core.record.GameVerdict;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes verdicts on the games of files. */
public final class Verdicts {
  private Verdicts() {}

  /**
   * {@return a verdict in one line of text for people} Control characters of the record are
   * escaped.
   *
   * @param verdict the verdict
   * @param number the number of the game in its file, or a placeholder
   */
  public static String line(GameVerdict verdict, String number) {
    return (verdict.isValid() ? "ok   " : "BAD  ")
        + Words.printable(file(verdict))
        + " #"
        + number
        + ": "
        + Words.printable(verdict.summary());
  }

  /**
   * {@return {@link GameVerdict#toMap()} with another number of the game}
   *
   * @param verdict the verdict
   * @param number the number of the game in its file, or a placeholder
   */
  public static Map<String, Object> map(GameVerdict verdict, Object number) {
    Map<String, Object> map = new LinkedHashMap<>(verdict.toMap());
    map.put("number", number);
    return map;
  }

  private static String file(GameVerdict verdict) {
    return verdict.location().source();
  }
}
