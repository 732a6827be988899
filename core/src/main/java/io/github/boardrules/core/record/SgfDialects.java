package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.Optional;
import java.util.ServiceLoader;

/** The dialects that are there. Immutable; nothing is remembered between calls. */
public final class SgfDialects {
  private final ImmutableList<SgfDialect> dialects;
  private final Optional<SgfDialect> byDefault;

  private SgfDialects(ImmutableList<SgfDialect> dialects, Optional<SgfDialect> byDefault) {
    this.dialects = dialects;
    this.byDefault = byDefault;
  }

  /** {@return all dialects on the class path or module path} Looks for them anew each time. */
  public static SgfDialects installed() {
    return of(ServiceLoader.load(SgfDialect.class));
  }

  /**
   * {@return the given dialects}
   *
   * @param dialects one for each game at most
   */
  public static SgfDialects of(Iterable<? extends SgfDialect> dialects) {
    return new SgfDialects(ImmutableList.copyOf(dialects), Optional.empty());
  }

  /**
   * {@return these dialects, and the one of a game for roots that no dialect recognises}
   *
   * @param game the id of the game
   */
  public SgfDialects withDefault(String game) {
    return new SgfDialects(dialects, find(game));
  }

  /**
   * {@return the dialect of a game, if there is one}
   *
   * @param game the id of the game
   */
  public Optional<SgfDialect> find(String game) {
    return dialects.stream().filter(dialect -> dialect.game().equals(game)).findFirst();
  }

  /**
   * {@return the dialect of a root: that of its {@code GM}; without a {@code GM} the first one to
   * recognise it, else the default}
   *
   * @param root the root of a tree
   */
  public Optional<SgfDialect> find(SgfNode root) {
    Optional<String> number = root.text("GM");
    if (number.isPresent()) {
      Integer gameNumber = Ints.tryParse(number.get().strip());
      return dialects.stream()
          .filter(dialect -> gameNumber != null && dialect.gameNumber() == gameNumber)
          .findFirst();
    }
    return dialects.stream()
        .filter(dialect -> dialect.recognises(root))
        .findFirst()
        .or(() -> byDefault);
  }
}
