package io.github.boardrules.core.record.brg;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordScanner;

/**
 * Scans records in {@code .brg}. A damaged game does not affect the games before and after it.
 *
 * <h2>Where a game ends</h2>
 *
 * <ol>
 *   <li>After its result. A result before the end of a variation is ignored.
 *   <li>Before a tag of the next game: before a tag that follows moves or a comment, or before a
 *       tag after an empty line. Among moves, any opening square bracket at the start of a line
 *       counts as a tag.
 *   <li>After an empty line, before a move with the number 1, if the game already has a move.
 *   <li>In an unclosed comment in braces, before a tag at the start of a line; in a game with moves
 *       and without tags, also after an empty line, before the number 1.
 *   <li>At the end of the text.
 * </ol>
 *
 * <p>A game without tags that has a control character is hardly a text: it ends only before a tag
 * at the start of a line, with a blank after its name, or at the end of the text.
 *
 * <p>The next game begins there. Text before the tags that is not a tag is the debris of an earlier
 * game, so the tags begin a new one. A game that exceeds a limit is scanned in the same way, but
 * the rest of it is not kept: limits do not change where games end.
 */
final class BrgScanner implements RecordScanner {
  private final RecordInput source;
  private final BrgGame game;
  private boolean isAfterFirst;

  BrgScanner(RecordInput source) {
    this.source = checkNotNull(source, "source");
    this.game = new BrgGame(source);
  }

  @Override
  public boolean next(RecordHandler to) {
    source.skipWhitespace();
    boolean found = game.scan(to, !isAfterFirst);
    isAfterFirst |= found;
    return found;
  }
}
