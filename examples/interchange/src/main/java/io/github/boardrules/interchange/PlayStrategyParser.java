package io.github.boardrules.interchange;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Longs;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.loa.LoaPosition;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Parses one game that PlayStrategy exported as JSON. */
final class PlayStrategyParser implements JsonScanner.Game {
  private static final Splitter MOVES = Splitter.on(CharMatcher.anyOf(" ,")).omitEmptyStrings();

  /** Statuses of games that the rules have ended. */
  private static final ImmutableSet<String> BY_RULE =
      ImmutableSet.of("variantEnd", "stalemate", "mate");

  /** Statuses that do not say how a game ended. */
  private static final ImmutableSet<String> OPEN =
      ImmutableSet.of("created", "started", "aborted", "unknownFinish");

  private final GameReport report;
  private final Map<String, Value> values = new HashMap<>();

  /** A text and its place. */
  private record Value(String text, TextLocation at) {}

  PlayStrategyParser(GameReport report) {
    this.report = report;
  }

  @Override
  public void read(JsonInput json) {
    json.object(key -> read(key, json));
    if (!values.containsKey("variant")) {
      report.problem(Code.BAD_TAG, json.location(), "The game has no variant");
    }
  }

  private void read(String key, JsonInput json) {
    TextLocation at = json.location();
    switch (key) {
      case "id" -> json.tag("GameId");
      case "variant", "initialFen", "lastFen", "status", "winner" ->
          json.string().ifPresent(text -> values.put(key, new Value(text, at)));
      case "moves" -> json.text().ifPresent(text -> values.put(key, new Value(text, at.plus(1))));
      case "createdAt" -> readTime(json, at);
      case "players" -> json.object(each -> readPlayers(each, json));
      case "comment" -> json.anything().ifPresent(report::comment);
      default -> json.tag(AbstractPlayHeader.tag(key));
    }
  }

  /** Reads a time in milliseconds. At midnight, it is only a date. */
  private void readTime(JsonInput json, TextLocation at) {
    Optional<String> text = json.number();
    if (text.isEmpty()) {
      return;
    }
    Long time = Longs.tryParse(text.get());
    if (time == null) {
      report.problem(Code.BAD_TAG, at, "Expected a time in milliseconds");
      return;
    }
    PlayStrategyTags.date(time).ifPresent(date -> report.tag("Date", date, at));
    if (!PlayStrategyTags.isDay(time)) {
      report.tag("CreatedAt", text.get(), at);
    }
  }

  private void readPlayers(String key, JsonInput json) {
    switch (key) {
      case "p1" -> json.object(each -> readPlayer("First", each, json));
      case "p2" -> json.object(each -> readPlayer("Second", each, json));
      default -> {
        report.problem(Code.BAD_TAG, json.location(), "The players are p1 and p2");
        json.skip();
      }
    }
  }

  private static void readPlayer(String title, String key, JsonInput json) {
    if (key.equals("user") && json.isObject()) {
      json.object(each -> readPlayer(title, each, json));
    } else {
      json.tag(title + (key.equals("name") ? "" : AbstractPlayHeader.tag(key)));
    }
  }

  private Optional<Value> value(String key) {
    return Optional.ofNullable(values.get(key));
  }

  @Override
  public void finish() {
    Value variant = values.get("variant");
    if (variant == null) {
      return;
    }
    Optional<Options> options = PlayStrategyStart.options(variant.text);
    report.game(
        options.isPresent() ? GameReport.LOA : GameReport.excerpt(variant.text), variant.at);
    Value first = value("initialFen").orElse(variant);
    Optional<LoaPosition> start =
        options.flatMap(
            known ->
                PlayStrategyStart.report(
                    known, value("initialFen").map(Value::text), first.at, report));
    Value moves = values.get("moves");
    Optional<LoaPosition> last =
        moves == null
            ? start
            : PlayStrategyMoves.report(MOVES.split(moves.text), start, moves.at, report);
    Value status = value("status").orElse(new Value("", report.start()));
    reportResult(status.text, status.at, last.filter(LoaPosition::isOver).isPresent());
    if (BY_RULE.contains(status.text)) {
      report.compare(status.at, LoaStatements.over(true));
    }
    value("lastFen").ifPresent(fen -> report.compare(fen.at, LoaStatements.placement(fen.text)));
  }

  private void reportResult(String status, TextLocation at, boolean isOver) {
    Optional<GameResult> won =
        switch (value("winner").map(Value::text).orElse("")) {
          case "" -> Optional.empty();
          case "p1" -> Optional.of(GameResult.FIRST);
          case "p2" -> Optional.of(GameResult.SECOND);
          default -> {
            report.problem(Code.BAD_RESULT, at, "The winner must be p1 or p2");
            yield Optional.empty();
          }
        };
    Optional<Termination.Kind> kind =
        switch (status) {
          case "resign" -> Optional.of(Termination.Kind.RESIGNATION);
          case "timeout", "outoftime" -> Optional.of(Termination.Kind.TIME);
          case "cheat", "noStart" -> Optional.of(Termination.Kind.FORFEIT);
          default -> Optional.empty();
        };
    boolean isDraw = won.isEmpty() && isEnd(status);
    if (values.containsKey("status")) {
      if (kind.isEmpty() && !isEnd(status) && !OPEN.contains(status)) {
        report.problem(Code.BAD_RESULT, at, "Unknown status: " + GameReport.excerpt(status));
      }
      report.claim(won.orElse(isDraw ? GameResult.DRAW : GameResult.UNKNOWN), at);
    }
    Optional<Player> loser = won.flatMap(GameResult::winner).map(Player::opponent);
    kind.map(
            known ->
                loser.map(player -> Termination.of(known, player)).orElse(Termination.of(known)))
        .ifPresent(end -> report.termination(end, at));
    if (status.equals("draw") && !isOver) {
      report.termination(Termination.agreedDraw(), at);
    }
    if (status.equals("aborted")) {
      report.tag("Termination", "abandoned", at);
    }
  }

  private static boolean isEnd(String status) {
    return BY_RULE.contains(status) || status.equals("draw");
  }
}
