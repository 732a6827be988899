package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.text.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Checks {@link Promise#SETUP}. */
final class SetupChecks {
  private SetupChecks() {}

  static <M extends Move> void check(Sample<M> sample) {
    sample.forEachPosition(SetupChecks::checkWayBack);
    sample.forEachPosition(SetupChecks::checkTextsAround);
    checkThatSomeSetupHasDefects(sample);
    List<Position<M>> positions = new ArrayList<>();
    for (String text : sample.setupTexts()) {
      Sample.inContext(
          "setup", text, () -> checkText(sample.game(), text).ifPresent(positions::add));
    }
    for (String text : Spoiling.hostile(sample.positions().get(0).text())) {
      String start = text.length() <= 100 ? text : text.substring(0, 100) + "…";
      Sample.inContext("setup", start, () -> checkText(sample.game(), text));
    }
    List<Position<M>> all = new ArrayList<>(sample.positions());
    all.addAll(positions);
    EqualityChecks.checkUnequalHashes(all);
    Sample<M> read =
        new Sample<>(sample.game(), positions, sample.moves(), List.of(), true, sample.random());
    EndChecks.check(read);
    PositionTextChecks.check(read);
    LegalityChecks.check(read);
  }

  private static <M extends Move> void checkWayBack(Position<M> position) {
    Setup setup = position.toSetup();
    assertEquals(setup, position.toSetup(), "toSetup, called again");
    assertEquals(position, position.game().position(setup), "the position of its setup");
    assertEquals(
        position.game().parseSetup(position.text()), setup, "the setup, parsed from the text");
  }

  private static <M extends Move> void checkTextsAround(Position<M> position) {
    Game<M> game = position.game();
    for (String wrong : Spoiling.around(position.text())) {
      assertThrows(NotationException.class, () -> game.parseSetup(wrong), "setup '" + wrong + "'");
    }
    StringBuilder text = new StringBuilder(position.text());
    Setup setup = game.parseSetup(text);
    text.setLength(0);
    assertEquals(position.toSetup(), setup, "the setup, after the text has changed");
    assertEquals(position, game.position(setup), "the position, after the text has changed");
  }

  /** Positions, changed at random or to pieces of one player only, are not all positions. */
  private static <M extends Move> void checkThatSomeSetupHasDefects(Sample<M> sample) {
    if (sample.everySetupIsAPosition()) {
      return;
    }
    Game<?> standard = sample.game().type().game(Options.none());
    List<String> texts = Sampler.texts(standard, new Conformance.Material() {}, sample.random());
    assertTrue(
        haveDefects(sample.game(), sample.setupTexts()) || haveDefects(standard, texts),
        "no text of a setup has a defect. Return one that has from setupTexts or, if the game has"
            + " no defects, override everySetupIsAPosition");
  }

  private static boolean haveDefects(Game<?> game, List<String> texts) {
    return texts.stream()
        .flatMap(text -> Stream.concat(Stream.of(text), Spoiling.withOneLetter(text).stream()))
        .anyMatch(text -> hasDefects(game, text));
  }

  private static <M extends Move> boolean hasDefects(Game<M> game, String text) {
    try {
      return !game.defects(game.parseSetup(text)).isEmpty();
    } catch (NotationException e) {
      return false;
    }
  }

  @CanIgnoreReturnValue
  private static <M extends Move> Optional<Position<M>> checkText(Game<M> game, String text) {
    try {
      return checkSetup(game, text, game.parseSetup(text));
    } catch (NotationException e) {
      assertTrue(e.offset() >= 0 && e.offset() <= text.length(), "offset " + e.offset());
      assertThrows(NotationException.class, () -> game.parsePosition(text), "parsePosition");
      return Optional.empty();
    }
  }

  private static <M extends Move> Optional<Position<M>> checkSetup(
      Game<M> game, String text, Setup setup) {
    Setup again = game.parseSetup(text);
    assertEquals(setup, again, "the setup, parsed again");
    assertEquals(setup.hashCode(), again.hashCode(), "hashCode of an equal setup");
    List<Violation> defects = game.defects(setup);
    assertEquals(defects, game.defects(again), "defects of an equal setup");
    if (!defects.isEmpty()) {
      defects.forEach(LegalityChecks::checkViolation);
      assertEquals(
          defects,
          assertThrows(SetupException.class, () -> game.position(setup), "position of a bad setup")
              .defects(),
          "defects that the exception lists");
      assertThrows(SetupException.class, () -> game.parsePosition(text), "parsePosition");
      return Optional.empty();
    }
    assertEquals(game.position(setup), game.parsePosition(text), "parsePosition");
    return Optional.of(game.position(setup));
  }
}
