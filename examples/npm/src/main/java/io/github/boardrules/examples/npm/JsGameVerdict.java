package io.github.boardrules.examples.npm;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.picture.view.RecordView;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** See {@link GameReplay}. */
@JSClass(name = "GameVerdict")
public final class JsGameVerdict extends JsValue {
  private final GameReplay verdict;

  JsGameVerdict(GameReplay verdict) {
    this.verdict = verdict;
  }

  /** {@return the number of the game in its text} */
  @JSExport
  public int number() {
    return (int) verdict.number();
  }

  /** {@return whether the game has no problems} */
  @JSExport
  public boolean isValid() {
    return verdict.isValid();
  }

  /** {@return the problems} */
  @JSExport
  public @Nullable JSObject problems() {
    return Js.of(verdict.problems().stream().map(RecordProblem::toMap).toList());
  }

  /** {@return the result} */
  @JSExport
  public @Nullable JSObject result() {
    return Js.of(Values.result(verdict));
  }

  /** {@return the record} */
  @JSExport
  public @Nullable JSObject record() {
    return Js.of(Values.record(verdict.record()));
  }

  /** {@return the number of recorded moves of the main line, legal or not} */
  @JSExport
  public int plies() {
    return verdict.plies();
  }

  /** {@return the number of legal moves at the beginning of the record} */
  @JSExport
  public int legalPlies() {
    return verdict.legalPlies();
  }

  /** {@return a key that finds the same game again; null unless the record is valid} */
  @JSExport
  public @Nullable String key() {
    return verdict.key().orElse(null);
  }

  /** {@return the text whose hash is the key; null unless the record is valid} */
  @JSExport
  public @Nullable String canonicalText() {
    return verdict.canonicalText().orElse(null);
  }

  /** {@return the verdict in one line} */
  @JSExport
  public String summary() {
    return verdict.summary();
  }

  /** {@return the verdict as a plain object in the documented shape} */
  @JSExport
  public @Nullable JSObject toMap() {
    return Js.of(verdict.toMap());
  }

  /** {@return what a front end needs to show the record} */
  @JSExport
  public @Nullable JSObject view() {
    return Js.of(ViewValues.record(RecordView.of(verdict)));
  }

  /** {@return the legal moves and their positions} */
  @JSExport
  public JsGameInProgress played() {
    return verdict
        .toGame()
        .map(JsGameInProgress::new)
        .orElseThrow(() -> Failures.raise(verdict.problems().get(0)));
  }

  /** {@return the verdict as a plain object, for JSON} */
  @JSExport
  public @Nullable JSObject toJSON() {
    return toMap();
  }

  @Override
  String typeName() {
    return "GameVerdict";
  }
}
