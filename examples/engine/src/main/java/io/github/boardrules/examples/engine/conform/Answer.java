package io.github.boardrules.examples.engine.conform;

import static com.google.common.collect.ImmutableMultiset.toImmutableMultiset;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Sets;
import com.google.common.primitives.Doubles;
import io.github.boardrules.examples.engine.bulk.Words;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An answer to a question.
 *
 * @param kind its kind
 * @param text the winner, the position, or the reason of a refusal or a failure
 * @param moves the legal moves, if the question was about them
 * @param score the points of both players, separated by blanks, in any order; empty if unknown
 * @param code the code of the violation or of the reason for the outcome, if the library answers
 */
public record Answer(
    Kind kind, String text, ImmutableList<String> moves, String score, String code) {
  /** The kinds of answers. */
  public enum Kind {
    /** The game is set up, the move is played, or the game goes on. */
    DONE,
    /** The program does not know this start. */
    REFUSED,
    /** The move is illegal. */
    ILLEGAL,
    /** The legal moves. */
    MOVES,
    /** The game is over. */
    OVER,
    /** The text of the position. */
    POSITION,
    /** It is not recorded: the program knows recorded games only. */
    UNKNOWN,
    /** There is no answer, or one that the protocol does not have. */
    FAILED
  }

  /** The game is set up, the move is played, or the game goes on. */
  static final Answer DONE = of(Kind.DONE, "", "");

  private static final int SHOWN_MOVES = 12;
  private static final int SHOWN_TEXT = 2_000;

  static Answer of(Kind kind, String text, String code) {
    return new Answer(kind, text, ImmutableList.of(), "", code);
  }

  static Answer moves(Iterable<String> moves) {
    return new Answer(Kind.MOVES, "", ImmutableList.copyOf(moves), "", "");
  }

  static Answer over(String winner, String score, String code) {
    return new Answer(Kind.OVER, winner, ImmutableList.of(), score, code);
  }

  static Answer failed(String why) {
    return of(Kind.FAILED, Words.printableLines(Ascii.truncate(why, SHOWN_TEXT, "…")), "");
  }

  boolean is(Kind other) {
    return kind == other;
  }

  /** Returns whether a program's answer says the same as this one of the library. */
  boolean agrees(Answer other) {
    return kind == other.kind
        && switch (kind) {
          case DONE, REFUSED, ILLEGAL -> true;
          case MOVES ->
              ImmutableMultiset.copyOf(moves).equals(ImmutableMultiset.copyOf(other.moves));
          case OVER ->
              text.equals(other.text)
                  && (score.isEmpty()
                      || other.score.isEmpty()
                      || points(score).equals(points(other.score)));
          case POSITION -> text.equals(other.text);
          case UNKNOWN, FAILED -> false;
        };
  }

  /** Returns the numbers of a score; a text without numbers has none. */
  private static ImmutableMultiset<Double> points(String score) {
    return Splitter.on(CharMatcher.whitespace())
        .splitToStream(score)
        .flatMap(word -> Stream.ofNullable(Doubles.tryParse(word)))
        .collect(toImmutableMultiset());
  }

  /**
   * {@return the answer for people, with what distinguishes it from another one}
   *
   * @param other the answer of the other implementation
   */
  public String summary(Answer other) {
    return switch (kind) {
      case DONE ->
          other.is(Kind.OVER) ? "the game goes on" : other.is(Kind.ILLEGAL) ? "legal" : "done";
      case REFUSED, ILLEGAL -> Ascii.toLowerCase(kind.name()) + ": " + shown(text);
      case MOVES -> Words.count(moves.size(), "legal move") + difference(other);
      case OVER ->
          (text.equals("DRAW") ? "a draw" : "the winner is " + shown(text))
              + (score.isEmpty() || !code.isEmpty() ? "" : ", the score is " + shown(score));
      case POSITION -> shown(text);
      case UNKNOWN, FAILED -> text;
    };
  }

  /** Returns the moves that only this answer has. */
  Set<String> only(Answer other) {
    return Sets.difference(ImmutableSet.copyOf(moves), ImmutableSet.copyOf(other.moves));
  }

  private String difference(Answer other) {
    Iterable<String> only = Iterables.limit(only(other), SHOWN_MOVES);
    return (Iterables.isEmpty(only) ? "" : ", only here: " + shown(Joiner.on(' ').join(only)))
        + (ImmutableSet.copyOf(moves).size() == moves.size() ? "" : ", some of them repeated");
  }

  private static String shown(String text) {
    return Words.printable(Ascii.truncate(text, SHOWN_TEXT, "…"));
  }
}
