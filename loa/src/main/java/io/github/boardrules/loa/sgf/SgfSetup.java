package io.github.boardrules.loa.sgf;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.TextScanner;
import io.github.boardrules.loa.LoaRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The setup that the root of a tree describes. */
final class SgfSetup {
  /** The maximum number of cells in a property. Longer lists are not setups. */
  private static final int MAX_CELLS = 200;

  private static final CharMatcher SEPARATORS =
      CharMatcher.whitespace().or(CharMatcher.anyOf("-_"));

  /** The size of a square board, from 4 to 16. It may be given twice, as for other games. */
  private static final Pattern SIZE = Pattern.compile("([4-9]|1[0-6])(:\\1)?");

  /** The options of the game with this setup. */
  Options options = Options.none();

  /** The name of the setup in the record, if any. */
  Optional<String> name;

  /** Why the setup is unknown: it is malformed, or the game does not support it. */
  Optional<RecordProblem> problem = Optional.empty();

  private final SgfNode root;

  SgfSetup(SgfNode root) {
    this.root = root;
    this.name = root.text("SU").map(String::strip).filter(text -> !text.isEmpty());
    try {
      String size = size();
      readPieces();
      options = size.equals("8") ? options : options.with(LoaRules.SIZE.name(), size);
    } catch (UnknownSetupException e) {
      options = Options.none();
      problem = Optional.of(e.problem);
    }
  }

  /** Returns the number of cells on each side. */
  private String size() {
    String text = root.text("SZ").orElse("").strip();
    if (text.isEmpty() || text.equals("8")) {
      return "8";
    }
    Matcher matcher = SIZE.matcher(text);
    if (!matcher.matches()) {
      SgfValue value = root.find("SZ").orElseThrow();
      String found = excerpt(value);
      throw unsupported(
          value,
          SIZE.matcher(found.replaceFirst("^0+", "")).matches()
              ? "The size must not begin with a zero, but is written " + found
              : "The board has 4 to 16 cells on each side, not " + found);
    }
    return matcher.group(1);
  }

  private void readPieces() {
    Optional<SgfValue> pieces = root.find("AB").or(() -> root.find("AW"));
    String kind = name.map(text -> Ascii.toLowerCase(SEPARATORS.removeFrom(text))).orElse("");
    switch (kind) {
      case "standard", "scrambledeggs", "scrambled" -> {
        if (pieces.isPresent()) {
          String message = "Pieces in addition to those of a named setup are not supported";
          throw unsupported(pieces.get(), message);
        }
        refuseOtherChanges();
        options = kind.equals("standard") ? options : setup(LoaDialect.SCRAMBLED);
      }
      case "custom" -> readCustom();
      case "" -> {
        if (pieces.isPresent()) {
          readCustom();
        } else {
          refuseOtherChanges();
          name = Optional.empty();
        }
      }
      default -> {
        SgfValue value = root.find("SU").orElseThrow();
        throw unsupported(value, "Unsupported setup: " + excerpt(value));
      }
    }
  }

  /** Refuses properties that would clear cells or let White begin. */
  private void refuseOtherChanges() {
    Optional<SgfValue> wrong =
        root.find("AE").or(() -> root.find("PL").filter(value -> side(value) != Color.BLACK));
    if (wrong.isPresent()) {
      String effect = " would change the setup, which is not supported";
      throw unsupported(wrong.get(), "The property " + wrong.get().name + effect);
    }
  }

  private void readCustom() {
    String toMove = root.find("PL").map(SgfSetup::side).orElse(Color.BLACK).name();
    options = setup("black:" + cells("AB") + ";white:" + cells("AW") + ";toMove:" + toMove);
  }

  private String cells(String property) {
    List<Cell> cells = new ArrayList<>();
    for (SgfValue value : root.all(property)) {
      if (!Ascii.equalsIgnoreCase(value.text, "none")) {
        parseCells(value, cells);
      }
    }
    return Joiner.on(',').join(cells);
  }

  private static void parseCells(SgfValue value, List<Cell> cells) {
    try {
      TextScanner scanner = new TextScanner(SEPARATORS.removeFrom(value.text));
      while (!scanner.atEnd()) {
        cells.add(Cell.read(scanner));
        if (cells.size() > MAX_CELLS) {
          throw unreadable(value);
        }
      }
    } catch (NotationException e) {
      throw unreadable(value);
    }
  }

  private static Color side(SgfValue value) {
    return switch (Ascii.toLowerCase(value.text.strip())) {
      case "b", "black", "1" -> Color.BLACK;
      case "w", "white", "2" -> Color.WHITE;
      default -> throw unreadable(value);
    };
  }

  private static Options setup(String text) {
    return Options.of(LoaDialect.SETUP, text);
  }

  private static UnknownSetupException unsupported(SgfValue value, String message) {
    return new UnknownSetupException(Code.UNSUPPORTED_SETUP, value, message);
  }

  private static UnknownSetupException unreadable(SgfValue value) {
    String message = "Expected cells or a side, found " + excerpt(value);
    return new UnknownSetupException(Code.UNREADABLE_SETUP, value, message);
  }

  private static String excerpt(SgfValue value) {
    return TextScanner.abbreviate(value.text, 40);
  }

  /** Thrown and caught for a setup that is unknown. */
  private static final class UnknownSetupException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient RecordProblem problem;

    UnknownSetupException(Code code, SgfValue value, String message) {
      super(null, null, false, false);
      this.problem = RecordProblem.of(code, value.toLocation(), 0, message);
    }
  }
}
