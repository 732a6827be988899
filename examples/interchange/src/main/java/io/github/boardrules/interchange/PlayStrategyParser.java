package io.github.boardrules.interchange;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Longs;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.loa.LoaPosition;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Parses one game that PlayStrategy exported as JSON. */
final class PlayStrategyParser implements RecordParser.Json {
  private static final Splitter MOVES = Splitter.on(CharMatcher.anyOf(" ,")).omitEmptyStrings();

  /** Statuses of games that the rules have ended. */
  private static final ImmutableSet<String> BY_RULE =
      ImmutableSet.of("variantEnd", "stalemate", "mate");

  /** Statuses that do not say how a game ended. */
  private static final ImmutableSet<String> OPEN =
      ImmutableSet.of("created", "started", "aborted", "unknownFinish");

  private Iterable<String> moves = ImmutableList.of();
  private @Nullable TextLocation movesAt;
  private @Nullable String variant;
  private @Nullable TextLocation variantAt;
  private @Nullable String fen;
  private @Nullable TextLocation fenAt;
  private @Nullable String lastFen;
  private @Nullable TextLocation lastFenAt;
  private @Nullable String status;
  private @Nullable TextLocation statusAt;
  private @Nullable String winner;

  @Override
  public void read(JsonInput json) {
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      TextLocation at = json.location();
      switch (key) {
        case "id" -> tag("GameId", json);
        case "variant" -> {
          variant = json.string().orElse(null);
          variantAt = at;
        }
        case "initialFen" -> {
          fen = json.string().orElse(null);
          fenAt = at;
        }
        case "lastFen" -> {
          lastFen = json.string().orElse(null);
          lastFenAt = at;
        }
        case "status" -> {
          status = json.string().orElse(null);
          statusAt = at;
        }
        case "winner" -> winner = json.string().orElse(null);
        case "createdAt" -> readTime(json);
        case "players" -> readPlayers(json);
        case "moves" -> readMoves(json);
        case "comment" -> json.anything().ifPresent(json.draft()::comment);
        default -> tag(AbstractPlayHeader.tag(key), json);
      }
    }
    if (variant == null) {
      json.draft().problem(Code.BAD_TAG, json.location(), "The game has no variant");
    }
  }

  private static void tag(String name, JsonInput json) {
    TextLocation at = json.location();
    json.anything()
        .filter(text -> !text.equals(AbstractPlayHeader.UNKNOWN))
        .ifPresent(text -> json.draft().tag(name, text, at));
  }

  /** Reads a time in milliseconds. At midnight, it is only a date. */
  private static void readTime(JsonInput json) {
    TextLocation at = json.location();
    Optional<String> text = json.number();
    if (text.isEmpty()) {
      return;
    }
    Long time = Longs.tryParse(text.get());
    if (time == null) {
      json.draft().problem(Code.BAD_TAG, at, "Expected a time in milliseconds");
      return;
    }
    PlayStrategyTags.date(time).ifPresent(date -> json.draft().tag("Date", date, at));
    if (!PlayStrategyTags.isDay(time)) {
      json.draft().tag("CreatedAt", text.get(), at);
    }
  }

  private void readMoves(JsonInput json) {
    movesAt = json.location().plus(1);
    json.text().ifPresent(text -> moves = MOVES.split(text));
  }

  private static void readPlayers(JsonInput json) {
    if (!json.enterObject()) {
      return;
    }
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      switch (key) {
        case "p1" -> readPlayer("First", json);
        case "p2" -> readPlayer("Second", json);
        default -> {
          json.draft().problem(Code.BAD_TAG, json.location(), "The players are p1 and p2");
          json.skip();
        }
      }
    }
  }

  private static void readPlayer(String title, JsonInput json) {
    if (!json.enterObject()) {
      return;
    }
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      if (key.equals("user") && json.isObject()) {
        for (String each = json.nextKey(); each != null; each = json.nextKey()) {
          tag(title + (each.equals("name") ? "" : AbstractPlayHeader.tag(each)), json);
        }
      } else {
        tag(title + (key.equals("name") ? "" : AbstractPlayHeader.tag(key)), json);
      }
    }
  }

  @Override
  public void finish(Draft draft) {
    Optional<Options> options = Optional.ofNullable(variant).flatMap(PlayStrategyStart::options);
    if (variant == null || variantAt == null) {
      return;
    }
    draft.game(options.isPresent() ? Draft.LOA : Draft.excerpt(variant), variantAt);
    TextLocation startAt = fenAt == null ? variantAt : fenAt;
    Optional<LoaPosition> start =
        options.flatMap(
            known -> PlayStrategyStart.set(known, Optional.ofNullable(fen), startAt, draft));
    if (movesAt != null) {
      PlayStrategyMoves.add(moves, start, movesAt, draft);
    }
    setResult(draft);
    compare(draft);
  }

  private void setResult(Draft draft) {
    Optional<GameResult> won =
        switch (winner == null ? "" : winner) {
          case "" -> Optional.empty();
          case "p1" -> Optional.of(GameResult.FIRST);
          case "p2" -> Optional.of(GameResult.SECOND);
          default -> {
            draft.problem(Code.BAD_RESULT, place(draft), "The winner must be p1 or p2");
            yield Optional.empty();
          }
        };
    Optional<Termination.Kind> kind =
        switch (status == null ? "" : status) {
          case "resign" -> Optional.of(Termination.Kind.RESIGNATION);
          case "timeout", "outoftime" -> Optional.of(Termination.Kind.TIME);
          case "cheat", "noStart" -> Optional.of(Termination.Kind.FORFEIT);
          default -> Optional.empty();
        };
    if (status != null && kind.isEmpty() && !isEnd(status) && !OPEN.contains(status)) {
      draft.problem(Code.BAD_RESULT, place(draft), "Unknown status: " + Draft.excerpt(status));
    }
    if (kind.isPresent()) {
      draft.termination(
          won.flatMap(GameResult::winner)
              .map(winner -> Termination.of(kind.get(), winner.opponent()))
              .orElse(Termination.of(kind.get())),
          place(draft));
    }
    if ("draw".equals(status) && !isOver(draft)) {
      draft.termination(Termination.agreedDraw(), place(draft));
    }
    boolean isDraw = won.isEmpty() && status != null && isEnd(status);
    GameResult result = won.orElse(isDraw ? GameResult.DRAW : GameResult.UNKNOWN);
    if (status != null) {
      draft.claim(result, place(draft));
      if (status.equals("aborted")) {
        draft.tag("Termination", "abandoned", place(draft));
      }
    }
  }

  private static boolean isOver(Draft draft) {
    return draft.replay().filter(line -> line.last().isOver()).isPresent();
  }

  private static boolean isEnd(String status) {
    return BY_RULE.contains(status) || status.equals("draw");
  }

  private TextLocation place(Draft draft) {
    return statusAt == null ? draft.start() : statusAt;
  }

  private void compare(Draft draft) {
    LoaComparison comparison = new LoaComparison();
    if (status != null && BY_RULE.contains(status)) {
      comparison.over(draft.plies(), true, place(draft));
    }
    if (lastFen != null && lastFenAt != null) {
      comparison.placement(draft.plies(), lastFen, lastFenAt);
    }
    comparison.compare(draft);
  }
}
