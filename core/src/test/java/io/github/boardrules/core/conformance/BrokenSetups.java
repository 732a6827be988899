package io.github.boardrules.core.conformance;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.Violation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Games whose setups, options or types are wrong. */
final class BrokenSetups {
  private BrokenSetups() {}

  static Stream<BrokenGame> all() {
    return Stream.of(setups(), options()).flatMap(List::stream);
  }

  private static List<BrokenGame> setups() {
    return List.of(
        BrokenGame.of(
            "a strange text of a position throws what arrays throw",
            Promise.SETUP,
            new Answers() {
              @Override
              Setup parseSetup(AnsweringGame game, CharSequence text) {
                return super.parseSetup(game, text.charAt(0) + text.toString().substring(1));
              }
            }),
        BrokenGame.of(
            "a setup without defects is not a position",
            Promise.SETUP,
            new Answers() {
              @Override
              ImmutableList<Violation> defects(RowPosition setup) {
                return ImmutableList.of();
              }

              @Override
              ImmutableList<Violation> listedDefects(RowPosition setup) {
                return setup.defects();
              }
            }),
        BrokenGame.of(
            "the exception lists only the first defect",
            Promise.SETUP,
            new Answers() {
              @Override
              ImmutableList<Violation> listedDefects(RowPosition setup) {
                ImmutableList<Violation> defects = super.listedDefects(setup);
                return defects.isEmpty() ? defects : defects.subList(0, 1);
              }
            }),
        BrokenGame.of(
            "a setup with defects is accepted as a position",
            Promise.SETUP,
            new Answers() {
              @Override
              ImmutableList<Violation> listedDefects(RowPosition setup) {
                return ImmutableList.of();
              }
            }),
        BrokenGame.of(
            "an impossible setup is accepted as a position with a different text",
            Promise.SETUP,
            new Answers() {
              @Override
              ImmutableList<Violation> defects(RowPosition setup) {
                return ImmutableList.of();
              }

              @Override
              String text(AnsweringPosition p) {
                return super.text(p).replaceFirst("[3-9]$", "2");
              }
            }),
        BrokenGame.of(
            "setups parsed from the same text are unequal",
            Promise.SETUP,
            new Answers() {
              @Override
              Setup parseSetup(AnsweringGame game, CharSequence text) {
                return new AnsweringGame.RowSetup(game.real().read(text), new Object());
              }
            }),
        BrokenGame.of(
            "the setup of a position forgets a pass",
            Promise.SETUP,
            new Answers() {
              @Override
              Setup toSetup(AnsweringPosition p) {
                RowPosition real = p.real;
                int passes = real.passes() == 1 ? 0 : real.passes();
                RowPosition forgetful =
                    new RowPosition(real.game(), real.stones(), real.turn(), passes);
                return super.toSetup(new AnsweringPosition(p.game(), forgetful, p.plies));
              }
            }),
        BrokenGame.of(
            "the setup of a position is not the one that its text is parsed to",
            Promise.SETUP,
            new Answers() {
              @Override
              Setup toSetup(AnsweringPosition p) {
                return new AnsweringGame.RowSetup(p.real, "of a position");
              }
            }),
        BrokenGame.of(
            "equal setups have different hash codes",
            Promise.SETUP,
            new Answers() {
              @Override
              Setup parseSetup(AnsweringGame game, CharSequence text) {
                return new AnsweringGame.RowSetup(game.real().read(text), new Unhashable());
              }
            }));
  }

  private static List<BrokenGame> options() {
    return List.of(
        BrokenGame.of(
            "the options omit a value",
            Promise.OPTIONS,
            new Answers() {
              @Override
              Options options(RowGame game) {
                return game.cells() == 3 ? Options.none() : super.options(game);
              }
            }),
        BrokenGame.of(
            "a game returns a different type at each call",
            Promise.OPTIONS,
            new Answers() {
              @Override
              AnsweringGame.Type type(AnsweringGame.Type type) {
                return new AnsweringGame.Type(type.id(), new Answers());
              }
            }),
        BrokenGame.of(
            "toString of a game without options ends with a blank",
            Promise.OPTIONS,
            new Answers() {
              @Override
              String toString(RowGame game) {
                return "Row " + game.options();
              }
            }),
        BrokenGame.of(
            "the default of an option is not what the game does",
            Promise.OPTIONS,
            new Answers() {
              private final ImmutableList<Option<?>> options =
                  ImmutableList.of(Option.integer("cells", "Cells", 2, 6, 5, "The length."));

              @Override
              ImmutableList<Option<?>> optionList() {
                return options;
              }
            }),
        BrokenGame.of(
            "the letter case of a choice matters",
            Promise.OPTIONS,
            new Answers() {
              @Override
              RowGame game(Options options) {
                if (options.get("shape").filter(value -> !value.equals("ROW")).isPresent()) {
                  throw new OptionException(OptionException.Code.CONTRADICTION, "shape", "no ROW");
                }
                return super.game(options);
              }
            }),
        BrokenGame.of(
            "a value that is allowed is out of range",
            Promise.OPTIONS,
            new Answers() {
              @Override
              RowGame game(Options options) {
                if (options.get("cells").equals(Optional.of("6"))) {
                  throw new OptionException(OptionException.Code.OUT_OF_RANGE, "cells", "too long");
                }
                return super.game(options);
              }
            }),
        BrokenGame.of(
            "a number beyond the maximum is accepted",
            Promise.OPTIONS,
            new Answers() {
              @Override
              RowGame game(Options options) {
                return options.get("cells").equals(Optional.of("7"))
                    ? new RowGame(7)
                    : super.game(options);
              }
            }),
        BrokenGame.of(
            "the description of an option has two lines",
            Promise.OPTIONS,
            new Answers() {
              private final ImmutableList<Option<?>> options =
                  ImmutableList.of(Option.integer("cells", "Cells", 2, 6, 4, "The\nlength."));

              @Override
              ImmutableList<Option<?>> optionList() {
                return options;
              }
            }));
  }

  /** Equal to all other instances, but with a different hash code. */
  private static final class Unhashable {
    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof Unhashable;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }
  }
}
