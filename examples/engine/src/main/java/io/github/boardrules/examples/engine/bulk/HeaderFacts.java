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

/** Reads the facts of games that are scanned and not judged. */
abstract class HeaderFacts implements RecordHandler {
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
  private Header game;
  private boolean isNamed;
  private boolean isReadable;
  private int depth;

  HeaderFacts(boolean countsMoves, boolean isPlaced) {
    this.countsMoves = countsMoves;
    this.isPlaced = isPlaced;
    this.game = new Header(countsMoves);
  }

  /** Returns the place of the game, if places are wanted. */
  TextLocation start() {
    return start;
  }

  /** Returns whether the text has a game: it names one, or all of its characters have a meaning. */
  boolean isGame() {
    return isNamed || isReadable;
  }

  /** Returns the facts of the game. */
  GameFacts facts() {
    return game;
  }

  @Override
  public Wanted wanted() {
    return countsMoves ? Wanted.MOVES : Wanted.HEADER;
  }

  @Override
  public void begin(Place at) {
    start = isPlaced ? at.toLocation() : start;
    game = new Header(countsMoves);
    isNamed = false;
    isReadable = true;
    depth = 0;
  }

  @Override
  public void game(CharSequence id, Place at) {
    game.id = id.toString();
    isNamed |= !game.id.isEmpty();
  }

  @Override
  public void options(Options all, Place at) {
    game.options = all;
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
      case RecordHeader.FIRST -> game.first = text.toString();
      case RecordHeader.SECOND -> game.second = text.toString();
      case "Event" -> game.event = text.toString();
      case "Date" -> game.date = text.toString();
      case "Termination" ->
          Termination.find(text.toString()).ifPresent(end -> termination(end, at));
      default -> {}
    }
  }

  @Override
  public void claim(ClaimedResult result, Place at) {
    game.claim = result;
  }

  @Override
  public void termination(Termination end, Place at) {
    Termination known = game.termination;
    if (known == null || (known.kind() == end.kind() && known.loser().isEmpty())) {
      game.termination = end;
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
    game.plies += depth == 0 ? 1 : 0;
  }

  @Override
  public void openVariation(int ply, Place at) {
    depth++;
  }

  @Override
  public void closeVariation() {
    depth--;
  }

  private static final class Header implements GameFacts {
    private final boolean countsMoves;
    private String id = "";
    private Options options = Options.none();
    private String first = "";
    private String second = "";
    private String event = "";
    private String date = "";
    private @Nullable ClaimedResult claim;
    private @Nullable Termination termination;
    private int plies;

    Header(boolean countsMoves) {
      this.countsMoves = countsMoves;
    }

    @Override
    public String game() {
      return id;
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
      return countsMoves ? plies : GameFacts.super.plies();
    }
  }
}
