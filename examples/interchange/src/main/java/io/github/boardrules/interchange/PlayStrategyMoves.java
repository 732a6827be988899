package io.github.boardrules.interchange;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.loa.LoaMove;
import io.github.boardrules.loa.LoaPosition;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The notations of moves on PlayStrategy: UCI, such as {@code d1b3}, and one like SAN: {@code L},
 * as much of the start cell as is needed, {@code x} for a capture, the target, and {@code #} if a
 * side has won.
 */
final class PlayStrategyMoves {
  private static final Pattern UCI = Pattern.compile("([a-h][1-8])([a-h][1-8])");
  private static final Pattern SAN = Pattern.compile("L([a-h]?)([1-8]?)(x?)([a-h][1-8])(#?)");

  private PlayStrategyMoves() {}

  /** Returns a move in UCI. */
  static String uci(LoaMove.PieceMove move) {
    return move.from().toString() + move.to();
  }

  /** Returns a legal move in the notation that is like SAN. */
  static String san(LoaPosition position, LoaMove.PieceMove move) {
    List<LoaMove.PieceMove> others =
        pieceMoves(position).stream()
            .filter(other -> other.to().equals(move.to()) && !other.equals(move))
            .toList();
    boolean sharesFile = others.stream().anyMatch(other -> other.from().x() == move.from().x());
    boolean sharesRank = others.stream().anyMatch(other -> other.from().y() == move.from().y());
    String from = move.from().toString();
    String start =
        others.isEmpty()
            ? ""
            : !sharesFile ? from.substring(0, 1) : !sharesRank ? from.substring(1) : from;
    boolean hasWinner =
        position.play(move).outcome().flatMap(outcome -> outcome.winner()).isPresent();
    return "L" + start + (move.isCapture() ? "x" : "") + move.to() + (hasWinner ? "#" : "");
  }

  private static ImmutableList<LoaMove.PieceMove> pieceMoves(LoaPosition position) {
    return position.legalMoves().stream()
        .filter(LoaMove.PieceMove.class::isInstance)
        .map(LoaMove.PieceMove.class::cast)
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Reports the moves of a game. Returns the last position; empty if a move is illegal.
   *
   * @param start the start; empty if it is unknown
   */
  static Optional<LoaPosition> report(
      Iterable<String> moves, Optional<LoaPosition> start, TextLocation at, GameReport report) {
    Optional<LoaPosition> position = start;
    TextLocation place = at;
    for (String text : moves) {
      if (report.isFull()) {
        return position;
      }
      Optional<LoaMove.PieceMove> move =
          position.filter(current -> !current.isOver()).flatMap(current -> find(text, current));
      String notation = move.map(LoaMove::notation).orElseGet(() -> notation(text));
      report.markedMove(GameReport.excerpt(text), notation, place);
      if (move.isPresent() && text.startsWith("L")) {
        compare(text, san(position.orElseThrow(), move.get()), place, report);
      }
      position =
          move.isPresent()
              ? Optional.of(position.orElseThrow().play(move.get()))
              : Optional.empty();
      place = place.plus(text.length() + 1);
    }
    return position;
  }

  /** Returns the only legal move that a text can mean. */
  private static Optional<LoaMove.PieceMove> find(String text, LoaPosition position) {
    List<LoaMove.PieceMove> found;
    Matcher san = SAN.matcher(text);
    if (san.matches()) {
      found =
          pieceMoves(position).stream()
              .filter(move -> move.to().toString().equals(san.group(4)))
              .filter(move -> move.from().toString().startsWith(san.group(1)))
              .filter(move -> move.from().toString().endsWith(san.group(2)))
              .toList();
    } else {
      found = pieceMoves(position).stream().filter(move -> uci(move).equals(text)).toList();
    }
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  /** Returns what the rules shall judge in place of a move that was not found. */
  private static String notation(String text) {
    Matcher uci = UCI.matcher(text);
    return uci.matches() ? uci.group(1) + "-" + uci.group(2) : "_" + GameReport.excerpt(text);
  }

  private static void compare(String text, String expected, TextLocation at, GameReport report) {
    if (!text.equals(expected)) {
      String message = "The site writes the move as " + expected + ", not as " + text;
      report.problem(Code.POSITION_CONTRADICTED, at, message);
    }
  }
}
