package io.github.boardrules.core.conformance;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.CanonicalForm;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The correct answers of a {@link RowGame}. A broken game overrides one of them. */
class Answers {
  ImmutableList<Option<?>> optionList() {
    return RowGame.OPTIONS;
  }

  RowGame game(Options options) {
    return RowGame.of(options);
  }

  Options options(RowGame game) {
    return game.options();
  }

  AnsweringGame.Type type(AnsweringGame.Type type) {
    return type;
  }

  String toString(RowGame game) {
    return ("Row " + game.options()).strip();
  }

  Setup parseSetup(AnsweringGame game, CharSequence text) {
    return new AnsweringGame.RowSetup(game.real().read(text), "");
  }

  ImmutableList<Violation> defects(RowPosition setup) {
    return setup.defects();
  }

  /** Returns the defects that the exception lists. */
  ImmutableList<Violation> listedDefects(RowPosition setup) {
    return defects(setup);
  }

  ImmutableList<GameSymmetry<RowMove>> symmetries(AnsweringGame game) {
    return RowGame.mirrors(game.board())
        .map(mirror -> new RowSymmetry(mirror, this, ""))
        .collect(ImmutableList.<GameSymmetry<RowMove>>toImmutableList());
  }

  RowPosition image(RowGame.Mirror mirror, RowPosition position) {
    return mirror.apply(position);
  }

  RowMove image(RowGame.Mirror mirror, RowMove move) {
    return mirror.apply(move);
  }

  CanonicalForm<RowMove> canonicalForm(AnsweringPosition p, CanonicalForm<RowMove> form) {
    return form;
  }

  long imageHash(Position<RowMove> image) {
    return image.hash();
  }

  long imageTranspositionKey(Position<RowMove> image) {
    return image.transpositionKey();
  }

  long canonicalTranspositionKey(AnsweringPosition p, long key) {
    return key;
  }

  long transpositionKey(AnsweringPosition p) {
    return p.hash();
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

  boolean isLegal(AnsweringPosition p, CharSequence text) {
    try {
      return isLegal(p, p.parseMove(text));
    } catch (NotationException e) {
      return false;
    }
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

  Position<RowMove> successor(AnsweringPosition p, int index) {
    return p.playUnchecked(p.legalMoves().get(index));
  }

  Optional<Color> occupant(AnsweringPosition p, Cell cell) {
    return p.real.occupant(cell);
  }

  List<RowMove> movesFrom(AnsweringPosition p, List<RowMove> moves) {
    return moves;
  }

  CellSet nextCells(AnsweringPosition p, CellSet cells) {
    return cells;
  }

  List<Position<RowMove>> successors(List<Position<RowMove>> successors) {
    return successors;
  }

  ImmutableList<RowPosition.Run> components(AnsweringPosition p) {
    return p.real.runs();
  }

  RowMove parseMove(AnsweringPosition p, CharSequence text, Strictness strictness) {
    return p.real.parseMove(text, strictness);
  }

  Map<String, @Nullable Object> facts(AnsweringPosition p) {
    return Collections.singletonMap("passes", p.real.passes());
  }

  long hash(AnsweringPosition p) {
    return p.real.hash();
  }

  String text(AnsweringPosition p) {
    return p.real.text();
  }

  Setup toSetup(AnsweringPosition p) {
    return new AnsweringGame.RowSetup(p.real, "");
  }

  boolean equal(AnsweringPosition p, AnsweringPosition other) {
    return p.real.equals(other.real);
  }

  int hashCode(AnsweringPosition p) {
    return p.real.hashCode();
  }

  /**
   * A symmetry whose images are answers.
   *
   * @param mirror the correct symmetry
   * @param answers the answers
   * @param identity equal for equal symmetries
   */
  record RowSymmetry(RowGame.Mirror mirror, Answers answers, Object identity)
      implements GameSymmetry<RowMove> {
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
    public long imageHash(Position<RowMove> position) {
      return answers.imageHash(apply(position));
    }

    @Override
    public long imageTranspositionKey(Position<RowMove> position) {
      return answers.imageTranspositionKey(apply(position));
    }

    @Override
    public RowMove apply(RowMove move) {
      return answers.image(mirror, move);
    }
  }
}
