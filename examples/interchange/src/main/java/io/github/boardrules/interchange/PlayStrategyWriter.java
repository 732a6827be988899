package io.github.boardrules.interchange;

import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.loa.LoaReason;
import java.util.stream.Collectors;
import tools.jackson.core.JsonGenerator;

/** Writes one game as PlayStrategy exports it, in one line. */
final class PlayStrategyWriter extends JsonWriter {
  private final PlayStrategyStart start;
  private final PlayStrategyTags tags;

  PlayStrategyWriter(GameReplay replay, PlayStrategyStart start) {
    super(replay);
    this.start = start;
    this.tags = new PlayStrategyTags(header, start);
  }

  @Override
  void write(JsonGenerator json) {
    json.writeStringProperty("variant", start.variant()); // first, because it shows the format
    json.writeStringProperty("id", header.tag("GameId").orElse(AbstractPlayHeader.UNKNOWN));
    tags.time().ifPresent(at -> json.writeNumberProperty("createdAt", at));
    json.writeStringProperty("status", status());
    json.writeObjectPropertyStart("players");
    writePlayer("p1", RecordHeader.FIRST, json);
    writePlayer("p2", RecordHeader.SECOND, json);
    json.writeEndObject();
    start.fen().ifPresent(fen -> json.writeStringProperty("initialFen", fen));
    result
        .winner()
        .ifPresent(
            player -> json.writeStringProperty("winner", player == Player.FIRST ? "p1" : "p2"));
    header.tags().forEach((tag, value) -> writeTag(tag, value, json));
    if (!header.comment().isEmpty()) {
      json.writeStringProperty("comment", header.comment());
    }
    json.writeStringProperty("moves", moves());
  }

  private String status() {
    if (replay.outcome().isPresent()) {
      boolean isStalemate = replay.outcome().get().reason() == LoaReason.NO_LEGAL_MOVE;
      boolean isWon = replay.outcome().get().winner().isPresent();
      return isWon ? "variantEnd" : isStalemate ? "stalemate" : "draw";
    }
    return header
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
    return switch (result) {
      case DRAW -> "draw";
      case FIRST, SECOND -> "unknownFinish";
      case UNKNOWN -> isAbandoned() ? "aborted" : "started";
    };
  }

  private void writePlayer(String key, String title, JsonGenerator json) {
    json.writeObjectPropertyStart(key);
    header
        .tag(title)
        .ifPresent(
            name -> {
              json.writeObjectPropertyStart("user");
              json.writeStringProperty("name", name);
              json.writeEndObject();
            });
    header
        .tags()
        .forEach(
            (tag, text) -> {
              if (tag.startsWith(title) && !tag.equals(title) && !tags.lost().contains(tag)) {
                json.writeStringProperty(tag.substring(title.length()), text);
              }
            });
    json.writeEndObject();
  }

  private void writeTag(String tag, String text, JsonGenerator json) {
    boolean isWritten =
        switch (tag) {
          case "GameId" -> true;
          case "CreatedAt", "Date" -> tags.time().isPresent();
          case "MoveNumber" -> start.fen().isPresent();
          case "Termination" -> isAbandoned();
          default ->
              tag.startsWith(RecordHeader.FIRST)
                  || tag.startsWith(RecordHeader.SECOND)
                  || tags.lost().contains(tag);
        };
    if (!isWritten) {
      json.writeStringProperty(tag, text);
    }
  }

  private String moves() {
    return ExchangeFormat.pieceMoves(replay).stream()
        .map(PlayStrategyMoves::uci)
        .collect(Collectors.joining(" "));
  }
}
