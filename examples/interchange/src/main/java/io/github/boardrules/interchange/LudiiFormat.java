package io.github.boardrules.interchange;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordScanner;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The trials of Ludii: text files with the moves, the result and, if they were saved so, all legal
 * moves of each position, which are compared with the rules.
 *
 * <p>Judging a game of 1,000,000 characters needs at most 32 bytes of heap a character within the
 * default {@link ReadLimits}, whatever the text contains.
 */
public final class LudiiFormat extends ExchangeFormat {
  /** Creates the format. */
  public LudiiFormat() {
    super("ludii", ".trl");
  }

  @Override
  public boolean recognizes(String start) {
    return start.stripLeading().startsWith(LudiiParser.GAME) && start.contains(".lud");
  }

  @Override
  public RecordScanner open(RecordInput in) {
    return new LineScanner(in, line -> line.startsWith(LudiiParser.GAME), LudiiParser::new);
  }

  @Override
  Optional<Supplier<String>> text(GameReplay replay) {
    return LudiiWriter.options(replay)
        .map(options -> () -> new LudiiWriter(replay, options).text());
  }

  @Override
  void findLosses(GameReplay replay, Losses losses) {
    GameRecord record = replay.record();
    losses.addTags(
        record,
        LudiiWriter.version(record.header()).isPresent()
            ? ImmutableSet.of(LudiiParser.VERSION_TAG)
            : ImmutableSet.of());
    losses.addComment(record);
    losses.addAnnotations(record);
    losses.addIf(
        record.header().termination().isPresent(),
        record.location("Termination"),
        "how the game ended");
  }
}
