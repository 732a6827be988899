package io.github.boardrules.interchange;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordScanner;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.linage.LinageMove;
import java.util.EnumSet;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * The records of Abstract Play, {@code APGameRecord}: one JSON object, an array of them, or JSON
 * Lines. Writes JSON Lines.
 *
 * <p>Judging a game of 1,000,000 characters needs at most 32 bytes of heap a character within the
 * default {@link ReadLimits}, whatever the text contains.
 */
public final class AbstractPlayFormat extends ExchangeFormat {
  private static final Pattern START =
      Pattern.compile(
          "\\A[\\s\\ufeff]*\\[?\\s*\\{\\s*\"(header\"\\s*:\\s*\\{|moves\"\\s*:\\s*\\[)");

  /** Creates the format. */
  public AbstractPlayFormat() {
    super("abstractplay", ".json");
  }

  @Override
  public boolean recognizes(String start) {
    return START.matcher(start).find() && !TrajectoryFormat.isTrajectory(start);
  }

  @Override
  public RecordScanner open(RecordInput in) {
    return new JsonScanner(in, AbstractPlayParser::new);
  }

  @Override
  Optional<Supplier<String>> text(GameReplay replay) {
    return variant(replay).map(variant -> () -> new AbstractPlayWriter(replay, variant).text());
  }

  private static Optional<AbstractPlayVariant> variant(GameReplay replay) {
    return AbstractPlayVariant.find(replay.mainLine().orElseThrow().positions().get(0));
  }

  @Override
  void findLosses(GameReplay replay, Losses losses) {
    GameRecord record = replay.record();
    losses.addAnnotations(record);
    losses.addTermination(replay, EnumSet.complementOf(EnumSet.of(Termination.Kind.FORFEIT)));
    losses.addIf(
        replay.mainLine().orElseThrow().moves().size() == 2
            && replay.mainLine().orElseThrow().moves().get(1) instanceof LinageMove choice
            && choice.side().equals(Optional.of(Orientation.VERTICAL)),
        record.location(),
        "the choice of a side before the first stone");
    for (String tag : new AbstractPlayTags(record.header()).lost()) {
      losses.add(record.location(tag), "the tag " + tag);
    }
  }
}
