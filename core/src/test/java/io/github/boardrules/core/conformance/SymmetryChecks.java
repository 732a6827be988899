package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.Iterables;
import io.github.boardrules.core.CanonicalForm;
import io.github.boardrules.core.Component;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Checks {@link Promise#SYMMETRY}. */
final class SymmetryChecks {
  private SymmetryChecks() {}

  static <M extends Move> void check(Sample<M> sample) {
    List<GameSymmetry<M>> symmetries = sample.game().symmetries();
    List<?> again = sample.game().type().game(sample.game().options()).symmetries();
    assertEquals(symmetries, again, "symmetries of an equal game");
    assertEquals(symmetries.hashCode(), again.hashCode(), "hashCode of equal symmetries");
    sample.forEachPosition(
        position -> {
          assertEquals(position, symmetries.get(0).apply(position), "image under the identity");
          checkCanonicalForm(position, position.canonicalForm(), true);
          checkCanonicalForm(position, position.canonicalFormWithoutSwap(), false);
          assertEquals(position.canonicalForm().position(), position.canonical(), "canonical");
          assertFalse(position.canonicalFormWithoutSwap().swapsPlayers(), "swapsPlayers");
          assertEquals(
              smallestKey(position),
              position.canonicalTranspositionKey(),
              "canonicalTranspositionKey");
          for (GameSymmetry<M> symmetry : symmetries) {
            Sample.inContext(
                "symmetry", symmetry, () -> checkSymmetry(position, symmetry, sample.moves()));
          }
        });
  }

  private static <M extends Move> void checkCanonicalForm(
      Position<M> position, CanonicalForm<M> form, boolean maySwap) {
    assertEquals(
        form.position(), form.symmetry().apply(position), "image under the symmetry of the form");
    assertEquals(smallest(position, maySwap), form.position(), "the smallest image");
    for (M move : Iterables.limit(position.legalMoves(), 10)) {
      assertEquals(move, form.original(form.symmetry().apply(move)), "original move");
    }
  }

  /** The canonical image by its definition, from all images. */
  static <M extends Move> Position<M> smallest(Position<M> position, boolean maySwap) {
    return position.game().symmetries().stream()
        .filter(symmetry -> maySwap || !symmetry.swapsPlayers())
        .filter(symmetry -> symmetry.appliesTo(position))
        .<Position<M>>map(symmetry -> symmetry.apply(position))
        .filter(image -> image.game().equals(position.game()))
        .min(
            Comparator.<Position<M>, BigInteger>comparing(
                    image -> new BigInteger(Long.toUnsignedString(image.hash())))
                .thenComparing(Position::text))
        .orElseThrow();
  }

  private static <M extends Move> long smallestKey(Position<M> position) {
    return position.game().symmetries().stream()
        .filter(symmetry -> symmetry.appliesTo(position))
        .map(symmetry -> symmetry.apply(position))
        .filter(image -> image.game().equals(position.game()))
        .map(Position::transpositionKey)
        .min(Long::compareUnsigned)
        .orElseThrow();
  }

  private static <M extends Move> void checkSymmetry(
      Position<M> position, GameSymmetry<M> symmetry, List<M> moves) {
    if (!symmetry.appliesTo(position)) {
      assertThrows(IllegalArgumentException.class, () -> symmetry.apply(position), "apply");
      return;
    }
    Position<M> image = symmetry.apply(position);
    assertEquals(image.hash(), symmetry.imageHash(position), "imageHash");
    assertEquals(
        image.transpositionKey(),
        symmetry.imageTranspositionKey(position),
        "imageTranspositionKey");
    assertEquals(image.game().equals(position.game()), symmetry.keepsGame(position), "keepsGame");
    checkFacts(position, image, symmetry);
    assertEquals(
        position.components().stream()
            .map(component -> symmetry.cells().apply(component.cells()))
            .collect(Collectors.toSet()),
        image.components().stream().map(Component::cells).collect(Collectors.toSet()),
        "components of the image");
    checkInverse(position, image, symmetry);
    checkLegality(position, image, symmetry, moves);
    checkPlay(position, image, symmetry);
  }

  private static <M extends Move> void checkFacts(
      Position<M> position, Position<M> image, GameSymmetry<M> symmetry) {
    boolean swap = symmetry.swapsPlayers();
    assertEquals(symmetry.cells().target(), image.board(), "board of the image");
    assertEquals(
        position.toMove().map(p -> swap ? p.opponent() : p), image.toMove(), "toMove of the image");
    assertEquals(
        position.outcome().map(o -> swap ? o.swapPlayers() : o),
        image.outcome(),
        "outcome of the image");
    for (Player player : Player.values()) {
      assertEquals(
          position.side(player).isPresent(),
          image.side(swap ? player.opponent() : player).isPresent(),
          "side in the image");
    }
    for (Cell cell : position.board().cells()) {
      assertEquals(
          position.symbol(cell) == '.',
          image.symbol(symmetry.cells().apply(cell)) == '.',
          () -> "emptiness of the image of " + cell);
    }
    if (image.game().equals(position.game())) {
      assertEquals(position.canonical(), image.canonical(), "canonical position of the image");
      if (!symmetry.swapsPlayers()) {
        assertEquals(
            position.canonicalFormWithoutSwap().position(),
            image.canonicalFormWithoutSwap().position(),
            "canonical position of the image without a swap");
      }
    }
  }

  private static <M extends Move> void checkInverse(
      Position<M> position, Position<M> image, GameSymmetry<M> symmetry) {
    assertTrue(
        image.game().symmetries().stream()
            .filter(inverse -> inverse.swapsPlayers() == symmetry.swapsPlayers())
            .filter(inverse -> inverse.cells().equals(symmetry.cells().inverse()))
            .anyMatch(inverse -> inverse.apply(image).equals(position)),
        () -> "no inverse maps back the image '" + image + "'");
  }

  private static <M extends Move> void checkLegality(
      Position<M> position, Position<M> image, GameSymmetry<M> symmetry, List<M> moves) {
    Set<M> images = position.legalMoves().stream().map(symmetry::apply).collect(Collectors.toSet());
    assertEquals(images, new HashSet<>(image.legalMoves()), "legal moves of the image");
    for (M move : position.legalMoves()) {
      assertEquals(
          move.cells().stream().map(symmetry.cells()::apply).collect(Collectors.toSet()),
          Set.copyOf(symmetry.apply(move).cells()),
          () -> "cells of the image of " + move);
    }
    for (M move : moves) {
      Sample.inContext(
          "move",
          move,
          () ->
              assertEquals(
                  position.isLegal(move),
                  image.isLegal(symmetry.apply(move)),
                  "legality of the image"));
    }
  }

  private static <M extends Move> void checkPlay(
      Position<M> position, Position<M> image, GameSymmetry<M> symmetry) {
    List<M> moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i += 1 + moves.size() / 5) {
      M move = moves.get(i);
      Position<M> next = position.play(move);
      if (symmetry.appliesTo(next)) {
        assertEquals(
            symmetry.apply(next),
            image.play(symmetry.apply(move)),
            () -> "the image of playing " + move);
      }
    }
  }
}
