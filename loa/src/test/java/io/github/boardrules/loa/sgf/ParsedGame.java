package io.github.boardrules.loa.sgf;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.RecordProblem;

/** A game of a text that is not replayed, with the problems that were found while it was read. */
record ParsedGame(long number, GameRecord record, ImmutableList<RecordProblem> problems) {}
