package io.github.boardrules.core;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.text.NotationException;
import java.net.URI;
import java.util.List;
import java.util.OptionalInt;

/**
 * A type of game, such as Lines of Action or Linage. It creates a {@link Game} from {@link
 * Options}. {@link GameTypes} finds the types on the class path and module path.
 *
 * <p>An implementation is a service provider: it has a public constructor without parameters and is
 * registered in {@code META-INF/services}, and in {@code module-info.java} if its module has one.
 * All instances of one type are equal.
 */
public interface GameType {
  /** {@return the identifier in records and on the command line: lower case, without blanks} */
  String id();

  /** {@return the name of the game, for people} */
  String title();

  /** {@return a description of the game for people: authors, rules and links} */
  About about();

  /**
   * {@return the options that a game of this type can have} An option named {@code setup} gives the
   * start position and nothing else, so that records can state the start in its place.
   */
  List<Option<?>> options();

  /**
   * {@return a game with the given options; every other option has its default} Calling this method
   * repeatedly is cheap: an implementation that needs large tables caches the most recent ones.
   *
   * @param options the options
   * @throws OptionException if an option is unknown or has an invalid value; if the value contains
   *     a position, the cause is the {@link NotationException} or {@link SetupException}
   */
  Game<?> game(Options options);

  /**
   * A description of a game for people, to be shown by front ends. An immutable value; more methods
   * may be added to it.
   */
  @Immutable
  sealed interface About permits AboutData {
    /** {@return the names of the authors; empty for a traditional game, or if they are unknown} */
    List<String> authors();

    /** {@return the year of the first publication, if it is known} */
    OptionalInt year();

    /**
     * {@return the rules of the standard game in plain English, about half a page} Empty lines
     * separate the paragraphs; each paragraph is a single line, which front ends wrap.
     */
    String rules();

    /** {@return pages about the game} */
    List<URI> links();

    /** {@return the paragraphs of the rules} */
    List<String> paragraphs();

    /**
     * {@return the description of a game whose first publication is known}
     *
     * @param authors the names of the authors; empty if they are unknown
     * @param year the year of the first publication
     * @param rules the paragraphs of the rules; blanks around the text are removed
     * @param links the addresses of pages about the game
     * @throws IllegalArgumentException if a paragraph is blank or contains a control character, or
     *     an address is malformed
     */
    static About of(List<String> authors, int year, String rules, String... links) {
      return AboutData.of(authors, OptionalInt.of(year), rules, links);
    }

    /**
     * {@return the description of a traditional game, without authors and year}
     *
     * @param rules the paragraphs of the rules; blanks around the text are removed
     * @param links the addresses of pages about the game
     * @throws IllegalArgumentException if a paragraph is blank or contains a control character, or
     *     an address is malformed
     */
    static About traditional(String rules, String... links) {
      return AboutData.of(ImmutableList.of(), OptionalInt.empty(), rules, links);
    }
  }
}
