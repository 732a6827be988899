package io.github.boardrules.interchange;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordScanner;
import java.util.Optional;

/** A scanner that reads a game before it reports it. */
abstract class ExchangeReader implements RecordScanner {
  private final RecordInput text;

  ExchangeReader(RecordInput text) {
    this.text = checkNotNull(text, "text");
  }

  final RecordInput text() {
    return text;
  }

  final ReadLimits limits() {
    return text.limits();
  }

  /** Returns whether a character is a blank, a line ending, or a mark where files were joined. */
  static boolean isBlank(int c) {
    return RecordInput.isWhitespace(c) || c == RecordInput.BYTE_ORDER_MARK;
  }

  @Override
  public final boolean next(RecordHandler to) {
    Optional<Draft> draft = read();
    draft.ifPresent(game -> game.report(to, text.place()));
    return draft.isPresent();
  }

  /** Reads the next game; empty at the end of the text. */
  abstract Optional<Draft> read();
}
