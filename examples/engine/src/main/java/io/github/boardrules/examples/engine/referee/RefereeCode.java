package io.github.boardrules.examples.engine.referee;

/** The errors of questions. */
public enum RefereeCode implements Refusal.Code {
  /** The text is not JSON; the error has {@code line} and {@code column}. */
  MALFORMED_JSON(400),
  /** No kind of question has this name. */
  UNKNOWN_QUESTION(400),
  /** The question has a member that is not one of its kind. */
  UNKNOWN_MEMBER(400),
  /** The question lacks a member that its kind requires. */
  MISSING_MEMBER(400),
  /** A member has a value of another type. */
  WRONG_TYPE(400),
  /** A number or the length of a list is out of its range. */
  OUT_OF_RANGE(400),
  /** Two members exclude each other. */
  CONTRADICTION(400),
  /** The question is longer than the limit, {@code limit} bytes. */
  TOO_LARGE(413),
  /** No installed game has this id. */
  UNKNOWN_GAME(422),
  /** No installed format has this id. */
  UNKNOWN_FORMAT(422),
  /**
   * The game does not accept an option; the error has {@code option}, its name, and {@code reason},
   * a code of the library.
   */
  BAD_OPTION(422),
  /**
   * A text is not a move, a position or a cell in the notation of the game; the error has {@code
   * reason}, a code of the library, and {@code offset}, the number of characters before the error.
   */
  UNREADABLE(422),
  /** A setup is not a position of the game; the error has {@code violations}. */
  BAD_SETUP(422),
  /** A record has problems; the error has {@code problems}. */
  BAD_RECORD(422),
  /** The answer would take more than {@code limit} positions to compute. */
  TOO_MUCH_WORK(422),
  /** A move is illegal in its position; the error has {@code move} and {@code violation}. */
  ILLEGAL_MOVE(409),
  /** The text has fewer games than the number asks for. */
  NO_SUCH_GAME(409),
  /** The game has fewer moves than the ply asks for; the error has {@code plies}. */
  NO_SUCH_PLY(409),
  /** The format does not support the game. */
  NOT_WRITABLE(409),
  /** The referee failed; the log has the details under the number {@code failure}. */
  INTERNAL(500),
  /**
   * The index of games cannot be read; the log has the details under the number {@code failure}.
   */
  UNREADABLE_INDEX(500),
  /** The referee has no index of games. */
  NO_INDEX(501);

  private final int status;

  RefereeCode(int status) {
    this.status = status;
  }

  /**
   * {@return the code of a failure that is no refusal}
   *
   * @param failure what was thrown to answer a question
   */
  public static RefereeCode of(Throwable failure) {
    return failure instanceof GameIndexException ? UNREADABLE_INDEX : INTERNAL;
  }

  @Override
  public int status() {
    return status;
  }
}
