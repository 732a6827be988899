package io.github.boardrules.examples.benchmarks.archive;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem.Code;

/**
 * A damaged game of an archive.
 *
 * @param text the name of the file, followed by the name of the entry in a zip archive
 * @param game the number of the game in the text, counted from 1
 * @param damage the kind of damage
 * @param code the code that a validator must report first
 */
record Truth(String text, long game, Damage damage, Code code) {
  static Truth of(String text, long game, Damage damage, RecordFormat format) {
    return new Truth(text, game, damage, checkNotNull(damage.code(format)));
  }

  /** Returns the values in one line, separated by tabs. */
  String line() {
    return text + "\t" + game + "\t" + damage + "\t" + code;
  }
}
