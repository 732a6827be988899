package io.github.boardrules.examples.guide;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Longs;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.OutcomeReason;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.spi.StableHash;
import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.core.text.TextScanner;
import io.github.boardrules.examples.connection.ConnectionGame;
import io.github.boardrules.examples.connection.ConnectionMove;
import io.github.boardrules.examples.connection.ConnectionPosition;
import io.github.boardrules.examples.connection.HexGameType;
import io.github.boardrules.examples.connection.YGameType;
import io.github.boardrules.examples.guide.yavalath.YavalathMove;
import io.github.boardrules.examples.guide.yavalath.YavalathPosition;
import io.github.boardrules.examples.guide.yavalath.YavalathType;
import io.github.boardrules.examples.tictactoe.TicTacToeGame;
import io.github.boardrules.examples.tictactoe.TicTacToeGameType;
import io.github.boardrules.examples.tictactoe.TicTacToeMove;
import io.github.boardrules.examples.tictactoe.TicTacToePosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Mistakes that new authors of games make, in four small games. */
final class Mistakes {
  static final GameType TICTACTOE = new TicTacToeGameType();
  static final GameType HEX = new HexGameType();
  static final GameType Y = new YGameType();
  static final GameType YAVALATH = new YavalathType();

  private Mistakes() {}

  static ImmutableList<Mistake> all() {
    return ImmutableList.<Mistake>builder()
        .addAll(moveTexts())
        .addAll(setups())
        .addAll(values())
        .addAll(legality())
        .addAll(outcomes())
        .addAll(symmetries())
        .addAll(violations())
        .addAll(options())
        .addAll(laziness())
        .addAll(nulls())
        .build();
  }

  private static List<Mistake> moveTexts() {
    String kind = "parsing moves";
    return List.of(
        new Mistake(kind, "text after the cell is accepted", TICTACTOE)
            .in(
                "Position.parseMove",
                call -> {
                  TextScanner scanner = new TextScanner(call.text());
                  Cell cell = Cell.read(scanner);
                  Position<?> position = call.real(Position.class);
                  return new TicTacToeMove(position.board().parseCell(cell.toString()));
                }),
        new Mistake(kind, "a cell is found anywhere in the text", HEX)
            .in(
                "Position.parseMove",
                call -> {
                  Matcher matcher = Pattern.compile("[a-z]+[0-9]{1,2}").matcher(call.text());
                  return matcher.find() ? move(call, matcher.group()) : call.right().get();
                }),
        new Mistake(kind, "the cell need not be on the board", Y)
            .in("Position.parseMove", call -> ConnectionMove.stone(Cell.parse(call.text()))),
        new Mistake(kind, "only legal moves are found", YAVALATH)
            .in(
                "Position.parseMove",
                call ->
                    call.real(YavalathPosition.class).legalMoves().stream()
                        .filter(move -> move.notation().contentEquals(call.text()))
                        .findFirst()
                        .orElseThrow(Mistakes::noSuchMove)),
        new Mistake(kind, "the text is compared as if it were a String", HEX)
            .in(
                "Position.parseMove",
                call ->
                    ((Object) call.text()).equals("swap")
                        ? ConnectionMove.swap()
                        : ConnectionMove.stone(
                            call.real(Position.class).board().parseCell(call.text()))),
        new Mistake(kind, "the digits of all scripts are accepted", YAVALATH)
            .in(
                "Position.parseMove",
                call -> {
                  Matcher matcher = Pattern.compile("([a-z])(\\p{Nd}+)").matcher(call.text());
                  if (!matcher.matches() || matcher.group(2).length() > 4) {
                    throw noSuchMove();
                  }
                  int rank = Integer.parseInt(matcher.group(2));
                  return new YavalathMove(
                      call.real(Position.class).board().parseCell(matcher.group(1) + rank));
                }));
  }

  private static Object move(Mistake.Call call, String text) {
    return ConnectionMove.stone(call.real(Position.class).board().parseCell(text));
  }

  private static NotationException noSuchMove() {
    return new NotationException(NotationException.Code.UNEXPECTED, 0, "No such move.");
  }

