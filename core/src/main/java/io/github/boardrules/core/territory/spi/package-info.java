/**
 * What authors of territory games build on.
 *
 * <p>A game extends {@link io.github.boardrules.core.territory.spi.TerritoryGame} and {@link
 * io.github.boardrules.core.territory.spi.TerritoryPosition}, which contain the opening, the turns
 * and the end by two passes, and {@link io.github.boardrules.core.territory.spi.TerritoryMove} with
 * a sealed class that has a nested class for each kind of move. It answers three questions:
 *
 * <ul>
 *   <li>Where may a stone be placed? {@link
 *       io.github.boardrules.core.territory.spi.TerritoryStones}.
 *   <li>Which position follows a placement? {@link
 *       io.github.boardrules.core.territory.spi.TerritoryPosition#playUnchecked}.
 *   <li>Is a setup a position? {@link io.github.boardrules.core.territory.spi.TerritorySetupCheck}.
 * </ul>
 *
 * <p>A game may have further moves, and agreements that the shared {@linkplain
 * io.github.boardrules.core.territory.spi.TerritoryState state} does not contain: it overrides
 * {@link io.github.boardrules.core.territory.spi.TerritoryPosition#movesWithoutStone} and {@link
 * io.github.boardrules.core.territory.spi.TerritoryPosition#extra}.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.territory.spi;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
