package io.github.boardrules.interchange;

import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordScanner;
import io.github.boardrules.loa.LoaMove;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import tools.jackson.core.JsonGenerator;

/**
 * The trajectories of OpenSpiel 2 in JSON: a header with the game, the end and the returns, and a
 * list of transitions with the numbers of actions. The players, the lists of legal actions and the
 * end are compared with the rules. The comment on the game is the member {@code meta_data}.
 *
 * <p>Judging a game of 1,000,000 characters needs at most 32 bytes of heap a character within the
 * default {@link ReadLimits}, whatever the text contains.
 */
public final class TrajectoryFormat extends ExchangeFormat {
  /** Creates the format. */
  public TrajectoryFormat() {
    super("trajectory", ".trajectory");
  }

  @Override
  public boolean recognizes(String start) {
    return isTrajectory(start);
  }

  /**
   * Distinguishes trajectories from the records of Abstract Play, which begin with a header as
   * well.
   */
  static boolean isTrajectory(String start) {
    return JsonStart.hasKey(
        start,
        (depth, key, value) -> key.equals("game_string") && value.startsWith(OpenSpielGame.NAME));
  }

  @Override
  public RecordScanner open(RecordInput in) {
    return new JsonScanner(in, TrajectoryParser::new);
  }

  @Override
  Optional<Supplier<String>> text(GameReplay replay) {
    return OpenSpielGame.name(replay)
        .map(
            name ->
                new JsonWriter(replay) {
                      @Override
                      void write(JsonGenerator json) {
                        writeGame(replay, name, json);
                      }
                    }
                    ::text);
  }

  private static void writeGame(GameReplay replay, String name, JsonGenerator json) {
    json.writeObjectPropertyStart("header");
    json.writeStringProperty("game_string", name);
    String comment = replay.record().header().comment();
    if (!comment.isEmpty()) {
      json.writeStringProperty("meta_data", comment);
    }
    json.writeArrayPropertyStart("returns");
    for (Player player : Player.values()) {
      json.writeNumber(points(replay, player));
    }
    json.writeEndArray();
    json.writeBooleanProperty("terminal", replay.outcome().isPresent());
    json.writeEndObject();
    json.writeArrayPropertyStart("transitions");
    List<LoaMove.PieceMove> moves = pieceMoves(replay);
    for (int i = 0; i < moves.size(); i++) {
      json.writeStartObject();
      json.writeNumberProperty("action", OpenSpielGame.action(moves.get(i)));
      json.writeNumberProperty("player", i % 2);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static double points(GameReplay replay, Player player) {
    return replay
        .outcome()
        .flatMap(outcome -> outcome.winner())
        .map(winner -> winner == player ? 1.0 : -1.0)
        .orElse(0.0);
  }

  @Override
  void findLosses(GameReplay replay, Losses losses) {
    GameRecord record = replay.record();
    losses.addTags(record, Set.of());
    losses.addAnnotations(record);
    losses.addEnd(replay);
  }
}