  private static List<Mistake> setups() {
    String kind = "setups";
    return List.of(
        new Mistake(kind, "text after the board is accepted", TICTACTOE)
            .in(
                "Game.parseSetup",
                call -> {
                  Game<?> game = call.real(Game.class);
                  Matcher matcher = Pattern.compile("[xo1-8/]*").matcher(call.text());
                  boolean unused = matcher.lookingAt();
                  return game.parseSetup(matcher.group());
                }),
        new Mistake(kind, "no defect is ever reported", TICTACTOE)
            .in("Game.defects", call -> ImmutableList.of())
            .in(
                "Game.position",
                call -> {
                  TicTacToeGame game = call.real(TicTacToeGame.class);
                  TicTacToeGame.Marks marks = (TicTacToeGame.Marks) call.arg();
                  return new TicTacToePosition(
                      game, game.board().setOf(marks.x()), game.board().setOf(marks.o()));
                }),
        new Mistake(kind, "the text does not say that the colors are swapped", HEX)
            .in("Position.text", call -> withoutSwap(call.right().get()))
            .in("Position.toString", call -> withoutSwap(call.right().get())));
  }

  private static String withoutSwap(@Nullable Object text) {
    return String.valueOf(text).replace(" swapped", "");
  }

  private static List<Mistake> values() {
    String kind = "hashes, equality and keys";
    return List.of(
        new Mistake(kind, "the hash does not depend on the size of the board", TICTACTOE)
            .in(
                "Position.hash",
                call -> {
                  TicTacToePosition p = call.real(TicTacToePosition.class);
                  return StableHash.of(p.game().line(), p.x().word(0), p.o().word(0));
                }),
        new Mistake(kind, "the hash is the hash code of the text", Y)
            .in("Position.hash", call -> (long) call.real().toString().hashCode()),
        new Mistake(kind, "equals and hash ignore whether the game has a swap", HEX)
            .in(
                "Position.equals",
                call ->
                    call.args()[0] instanceof ConnectionPosition other
                        && stones(call.real(ConnectionPosition.class)).equals(stones(other)))
            .in(
                "Position.hash",
                call -> {
                  ConnectionPosition p = call.real(ConnectionPosition.class);
                  long[] rest = {p.board().width(), p.isSwapped() ? 1 : 0};
                  return StableHash.of(Longs.concat(rest, p.black().words(), p.white().words()));
                })
            .in(
                "Position.hashCode",
                call -> stones(call.real(ConnectionPosition.class)).hashCode()),
        new Mistake(kind, "the transposition key ignores the swap", HEX)
            .in(
                "Position.transpositionKey",
                call -> {
                  ConnectionPosition p = call.real(ConnectionPosition.class);
                  return StableHash.of(Longs.concat(p.black().words(), p.white().words()));
                }),
        new Mistake(kind, "the hash ignores whose mark is where", TICTACTOE)
            .in(
                "Position.hash",
                call -> {
                  TicTacToePosition p = call.real(TicTacToePosition.class);
                  long marks = p.x().word(0) | p.o().word(0);
                  return StableHash.of(
                      p.board().width(), p.board().height(), p.game().line(), marks);
                }));
  }

  private static List<Object> stones(ConnectionPosition p) {
    return List.of(p.black(), p.white(), p.isSwapped());
  }

  private static List<Mistake> legality() {
    String kind = "legality";
    return List.of(
        new Mistake(kind, "the swap is always legal, but seldom listed", HEX)
            .in(
                "Position.violation",
                call ->
                    call.arg().equals(ConnectionMove.swap()) && !call.real(Position.class).isOver()
                        ? Optional.empty()
                        : call.right().get()),
        new Mistake(kind, "moves are counted after the end", TICTACTOE)
            .in(
                "Position.legalMoveCount",
                call -> {
                  TicTacToePosition p = call.real(TicTacToePosition.class);
                  return p.x().union(p.o()).complement().size();
                }),
        new Mistake(kind, "isLegal throws an exception for a text that is no move", Y)
            .in(
                "Position.isLegal",
                call -> {
                  if (call.arg() instanceof CharSequence text) {
                    Object unused = call.real(Position.class).parseMove(text, Strictness.LENIENT);
                  }
                  return call.right().get();
                }),
        new Mistake(kind, "moves are legal after the end", YAVALATH)
            .in(
                "Position.violation",
                call ->
                    call.real(Position.class).isOver()
                            && call.real(YavalathPosition.class)
                                .occupant(((YavalathMove) call.arg()).cell())
                                .isEmpty()
                        ? Optional.empty()
                        : call.right().get()));
  }

