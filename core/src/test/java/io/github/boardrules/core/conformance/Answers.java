package io.github.boardrules.core.conformance;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Symmetry;
import java.util.List;
import java.util.Optional;

/** What a {@link RowGame} says when it is asked: the truth. A broken game overrides one answer. */
class Answers {
  Options options(RowGame game) {
    return game.options();
  }

  AnsweringGame.AnsweringSetup parseSetup(AnsweringGame game, CharSequence text) {
    return setup(game, game.real().read(text));
  }

  AnsweringGame.AnsweringSetup setup(AnsweringGame game, RowPosition position) {
    return new AnsweringGame.RowSetup(game, position, position.defects());
  }

  ImmutableList<GameSymmetry<RowMove>> symmetries(AnsweringGame game) {
    return RowGame.mirrors(game.board())
        .map(mirror -> new RowSymmetry(mirror, this))
        .collect(ImmutableList.<GameSymmetry<RowMove>>toImmutableList());
  }

  RowPosition image(RowGame.Mirror mirror, RowPosition position) {
    return mirror.apply(position);
  }

  RowMove image(RowGame.Mirror mirror, RowMove move) {
    return mirror.apply(move);
  }

  Position<RowMove> canonical(AnsweringPosition p, Position<RowMove> canonical) {
    return canonical;
  }

  Optional<Player> toMove(AnsweringPosition p) {
    return p.real.toMove();
  }

  boolean isOver(AnsweringPosition p) {
    return p.real.isOver();
  }

  Optional<Outcome> outcome(AnsweringPosition p) {
    return p.real.outcome();
  }

  List<RowMove> legalMoves(AnsweringPosition p) {
    return p.real.legalMoves();
  }

  int legalMoveCount(AnsweringPosition p) {
    return p.real.legalMoves().size();
  }

  boolean isLegal(AnsweringPosition p, RowMove move) {
    return p.real.violation(move).isEmpty();
  }

  Optional<Violation> violation(AnsweringPosition p, RowMove move) {
    return p.real.violation(move);
  }

  RowPosition play(AnsweringPosition p, RowMove move) {
    return p.real.play(move);
  }

  RowPosition playUnchecked(AnsweringPosition p, RowMove move) {
    return p.real.playUnchecked(move);
  }

  RowMove parseMove(AnsweringPosition p, CharSequence text, Strictness strictness) {
    return p.real.parseMove(text, strictness);
  }

  ImmutableMap<String, Object> facts(AnsweringPosition p) {
    return ImmutableMap.of("passes", p.real.passes());
  }

  long hash(AnsweringPosition p) {
    return p.real.hash();
  }

  String text(AnsweringPosition p) {
    return p.real.text();
  }

  boolean equal(AnsweringPosition p, AnsweringPosition other) {
    return p.real.equals(other.real);
  }

  int hashCode(AnsweringPosition p) {
    return p.real.hashCode();
  }

  /** A symmetry that asks for its images. */
  record RowSymmetry(RowGame.Mirror mirror, Answers answers) implements GameSymmetry<RowMove> {
    @Override
    public Symmetry cells() {
      return mirror.cells();
    }

    @Override
    public boolean swapsPlayers() {
      return mirror.swap();
    }

    @Override
    public Position<RowMove> apply(Position<RowMove> position) {
      AnsweringPosition p = (AnsweringPosition) position;
      return new AnsweringPosition(p.game(), answers.image(mirror, p.real), p.plies);
    }

    @Override
    public RowMove apply(RowMove move) {
      return answers.image(mirror, move);
    }
  }
}
