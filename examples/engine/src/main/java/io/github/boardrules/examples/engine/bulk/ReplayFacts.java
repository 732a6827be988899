package io.github.boardrules.examples.engine.bulk;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;

/** The facts of a game that was judged. */
record ReplayFacts(GameReplay replay) implements GameFacts {
  @Override
  public String game() {
    return replay.record().game().orElse("");
  }

  @Override
  public Options options() {
    return replay.record().options();
  }

  @Override
  public String player(Player player) {
    return replay.header().player(player).orElse("");
  }

  @Override
  public String event() {
    return replay.header().tag("Event").orElse("");
  }

  @Override
  public String date() {
    return replay.header().tag("Date").orElse("");
  }

  @Override
  public GameResult result() {
    return replay.header().result();
  }

  @Override
  public int plies() {
    return replay.plies();
  }

  @Override
  public GameResult winner() {
    return replay.result();
  }

  @Override
  public String reason() {
    return replay
        .outcome()
        .map(outcome -> outcome.reason().jsonName())
        .or(() -> replay.termination().map(end -> end.kind().text()))
        .orElse("");
  }

  @Override
  public String side(Player player) {
    return replay.last().flatMap(last -> last.side(player)).map(Side::name).orElse("");
  }

  @Override
  public boolean isValid() {
    return replay.isValid();
  }
}
