package io.github.boardrules.examples.interchange;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.loa.LoaMove;
import io.github.boardrules.loa.LoaReason;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.core.JsonGenerator;

/** Writes one game as PlayStrategy exports it, in one line. */
final class PlayStrategyWriter {
  /** Keys with a meaning of their own, which no tag can have. */
  private static final ImmutableSet<String> TAKEN =
      ImmutableSet.of(
          "id",
          "variant",
          "initialFen",
          "lastFen",
          "status",
          "winner",
          "createdAt",
          "players",
          "moves",
          "comment");

  private final Replay replay;
  private final GameRecord record;
  private final PlayStrategyStart start;

  PlayStrategyWriter(Replay replay, PlayStrategyStart start) {
    this.replay = replay;
    this.record = replay.record();
    this.start = start;
  }

  /** Returns whether a tag cannot be written, because its name is that of a key. */
  static boolean isTaken(String tag) {
    return TAKEN.contains(tag);
  }

  String text() {
    return JsonText.of(this::writeGame);
  }

  private void writeGame(JsonGenerator json) {
    json.writeStringProperty("id", record.tag("GameId").orElse(AbstractPlayHeader.UNKNOWN));
    json.writeStringProperty("variant", start.variant());
    Optional<Long> time = time();
    time.ifPresent(at -> json.writeNumberProperty("createdAt", at));
    json.writeStringProperty("status", status());
    json.writeObjectPropertyStart("players");
    writePlayer("p1", GameRecord.FIRST, json);
    writePlayer("p2", GameRecord.SECOND, json);
    json.writeEndObject();
    start.fen().ifPresent(fen -> json.writeStringProperty("initialFen", fen));
    result()
        .winner()
        .ifPresent(
            player -> json.writeStringProperty("winner", player == Player.FIRST ? "p1" : "p2"));
    record.tags().forEach((tag, value) -> writeTag(tag, value, time.isPresent(), json));
    if (!record.comment().isEmpty()) {
      json.writeStringProperty("comment", record.comment());
    }
    json.writeStringProperty("moves", moves());
  }

  private Optional<Long> time() {
    Optional<String> exact = record.tag("CreatedAt");
    try {
      return exact.isPresent()
          ? exact.map(Long::valueOf)
          : record
              .tag("Date")
              .map(
                  date ->
                      LocalDate.parse(date, PlayStrategyParser.DATE).toEpochDay()
                          * PlayStrategyParser.DAY)
              .filter(time -> time > 0);
    } catch (DateTimeException | NumberFormatException e) {
      return Optional.empty();
    }
  }

  private GameResult result() {
    return record.claim().isPresent() || record.termination().isPresent()
        ? record.result()
        : replay.outcome().map(GameResult::of).orElse(GameResult.UNKNOWN);
  }

  private String status() {
    if (replay.outcome().isPresent()) {
      boolean isStalemate = replay.outcome().get().reason() == LoaReason.NO_LEGAL_MOVE;
      boolean isWon = replay.outcome().get().winner().isPresent();
      return isWon ? "variantEnd" : isStalemate ? "stalemate" : "draw";
    }
    return record
        .termination()
        .map(
            end ->
                switch (end.kind()) {
                  case RESIGNATION -> "resign";
                  case TIME -> "outoftime";
                  case FORFEIT -> "cheat";
                  case AGREED_DRAW -> "draw";
                })
        .orElseGet(this::unfinished);
  }

  private String unfinished() {
    return switch (result()) {
      case DRAW -> "draw";
      case FIRST, SECOND -> "unknownFinish";
      case UNKNOWN ->
          record.tag("Termination").filter("abandoned"::equals).isPresent() ? "aborted" : "started";
    };
  }

  private void writePlayer(String key, String title, JsonGenerator json) {
    json.writeObjectPropertyStart(key);
    record
        .tag(title)
        .ifPresent(
            name -> {
              json.writeObjectPropertyStart("user");
              json.writeStringProperty("name", name);
              json.writeEndObject();
            });
    record
        .tags()
        .forEach(
            (tag, text) -> {
              if (tag.startsWith(title) && !tag.equals(title)) {
                json.writeStringProperty(tag.substring(title.length()), text);
              }
            });
    json.writeEndObject();
  }

  private void writeTag(String tag, String text, boolean hasTime, JsonGenerator json) {
    boolean isWritten =
        switch (tag) {
          case "GameId" -> true;
          case "CreatedAt", "Date" -> hasTime;
          case "MoveNumber" -> start.fen().isPresent();
          case "Termination" -> text.equals("abandoned") && result() == GameResult.UNKNOWN;
          default -> tag.startsWith(GameRecord.FIRST) || tag.startsWith(GameRecord.SECOND);
        };
    if (!isWritten && !isTaken(tag)) {
      json.writeStringProperty(tag, text);
    }
  }

  private String moves() {
    return replay.mainLine().orElseThrow().moves().stream()
        .map(LoaMove.PieceMove.class::cast)
        .map(PlayStrategyMoves::uci)
        .collect(Collectors.joining(" "));
  }
}
