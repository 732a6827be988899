package io.github.boardrules.interchange;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.TextLocation;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Parses one {@code APGameRecord} of Abstract Play. */
final class AbstractPlayParser implements JsonScanner.Game {
  /** Words in place of a last move that end a game by no rule. */
  private static final ImmutableSet<String> ENDS =
      ImmutableSet.of("resign", "timeout", "draw", "abandoned");

  private static final Pattern INTEGER = Pattern.compile("-?[0-9]+");
  private static final CharMatcher ZERO = CharMatcher.is('0');

  private final GameReport report;
  private final AbstractPlayHeader header;

  /** The game, after the header; empty if it is unknown. */
  private Optional<AbstractPlayVariant> variant = Optional.empty();

  private boolean hasHeader;
  private boolean hasMoves;
  private int read;
  private int reported;
  private boolean isTransposed;
  private boolean hasEnded;
  private boolean hasMoreThanTheEnd;

  AbstractPlayParser(GameReport report) {
    this.report = report;
    this.header = new AbstractPlayHeader(report);
    report.waitForStart();
  }

  @Override
  public void read(JsonInput json) {
    json.object(
        key -> {
          switch (key) {
            case "header" -> {
              json.object(each -> header.read(each, json));
              start();
            }
            case "moves" -> {
              hasMoves = true;
              json.array(() -> json.array(() -> readEntry(json)));
            }
            default -> {
              String message = "A record of Abstract Play has no " + GameReport.excerpt(key);
              report.problem(Code.BAD_TAG, json.location(), message);
              json.skip();
            }
          }
        });
    if (!hasHeader) {
      report.problem(Code.BAD_TAG, json.location(), "The record has no header");
    }
    if (!hasMoves) {
      report.problem(Code.BAD_TAG, json.location(), "The record has no moves");
    }
  }

  private void start() {
    hasHeader = true;
    variant = header.finish();
    report.started();
  }

  /**
   * An entry of the list of moves.
   *
   * @param properties its keys besides that of the move
   */
  private record Entry(
      String text, ImmutableListMultimap<String, String> properties, TextLocation at) {}

  private void readEntry(JsonInput json) {
    if (json.isNull()) {
      return;
    }
    TextLocation at = json.location();
    if (!json.isObject()) {
      json.string().ifPresent(text -> add(new Entry(text, ImmutableListMultimap.of(), at)));
      return;
    }
    List<String> move = new ArrayList<>(1);
    ImmutableListMultimap.Builder<String, String> properties = ImmutableListMultimap.builder();
    json.object(
        key -> {
          switch (key) {
            case "move" -> json.string().ifPresent(move::add);
            case "sequence", "result" ->
                json.anything().ifPresent(value -> properties.put(key, value));
            default -> {
              String message = "A move has no " + GameReport.excerpt(key);
              report.problem(Code.NOT_KEPT, json.location(), message);
              json.skip();
            }
          }
        });
    if (move.isEmpty()) {
      report.problem(Code.BAD_TAG, at, "The entry has no move");
    } else {
      add(new Entry(move.get(0), properties.build(), at));
    }
  }

  private void add(Entry entry) {
    // One entry more for the word that ends the game; the handler counts the moves.
    if (read++ <= report.limits().get(Limit.MOVES)) {
      report.then(() -> report(entry));
    } else {
      report.exceeded(Code.TOO_MANY_MOVES, entry.at, Limit.MOVES, "moves");
    }
  }

  private void report(Entry entry) {
    String text = CharMatcher.whitespace().removeFrom(Ascii.toLowerCase(entry.text));
    if (hasEnded) {
      if (!hasMoreThanTheEnd) {
        report.problem(Code.MISPLACED, entry.at, "An entry follows the end of the game");
      }
      hasMoreThanTheEnd = true;
    } else if (ENDS.contains(text)) {
      hasEnded = true;
      end(text, entry.at);
    } else if (isLinage()) {
      reportLinage(reported, entry, text);
    } else {
      report(entry, variant.flatMap(known -> loa(text, known)).orElse("_" + text));
    }
    reported++;
  }

  private void report(Entry entry, String notation) {
    report.move(entry.text, notation, entry.at);
    entry.properties.forEach(report::property);
  }

  private boolean isLinage() {
    return variant.filter(known -> known.id().equals(GameReport.LINAGE)).isPresent();
  }

  private void end(String word, TextLocation at) {
    Optional<GameResult> result = header.result();
    switch (word) {
      case "draw" -> report.termination(Termination.agreedDraw(), at);
      case "abandoned" -> {
        report.tag("Termination", word, at);
        if (result.isPresent() && result.get() != GameResult.UNKNOWN) {
          String message =
              "The game was abandoned, but a player has a better result or both have won";
          report.problem(Code.CONTRADICTORY_RESULTS, at, message);
        }
      }
      default -> {
        Termination.Kind kind =
            word.equals("resign") ? Termination.Kind.RESIGNATION : Termination.Kind.TIME;
        // The slot of the word does not tell who lost; the results do.
        Optional<Player> loser = result.flatMap(GameResult::winner).map(Player::opponent);
        if (loser.isEmpty()) {
          report.problem(Code.BAD_RESULT, at, "The results do not say who lost");
        }
        report.termination(
            loser.map(player -> Termination.of(kind, player)).orElse(Termination.of(kind)), at);
      }
    }
  }

  private static Optional<String> loa(String text, AbstractPlayVariant variant) {
    return text.equals("pass")
        ? Optional.of(text)
        : new AbstractPlayCells(variant.board(), false).pieceMove(text);
  }

  /** Reports a move of Linage. The first stone of the second player says that he plays Vertical. */
  private void reportLinage(int index, Entry entry, String text) {
    if (index == 1) {
      isTransposed = !text.equals("play-second");
      report(entry, isTransposed ? "vertical" : "horizontal");
      if (!isTransposed) {
        return;
      }
    }
    AbstractPlayCells cells = new AbstractPlayCells(variant.orElseThrow().board(), isTransposed);
    String notation =
        switch (text) {
          case "pass" -> text;
          case "take-button" -> "button";
          default ->
              index == 0 && INTEGER.matcher(text).matches()
                  ? "komi=" + integer(text)
                  : cells.cell(text).map(Object::toString).orElse("_" + text);
        };
    report(entry, notation);
  }

  /** Returns an integer without leading zeros and without the sign of zero. */
  private static String integer(String text) {
    boolean isNegative = text.startsWith("-");
    String digits = ZERO.trimLeadingFrom(isNegative ? text.substring(1) : text);
    return digits.isEmpty() ? "0" : (isNegative ? "-" : "") + digits;
  }

  @Override
  public void finish() {
    if (!hasHeader) {
      start();
    }
    if (hasMoreThanTheEnd) {
      return;
    }
    header.result().ifPresent(result -> report.claim(result, header.resultAt()));
    if (isLinage()) {
      compareScore();
    }
  }

  private void compareScore() {
    Optional<BigDecimal> recorded = header.lead();
    Optional<BigDecimal> lead = report.position().flatMap(AbstractPlayScore::lead);
    if (recorded.isPresent() && lead.isPresent() && lead.get().compareTo(recorded.get()) != 0) {
      String message =
          "The scores differ by " + recorded.get() + ", but by the rules by " + lead.get();
      report.problem(Code.POSITION_CONTRADICTED, header.scoreAt(), message);
    }
  }
}
