package io.github.boardrules.core.conformance;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.SquareBoard;

/**
 * A {@link RowGame} that says what its {@link Answers} say.
 *
 * @param type the type
 * @param real the game as it is
 */
record AnsweringGame(Type type, RowGame real) implements Game<RowMove> {

  /**
   * The type of such games.
   *
   * @param id the name of the vectors
   * @param answers the answers
   */
  record Type(String id, Answers answers) implements GameType {
    @Override
    public String title() {
      return "Row";
    }

    @Override
    public ImmutableList<OptionSpec> options() {
      return RowGame.OPTIONS;
    }

    @Override
    public AnsweringGame game(Options options) {
      return new AnsweringGame(this, RowGame.of(options));
    }
  }

  /** A setup that answers as its game does. */
  interface AnsweringSetup extends Setup<RowMove> {
    ImmutableList<Violation> defects();

    Position<RowMove> position();
  }

  /**
   * A setup of such a game.
   *
   * @param game the game
   * @param real what would be the position
   * @param defects what is wrong with it
   */
  record RowSetup(AnsweringGame game, RowPosition real, ImmutableList<Violation> defects)
      implements AnsweringSetup {
    @Override
    public Position<RowMove> position() {
      if (!defects.isEmpty()) {
        throw new SetupException(defects);
      }
      return new AnsweringPosition(game, real, 0);
    }
  }

  Answers answers() {
    return type.answers();
  }

  @Override
  public Options options() {
    return answers().options(real);
  }

  @Override
  public SquareBoard board() {
    return real.board();
  }

  @Override
  public Position<RowMove> start() {
    return new AnsweringPosition(this, real.start(), 0);
  }

  @Override
  public Setup<RowMove> parseSetup(CharSequence text) {
    return answers().parseSetup(this, text);
  }

  @Override
  public ImmutableList<Violation> defects(Setup<RowMove> setup) {
    return ((AnsweringSetup) setup).defects();
  }

  @Override
  public Position<RowMove> position(Setup<RowMove> setup) {
    return ((AnsweringSetup) setup).position();
  }

  @Override
  public ImmutableList<GameSymmetry<RowMove>> symmetries() {
    return answers().symmetries(this);
  }
}
