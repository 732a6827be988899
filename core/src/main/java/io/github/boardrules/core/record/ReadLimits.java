package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * Limits of the text that a {@link RecordReader} accepts. If a game exceeds a limit, the reader
 * reports a {@link RecordProblem}, skips the rest of the game, and continues with the next game.
 * Immutable.
 *
 * <p>A reader needs memory for one game within these limits: at most a few hundred bytes for each
 * of {@link #characters()}, independently of the text.
 *
 * <p>The defaults are far above the sizes of real records: of 779 games in archives of Lines of
 * Action, the longest has 4,401 characters and 483 moves, no game has more than five tags, the
 * longest comment has 490 characters, and no game has variations.
 *
 * @param characters the maximum number of characters of a game, at least 1; by default 1,000,000
 * @param moves the maximum number of moves of a game with its variations, and the maximum depth of
 *     SGF brackets, at least 1; by default 20,000
 * @param tags the maximum number of tags of a game and of properties of an SGF node, at least 1; by
 *     default 200, more than PGN and SGF together have names for
 * @param tagLength the maximum number of characters of a tag or a property value, at least 1; by
 *     default 20,000, the maximum length of an option
 * @param commentLength the maximum number of characters of a comment, at least 1; by default
 *     200,000
 * @param nesting the maximum depth of variations within variations, 0 to {@value #MAX_NESTING}; by
 *     default 100
 * @param problems the maximum number of problems that are reported for a game, at least 1; by
 *     default 100
 * @param games the maximum number of games of a text, at least 0; by default unlimited, because
 *     games read earlier need no memory
 */
public record ReadLimits(
    int characters,
    int moves,
    int tags,
    int tagLength,
    int commentLength,
    int nesting,
    int problems,
    long games) {

  /**
   * The maximum of {@link #nesting()}. It keeps recursion over variations within an ordinary stack.
   */
  public static final int MAX_NESTING = 250;

  private static final ReadLimits DEFAULTS =
      new ReadLimits(1_000_000, 20_000, 200, 20_000, 200_000, 100, 100, Long.MAX_VALUE);

  /**
   * Creates limits.
   *
   * @param characters the maximum number of characters of a game
   * @param moves the maximum number of moves of a game
   * @param tags the maximum number of tags of a game
   * @param tagLength the maximum length of a tag
   * @param commentLength the maximum length of a comment
   * @param nesting the maximum depth of variations
   * @param problems the maximum number of problems of a game
   * @param games the maximum number of games of a text
   * @throws IllegalArgumentException if a limit is out of its range; the methods that change a
   *     limit throw it as well
   */
  public ReadLimits {
    checkArgument(characters >= 1, "characters %s", characters);
    checkArgument(moves >= 1, "moves %s", moves);
    checkArgument(tags >= 1, "tags %s", tags);
    checkArgument(tagLength >= 1, "length of a tag %s", tagLength);
    checkArgument(commentLength >= 1, "length of a comment %s", commentLength);
    checkArgument(nesting >= 0 && nesting <= MAX_NESTING, "nesting %s", nesting);
    checkArgument(problems >= 1, "problems %s", problems);
    checkArgument(games >= 0, "games %s", games);
  }

  /** {@return the default limits} */
  public static ReadLimits defaults() {
    return DEFAULTS;
  }

  /**
   * {@return the same limits with another number of characters of a game}
   *
   * @param maximum the new limit
   */
  public ReadLimits withCharacters(int maximum) {
    return new ReadLimits(maximum, moves, tags, tagLength, commentLength, nesting, problems, games);
  }

  /**
   * {@return the same limits with another number of moves of a game}
   *
   * @param maximum the new limit
   */
  public ReadLimits withMoves(int maximum) {
    return new ReadLimits(
        characters, maximum, tags, tagLength, commentLength, nesting, problems, games);
  }

  /**
   * {@return the same limits with another number of tags of a game}
   *
   * @param maximum the new limit
   */
  public ReadLimits withTags(int maximum) {
    return new ReadLimits(
        characters, moves, maximum, tagLength, commentLength, nesting, problems, games);
  }

  /**
   * {@return the same limits with another length of a tag}
   *
   * @param maximum the new limit
   */
  public ReadLimits withTagLength(int maximum) {
    return new ReadLimits(
        characters, moves, tags, maximum, commentLength, nesting, problems, games);
  }

  /**
   * {@return the same limits with another length of a comment}
   *
   * @param maximum the new limit
   */
  public ReadLimits withCommentLength(int maximum) {
    return new ReadLimits(characters, moves, tags, tagLength, maximum, nesting, problems, games);
  }

  /**
   * {@return the same limits with another depth of variations}
   *
   * @param maximum the new limit
   */
  public ReadLimits withNesting(int maximum) {
    return new ReadLimits(
        characters, moves, tags, tagLength, commentLength, maximum, problems, games);
  }

  /**
   * {@return the same limits with another number of problems of a game}
   *
   * @param maximum the new limit
   */
  public ReadLimits withProblems(int maximum) {
    return new ReadLimits(
        characters, moves, tags, tagLength, commentLength, nesting, maximum, games);
  }

  /**
   * {@return the same limits with another number of games of a text}
   *
   * @param maximum the new limit
   */
  public ReadLimits withGames(long maximum) {
    return new ReadLimits(
        characters, moves, tags, tagLength, commentLength, nesting, problems, maximum);
  }
}
