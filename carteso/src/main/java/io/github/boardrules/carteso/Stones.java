package io.github.boardrules.carteso;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.StableHash;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareSets;
import io.github.boardrules.core.territory.Orientation;
import java.util.Optional;

/** Everything on the board: the stones, their reaches, and the claims. Immutable. */
final class Stones {
  private static final int BLACK = 1;
  private static final int WHITE = 2;
  private static final int VERTICAL = 3;
  private static final int HORIZONTAL = 4;

  private final SquareSets sets;
  private final Spans spans;
  private final ColourStones black;
  private final ColourStones white;
  private final Claims claims;

  private Stones(
      SquareSets sets, Spans spans, ColourStones black, ColourStones white, Claims claims) {
    this.sets = sets;
    this.spans = spans;
    this.black = black;
    this.white = white;
    this.claims = claims;
  }

  /** Stones on the board of a game, with claims that are already made. */
  static Stones of(CartesoGame game, CellSet black, CellSet white, Claims claims) {
    SquareSets sets = game.sets();
    Spans spans = game.spans();
    return new Stones(
        sets,
        spans,
        ColourStones.of(sets, spans, black, white),
        ColourStones.of(sets, spans, white, black),
        claims);
  }

  private ColourStones of(Colour colour) {
    return colour == Colour.BLACK ? black : white;
  }

  CellSet points(Colour colour) {
    return of(colour).points();
  }

  CellSet empty() {
    return black.points().union(white.points()).complement();
  }

  Claims claims() {
    return claims;
  }

  /**
   * The stones after a placement on an empty point. The new stone can finish the group that it
   * makes, whose reach it does not change, and groups of the other colour, whose reach it cuts.
   *
   * @param squareOwner the side that owns groups with as many rows as columns: the opponent of the
   *     placer
   */
  Stones after(Colour colour, int point, Orientation squareOwner) {
    CellSet stone = sets.board().setOf(sets.board().cell(point));
    ColourStones own = of(colour).plus(stone);
    CellSet group = sets.component(own.points(), point);
    Claims after = claimsOnNewGroup(group, own.reach(point).span(), squareOwner);

    ColourStones other = of(colour.opposite());
    Reach reach = other.reach(point);
    ImmutableList.Builder<Reach> parts = ImmutableList.builder();
    for (CellSet part : sets.parts(reach.points(), point)) {
      Span span = spans.of(part);
      parts.add(new Reach(part, span));
      if (!span.equals(reach.span())) {
        after = claimsOnFinished(after, part.intersection(other.points()), span, squareOwner);
      }
    }
    ColourStones cut = other.cut(reach, parts.build());
    return colour == Colour.BLACK
        ? new Stones(sets, spans, own, cut, after)
        : new Stones(sets, spans, cut, own, after);
  }

  private Claims claimsOnNewGroup(CellSet group, Span reach, Orientation squareOwner) {
    Optional<Orientation> claimant = claims.claimant(group);
    if (claimant.isPresent()) {
      return claims.plus(claimant.get(), group);
    }
    Span span = spans.of(group);
    return span.equals(reach) ? claims.plus(span.owner().orElse(squareOwner), group) : claims;
  }

  /** Claims the unclaimed groups among some stones, all within one reach, that span all of it. */
  private Claims claimsOnFinished(
      Claims before, CellSet stones, Span reach, Orientation squareOwner) {
    Claims after = before;
    CellSet unclaimed = stones.minus(before.vertical()).minus(before.horizontal());
    for (CellSet group : sets.components(unclaimed)) {
      if (spans.of(group).equals(reach)) {
        after = after.plus(reach.owner().orElse(squareOwner), group);
      }
    }
    return after;
  }

  /** The groups of both colours, ordered by their first cells. */
  ImmutableList<Group> groups(Orientation squareOwner) {
    ImmutableList.Builder<Group> groups = ImmutableList.builder();
    for (Colour colour : Colour.values()) {
      for (CellSet cells : sets.components(points(colour))) {
        Span span = spans.of(cells);
        groups.add(
            new Group(
                colour,
                cells,
                span.rows(),
                span.cols(),
                span.owner().orElse(squareOwner),
                span.equals(of(colour).reach(cells.nextIndex(0)).span()),
                claims.claimant(cells)));
      }
    }
    return ImmutableList.sortedCopyOf((a, b) -> a.anchor().compareTo(b.anchor()), groups.build());
  }

  /** The colour of the stone on a point. */
  Optional<Colour> colour(Cell cell) {
    return black.points().contains(cell)
        ? Optional.of(Colour.BLACK)
        : white.points().contains(cell) ? Optional.of(Colour.WHITE) : Optional.empty();
  }

  /** The hash of board, stones and claims. */
  long hash() {
    return StableHash.of(sets.board().width(), sets.board().height())
        ^ hash(BLACK, black.points())
        ^ hash(WHITE, white.points())
        ^ hash(VERTICAL, claims.vertical())
        ^ hash(HORIZONTAL, claims.horizontal());
  }

  /** The hash of these stones, given those before the last placement and their hash. */
  long hash(Stones before, long hash) {
    return hash
        ^ hash(BLACK, black.points().minus(before.black.points()))
        ^ hash(WHITE, white.points().minus(before.white.points()))
        ^ hash(VERTICAL, claims.vertical().minus(before.claims.vertical()))
        ^ hash(HORIZONTAL, claims.horizontal().minus(before.claims.horizontal()));
  }

  private static long hash(int kind, CellSet points) {
    long hash = 0;
    for (int point = points.nextIndex(0); point >= 0; point = points.nextIndex(point + 1)) {
      hash ^= StableHash.key(kind, point);
    }
    return hash;
  }

  boolean sameAs(Stones other) {
    return black.points().equals(other.black.points())
        && white.points().equals(other.white.points())
        && claims.equals(other.claims);
  }
}
