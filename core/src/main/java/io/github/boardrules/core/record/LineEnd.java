package io.github.boardrules.core.record;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.util.Optional;

/**
 * How far a line is legal.
 *
 * @param last the position after the last legal move
 * @param legalPlies the number of legal moves at the beginning
 * @param refused the first illegal move, unless it could not be parsed
 * @param problem the problem of the move that ended the line; empty if all moves are legal
 */
@Immutable
@SuppressWarnings("Immutable") // authors promise that their types are immutable
record LineEnd(
    Position<?> last, int legalPlies, Optional<Move> refused, Optional<RecordProblem> problem) {}
