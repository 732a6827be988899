package io.github.boardrules.loa;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.loa.LoaRules.BothConnected;
import io.github.boardrules.loa.LoaRules.Check;
import io.github.boardrules.loa.LoaRules.Repetition;
import java.util.Optional;

/**
 * How a position stands: the game goes on, or how it ended. In a position that no move led to, the
 * side not to move counts as the one that moved.
 */
record Verdict(Optional<Outcome> outcome) {
  static final Verdict GOES_ON = new Verdict(Optional.empty());

  boolean isOver() {
    return outcome.isPresent();
  }

  static Verdict of(LoaPosition position) {
    for (Check check : position.game().rules().order()) {
      Verdict verdict =
          switch (check) {
            case NO_MOVE -> ofMobility(position);
            case REPETITION -> ofRepetition(position);
            case CONNECTION -> ofConnection(position);
          };
      if (verdict.isOver()) {
        return verdict;
      }
    }
    return GOES_ON;
  }

  private static Verdict ofMobility(LoaPosition position) {
    return position.canMove() ? GOES_ON : win(mover(position), LoaReason.NO_LEGAL_MOVE);
  }

  private static Verdict ofRepetition(LoaPosition position) {
    LoaRules rules = position.game().rules();
    if (position.occurrences() < rules.repetitionAt()) {
      return GOES_ON;
    }
    return rules.repetition() == Repetition.DRAW
        ? draw(LoaReason.REPETITION)
        : win(position.turn(), LoaReason.REPETITION);
  }

  private static Verdict ofConnection(LoaPosition position) {
    Colour mover = mover(position);
    boolean moverIs = position.isConnected(mover);
    boolean opponentIs = position.isConnected(mover.opposite());
    if (moverIs && opponentIs) {
      return position.game().rules().bothConnected() == BothConnected.DRAW
          ? draw(LoaReason.BOTH_CONNECTED)
          : win(mover, LoaReason.BOTH_CONNECTED);
    }
    return moverIs
        ? win(mover, LoaReason.CONNECTION)
        : opponentIs ? win(mover.opposite(), LoaReason.OPPONENT_CONNECTED) : GOES_ON;
  }

  private static Colour mover(LoaPosition position) {
    return position.turn().opposite();
  }

  private static Verdict win(Colour winner, LoaReason reason) {
    return new Verdict(Optional.of(Outcome.win(LoaPosition.player(winner), reason)));
  }

  private static Verdict draw(LoaReason reason) {
    return new Verdict(Optional.of(Outcome.draw(reason)));
  }
}
