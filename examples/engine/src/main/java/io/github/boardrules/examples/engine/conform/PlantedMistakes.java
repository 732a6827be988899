package io.github.boardrules.examples.engine.conform;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSortedMap;
import java.util.List;
import java.util.Properties;

/**
 * How many of the mistakes of a class that are planted in programs in Python the search has found.
 *
 * @param found the number of those that were found
 * @param planted the number of all
 */
public record PlantedMistakes(long found, int planted) {
  /** The questions until each mistake was found, {@code -} for none, by game and class. */
  private static final Properties QUESTIONS = DecidingRule.load("planted.properties");

  /**
   * {@return how many were found with at most a number of questions, by class}
   *
   * @param game the id of the game
   * @param questions the number of questions
   */
  public static ImmutableSortedMap<String, PlantedMistakes> of(String game, long questions) {
    ImmutableSortedMap.Builder<String, PlantedMistakes> classes = ImmutableSortedMap.naturalOrder();
    for (String key : QUESTIONS.stringPropertyNames()) {
      if (key.startsWith(game + ".")) {
        List<String> all = Splitter.on(' ').splitToList(QUESTIONS.getProperty(key));
        long found =
            all.stream().filter(n -> !n.equals("-") && Long.parseLong(n) <= questions).count();
        classes.put(key.substring(game.length() + 1), new PlantedMistakes(found, all.size()));
      }
    }
    return classes.buildOrThrow();
  }

  @Override
  public String toString() {
    return found + " of " + planted;
  }
}
