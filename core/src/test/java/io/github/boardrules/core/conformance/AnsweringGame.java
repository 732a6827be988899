package io.github.boardrules.core.conformance;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.SquareBoard;

/**
 * A {@link RowGame} whose methods delegate to its {@link Answers}.
 *
 * @param type the type
 * @param real the correct game
 */
record AnsweringGame(Type type, RowGame real) implements Game<RowMove> {

  /**
   * The type of such games.
   *
   * @param id the folder of the vectors
   * @param answers the answers
   */
  record Type(String id, Answers answers) implements GameType {
    @Override
    public String title() {
      return "Row";
    }

    @Override
    public About about() {
      return About.of(ImmutableList.of(), 2026, "Put stones in a row.");
    }

    @Override
    public ImmutableList<Option<?>> options() {
      return answers.optionList();
    }

    @Override
    public AnsweringGame game(Options options) {
      return new AnsweringGame(this, answers.game(options));
    }
  }

  /**
   * A setup of such a game.
   *
   * @param real the position that the setup describes
   * @param identity equal for equal setups
   */
  record RowSetup(RowPosition real, Object identity) implements Setup {}

  Answers answers() {
    return type.answers();
  }

  @Override
  public Type type() {
    return answers().type(type);
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
  public Setup parseSetup(CharSequence text) {
    return answers().parseSetup(this, text);
  }

  @Override
  public ImmutableList<Violation> defects(Setup setup) {
    return answers().defects(((RowSetup) setup).real());
  }

  @Override
  public Position<RowMove> position(Setup setup) {
    RowPosition position = ((RowSetup) setup).real();
    SetupException.check(answers().listedDefects(position));
    return new AnsweringPosition(this, position, 0);
  }

  @Override
  public ImmutableList<GameSymmetry<RowMove>> symmetries() {
    return answers().symmetries(this);
  }

  @Override
  public String toString() {
    return answers().toString(real);
  }
}
