package io.github.boardrules.core;

import com.google.common.base.CharMatcher;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Understands moves as people type them: {@code b3b5}, {@code b3 b5}, {@code b3–b5} and {@code b3 →
 * b5} for {@code b3-b5}. The text is split where it has blanks, dashes or arrows, and before a
 * letter that follows a digit; the parts are joined again by each of the marks that notations use.
 * If exactly one move is written so, it is meant; if none is, a cell and the part after it are
 * exchanged: {@code c5 b} is {@code b:c5}. A dash before a digit may be a sign, so that such a text
 * is not understood: {@code komi -3} is not {@code komi=3}.
 */
final class TypedMoves {
  private static final CharMatcher SEPARATORS =
      CharMatcher.whitespace()
          .or(CharMatcher.anyOf("->\u2010\u2011\u2012\u2013\u2014\u2212\u2192"));
  private static final Pattern SIGNED = Pattern.compile("[->\u2010-\u2014\u2212\u2192][0-9]");
  private static final List<String> MARKS = List.of("-", "+", "=", " ", "");
  private static final int MAX_LENGTH = 50;

  private TypedMoves() {}

  /** Parses a move leniently; if that fails, as people type it. It need not be legal. */
  static <M extends Move> M parse(Position<M> position, CharSequence text) {
    try {
      return position.parseMove(text, Strictness.LENIENT);
    } catch (NotationException e) {
      Set<M> meant = meant(position, text);
      if (meant.size() == 1) {
        return meant.iterator().next();
      }
      throw withExample(e, position);
    }
  }

  private static <M extends Move> Set<M> meant(Position<M> position, CharSequence text) {
    if (text.length() > MAX_LENGTH || SIGNED.matcher(text).find()) {
      return Set.of();
    }
    List<String> parts = parts(text);
    Set<M> meant = meant(position, parts);
    return meant.isEmpty() && parts.size() == 2 && isCell(parts.get(0))
        ? meant(position, List.of(parts.get(1), parts.get(0)))
        : meant;
  }

  private static <M extends Move> Set<M> meant(Position<M> position, List<String> parts) {
    Set<M> meant = new HashSet<>();
    for (String mark : joinsNumbers(parts) ? MARKS.subList(0, 4) : MARKS) {
      try {
        meant.add(position.parseMove(String.join(mark, parts), Strictness.LENIENT));
      } catch (NotationException e) {
        // no move is written with this mark
      }
    }
    return meant;
  }

  private static List<String> parts(CharSequence text) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      boolean isSeparator = i == text.length() || SEPARATORS.matches(text.charAt(i));
      if (isSeparator || (i > start && isDigit(text.charAt(i - 1)) && isLetter(text.charAt(i)))) {
        if (i > start) {
          parts.add(text.subSequence(start, i).toString());
        }
        start = isSeparator ? i + 1 : i;
      }
    }
    return parts;
  }

  private static boolean isCell(String part) {
    return isLetter(part.charAt(0)) && isDigit(part.charAt(part.length() - 1));
  }

  /** Returns whether parts without a mark between them would make one number of two. */
  private static boolean joinsNumbers(List<String> parts) {
    for (int i = 1; i < parts.size(); i++) {
      String before = parts.get(i - 1);
      if (isDigit(before.charAt(before.length() - 1)) && isDigit(parts.get(i).charAt(0))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static NotationException withExample(NotationException e, Position<?> position) {
    if (position.isOver()) {
      return e;
    }
    return new NotationException(
        e.code(),
        e.offset(),
        e.getMessage() + "; a legal move is, for example, " + position.legalMoves().get(0));
  }
}
