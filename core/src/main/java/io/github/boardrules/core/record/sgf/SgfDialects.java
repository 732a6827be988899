package io.github.boardrules.core.record.sgf;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.Optional;
import java.util.ServiceLoader;

/** A set of SGF dialects, at most one for each game. Immutable. */
public final class SgfDialects {
  private final ImmutableList<SgfDialect> dialects;

  private SgfDialects(ImmutableList<SgfDialect> dialects) {
    this.dialects = dialects;
  }

  /** {@return all dialects on the class path or module path} Each call loads them again. */
  public static SgfDialects installed() {
    return of(ServiceLoader.load(SgfDialect.class));
  }

  /**
   * {@return a set of the given dialects}
   *
   * @param dialects at most one for each game
   */
  public static SgfDialects of(Iterable<? extends SgfDialect> dialects) {
    return new SgfDialects(ImmutableList.copyOf(dialects));
  }

  /**
   * {@return the dialect of a game, or empty if there is none}
   *
   * @param game the id of the game
   */
  Optional<SgfDialect> find(String game) {
    return dialects.stream().filter(dialect -> dialect.game().equals(game)).findFirst();
  }

  /**
   * {@return the dialect for a root: the dialect with the number in {@code GM}, or for a root
   * without {@code GM} the first dialect that recognizes it; empty if there is none}
   *
   * @param root the root of a tree
   */
  Optional<SgfDialect> find(SgfNode root) {
    Optional<String> number = root.text("GM");
    if (number.isPresent()) {
      Integer gameNumber = Ints.tryParse(number.get().strip());
      return dialects.stream()
          .filter(dialect -> gameNumber != null && dialect.gameNumber() == gameNumber)
          .findFirst();
    }
    return dialects.stream().filter(dialect -> dialect.recognizes(root)).findFirst();
  }
}
