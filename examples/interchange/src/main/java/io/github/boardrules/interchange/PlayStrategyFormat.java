package io.github.boardrules.interchange;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordScanner;
import io.github.boardrules.core.record.Termination;
import java.util.EnumSet;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The games that PlayStrategy exports as JSON, one in a line. Moves are read in UCI and in the
 * notation of the site, which is like SAN; they are written in UCI.
 *
 * <p>Judging a game of 1,000,000 characters needs at most 32 bytes of heap a character within the
 * default {@link ReadLimits}, whatever the text contains.
 */
public final class PlayStrategyFormat extends ExchangeFormat {
  /** Creates the format. */
  public PlayStrategyFormat() {
    super("playstrategy", ".ndjson");
  }

  @Override
  public boolean recognizes(String start) {
    return JsonStart.hasKey(
        start, (depth, key, value) -> depth == 1 && key.equals("variant") && !value.isEmpty());
  }

  @Override
  public RecordScanner open(RecordInput in) {
    return new JsonScanner(in, PlayStrategyParser::new);
  }

  @Override
  Optional<Supplier<String>> text(GameReplay replay) {
    return PlayStrategyStart.of(replay)
        .map(start -> () -> new PlayStrategyWriter(replay, start).text());
  }

  @Override
  void findLosses(GameReplay replay, Losses losses) {
    GameRecord record = replay.record();
    losses.addAnnotations(record);
    for (String tag :
        new PlayStrategyTags(record.header(), PlayStrategyStart.of(replay).orElseThrow()).lost()) {
      losses.add(record.location(tag), "the tag " + tag);
    }
    losses.addTermination(replay, EnumSet.allOf(Termination.Kind.class));
  }
}