  private static List<Mistake> outcomes() {
    String kind = "outcomes";
    return List.of(
        new Mistake(kind, "isOver forgets that the board can be full", TICTACTOE)
            .in(
                "Position.isOver",
                call ->
                    call.real(TicTacToePosition.class)
                        .outcome()
                        .filter(outcome -> outcome.winner().isPresent())
                        .isPresent()),
        new Mistake(kind, "Black's player wins although the colors are swapped", HEX)
            .in(
                "Position.outcome",
                call -> {
                  ConnectionPosition p = call.real(ConnectionPosition.class);
                  return p.outcome().map(o -> p.isSwapped() ? o.swapPlayers() : o);
                }),
        new Mistake(kind, "the name of the reason is a text for people", YAVALATH)
            .in(
                "Position.outcome",
                call ->
                    call.real(YavalathPosition.class)
                        .outcome()
                        .map(o -> new Outcome(o.winner(), new Words("in a row"), o.score()))),
        new Mistake(kind, "a finished game has a player to move", YAVALATH)
            .in(
                "Position.toMove",
                call -> {
                  YavalathPosition p = call.real(YavalathPosition.class);
                  boolean isFirst = p.black().size() == p.white().size();
                  return Optional.of(isFirst ? Player.FIRST : Player.SECOND);
                }));
  }

  private record Words(String name) implements OutcomeReason, ErrorCode {}

  private static List<Mistake> symmetries() {
    String kind = "symmetries";
    return List.of(
        new Mistake(kind, "all symmetries of the board, also those that exchange sides", HEX)
            .in(
                "Game.symmetries",
                call ->
                    call.real(ConnectionGame.class).board().symmetries().stream()
                        .map(AnyTurn::new)
                        .collect(ImmutableList.toImmutableList())),
        new Mistake(kind, "a move off the board has no image", YAVALATH)
            .in(
                "GameSymmetry.apply",
                call ->
                    call.arg() instanceof YavalathMove move
                        ? new YavalathMove(call.real(GameSymmetry.class).cells().apply(move.cell()))
                        : call.right().get()),
        new Mistake(kind, "a rotation without its inverse", Y)
            .in(
                "Game.symmetries",
                call -> call.real(ConnectionGame.class).symmetries().subList(0, 2)),
        new Mistake(kind, "the hash of an image is that of the position", TICTACTOE)
            .in("GameSymmetry.imageHash", call -> ((TicTacToePosition) call.arg()).hash()));
  }

  /** A symmetry of the board of a connection game. */
  private record AnyTurn(Symmetry cells) implements GameSymmetry<ConnectionMove> {
    @Override
    public ConnectionPosition apply(Position<ConnectionMove> position) {
      ConnectionPosition p = (ConnectionPosition) position;
      return new ConnectionPosition(
          p.game(), cells.apply(p.black()), cells.apply(p.white()), p.isSwapped());
    }

    @Override
    public ConnectionMove apply(ConnectionMove move) {
      return new ConnectionMove(
          move.cells().stream().map(cells::applyOrKeep).collect(ImmutableList.toImmutableList()));
    }
  }

  private static List<Mistake> violations() {
    String kind = "violations";
    return List.of(
        withDefects(
            new Mistake(kind, "the message is a sentence, not a clause", TICTACTOE),
            defect -> Violation.of(defect.code(), "Wrong marks.")),
        withDefects(
            new Mistake(kind, "the code of a defect is a text for people", Y),
            defect -> Violation.of(new Words("uneven stones"), "uneven")),
        new Mistake(kind, "each violation has a code of its own", YAVALATH)
            .in(
                "Position.violation",
                call ->
                    call.real(YavalathPosition.class)
                        .violation((YavalathMove) call.arg())
                        .map(violation -> Violation.of(new Code(), "there is a stone"))),
        new Mistake(kind, "the exception of play has another violation", HEX)
            .in(
                "Position.play",
                call -> {
                  try {
                    return call.right().get();
                  } catch (IllegalMoveException e) {
                    throw new IllegalMoveException(
                        e.move(), Violation.of(ConnectionPosition.Rule.OCCUPIED, "no"));
                  }
                }));
  }

  private static final class Code implements ErrorCode {
    @Override
    public String name() {
      return "OCCUPIED";
    }
  }

