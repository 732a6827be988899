package io.github.boardrules.examples.npm;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.PlayedGame;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.core.record.ReplayOptions;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** See {@link PlayedGame}. */
@JSClass(name = "PlayedGame")
public final class JsPlayedGame {
  private static final ImmutableList<RecordFormat> FORMATS =
      ImmutableList.copyOf(ServiceLoader.load(RecordFormat.class));

  final PlayedGame<?> played;

  JsPlayedGame(PlayedGame<?> played) {
    this.played = played;
  }

  /**
   * {@return a game without moves}
   *
   * @param start the position to start from
   */
  @JSExport
  public static JsPlayedGame of(JsPosition start) {
    return new JsPlayedGame(PlayedGame.of(start.position));
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

  /**
   * {@return the game after one more move}
   *
   * @param move a move or its text
   */
  @JSExport
  public JsPlayedGame play(@Nullable JSObject move) {
    return Failures.convert(() -> new JsPlayedGame(played.play(Js.text(move))));
  }

  /** {@return the game before the last move} */
  @JSExport
  public JsPlayedGame undo() {
    return Failures.convert(() -> new JsPlayedGame(played.undo()));
  }

  /** {@return the game after the move that was undone last} */
  @JSExport
  public JsPlayedGame redo() {
    return Failures.convert(() -> new JsPlayedGame(played.redo()));
  }

  /**
   * {@return the game at another move}
   *
   * @param ply the number of moves played
   */
  @JSExport
  public JsPlayedGame at(int ply) {
    return Failures.convert(() -> new JsPlayedGame(played.at(ply)));
  }

  /** {@return the game without the moves that can be redone} */
  @JSExport
  public JsPlayedGame branch() {
    return new JsPlayedGame(played.branch());
  }

  /** {@return the names of the formats that can represent the game} */
  @JSExport
  public String[] formats() {
    Replay replay = replay();
    return writers(replay).map(RecordFormat::id).toArray(String[]::new);
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
          Replay replay = replay();
          String id = Js.isMissing(format) ? "brg" : Js.text(format);
          Optional<RecordFormat> writer =
              writers(replay).filter(each -> each.id().equals(id)).findFirst();
          return writer
              .orElseThrow(
                  () -> new IllegalArgumentException("The game cannot be written as " + id))
              .write(replay);
        });
  }

  private Replay replay() {
    return Replay.of(played.toRecord(), ReplayOptions.of(JsGameTypes.INSTALLED));
  }

  private static Stream<RecordFormat> writers(Replay replay) {
    return FORMATS.stream().filter(format -> format.canWrite(replay));
  }
}
