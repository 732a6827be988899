package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * How much a {@link RecordReader} takes from a stranger. Given with each call; immutable. Exceeding
 * a limit is an ordinary {@link RecordProblem}: the game is passed over from there on, and the next
 * one is read.
 *
 * <p>The memory that reading needs is that of one game within these limits, so at most some hundred
 * times {@link #characters()}, whatever the text.
 *
 * <p>The defaults leave room above what is really met: of 779 games in archives of Lines of Action
 * the longest has 4,401 characters and 483 moves, the richest five tags, the longest comment 490
 * characters, and none has a variation.
 *
 * @param characters the characters of one game, at least 1; by default 1,000,000: two hundred times
 *     the longest of those games, for records with many comments
 * @param moves the moves of one game, variations included, and in SGF the depth of its brackets, at
 *     least 1; by default 20,000: a long game and forty variations as long
 * @param tags the tags of one game, and in SGF the properties of one node, at least 1; by default
 *     200: PGN and SGF together have names for fewer
 * @param tagLength the characters of one tag or property value, at least 1; by default 20,000, as
 *     much as an option may have
 * @param commentLength the characters of one comment, at least 1; by default 200,000: a book's
 *     chapter, and a few of them fit into one game
 * @param nesting how deep variations may stand in variations, 0 to {@value #MAX_NESTING}; by
 *     default 100: far deeper than people can follow
 * @param problems the problems reported for one game, at least 1; by default 100: who has read so
 *     many has seen enough, and the answer stays small whatever the text
 * @param games the games of one text, at least 0; by default as many as there are, because their
 *     number costs no memory
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

  /** The greatest {@link #nesting()}; so deep that a thread's ordinary stack can still take it. */
  public static final int MAX_NESTING = 250;

  private static final ReadLimits DEFAULTS =
      new ReadLimits(1_000_000, 20_000, 200, 20_000, 200_000, 100, 100, Long.MAX_VALUE);

  /**
   * Checks the ranges.
   *
   * @param characters of one game, at least 1
   * @param moves of one game, variations included, at least 1
   * @param tags of one game, at least 1
   * @param tagLength characters of a tag, at least 1
   * @param commentLength characters of a comment, at least 1
   * @param nesting the depth of variations, 0 to {@value #MAX_NESTING}
   * @param problems reported for one game, at least 1
   * @param games of one text, at least 0
   * @throws IllegalArgumentException if one of them is out of its range; the methods that change
   *     one throw it likewise
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

  /** {@return the defaults} */
  public static ReadLimits defaults() {
    return DEFAULTS;
  }

  /**
   * {@return these limits with another number of characters}
   *
   * @param limit the greatest number
   */
  public ReadLimits withCharacters(int limit) {
    return new ReadLimits(limit, moves, tags, tagLength, commentLength, nesting, problems, games);
  }

  /**
   * {@return these limits with another number of moves}
   *
   * @param limit the greatest number
   */
  public ReadLimits withMoves(int limit) {
    return new ReadLimits(
        characters, limit, tags, tagLength, commentLength, nesting, problems, games);
  }

  /**
   * {@return these limits with another number of tags}
   *
   * @param limit the greatest number
   */
  public ReadLimits withTags(int limit) {
    return new ReadLimits(
        characters, moves, limit, tagLength, commentLength, nesting, problems, games);
  }

  /**
   * {@return these limits with another length of tags}
   *
   * @param limit the greatest number
   */
  public ReadLimits withTagLength(int limit) {
    return new ReadLimits(characters, moves, tags, limit, commentLength, nesting, problems, games);
  }

  /**
   * {@return these limits with another length of comments}
   *
   * @param limit the greatest number
   */
  public ReadLimits withCommentLength(int limit) {
    return new ReadLimits(characters, moves, tags, tagLength, limit, nesting, problems, games);
  }

  /**
   * {@return these limits with another depth of variations}
   *
   * @param limit the greatest number
   */
  public ReadLimits withNesting(int limit) {
    return new ReadLimits(
        characters, moves, tags, tagLength, commentLength, limit, problems, games);
  }

  /**
   * {@return these limits with another number of problems}
   *
   * @param limit the greatest number
   */
  public ReadLimits withProblems(int limit) {
    return new ReadLimits(characters, moves, tags, tagLength, commentLength, nesting, limit, games);
  }

  /**
   * {@return these limits with another number of games}
   *
   * @param limit the greatest number
   */
  public ReadLimits withGames(long limit) {
    return new ReadLimits(
        characters, moves, tags, tagLength, commentLength, nesting, problems, limit);
  }
}
