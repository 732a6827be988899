package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
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

  /** {@return the options that a game of this type can have} */
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
   * A description of a game for people, to be shown by front ends.
   *
   * @param authors the names of the authors; empty for a traditional game
   * @param year the year of the first publication, if it is known
   * @param players the number of players
   * @param rules the rules of the standard game in plain English, about half a page. Empty lines
   *     separate the paragraphs; each paragraph is a single line, which front ends wrap
   * @param links pages about the game
   */
  @Immutable
  @SuppressWarnings("Immutable") // copies its collections
  record About(List<String> authors, OptionalInt year, int players, String rules, List<URI> links) {
    private static final Splitter PARAGRAPHS = Splitter.on("\n\n");

    /**
     * Creates a description.
     *
     * @param authors the names of the authors; empty for a traditional game
     * @param year the year of the first publication, if it is known
     * @param players the number of players
     * @param rules paragraphs that are separated by empty lines
     * @param links pages about the game
     * @throws IllegalArgumentException if the number of players is not positive, or a paragraph is
     *     blank or contains a control character
     */
    public About {
      authors = ImmutableList.copyOf(authors);
      links = ImmutableList.copyOf(links);
      checkNotNull(year, "year");
      checkArgument(players > 0, "The number of players must be positive, but is %s", players);
      for (String paragraph : PARAGRAPHS.split(rules)) {
        checkArgument(
            !paragraph.isBlank() && CharMatcher.javaIsoControl().matchesNoneOf(paragraph),
            "A paragraph must not be blank or contain control characters: %s",
            paragraph);
      }
    }

    /**
     * {@return the description of a game for two players}
     *
     * @param authors the names of the authors
     * @param year the year of the first publication
     * @param rules the paragraphs of the rules; blanks around the text are removed
     * @param links the addresses of pages about the game
     * @throws IllegalArgumentException if a paragraph or an address is malformed
     */
    public static About of(List<String> authors, int year, String rules, String... links) {
      return new About(
          ImmutableList.copyOf(authors),
          OptionalInt.of(year),
          Player.values().length,
          rules.strip(),
          ImmutableList.copyOf(links).stream()
              .map(URI::create)
              .collect(ImmutableList.toImmutableList()));
    }

    /** {@return the paragraphs of the rules} */
    public List<String> paragraphs() {
      return ImmutableList.copyOf(PARAGRAPHS.split(rules));
    }
  }
}
