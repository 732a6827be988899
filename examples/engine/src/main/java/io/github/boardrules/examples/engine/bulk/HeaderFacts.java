package io.github.boardrules.examples.engine.bulk;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.Place;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.TextLocation;
import org.jspecify.annotations.Nullable;

/** The facts of a game that is scanned and not judged. */
abstract class HeaderFacts implements GameFacts, RecordHandler {
  /** The problems of texts without a game. */
  private static final ImmutableSet<RecordProblem.Code> NOISE =
      Sets.immutableEnumSet(
          RecordProblem.Code.NOT_A_GAME,
          RecordProblem.Code.TOO_MANY_GAMES,
          RecordProblem.Code.TOO_MUCH_TEXT,
          RecordProblem.Code.BAD_CHARACTER);

  private final boolean countsMoves;
  private final boolean isPlaced;
  private TextLocation start = TextLocation.nowhere();
  private String game = "";
  private Options options = Options.none();
  private String first = "";
  private String second = "";
  private String event = "";
  private String date = "";
  private @Nullable ClaimedResult claim;
  private @Nullable Termination termination;
  private boolean isNamed;
  private boolean isReadable = true;
  private int plies;
  private int depth;

  HeaderFacts(boolean countsMoves, boolean isPlaced) {
    this.countsMoves = countsMoves;
    this.isPlaced = isPlaced;
  }

  /** Returns the place of the game, if places are wanted. */
  TextLocation start() {
    return start;
  }

  /** Returns whether the text has a game: it names one, or all of its characters have a meaning. */
  boolean isGame() {
    return isNamed || isReadable;
  }

  @Override
  public Wanted wanted() {
    return countsMoves ? Wanted.MOVES : Wanted.HEADER;
  }

  @Override
  public void begin(Place at) {
    start = isPlaced ? at.toLocation() : start;
    game = "";
    options = Options.none();
    first = "";
    second = "";
    event = "";
    date = "";
    claim = null;
    termination = null;
    isNamed = false;
    isReadable = true;
    plies = 0;
    depth = 0;
  }

  /** Returns the facts of this game, which stay when the next one begins. */
  GameFacts copy() {
    HeaderFacts copy = new HeaderFacts(countsMoves, isPlaced) {};
    copy.game = game;
    copy.options = options;
    copy.first = first;
    copy.second = second;
    copy.event = event;
    copy.date = date;
    copy.claim = claim;
    copy.termination = termination;
    copy.plies = plies;
    return copy;
  }

  @Override
  public void game(CharSequence id, Place at) {
    game = id.toString();
    isNamed |= !game.isEmpty();
  }

  @Override
  public void options(Options all, Place at) {
    options = all;
    isNamed |= !all.isEmpty();
  }

  @Override
  public void setup(CharSequence text, Place at) {
    isNamed = true;
  }

  @Override
  public void tag(CharSequence name, CharSequence text, Place at) {
    isNamed = true;
    switch (name.toString()) {
      case RecordHeader.FIRST -> first = text.toString();
      case RecordHeader.SECOND -> second = text.toString();
      case "Event" -> event = text.toString();
      case "Date" -> date = text.toString();
      case "Termination" -> {
        Termination end = Termination.find(text.toString()).orElse(null);
        if (end != null) {
          termination(end, at);
        }
      }
      default -> {}
    }
  }

  @Override
  public void claim(ClaimedResult result, Place at) {
    claim = result;
  }

  @Override
  public void termination(Termination end, Place at) {
    Termination known = termination;
    if (known == null || (known.kind() == end.kind() && known.loser().isEmpty())) {
      termination = end;
    }
  }

  @Override
  public void problem(RecordProblem.Code code, String message, Place at) {
    isReadable &= !NOISE.contains(code);
  }

  @Override
  public void problem(RecordProblem problem) {
    isReadable &= !NOISE.contains(problem.code());
  }

  @Override
  public void move(CharSequence notation, CharSequence written, Place at) {
    plies += depth == 0 ? 1 : 0;
  }

  @Override
  public void openVariation(int ply, Place at) {
    depth++;
  }

  @Override
  public void closeVariation() {
    depth--;
  }

  @Override
  public String game() {
    return game;
  }

  @Override
  public Options options() {
    return options;
  }

  @Override
  public String player(Player player) {
    return player == Player.FIRST ? first : second;
  }

  @Override
  public String event() {
    return event;
  }

  @Override
  public String date() {
    return date;
  }

  @Override
  public GameResult result() {
    if (claim != null) {
      return claim.result();
    }
    return termination == null ? GameResult.UNKNOWN : termination.result();
  }

  @Override
  public int plies() {
    if (!countsMoves) {
      throw new IllegalStateException("the moves were not counted");
    }
    return plies;
  }

  @Override
  public GameResult winner() {
    throw notJudged();
  }

  @Override
  public String reason() {
    throw notJudged();
  }

  @Override
  public String side(Player player) {
    throw notJudged();
  }

  @Override
  public boolean isValid() {
    throw notJudged();
  }

  private static IllegalStateException notJudged() {
    return new IllegalStateException("the game was not judged");
  }
}
