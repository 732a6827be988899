package io.github.boardrules.core.record.sgf;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Registry;
import java.util.Optional;
import java.util.ServiceLoader;

/** A registry of SGF dialects, by the id of their game. Immutable. */
public final class SgfDialects extends Registry<SgfDialect> {
  private static final String KIND = "An SGF dialect";

  private SgfDialects(Iterable<? extends SgfDialect> dialects) {
    super(dialects, SgfDialect::game, KIND);
  }

  private SgfDialects() {
    super(
        ImmutableList.of(),
        SgfDialect.class,
        loader -> ServiceLoader.load(SgfDialect.class, loader),
        SgfDialect::game,
        KIND);
  }

  /**
   * {@return the dialects on the class path and module path, searched for as {@link
   * GameTypes#installed()} does} A dialect that cannot be loaded, or whose game already has one, is
   * left out and reported in {@link #problems()}. Every call searches again.
   */
  public static SgfDialects installed() {
    return new SgfDialects();
  }

  /**
   * {@return a registry of the given dialects}
   *
   * @param dialects at most one for each game
   * @throws IllegalArgumentException if a game has two dialects
   */
  public static SgfDialects of(Iterable<? extends SgfDialect> dialects) {
    return complete(new SgfDialects(dialects));
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
      return all().stream()
          .filter(dialect -> gameNumber != null && dialect.gameNumber() == gameNumber)
          .findFirst();
    }
    return all().stream().filter(dialect -> dialect.recognizes(root)).findFirst();
  }
}
