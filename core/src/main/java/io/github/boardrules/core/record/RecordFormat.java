package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * A format of game records, such as BRG for every game, or the format of one game or program.
 * Immutable and thread-safe.
 *
 * <p>This is a service: a {@link Validator} finds the formats on the class path and module path. An
 * implementation has a public constructor without parameters and is registered both in {@code
 * module-info.java} and in {@code META-INF/services}.
 */
public interface RecordFormat {
  /** {@return the name of the format in options and on the command line, such as {@code brg}} */
  String id();

  /**
   * {@return the extension of file names, in lower case, such as {@code .brg}} Several formats may
   * share an extension; the start of the text then decides.
   */
  default String extension() {
    return "." + id();
  }

  /**
   * {@return whether the start of a text suggests this format} False by default, because the name
   * of a text can also determine its format.
   *
   * @param start the first characters of the text, at most 4,096; blank only if the text contains
   *     no others or begins with 4,096 blanks
   */
  default boolean recognizes(String start) {
    checkNotNull(start, "start");
    return false;
  }

  /**
   * {@return a scanner of the games of a text}
   *
   * @param in the characters of the text, from its beginning; the caller closes them
   */
  RecordScanner open(RecordInput in);

  /**
   * {@return whether a record can be written in this format}
   *
   * @param replay the replayed record
   */
  boolean canWrite(GameReplay replay);

  /**
   * {@return a problem for each part of the record that {@link #write(GameReplay, Appendable)}
   * omits because the format has no place for it} Each problem has the code {@link
   * RecordProblem.Code#NOT_KEPT}. Empty by default.
   *
   * @param replay the replayed record
   */
  default List<RecordProblem> losses(GameReplay replay) {
    checkNotNull(replay, "replay");
    return ImmutableList.of();
  }

  /**
   * Writes a replayed record and an empty line, so that several records can be written one after
   * the other. Files should be encoded in UTF-8.
   *
   * <p>Legal moves and the first illegal one are written in the canonical notation of the game, and
   * the record names its game and options. Later moves keep their text; the prefix {@code _} marks
   * a text that would have another meaning in the format, and {@code _} replaces each character
   * that cannot be written. Reading the text within the {@linkplain ReadLimits#defaults() default
   * limits} gives a record with the same verdict, and an equal record if all moves are legal and
   * nothing is {@linkplain #losses lost}, except for these differences:
   *
   * <ul>
   *   <li>A claim has the words of the format: {@code B+} may become {@code 1-0}.
   *   <li>A record without a claim becomes one with the claim that the format requires: in BRG the
   *       result that the termination implies, otherwise {@code *}, so that {@link
   *       ClaimedResult.Check#NO_CLAIM} becomes {@code UNDECIDABLE}. In formats of other programs,
   *       a claim that is missing or {@code *} may become the result by the rules.
   *   <li>A format whose setups have names may add the tag {@link RecordHeader#SETUP_NAME}.
   *   <li>The problem of a record with a {@link GameRecord#setupProblem()} becomes {@code
   *       BAD_OPTION}, or {@code UNKNOWN_GAME} if the game is unknown, too.
   * </ul>
   *
   * @param replay the replayed record
   * @param target the destination of the text
   * @throws IllegalArgumentException if the record {@linkplain #canWrite cannot} be written in this
   *     format
   * @throws IOException if the target fails
   */
  void write(GameReplay replay, Appendable target) throws IOException;

  /**
   * {@return the text that {@link #write(GameReplay, Appendable)} writes}
   *
   * @param replay the replayed record
   * @throws IllegalArgumentException if the record {@linkplain #canWrite cannot} be written in this
   *     format
   */
  default String write(GameReplay replay) {
    StringBuilder text = new StringBuilder();
    try {
      write(replay, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  /**
   * {@return the text of a game in progress} Its moves are known to be legal, so nothing is
   * replayed.
   *
   * @param game the game
   * @throws IllegalArgumentException if this format does not support the game
   */
  default String write(GameInProgress<?> game) {
    return write(game.toReplay());
  }
}
