package io.github.boardrules.examples.engine.bulk;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Player;

/** The rules of a game as lines of text, for terminals. */
public final class RulesText {
  private RulesText() {}

  /**
   * {@return the title, the authors, the rules and the links of a game}
   *
   * @param type the game
   * @param width the maximum length of a line; longer words have lines of their own
   */
  public static ImmutableList<String> of(GameType type, int width) {
    GameType.About about = type.about();
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(type.title());
    lines.add(byline(about));
    for (String paragraph : about.paragraphs()) {
      lines.add("").addAll(wrap(paragraph, width));
    }
    if (!about.links().isEmpty()) {
      lines.add("");
      about.links().forEach(link -> lines.add(link.toString()));
    }
    return lines.build();
  }

  /**
   * {@return the authors, the year and the number of players}
   *
   * @param about the description of a game
   */
  public static String byline(GameType.About about) {
    String authors =
        about.authors().isEmpty()
            ? "A traditional game"
            : "By " + Joiner.on(" and ").join(about.authors());
    String year = about.year().isPresent() ? ", " + about.year().getAsInt() : "";
    return authors + year + ", for " + Player.values().length + " players";
  }

  /**
   * {@return the words of a text in lines}
   *
   * @param text words that are separated by blanks
   * @param width the maximum length of a line; longer words have lines of their own
   */
  public static ImmutableList<String> wrap(String text, int width) {
    return wrap(Splitter.on(' ').split(text), width);
  }

  /**
   * {@return words in lines}
   *
   * @param words the words
   * @param width the maximum length of a line; longer words have lines of their own
   */
  public static ImmutableList<String> wrap(Iterable<String> words, int width) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    StringBuilder line = new StringBuilder();
    for (String word : words) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    if (!line.isEmpty()) {
      lines.add(line.toString());
    }
    return lines.build();
  }
}
