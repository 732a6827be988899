package io.github.boardrules.interchange;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.text.TextScanner;
import io.github.boardrules.loa.LoaPosition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reports one game to a handler, within the limits. Keeps nothing of the game, unless its moves
 * precede its start: they then wait for it.
 */
final class GameReport {
  /** The id of Lines of Action. */
  static final String LOA = "loa";

  /** The id of Linage. */
  static final String LINAGE = "linage";

  private final RecordHandler to;
  private final ReadLimits limits;
  private final TextLocation start;
  private final Set<String> tags = new HashSet<>();
  private final List<Runnable> waiting = new ArrayList<>(0);
  private boolean isWaiting;
  private int plies;
  private @Nullable RecordProblem exceeded;

  GameReport(RecordHandler to, ReadLimits limits, TextLocation start) {
    this.to = to;
    this.limits = limits;
    this.start = start;
    to.begin(start);
  }

  ReadLimits limits() {
    return limits;
  }

  /** Returns where the game begins. */
  TextLocation start() {
    return start;
  }

  /** Lets moves and comparisons wait for {@link #started()}. */
  void waitForStart() {
    isWaiting = true;
  }

  /** The start of the game has been reported. */
  void started() {
    isWaiting = false;
    waiting.forEach(Runnable::run);
    waiting.clear();
  }

  /** Does something when the start of the game has been reported. */
  void then(Runnable action) {
    if (isWaiting) {
      waiting.add(action);
    } else {
      action.run();
    }
  }

  void problem(Code code, TextLocation at, String message) {
    problem(code, at, plies, message);
  }

  void problem(Code code, TextLocation at, int ply, String message) {
    problem(RecordProblem.of(code, at, ply, message));
  }

  /** Reports a problem; the first one of a limit at the end of the game, because it ends it. */
  void problem(RecordProblem problem) {
    if (!problem.code().isOfALimit()) {
      to.problem(problem);
    } else if (!isFull()) {
      exceeded = problem;
    }
  }

  void exceeded(Code code, TextLocation at, Limit limit, String what) {
    problem(code, at, "The game has more than " + limits.get(limit) + " " + what);
  }

  /** Returns whether a limit is exceeded, so that the rest of the game is skipped. */
  boolean isFull() {
    return exceeded != null;
  }

  void game(String id, TextLocation at) {
    if (mayStart(at)) {
      to.game(id, at);
    }
  }

  void options(Options options, TextLocation at) {
    if (mayStart(at)) {
      to.options(options, at);
    }
  }

  void setup(String text, TextLocation at) {
    to.setup(text, at);
  }

  /** Returns whether no move has been reported yet; reports a problem if one has. */
  boolean mayStart(TextLocation at) {
    boolean mayStart = isWaiting || plies == 0;
    if (!mayStart) {
      problem(Code.MISPLACED, at, "The game is described after its first move");
    }
    return mayStart;
  }

  void comment(String text) {
    to.comment(text);
  }

  /** Reports a second value where a record has only one. Returns whether it is the first one. */
  boolean isFirst(boolean isFirst, TextLocation at, String what) {
    if (!isFirst) {
      problem(Code.DUPLICATE_TAG, at, "The record has two values for " + what);
    }
    return isFirst;
  }

  /** Reports a tag, or that the record cannot have it or already has it. */
  void tag(String name, String text, TextLocation at) {
    if (isFull()) {
      return;
    }
    if (!RecordHeader.isTagName(name) || RecordHeader.isReserved(name)) {
      problem(Code.NOT_KEPT, at, "A record cannot have a tag with the name " + excerpt(name));
    } else if (text.length() > limits.get(Limit.TAG_LENGTH)) {
      exceeded(Code.TEXT_TOO_LONG, at, Limit.TAG_LENGTH, "characters in one value");
    } else if (isFirst(tags.add(name), at, "the tag " + name)) {
      if (tags.size() > limits.get(Limit.TAGS)) {
        exceeded(Code.TOO_MANY_TAGS, at, Limit.TAGS, "values");
      } else {
        to.tag(name, text, at);
      }
    }
  }

  void claim(GameResult result, TextLocation at) {
    to.claim(ClaimedResult.of(result), at);
  }

  void termination(Termination termination, TextLocation at) {
    to.termination(termination, at);
  }

  /**
   * Reports a move.
   *
   * @param text the move as the record writes it
   * @param notation the move in the notation of the game
   */
  void move(String text, String notation, TextLocation at) {
    plies++;
    then(() -> to.move(notation, text, at));
  }

  /** Reports a property of the last move. */
  void property(String name, String text) {
    then(() -> to.property(name, text));
  }

  /** Reports a move of Lines of Action, and a wrong mark of a capture in it. */
  void markedMove(String text, String notation, TextLocation at) {
    int ply = ++plies;
    then(
        () -> {
          Optional<LoaPosition> before = loa();
          to.move(notation, text, at);
          if (loa().isPresent()) {
            compare(before.orElseThrow(), ply, at, LoaStatements.move(text, notation));
          }
        });
  }

  /** Returns the number of moves so far. */
  int plies() {
    return plies;
  }

  /** Returns the position after the last move if all moves are legal and the handler plays them. */
  Optional<Position<?>> position() {
    return to.position();
  }

  /** Returns the position if it is one of Lines of Action. */
  Optional<LoaPosition> loa() {
    return position().filter(LoaPosition.class::isInstance).map(LoaPosition.class::cast);
  }

  /** Reports the difference, if any, between a statement and the current position. */
  void compare(TextLocation at, Function<LoaPosition, Optional<String>> difference) {
    int ply = plies;
    then(() -> loa().ifPresent(position -> compare(position, ply, at, difference)));
  }

  /** Reports the difference, if any, between a statement and a position. */
  void compare(
      LoaPosition position,
      int ply,
      TextLocation at,
      Function<LoaPosition, Optional<String>> difference) {
    difference
        .apply(position)
        .ifPresent(message -> problem(Code.POSITION_CONTRADICTED, at, ply, message));
  }

  /** Returns a text that is short enough for a message. */
  static String excerpt(String text) {
    return TextScanner.abbreviate(text, 40);
  }

  /** Ends the game. */
  void end(RecordInput text) {
    started();
    if (exceeded != null) {
      to.problem(exceeded);
    }
    to.end(text.place());
  }
}
