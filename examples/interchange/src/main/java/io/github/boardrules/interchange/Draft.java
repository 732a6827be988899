package io.github.boardrules.interchange;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.Place;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.text.TextScanner;
import io.github.boardrules.linage.LinageGameType;
import io.github.boardrules.loa.LoaGameType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A record in the making, with its problems, within the limits. */
final class Draft {
  /** The id of Lines of Action. */
  static final String LOA = "loa";

  /** The id of Linage. */
  static final String LINAGE = "linage";

  /** The games that the programs record here. */
  static final Validator GAMES =
      Validator.of(GameTypes.of(ImmutableList.of(new LoaGameType(), new LinageGameType())));

  private final ReadLimits limits;
  private final GameRecord.Builder record = GameRecord.builder();
  private final List<RecordedMove> moves = new ArrayList<>();
  private final List<RecordProblem> problems = new ArrayList<>();
  private final Set<String> tags = new HashSet<>();
  private final Map<String, TextLocation> locations = new HashMap<>();
  private RecordHeader header = RecordHeader.none();
  private TextLocation start;
  private boolean isFull;

  Draft(ReadLimits limits, TextLocation start) {
    this.limits = limits;
    this.start = start;
  }

  ReadLimits limits() {
    return limits;
  }

  void start(TextLocation at) {
    start = at;
  }

  TextLocation start() {
    return start;
  }

  void problem(Code code, TextLocation location, String message) {
    problem(code, location, moves.size(), message);
  }

  void problem(Code code, TextLocation location, int ply, String message) {
    add(RecordProblem.of(code, location, ply, message));
  }

  void add(RecordProblem problem) {
    if (problems.size() <= limits.get(Limit.PROBLEMS)) { // one more shows that there are more
      problems.add(problem);
    }
  }

  void exceeded(Code code, TextLocation location, Limit limit, String what) {
    if (!isFull) {
      isFull = true;
      String message = "The game has more than " + limits.get(limit) + " " + what;
      problems.add(RecordProblem.of(code, location, moves.size(), message));
    }
  }

  /** Returns whether a limit is exceeded, so that the rest of the game is skipped. */
  boolean isFull() {
    return isFull;
  }

  boolean hasProblems() {
    return !problems.isEmpty();
  }

  void game(String id, TextLocation at) {
    record.game(id);
    locations.put("Game", at);
  }

  void options(Options options, TextLocation at) {
    record.options(options);
    locations.put("Options", at);
  }

  void setup(String text, TextLocation at) {
    record.setup(text);
    locations.put("Setup", at);
  }

  void comment(String text) {
    header = header.withComment(text);
  }

  /** Reports a second value where a record has only one. Returns whether it is the first one. */
  boolean isFirst(boolean isFirst, TextLocation at, String what) {
    if (!isFirst) {
      problem(Code.DUPLICATE_TAG, at, "The record has two values for " + what);
    }
    return isFirst;
  }

  /** Adds a tag. Reports one that the record cannot have or already has. */
  void tag(String name, String text, TextLocation at) {
    if (isFull) {
      return;
    }
    if (!RecordHeader.isTagName(name) || RecordHeader.isReserved(name)) {
      problem(Code.NOT_KEPT, at, "A record cannot have a tag with the name " + excerpt(name));
    } else if (text.length() > limits.get(Limit.TAG_LENGTH)) {
      exceeded(Code.TEXT_TOO_LONG, at, Limit.TAG_LENGTH, "characters in one value");
    } else if (!tags.add(name)) {
      problem(Code.DUPLICATE_TAG, at, "The record has two values for the tag " + name);
    } else if (tags.size() > limits.get(Limit.TAGS)) {
      exceeded(Code.TOO_MANY_TAGS, at, Limit.TAGS, "values");
    } else {
      header = header.withTag(name, text);
      locations.put(name, at);
    }
  }

  void claim(GameResult result, TextLocation at) {
    header = header.withClaim(ClaimedResult.of(result));
    locations.put("Result", at);
  }

  void termination(Termination termination, TextLocation at) {
    header = header.withTermination(termination);
    locations.put("Termination", at);
  }

  /**
   * Adds a move.
   *
   * @param text the move as the record writes it
   * @param notation the move in the notation of the game
   */
  void move(String text, String notation, TextLocation at) {
    move(RecordedMove.of(text, notation, at));
  }

  void move(RecordedMove move) {
    if (moves.size() == limits.get(Limit.MOVES)) {
      exceeded(Code.TOO_MANY_MOVES, move.location(), Limit.MOVES, "moves");
    }
    if (!isFull) {
      moves.add(move);
    }
  }

  int plies() {
    return moves.size();
  }

  /** Returns a text that is short enough for a message. */
  static String excerpt(String text) {
    return TextScanner.abbreviate(text, 40);
  }

  /** Replays the moves so far; empty if the game is unknown or cannot be set up. */
  Optional<LineReplay> replay() {
    return GAMES.replay(record()).mainLine();
  }

  /** Reports the record and its problems, those of a limit last, because they end a game. */
  void report(RecordHandler to, Place end) {
    record().accept(to);
    problems.stream().filter(found -> !found.code().isOfALimit()).forEach(to::problem);
    problems.stream().filter(found -> found.code().isOfALimit()).forEach(to::problem);
    to.end(end);
  }

  private GameRecord record() {
    return record.header(header).moves(moves).locations(start, locations).build();
  }
}
