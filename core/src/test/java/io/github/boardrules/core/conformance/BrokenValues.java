package io.github.boardrules.core.conformance;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.StableHash;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Games whose positions are no values, whose texts say something else, or whose images differ. */
final class BrokenValues {
  private BrokenValues() {}

  static Stream<BrokenGame> all() {
    return Stream.of(texts(), setups(), equality(), symmetry()).flatMap(List::stream);
  }

  private static List<BrokenGame> texts() {
    return List.of(
        BrokenGame.of(
            "the hash depends on how the position came about",
            Promise.POSITION_TEXT,
            new Answers() {
              @Override
              long hash(AnsweringPosition p) {
                return super.hash(p) ^ StableHash.mix(p.plies);
              }
            }),
        BrokenGame.of(
            "the text does not say who has passed",
            Promise.POSITION_TEXT,
            new Answers() {
              @Override
              String text(AnsweringPosition p) {
                return super.text(p).replaceFirst("1$", "0");
              }
            }),
        BrokenGame.of(
            "the text says who has passed, and nobody reads it",
            Promise.POSITION_TEXT,
            new Answers() {
              @Override
              AnsweringGame.AnsweringSetup setup(AnsweringGame game, RowPosition read) {
                int passes = read.passes() == 1 ? 0 : read.passes();
                return super.setup(
                    game, new RowPosition(read.game(), read.stones(), read.turn(), passes));
              }
            }),
        BrokenGame.of(
            "the outcome depends on what neither text nor equals know",
            Promise.POSITION_TEXT,
            new Answers() {
              @Override
              Optional<Outcome> outcome(AnsweringPosition p) {
                return super.outcome(p).map(o -> p.plies > 4 ? o.swapPlayers() : o);
              }
            }),
        BrokenGame.of(
            "the order of the moves depends on how the position came about",
            Promise.POSITION_TEXT,
            new Answers() {
              @Override
              List<RowMove> legalMoves(AnsweringPosition p) {
                ImmutableList<RowMove> moves = p.real.legalMoves();
                return p.plies > 1 ? moves.reverse() : moves;
              }
            }),
        BrokenGame.of(
            "a strange text of a move throws what arrays throw",
            Promise.MOVE_TEXT,
            new Answers() {
              @Override
              RowMove parseMove(AnsweringPosition p, CharSequence text, Strictness strictness) {
                return text.charAt(0) == 'P' ? RowMove.PASS : super.parseMove(p, text, strictness);
              }
            }),
        BrokenGame.of(
            "a long text of a move overflows the stack",
            Promise.MOVE_TEXT,
            new Answers() {
              @Override
              RowMove parseMove(AnsweringPosition p, CharSequence text, Strictness strictness) {
                return text.length() > 10 && text.charAt(0) == text.charAt(1)
                    ? parseMove(p, text.subSequence(1, text.length()), strictness)
                    : super.parseMove(p, text, strictness);
              }
            }),
        BrokenGame.of(
            "what is read strictly is not read leniently",
            Promise.MOVE_TEXT,
            new Answers() {
              @Override
              RowMove parseMove(AnsweringPosition p, CharSequence text, Strictness strictness) {
                RowMove move = super.parseMove(p, text, strictness);
                if (strictness == Strictness.LENIENT && p.real.violation(move).isPresent()) {
                  throw new NotationException(NotationException.Code.UNEXPECTED, 0, "illegal");
                }
                return move;
              }
            }),
        BrokenGame.of(
            "a move is read as another one",
            Promise.MOVE_TEXT,
            new Answers() {
              @Override
              RowMove parseMove(AnsweringPosition p, CharSequence text, Strictness strictness) {
                RowMove move = super.parseMove(p, text, strictness);
                return move.equals(RowMove.on(new Cell(1, 0))) ? RowMove.PASS : move;
              }
            }),
        BrokenGame.of(
            "a move that is read has another hash code",
            Promise.MOVE_TEXT,
            new Answers() {
              @Override
              RowMove parseMove(AnsweringPosition p, CharSequence text, Strictness strictness) {
                RowMove move = super.parseMove(p, text, strictness);
                return move.withHashCode(move.hashCode() + 1);
              }
            }),
        BrokenGame.of(
            "all moves have the same hash code",
            Promise.MOVE_TEXT,
            new Answers() {
              @Override
              List<RowMove> legalMoves(AnsweringPosition p) {
                return Lists.transform(super.legalMoves(p), move -> move.withHashCode(1));
              }

              @Override
              RowMove parseMove(AnsweringPosition p, CharSequence text, Strictness strictness) {
                return super.parseMove(p, text, strictness).withHashCode(1);
              }
            }),
        BrokenGame.of(
            "late in the game a move is read as another one",
            Promise.RECORD,
            new Answers() {
              @Override
              RowMove parseMove(AnsweringPosition p, CharSequence text, Strictness strictness) {
                RowMove move = super.parseMove(p, text, strictness);
                return p.plies > 2 ? RowMove.PASS : move;
              }
            }),
        new BrokenGame(
            "whatever begins like a pass is a pass",
            BrokenGame.BAD_INPUTS,
            new Answers() {
              @Override
              RowMove parseMove(AnsweringPosition p, CharSequence text, Strictness strictness) {
                return text.toString().startsWith("pas")
                    ? RowMove.PASS
                    : super.parseMove(p, text, strictness);
              }
            }));
  }

