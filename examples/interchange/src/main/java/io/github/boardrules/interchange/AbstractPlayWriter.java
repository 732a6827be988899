package io.github.boardrules.interchange;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.linage.LinageMove;
import io.github.boardrules.loa.LoaMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** Writes one record of Abstract Play in one line. */
final class AbstractPlayWriter extends JsonWriter {
  /** Tags with a Boolean value, as the keys of the site have. */
  private static final ImmutableSet<String> BOOLEANS =
      ImmutableSet.of("unrated", "pied", "pie-invoked", "is_ai");

  private final AbstractPlayVariant variant;
  private final LineReplay line;
  private final AbstractPlayTags tags;

  AbstractPlayWriter(GameReplay replay, AbstractPlayVariant variant) {
    super(replay);
    this.variant = variant;
    this.tags = new AbstractPlayTags(header);
    this.line = replay.mainLine().orElseThrow();
  }

  @Override
  void write(JsonGenerator json) {
    json.writeObjectPropertyStart("header");
    writeHeader(json);
    json.writeEndObject();
    json.writeArrayPropertyStart("moves");
    writeMoves(json);
    json.writeEndArray();
  }

  private void writeHeader(JsonGenerator json) {
    json.writeObjectPropertyStart("game");
    json.writeStringProperty("name", variant.name());
    json.writeArrayPropertyStart("variants");
    variant.variants().forEach(json::writeString);
    json.writeEndArray();
    json.writeEndObject();
    json.writeObjectPropertyStart("site");
    json.writeStringProperty("name", header.tag("Site").orElse(AbstractPlayHeader.UNKNOWN));
    header.tag("GameId").ifPresent(id -> json.writeStringProperty("gameid", id));
    json.writeEndObject();
    json.writeStringProperty("date-start", tags.start());
    for (String key : List.of("date-end", "date-generated")) {
      String tag = AbstractPlayHeader.TAGS.getOrDefault(key, key);
      Optional<String> time = header.tag(tag).filter(AbstractPlayHeader::isTime);
      json.writeStringProperty(key, time.orElse(AbstractPlayHeader.UNKNOWN_DATE));
    }
    json.writeArrayPropertyStart("players");
    writePlayer(RecordHeader.FIRST, GameResult.FIRST, json);
    writePlayer(RecordHeader.SECOND, GameResult.SECOND, json);
    json.writeEndArray();
    header.tags().forEach((tag, text) -> writeTag(tag, text, json));
    if (!header.comment().isEmpty()) {
      json.writeStringProperty(AbstractPlayHeader.COMMENT, header.comment());
    }
  }

  private void writeTag(String tag, String text, JsonGenerator json) {
    boolean isWritten =
        switch (tag) {
          case "Site", "GameId", "DateStart", "DateEnd", "DateGenerated" -> true;
          case "Date" -> AbstractPlayHeader.date(tags.start()).isPresent();
          case "Termination" -> isAbandoned();
          default -> tags.lost().contains(tag);
        };
    if (!isWritten) {
      AbstractPlayTags.key(tag).ifPresent(key -> write(key, text, json));
    }
  }

  private static void write(String key, String text, JsonGenerator json) {
    boolean isBoolean = text.equals("true") || text.equals("false");
    if (isBoolean && BOOLEANS.contains(key)) {
      json.writeBooleanProperty(key, text.equals("true"));
    } else {
      json.writeStringProperty(key, text);
    }
  }

  private void writePlayer(String title, GameResult win, JsonGenerator json) {
    json.writeStartObject();
    json.writeStringProperty("name", header.tag(title).orElse(AbstractPlayHeader.UNKNOWN));
    header
        .tags()
        .forEach(
            (tag, text) -> {
              if (tag.startsWith(title) && !tags.lost().contains(tag)) {
                AbstractPlayTags.playerKey(tag)
                    .filter(key -> !key.equals("name"))
                    .ifPresent(key -> write(key, text, json));
              }
            });
    AbstractPlayScore.of(line.last())
        .map(score -> win == GameResult.FIRST ? score.first() : score.second())
        .ifPresent(score -> json.writeNumberProperty("score", score));
    json.writeNumberProperty("result", result == win || result == GameResult.DRAW ? 1 : 0);
    json.writeEndObject();
  }

  private void writeMoves(JsonGenerator json) {
    List<String> entries = new ArrayList<>();
    boolean isTransposed = isTransposed();
    AbstractPlayCells cells = new AbstractPlayCells(variant.board(), isTransposed);
    line.moves().stream()
        .flatMap(move -> entry(move, isTransposed, cells).stream())
        .forEach(entries::add);
    end().ifPresent(entries::add);
    for (int i = 0; i < entries.size(); i += 2) {
      json.writeStartArray();
      entries.subList(i, Math.min(i + 2, entries.size())).forEach(json::writeString);
      json.writeEndArray();
    }
  }

  private boolean isTransposed() {
    return line.moves().size() > 1 && line.moves().get(1).notation().equals("vertical");
  }

  private static Optional<String> entry(Move move, boolean isTransposed, AbstractPlayCells cells) {
    if (move instanceof LoaMove.PieceMove piece) {
      return Optional.of(
          cells.name(piece.from()) + (piece.isCapture() ? "x" : "-") + cells.name(piece.to()));
    }
    if (!(move instanceof LinageMove linage)) {
      return Optional.of("pass");
    }
    if (linage.komi().isPresent()) {
      return Optional.of(linage.komi().get().toString());
    }
    if (linage.side().isPresent()) {
      return isTransposed ? Optional.empty() : Optional.of("play-second");
    }
    if (linage.stone() >= 0) {
      return Optional.of(cells.name(linage.cell()));
    }
    return Optional.of(linage.equals(LinageMove.takeButton()) ? "take-button" : "pass");
  }

  private Optional<String> end() {
    if (replay.outcome().isPresent()) {
      return Optional.empty();
    }
    boolean isDecided = result.winner().isPresent();
    Optional<String> word =
        header
            .termination()
            .map(Termination::kind)
            .flatMap(
                kind ->
                    switch (kind) {
                      case RESIGNATION -> isDecided ? Optional.of("resign") : Optional.empty();
                      case TIME -> isDecided ? Optional.of("timeout") : Optional.empty();
                      case AGREED_DRAW -> Optional.of("draw");
                      case FORFEIT -> Optional.empty();
                    });
    return word.or(() -> isAbandoned() ? Optional.of("abandoned") : Optional.empty());
  }
}
