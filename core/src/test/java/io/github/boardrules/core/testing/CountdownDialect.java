package io.github.boardrules.core.testing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.sgf.SgfDialect;
import io.github.boardrules.core.record.sgf.SgfNode;
import io.github.boardrules.core.record.sgf.SgfProperty;
import io.github.boardrules.core.record.sgf.SgfSetup;
import java.util.Optional;

/** Countdown in SGF: the game number is 99, and {@code SZ} is the heap. */
public final class CountdownDialect implements SgfDialect {
  /** Creates the dialect. */
  public CountdownDialect() {}

  @Override
  public String game() {
    return CountdownType.ID;
  }

  @Override
  public int gameNumber() {
    return 99;
  }

  @Override
  public boolean recognizes(SgfNode root) {
    return root.property("SZ").isPresent();
  }

  @Override
  public SgfSetup setup(SgfNode root) {
    Optional<SgfProperty> size = root.property("SZ");
    if (size.isEmpty()) {
      return SgfSetup.standard();
    }
    if (size.get().text().matches("[0-9]{1,2}")) {
      Options options = Options.of("heap", size.get().text());
      return new SgfSetup(options, Optional.empty(), Optional.empty());
    }
    RecordProblem problem =
        RecordProblem.of(
            RecordProblem.Code.UNSUPPORTED_SETUP,
            size.get().values().get(0).location(),
            0,
            "no such heap");
    return SgfSetup.unknown(Optional.of(size.get().text()), problem);
  }

  @Override
  public ImmutableSet<String> setupProperties() {
    return ImmutableSet.of("SZ");
  }

  @Override
  public Optional<Termination.Kind> termination(CharSequence move) {
    return "Resign".contentEquals(move)
        ? Optional.of(Termination.Kind.RESIGNATION)
        : Optional.empty();
  }

  @Override
  public CharSequence notation(CharSequence move) {
    return move.toString().strip();
  }

  @Override
  public String move(String notation) {
    return notation;
  }

  @Override
  public ImmutableList<SgfProperty> write(Position<?> start, Options options) {
    return options
        .get("heap")
        .map(heap -> ImmutableList.of(SgfProperty.of("SZ", heap)))
        .orElse(ImmutableList.of());
  }

  @Override
  public ImmutableSet<String> setupOptions() {
    return ImmutableSet.of("heap");
  }
}
