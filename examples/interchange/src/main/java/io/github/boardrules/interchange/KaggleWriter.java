package io.github.boardrules.interchange;

import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.loa.LoaMove;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** Writes one replay of a Kaggle environment in one line, without observations. */
final class KaggleWriter extends JsonWriter {
  private final String name;

  KaggleWriter(GameReplay replay, String name) {
    super(replay);
    this.name = name;
  }

  @Override
  void write(JsonGenerator json) {
    json.writeStringProperty("name", "open_spiel_" + OpenSpielGame.NAME);
    json.writeObjectPropertyStart("configuration");
    json.writeStringProperty("openSpielGameString", name);
    json.writeStringProperty("openSpielGameName", OpenSpielGame.NAME);
    json.writeEndObject();
    writeInfo(json);
    writeEnd(json);
    json.writeArrayPropertyStart("steps");
    writeSteps(json);
    json.writeEndArray();
  }

  private void writeInfo(JsonGenerator json) {
    json.writeObjectPropertyStart("info");
    header.tag("GameId").ifPresent(id -> json.writeStringProperty("EpisodeId", id));
    json.writeArrayPropertyStart("TeamNames");
    for (String player : List.of(RecordHeader.FIRST, RecordHeader.SECOND)) {
      json.writeString(header.tag(player).orElse(AbstractPlayHeader.UNKNOWN));
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /** Returns who lost by a failure that a status can express. */
  static Optional<Player> loser(GameReplay replay) {
    return replay
        .termination()
        .filter(
            end -> end.kind() == Termination.Kind.TIME || end.kind() == Termination.Kind.FORFEIT)
        .flatMap(Termination::loser);
  }

  private void writeEnd(JsonGenerator json) {
    json.writeArrayPropertyStart("rewards");
    for (GameResult win : List.of(GameResult.FIRST, GameResult.SECOND)) {
      if (result == GameResult.UNKNOWN) {
        json.writeNull();
      } else {
        json.writeNumber(result == win ? 1 : result == GameResult.DRAW ? 0 : -1);
      }
    }
    json.writeEndArray();
    json.writeArrayPropertyStart("statuses");
    for (Player player : Player.values()) {
      json.writeString(status(player));
    }
    json.writeEndArray();
  }

  private String status(Player player) {
    if (loser(replay).filter(player::equals).isPresent()) {
      boolean isTime = replay.termination().orElseThrow().kind() == Termination.Kind.TIME;
      return isTime ? "TIMEOUT" : "INVALID";
    }
    return result == GameResult.UNKNOWN ? "INACTIVE" : "DONE";
  }

  private void writeSteps(JsonGenerator json) {
    writeStep(-1, Optional.empty(), json);
    List<LoaMove.PieceMove> moves = ExchangeFormat.pieceMoves(replay);
    for (int i = 0; i < moves.size(); i++) {
      writeStep(i % 2, Optional.of(moves.get(i)), json);
    }
  }

  private static void writeStep(int mover, Optional<LoaMove.PieceMove> move, JsonGenerator json) {
    json.writeStartArray();
    for (int player = 0; player < 2; player++) {
      json.writeStartObject();
      json.writeObjectPropertyStart("info");
      if (player == mover && move.isPresent()) {
        int action = OpenSpielGame.action(move.get());
        json.writeNumberProperty("actionSubmitted", action);
        json.writeStringProperty("actionSubmittedToString", OpenSpielGame.text(move.get()));
        json.writeNumberProperty("actionApplied", action);
      }
      json.writeEndObject();
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
