package io.github.boardrules.examples.cli.fuzz;

import io.github.boardrules.examples.cli.TraceFuzz;
import java.util.Locale;

/** The fuzz targets, one for each parser. */
enum Target {
  CELL(CellFuzz.class),
  MOVE(MoveFuzz.class),
  POSITION(PositionFuzz.class),
  OPTIONS(OptionsFuzz.class),
  BRG(BrgFuzz.class),
  SGF(SgfFuzz.class),
  ABSTRACTPLAY(FormatFuzz.class),
  KAGGLE(FormatFuzz.class),
  LUDII(FormatFuzz.class),
  OPENSPIEL(FormatFuzz.class),
  PLAYSTRATEGY(FormatFuzz.class),
  TRAJECTORY(FormatFuzz.class),
  TRACE(TraceFuzz.class);

  private final Class<?> type;

  Target(Class<?> type) {
    this.type = type;
  }

  /** Returns the class that the fuzzer runs. */
  Class<?> type() {
    return type;
  }

  /** Returns the name of the folders of the target, which is the id of the format if it has one. */
  String folder() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Runs the target on an input. Throws an {@link Error} or an exception if the parser fails. */
  void check(byte[] input) {
    switch (this) {
      case CELL -> CellFuzz.fuzzerTestOneInput(input);
      case MOVE -> MoveFuzz.fuzzerTestOneInput(input);
      case POSITION -> PositionFuzz.fuzzerTestOneInput(input);
      case OPTIONS -> OptionsFuzz.fuzzerTestOneInput(input);
      case BRG -> BrgFuzz.fuzzerTestOneInput(input);
      case SGF -> SgfFuzz.fuzzerTestOneInput(input);
      case ABSTRACTPLAY, KAGGLE, LUDII, OPENSPIEL, PLAYSTRATEGY, TRAJECTORY ->
          FormatFuzz.check(folder(), input);
      case TRACE -> TraceFuzz.fuzzerTestOneInput(input);
    }
  }
}
