package io.github.boardrules.examples.npm;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordFormats;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** See {@link GameInProgress}. */
@JSClass(name = "GameInProgress")
public final class JsGameInProgress extends JsValue {
  private static final RecordFormats FORMATS = RecordFormats.installed();

  final GameInProgress<?> played;

  JsGameInProgress(GameInProgress<?> played) {
    this.played = played;
  }

  /**
   * {@return a game without moves}
   *
   * @param start the position to start from, or a game for its standard start
   */
  @JSExport
  public static JsGameInProgress of(@Nullable JSObject start) {
    return Failures.convert(
        () ->
            new JsGameInProgress(
                Js.object(start) instanceof JsGame given
                    ? GameInProgress.of(given.game)
                    : GameInProgress.of(JsPosition.of(start))));
  }

  /** Returns a game in progress, or throws an exception if the value is not one. */
  static GameInProgress<?> played(@Nullable JSObject value) {
    if (Js.object(value) instanceof JsGameInProgress given) {
      return given.played;
    }
    throw Js.wrongType(value, "The game", "a GameInProgress");
  }

  /** {@return the game that is played} */
  @JSExport
  public JsGame game() {
    return new JsGame(played.game());
  }

  /** {@return the current position} */
  @JSExport
  public JsPosition position() {
    return new JsPosition(played.position());
  }

  /** {@return the number of moves that led to the current position} */
  @JSExport
  public int ply() {
    return played.ply();
  }

  /** {@return the number of moves including those that can be redone} */
  @JSExport
  public int lastPly() {
    return played.lastPly();
  }

  /** {@return the last move, or null} */
  @JSExport
  public @Nullable JsMove lastMove() {
    return played.lastMove().map(JsMove::new).orElse(null);
  }

  /** {@return the moves up to the current position} */
  @JSExport
  public JsMove[] moves() {
    return JsMove.all(played.moves());
  }

  /** {@return the positions from the start to the current one} */
  @JSExport
  public JsPosition[] positions() {
    return played.positions().stream().map(JsPosition::new).toArray(JsPosition[]::new);
  }

  /** {@return the moves that follow the current position} */
  @JSExport
  public JsMove[] continuations() {
    return JsMove.all(played.continuations());
  }

  /**
   * {@return the game after one more move}
   *
   * @param move a move or its text
   */
  @JSExport
  public JsGameInProgress play(@Nullable JSObject move) {
    return Failures.convert(() -> new JsGameInProgress(played.play(JsMove.text(move))));
  }

  /**
   * {@return the game after one more move, which keeps the moves that follow the current position}
   *
   * @param move a move or its text
   */
  @JSExport
  public JsGameInProgress playVariation(@Nullable JSObject move) {
    return Failures.convert(() -> new JsGameInProgress(played.playVariation(JsMove.text(move))));
  }

  /** {@return whether the game is over at the current position} */
  @JSExport
  public boolean isOver() {
    return played.isOver();
  }

  /** {@return the result at the current position: FIRST, SECOND, DRAW or UNKNOWN} */
  @JSExport
  public String result() {
    return played.result().name();
  }

  /**
   * {@return the game after a player has resigned}
   *
   * @param loser FIRST or SECOND
   */
  @JSExport
  public JsGameInProgress resign(@Nullable JSObject loser) {
    return Failures.convert(() -> new JsGameInProgress(played.resign(player(loser))));
  }

  /**
   * {@return the game after a player has lost by leaving or by a rule of the event}
   *
   * @param loser FIRST or SECOND
   */
  @JSExport
  public JsGameInProgress forfeit(@Nullable JSObject loser) {
    return Failures.convert(() -> new JsGameInProgress(played.forfeit(player(loser))));
  }

  private static Player player(@Nullable JSObject name) {
    return Js.constant(Player.values(), name, "The player");
  }

  /** {@return the game after the players have agreed to a draw} */
  @JSExport
  public JsGameInProgress agreeDraw() {
    return Failures.convert(() -> new JsGameInProgress(played.agreeDraw()));
  }

  /** {@return the game after the last of the moves that can be redone} */
  @JSExport
  public JsGameInProgress last() {
    return new JsGameInProgress(played.last());
  }

  /** {@return the game before the last move} */
  @JSExport
  public JsGameInProgress undo() {
    return Failures.convert(() -> new JsGameInProgress(played.undo()));
  }

  /** {@return the game after the move that was undone last} */
  @JSExport
  public JsGameInProgress redo() {
    return Failures.convert(() -> new JsGameInProgress(played.redo()));
  }

  /**
   * {@return the game after one of the continuations}
   *
   * @param index the index of the continuation
   */
  @JSExport
  public JsGameInProgress follow(@Nullable JSObject index) {
    return Failures.convert(
        () -> new JsGameInProgress(played.follow(Js.integer(index, "The index"))));
  }