  /** Makes the defects wrong, also in the exception. */
  private static Mistake withDefects(Mistake mistake, UnaryOperator<Violation> change) {
    return mistake
        .in("Game.defects", call -> changed((List<?>) call.right().get(), change))
        .in(
            "Game.position",
            call -> {
              try {
                return call.right().get();
              } catch (SetupException e) {
                throw new SetupException(changed(e.defects(), change));
              }
            });
  }

  private static ImmutableList<Violation> changed(
      @Nullable List<?> defects, UnaryOperator<Violation> change) {
    return Objects.requireNonNull(defects).stream()
        .map(Violation.class::cast)
        .map(change)
        .collect(ImmutableList.toImmutableList());
  }

  private static List<Mistake> options() {
    String kind = "options";
    return List.of(
        new Mistake(kind, "the options of a game include the defaults", TICTACTOE)
            .in(
                "Game.options",
                call -> ((Options) Objects.requireNonNull(call.right().get())).with("width", "3")),
        new Mistake(kind, "unknown options are ignored", Y)
            .in(
                "GameType.game",
                call -> {
                  try {
                    return call.right().get();
                  } catch (OptionException e) {
                    return call.real(GameType.class).game(Options.none());
                  }
                }),
        new Mistake(kind, "a line longer than the board is shortened", TICTACTOE)
            .in(
                "GameType.game",
                call -> {
                  try {
                    return call.right().get();
                  } catch (OptionException e) {
                    if (e.code() != OptionException.Code.CONTRADICTION) {
                      throw e;
                    }
                    Options options = (Options) call.arg();
                    return call.real(GameType.class).game(options.with("line", "3"));
                  }
                }),
        new Mistake(kind, "the id begins with a capital", YAVALATH)
            .in("GameType.id", call -> "Yavalath"));
  }

  private static List<Mistake> laziness() {
    String kind = "mutable and lazy values";
    Map<Object, Object> lists = new ConcurrentHashMap<>();
    Map<Object, Object> facts = new ConcurrentHashMap<>();
    return List.of(
        new Mistake(kind, "the cached list of legal moves can be changed", HEX)
            .in(
                "Position.legalMoves",
                call ->
                    lists.computeIfAbsent(
                        call.real(),
                        real -> new ArrayList<>(((ConnectionPosition) real).legalMoves()))),
        new Mistake(kind, "the cached facts can be changed", TICTACTOE)
            .in(
                "Position.facts",
                call ->
                    facts.computeIfAbsent(
                        call.real(), real -> new HashMap<>(((TicTacToePosition) real).facts()))),
        new Mistake(kind, "a setup keeps the text and parses it later", YAVALATH)
            .in(
                "Game.parseSetup",
                call -> {
                  Object unused = call.right().get();
                  return new Later(call.text());
                })
            .in("Game.defects", Mistakes::parsedLater)
            .in("Game.position", Mistakes::parsedLater));
  }

  /** A setup that keeps its text. */
  private record Later(CharSequence text) implements Setup {
    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof Later other && text.toString().contentEquals(other.text);
    }

    @Override
    public int hashCode() {
      return text.toString().hashCode();
    }
  }

  private static @Nullable Object parsedLater(Mistake.Call call) throws Throwable {
    if (call.arg() instanceof Later later) {
      @SuppressWarnings("unchecked")
      Game<YavalathMove> game = call.real(Game.class);
      call.args()[0] = game.parseSetup(later.text());
    }
    return call.right().get();
  }

  private static List<Mistake> nulls() {
    String kind = "null";
    return List.of(
        new Mistake(kind, "the side of null is that of the second player", YAVALATH)
            .in(
                "Position.side",
                call ->
                    call.real(Position.class)
                        .side(call.args()[0] == Player.FIRST ? Player.FIRST : Player.SECOND)),
        new Mistake(kind, "null is illegal", HEX)
            .in(
                "Position.isLegal",
                call -> call.args()[0] != null && Boolean.TRUE.equals(call.right().get())),
        new Mistake(kind, "the strictness may be null", TICTACTOE)
            .in(
                "Position.parseMove",
                call ->
                    new TicTacToeMove(call.real(Position.class).board().parseCell(call.text()))));
  }

  /** Returns moves that no game of the type lists. */
  static ImmutableSet<Cell> cellsOffTheBoard(Game<?> game) {
    return ImmutableSet.of(
        new Cell(game.board().width(), 0), new Cell(0, game.board().height()), new Cell(20, 20));
  }
}
