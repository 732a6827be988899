package io.github.boardrules.examples.engine.bulk;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.GameVerdict;

/**
 * The facts of a game that was judged.
 *
 * @param verdict the verdict
 * @param record the record, with or without its moves
 */
record ReplayFacts(GameVerdict verdict, GameRecord record) implements GameFacts {
  @Override
  public String game() {
    return record.game().orElse("");
  }

  @Override
  public Options options() {
    return record.options();
  }

  @Override
  public String player(Player player) {
    return verdict.header().player(player).orElse("");
  }

  @Override
  public String event() {
    return verdict.header().tag("Event").orElse("");
  }

  @Override
  public String date() {
    return verdict.header().tag("Date").orElse("");
  }

  @Override
  public GameResult result() {
    return verdict.header().result();
  }

  @Override
  public int plies() {
    return verdict.plies();
  }

  @Override
  public GameResult winner() {
    return verdict.result();
  }

  @Override
  public String reason() {
    return verdict
        .outcome()
        .map(outcome -> outcome.reason().jsonName())
        .or(() -> verdict.termination().map(end -> end.kind().text()))
        .orElse("");
  }

  @Override
  public String side(Player player) {
    return verdict.last().flatMap(last -> last.side(player)).map(Side::name).orElse("");
  }

  @Override
  public boolean isValid() {
    return verdict.isValid();
  }
}
