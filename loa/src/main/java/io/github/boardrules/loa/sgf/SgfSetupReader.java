package io.github.boardrules.loa.sgf;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
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

/** Parses the setup of an SGF tree from its root node. */
final class SgfSetupReader {
  /** The maximum number of cells in a property. Longer lists are not setups. */
  private static final int MAX_CELLS = 200;

  private static final CharMatcher SEPARATORS =
      CharMatcher.whitespace().or(CharMatcher.anyOf("-_"));

  /** The size of a square board, from 4 to 16. It may be given twice, as for other games. */
  private static final Pattern SIZE = Pattern.compile("([4-9]|1[0-6])(:\\1)?");

  private final SgfNode root;
  private final Optional<String> name;

  SgfSetupReader(SgfNode root) {
    this.root = root;
    this.name = root.text("SU").map(String::strip).filter(text -> !text.isEmpty());
  }

  SgfSetup parse() {
    try {
      String size = size();
      SgfSetup setup = parseSetupOfAnySize();
      return size.equals("8")
          ? setup
          : new SgfSetup(
              setup.options().with(LoaRules.SIZE.name(), size), setup.name(), setup.problem());
    } catch (UnknownSetupException e) {
      return SgfSetup.unknown(name, e.problem);
    }
  }

  /** Returns the number of cells on each side. */
  private String size() {
    Optional<SgfProperty> property = root.property("SZ").filter(found -> !found.text().isBlank());
    Matcher matcher = SIZE.matcher(property.map(found -> found.text().strip()).orElse("8"));
    if (!matcher.matches()) {
      String found = excerpt(property.orElseThrow().text());
      if (SIZE.matcher(found.replaceFirst("^0+", "")).matches()) {
        throw unsupported(
            property.get(), "The size must not begin with a zero, but is written " + found);
      }
      throw unsupported(property.get(), "The board has 4 to 16 cells on each side, not " + found);
    }
    return matcher.group(1);
  }

  private SgfSetup parseSetupOfAnySize() {
    String kind = name.map(text -> Ascii.toLowerCase(SEPARATORS.removeFrom(text))).orElse("");
    return switch (kind) {
      case "standard" -> named(Options.none());
      case "scrambledeggs", "scrambled" -> named(setup(LoaDialect.SCRAMBLED));
      case "custom" -> custom();
      case "" -> pieces().isPresent() ? custom() : standard();
      default -> {
        SgfProperty property = root.property("SU").orElseThrow();
        throw unsupported(property, "Unsupported setup: " + excerpt(property.text()));
      }
    };
  }

  /** Returns the property of the black pieces, otherwise that of the white ones, if any. */
  private Optional<SgfProperty> pieces() {
    return root.property("AB").or(() -> root.property("AW"));
  }

  private SgfSetup named(Options options) {
    pieces()
        .ifPresent(
            pieces -> {
              String message = "Pieces in addition to those of a named setup are not supported";
              throw unsupported(pieces, message);
            });
    refuseOtherChanges();
    return new SgfSetup(options, name, Optional.empty());
  }

  private SgfSetup standard() {
    refuseOtherChanges();
    return SgfSetup.standard();
  }

  /** Refuses properties that would clear cells or let White begin. */
  private void refuseOtherChanges() {
    Optional<SgfProperty> player =
        root.property("PL").filter(property -> side(property) != Color.BLACK);
    root.property("AE")
        .or(() -> player)
        .ifPresent(
            wrong -> {
              String effect = " would change the setup, which is not supported";
              throw unsupported(wrong, "The property " + wrong.name() + effect);
            });
  }

  private SgfSetup custom() {
    String toMove = root.property("PL").map(SgfSetupReader::side).orElse(Color.BLACK).name();
    String text = "black:" + cells("AB") + ";white:" + cells("AW") + ";toMove:" + toMove;
    return new SgfSetup(setup(text), name, Optional.empty());
  }

  private String cells(String property) {
    List<Cell> cells = new ArrayList<>();
    for (SgfValue value :
        root.property(property).map(SgfProperty::values).orElse(ImmutableList.of())) {
      if (!Ascii.equalsIgnoreCase(value.text(), "none")) {
        parseCells(value, cells);
      }
    }
    return Joiner.on(',').join(cells);
  }

  private static void parseCells(SgfValue value, List<Cell> cells) {
    try {
      TextScanner scanner = new TextScanner(SEPARATORS.removeFrom(value.text()));
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

  private static Color side(SgfProperty property) {
    return switch (Ascii.toLowerCase(property.text().strip())) {
      case "b", "black", "1" -> Color.BLACK;
      case "w", "white", "2" -> Color.WHITE;
      default -> throw unreadable(property.values().get(0));
    };
  }

  private static Options setup(String text) {
    return Options.of(LoaDialect.SETUP, text);
  }

  private static UnknownSetupException unsupported(SgfProperty property, String message) {
    return new UnknownSetupException(Code.UNSUPPORTED_SETUP, property.values().get(0), message);
  }

  private static UnknownSetupException unreadable(SgfValue value) {
    String message = "Expected cells or a side, found " + excerpt(value.text());
    return new UnknownSetupException(Code.UNREADABLE_SETUP, value, message);
  }

  private static String excerpt(String text) {
    return TextScanner.abbreviate(text, 40);
  }

  /** Thrown for a setup that is unknown, and caught in {@link #parse}. */
  private static final class UnknownSetupException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient RecordProblem problem;

    UnknownSetupException(Code code, SgfValue value, String message) {
      super(null, null, false, false);
      this.problem = RecordProblem.of(code, value.location(), 0, message);
    }
  }
}
