package io.github.boardrules.core.record.brg;

import io.github.boardrules.core.record.MoveAnnotations;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordHeader;

/**
 * The commands at the beginning of the comment on a move, as in PGN: {@code [%clk 1:04:59]} is the
 * clock of the player, {@code [%NAME text]} any other property, with {@code %25} for a percent sign
 * and {@code %5D} for a closing bracket in its text. {@code [%]} ends the commands before a comment
 * that looks like a command.
 */
final class BrgCommands {
  private static final String CLOCK = "clk";
  private static final String END = "[%]";

  private BrgCommands() {}

  /** Reports the commands of a comment on the last move, and returns the rest of the comment. */
  static String read(String comment, RecordHandler to) {
    int at = 0;
    while (comment.startsWith("[%", at)) {
      if (comment.startsWith(END, at)) {
        int end = at + END.length();
        return comment.substring(comment.startsWith(" ", end) ? end + 1 : end);
      }
      int blank = comment.indexOf(' ', at);
      int end = comment.indexOf(']', at);
      String name = blank < 0 ? "" : comment.substring(at + 2, blank);
      if (end < blank || !RecordHeader.isTagName(name)) {
        break;
      }
      String text = comment.substring(blank + 1, end);
      if (!name.equals(CLOCK) || !Clocks.parse(text).map(to::clock).orElse(false)) {
        to.property(name, text.replace("%5D", "]").replace("%25", "%"));
      }
      at = end + 1;
      while (at < comment.length() && Character.isWhitespace(comment.charAt(at))) {
        at++;
      }
    }
    return comment.substring(at);
  }

  /** Returns the comment on a move with its commands; empty if there is neither. */
  static String write(MoveAnnotations annotations) {
    StringBuilder text = new StringBuilder();
    annotations.clock().ifPresent(clock -> append(text, CLOCK, Clocks.write(clock)));
    annotations
        .properties()
        .forEach((name, values) -> values.forEach(value -> append(text, name, escape(value))));
    String comment = annotations.commentAfter();
    if (comment.startsWith("[%") || (!text.isEmpty() && !comment.strip().equals(comment))) {
      return text + END + (comment.startsWith(" ") ? " " : "") + comment;
    }
    return text.isEmpty() || comment.isEmpty() ? text + comment : text + " " + comment;
  }

  private static String escape(String value) {
    return value.replace("%", "%25").replace("]", "%5D");
  }

  private static void append(StringBuilder target, String name, String text) {
    target.append("[%").append(name).append(' ').append(text).append(']');
  }
}
