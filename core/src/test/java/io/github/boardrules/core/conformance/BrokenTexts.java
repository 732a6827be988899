package io.github.boardrules.core.conformance;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.StableHash;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Games with faults in the texts of moves and positions. */
final class BrokenTexts {
  private BrokenTexts() {}

  static Stream<BrokenGame> all() {
    return Stream.of(texts()).flatMap(List::stream);
  }

  private static List<BrokenGame> texts() {
    return List.of(
        BrokenGame.of(
            "the hash depends on the moves that led to the position",
            Promise.POSITION_TEXT,
            new Answers() {
              @Override
              long hash(AnsweringPosition p) {
                return super.hash(p) ^ StableHash.mix(p.plies);
              }
            }),
        BrokenGame.of(
            "the text omits the number of passes",
            Promise.POSITION_TEXT,
            new Answers() {
              @Override
              String text(AnsweringPosition p) {
                return super.text(p).replaceFirst("1$", "0");
              }
            }),
        BrokenGame.of(
            "the text contains the number of passes, but parsing ignores it",
            Promise.POSITION_TEXT,
            new Answers() {
              @Override
              Setup parseSetup(AnsweringGame game, CharSequence text) {
                RowPosition read = game.real().read(text);
                int passes = read.passes() == 1 ? 0 : read.passes();
                return new AnsweringGame.RowSetup(
                    new RowPosition(read.game(), read.stones(), read.turn(), passes), "");
              }
            }),
        BrokenGame.of(
            "the outcome depends on state that neither the text nor equals includes",
            Promise.POSITION_TEXT,
            new Answers() {
              @Override
              Optional<Outcome> outcome(AnsweringPosition p) {
                return super.outcome(p).map(o -> p.plies > 4 ? o.swapPlayers() : o);
              }
            }),
        BrokenGame.of(
            "the order of the legal moves depends on the moves that led to the position",
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
            "a strictly parsed text is refused by lenient parsing",
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
            "the notation of a move is parsed to a different move",
            Promise.MOVE_TEXT,
            new Answers() {
              @Override
              RowMove parseMove(AnsweringPosition p, CharSequence text, Strictness strictness) {
                RowMove move = super.parseMove(p, text, strictness);
                return move.equals(RowMove.on(new Cell(1, 0))) ? RowMove.PASS : move;
              }
            }),
        BrokenGame.of(
            "a parsed move has a different hash code",
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
            "late in the game the notation of a move is parsed to a different move",
            Promise.RECORD,
            new Answers() {
              @Override
              RowMove parseMove(AnsweringPosition p, CharSequence text, Strictness strictness) {
                RowMove move = super.parseMove(p, text, strictness);
                return p.plies > 2 ? RowMove.PASS : move;
              }
            }),
        new BrokenGame(
            "every text that begins like a pass is parsed to a pass",
            BrokenGame.BAD_INPUTS,
            new Answers() {
              @Override
              RowMove parseMove(AnsweringPosition p, CharSequence text, Strictness strictness) {
                return text.toString().startsWith("pas")
                    ? RowMove.PASS
                    : super.parseMove(p, text, strictness);
              }
            }),
        BrokenGame.of(
            "the notation of a move is not its toString",
            Promise.MOVE_TEXT,
            new Answers() {
              @Override
              List<RowMove> legalMoves(AnsweringPosition p) {
                return Lists.transform(super.legalMoves(p), move -> move.withNotation("x" + move));
              }
            }),
        BrokenGame.of(
            "a parsed move has no cells",
            Promise.MOVE_TEXT,
            new Answers() {
              @Override
              RowMove parseMove(AnsweringPosition p, CharSequence text, Strictness strictness) {
                return super.parseMove(p, text, strictness).withCells(ImmutableList.of());
              }
            }),
        BrokenGame.of(
            "a move has a cell that its notation does not name",
            Promise.MOVE_TEXT,
            new Answers() {
              private final ImmutableList<Cell> cells = ImmutableList.of(new Cell(5, 5));

              @Override
              List<RowMove> legalMoves(AnsweringPosition p) {
                return Lists.transform(super.legalMoves(p), move -> move.withCells(cells));
              }

              @Override
              RowMove parseMove(AnsweringPosition p, CharSequence text, Strictness strictness) {
                return super.parseMove(p, text, strictness).withCells(cells);
              }
            }));
  }
}
