package io.github.boardrules.loa;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.conformance.ActionsTest;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Compares games, under all rules and on all boards, with {@link NaiveLoa}. */
class LoaActionsTest extends ActionsTest<LoaMove, NaiveLoa> {
  @Override
  protected Arbitrary<Subject<LoaMove, NaiveLoa>> subjects() {
    Arbitrary<Subject<LoaMove, NaiveLoa>> anywhere =
        Starts.starts().map(start -> subject(start.options(), Starts.naiveRules(start.rules())));
    Arbitrary<Subject<LoaMove, NaiveLoa>> standard =
        Starts.rules().map(rules -> subject(rules, Starts.naiveRules(rules)));
    return Arbitraries.oneOf(anywhere, standard);
  }

  private static Subject<LoaMove, NaiveLoa> subject(Options options, NaiveLoa.Rules rules) {
    return new Subject<>(
        new LoaGameType().game(options), start -> model(rules, (LoaPosition) start));
  }

  private static NaiveLoa model(NaiveLoa.Rules rules, LoaPosition start) {
    return NaiveLoa.start(
        rules,
        cells(start.pieces(Color.BLACK)),
        cells(start.pieces(Color.WHITE)),
        start.turn().symbol());
  }

  private static Set<String> cells(Set<Cell> cells) {
    return cells.stream().map(Cell::notation).collect(Collectors.toSet());
  }

  @Override
  protected NaiveLoa play(NaiveLoa model, Position<LoaMove> before, LoaMove move) {
    return model.play(move.notation());
  }

  @Override
  protected void compare(Position<LoaMove> position, NaiveLoa model) {
    LoaDifferentialProperties.compare((LoaPosition) position, model);
  }
}
