package io.github.boardrules.core.conformance;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.CanonicalForm;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.text.Strictness;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A position whose methods delegate to the {@link Answers} of its game. */
final class AnsweringPosition implements Position<RowMove> {
  private final AnsweringGame game;
  private final Answers answers;

  /** Changed only by broken games. */
  RowPosition real;

  /** The number of moves since the start or the setup, which a position should not depend on. */
  final int plies;

  /** For broken games: a count of calls, or a cached answer. */
  int memory = -1;

  AnsweringPosition(AnsweringGame game, RowPosition real, int plies) {
    this.game = game;
    this.answers = game.answers();
    this.real = real;
    this.plies = plies;
  }

  private AnsweringPosition next(RowPosition next) {
    return new AnsweringPosition(game, next, plies + 1);
  }

  @Override
  public AnsweringGame game() {
    return game;
  }

  @Override
  public Optional<Player> toMove() {
    return answers.toMove(this);
  }

  @Override
  public Optional<Side> side(Player player) {
    return Optional.of(Color.of(player));
  }

  @Override
  public Optional<Outcome> outcome() {
    return answers.outcome(this);
  }

  @Override
  public boolean isOver() {
    return answers.isOver(this);
  }

  @Override
  public List<RowMove> legalMoves() {
    return answers.legalMoves(this);
  }

  @Override
  public int legalMoveCount() {
    return answers.legalMoveCount(this);
  }

  @Override
  public boolean isLegal(RowMove move) {
    return answers.isLegal(this, move);
  }

  @Override
  public boolean isLegal(CharSequence text) {
    return answers.isLegal(this, text);
  }

  @Override
  public Optional<Violation> violation(RowMove move) {
    return answers.violation(this, move);
  }

  @Override
  public Position<RowMove> play(RowMove move) {
    return next(answers.play(this, move));
  }

  @Override
  public Position<RowMove> playUnchecked(RowMove move) {
    return next(answers.playUnchecked(this, move));
  }

  @Override
  public Position<RowMove> successor(int index) {
    return answers.successor(this, index);
  }

  @Override
  public List<Position<RowMove>> successors() {
    return answers.successors(Position.super.successors());
  }

  @Override
  public RowMove parseMove(CharSequence text, Strictness strictness) {
    return answers.parseMove(this, text, strictness);
  }

  @Override
  public Optional<Color> occupant(Cell cell) {
    return answers.occupant(this, cell);
  }

  @Override
  public List<RowMove> movesFrom(Cell cell) {
    return answers.movesFrom(this, Position.super.movesFrom(cell));
  }

  @Override
  public CellSet nextCells(Cell... chosen) {
    return answers.nextCells(this, Position.super.nextCells(chosen));
  }

  @Override
  public ImmutableList<RowPosition.Run> components() {
    return answers.components(this);
  }

  @Override
  public Map<String, @Nullable Object> facts() {
    return answers.facts(this);
  }

  @Override
  public long hash() {
    return answers.hash(this);
  }

  @Override
  public String text() {
    return answers.text(this);
  }

  @Override
  public Setup toSetup() {
    return answers.toSetup(this);
  }

  @Override
  public long canonicalTranspositionKey() {
    return answers.canonicalTranspositionKey(this, Position.super.canonicalTranspositionKey());
  }

  @Override
  public long transpositionKey() {
    return answers.transpositionKey(this);
  }

  @Override
  public CanonicalForm<RowMove> canonicalForm() {
    return answers.canonicalForm(this, Position.super.canonicalForm());
  }

  @Override
  public String toString() {
    return text();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AnsweringPosition p && game.equals(p.game) && answers.equal(this, p);
  }

  @Override
  public int hashCode() {
    return answers.hashCode(this);
  }
}
