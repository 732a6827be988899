package io.github.boardrules.examples.cli.fuzz;

import io.github.boardrules.examples.cli.TraceFuzz;
import java.util.Locale;

/** Everything that reads text. */
enum Target {
  CELL(CellFuzz.class),
  MOVE(MoveFuzz.class),
  POSITION(PositionFuzz.class),
  OPTIONS(OptionsFuzz.class),
  BRG(BrgFuzz.class),
  SGF(SgfFuzz.class),
  TRACE(TraceFuzz.class);

  private final Class<?> type;

  Target(Class<?> type) {
    this.type = type;
  }

  /** The class that a fuzzer starts. */
  Class<?> type() {
    return type;
  }

  /** The name of its folders. */
  String folder() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Throws an error if the reader does with the input what it must not. */
  void check(byte[] input) {
    switch (this) {
      case CELL -> CellFuzz.fuzzerTestOneInput(input);
      case MOVE -> MoveFuzz.fuzzerTestOneInput(input);
      case POSITION -> PositionFuzz.fuzzerTestOneInput(input);
      case OPTIONS -> OptionsFuzz.fuzzerTestOneInput(input);
      case BRG -> BrgFuzz.fuzzerTestOneInput(input);
      case SGF -> SgfFuzz.fuzzerTestOneInput(input);
      case TRACE -> TraceFuzz.fuzzerTestOneInput(input);
    }
  }
}