  /**
   * {@return the game at another move}
   *
   * @param ply the number of moves played
   */
  @JSExport
  public JsGameInProgress at(@Nullable JSObject ply) {
    return Failures.convert(
        () -> new JsGameInProgress(played.at(Js.integer(ply, "The number of moves"))));
  }

  /** {@return the game without the moves that can be redone} */
  @JSExport
  public JsGameInProgress lineOnly() {
    return new JsGameInProgress(played.lineOnly());
  }

  /**
   * {@return the same game with a continuation one place earlier}
   *
   * @param index the index of the continuation
   */
  @JSExport
  public JsGameInProgress promote(@Nullable JSObject index) {
    return changed(index, GameInProgress::promote);
  }

  /**
   * {@return the same game with another main continuation}
   *
   * @param index the index of the continuation
   */
  @JSExport
  public JsGameInProgress promoteToMain(@Nullable JSObject index) {
    return changed(index, GameInProgress::promoteToMain);
  }

  /**
   * {@return the same game with a continuation one place later}
   *
   * @param index the index of the continuation
   */
  @JSExport
  public JsGameInProgress demote(@Nullable JSObject index) {
    return changed(index, GameInProgress::demote);
  }

  /**
   * {@return the same game without a continuation}
   *
   * @param index the index of the continuation
   */
  @JSExport
  public JsGameInProgress remove(@Nullable JSObject index) {
    return changed(index, GameInProgress::delete);
  }

  private JsGameInProgress changed(
      @Nullable JSObject index, BiFunction<GameInProgress<?>, Integer, GameInProgress<?>> change) {
    return Failures.convert(
        () -> new JsGameInProgress(change.apply(played, Js.integer(index, "The index"))));
  }

  /**
   * {@return this game with the moves of another one}
   *
   * @param other a game that starts from the same position
   */
  @JSExport
  public JsGameInProgress merge(@Nullable JSObject other) {
    return Failures.convert(() -> new JsGameInProgress(merged(played, played(other))));
  }

  /** Merges games, which have the same type of moves if they start from equal positions. */
  @SuppressWarnings("unchecked")
  private static <M extends Move> GameInProgress<M> merged(
      GameInProgress<M> game, GameInProgress<?> other) {
    return game.merge((GameInProgress<M>) other);
  }

  /** {@return the annotations of the last move, or null before the first} */
  @JSExport
  public @Nullable JSObject recordedMove() {
    return Js.of(
        played.lastMove().map(move -> Values.move(move, played.annotations())).orElse(null));
  }

  /**
   * {@return the same game with other annotations of the last move}
   *
   * @param changes the annotations to replace, by name
   */
  @JSExport
  public JsGameInProgress annotate(@Nullable JSObject changes) {
    return Failures.convert(
        () -> {
          Changes given = Changes.of(changes, "The annotations", Changes.ANNOTATIONS);
          return new JsGameInProgress(played.annotate(given::annotate));
        });
  }

  /** {@return the tags, the comment on the game, the claimed result and the termination} */
  @JSExport
  public @Nullable JSObject header() {
    return Js.of(Values.header(played.header()));
  }

  /**
   * {@return the same game with another header}
   *
   * @param changes the parts of the header to replace, by name
   */
  @JSExport
  public JsGameInProgress withHeader(@Nullable JSObject changes) {
    return Failures.convert(
        () -> {
          Changes given = Changes.of(changes, "The header", Changes.HEADER);
          return new JsGameInProgress(played.withHeader(given.header(played.header())));
        });
  }

  /** {@return the names of the formats that can represent the game} */
  @JSExport
  public String[] formats() {
    return writers(played.toReplay()).map(RecordFormat::id).toArray(String[]::new);
  }

  /**
   * {@return the record of the game}
   *
   * @param format the name of a format
   */
  @JSExport
  public String toRecord(@Nullable JSObject format) {
    return Failures.convert(
        () -> {
          GameReplay replay = played.toReplay();
          String id = Js.isMissing(format) ? "brg" : Js.text(format, "The format");
          Optional<RecordFormat> writer =
              writers(replay).filter(each -> each.id().equals(id)).findFirst();
          return writer
              .orElseThrow(
                  () -> new IllegalArgumentException("The game cannot be written as " + id))
              .write(replay);
        });
  }

  private static Stream<RecordFormat> writers(GameReplay replay) {
    return FORMATS.all().stream().filter(format -> format.canWrite(replay));
  }

  /** {@return the record of the game, for JSON} */
  @JSExport
  public String toJSON() {
    return toRecord(null);
  }

  @Override
  String typeName() {
    return "GameInProgress";
  }
}
