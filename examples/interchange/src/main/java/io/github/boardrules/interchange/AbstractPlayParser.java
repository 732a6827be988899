package io.github.boardrules.interchange;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.MoveAnnotations;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.TextLocation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Parses one {@code APGameRecord} of Abstract Play. */
final class AbstractPlayParser implements RecordParser.Json {
  /** Words in place of a last move that end a game by no rule. */
  private static final ImmutableSet<String> ENDS =
      ImmutableSet.of("resign", "timeout", "draw", "abandoned");

  private static final Pattern INTEGER = Pattern.compile("-?[0-9]+");
  private static final CharMatcher ZERO = CharMatcher.is('0');

  private final AbstractPlayHeader header = new AbstractPlayHeader();
  private final List<RecordedMove> entries = new ArrayList<>();
  private boolean hasHeader;
  private boolean hasMoves;

  @Override
  public void read(JsonInput json) {
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      TextLocation at = json.location();
      switch (key) {
        case "header" -> {
          hasHeader = true;
          header.read(json);
        }
        case "moves" -> {
          hasMoves = true;
          readMoves(json);
        }
        default -> {
          String message = "A record of Abstract Play has no " + Draft.excerpt(key);
          reportIf(true, json.draft(), at, Code.BAD_TAG, message);
          json.skip();
        }
      }
    }
    TextLocation end = json.location();
    reportIf(!hasHeader, json.draft(), end, Code.BAD_TAG, "The record has no header");
    reportIf(!hasMoves, json.draft(), end, Code.BAD_TAG, "The record has no moves");
  }

  private static void reportIf(
      boolean isBad, Draft draft, TextLocation at, Code code, String message) {
    if (isBad) {
      draft.problem(code, at, message);
    }
  }

  private void readMoves(JsonInput json) {
    if (!json.enterArray()) {
      return;
    }
    while (json.nextElement()) {
      if (json.enterArray()) {
        while (json.nextElement()) {
          readEntry(json);
        }
      }
    }
  }

  private void readEntry(JsonInput json) {
    if (json.isNull()) {
      return;
    }
    TextLocation at = json.location();
    if (!json.isObject()) {
      json.string().ifPresent(text -> add(RecordedMove.of(text, text, at), json.draft()));
      return;
    }
    @Nullable String move = null;
    MoveAnnotations properties = MoveAnnotations.none();
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      if (key.equals("move")) {
        move = json.string().orElse(null);
      } else if (key.equals("sequence") || key.equals("result")) {
        Optional<String> value = json.anything();
        if (value.isPresent()) {
          properties = properties.withProperty(key, value.get());
        }
      } else {
        json.draft().problem(Code.NOT_KEPT, json.location(), "A move has no " + Draft.excerpt(key));
        json.skip();
      }
    }
    if (move == null) {
      json.draft().problem(Code.BAD_TAG, at, "The entry has no move");
    } else {
      MoveAnnotations all = properties;
      add(RecordedMove.of(move, move, at).annotate(none -> all), json.draft());
    }
  }

  private static RecordedMove with(RecordedMove entry, String notation) {
    return RecordedMove.of(entry.text(), notation, entry.location())
        .annotate(none -> entry.annotations());
  }

  private void add(RecordedMove entry, Draft draft) {
    // One entry more for the word that ends the game; the draft counts the moves.
    if (entries.size() <= draft.limits().get(Limit.MOVES)) {
      entries.add(entry);
    } else {
      draft.exceeded(Code.TOO_MANY_MOVES, entry.location(), Limit.MOVES, "moves");
    }
  }

  @Override
  public void finish(Draft draft) {
    Optional<AbstractPlayVariant> variant = header.finish(draft);
    Optional<String> word = Optional.empty();
    boolean isTransposed = false;
    for (int i = 0; i < entries.size(); i++) {
      RecordedMove entry = entries.get(i);
      String text = CharMatcher.whitespace().removeFrom(Ascii.toLowerCase(entry.text()));
      if (word.isPresent()) {
        draft.problem(Code.MISPLACED, entry.location(), "An entry follows the end of the game");
        return;
      }
      if (ENDS.contains(text)) {
        word = Optional.of(text);
        end(text, entry.location(), draft);
      } else if (variant.isPresent() && variant.get().id().equals(Draft.LINAGE)) {
        isTransposed |= i == 1 && !text.equals("play-second");
        AbstractPlayCells cells = new AbstractPlayCells(variant.get().board(), isTransposed);
        addLinage(i, entry, text, cells, draft);
      } else {
        String notation = variant.flatMap(known -> loa(text, known)).orElse("_" + text);
        draft.move(with(entry, notation));
      }
    }
    header.result().ifPresent(result -> draft.claim(result, header.resultAt()));
    if (variant.isPresent() && variant.get().id().equals(Draft.LINAGE)) {
      draft.replay().ifPresent(line -> compareScore(line, draft));
    }
  }

  private void end(String word, TextLocation at, Draft draft) {
    Optional<GameResult> result = header.result();
    switch (word) {
      case "draw" -> draft.termination(Termination.agreedDraw(), at);
      case "abandoned" -> {
        draft.tag("Termination", word, at);
        reportIf(
            result.isPresent() && result.get() != GameResult.UNKNOWN,
            draft,
            at,
            Code.CONTRADICTORY_RESULTS,
            "The game was abandoned, but a player has a better result or both have won");
      }
      default -> {
        Termination.Kind kind =
            word.equals("resign") ? Termination.Kind.RESIGNATION : Termination.Kind.TIME;
        // The slot of the word does not tell who lost; the results do.
        Optional<Player> loser = result.flatMap(GameResult::winner).map(Player::opponent);
        reportIf(loser.isEmpty(), draft, at, Code.BAD_RESULT, "The results do not say who lost");
        draft.termination(
            loser.map(player -> Termination.of(kind, player)).orElse(Termination.of(kind)), at);
      }
    }
  }

  private static Optional<String> loa(String text, AbstractPlayVariant variant) {
    return text.equals("pass")
        ? Optional.of(text)
        : new AbstractPlayCells(variant.board(), false).pieceMove(text);
  }

  /** Adds a move of Linage. The first stone of the second player says that he plays Vertical. */
  private static void addLinage(
      int index, RecordedMove entry, String text, AbstractPlayCells cells, Draft draft) {
    if (index == 1) {
      boolean isSecond = text.equals("play-second");
      draft.move(with(entry, isSecond ? "horizontal" : "vertical"));
      if (isSecond) {
        return;
      }
    }
    String notation =
        switch (text) {
          case "pass" -> text;
          case "take-button" -> "button";
          default ->
              index == 0 && INTEGER.matcher(text).matches()
                  ? "komi=" + integer(text)
                  : cells.cell(text).map(Object::toString).orElse("_" + text);
        };
    draft.move(with(entry, notation));
  }

  /** Returns an integer without leading zeros and without the sign of zero. */
  private static String integer(String text) {
    boolean isNegative = text.startsWith("-");
    String digits = ZERO.trimLeadingFrom(isNegative ? text.substring(1) : text);
    return digits.isEmpty() ? "0" : (isNegative ? "-" : "") + digits;
  }

  private void compareScore(LineReplay line, Draft draft) {
    if (line.problem().isPresent() || header.lead().isEmpty()) {
      return;
    }
    AbstractPlayScore.lead(line.last())
        .filter(lead -> lead.compareTo(header.lead().get()) != 0)
        .ifPresent(
            lead ->
                draft.problem(
                    Code.POSITION_CONTRADICTED,
                    header.scoreAt(),
                    "The scores differ by "
                        + header.lead().get()
                        + ", but by the rules by "
                        + lead));
  }
}
