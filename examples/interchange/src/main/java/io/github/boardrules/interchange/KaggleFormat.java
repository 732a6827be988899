package io.github.boardrules.interchange;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordScanner;
import io.github.boardrules.core.record.Termination;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The replays of Kaggle's environments that play a game of OpenSpiel. Their lists of legal actions
 * are compared with the rules.
 *
 * <p>Judging a game of 1,000,000 characters needs at most 32 bytes of heap a character within the
 * default {@link ReadLimits}, whatever the text contains.
 */
public final class KaggleFormat extends ExchangeFormat {
  private static final ImmutableSet<String> KEPT =
      ImmutableSet.of(RecordHeader.FIRST, RecordHeader.SECOND, "GameId");

  /** Creates the format. */
  public KaggleFormat() {
    super("kaggle", ".json");
  }

  @Override
  public boolean recognizes(String start) {
    return JsonStart.hasKey(
        start,
        (depth, key, value) ->
            key.startsWith("openSpielGame")
                || key.startsWith("actionSubmitted")
                || (depth == 1
                    && key.equals("name")
                    && value.startsWith("open_spiel_" + OpenSpielGame.NAME)));
  }

  @Override
  public RecordScanner open(RecordInput in) {
    return new JsonScanner(in, KaggleParser::new);
  }

  @Override
  Optional<Supplier<String>> text(GameReplay replay) {
    return OpenSpielGame.name(replay).map(name -> () -> new KaggleWriter(replay, name).text());
  }

  @Override
  void findLosses(GameReplay replay, Losses losses) {
    GameRecord record = replay.record();
    losses.addTags(
        record,
        Maps.filterEntries(
                record.header().tags(),
                tag -> KEPT.contains(tag.getKey()) && !AbstractPlayHeader.isUnknown(tag.getValue()))
            .keySet());
    losses.addComment(record);
    losses.addAnnotations(record);
    losses.addIf(
        record
            .header()
            .termination()
            .filter(
                end ->
                    end.kind() == Termination.Kind.RESIGNATION
                        || end.kind() == Termination.Kind.AGREED_DRAW
                        || KaggleWriter.loser(replay).isEmpty())
            .isPresent(),
        record.location("Termination"),
        "how the game ended");
  }
}
