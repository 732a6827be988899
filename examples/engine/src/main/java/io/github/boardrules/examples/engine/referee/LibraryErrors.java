package io.github.boardrules.examples.engine.referee;

import static com.google.common.collect.ImmutableList.toImmutableList;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.text.NotationException;

/** The errors for exceptions of the library. */
public final class LibraryErrors {
  private LibraryErrors() {}

  /**
   * {@return the error for a text that is not in the notation of a game}
   *
   * @param pointer the place of the text in the request
   * @param e what is wrong with the text
   */
  public static Refusal unreadable(String pointer, NotationException e) {
    return Refusal.at(RefereeCode.UNREADABLE, pointer, String.valueOf(e.getMessage()))
        .with("reason", e.code().name())
        .with("offset", e.offset());
  }

  /**
   * {@return the error for a setup that is not a position of its game}
   *
   * @param pointer the place of the setup in the request
   * @param e what is wrong with the setup
   */
  static Refusal badSetup(String pointer, SetupException e) {
    return Refusal.at(RefereeCode.BAD_SETUP, pointer, String.valueOf(e.getMessage()))
        .with("violations", e.defects().stream().map(Violation::toMap).collect(toImmutableList()));
  }

  /**
   * {@return the error for an illegal move}
   *
   * @param pointer the place of the move in the request
   * @param e the move, and the rule that it breaks
   */
  public static Refusal illegal(String pointer, IllegalMoveException e) {
    return Refusal.at(RefereeCode.ILLEGAL_MOVE, pointer, e.violation().message())
        .with("move", e.move().notation())
        .with("violation", e.violation().toMap());
  }
}
