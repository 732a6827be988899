package io.github.boardrules.examples.engine.referee;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.picture.Look;
import io.github.boardrules.picture.Palette;
import io.github.boardrules.picture.Picture;

/** Draws positions as SVG. */
final class Pictures {
  private final Positions positions;
  private final Records records;

  Pictures(Positions positions, Records records) {
    this.positions = positions;
    this.records = records;
  }

  ImmutableMap<String, Object> answer(Question question) {
    GameInProgress<?> played = played(question);
    int ply = question.integer("ply", played.ply());
    Records.checkPly(played, ply, "/ply");
    GameInProgress<?> shown = played.at(ply);
    Picture picture = Picture.of(shown.position()).with(look(question));
    return ImmutableMap.of(
        "svg", shown.lastMove().map(picture::lastMove).orElse(picture).svg(), "ply", ply);
  }

  private GameInProgress<?> played(Question question) {
    if (question.has("record")) {
      for (String other : new String[] {"game", "options", "position", "moves", "strict"}) {
        if (question.has(other)) {
          throw Refusal.at(
              RefereeCode.CONTRADICTION,
              RefereeJson.pointer(other),
              "A question with a record must not have the member \"" + other + "\"");
        }
      }
      int number = question.integer("number", 1);
      int maximum = RefereeLimits.DEFAULTS.recordGames();
      if (number > maximum) {
        throw Refusal.at(
            RefereeCode.OUT_OF_RANGE,
            "/number",
            "The number of the game must be at most %d, but is %d".formatted(maximum, number));
      }
      return records.read(question.required("record"), number, "/record").toGame().orElseThrow();
    }
    if (!question.has("game")) {
      throw Refusal.at(
          RefereeCode.MISSING_MEMBER,
          "/game",
          "The question needs the member \"game\" or \"record\"");
    }
    if (question.has("number")) {
      throw Refusal.at(
          RefereeCode.CONTRADICTION, "/number", "\"number\" needs the member \"record\"");
    }
    return positions.read(question);
  }

  private static Look look(Question question) {
    Palette palette = question.text("palette").map(Palette::valueOf).orElse(Palette.LIGHT);
    Look look = Look.DEFAULT.with(palette);
    return look.flipped(question.flag("flipped")).withMarks(!question.flag("plain"));
  }
}
