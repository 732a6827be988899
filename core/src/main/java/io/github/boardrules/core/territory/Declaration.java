package io.github.boardrules.core.territory;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.NotationException.Code;
import io.github.boardrules.core.spi.TextScanner;
import java.util.Optional;

/** What a player says instead of placing a stone: a komi, a side, or that nothing is placed. */
public sealed interface Declaration {
  /**
   * Naming the komi.
   *
   * @param komi the komi that is named
   */
  record NameKomi(Komi komi) implements Declaration {
    /**
     * Checks that nothing is missing.
     *
     * @param komi the komi that is named
     */
    public NameKomi {
      checkNotNull(komi, "komi");
    }

    /** {@return the notation: {@code komi=4.5}} */
    @Override
    public String toString() {
      return "komi=" + komi;
    }
  }

  /**
   * Choosing a side.
   *
   * @param side the side that the chooser will play
   */
  record ChooseSide(Orientation side) implements Declaration {
    /**
     * Checks that nothing is missing.
     *
     * @param side the side that the chooser will play
     */
    public ChooseSide {
      checkNotNull(side, "side");
    }

    /** {@return the notation: {@code vertical} or {@code horizontal}} */
    @Override
    public String toString() {
      return side.notation();
    }
  }

  /** Placing no stone. */
  record Pass() implements Declaration {
    /** {@return the notation: {@code pass}} */
    @Override
    public String toString() {
      return "pass";
    }
  }

  /**
   * Reads a declaration, if the text goes on with the beginning of one. Letter case is free, {@code
   * komi=3.0} is read for {@code komi=3}, and {@code play vertical} for {@code vertical}.
   *
   * @param scanner where to read
   * @return the declaration; empty, and nothing read, if something else comes next
   * @throws NotationException if a declaration begins and is not written well
   */
  static Optional<Declaration> read(TextScanner scanner) {
    if (scanner.accept("pass")) {
      return Optional.of(new Pass());
    }
    if (scanner.accept("komi")) {
      scanner.expect('=');
      return Optional.of(new NameKomi(Komi.read(scanner)));
    }
    boolean play = scanner.accept("play ");
    for (Orientation side : Orientation.values()) {
      if (scanner.accept(side.notation())) {
        return Optional.of(new ChooseSide(side));
      }
    }
    if (play) {
      throw scanner.error(Code.UNEXPECTED, scanner.offset(), "vertical or horizontal");
    }
    return Optional.empty();
  }

  /** {@return what takes its place on the transposed board, where the sides are swapped} */
  default Declaration transposed() {
    if (this instanceof NameKomi name) {
      return new NameKomi(name.komi().negated());
    }
    return this instanceof ChooseSide choose ? new ChooseSide(choose.side().opposite()) : this;
  }
}
