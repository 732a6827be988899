/**
 * What games of the sides Vertical and Horizontal share: everything but the rules for stones.
 *
 * <p>Before the first stone, the first player names a {@linkplain
 * io.github.boardrules.core.territory.Komi komi} from a list and the second player chooses a
 * {@linkplain io.github.boardrules.core.territory.Orientation side}; or both are given. Vertical
 * moves first and the sides alternate. Passing is always legal, and two passes in a row end the
 * game. The higher {@linkplain io.github.boardrules.core.territory.TerritoryScore score}, which
 * includes the komi for Horizontal, wins.
 *
 * <p>{@link io.github.boardrules.core.territory.TerritoryRules} are the options of a game, and
 * {@link io.github.boardrules.core.territory.TerritoryState} is everything of a position but its
 * board:
 *
 * <pre>{@code
 * TerritoryRules rules = TerritoryRules.standard(9, 9).fixed(Komi.parse("4.5"));
 * TerritoryState state = TerritoryState.start(rules);
 * state.toMove(); // → Optional[FIRST]
 * state.afterPlacement().sideToMove(); // → HORIZONTAL
 * state.score(40, 36); // → Vertical 40, Horizontal 36 + 4.5
 * }</pre>
 *
 * <p>A game extends {@link io.github.boardrules.core.territory.TerritoryMove}, {@link
 * io.github.boardrules.core.territory.TerritoryPosition}, {@link
 * io.github.boardrules.core.territory.TerritoryGame} and {@link
 * io.github.boardrules.core.territory.TerritorySymmetry}, implements {@link
 * io.github.boardrules.core.territory.TerritorySetup}, and supplies the rules for stones.
 */
@NullMarked
package io.github.boardrules.core.territory;

import org.jspecify.annotations.NullMarked;
