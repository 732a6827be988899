package io.github.boardrules.examples.archive;

import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.sgf.SgfFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game that is to be written: what a damage can change before it is text, and what it adds. */
final class Draft {
  final String game;
  final RecordFormat format;
  final boolean over;

  /** The tags without Result; in SGF the properties of the root without RE. */
  final Map<String, String> tags = new LinkedHashMap<>();

  final List<String> moves;

  /** What the tag claims, and what stands behind the moves. */
  String claim;

  String result;

  /** Text that stands in front of the other tags, as it is. */
  String firstTag = "";

  /** Text that stands behind a move, as it is; the move counted from 0. */
  final Map<Integer, String> behind = new LinkedHashMap<>();

  /** So many moves are written, and then neither a result nor anything else. */
  int cutBehind = Integer.MAX_VALUE;

  boolean bracketed = true;

  Draft(String game, RecordFormat format, List<String> moves, boolean over, String result) {
    this.game = game;
    this.format = format;
    this.moves = moves;
    this.over = over;
    this.claim = result;
    this.result = result;
  }

  /** The record, in characters up to U+00FF that stand for bytes. */
  String text() {
    StringBuilder text = new StringBuilder(16 * moves.size() + 200);
    if (format == SgfFormat.SGF) {
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
    for (int i = 0; i < moves.size() && i < cutBehind; i++) {
      int start = text.length();
      if (i % 2 == 0) {
        text.append(i / 2 + 1).append(". ");
      }
      text.append(moves.get(i)).append(behind.getOrDefault(i, ""));
      column += text.length() - start + 1;
      text.append(column > 70 ? '\n' : ' ');
      column = column > 70 ? 0 : column;
    }
    text.append(moves.size() > cutBehind ? "" : result).append("\n\n");
  }

  private void writeSgf(StringBuilder text) {
    text.append(bracketed ? "(;" : ";").append("FF[4]").append(firstTag);
    tags.forEach((name, value) -> text.append(name).append('[').append(value).append(']'));
    if (!claim.equals("*")) {
      text.append("RE[").append(sgfResult()).append(']');
    }
    for (int i = 0; i < moves.size() && i < cutBehind; i++) {
      text.append(i % 10 == 0 ? "\n" : "").append(i % 2 == 0 ? ";B[" : ";W[");
      text.append(moves.get(i)).append(']').append(behind.getOrDefault(i, ""));
    }
    text.append(moves.size() > cutBehind ? "\n" : ")\n");
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