  private static List<BrokenGame> setups() {
    return List.of(
        BrokenGame.of(
            "a strange text of a position throws what arrays throw",
            Promise.SETUP,
            new Answers() {
              @Override
              AnsweringGame.AnsweringSetup parseSetup(AnsweringGame game, CharSequence text) {
                return super.parseSetup(game, text.charAt(0) + text.toString().substring(1));
              }
            }),
        BrokenGame.of(
            "a setup without defects is no position",
            Promise.SETUP,
            new Answers() {
              @Override
              AnsweringGame.AnsweringSetup setup(AnsweringGame game, RowPosition position) {
                ImmutableList<Violation> defects = position.defects();
                return new AnsweringGame.AnsweringSetup() {
                  @Override
                  public ImmutableList<Violation> defects() {
                    return ImmutableList.of();
                  }

                  @Override
                  public Position<RowMove> position() {
                    return new AnsweringGame.RowSetup(game, position, defects).position();
                  }
                };
              }
            }),
        BrokenGame.of(
            "the exception lists only the first defect",
            Promise.SETUP,
            new Answers() {
              @Override
              AnsweringGame.AnsweringSetup setup(AnsweringGame game, RowPosition position) {
                AnsweringGame.AnsweringSetup setup = super.setup(game, position);
                return new AnsweringGame.AnsweringSetup() {
                  @Override
                  public ImmutableList<Violation> defects() {
                    return setup.defects();
                  }

                  @Override
                  public Position<RowMove> position() {
                    if (defects().isEmpty()) {
                      return setup.position();
                    }
                    throw new SetupException(defects().subList(0, 1));
                  }
                };
              }
            }),
        BrokenGame.of(
            "an impossible setup is taken, and its text is not its own",
            Promise.SETUP,
            new Answers() {
              @Override
              AnsweringGame.AnsweringSetup setup(AnsweringGame game, RowPosition position) {
                return new AnsweringGame.RowSetup(game, position, ImmutableList.of());
              }

              @Override
              String text(AnsweringPosition p) {
                return super.text(p).replaceFirst("[3-9]$", "2");
              }
            }),
        BrokenGame.of(
            "the options leave something out",
            Promise.OPTIONS,
            new Answers() {
              @Override
              Options options(RowGame game) {
                return game.cells() == 3 ? Options.none() : super.options(game);
              }
            }));
  }

  private static List<BrokenGame> equality() {
    return List.of(
        BrokenGame.of(
            "equals does not look who is to move",
            Promise.EQUALITY,
            new Answers() {
              @Override
              boolean equal(AnsweringPosition p, AnsweringPosition other) {
                return p.real.stones().equals(other.real.stones())
                    && p.real.passes() == other.real.passes();
              }
            }),
        BrokenGame.of(
            "the hash does not know who has passed",
            Promise.EQUALITY,
            new Answers() {
              @Override
              long hash(AnsweringPosition p) {
                RowPosition real = p.real;
                return new RowPosition(real.game(), real.stones(), real.turn(), 0).hash();
              }
            }),
        BrokenGame.of(
            "equal positions have other hash codes",
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
            "equals holds in one direction",
            Promise.EQUALITY,
            new Answers() {
              @Override
              boolean equal(AnsweringPosition p, AnsweringPosition other) {
                return super.equal(p, other) && p.plies <= other.plies;
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
            "the mirror forgets the passes",
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
            "the seats are swapped, and the one to move is not",
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
            "the colours are swapped, and the symmetry does not say so",
            Promise.SYMMETRY,
            new Answers() {
              @Override
              RowPosition image(RowGame.Mirror mirror, RowPosition position) {
                return super.image(
                    new RowGame.Mirror(mirror.cells(), !mirror.cells().isIdentity()), position);
              }
            }),
        BrokenGame.of(
            "a symmetry loses a stone",
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
            "the canonical position is another one for each image",
            Promise.SYMMETRY,
            new Answers() {
              @Override
              Position<RowMove> canonical(AnsweringPosition p, Position<RowMove> canonical) {
                return p;
              }
            }));
  }
}
