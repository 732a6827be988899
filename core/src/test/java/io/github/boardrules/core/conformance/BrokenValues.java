package io.github.boardrules.core.conformance;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.CanonicalForm;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Games with faults in the equality of positions or in symmetries. */
final class BrokenValues {
  private BrokenValues() {}

  static Stream<BrokenGame> all() {
    return Stream.of(equality(), symmetry()).flatMap(List::stream);
  }

  /** Answers whose hash has the stones and the passes, but not the turn. */
  static Answers hashWithoutTurn() {
    return new Answers() {
      @Override
      long hash(AnsweringPosition p) {
        RowPosition real = p.real;
        return new RowPosition(real.game(), real.stones(), Player.FIRST, real.passes()).hash();
      }
    };
  }

  private static List<BrokenGame> equality() {
    return List.of(
        BrokenGame.of(
            "equals ignores the player to move",
            Promise.EQUALITY,
            new Answers() {
              @Override
              boolean equal(AnsweringPosition p, AnsweringPosition other) {
                return p.real.stones().equals(other.real.stones())
                    && p.real.passes() == other.real.passes();
              }
            }),
        BrokenGame.of(
            "the hash ignores the number of passes",
            Promise.EQUALITY,
            new Answers() {
              @Override
              long hash(AnsweringPosition p) {
                RowPosition real = p.real;
                return new RowPosition(real.game(), real.stones(), real.turn(), 0).hash();
              }
            }),
        BrokenGame.of("the hash ignores the player to move", Promise.EQUALITY, hashWithoutTurn()),
        BrokenGame.of(
            "equal positions have different hash codes",
            Promise.EQUALITY,
            new Answers() {
              @Override
              int hashCode(AnsweringPosition p) {
                return System.identityHashCode(p);
              }
            }),
        BrokenGame.of(
            "all positions have the same hash code",
            Promise.EQUALITY,
            new Answers() {
              @Override
              int hashCode(AnsweringPosition p) {
                return 1;
              }
            }),
        BrokenGame.of(
            "equals is not symmetric",
            Promise.EQUALITY,
            new Answers() {
              @Override
              boolean equal(AnsweringPosition p, AnsweringPosition other) {
                return super.equal(p, other) && p.plies <= other.plies;
              }
            }),
        BrokenGame.of(
            "the transposition key ignores the player to move",
            Promise.EQUALITY,
            new Answers() {
              @Override
              long transpositionKey(AnsweringPosition p) {
                RowPosition real = p.real;
                return new RowPosition(real.game(), real.stones(), Player.FIRST, 0).hash();
              }
            }),
        BrokenGame.of(
            "the transposition key of equal positions depends on the moves before",
            Promise.EQUALITY,
            new Answers() {
              @Override
              long transpositionKey(AnsweringPosition p) {
                return p.hash() + p.plies;
              }
            }),
        new BrokenGame(
            "finished positions differ only in the player to move",
            BrokenGame.FINISHED,
            new Answers() {
              @Override
              long hash(AnsweringPosition p) {
                return super.hash(p) ^ (knowsSecond(p) ? 1L << 40 : 0);
              }

              @Override
              boolean equal(AnsweringPosition p, AnsweringPosition other) {
                return super.equal(p, other) && knowsSecond(p) == knowsSecond(other);
              }

              private static boolean knowsSecond(AnsweringPosition p) {
                return p.real.isOver() && p.plies % 2 == 1;
              }
            }));
  }

