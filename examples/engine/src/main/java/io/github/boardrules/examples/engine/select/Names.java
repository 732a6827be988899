package io.github.boardrules.examples.engine.select;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import java.text.Normalizer;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Compares names of people and events. Only their first {@link #MAX_LENGTH} characters count. */
public final class Names {
  /** The number of characters of a name that count, so that an index can store them. */
  public static final int MAX_LENGTH = 8_000;

  private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");

  private Names() {}

  /**
   * {@return the start of a name that counts}
   *
   * @param name the name
   */
  public static String counted(String name) {
    return name.length() <= MAX_LENGTH ? name : name.substring(0, MAX_LENGTH);
  }

  /**
   * {@return the name without its accents, in lower case, so that equal texts are the same name}
   *
   * @param name the name
   */
  public static String folded(String name) {
    String counted = counted(name);
    if (CharMatcher.ascii().matchesAllOf(counted)) {
      return Ascii.toLowerCase(counted);
    }
    String bare =
        ACCENTS.matcher(Normalizer.normalize(counted, Normalizer.Form.NFKD)).replaceAll("");
    // First to upper case, which writes the German sharp s as two letters.
    return bare.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }

  /**
   * {@return a test whether a text is a name}
   *
   * @param name the name
   * @param isExact whether the case and the accents count
   */
  static Predicate<String> test(String name, boolean isExact) {
    if (isExact) {
      String wanted = counted(name);
      return text -> wanted.equals(counted(text));
    }
    String wanted = folded(name);
    return text -> wanted.equals(folded(text));
  }
}
