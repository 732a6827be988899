package io.github.boardrules.examples.archive;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem.Code;

/**
 * A game that is damaged.
 *
 * @param text the file that it is in, and the entry of an archive
 * @param game its number there, counted from 1
 * @param damage what was done to it
 * @param code a code under which a validator has to report it; it may report others besides
 */
record Truth(String text, long game, Damage damage, Code code) {
  static Truth of(String text, long game, Damage damage, RecordFormat format) {
    return new Truth(text, game, damage, checkNotNull(damage.code(format)));
  }

  /** One line, separated by tabulators. */
  String line() {
    return text + "\t" + game + "\t" + damage + "\t" + code;
  }
}
