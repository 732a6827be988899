/**
 * The shared rules of territory games, whose sides are Vertical and Horizontal. Each game adds its
 * rules for stones.
 *
 * <p>Before the first stone, the first player names a {@linkplain
 * io.github.boardrules.core.territory.Komi komi} from a list, and the second player chooses a
 * {@linkplain io.github.boardrules.core.territory.Orientation side}. With a fixed opening, the
 * rules of the game determine both. Vertical moves first, and the sides alternate. Passing is
 * always legal after the opening, and two passes in a row end the game. The side with the higher
 * {@linkplain io.github.boardrules.core.territory.TerritoryScore score} wins; the score of
 * Horizontal includes the komi.
 *
 * <p>{@link io.github.boardrules.core.territory.TerritoryRules} contains the options of a game.
 *
 * <p>{@link io.github.boardrules.core.territory.TerritoryViolationCode}, {@link
 * io.github.boardrules.core.territory.TerritoryDefectCode} and {@link
 * io.github.boardrules.core.territory.TerritoryReason} are the codes of the shared rules. This
 * package contains all that players of such games meet. Authors of such games build on the package
 * {@code spi} in it.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.territory;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
