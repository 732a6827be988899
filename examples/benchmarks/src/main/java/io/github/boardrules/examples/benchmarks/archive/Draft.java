package io.github.boardrules.examples.benchmarks.archive;

import io.github.boardrules.core.record.RecordFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A mutable game before it is written. Damage changes its parts or adds to them. */
final class Draft {
  final String game;
  final RecordFormat format;
  final boolean over;

  /** The tags except Result; in SGF, the properties of the root except RE. */
  final Map<String, String> tags = new LinkedHashMap<>();

  final List<String> moves;

  /** The result in the tag, and the result after the moves. */
  String claim;

  String result;

  /** Raw text before the other tags. */
  String firstTag = "";

  /** Raw text after a move, by the index of the move. */
  final Map<Integer, String> textAfter = new LinkedHashMap<>();

  /** The number of moves after which the record is truncated. */
  int truncatedAfter = Integer.MAX_VALUE;

  boolean bracketed = true;

  Draft(String game, RecordFormat format, List<String> moves, boolean over, String result) {
    this.game = game;
    this.format = format;
    this.moves = moves;
    this.over = over;
    this.claim = result;
    this.result = result;
  }

  /** Returns the record, in which each character up to U+00FF represents a byte. */
  String text() {
    StringBuilder text = new StringBuilder(16 * moves.size() + 200);
    if (format.equals(Archive.SGF)) {
      writeSgf(text);
    } else {
      writeBrg(text);
    }
    return text.toString();
  }

  private void writeBrg(StringBuilder text) {
    text.append(firstTag);
    tags.forEach(
        (name, value) -> text.append('[').append(name).append(" \"").append(value).append("\"]\n"));
    text.append("[Result \"").append(claim).append("\"]\n\n");
    int column = 0;
    for (int i = 0; i < moves.size() && i < truncatedAfter; i++) {
      int start = text.length();
      if (i % 2 == 0) {
        text.append(i / 2 + 1).append(". ");
      }
      text.append(moves.get(i)).append(textAfter.getOrDefault(i, ""));
      column += text.length() - start + 1;
      text.append(column > 70 ? '\n' : ' ');
      column = column > 70 ? 0 : column;
    }
    text.append(moves.size() > truncatedAfter ? "" : result).append("\n\n");
  }

  private void writeSgf(StringBuilder text) {
    text.append(bracketed ? "(;" : ";").append("FF[4]").append(firstTag);
    tags.forEach((name, value) -> text.append(name).append('[').append(value).append(']'));
    if (!claim.equals("*")) {
      text.append("RE[").append(sgfResult()).append(']');
    }
    for (int i = 0; i < moves.size() && i < truncatedAfter; i++) {
      text.append(i % 10 == 0 ? "\n" : "").append(i % 2 == 0 ? ";B[" : ";W[");
      text.append(moves.get(i)).append(']').append(textAfter.getOrDefault(i, ""));
    }
    text.append(moves.size() > truncatedAfter ? "\n" : ")\n");
  }

  private String sgfResult() {
    return switch (claim) {
      case "1-0" -> "B+";
      case "0-1" -> "W+";
      case "1/2-1/2" -> "0";
      default -> claim;
    };
  }
}
