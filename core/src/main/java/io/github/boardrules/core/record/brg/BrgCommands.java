package io.github.boardrules.core.record.brg;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.parser.Clocks;
import io.github.boardrules.core.record.parser.MoveAnnotations;

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

  /** Adds the commands of a comment to a move, and returns the rest of the comment. */
  static String read(String comment, MoveAnnotations notes) {
    String rest = comment;
    while (rest.startsWith("[%")) {
      if (rest.startsWith(END)) {
        return rest.substring(rest.startsWith(END + " ") ? END.length() + 1 : END.length());
      }
      int blank = rest.indexOf(' ');
      int end = rest.indexOf(']');
      String name = blank < 0 ? "" : rest.substring(2, blank);
      if (end < blank || !GameRecord.isTagName(name)) {
        return rest;
      }
      String text = rest.substring(blank + 1, end);
      if (!name.equals(CLOCK) || !Clocks.parseHours(text).map(notes::clock).orElse(false)) {
        notes.property(name, text.replace("%5D", "]").replace("%25", "%"));
      }
      rest = rest.substring(end + 1).stripLeading();
    }
    return rest;
  }

  /** Returns the comment on a move with its commands; empty if there is neither. */
  static String write(RecordedMove move) {
    StringBuilder text = new StringBuilder();
    move.clock().ifPresent(clock -> append(text, CLOCK, Clocks.hours(clock)));
    move.properties()
        .forEach((name, values) -> values.forEach(value -> append(text, name, escape(value))));
    String comment = move.commentAfter();
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
