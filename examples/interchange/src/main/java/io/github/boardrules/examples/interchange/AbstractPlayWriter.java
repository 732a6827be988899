package io.github.boardrules.examples.interchange;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.VariationReplay;
import io.github.boardrules.linage.LinageMove;
import io.github.boardrules.loa.LoaMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.core.JsonGenerator;

/** Writes one record of Abstract Play in one line. */
final class AbstractPlayWriter {
  private static final Pattern DATE = Pattern.compile("[0-9]{4}\\.[0-9]{2}\\.[0-9]{2}");

  /** Tags with a Boolean value, as the keys of the site have. */
  private static final ImmutableSet<String> BOOLEANS =
      ImmutableSet.of("unrated", "pied", "pie-invoked", "is_ai");

  /** Tags that would be keys with another meaning. */
  private static final ImmutableSet<String> TAKEN =
      ImmutableSet.of("game", "site", "players", "header", "moves", "comment");

  private final Replay replay;
  private final GameRecord record;
  private final AbstractPlayVariant variant;
  private final VariationReplay line;

  AbstractPlayWriter(Replay replay, AbstractPlayVariant variant) {
    this.replay = replay;
    this.record = replay.record();
    this.variant = variant;
    this.line = replay.mainLine().orElseThrow();
  }

  /** Returns whether a tag cannot be written, because its name is that of a key. */
  static boolean isTaken(String tag) {
    return TAKEN.contains(tag);
  }

  String text() {
    return JsonText.of(this::writeGame);
  }

  private void writeGame(JsonGenerator json) {
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
    json.writeStringProperty("name", record.tag("Site").orElse(AbstractPlayHeader.UNKNOWN));
    record.tag("GameId").ifPresent(id -> json.writeStringProperty("gameid", id));
    json.writeEndObject();
    String start = start();
    json.writeStringProperty("date-start", start);
    for (String key : List.of("date-end", "date-generated")) {
      String tag = tag(key);
      json.writeStringProperty(key, record.tag(tag).orElse(AbstractPlayHeader.UNKNOWN_DATE));
    }
    json.writeArrayPropertyStart("players");
    writePlayer(GameRecord.FIRST, GameResult.FIRST, json);
    writePlayer(GameRecord.SECOND, GameResult.SECOND, json);
    json.writeEndArray();
    record.tags().forEach((tag, text) -> writeTag(tag, text, start, json));
    if (!record.comment().isEmpty()) {
      json.writeStringProperty(AbstractPlayHeader.COMMENT, record.comment());
    }
  }

  private static String tag(String key) {
    return AbstractPlayHeader.TAGS.getOrDefault(key, key);
  }

  private String start() {
    return record
        .tag("DateStart")
        .or(
            () ->
                record
                    .tag("Date")
                    .filter(date -> DATE.matcher(date).matches())
                    .map(date -> date.replace('.', '-') + AbstractPlayHeader.MIDNIGHT))
        .orElse(AbstractPlayHeader.UNKNOWN_DATE);
  }

  private void writeTag(String tag, String text, String start, JsonGenerator json) {
    boolean isWritten =
        switch (tag) {
          case "Site", "GameId", "DateStart", "DateEnd", "DateGenerated" -> true;
          case "Date" -> start.startsWith(text.replace('.', '-')) && DATE.matcher(text).matches();
          case "Termination" -> text.equals("abandoned") && isUnfinished();
          default -> tag.startsWith(GameRecord.FIRST) || tag.startsWith(GameRecord.SECOND);
        };
    if (!isWritten && !isTaken(tag)) {
      write(AbstractPlayHeader.TAGS.inverse().getOrDefault(tag, tag), text, json);
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

  private boolean isUnfinished() {
    return result() == GameResult.UNKNOWN;
  }

  /** Returns the claimed result or else the true one. */
  private GameResult result() {
    return record.claim().isPresent() || record.termination().isPresent()
        ? record.result()
        : replay.outcome().map(GameResult::of).orElse(GameResult.UNKNOWN);
  }

  private void writePlayer(String title, GameResult win, JsonGenerator json) {
    json.writeStartObject();
    json.writeStringProperty("name", record.tag(title).orElse(AbstractPlayHeader.UNKNOWN));
    record
        .tags()
        .forEach(
            (tag, text) -> {
              if (tag.startsWith(title) && !tag.equals(title)) {
                String name = tag.substring(title.length());
                write(
                    AbstractPlayHeader.PLAYER_TAGS.inverse().getOrDefault(name, name), text, json);
              }
            });
    AbstractPlayScore.of(line.last())
        .map(score -> win == GameResult.FIRST ? score.first() : score.second())
        .ifPresent(score -> json.writeNumberProperty("score", score));
    GameResult result = result();
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
    if (move instanceof LinageMove.NameKomi naming) {
      return Optional.of(naming.komi().toString());
    }
    if (move instanceof LinageMove.ChooseSide) {
      return isTransposed ? Optional.empty() : Optional.of("play-second");
    }
    if (move instanceof LinageMove.Placement placement) {
      return Optional.of(cells.name(placement.cell()));
    }
    return Optional.of(move instanceof LinageMove.TakeButton ? "take-button" : "pass");
  }

  private Optional<String> end() {
    if (replay.outcome().isPresent()) {
      return Optional.empty();
    }
    boolean isDecided = result().winner().isPresent();
    Optional<String> word =
        record
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
    boolean isAbandoned =
        isUnfinished() && record.tag("Termination").filter("abandoned"::equals).isPresent();
    return word.or(() -> isAbandoned ? Optional.of("abandoned") : Optional.empty());
  }
}
