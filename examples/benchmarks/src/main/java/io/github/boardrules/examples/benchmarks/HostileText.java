package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.loa.LoaMove;
import java.util.SplittableRandom;
import java.util.function.IntFunction;

/** Texts of legal records that cost as much time as possible within the limits for servers. */
enum HostileText {
  /** Games as long as possible without a capture, all of whose positions have to be compared. */
  LOA_LONG("loa", i -> "", false),
  /** The same; a position may occur four times. */
  LOA_REPEATED("loa", i -> "repetition=DRAW repetitionAt=5", false),
  /** Many games on large boards, each with options of its own. */
  LOA_16("loa", i -> "size=16 quietLimit=" + (1 + i), true),
  /** Many games on large boards, each with a komi of its own. */
  LINAGE_25("linage", HostileText::ownKomi, true),
  /** The same; the first player chooses from a range that no other game has. */
  LINAGE_25_PIE("linage", HostileText::ownRange, true),
  /** Many games on large boards, each with a komi of its own. */
  CARTESO_25("carteso", HostileText::ownKomi, true),
  /** The same; the first player chooses from a range that no other game has. */
  CARTESO_25_PIE("carteso", HostileText::ownRange, true),
  /** Complete games on large boards. */
  IRIS_13("iris", i -> "n=13", false);

  private static final int CHARACTERS = 1_000_000;
  private static final ReadLimits LIMITS = ReadLimits.forServers();

  private final String game;

  @SuppressWarnings("ImmutableEnumChecker") // the functions have no state
  private final IntFunction<String> options;

  private final boolean isManyGames;

  HostileText(String game, IntFunction<String> options, boolean isManyGames) {
    this.game = game;
    this.options = options;
    this.isManyGames = isManyGames;
  }

  private static String ownKomi(int number) {
    return "width=25 height=25 opening=FIXED komi=" + (number - 500);
  }

  private static String ownRange(int number) {
    return "width=25 height=25 komi=" + (number / 25 - 625) + ".." + (625 - number % 25);
  }

  /** Returns about a million characters. */
  String text() {
    GameType type = GameTypes.installed().get(game);
    int games = isManyGames ? (int) LIMITS.get(Limit.GAMES) : Integer.MAX_VALUE;
    int share = isManyGames ? CHARACTERS / games : CHARACTERS;
    SplittableRandom random = new SplittableRandom(19);
    StringBuilder text = new StringBuilder(CHARACTERS);
    for (int i = 0; i < games && text.length() < CHARACTERS; i++) {
      String chosen = options.apply(i);
      text.append("[Game \"").append(game).append("\"]\n");
      text.append("[Options \"").append(chosen).append("\"]\n\n");
      int length = Math.min(share, CHARACTERS - text.length());
      append(text, type.game(Options.parse(chosen)), length, random);
      text.append("*\n\n");
    }
    return text.toString();
  }

  /** Appends random moves until the game is over, the text is long enough or has enough moves. */
  private static <M extends Move> void append(
      StringBuilder text, Game<M> played, int length, SplittableRandom random) {
    int end = text.length() + length - 100;
    Position<M> position = played.start();
    long most = LIMITS.get(Limit.MOVES);
    for (int plies = 0; plies < most && text.length() < end && !position.isOver(); plies++) {
      M move = chosen(position, random);
      text.append(move.notation()).append(' ');
      position = position.playUnchecked(move);
    }
  }

  /** Prefers moves that are no passes or captures and do not end the game. */
  private static <M extends Move> M chosen(Position<M> position, SplittableRandom random) {
    int count = position.legalMoveCount();
    M move = position.legalMoves().get(random.nextInt(count));
    for (int tries = 0; tries < 50 && ends(position, move); tries++) {
      move = position.legalMoves().get(random.nextInt(count));
    }
    return move;
  }

  private static <M extends Move> boolean ends(Position<M> position, M move) {
    return (move instanceof LoaMove.PieceMove piece && piece.isCapture())
        || move.cells().isEmpty()
        || position.playUnchecked(move).isOver();
  }
}