  private static List<BrokenGame> symmetry() {
    return List.of(
        BrokenGame.of(
            "the mirror does not mirror moves",
            Promise.SYMMETRY,
            new Answers() {
              @Override
              RowMove image(RowGame.Mirror mirror, RowMove move) {
                return move;
              }
            }),
        BrokenGame.of(
            "the mirror resets the number of passes",
            Promise.SYMMETRY,
            new Answers() {
              @Override
              RowPosition image(RowGame.Mirror mirror, RowPosition position) {
                RowPosition image = super.image(mirror, position);
                return mirror.cells().isIdentity()
                    ? image
                    : new RowPosition(image.game(), image.stones(), image.turn(), 0);
              }
            }),
        BrokenGame.of(
            "the players are swapped, but not the player to move",
            Promise.SYMMETRY,
            new Answers() {
              @Override
              RowPosition image(RowGame.Mirror mirror, RowPosition position) {
                RowPosition image = super.image(mirror, position);
                Player turn = position.turn();
                return new RowPosition(image.game(), image.stones(), turn, image.passes());
              }
            }),
        BrokenGame.of(
            "the colors are swapped, but the symmetry does not report it",
            Promise.SYMMETRY,
            new Answers() {
              @Override
              RowPosition image(RowGame.Mirror mirror, RowPosition position) {
                return super.image(
                    new RowGame.Mirror(mirror.cells(), !mirror.cells().isIdentity()), position);
              }
            }),
        BrokenGame.of(
            "a symmetry removes a stone",
            Promise.SYMMETRY,
            new Answers() {
              @Override
              RowPosition image(RowGame.Mirror mirror, RowPosition position) {
                RowPosition image = super.image(mirror, position);
                return mirror.cells().isIdentity() || image.isOver()
                    ? image
                    : new RowPosition(
                        image.game(),
                        "." + image.stones().substring(1),
                        image.turn(),
                        image.passes());
              }
            }),
        BrokenGame.of(
            "each image has a different canonical position",
            Promise.SYMMETRY,
            new Answers() {
              @Override
              CanonicalForm<RowMove> canonicalForm(
                  AnsweringPosition p, CanonicalForm<RowMove> form) {
                return new CanonicalForm<>(p, p.game().symmetries().get(0));
              }
            }),
        BrokenGame.of(
            "the canonical form names another symmetry",
            Promise.SYMMETRY,
            new Answers() {
              @Override
              CanonicalForm<RowMove> canonicalForm(
                  AnsweringPosition p, CanonicalForm<RowMove> form) {
                return new CanonicalForm<>(form.position(), p.game().symmetries().get(0));
              }
            }),
        BrokenGame.of(
            "the hash of the image is another one",
            Promise.SYMMETRY,
            new Answers() {
              @Override
              long imageHash(Position<RowMove> image) {
                return image.hash() ^ 1;
              }
            }),
        BrokenGame.of(
            "the transposition key of the image is another one",
            Promise.SYMMETRY,
            new Answers() {
              @Override
              long imageTranspositionKey(Position<RowMove> image) {
                return image.transpositionKey() ^ 1;
              }
            }),
        BrokenGame.of(
            "the canonical transposition key is not the smallest",
            Promise.SYMMETRY,
            new Answers() {
              @Override
              long canonicalTranspositionKey(AnsweringPosition p, long key) {
                return p.transpositionKey();
              }
            }),
        BrokenGame.of(
            "the mirror does not mirror the cells of moves",
            Promise.SYMMETRY,
            new Answers() {
              @Override
              RowMove image(RowGame.Mirror mirror, RowMove move) {
                return super.image(mirror, move).withCells(move.cells());
              }
            }),
        BrokenGame.of(
            "the mirror refuses moves beyond the board",
            Promise.SYMMETRY,
            new Answers() {
              @Override
              RowMove image(RowGame.Mirror mirror, RowMove move) {
                Optional<Cell> unused = move.cell().map(mirror.cells()::apply);
                return super.image(mirror, move);
              }
            }),
        BrokenGame.of(
            "the mirror does not mirror components",
            Promise.SYMMETRY,
            new Answers() {
              @Override
              ImmutableList<RowPosition.Run> components(AnsweringPosition p) {
                ImmutableList<RowPosition.Run> runs = super.components(p);
                return runs.isEmpty() ? runs : runs.subList(0, 1);
              }
            }),
        BrokenGame.of(
            "equal games have unequal symmetries",
            Promise.SYMMETRY,
            new Answers() {
              @Override
              ImmutableList<GameSymmetry<RowMove>> symmetries(AnsweringGame game) {
                return RowGame.mirrors(game.board())
                    .map(mirror -> new RowSymmetry(mirror, this, new Object()))
                    .collect(ImmutableList.<GameSymmetry<RowMove>>toImmutableList());
              }
            }));
  }
}
