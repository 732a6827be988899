package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.loa.LoaRules.Check;
import io.github.boardrules.loa.LoaRules.NoLegalMove;
import io.github.boardrules.loa.LoaRules.Repetition;
import io.github.boardrules.loa.LoaRules.RepetitionOf;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines of Action under fixed rules, from a fixed start. An immutable value. */
@Immutable
@SuppressWarnings("Immutable") // never changed: the moves and tables of the game
public final class LoaGame implements Game<LoaMove> {
  private static final LoaGameType TYPE = new LoaGameType();

  private final LoaRules rules;
  private final LoaPosition start;
  final BoardTables tables;

  // Copies of the values of options: positions read them after each move.
  final int repetitionAt;
  final int quietLimit;
  final int plyLimit;
  final ImmutableList<Check> order;

  /** Whether positions need no history, because they may repeat for ever. */
  final boolean allowsRepetition;

  /** Whether a position repeats another one even if the other side is to move. */
  final boolean repeatsArrangements;

  /** Whether a pass that answers a pass ends the game. */
  final boolean passesCanEnd;

  /** Whether a number of plies ends the game. */
  final boolean hasLimits;

  /** Whether none of these four is so, as under the published rules. */
  final boolean usesStandardHistory;

  LoaGame(LoaRules rules, LoaSetup start) {
    this.rules = checkNotNull(rules, "rules");
    rules.check();
    this.tables = BoardTables.of(rules);
    this.allowsRepetition = rules.get(LoaRules.REPETITION) == Repetition.NONE;
    this.repeatsArrangements = rules.get(LoaRules.REPETITION_OF) == RepetitionOf.PLACEMENT;
    this.passesCanEnd = allowsRepetition && rules.get(LoaRules.NO_LEGAL_MOVE) == NoLegalMove.PASSES;
    this.repetitionAt = rules.get(LoaRules.REPETITION_AT);
    this.quietLimit = rules.get(LoaRules.QUIET_LIMIT);
    this.plyLimit = rules.get(LoaRules.PLY_LIMIT);
    this.order = ImmutableList.copyOf(rules.get(LoaRules.ORDER));
    this.hasLimits = quietLimit > 0 || plyLimit > 0;
    this.usesStandardHistory = !allowsRepetition && !repeatsArrangements && !hasLimits;
    this.start = new SetupCheck(this, start).position();
    checkThatItFitsIntoAnOption(start);
  }

  private void checkThatItFitsIntoAnOption(LoaSetup setup) {
    if (!setup.history().isEmpty() && start.text().length() > Options.MAX_LENGTH) {
      String template =
          "the text of the start, with its history, has {found} characters, more than {limit}";
      Violation defect =
          Violation.of(LoaDefectCode.HISTORY_TOO_LONG, template)
              .with("found", start.text().length())
              .with("limit", Options.MAX_LENGTH);
      throw new SetupException(ImmutableList.of(defect));
    }
  }

  /** Creates a position without earlier positions. Passes count only if no piece can move. */
  LoaPosition create(CellSet black, CellSet white, Color toMove, PlyCounts counts) {
    LoaPosition position =
        tables.board.equals(Loa.BOARD)
            ? new BitboardPosition(this, black, white, toMove, counts)
            : new LinePosition(this, black, white, toMove, counts);
    return counts.passes() > 0 && position.canMove()
        ? create(black, white, toMove, new PlyCounts(counts.quiet(), counts.played(), 0))
        : position;
  }

  /** {@return the rules} */
  public LoaRules rules() {
    return rules;
  }

  @Override
  public LoaGameType type() {
    return TYPE;
  }

  @Override
  public Options options() {
    return rules.options().withUnlessDefault(NamedSetups.OPTION, LoaNotation.nameOrText(start));
  }

  @Override
  public Board board() {
    return tables.board;
  }

  @Override
  public LoaPosition start() {
    return start;
  }

  /** {@inheritDoc} Also accepts the names and the lists of pieces of the option {@code setup}. */
  @Override
  public LoaSetup parseSetup(CharSequence text) {
    return LoaNotation.parseSetup(text, rules.board());
  }

  @Override
  public LoaPosition parsePosition(CharSequence text) {
    return position(parseSetup(text));
  }

  /** {@inheritDoc} The codes are {@link LoaDefectCode}s. */
  @Override
  public List<Violation> defects(Setup setup) {
    return check(setup).defects();
  }

  @Override
  public LoaPosition position(Setup setup) {
    return check(setup).position();
  }

  private SetupCheck check(Setup setup) {
    checkNotNull(setup, "setup");
    checkArgument(setup instanceof LoaSetup, "%s is not a LoaSetup", setup);
    return new SetupCheck(this, (LoaSetup) setup);
  }

  /**
   * {@return the symmetries of the board, eight of a square one and twelve of a hexagonal one, then
   * the same with the colors swapped}
   */
  @Override
  public List<GameSymmetry<LoaMove>> symmetries() {
    return tables.symmetries;
  }

  /** {@return whether the other object is a game with equal rules and an equal start} */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof LoaGame game && rules.equals(game.rules) && start.equals(game.start);
  }

  @Override
  public int hashCode() {
    return 31 * rules.hashCode() + start.hashCode();
  }

  /** {@return the title and the options: {@code Lines of Action repetitionAt=3}} */
  @Override
  public String toString() {
    return (TYPE.title() + " " + options()).trim();
  }
}
