package io.github.boardrules.examples.engine.referee;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.examples.engine.bulk.Obstacle;
import java.util.List;
import java.util.Map;

/** Writes the games of a text in another format, and says what could not be written or kept. */
final class Conversion {
  private final RecordFormat format;
  private final GameTypes types;
  private final StringBuilder text = new StringBuilder();
  private final ImmutableList.Builder<ImmutableMap<String, Object>> notes = ImmutableList.builder();
  private int written;

  Conversion(RecordFormat format, GameTypes types) {
    this.format = format;
    this.types = types;
  }

  /** Writes a game if it is valid and the format supports it. */
  void add(GameReplay verdict) {
    ImmutableMap.Builder<String, Object> note = ImmutableMap.builder();
    note.put("number", verdict.number());
    if (!verdict.isValid()) {
      notes.add(
          note.put("written", false).put("problems", maps(verdict.problems())).buildOrThrow());
    } else if (!format.canWrite(verdict)) {
      String why = "The game " + Obstacle.of(format, verdict, types);
      notes.add(note.put("written", false).put("message", why).buildOrThrow());
    } else {
      written++;
      text.append(format.write(verdict));
      List<RecordProblem> losses = format.losses(verdict);
      if (!losses.isEmpty()) {
        notes.add(note.put("written", true).put("problems", maps(losses)).buildOrThrow());
      }
    }
  }

  private static ImmutableList<Map<String, Object>> maps(List<RecordProblem> problems) {
    return problems.stream().map(RecordProblem::toMap).collect(toImmutableList());
  }

  /** {@return the text, the number of games in it, and notes on games that are not as they were} */
  ImmutableMap<String, Object> answer(Verdicts.Counts counts) {
    return counts
        .toMap()
        .put("format", format.id())
        .put("text", text.toString())
        .put("written", written)
        .put("notes", notes.build())
        .buildOrThrow();
  }
}
