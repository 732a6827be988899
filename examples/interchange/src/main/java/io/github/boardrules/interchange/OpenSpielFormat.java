package io.github.boardrules.interchange;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordScanner;
import io.github.boardrules.loa.LoaMove;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The texts of OpenSpiel: playthroughs, whose boards, lists of legal actions and returns are
 * compared with the rules, and serialized games, which are lists of actions. Writes the latter.
 *
 * <p>Judging a game of 1,000,000 characters needs at most 32 bytes of heap a character within the
 * default {@link ReadLimits}, whatever the text contains.
 */
public final class OpenSpielFormat extends ExchangeFormat {
  /** Creates the format. */
  public OpenSpielFormat() {
    super("openspiel", ".openspiel");
  }

  @Override
  public boolean recognizes(String start) {
    String text = start.stripLeading();
    return isFirst(text) && text.contains(OpenSpielGame.NAME);
  }

  private static boolean isFirst(String line) {
    return line.startsWith(OpenSpielParser.PLAYTHROUGH)
        || line.startsWith(OpenSpielParser.SERIALIZED);
  }

  @Override
  public RecordScanner open(RecordInput in) {
    return new LineScanner(in, OpenSpielFormat::isFirst, OpenSpielParser::new);
  }

  @Override
  Optional<Supplier<String>> text(GameReplay replay) {
    return OpenSpielGame.name(replay).map(name -> () -> text(replay, name));
  }

  private static String text(GameReplay replay, String name) {
    StringBuilder text = new StringBuilder();
    text.append(OpenSpielParser.SERIALIZED).append("\n[Meta]\nVersion: 1\n\n[Game]\n");
    text.append(name).append("\n[State]\n");
    for (LoaMove.PieceMove move : pieceMoves(replay)) {
      text.append(OpenSpielGame.action(move)).append('\n');
    }
    return text.append('\n').toString();
  }

  @Override
  void findLosses(GameReplay replay, Losses losses) {
    GameRecord record = replay.record();
    losses.addTags(record, Set.of());
    losses.addComment(record);
    losses.addAnnotations(record);
    losses.addEnd(replay);
  }
}
